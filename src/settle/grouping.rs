//! Groups that are summed: players with amounts, sessions with payments.

use super::SettleError;
use crate::ledger::{Paid, PlayerId, SessionId};
use crate::money::Money;
use std::collections::{BTreeMap, BTreeSet};

/// The sum of each player's amounts, in order of joining.
///
/// # Errors
/// A sum overflows.
pub(super) fn summed<C: FromIterator<(PlayerId, Money)>>(
    amounts: impl IntoIterator<Item = (PlayerId, Money)>,
) -> Result<C, SettleError> {
    // A sum cannot overflow an `i128`.
    let mut sums: Vec<(PlayerId, i128)> = Vec::new();
    let mut places: BTreeMap<PlayerId, usize> = BTreeMap::new();
    for (who, money) in amounts {
        let place = *places.entry(who).or_insert(sums.len());
        match sums.get_mut(place) {
            Some((_, sum)) => *sum += i128::from(money.0),
            None => sums.push((who, money.0.into())),
        }
    }
    let counted = |sum| i64::try_from(sum).map_err(|_| SettleError::Overflow);
    let sums = sums.into_iter();
    sums.map(|(who, sum)| Ok((who, Money(counted(sum)?))))
        .collect()
}

/// What a payment takes off the debt of the payer, and off what the payee is owed.
pub(super) fn moved(one: &Paid) -> [(PlayerId, Money); 2] {
    [(one.from, one.amount), (one.to, Money(-one.amount.0))]
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
