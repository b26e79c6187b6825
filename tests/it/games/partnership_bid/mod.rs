//! Kind `partnership-bid`: what the sources print, what holds of every hand, how games end, what is refused, and how a
//! hand is entered.

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

/// A hand in its outside form, of which the players are seats counted from 0.
fn hand(json: &str) -> HandRecord<Seat> {
    let outside: HandRecord<usize> = serde_json::from_str(json).unwrap();
    outside
        .try_map(|index| Seat::new(*index).ok_or(()))
        .unwrap()
}

/// What a hand comes to where the last seat deals and these are the circumstances.
fn tried(scheme: &Scheme, carry: &Carry, json: &str) -> Result<(Outcome, Carry), HandError> {
    let table = Table {
        seats: 4,
        dealer: seat(3),
    };
    play(scheme, carry, table, &hand(json))
}

/// Hands of one evening: what each scores for both sides, and where the game stands then.
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
