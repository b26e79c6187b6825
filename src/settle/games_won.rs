//! Games and rubbers that a hand won, each worth one stake; a double game is worth two.

use crate::games::{HandResult, Side};
use crate::ledger::PlayedHand;
use crate::seat::{PerSeat, Seat};

/// The number of games that each seat's side won with the hand.
pub(super) fn game(played: &PlayedHand) -> PerSeat<i64> {
    let games = match played.outcome.result {
        HandResult::Shared(shared) => shared.won.map_or(1, |won| won.games),
        // A game won by adjustments counts as one.
        _ => 1,
    };
    to_each(played, winner(played), i64::from(games))
}

/// 1 for each winner of the rubber that the hand ended, 0 for the others.
pub(super) fn rubber(played: &PlayedHand) -> PerSeat<i64> {
    let ended = played.after.sides.over && !played.before.sides.over;
    to_each(played, winner(played).filter(|_| ended), 1)
}

/// The side that won a game with this hand. After the last game nothing more is won.
///
/// Derived from the sides' scores, because a passed-out hand can win a game through adjustments.
pub(super) fn winner(played: &PlayedHand) -> Option<Side> {
    let (before, after) = (&played.before.sides, &played.after.sides);
    let more = |side: &Side| after.games[side.index()] > before.games[side.index()];
    let in_rubber = Side::BOTH.into_iter().find(more);
    // Without a rubber no games are counted: the side that leads when the game ends has won it.
    in_rubber.or_else(|| after.leader().filter(|_| after.over && !before.over))
}

fn to_each(played: &PlayedHand, winner: Option<Side>, times: i64) -> PerSeat<i64> {
    let seats = played.outcome.points.seats();
    PerSeat::from_fn(seats, |seat: Seat| {
        if winner == Some(Side::of(seat)) {
            times
        } else {
            0
        }
    })
}
