//! Games and rubbers that a hand won, each worth one stake; a game that counts as two is worth two.

use crate::games::{HandResult, Side};
use crate::ledger::Played;
use crate::seat::{PerSeat, Seat};

/// For each who won the game that the hand ended how many games it counts as, and nothing for the others.
pub(super) fn game(played: &Played) -> PerSeat<i64> {
    let games = match played.outcome.result {
        HandResult::Shared(shared) => shared.won.map_or(1, |won| won.games),
        // What the table gave or took wins one.
        _ => 1,
    };
    to_each(played, winner(played), i64::from(games))
}

/// One for each who won the rubber that the hand ended, and nothing for the others.
pub(super) fn rubber(played: &Played) -> PerSeat<i64> {
    let ended = played.after.sides.over && !played.before.sides.over;
    to_each(played, winner(played).filter(|_| ended), 1)
}

/// The side that won a game with this hand. Where a table plays on after the last one, nothing more is won.
///
/// Where the sides stood is what says so: a hand that was passed out wins a game too, by what the table gave or took.
pub(super) fn winner(played: &Played) -> Option<Side> {
    let (before, after) = (&played.before.sides, &played.after.sides);
    let more = |side: &Side| after.games[side.index()] > before.games[side.index()];
    let in_rubber = Side::BOTH.into_iter().find(more);
    // A game by itself ends the session, with its score left standing.
    in_rubber.or_else(|| after.leader().filter(|_| after.over && !before.over))
}

fn to_each(played: &Played, winner: Option<Side>, times: i64) -> PerSeat<i64> {
    let seats = played.outcome.points.seats();
    PerSeat::from_fn(seats, |seat: Seat| {
        if winner == Some(Side::of(seat)) {
            times
        } else {
            0
        }
    })
}
