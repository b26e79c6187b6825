//! What two partnerships are compared by, hand by hand: points, what their games are worth, or games and rubbers won.

use crate::games::Side;
use crate::ledger::{Ledger, Played};
use crate::money::Stake;
use crate::scheme::OddTrick;
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
        let Some(rules) = ledger.session().scheme.rules.odd_trick() else {
            return Some(points);
        };
        let by_side =
            |pair: [i64; 2]| PerSeat::from_fn(points.seats(), |seat| pair[Side::of(seat).index()]);
        match self {
            Self::Points if rules.rubber.is_some() => worth(played).map(by_side),
            Self::Points | Self::Differences => Some(points),
            Self::Games | Self::Rubbers => {
                let won = self.won(rules, played);
                Some(by_side(Side::BOTH.map(|side| i64::from(won == Some(side)))))
            }
        }
    }

    /// Whether the hand after this one begins what a stake is agreed for.
    pub(super) fn begins_anew(self, ledger: &Ledger, played: &Played) -> bool {
        let rules = ledger.session().scheme.rules.odd_trick();
        match (self, rules) {
            (Self::Games | Self::Rubbers, Some(rules)) => {
                rules.target.is_none() || self.won(rules, played).is_some()
            }
            _ => true,
        }
    }

    /// The side that won a game or a rubber with a hand.
    fn won(self, rules: &OddTrick, played: &Played) -> Option<Side> {
        let (before, after) = (&played.before.sides, &played.after.sides);
        if rules.target.is_none() {
            // Every hand stands by itself, and who scored more in it has won it.
            let scored =
                |side: Side| after.score[side.index()].checked_sub(before.score[side.index()]);
            let [first, second] = Side::BOTH.map(scored);
            return match first?.cmp(&second?) {
                std::cmp::Ordering::Less => Some(Side::Second),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(Side::First),
            };
        }
        let ended = !before.over && after.over;
        if rules.rubber.is_none() || self == Self::Rubbers {
            return after.leader().filter(|_| ended);
        }
        let more = |side: &Side| after.games[side.index()] > before.games[side.index()];
        Side::BOTH.into_iter().find(more)
    }
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
