//! What two partnerships are compared by: points, the value of games, or games and rubbers won.

use super::games_won;
use crate::games::{HandResult, Side};
use crate::ledger::{Ledger, PlayedHand};
use crate::money::Stake;
use crate::scheme::SettleMode;
use crate::seat::PerSeat;

/// The measure of a hand's settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measure {
    /// Points against the table's mean, or the value of a rubber's games.
    Points,
    /// Point differences.
    Differences,
    /// Games won.
    Games,
    /// Rubbers won.
    Rubbers,
}

impl Measure {
    /// The measure of a way to settle; `None` if it does not settle hand by hand.
    pub(super) fn of_mode(settle: SettleMode) -> Option<Self> {
        match settle {
            SettleMode::PerPoint => Some(Self::Points),
            SettleMode::Difference => Some(Self::Differences),
            SettleMode::PerGame => Some(Self::Games),
            SettleMode::PerRubber => Some(Self::Rubbers),
            SettleMode::None | SettleMode::WinnerTakesPot | SettleMode::ByPlace => None,
        }
    }

    /// Each seat's amount to settle for a hand.
    ///
    /// `None` if a sum overflows.
    pub(super) fn of(self, ledger: &Ledger, played: &PlayedHand) -> Option<PerSeat<i64>> {
        let points = played.outcome.points;
        let by_side =
            |pair: [i64; 2]| PerSeat::from_fn(points.seats(), |seat| pair[Side::of(seat).index()]);
        match self {
            Self::Points | Self::Differences if self.counts_points(ledger) => Some(points),
            Self::Points | Self::Differences => worth(played).map(by_side),
            Self::Games => Some(games_won::game(played)),
            Self::Rubbers => Some(games_won::rubber(played)),
        }
    }

    /// Whether points are settled, rather than games or the value of games.
    pub(super) fn counts_points(self, ledger: &Ledger) -> bool {
        match self {
            Self::Points => ledger.session().scheme.rules.rubber().is_none(),
            Self::Differences => true,
            Self::Games | Self::Rubbers => false,
        }
    }

    /// Whether a stake's next unit begins after this hand.
    pub(super) fn ends_stake_unit(self, played: &PlayedHand) -> bool {
        match self {
            Self::Points | Self::Differences => true,
            Self::Games => games_won::winner(played).is_some(),
            Self::Rubbers => !played.before.sides.over && played.after.sides.over,
        }
    }
}

/// The number of games that this side won with one of these hands, at least one. A rubber is one, however many games it
/// counted.
pub(super) fn games(ledger: &Ledger, hands: usize, winner: Option<Side>) -> u8 {
    let rules = &ledger.session().scheme.rules;
    if rules.sides().is_none() || rules.rubber().is_some() {
        return 1;
    }
    let played = ledger.played().iter().take(hands);
    let won = |played: &PlayedHand| match played.outcome.result {
        HandResult::Shared(shared) => shared.won,
        _ => None,
    };
    // A side can lead after further hands that has not won the game.
    let won = played.rev().find_map(won);
    let own = won.filter(|won| Some(won.side) == winner);
    own.map_or(1, |won| won.games)
}

/// The value each side's games gained with a hand.
fn worth(played: &PlayedHand) -> Option<[i64; 2]> {
    let (before, after) = (played.before.sides.worth, played.after.sides.worth);
    let more = |side: Side| after[side.index()].checked_sub(before[side.index()]);
    Some([more(Side::First)?, more(Side::Second)?])
}

/// The stake of a game or rubber: the one it was begun for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct UnitStake {
    begun: bool,
    stake: Option<Stake>,
}

impl UnitStake {
    /// The stake of a hand that was recorded with the stake `entered`; `last` is whether the game or rubber ends with
    /// it.
    pub(super) fn stake(&mut self, entered: Option<Stake>, last: bool) -> Option<Stake> {
        if !self.begun {
            self.stake = entered;
        }
        self.begun = !last;
        self.stake
    }
}
