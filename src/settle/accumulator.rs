//! Accumulates the settlement of a session hand by hand.

use super::SettleError;
use super::game::Game;
use super::pot::PotAccount;
use super::rounding::{self, Shares};
use super::sides::{Measure, UnitStake, games};
use crate::games::Side;
use crate::ledger::{Hand, Ledger, ParticipantId, Terms, lowest_wins};
use crate::money::{Money, Stake};
use crate::scheme::{Rules, Scheme, SettleMode};
use crate::seat::{PerSeat, Seat};
use std::collections::BTreeMap;

/// A session with the hands counted so far.
pub(super) struct Accumulator<'a> {
    ledger: &'a Ledger,
    places: BTreeMap<ParticipantId, usize>,
    /// The last side of each participant, in partnership games.
    sides: Vec<Option<Side>>,
    method: Method,
}

/// The state of the settlement.
enum Method {
    /// Each hand is settled on its own; this holds their sum.
    ByHand {
        /// The measure.
        measure: Measure,
        /// The stake of the current hand, game or rubber.
        unit_stake: UnitStake,
        /// The sum of the hands so far.
        sum: Shares,
        /// The pot of contracts, which is part of the sum.
        pot: PotAccount,
    },
    /// The session is settled as a whole, by totals.
    AsGame(Game),
}

impl<'a> Accumulator<'a> {
    /// The initial state; `None` without a stake.
    pub(super) fn of(ledger: &'a Ledger) -> Option<Self> {
        let session = ledger.session();
        session.currency()?;
        let people = session.participants.len();
        let as_game = |pot| {
            let game = |stake| Method::AsGame(Game::new(stake, pot, people));
            session.first_stake().map(game)
        };
        let method = match session.terms.settle {
            SettleMode::WinnerTakesPot => as_game(true),
            // Two sides have two ranks, so one stake goes from each loser to a winner.
            SettleMode::ByPlace => as_game(is_partnership(ledger)),
            by_hands => Measure::of_mode(by_hands).map(|measure| Method::ByHand {
                measure,
                unit_stake: UnitStake::default(),
                sum: Shares::none(people),
                pot: PotAccount::none(people),
            }),
        };
        let places = session
            .participants
            .iter()
            .enumerate()
            .map(|(place, one)| (one.id, place))
            .collect();
        Some(Self {
            ledger,
            places,
            sides: vec![None; people],
            method: method?,
        })
    }

    /// Like [`Self::of`], with the points brought forward counted as a hand before the first, at its stake, once there
    /// is a hand.
    pub(super) fn begin(ledger: &'a Ledger) -> Result<Option<Self>, SettleError> {
        let Some(mut accumulator) = Self::of(ledger) else {
            return Ok(None);
        };
        let session = ledger.session();
        let is_begun = !session.begun_with.is_empty();
        let Some(first) = session.hands.first().filter(|_| is_begun) else {
            return Ok(Some(accumulator));
        };
        // Whoever is at the table and not named begins at 0.
        let table = first.seats.iter().map(|who| (who, 0));
        let begun = session
            .begun_with
            .iter()
            .map(|(who, points)| (who, *points));
        let begun: BTreeMap<_, i64> = table.chain(begun).collect();
        let begun = begun.into_iter();
        let begun = begun.filter_map(|(who, points)| Some((*accumulator.places.get(who)?, points)));
        let (seated, points): (Vec<usize>, Vec<i64>) = begun.unzip();
        match &mut accumulator.method {
            Method::AsGame(game) => game.sit(&seated),
            Method::ByHand { measure, sum, .. } => {
                let counts = measure.counts_points(ledger);
                if let Some(stake) = first.stake.filter(|_| counts) {
                    let gains = gains(stake, &points, lowest_wins(&session.scheme))
                        .ok_or(SettleError::Overflow)?;
                    let parts = parts(&session.scheme.rules, *measure, seated.len());
                    let denominator = stake_points(&session.scheme, stake) * parts;
                    sum.add(seated.into_iter().zip(gains), denominator)?;
                }
            }
        }
        Ok(Some(accumulator))
    }

    /// Whether the session is settled as one game rather than hand by hand.
    pub(super) fn is_one_game(&self) -> bool {
        matches!(self.method, Method::AsGame(_))
    }

