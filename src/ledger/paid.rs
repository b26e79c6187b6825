//! Payments made: facts that are never recomputed.
//!
//! A payment has the two players, the amount and the sessions it settles. A payment is undone by a row that names it,
//! and that row by another row, so that no record is ever changed. [`crate::settle`] computes what is owed.

use super::log::check::check_text;
use super::{EditError, PaymentId, PlayerId, SessionId};
use crate::money::{Currency, LARGEST, Money};
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use thiserror::Error;

/// The maximum number of sessions of a payment.
pub const MOST_SETTLED: usize = 1024;

/// A payment to be recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPayment {
    /// The payer.
    pub from: PlayerId,
    /// The payee.
    pub to: PlayerId,
    /// The amount.
    pub amount: Money,
    /// The currency.
    pub currency: Currency,
    /// The sessions it settles.
    pub sessions: Vec<SessionId>,
}

/// A payment between two players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paid {
    /// Its id.
    pub id: PaymentId,
    /// When it was made, with the local offset.
    pub at: DateTime<FixedOffset>,
    /// The payer.
    pub from: PlayerId,
    /// The payee.
    pub to: PlayerId,
    /// The amount in minor units, above 0.
    pub amount: Money,
    /// The currency.
    pub currency: Currency,
    /// Its note; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The sessions it settles, at least one, sorted by id.
    pub sessions: Vec<SessionId>,
}

impl Paid {
    /// Whether another payment is of the same amount between the same players, for a session that this one settles too.
    pub fn pays_the_same(&self, other: &Self) -> bool {
        let key = |one: &Self| (one.from, one.to, one.amount, one.currency);
        key(self) == key(other) && self.sessions.iter().any(|id| other.sessions.contains(id))
    }

    /// Checks that the payment is valid.
    ///
    /// # Errors
    /// It is invalid.
    pub fn check(&self) -> Result<(), PaidError> {
        if self.from == self.to {
            return Err(PaidError::ToOneself);
        }
        if self.amount.0 <= 0 {
            return Err(PaidError::NotAboveZero);
        }
        if self.amount.0 > LARGEST {
            return Err(PaidError::TooLarge);
        }
        if self.sessions.is_empty() || self.sessions.len() > MOST_SETTLED {
            return Err(PaidError::Sessions);
        }
        if !self.sessions.is_sorted_by(|one, other| one < other) {
            return Err(PaidError::Order);
        }
        Ok(check_text("note", &self.note)?)
    }

    /// Whether it counts: at least one of its sessions is live.
    ///
    /// Once all are deleted, their payments do not count.
    pub fn has_live_session(&self, live: &BTreeSet<SessionId>) -> bool {
        self.sessions.iter().any(|session| live.contains(session))
    }
}

/// Undoes a payment, or another such row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// Its id.
    pub id: PaymentId,
    /// When, with the local offset.
    pub at: DateTime<FixedOffset>,
    /// The row it undoes.
    pub of: PaymentId,
}

/// Payments and the rows that undo them, by id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Payments {
    /// The payments, with the player ids at the time of writing.
    pub paid: BTreeMap<PaymentId, Paid>,
    /// The rows that undo payments, or other such rows.
    pub taken_back: BTreeMap<PaymentId, TakeBack>,
}

impl Payments {
    /// The ids of the payments and of these rows.
    pub fn ids(&self) -> impl Iterator<Item = PaymentId> {
        self.paid.keys().chain(self.taken_back.keys()).copied()
    }

    /// What must be undone so that these payments are in force or, without `stand`, are not. Payments that are already
    /// in the wanted state are skipped.
    pub fn to_undo(&self, payments: &[PaymentId], stand: bool) -> Vec<PaymentId> {
        let standing = self.standing();
        let wrong = payments.iter().filter(|id| standing.contains(id) != stand);
        let targets = wrong.flat_map(|id| {
            if !stand {
                return vec![*id];
            }
            let against = self.taken_back.values();
            let against = against.filter(|row| row.of == *id && standing.contains(&row.id));
            against.map(|row| row.id).collect()
        });
        targets.collect()
    }

    /// The payments in force, oldest first.
    pub fn in_force(&self) -> Vec<Paid> {
        let standing = self.standing();
        let paid = self.paid.values().filter(|one| standing.contains(&one.id));
        let mut paid: Vec<Paid> = paid.cloned().collect();
        paid.sort_by_key(|one| (one.at, one.id));
        paid
    }

    /// Keeps these payments, each with its chain of undos and redos.
    pub fn retain(&mut self, mut keep: impl FnMut(&Paid) -> bool) {
        self.paid.retain(|_, one| keep(one));
        let undone_by = self.undone_by();
        let mut next: Vec<PaymentId> = self.paid.keys().copied().collect();
        let mut ids = BTreeSet::new();
        while let Some(id) = next.pop() {
            // Rows of a file may undo each other in a circle.
            if ids.insert(id) {
                next.extend(undone_by.get(&id).into_iter().flatten());
            }
        }
        self.taken_back.retain(|id, _| ids.contains(id));
    }

    /// The rows that undo each payment and each such row.
    fn undone_by(&self) -> BTreeMap<PaymentId, Vec<PaymentId>> {
        let mut all: BTreeMap<PaymentId, Vec<PaymentId>> = BTreeMap::new();
        for row in self.taken_back.values() {
            all.entry(row.of).or_default().push(row.id);
        }
        all
    }

