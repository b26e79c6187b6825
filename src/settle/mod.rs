//! Winnings and losses in money, and payments.
//!
//! Points and stakes become exact fractions of a minor unit, hand by hand; only their sum is rounded, so the order and
//! number of hands do not matter. This module knows accounts and payments, not storage or display.
//!
//! * [`payouts`]: winnings and losses of a session;
//! * [`payouts_by_hand`]: the change by each hand, as a column that adds up;
//! * [`of_hand`]: the value of one hand on its own; [`pot_before`]: whose the pot before it is;
//! * [`fewest_payments`]: the fewest payments that settle balances; [`due_since_last_hand`]: those after a hand;
//! * [`explain`]: the hands and earlier debts behind each payment;
//! * [`accounts`]: balances over all sessions and payments;
//! * [`Finances`]: these with the sessions and names to describe them by;
//! * [`stakes`]: the stake of each hand; [`check_stake`], [`check_restake`], [`check_worth`]: its limits.

mod accounts;
mod accumulator;
mod explain;
mod finances;
mod game;
mod games_won;
mod grouping;
mod hand_payments;
mod payments;
mod pot;
mod rounding;
mod settlement;
mod sides;
mod stakes;
mod standing;
mod tie_break;

pub use accounts::{Account, Accounts, Amounts, SessionPayouts, accounts, balances};
pub use accumulator::{counted, of_hand};
pub use explain::{Cause, Explained, Line, Source, explain, sources};
pub use finances::{Finances, linked_by_payments};
pub use hand_payments::due_since_last_hand;
pub use payments::{MOST_EXACT, MOST_SEARCHED, Payment, fewest_payments};
pub use pot::{PotAccount, pot_before};
pub use settlement::Settlement;
pub use stakes::{StakeError, Stakes, check_restake, check_stake, check_worth, stakes};

use crate::ledger::Ledger;
use crate::money::{Currency, Money};
use accumulator::Accumulator;
use thiserror::Error;

/// All winnings and losses of a session, in the order of [`crate::ledger::Session::participants`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payouts {
    /// The currency.
    pub currency: Currency,
    /// Exact, in minor units, each as numerator and denominator above 0; the sum is zero.
    pub exact: Vec<(i128, i128)>,
    /// In whole minor units, each less than one from the exact value; the sum is zero too.
    pub rounded: Vec<Money>,
    /// The indices of those who got an odd minor unit because their payout was rounded up, sorted.
    pub odd: Vec<usize>,
}

/// Why a session cannot be settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SettleError {
    /// A sum overflows, or the stakes have no common denominator within bounds.
    #[error("the payouts are too large to calculate")]
    Overflow,
}

/// The payouts so far; `None` without a stake.
///
/// Per point and per difference, each hand is settled among its players at its own stake. With winner-takes-pot and
/// by-place, the session is one game among all who ever sat in it, at the stake of its first hand; a changed stake
/// applies from the next game. Hands without a stake do not count. Points brought forward are settled as a hand before
/// the first hand, at the stake of the first hand.
///
/// The pot of contracts is an account of its own: what a hand puts into it stays that of the hand's players, in equal
/// parts, until somebody takes it. So points count as they are, whoever comes and goes, and a pot that nobody takes goes
/// back.
///
/// Between two partnerships, each loser pays one winner:
///
/// * per point and per difference, the difference of their sides;
/// * with winner-takes-pot and by-place, one stake;
/// * per game and per rubber, one stake for each game or rubber won, two for a double game, with the hand that wins it,
///   at the stake with which it began.
///
/// In a rubber, per point settles the value of its games: each game counts with the hand that won it, the last one with
/// the bonus, so the losers' games are deducted. Per difference settles the points for tricks and honours.
///
/// # Errors
/// A sum overflows.
pub fn payouts(ledger: &Ledger) -> Result<Option<Payouts>, SettleError> {
    let begun = Accumulator::begin(ledger)?.zip(ledger.session().currency());
    let Some((mut settling, currency)) = begun else {
        return Ok(None);
    };
    for index in 0..ledger.played().len() {
        settling.count(index)?;
    }
    let shares = settling.shares()?;
    let (rounded, odd) = shares.rounded()?;
    Ok(Some(Payouts {
        currency,
        exact: shares.exact(),
        rounded,
        odd,
    }))
}

/// What each hand adds to each rounded payout; `None` without a stake.
///
/// The first hand includes the points brought forward. One row per hand, with an amount per participant. Each row adds
/// up to zero and each column to the rounded payout of the session.
///
/// # Errors
/// A sum overflows, even temporarily.
pub fn payouts_by_hand(ledger: &Ledger) -> Result<Option<Vec<Vec<Money>>>, SettleError> {
    let settling = Accumulator::begin(ledger)?;
    let none = vec![Money(0); ledger.session().participants.len()];
    settling.map(|settling| settling.by_hand(none)).transpose()
}

/// Whether a session is settled as one game, so that hands do not count individually.
pub fn is_one_game(ledger: &Ledger) -> bool {
    Accumulator::of(ledger).is_some_and(|settling| settling.is_one_game())
}

/// Whether the table pays after every hand, so that the session leaves no debt.
///
/// A session settled as one game cannot be paid by hand, whatever its terms say: the pot and the ranks are known only
/// at the end.
pub fn is_paid_as_played(ledger: &Ledger) -> bool {
    ledger.session().terms.paid_each_hand && !is_one_game(ledger)
}