    /// Counts the hand at this index, which must be the next one.
    pub(super) fn count(&mut self, index: usize) -> Result<(), SettleError> {
        let (hand, played) = (
            &self.ledger.session().hands[index],
            &self.ledger.played()[index],
        );
        let seated: Vec<usize> = hand
            .seats
            .iter()
            .filter_map(|id| self.places.get(id).copied())
            .collect();
        for (seat, place) in Seat::all(seated.len()).zip(&seated) {
            self.sides[*place] = Some(Side::of(seat));
        }
        match &mut self.method {
            Method::ByHand {
                measure,
                unit_stake,
                sum,
                pot,
            } => {
                let last = measure.ends_stake_unit(played);
                let Some(stake) = unit_stake.stake(hand.stake, last) else {
                    pot.count_unpaid(played);
                    return Ok(());
                };
                let scheme = &self.ledger.session().scheme;
                let lowest_wins = lowest_wins(scheme);
                let points = measure
                    .of(self.ledger, played)
                    .ok_or(SettleError::Overflow)?;
                let terms = self.ledger.session().terms;
                let denominator =
                    |people| stake_points(scheme, stake) * parts(&scheme.rules, *measure, people);
                let mut settle = |seated: &[usize], points: &[i64]| {
                    let gains = gains(stake, points, lowest_wins).ok_or(SettleError::Overflow)?;
                    let gains = seated.iter().copied().zip(gains);
                    sum.add(gains, denominator(seated.len()))
                };
                let given = given(hand);
                let scored = PerSeat::from_fn(points.seats(), |seat| {
                    points.at(seat).saturating_sub(given.at(seat))
                });
                let counted = counted(terms, &scored, &played.outcome.out);
                let playing = if counted.iter().all(Option::is_some) {
                    settle(&seated, points.as_slice())?;
                    seated
                } else {
                    // Adjustments are settled among all, even players who sat the hand out.
                    settle(&seated, given.as_slice())?;
                    let (playing, scored): (Vec<usize>, Vec<i64>) = seated
                        .into_iter()
                        .zip(counted)
                        .filter_map(|(place, points)| Some((place, points?)))
                        .unzip();
                    settle(&playing, &scored)?;
                    playing
                };
                let point = (minor(stake, lowest_wins), denominator(playing.len()));
                pot.count(played, &playing, point, sum)
            }
            Method::AsGame(game) => {
                game.sit(&seated);
                game.hands += 1;
                Ok(())
            }
        }
    }

    /// Counts all hands; returns what each adds to the rounded payouts, which were these before the first.
    pub(super) fn by_hand(
        mut self,
        mut before: Vec<Money>,
    ) -> Result<Vec<Vec<Money>>, SettleError> {
        let hands = 0..self.ledger.played().len();
        let row = |index| {
            self.count(index)?;
            let (after, _) = self.shares()?.rounded()?;
            let changes = after.iter().zip(&before);
            let changes = changes.map(|(new, old)| new.checked_sub(*old));
            let row = changes.collect::<Option<_>>().ok_or(SettleError::Overflow);
            before = after;
            row
        };
        hands.map(row).collect()
    }

    /// The pot after the hands counted so far; `None` if hands are not settled individually.
    pub(super) fn pot(&self) -> Option<&PotAccount> {
        match &self.method {
            Method::ByHand { pot, .. } => Some(pot),
            Method::AsGame(_) => None,
        }
    }

    /// The sum of the hands counted so far.
    pub(super) fn shares(&self) -> Result<Shares, SettleError> {
        match &self.method {
            Method::ByHand { sum, .. } => Ok(sum.clone()),
            Method::AsGame(game) => {
                let last = game
                    .hands
                    .checked_sub(1)
                    .map(|last| &self.ledger.played()[last]);
                if let Some(played) = last.filter(|_| is_partnership(self.ledger)) {
                    let leader = played.after.sides.leader();
                    let ahead = |side: &Option<Side>| i64::from(side.is_some() && *side == leader);
                    let standing: Vec<i64> = self.sides.iter().map(ahead).collect();
                    let games = games(self.ledger, game.hands, leader);
                    return game.shares(&standing, false, games);
                }
                let totals = last
                    .map(|played| played.totals.as_slice())
                    .unwrap_or_default();
                game.shares(totals, lowest_wins(&self.ledger.session().scheme), 1)
            }
        }
    }
}

