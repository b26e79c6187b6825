//! Kind `exact-bid`: the Italian examples, schedules, the hook, refused hands, entry, and laws of every hand.

mod agreed;
mod document;
mod entry;
mod hook;
mod italian;
mod points_calculation;
mod refused;
mod schedules;
mod table;
mod variants;
mod walked;

use crate::support::scheme;
use oddtrick::games::{Bid, Carry, HandError, HandRecord, Outcome, Table, Tricks, play};
use oddtrick::scheme::{Scheme, catalog};
use oddtrick::seat::Seat;

/// Every shipped scheme of this kind.
fn all() -> impl Iterator<Item = &'static Scheme> {
    catalog::all().filter(|scheme| scheme.rules.exact_bid().is_some())
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A table with the last seat as dealer.
fn table(seats: usize) -> Table {
    Table {
        seats,
        dealer: seat(seats - 1),
    }
}

/// The state of a session after this many hands.
fn after(hands: u32) -> Carry {
    Carry {
        hands,
        ..Carry::default()
    }
}

/// A hand without players sitting out.
fn hand(cards: u8, bids: &[u8], tricks: &[u8]) -> HandRecord<Seat> {
    let list = |values: &[u8]| values.iter().copied().map(Some).collect::<Vec<_>>();
    HandRecord {
        cards: Some(cards),
        bids: Some(Bid::list(list(bids))),
        tricks: Some(Tricks::Seats(list(tricks))),
        ..HandRecord::blank()
    }
}

/// The first hand of a session with as many seats as bids, dealt by the last.
fn first(scheme: &Scheme, hand: &HandRecord<Seat>) -> Result<Outcome, HandError> {
    let seats = hand.bids.as_ref().map_or(4, Vec::len);
    play(scheme, &Carry::default(), table(seats), hand).map(|(outcome, _)| outcome)
}

/// All points in a first hand under a shipped scheme with settings.
fn points(id: &str, settings: &[&str], cards: u8, bids: &[u8], tricks: &[u8]) -> Vec<i64> {
    let outcome = first(&scheme(id, settings), &hand(cards, bids, tricks)).unwrap();
    outcome.points.as_slice().to_vec()
}
