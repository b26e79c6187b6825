//! Who wins or loses how much, and who pays whom.
//!
//! Points and stakes become exact fractions of a minor unit, hand by hand, and only their sum is rounded, so that no
//! order of the hands and no number of them can make a difference. This module knows a session's books and nothing
//! of how they are stored or shown; what was really paid is not its business either.
//!
//! * [`payouts`]: what everybody wins or loses in a session;
//! * [`running`]: the same after each hand, as a column that adds up;
//! * [`fewest_payments`]: the fewest payments that settle it.

mod fraction;
mod game;
mod payments;
mod shares;
mod trees;
mod won;

pub use fraction::Fraction;
pub use payments::{MOST_EXACT, MOST_SEARCHED, Payment, fewest_payments};

use crate::games::{HandResult, Side};
use crate::ledger::{Ledger, ParticipantId, Played, lowest_wins};
use crate::money::{Currency, Money, Stake};
use crate::scheme::SettleMode;
use crate::seat::{PerSeat, Seat};
use game::Game;
use shares::Shares;
use std::collections::BTreeMap;
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
/// first hand: a change of the stake holds from the next game on. Hands without a stake are for honour.
///
/// Between two partnerships it is the sides that are compared: each loser pays one of the winners what their sides are
/// apart, per point and by difference alike, or one stake, for the pot and for places alike, for each game or for each
/// rubber that a side wins; two stakes for a game that counts as two. In a rubber the points of
/// [`SettleMode::PerPoint`] are those of the rubber: every game counts what it is worth with the hand that won it, the
/// last one with the bonus, so that the losers' games are taken off. By difference its tricks and honours are settled.
///
/// # Errors
/// Where a sum is out of bounds.
pub fn payouts(ledger: &Ledger) -> Result<Option<Payouts>, SettleError> {
    let Some(mut settling) = Settling::of(ledger) else {
        return Ok(None);
    };
    for index in 0..ledger.played().len() {
        settling.count(index)?;
    }
    let shares = settling.shares()?;
    let (rounded, odd) = shares.rounded()?;
    Ok(Some(Payouts {
        currency: settling.currency,
        exact: shares.exact(),
        rounded,
        odd,
    }))
}

/// What each hand adds to everybody's rounded payout: the one after it less the one before; none where nothing is
/// played for.
///
/// A row for each hand, in it an amount for each participant. Every row sums to zero and every column to the rounded
/// payout of the session.
///
/// # Errors
/// Where a sum is out of bounds, be it only for a while.
pub fn running(ledger: &Ledger) -> Result<Option<Vec<Vec<Money>>>, SettleError> {
    let Some(mut settling) = Settling::of(ledger) else {
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

/// A session in the course of being settled, hand after hand.
struct Settling<'a> {
    ledger: &'a Ledger,
    currency: Currency,
    places: BTreeMap<ParticipantId, usize>,
    /// The side on which everybody sat last, in a game of two partnerships.
    sides: Vec<Option<Side>>,
    way: Way,
}

/// What a hand is settled by.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    /// Points, against the mean of the table.
    Mean,
    /// Points, against each at the table.
    Each,
    /// The game that it won.
    Game,
    /// The rubber that it won.
    Rubber,
}

/// What has to be known of the hands so far.
enum Way {
    /// Every hand is settled by itself: what all of them came to.
    ByHand {
        /// By what.
        by: By,
        /// What the hands so far came to.
        sum: Shares,
    },
    /// The session is settled as a whole, by the totals.
    AsGame(Game),
}

impl<'a> Settling<'a> {
    /// The start of it; none where nothing is played for.
    fn of(ledger: &'a Ledger) -> Option<Self> {
        let session = ledger.session();
        let people = session.participants.len();
        let by_hand = |by| {
            Some((
                session.currency()?,
                Way::ByHand {
                    by,
                    sum: Shares::none(people),
                },
            ))
        };
        let as_game = |pot| {
            let stake = session
                .hands
                .first()
                .map_or(session.stake, |hand| hand.stake)?;
            Some((stake.currency(), Way::AsGame(Game::new(stake, pot, people))))
        };
        let (currency, way) = match session.terms.settle {
            SettleMode::None => None,
            SettleMode::PerPoint => by_hand(By::Mean),
            SettleMode::Difference => by_hand(By::Each),
            SettleMode::PerGame => by_hand(By::Game),
            SettleMode::PerRubber => by_hand(By::Rubber),
            SettleMode::WinnerTakesPot => as_game(true),
            // Two sides have two places, so that one stake goes from each loser to a winner.
            SettleMode::ByPlace => as_game(is_partnership(ledger)),
        }?;
        let places = session
            .participants
            .iter()
            .enumerate()
            .map(|(place, one)| (one.id, place))
            .collect();
        Some(Self {
            ledger,
            currency,
            places,
            sides: vec![None; people],
            way,
        })
    }

