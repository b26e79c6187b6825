//! Two fixed partnerships, and what they bring from hand to hand.

use crate::games::HandError;
use crate::scheme::OddTrick;
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
    /// Both, the first one first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The side that a seat plays on.
    pub fn of(seat: Seat) -> Self {
        if seat.index().is_multiple_of(2) {
            Self::First
        } else {
            Self::Second
        }
    }

    /// The other one.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// Its place in a pair of values.
    pub fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

/// Where two sides stand in their game and in their rubber.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sides {
    /// Each side's points in this game.
    pub score: [i64; 2],
    /// Games that each side has won, in a rubber.
    pub games: [u32; 2],
    /// What each side's games are worth, and the rubber itself to the side that won it.
    pub worth: [i64; 2],
    /// Overtricks that each side has collected since they last cost it something.
    pub bags: [u32; 2],
    /// Whether the game, or the rubber that it belongs to, has been won.
    pub over: bool,
}

/// A game that was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Won {
    /// By whom.
    pub side: Side,
    /// How many games it counts as.
    pub games: u8,
    /// What it is worth in its rubber, the bonus not counted; 0 without one.
    pub worth: i64,
    /// Whether it won the rubber too.
    pub rubber: bool,
}

/// Points of one hand that count together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    /// Each side's.
    pub(super) points: [i64; 2],
    /// How many games one counts as that is won with them.
    pub(super) games: u8,
}

impl Sides {
    /// The side that is ahead: by games, then by points of this game; none where both stand alike.
    pub fn leader(&self) -> Option<Side> {
        let standing = |side: Side| (self.games[side.index()], self.score[side.index()]);
        let [first, second] = Side::BOTH.map(standing);
        match first.cmp(&second) {
            Ordering::Less => Some(Side::Second),
            Ordering::Equal => None,
            Ordering::Greater => Some(Side::First),
        }
    }

    /// Adds what the sides scored in one hand, in the order in which it counts. Once one of them is out, the game has
    /// ended before the rest. Gives what counted of each part, and the game that was won.
    ///
    /// After the game is over a table may play on, and then everything counts and nothing more is won.
    pub(super) fn count<const N: usize>(
        &mut self,
        rules: &OddTrick,
        parts: [Part; N],
    ) -> Result<([[i64; 2]; N], Option<Won>), HandError> {
        let mut counted = [[0; 2]; N];
        for (part, counts) in parts.into_iter().zip(&mut counted) {
            for side in Side::BOTH.map(Side::index) {
                self.score[side] = self.score[side]
                    .checked_add(part.points[side])
                    .ok_or_else(|| HandError::Overflow)?;
            }
            *counts = part.points;
            if let Some(side) = self.out(rules.target, rules.lose_at).filter(|_| !self.over) {
                return Ok((counted, Some(self.win(rules, side, part.games)?)));
            }
        }
        Ok((counted, None))
    }

    /// The side that has won the game: it reached the target, or the other one fell to where a side has lost.
    ///
    /// Where both are out at once the higher has won, and where both stand alike neither has.
    pub(in crate::games) fn out(&self, target: Option<i64>, lose_at: Option<i64>) -> Option<Side> {
        let out = |points: &i64| {
            target.is_some_and(|target| *points >= target)
                || lose_at.is_some_and(|lost| *points <= lost)
        };
        if !self.score.iter().any(out) {
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
        let Some((rubber, target)) = rules.rubber.as_ref().zip(rules.target) else {
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
        let add =
            |sum: i64, points: i64| sum.checked_add(points).ok_or_else(|| HandError::Overflow);
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
