//! Who wins or loses how much, and who pays whom.
//!
//! Points and stakes become exact fractions of a minor unit, hand by hand, and only their sum is rounded, so that no
//! order of the hands and no number of them can make a difference. This module knows books and payments and nothing of
//! how they are stored or shown.
//!
//! * [`payouts`]: what everybody wins or loses in a session;
//! * [`running`]: the same after each hand, as a column that adds up;
//! * [`of_hand`]: what one hand is worth by itself;
//! * [`fewest_payments`]: the fewest payments that settle it;
//! * [`explain`]: the hands and earlier debts that each payment comes from;
//! * [`books`]: who owes what over all sessions, beside what was paid;
//! * [`stakes`]: what each hand was played for; [`check_stake`]: what it can be.

mod accumulator;
mod books;
mod explain;
mod fraction;
mod game;
mod games_won;
mod grouping;
mod payments;
mod rounding;
mod settlement;
mod sides;
mod stakes;
mod tie_break;

pub use accumulator::{counted, of_hand};
pub use books::{Account, Books, Moved, books};
pub use explain::{Cause, Explained, Line, Source, explain, sources};
pub use fraction::Fraction;
pub use payments::{MOST_EXACT, MOST_SEARCHED, Payment, fewest_payments};
pub use settlement::Settlement;
pub use stakes::{StakeTooHigh, Stakes, check_stake, stakes};

use crate::ledger::Ledger;
use crate::money::{Currency, Money};
use accumulator::Accumulator;
use thiserror::Error;

/// What everybody wins or loses in a session, in the order of [`crate::ledger::Session::participants`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payouts {
    /// What it is counted in.
    pub currency: Currency,
    /// Exact, in minor units; they sum to zero.
    pub exact: Vec<Fraction>,
    /// In whole minor units, each less than one away from the exact one; they sum to zero too.
    pub rounded: Vec<Money>,
    /// Who got one of the odd minor units: those whose payout was rounded up, in order.
    pub odd: Vec<usize>,
}

/// Why a session cannot be settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SettleError {
    /// A sum beyond all bounds, or stakes without a common denominator within them.
    #[error("payouts too large to count")]
    Overflow,
}

/// What everybody wins or loses so far; none where nothing is played for.
///
/// Per point and by difference every hand is settled among those who sat in it, for its own stake. Where the winner
/// takes the pot and where places are paid, the session is one game among all who ever sat in it, for the stake of its
/// first hand: a change of the stake holds from the next game on. Hands without a stake are for honour. Totals that the session
/// begins with are settled as a hand before the first, for its stake.
///
/// Between two partnerships it is the sides that are compared: each loser pays one of the winners what their sides are
/// apart, per point and by difference alike, or one stake, for the pot and for places alike, for each game or for each
/// rubber that a side wins; two stakes for a game that counts as two. In a rubber the points of
/// `per-point` are those of the rubber: every game counts what it is worth with the hand that won it, the
/// last one with the bonus, so that the losers' games are taken off. By difference its tricks and honours are settled.
/// Per game and per rubber the stake goes from each loser to a winner with the hand that wins it, the stake that it was
/// begun for, and nothing before.
///
/// # Errors
/// Where a sum is out of bounds.
pub fn payouts(ledger: &Ledger) -> Result<Option<Payouts>, SettleError> {
    let Some(mut settling) = Accumulator::begin(ledger)? else {
        return Ok(None);
    };
    for index in 0..ledger.played().len() {
        settling.count(index)?;
    }
    let shares = settling.shares()?;
    let (rounded, odd) = shares.rounded()?;
    Ok(Some(Payouts {
        currency: settling.currency(),
        exact: shares.exact(),
        rounded,
        odd,
    }))
}

/// What the totals that a session begins with add to everybody's rounded payout; none where there are none, or nothing is
/// played for by the hand.
///
/// # Errors
/// Where a sum is out of bounds.
pub fn begun_with(ledger: &Ledger) -> Result<Option<Vec<Money>>, SettleError> {
    let session = ledger.session();
    if session.begun_with.is_empty() || session.hands.is_empty() {
        return Ok(None);
    }
    match Accumulator::begin(ledger)?.filter(|settling| !settling.is_one_game()) {
        Some(settling) => Ok(Some(settling.shares()?.rounded()?.0)),
        None => Ok(None),
    }
}

/// What each hand adds to everybody's rounded payout: the one after it less the one before; none where nothing is
/// played for.
///
/// The first hand counts what the session begins with as well. A row for each hand, in it an amount for each participant. Every row sums to zero and every column to the rounded
/// payout of the session.
///
/// # Errors
/// Where a sum is out of bounds, be it only for a while.
pub fn running(ledger: &Ledger) -> Result<Option<Vec<Vec<Money>>>, SettleError> {
    let Some(mut settling) = Accumulator::begin(ledger)? else {
        return Ok(None);
    };
    let mut before = vec![Money(0); ledger.session().participants.len()];
    let mut rows = Vec::with_capacity(ledger.played().len());
    for index in 0..ledger.played().len() {
        settling.count(index)?;
        let (after, _) = settling.shares()?.rounded()?;
        let row: Option<Vec<Money>> = after
            .iter()
            .zip(&before)
            .map(|(new, old)| new.checked_sub(*old))
            .collect();
        rows.push(row.ok_or(SettleError::Overflow)?);
        before = after;
    }
    Ok(Some(rows))
}

/// Whether a session is settled as one game, for which no hand counts by itself.
pub fn is_one_game(ledger: &Ledger) -> bool {
    Accumulator::of(ledger).is_some_and(|settling| settling.is_one_game())
}

/// Whether the table pays for every hand once it has been played, so that the session leaves no debt.
///
/// What is settled as one game cannot be paid by the hand, whatever the table wanted: who wins the pot, and who is placed
/// where, is known in the end.
pub fn is_paid_as_played(ledger: &Ledger) -> bool {
    ledger.session().terms.paid_each_hand && !is_one_game(ledger)
}
