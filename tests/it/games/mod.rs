//! Every kind of game: its hands, scores, and errors.

mod contracts;
mod decimals;
mod exact_bid;
mod odd_trick;
mod pairs;
mod partnership_bid;
mod scoring;

use crate::support::NAMES;
use oddtrick::games::{Carry, HandRecord, Table, play};
use oddtrick::scheme::Scheme;
use oddtrick::seat::Seat;

/// The error of a hand with named players, dealt by the last seat; empty if legal.
fn refused(scheme: &Scheme, carry: &Carry, seats: usize, hand: &str) -> String {
    let hand: HandRecord<String> = serde_json::from_str(hand).unwrap();
    let named = |name: &String| {
        let place = NAMES.iter().position(|known| known == name);
        place.and_then(Seat::new).ok_or(())
    };
    let table = Table {
        seats,
        dealer: Seat::new(seats - 1).unwrap(),
    };
    let played = play(scheme, carry, table, &hand.try_map(named).unwrap());
    played
        .err()
        .map(|error| error.to_string())
        .unwrap_or_default()
}
