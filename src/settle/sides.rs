//! What two partnerships are compared by, hand by hand: points, what their games are worth, or games and rubbers won.

use super::games_won;
use crate::games::{HandResult, Side};
use crate::ledger::{Ledger, Played};
use crate::money::Stake;
use crate::seat::PerSeat;

/// What a hand is settled by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measure {
    /// Points against the mean of the table, or what the games of a rubber are worth.
    Points,
    /// Points against each other's.
    Differences,
    /// Games that were won.
    Games,
    /// Rubbers that were won.
    Rubbers,
}

impl Measure {
    /// What everybody at the table has to be settled for a hand.
    ///
    /// None where a sum is out of bounds.
    pub(super) fn of(self, ledger: &Ledger, played: &Played) -> Option<PerSeat<i64>> {
        let points = played.outcome.points;
        let Some(rules) = ledger.session().scheme.rules.sides() else {
            return Some(points);
        };
        let by_side =
            |pair: [i64; 2]| PerSeat::from_fn(points.seats(), |seat| pair[Side::of(seat).index()]);
        match self {
            Self::Points if rules.rubber.is_some() => worth(played).map(by_side),
            Self::Points | Self::Differences => Some(points),
            Self::Games => Some(games_won::game(played)),
            Self::Rubbers => Some(games_won::rubber(played)),
        }
    }

    /// Whether the hand after this one begins what a stake is agreed for.
    pub(super) fn begins_anew(self, played: &Played) -> bool {
        match self {
            Self::Points | Self::Differences => true,
            Self::Games => games_won::winner(played).is_some(),
            Self::Rubbers => !played.before.sides.over && played.after.sides.over,
        }
    }
}

/// How many games it counts as what was won with one of the first so many hands. A rubber is one, however many games
/// were counted in it.
pub(super) fn games(ledger: &Ledger, hands: usize) -> u8 {
    let rules = ledger.session().scheme.rules.sides();
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

/// What each side's games came to be worth with a hand.
fn worth(played: &Played) -> Option<[i64; 2]> {
    let (before, after) = (played.before.sides.worth, played.after.sides.worth);
    let more = |side: Side| after[side.index()].checked_sub(before[side.index()]);
    Some([more(Side::First)?, more(Side::Second)?])
}

/// The stake that a game or a rubber is played for: the one that it was begun for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Agreed {
    begun: bool,
    stake: Option<Stake>,
}

impl Agreed {
    /// The stake of a hand that was entered for this one; `last` is whether what was agreed for ends with it.
    pub(super) fn stake(&mut self, entered: Option<Stake>, last: bool) -> Option<Stake> {
        if !self.begun {
            self.stake = entered;
        }
        self.begun = !last;
        self.stake
    }
}
