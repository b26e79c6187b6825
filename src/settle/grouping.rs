//! Groups that are summed: players with amounts, sessions with payments.

use super::SettleError;
use crate::ledger::{Paid, PlayerId, SessionId};
use crate::money::Money;
use std::collections::{BTreeMap, BTreeSet};

/// Players in order of joining, each with a sum of amounts, which cannot overflow an `i128`.
#[derive(Clone, Debug, Default)]
pub(super) struct PlayerAmounts {
    all: Vec<(PlayerId, i128)>,
    places: BTreeMap<PlayerId, usize>,
}

impl PlayerAmounts {
    /// Adds to a player's amount; adds the player if new.
    pub(super) fn add(&mut self, who: PlayerId, more: i128) {
        let place = *self.places.entry(who).or_insert(self.all.len());
        match self.all.get_mut(place) {
            Some((_, sum)) => *sum += more,
            None => self.all.push((who, more)),
        }
    }

    /// The players and their amounts.
    ///
    /// # Errors
    /// An amount overflows.
    pub(super) fn counted<C: FromIterator<(PlayerId, Money)>>(self) -> Result<C, SettleError> {
        let counted = |sum| i64::try_from(sum).map_err(|_| SettleError::Overflow);
        let all = self.all.into_iter();
        all.map(|(who, sum)| Ok((who, Money(counted(sum)?))))
            .collect()
    }
}

/// Sessions grouped by shared payments, with the payments in list order. Includes sessions only named by a payment.
pub(super) fn together<'p>(
    sessions: impl Iterator<Item = SessionId>,
    paid: &[&'p Paid],
) -> Vec<(Vec<SessionId>, Vec<&'p Paid>)> {
    let mut groups = Groups::default();
    for session in sessions {
        groups.join(&[session]);
    }
    for one in paid {
        groups.join(&one.sessions);
    }
    for one in paid {
        if let Some(group) = one.sessions.first().and_then(|id| groups.of.get(id)) {
            groups.all[*group].1.push(one);
        }
    }
    groups.all.retain(|(sessions, _)| !sessions.is_empty());
    groups.all
}

/// Sessions in groups, with room for their payments.
#[derive(Default)]
struct Groups<'p> {
    /// A group merged into another is empty.
    all: Vec<(Vec<SessionId>, Vec<&'p Paid>)>,
    of: BTreeMap<SessionId, usize>,
}

impl Groups<'_> {
    /// Merges all groups that contain one of these sessions.
    fn join(&mut self, sessions: &[SessionId]) {
        let known = sessions.iter().filter_map(|session| self.of.get(session));
        let known: BTreeSet<usize> = known.copied().collect();
        // Merge smaller groups into the largest.
        let largest = known
            .iter()
            .copied()
            .max_by_key(|group| self.all[*group].0.len());
        let into = largest.unwrap_or_else(|| {
            self.all.push(Default::default());
            self.all.len() - 1
        });
        let mut joining = sessions.to_vec();
        for group in known.into_iter().filter(|group| *group != into) {
            joining.extend(std::mem::take(&mut self.all[group].0));
        }
        // Most groups stay at one session.
        self.all[into].0.reserve_exact(joining.len());
        for session in joining {
            if self.of.insert(session, into) != Some(into) {
                self.all[into].0.push(session);
            }
        }
    }
}