    /// Counts the hand at this index, the next one.
    fn count(&mut self, index: usize) -> Result<(), SettleError> {
        let (hand, played) = (
            &self.ledger.session().hands[index],
            &self.ledger.played()[index],
        );
        let seated: Vec<usize> = hand
            .seats
            .iter()
            .filter_map(|id| self.places.get(id).copied())
            .collect();
        let partners = is_partnership(self.ledger);
        for (seat, place) in Seat::all(seated.len()).zip(&seated) {
            self.sides[*place] = Some(Side::of(seat));
        }
        match &mut self.way {
            Way::ByHand { by, sum } => {
                let Some(stake) = hand.stake else {
                    return Ok(());
                };
                let lowest_wins = lowest_wins(&self.ledger.session().scheme);
                let points = match by {
                    By::Mean | By::Each => settled(self.ledger, played, *by == By::Mean)
                        .ok_or(SettleError::Overflow)?,
                    By::Game => won::game(played),
                    By::Rubber => won::rubber(played),
                };
                let gains =
                    gains(stake, points.as_slice(), lowest_wins).ok_or(SettleError::Overflow)?;
                let parts = match by {
                    // Everybody's gain from the others counts the two on the other side, of whom only one pays.
                    _ if partners => 2,
                    By::Mean => i128::try_from(seated.len()).unwrap_or(1),
                    By::Each | By::Game | By::Rubber => 1,
                };
                sum.add(
                    seated.into_iter().zip(gains),
                    i128::from(stake.points()) * parts,
                )
            }
            Way::AsGame(game) => {
                game.seat(&seated);
                Ok(())
            }
        }
    }

    /// What the hands counted so far came to.
    fn shares(&self) -> Result<Shares, SettleError> {
        match &self.way {
            Way::ByHand { sum, .. } => Ok(sum.clone()),
            Way::AsGame(game) => {
                let last = game
                    .hands()
                    .checked_sub(1)
                    .map(|last| &self.ledger.played()[last]);
                if let Some(played) = last.filter(|_| is_partnership(self.ledger)) {
                    let leader = played.after.sides.leader();
                    let ahead = |side: &Option<Side>| i64::from(side.is_some() && *side == leader);
                    let standing: Vec<i64> = self.sides.iter().map(ahead).collect();
                    return game.shares(&standing, false, games(self.ledger, game.hands()));
                }
                let totals = last
                    .map(|played| played.totals.as_slice())
                    .unwrap_or_default();
                game.shares(totals, lowest_wins(&self.ledger.session().scheme), 1)
            }
        }
    }
}

/// Whether two partnerships play rather than everybody for himself.
fn is_partnership(ledger: &Ledger) -> bool {
    ledger.session().scheme.rules.odd_trick().is_some()
}

/// How many games it counts as what was won with one of the first so many hands. A rubber is one, however many games
/// were counted in it.
fn games(ledger: &Ledger, hands: usize) -> u8 {
    let rules = ledger.session().scheme.rules.odd_trick();
    if rules.is_none_or(|rules| rules.rubber.is_some()) {
        return 1;
    }
    let played = ledger.played().iter().take(hands);
    let won = |played: &Played| match played.outcome.result {
        HandResult::Shared(shared) => shared.won.map(|won| won.games),
        _ => None,
    };
    played.rev().find_map(won).unwrap_or(1)
}

/// The points of a hand that are settled: those that it scored, but in a rubber that is settled per point what each
/// side's games came to be worth.
fn settled(ledger: &Ledger, played: &Played, per_point: bool) -> Option<PerSeat<i64>> {
    let rules = ledger.session().scheme.rules.odd_trick();
    if !per_point || rules.is_none_or(|rules| rules.rubber.is_none()) {
        return Some(played.outcome.points);
    }
    let (before, after) = (played.before.sides.worth, played.after.sides.worth);
    let more = |side: Side| after[side.index()].checked_sub(before[side.index()]);
    let worth = [more(Side::First)?, more(Side::Second)?];
    let seats = played.outcome.points.seats();
    Some(PerSeat::from_fn(seats, |seat| {
        worth[Side::of(seat).index()]
    }))
}

/// What each at a table wins from all the others together, in minor units over the stake's points: stake x (n x points
/// less the sum). Divided by n it is what each wins against the mean.
fn gains(stake: Stake, points: &[i64], lowest_wins: bool) -> Option<Vec<i128>> {
    let seated = i128::try_from(points.len()).ok()?;
    let sum: i128 = points.iter().copied().map(i128::from).sum();
    let minor = i128::from(if lowest_wins {
        -stake.minor()
    } else {
        stake.minor()
    });
    points
        .iter()
        .map(|own| {
            i128::from(*own)
                .checked_mul(seated)?
                .checked_sub(sum)?
                .checked_mul(minor)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_the_lowest_total_wins_the_sign_is_turned() {
        let stake = Stake::new(5, 1, Currency::CHIPS).unwrap();
        assert_eq!(
            gains(stake, &[12, -4, -4, 0], false),
            Some(vec![220, -100, -100, -20])
        );
        assert_eq!(
            gains(stake, &[12, -4, -4, 0], true),
            Some(vec![-220, 100, 100, 20])
        );
    }
}
