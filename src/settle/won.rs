//! Games and rubbers that a hand won, each worth one stake.

use crate::games::Side;
use crate::ledger::Played;
use crate::seat::{PerSeat, Seat};

/// One for each who won the game that the hand ended, and nothing for the others.
pub(super) fn game(played: &Played) -> PerSeat<i64> {
    one_each(played, winner(played))
}

/// One for each who won the rubber that the hand ended, and nothing for the others.
pub(super) fn rubber(played: &Played) -> PerSeat<i64> {
    let ended = played.after.sides.over && !played.before.sides.over;
    one_each(played, winner(played).filter(|_| ended))
}

/// The side that won a game with this hand. Where a table plays on after the last one, nothing more is won.
///
/// Where the sides stood is what says so: a hand that was passed out wins a game too, by what the table gave or took.
fn winner(played: &Played) -> Option<Side> {
    let (before, after) = (&played.before.sides, &played.after.sides);
    let more = |side: &Side| after.games[side.index()] > before.games[side.index()];
    let in_rubber = Side::BOTH.into_iter().find(more);
    // A game by itself ends the session, with its score left standing.
    in_rubber.or_else(|| after.leader().filter(|_| after.over && !before.over))
}

fn one_each(played: &Played, winner: Option<Side>) -> PerSeat<i64> {
    let seats = played.outcome.points.seats();
    PerSeat::from_fn(seats, |seat: Seat| {
        i64::from(winner == Some(Side::of(seat)))
    })
}
