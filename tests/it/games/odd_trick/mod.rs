//! Kind `odd-trick`: the sources' examples, the order of counting, laws of every hand, refused hands, and entry.

mod agreed;
mod entered;
mod games;
mod high_low;
mod laws;
mod printed;
mod refused;
mod settled;

use crate::support::Evening;
use oddtrick::games::{Carry, HandRecord, Outcome, Table, Tricks, play};
use oddtrick::scheme::Scheme;
use oddtrick::seat::Seat;

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A session of four under a shipped scheme.
fn evening(id: &str, settings: &[&str]) -> Evening {
    Evening::new(id, settings, 4)
}

/// Plain whist: the tricks of this seat's side.
fn whist(side: usize, tricks: u8) -> HandRecord<Seat> {
    HandRecord {
        side: Some(seat(side)),
        tricks: Some(Tricks::Side(tricks)),
        ..HandRecord::blank()
    }
}

/// Bid Whist: a bid and the tricks of the bidder's side.
fn bid(bidder: usize, level: u8, mode: Option<&str>, tricks: u8) -> HandRecord<Seat> {
    HandRecord {
        bidder: Some(seat(bidder)),
        bid: Some(level),
        mode: mode.map(str::to_owned),
        tricks: Some(Tricks::Side(tricks)),
        ..HandRecord::blank()
    }
}

/// A high or low hand, and the tricks of this seat's side.
fn high_low(mode: &str, who: usize, tricks: u8) -> HandRecord<Seat> {
    HandRecord {
        bidder: (mode == "high").then(|| seat(who)),
        side: (mode == "low").then(|| seat(who)),
        mode: Some(mode.to_owned()),
        tricks: Some(Tricks::Side(tricks)),
        ..HandRecord::blank()
    }
}

/// The outcome of a hand dealt by the last seat with this carry.
fn outcome(scheme: &Scheme, carry: &Carry, hand: &HandRecord<Seat>) -> (Outcome, Carry) {
    let table = Table {
        seats: 4,
        dealer: seat(3),
    };
    play(scheme, carry, table, hand).unwrap_or_else(|error| panic!("{hand:?}: {error}"))
}

/// Points of the first hand of a game.
fn points(scheme: &Scheme, hand: &HandRecord<Seat>) -> Vec<i64> {
    outcome(scheme, &Carry::default(), hand)
        .0
        .points
        .as_slice()
        .to_vec()
}
