//! Kind `partnership-bid`: the sources' examples, laws of every hand, the end of games, refused hands, and entry.

mod entered;
mod games;
mod laws;
mod refused;
mod shown;

use oddtrick::games::{Carry, HandError, HandRecord, Outcome, Table, play};
use oddtrick::scheme::Scheme;
use oddtrick::seat::Seat;

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A hand in its external form, with seats counted from 0 as players.
fn hand(json: &str) -> HandRecord<Seat> {
    let outside: HandRecord<usize> = serde_json::from_str(json).unwrap();
    outside
        .try_map(|index| Seat::new(*index).ok_or(()))
        .unwrap()
}

/// The outcome of a hand dealt by the last seat with this carry.
fn tried(scheme: &Scheme, carry: &Carry, json: &str) -> Result<(Outcome, Carry), HandError> {
    let table = Table {
        seats: 4,
        dealer: seat(3),
    };
    play(scheme, carry, table, &hand(json))
}

/// Plays hands of one session: both sides' scores, and the final state of the game.
fn evening(scheme: &Scheme, hands: &[&str]) -> (Vec<[i64; 2]>, Carry) {
    let mut carry = Carry::default();
    let mut points = Vec::new();
    for json in hands {
        let (outcome, after) = tried(scheme, &carry, json).unwrap();
        let all = outcome.points;
        assert_eq!(
            (all.at(seat(0)), all.at(seat(1))),
            (all.at(seat(2)), all.at(seat(3)))
        );
        points.push([all.at(seat(0)), all.at(seat(1))]);
        carry = after;
    }
    (points, carry)
}
