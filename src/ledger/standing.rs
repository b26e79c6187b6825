//! Who stands where.

use super::Ledger;
use crate::scheme::{Rules, Scheme};
use std::collections::BTreeSet;

impl Ledger {
    /// Who ever sat in a hand, in the order of [`super::Session::participants`].
    pub fn sat(&self) -> Vec<bool> {
        let seated: BTreeSet<_> = self
            .session()
            .hands
            .iter()
            .flat_map(|hand| &hand.seats)
            .collect();
        self.session()
            .participants
            .iter()
            .map(|one| seated.contains(&one.id))
            .collect()
    }

    /// Everybody's place, counted from 1, in the order of [`super::Session::participants`]; none for who never sat.
    ///
    /// Who ties shares the better place, and the next one is left out.
    pub fn places(&self) -> Vec<Option<usize>> {
        let scores: Vec<_> = self
            .totals()
            .into_iter()
            .zip(self.sat())
            .map(|(total, sat)| sat.then_some(total))
            .collect();
        ranked(&scores, lowest_wins(&self.session().scheme))
    }

    /// Those in the first place, in the order of [`super::Session::participants`]; nobody before the first hand.
    pub fn leaders(&self) -> Vec<usize> {
        let places = self.places().into_iter().enumerate();
        places
            .filter(|(_, place)| *place == Some(1))
            .map(|(position, _)| position)
            .collect()
    }
}

/// Places by score, counted from 1.
fn ranked(scores: &[Option<i64>], lowest_wins: bool) -> Vec<Option<usize>> {
    let better = |one: i64, other: i64| {
        if lowest_wins {
            one < other
        } else {
            one > other
        }
    };
    let above = |own: i64| {
        scores
            .iter()
            .copied()
            .flatten()
            .filter(|other| better(*other, own))
            .count()
    };
    scores
        .iter()
        .map(|score| score.map(|own| above(own) + 1))
        .collect()
}

/// Whether the lowest total wins under this scheme.
pub(crate) fn lowest_wins(scheme: &Scheme) -> bool {
    match &scheme.rules {
        Rules::Contracts(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_ties_shares_the_better_place() {
        let scores = [Some(3), None, Some(-1), Some(3), Some(7)];
        assert_eq!(
            ranked(&scores, false),
            [Some(2), None, Some(4), Some(2), Some(1)]
        );
        assert_eq!(
            ranked(&scores, true),
            [Some(2), None, Some(1), Some(2), Some(4)]
        );
    }
}
