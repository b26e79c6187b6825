//! What was really paid: facts that are never worked out anew.
//!
//! A payment names the two people, the amount and the sessions that it settles. It is taken back by a row that names
//! it, and such a row by another one, so that nothing that was once written down is ever changed. What is owed is for
//! [`crate::settle`] to say.

use super::log::check::check_text;
use super::{EditError, PaymentId, PlayerId, SessionId};
use crate::money::{Currency, LARGEST, Money};
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use thiserror::Error;

/// The most sessions that one payment can settle.
pub const MOST_SETTLED: usize = 1024;

/// One payment that was made between two people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paid {
    /// Its id.
    pub id: PaymentId,
    /// When it was made, with the offset of the place.
    pub at: DateTime<FixedOffset>,
    /// Who paid.
    pub from: PlayerId,
    /// Who was paid.
    pub to: PlayerId,
    /// How much, in minor units, above 0.
    pub amount: Money,
    /// What it was paid in.
    pub currency: Currency,
    /// What people wrote beside it; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The sessions that it settles, one at least, in the order of their ids.
    pub sessions: Vec<SessionId>,
}

impl Paid {
    /// Whether this is a payment that can be kept.
    ///
    /// # Errors
    /// Why not.
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

    /// Whether it counts beside these sessions: as long as one of those that it settles is there.
    ///
    /// Where all of them were deleted, what was paid for them has gone with them.
    pub fn counts(&self, live: &BTreeSet<SessionId>) -> bool {
        self.sessions.iter().any(|session| live.contains(session))
    }
}

/// Takes back a payment, or a row that took one back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// Its own id.
    pub id: PaymentId,
    /// When, with the offset of the place.
    pub at: DateTime<FixedOffset>,
    /// The row that it takes back.
    pub of: PaymentId,
}

/// The ids among payments and what took them back that are in force.
///
/// A row is in force unless one that is in force takes it back. Of rows that take back each other in a circle, which
/// nobody could have written one after the other, none is.
pub fn in_force(paid: &[Paid], taken_back: &[TakeBack]) -> BTreeSet<PaymentId> {
    let mut against: BTreeMap<PaymentId, Vec<PaymentId>> = BTreeMap::new();
    for row in taken_back {
        against.entry(row.of).or_default().push(row.id);
    }
    let ids = paid.iter().map(|one| one.id);
    let all: Vec<PaymentId> = ids.chain(taken_back.iter().map(|row| row.id)).collect();
    let mut waiting: BTreeMap<PaymentId, usize> = all
        .iter()
        .map(|id| (*id, against.get(id).map_or(0, Vec::len)))
        .collect();
    let mut known: BTreeMap<PaymentId, bool> = BTreeMap::new();
    let mut next: Vec<PaymentId> = all.iter().copied().filter(|id| waiting[id] == 0).collect();
    let of: BTreeMap<PaymentId, PaymentId> =
        taken_back.iter().map(|row| (row.id, row.of)).collect();
    while let Some(id) = next.pop() {
        let rows = against.get(&id).into_iter().flatten();
        let stands = !rows.into_iter().any(|row| known.get(row) == Some(&true));
        known.insert(id, stands);
        let Some(target) = of.get(&id) else { continue };
        if let Some(left) = waiting.get_mut(target) {
            *left -= 1;
            if *left == 0 {
                next.push(*target);
            }
        }
    }
    let stands = |id: &PaymentId| known.get(id) == Some(&true);
    all.into_iter().filter(stands).collect()
}

/// Why something is no payment.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PaidError {
    /// From somebody to the same one.
    #[error("nobody pays himself")]
    ToOneself,
    /// Nothing, or less.
    #[error("a payment is more than 0")]
    NotAboveZero,
    /// Beyond [`LARGEST`].
    #[error("a payment too large to count")]
    TooLarge,
    /// For no session, or for more than [`MOST_SETTLED`].
    #[error("a payment settles one session at least and {MOST_SETTLED} at most")]
    Sessions,
    /// Sessions that are not in the order of their ids, or one twice.
    #[error("the sessions of a payment are not in order")]
    Order,
    /// A note that cannot be kept.
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

    fn standing(rows: &[TakeBack]) -> Vec<u128> {
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
        let ids = in_force(&[paid], rows).into_iter();
        ids.map(|id| id.0).collect()
    }

    #[test]
    fn a_payment_has_its_bounds() {
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
    fn what_is_taken_back_can_be_put_back() {
        assert_eq!(standing(&[]), [1]);
        assert_eq!(standing(&[back(2, 1)]), [2]);
        assert_eq!(standing(&[back(2, 1), back(3, 2)]), [1, 3]);
        assert_eq!(standing(&[back(3, 2), back(2, 1)]), [1, 3]);
        // Two devices took it back, and one put it back.
        assert_eq!(standing(&[back(2, 1), back(4, 1), back(3, 2)]), [3, 4]);
        assert_eq!(standing(&[back(2, 1), back(3, 2), back(4, 3)]), [2, 4]);
        // A row against one that is not there, and a circle.
        assert_eq!(standing(&[back(2, 77)]), [1, 2]);
        assert_eq!(standing(&[back(2, 3), back(3, 2)]), [1]);
    }
}