    /// The ids of payments and undo rows in force.
    ///
    /// A row is in force unless a row in force undoes it. If rows undo each other in a circle, none of them is in force.
    pub fn standing(&self) -> BTreeSet<PaymentId> {
        let against = self.undone_by();
        let left = self
            .ids()
            .map(|id| (id, against.get(&id).map_or(0, Vec::len)));
        let mut waiting: BTreeMap<PaymentId, usize> = left.collect();
        let mut known: BTreeMap<PaymentId, bool> = BTreeMap::new();
        let mut next: Vec<PaymentId> = self.ids().filter(|id| waiting[id] == 0).collect();
        while let Some(id) = next.pop() {
            let rows = against.get(&id).into_iter().flatten();
            let stands = !rows.into_iter().any(|row| known.get(row) == Some(&true));
            known.insert(id, stands);
            let target = self.taken_back.get(&id).map(|row| row.of);
            if let Some((target, left)) = target.and_then(|of| Some((of, waiting.get_mut(&of)?))) {
                *left -= 1;
                if *left == 0 {
                    next.push(target);
                }
            }
        }
        let stands = |id: &PaymentId| known.get(id) == Some(&true);
        self.ids().filter(stands).collect()
    }
}

/// Why a payment is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PaidError {
    /// Payer and payee are the same.
    #[error("the payer and the payee are the same person")]
    ToOneself,
    /// The amount is 0 or less.
    #[error("a payment must be more than 0")]
    NotAboveZero,
    /// The amount exceeds [`LARGEST`].
    #[error("the payment is too large to calculate with")]
    TooLarge,
    /// No session, or more than [`MOST_SETTLED`].
    #[error("a payment must settle 1 to {MOST_SETTLED} sessions")]
    Sessions,
    /// Sessions out of order, or a duplicate.
    #[error("the sessions of a payment are out of order, or one is named twice")]
    Order,
    /// An invalid note.
    #[error("{0}")]
    Note(#[from] EditError),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn back(id: u128, of: u128) -> TakeBack {
        TakeBack {
            id: PaymentId(id),
            at: DateTime::UNIX_EPOCH.fixed_offset(),
            of: PaymentId(of),
        }
    }

    /// A payment with the id 1, and these rows.
    fn payments(rows: &[TakeBack]) -> Payments {
        let paid = Paid {
            id: PaymentId(1),
            at: DateTime::UNIX_EPOCH.fixed_offset(),
            from: PlayerId(1),
            to: PlayerId(2),
            amount: Money(5),
            currency: Currency::CHIPS,
            note: String::new(),
            sessions: vec![SessionId(9)],
        };
        Payments {
            paid: BTreeMap::from([(paid.id, paid)]),
            taken_back: rows.iter().map(|row| (row.id, *row)).collect(),
        }
    }

    fn standing(rows: &[TakeBack]) -> Vec<u128> {
        let ids = payments(rows).standing().into_iter();
        ids.map(|id| id.0).collect()
    }

    #[test]
    fn amount_and_sessions_of_a_payment_are_limited() {
        let paid = |minor: i64, sessions: usize| Paid {
            id: PaymentId(1),
            at: DateTime::UNIX_EPOCH.fixed_offset(),
            from: PlayerId(1),
            to: PlayerId(2),
            amount: Money(minor),
            currency: Currency::CHIPS,
            note: String::new(),
            sessions: (0..sessions as u128).map(SessionId).collect(),
        };
        for (minor, sessions, wanted) in [
            (1, 1, Ok(())),
            (0, 1, Err(PaidError::NotAboveZero)),
            (LARGEST, 1, Ok(())),
            (LARGEST + 1, 1, Err(PaidError::TooLarge)),
            (1, 0, Err(PaidError::Sessions)),
            (1, MOST_SETTLED, Ok(())),
            (1, MOST_SETTLED + 1, Err(PaidError::Sessions)),
            (1, MOST_SETTLED + 2, Err(PaidError::Sessions)),
        ] {
            assert_eq!(paid(minor, sessions).check(), wanted);
        }
    }

    #[test]
    fn a_payment_is_kept_with_its_chain_of_undos() {
        // A row undoes the one after it in the order of ids, the last one the payment.
        let chain = (2..100_000).map(|id| back(id, id + 1));
        let chain: Vec<TakeBack> = chain.chain([back(100_000, 1)]).collect();
        let circle = [back(100_001, 100_002), back(100_002, 100_001)];
        let mut all = payments(&[chain.as_slice(), circle.as_slice()].concat());
        all.retain(|_| true);
        assert_eq!(all, payments(&chain));
        all.retain(|_| false);
        assert_eq!(all, Payments::default());
    }

    #[test]
    fn an_undone_payment_can_be_restored() {
        assert_eq!(standing(&[]), [1]);
        assert_eq!(standing(&[back(2, 1)]), [2]);
        assert_eq!(standing(&[back(2, 1), back(3, 2)]), [1, 3]);
        assert_eq!(standing(&[back(3, 2), back(2, 1)]), [1, 3]);
        // Two devices undid it, and one restored it.
        assert_eq!(standing(&[back(2, 1), back(4, 1), back(3, 2)]), [3, 4]);
        assert_eq!(standing(&[back(2, 1), back(3, 2), back(4, 3)]), [2, 4]);
        // An undo of a missing row, and a circle.
        assert_eq!(standing(&[back(2, 77)]), [1, 2]);
        assert_eq!(standing(&[back(2, 3), back(3, 2)]), [1]);
    }
}
