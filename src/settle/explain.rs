//! Where a payment comes from: the hands and the earlier debts behind it, which add up to it line by line.
//!
//! The fewest payments never run in a circle, so that without one of them the people whom they join fall into two
//! groups. All that one group lost together is what it pays the other, and it has this payment alone to do so. The
//! payment is therefore, hand by hand and to the last unit, what that group lost in each of them. Nearly always one of
//! the groups is a single person, and the payment is all that he lost or won.

use super::Payment;
use crate::ledger::{Ledger, PaymentId, SessionId};
use crate::money::Money;
use std::collections::BTreeMap;

/// Something that moved money between people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// What a session begins with.
    Begun {
        /// Which session.
        session: SessionId,
    },
    /// A hand.
    Hand {
        /// Of which session.
        session: SessionId,
        /// Which, counted from 0.
        index: usize,
    },
    /// A session that is settled as one game.
    Game {
        /// Which.
        session: SessionId,
    },
    /// All that came of an earlier session.
    Earlier {
        /// Which.
        session: SessionId,
    },
    /// A payment that was made.
    Paid {
        /// Which.
        payment: PaymentId,
    },
}

/// What something moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// What moved it.
    pub cause: Cause,
    /// What everybody won by it, or below 0 lost, by place in a list of people. It sums to zero.
    pub moved: Vec<Money>,
}

/// A payment and what it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The payment.
    pub payment: Payment,
    /// Whose results it is made of, by place, in order.
    pub whose: Vec<usize>,
    /// Whether it is theirs to pay what they lost, rather than to be paid what they won.
    pub lost: bool,
    /// What it is made of, nothing that leaves it as it is among it. The amounts sum to the payment.
    pub lines: Vec<Line>,
}

/// A part of a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it comes from.
    pub cause: Cause,
    /// How much, below 0 where it makes the payment smaller.
    pub amount: Money,
}

/// Where each of these payments comes from, in their order.
///
/// None where they do not settle what the sources moved, or run in a circle, as those of
/// [`super::fewest_payments`] never do.
pub fn explain(payments: &[Payment], sources: &[Source]) -> Option<Vec<Explained>> {
    if !settles(payments, sources) {
        return None;
    }
    let one = |skipped: usize, payment: &Payment| {
        let joined = |from: usize| {
            let others = payments.iter().enumerate();
            let others = others.filter(|(at, _)| *at != skipped).map(|(_, one)| one);
            reached(from, &others.collect::<Vec<_>>())
        };
        let (paying, paid) = (joined(payment.from), joined(payment.to));
        if paying.contains(&payment.to) {
            return None;
        }
        let lost = paying.len() <= paid.len();
        let whose = if lost { paying } else { paid };
        let lines = lines(&whose, lost, sources)?;
        let sum = lines
            .iter()
            .try_fold(Money(0), |sum, line| sum.checked_add(line.amount))?;
        (sum == payment.amount).then_some(Explained {
            payment: *payment,
            whose,
            lost,
            lines,
        })
    };
    payments
        .iter()
        .enumerate()
        .map(|(at, payment)| one(at, payment))
        .collect()
}

/// What moved money in a session, in the order of [`crate::ledger::Session::participants`]: what it begins with and its hands, or the session as
/// a whole where it is settled as one game. Nothing where nothing is played for.
///
/// What a hand moved is what it added to the rounded payouts, so that all of them sum to what everybody wins or loses.
///
/// # Errors
/// Where a sum is out of bounds.
pub fn sources(ledger: &Ledger) -> Result<Vec<Source>, super::SettleError> {
    let session = ledger.session().id;
    if super::is_one_game(ledger) {
        let payouts = super::payouts(ledger)?.into_iter();
        return Ok(payouts
            .map(|payouts| Source {
                cause: Cause::Game { session },
                moved: payouts.rounded,
            })
            .collect());
    }
    let mut rows = super::running(ledger)?.unwrap_or_default();
    let begun = super::begun_with(ledger)?;
    if let (Some(first), Some(begun)) = (rows.first_mut(), &begun) {
        // Running payouts count it with the first hand.
        for (moved, before) in first.iter_mut().zip(begun) {
            let own = moved.checked_sub(*before);
            *moved = own.ok_or(super::SettleError::Overflow)?;
        }
    }
    let begun = begun.into_iter().map(|moved| Source {
        cause: Cause::Begun { session },
        moved,
    });
    let hand = |(index, moved)| Source {
        cause: Cause::Hand { session, index },
        moved,
    };
    Ok(begun
        .chain(rows.into_iter().enumerate().map(hand))
        .collect())
}

/// Whether after these payments nothing is left of what the sources moved.
fn settles(payments: &[Payment], sources: &[Source]) -> bool {
    let mut open: BTreeMap<usize, i128> = BTreeMap::new();
    for source in sources {
        for (place, moved) in source.moved.iter().enumerate() {
            *open.entry(place).or_default() += i128::from(moved.0);
        }
    }
    for payment in payments {
        *open.entry(payment.from).or_default() += i128::from(payment.amount.0);
        *open.entry(payment.to).or_default() -= i128::from(payment.amount.0);
    }
    open.values().all(|left| *left == 0)
}

/// What each source makes of a payment that is all these people's.
fn lines(whose: &[usize], lost: bool, sources: &[Source]) -> Option<Vec<Line>> {
    let mut lines = Vec::new();
    for source in sources {
        let mut sum: i64 = 0;
        for place in whose {
            let moved = source.moved.get(*place).map_or(0, |money| money.0);
            sum = if lost {
                sum.checked_sub(moved)?
            } else {
                sum.checked_add(moved)?
            };
        }
        if sum != 0 {
            lines.push(Line {
                cause: source.cause,
                amount: Money(sum),
            });
        }
    }
    Some(lines)
}

/// Everybody whom payments join with somebody, himself among them, in order.
fn reached(from: usize, payments: &[&Payment]) -> Vec<usize> {
    let mut all = vec![from];
    let mut next = 0;
    while let Some(here) = all.get(next).copied() {
        next += 1;
        for payment in payments {
            let there = match here {
                here if here == payment.from => payment.to,
                here if here == payment.to => payment.from,
                _ => continue,
            };
            if !all.contains(&there) {
                all.push(there);
            }
        }
    }
    all.sort_unstable();
    all
}