/// The adjustments of a hand, by seat.
fn given(hand: &Hand) -> PerSeat<i64> {
    PerSeat::from_fn(hand.seats.len(), |seat| {
        let own = hand.seats.get(seat.index());
        let given = hand.record.adjust.iter().flatten();
        let given = given.filter(|one| Some(&one.player) == own);
        given.fold(0_i64, |sum, one| sum.saturating_add(one.points))
    })
}

/// The points of the players for whom a hand counts, by seat; `None` for those who sat it out, if the terms say so and
/// they did not pay into a pot.
pub fn counted(terms: Terms, points: &PerSeat<i64>, out: &PerSeat<bool>) -> Vec<Option<i64>> {
    Seat::all(points.seats())
        .map(|seat| {
            let points = points.at(seat);
            (terms.sits_out_counts || !out.at(seat) || points != 0).then_some(points)
        })
        .collect()
}

/// The value of a hand without adjustments for each seat, from points as returned by [`counted`], and from the `pot`
/// before it; `None` if hands are not settled individually, or a sum overflows.
///
/// Odd units follow the same rule as in a session, so a single hand is settled for exactly this.
pub fn of_hand(
    scheme: &Scheme,
    settle: SettleMode,
    stake: Stake,
    counted: &[Option<i64>],
    pot: Option<&PotAccount>,
) -> Option<Vec<Money>> {
    let points: Vec<i64> = counted.iter().copied().flatten().collect();
    let measure = match settle {
        // In a rubber, points are settled with the hand that wins a game, so a single hand has no value.
        SettleMode::PerPoint if scheme.rules.rubber().is_some() => None,
        SettleMode::PerPoint | SettleMode::Difference => Measure::of_mode(settle),
        _ => None,
    }?;
    let gains = gains(stake, &points, lowest_wins(scheme))?;
    // The last one is for all who own a part of the pot and have no seat.
    let mut shares = Shares::none(counted.len() + 1);
    let denominator = stake_points(scheme, stake) * parts(&scheme.rules, measure, points.len());
    let seats = counted.iter().enumerate();
    let seats: Vec<usize> = seats
        .filter_map(|(seat, points)| points.map(|_| seat))
        .collect();
    shares
        .add(seats.iter().copied().zip(gains), denominator)
        .ok()?;
    let is_taken = points.iter().copied().map(i128::from).sum::<i128>() > 0;
    if let Some(pot) = pot.filter(|_| is_taken) {
        shares.hand_over(&pot.0, &seats).ok()?;
    }
    let (mut rounded, _) = shares.rounded().ok()?;
    rounded.truncate(counted.len());
    Some(rounded)
}

/// The number of points per stake in the scheme's units: a shown point may be ten tenths.
fn stake_points(scheme: &Scheme, stake: Stake) -> i128 {
    i128::from(stake.points()) * i128::from(scheme.point())
}

/// Whether two partnerships play.
fn is_partnership(ledger: &Ledger) -> bool {
    ledger.session().scheme.rules.sides().is_some()
}

/// The number by which a gain against all others is divided.
fn parts(rules: &Rules, measure: Measure, seated: usize) -> i128 {
    if rules.sides().is_some() {
        // The gain against all others counts both opponents, but only one pays.
        2
    } else if measure == Measure::Points {
        rounding::whole(seated)
    } else {
        1
    }
}

/// The gain of each player against all others, in minor units over the stake's points: stake x (n x points - sum).
/// Divided by n it is the gain against the mean.
fn gains(stake: Stake, points: &[i64], lowest_wins: bool) -> Option<Vec<i128>> {
    let seated = i128::try_from(points.len()).ok()?;
    let sum: i128 = points.iter().copied().map(i128::from).sum();
    let minor = minor(stake, lowest_wins);
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

/// The minor units of a stake, negative if the lowest total wins.
fn minor(stake: Stake, lowest_wins: bool) -> i128 {
    i128::from(if lowest_wins {
        -stake.minor()
    } else {
        stake.minor()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::Currency;

    #[test]
    fn gains_are_negated_if_the_lowest_total_wins() {
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
