//! Kind `exact-bid`: what the Italian page prints, schedules, the hook, what is refused, how a hand is entered, and what
//! holds of every hand.

mod agreed;
mod document;
mod entry;
mod hook;
mod italian;
mod neighbours;
mod reckoned;
mod refused;
mod schedules;
mod table;
mod walked;

use crate::support::scheme;
use oddtrick::games::{Bid, Carry, HandError, HandRecord, Outcome, Table, Tricks, play};
use oddtrick::scheme::{Scheme, catalog};
use oddtrick::seat::Seat;

/// Every scheme of this kind that ships.
fn all() -> impl Iterator<Item = &'static Scheme> {
    catalog::all().filter(|scheme| scheme.rules.exact_bid().is_some())
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A table at which the last seat deals.
fn table(seats: usize) -> Table {
    Table {
        seats,
        dealer: seat(seats - 1),
    }
}

/// The state of a session after so many hands.
fn after(hands: u32) -> Carry {
    Carry {
        hands,
        ..Carry::default()
    }
}

/// A hand in which everybody plays.
fn hand(cards: u8, bids: &[u8], tricks: &[u8]) -> HandRecord<Seat> {
    let list = |values: &[u8]| values.iter().copied().map(Some).collect::<Vec<_>>();
    HandRecord {
        cards: Some(cards),
        bids: Some(Bid::list(list(bids))),
        tricks: Some(Tricks::Seats(list(tricks))),
        ..HandRecord::blank()
    }
}

/// The first hand of a session with as many seats as there are bids, the last of which deals.
fn first(scheme: &Scheme, hand: &HandRecord<Seat>) -> Result<Outcome, HandError> {
    let seats = hand.bids.as_ref().map_or(4, Vec::len);
    play(scheme, &Carry::default(), table(seats), hand).map(|(outcome, _)| outcome)
}

/// Everybody's points in a first hand under a scheme that ships, with settings.
fn points(id: &str, settings: &[&str], cards: u8, bids: &[u8], tricks: &[u8]) -> Vec<i64> {
    let outcome = first(&scheme(id, settings), &hand(cards, bids, tricks)).unwrap();
    outcome.points.as_slice().to_vec()
}
