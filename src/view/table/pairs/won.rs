//! The games and rubbers won by two sides.

use super::seated_pair;
use crate::games::{HandResult, Side, Won};
use crate::ledger::{Hand, Ledger, PlayedHand, Session};
use crate::view::Message;

/// The game that a hand won, and the winner.
pub(in crate::view) fn game_won(
    session: &Session,
    hand: &Hand,
    played: &PlayedHand,
) -> Option<Message> {
    let won = match &played.outcome.result {
        HandResult::Shared(shared) => shared.won?,
        // Without rubbers, only one game can be won.
        HandResult::Bids { .. } if played.after.sides.over && !played.before.sides.over => Won {
            side: played.after.sides.leader()?,
            games: 1,
            worth: 0,
            rubber: false,
        },
        _ => return None,
    };
    let side = seated_pair(session, &hand.seats, won.side);
    let games = |side: Side| i64::from(played.after.sides.games[side.index()]);
    let worth = |side: Side| played.after.sides.worth[side.index()];
    let (n, to) = (games(won.side), games(won.side.other()));
    Some(match (won.rubber, n > 0) {
        (true, _) => {
            Message::sides_rubber_won(side, n, to, worth(won.side), worth(won.side.other()))
        }
        (false, true) => Message::sides_rubber_game_won(side, n, to),
        (false, false) => Message::sides_game_won(side),
    })
}

/// The value of each side's games of a rubber; empty if none is played.
pub(in crate::view) fn rubber(ledger: &Ledger) -> Vec<Message> {
    let session = ledger.session();
    if session.scheme.rules.rubber().is_none() {
        return Vec::new();
    }
    let sides = ledger.carry().sides;
    let worth = |one: Side| {
        let (games, n) = (sides.games[one.index()], sides.worth[one.index()]);
        Message::sides_rubber_worth(seated_pair(session, &session.seats, one), games, n)
    };
    Side::BOTH.map(worth).into()
}
