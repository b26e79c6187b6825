//! What belongs together before it is added up: people and what they have, sessions and what was paid for them.

use super::SettleError;
use crate::ledger::{Paid, PlayerId, SessionId};
use crate::money::Money;
use std::collections::{BTreeMap, BTreeSet};

/// People in the order in which they came, and what they have. No sum of amounts can leave it.
#[derive(Clone, Debug, Default)]
pub(super) struct People {
    all: Vec<(PlayerId, i128)>,
    places: BTreeMap<PlayerId, usize>,
}

impl People {
    /// Adds to what somebody has, who may be new.
    pub(super) fn add(&mut self, who: PlayerId, more: i128) {
        let place = *self.places.entry(who).or_insert(self.all.len());
        match self.all.get_mut(place) {
            Some((_, sum)) => *sum += more,
            None => self.all.push((who, more)),
        }
    }

    /// Everybody, and what each has.
    ///
    /// # Errors
    /// Where it is out of bounds.
    pub(super) fn counted(self) -> Result<(Vec<PlayerId>, Vec<Money>), SettleError> {
        let mut counted = (Vec::new(), Vec::new());
        for (who, sum) in self.all {
            counted.0.push(who);
            counted.1.push(Money(
                i64::try_from(sum).map_err(|_| SettleError::Overflow)?,
            ));
        }
        Ok(counted)
    }
}

/// Sessions, those together that a payment joins, with what was paid for them in the order of the list. A session that is
/// only named by a payment is there too.
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
    let mut payments: Vec<Vec<&Paid>> = vec![Vec::new(); groups.all.len()];
    let of = |one: &Paid| groups.of.get(one.sessions.first()?).copied();
    for (one, group) in paid.iter().filter_map(|one| Some((*one, of(one)?))) {
        payments[group].push(one);
    }
    let all = groups.all.into_iter().zip(payments);
    all.filter(|(group, _)| !group.is_empty())
        .map(|(group, paid)| (group.into_iter().collect(), paid))
        .collect()
}

/// Sessions in groups.
#[derive(Default)]
struct Groups {
    /// A group that has joined another is empty.
    all: Vec<BTreeSet<SessionId>>,
    of: BTreeMap<SessionId, usize>,
}

impl Groups {
    /// Puts these into one group, with all who are in a group with one of them.
    fn join(&mut self, sessions: &[SessionId]) {
        let known = sessions.iter().filter_map(|session| self.of.get(session));
        let known: BTreeSet<usize> = known.copied().collect();
        // The smaller ones move.
        let largest = known
            .iter()
            .copied()
            .max_by_key(|group| self.all[*group].len());
        let into = largest.unwrap_or_else(|| {
            self.all.push(BTreeSet::new());
            self.all.len() - 1
        });
        let mut joining: BTreeSet<SessionId> = sessions.iter().copied().collect();
        for group in known.into_iter().filter(|group| *group != into) {
            joining.extend(std::mem::take(&mut self.all[group]));
        }
        for session in joining {
            self.of.insert(session, into);
            self.all[into].insert(session);
        }
    }
}
