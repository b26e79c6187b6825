//! Two fixed partnerships, and their state from hand to hand.

use crate::games::{HandError, add};
use crate::scheme::{Goal, OddTrick};
use crate::seat::Seat;
use std::cmp::Ordering;

/// A partnership: seats 1 and 3, or seats 2 and 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Seats 1 and 3.
    First,
    /// Seats 2 and 4.
    Second,
}

impl Side {
    /// Both, in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The side of a seat.
    pub fn of(seat: Seat) -> Self {
        if seat.index().is_multiple_of(2) {
            Self::First
        } else {
            Self::Second
        }
    }

    /// The other side.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// Its index in a pair of values.
    pub fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

/// The scores of two sides in their game and rubber.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sides {
    /// Each side's points in this game.
    pub score: [i64; 2],
    /// Games won by each side, in a rubber.
    pub games: [u32; 2],
    /// The value of each side's games, including the rubber bonus.
    pub worth: [i64; 2],
    /// Each side's bags since the last penalty for them.
    pub bags: [u32; 2],
    /// Whether the game, or its rubber, is won.
    pub over: bool,
}

/// A game won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Won {
    /// The winner.
    pub side: Side,
    /// The number of games it counts as.
    pub games: u8,
    /// Its value in a rubber, without the bonus; 0 without a rubber.
    pub worth: i64,
    /// Whether it also won the rubber.
    pub rubber: bool,
}

/// Points of a hand that count together.
#[derive(Clone, Copy, Debug)]
pub(super) struct PartScore {
    /// By side.
    pub(super) points: [i64; 2],
    /// The number of games that a game won with them counts as.
    pub(super) games: u8,
}

impl Sides {
    /// The leading side: by games, then by points of this game; `None` if level.
    pub fn leader(&self) -> Option<Side> {
        let standing = |side: Side| (self.games[side.index()], self.score[side.index()]);
        let [first, second] = Side::BOTH.map(standing);
        match first.cmp(&second) {
            Ordering::Less => Some(Side::Second),
            Ordering::Equal => None,
            Ordering::Greater => Some(Side::First),
        }
    }

    /// Adds the sides' points of a hand in the order in which they count. Once a side has won, the rest does not count.
    /// Returns what counted of each part, and the game won.
    ///
    /// After the game is over, further points count but nothing more is won.
    pub(super) fn count<const N: usize>(
        &mut self,
        rules: &OddTrick,
        parts: [PartScore; N],
    ) -> Result<([[i64; 2]; N], Option<Won>), HandError> {
        let mut counted = [[0; 2]; N];
        for (part, counts) in parts.into_iter().zip(&mut counted) {
            for side in Side::BOTH.map(Side::index) {
                self.score[side] = self.score[side]
                    .checked_add(part.points[side])
                    .ok_or_else(|| HandError::Overflow)?;
            }
            *counts = part.points;
            if let Some(side) = self.game_winner(rules.goal).filter(|_| !self.over) {
                return Ok((counted, Some(self.win(rules, side, part.games)?)));
            }
        }
        Ok((counted, None))
    }

    /// The side that has won the game: it reached the target, or the other fell to the losing score.
    ///
    /// If both qualify the higher wins; if level, neither does.
    pub(crate) fn game_winner(&self, goal: Goal) -> Option<Side> {
        if !self.score.iter().any(|points| goal.is_reached(*points)) {
            return None;
        }
        let [first, second] = self.score;
        match first.cmp(&second) {
            Ordering::Less => Some(Side::Second),
            Ordering::Equal => None,
            Ordering::Greater => Some(Side::First),
        }
    }

    fn win(&mut self, rules: &OddTrick, side: Side, games: u8) -> Result<Won, HandError> {
        let Some((rubber, target)) = rules.rubber.as_ref().zip(rules.goal.target) else {
            self.over = true;
            return Ok(Won {
                side,
                games,
                worth: 0,
                rubber: false,
            });
        };
        let own = side.index();
        let worth = rubber
            .game(target, self.score[side.other().index()])
            .checked_mul(i64::from(games))
            .ok_or_else(|| HandError::Overflow)?;
        self.games[own] = self.games[own]
            .checked_add(u32::from(games))
            .ok_or_else(|| HandError::Overflow)?;
        self.worth[own] = add(self.worth[own], worth)?;
        self.over = self.games[own] >= u32::from(rubber.games);
        if self.over {
            self.worth[own] = add(self.worth[own], rubber.bonus)?;
        }
        self.score = [0; 2];
        Ok(Won {
            side,
            games,
            worth,
            rubber: self.over,
        })
    }
}
