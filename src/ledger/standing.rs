//! Who stands where.

use super::Ledger;
use crate::scheme::{Rules, Scheme};
use std::collections::BTreeSet;

impl Ledger {
    /// Who ever sat in a hand, in the order of [`super::Session::participants`].
    pub fn sat(&self) -> Vec<bool> {
        let seated: BTreeSet<_> = self.session().hands.iter().flat_map(|hand| &hand.seats).collect();
        self.session().participants.iter().map(|one| seated.contains(&one.id)).collect()
    }

    /// Everybody's place, counted from 1, in the order of [`super::Session::participants`]; none for who never sat.
    ///
    /// Who ties shares the better place, and the next one is left out.
    pub fn places(&self) -> Vec<Option<usize>> {
        let lowest = lowest_wins(&self.session().scheme);
        let scores: Vec<Option<i64>> =
            self.totals().into_iter().zip(self.sat()).map(|(total, sat)| sat.then_some(total)).collect();
        let above = |own: i64| {
            let others = scores.iter().copied().flatten();
            others.filter(|other| if lowest { *other < own } else { *other > own }).count()
        };
        scores.iter().map(|score| score.map(|own| above(own) + 1)).collect()
    }

    /// Those in the first place, in the order of [`super::Session::participants`]; nobody before the first hand.
    pub fn leaders(&self) -> Vec<usize> {
        let places = self.places().into_iter().enumerate();
        places.filter(|(_, place)| *place == Some(1)).map(|(position, _)| position).collect()
    }
}

/// Whether the lowest total wins under this scheme.
pub(crate) fn lowest_wins(scheme: &Scheme) -> bool {
    match &scheme.rules {
        Rules::Contracts(_) => false,
    }
}
