//! The sources of a payment: hands and earlier debts that add up to it.
//!
//! The fewest payments form no circle, so removing one splits the connected players into two groups. What one group
//! lost in total is what it pays the other, and this payment is the only link. So the payment equals, hand by hand and
//! to the last unit, what that group lost. Usually one group is a single player, and the payment is all that they lost
//! or won.

use super::accumulator::Accumulator;
use super::{Payment, Payouts, SettleError, payouts};
use crate::ledger::{Ledger, PaymentId, SessionId};
use crate::money::Money;
use std::collections::BTreeMap;

/// A source of a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// The points brought forward.
    Begun {
        /// The session.
        session: SessionId,
    },
    /// A hand.
    Hand {
        /// The session.
        session: SessionId,
        /// Its index, counted from 0.
        index: usize,
    },
    /// A session settled as one game.
    Game {
        /// The session.
        session: SessionId,
    },
    /// An earlier session as a whole.
    Earlier {
        /// The session.
        session: SessionId,
    },
    /// A payment made.
    Paid {
        /// The payment.
        payment: PaymentId,
    },
}

/// The money moved by a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The source.
    pub cause: Cause,
    /// Each player's winnings, negative for losses, by index in a list of players. The sum is zero.
    pub moved: Vec<Money>,
}

/// A payment with its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The payment.
    pub payment: Payment,
    /// The players whose results it consists of, by index, sorted.
    pub whose: Vec<usize>,
    /// Whether it is what they lost and pay, rather than what they won and are paid.
    pub lost: bool,
    /// Its parts, without zeros. The amounts add up to the payment.
    pub lines: Vec<Line>,
}

/// A part of a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The source.
    pub cause: Cause,
    /// The amount, below 0 if it reduces the payment.
    pub amount: Money,
}

/// Explains these payments, in order.
///
/// `None` if they do not settle the sources, or form a circle, which those of [`super::fewest_payments`] never do.
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

/// The sources of a session, in the order of [`crate::ledger::Session::participants`]: the points brought forward and
/// the hands, or the session as a whole if settled as one game. Empty without a stake.
///
/// A hand's amounts are its changes of the rounded payouts, so they add up to the payouts.
///
/// # Errors
/// A sum overflows.
pub fn sources(ledger: &Ledger) -> Result<Vec<Source>, SettleError> {
    let session = ledger.session().id;
    let source = |(cause, moved)| Source { cause, moved };
    let Some(settling) = Accumulator::begin(ledger)? else {
        return Ok(Vec::new());
    };
    if settling.is_one_game() {
        let game = |payouts: Payouts| source((Cause::Game { session }, payouts.rounded));
        return Ok(payouts(ledger)?.into_iter().map(game).collect());
    }
    let (begun, _) = settling.shares()?.rounded()?;
    let hands = settling.by_hand(begun.clone())?.into_iter().enumerate();
    let hands = hands.map(|(index, moved)| (Cause::Hand { session, index }, moved));
    let has_begun = !ledger.session().begun_with.is_empty();
    let begun = has_begun.then_some((Cause::Begun { session }, begun));
    Ok(begun.into_iter().chain(hands).map(source).collect())
}

/// Whether these payments settle the sources exactly.
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

/// The parts of a payment that consists of these players' results.
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

/// All players connected with one player by payments, including that player, sorted.
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
