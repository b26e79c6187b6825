//! Kind `contracts`: laws of every hand, the sources' examples, variants, refused hands, and entry.

mod agreed;
mod entered;
mod low_countries;
mod persian;
mod polish;
mod pot;
mod printed;
mod refused;
mod walked;

use oddtrick::games::{Carry, HandRecord, Outcome, Table, Tricks, play};
use oddtrick::scheme::{Contracts, Scheme, catalog, set};
use oddtrick::seat::Seat;

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn rules(scheme: &Scheme) -> &Contracts {
    scheme.rules.contracts().unwrap()
}

/// A shipped scheme with settings, each `key=value`.
fn scheme(id: &str, settings: &[&str]) -> Scheme {
    let settings: Vec<_> = settings
        .iter()
        .map(|setting| set::parse_setting(setting).unwrap())
        .collect();
    set::apply(catalog::find(id).unwrap(), &settings).unwrap()
}

fn solo(declarer: usize, tricks: u8) -> HandRecord<Seat> {
    lone("solo", declarer, tricks)
}

fn lone(contract: &str, declarer: usize, tricks: u8) -> HandRecord<Seat> {
    played(contract, &[declarer], tricks)
}

fn played(contract: &str, declarers: &[usize], tricks: u8) -> HandRecord<Seat> {
    HandRecord {
        contract: Some(contract.to_owned()),
        declarers: Some(declarers.iter().map(|index| seat(*index)).collect()),
        tricks: Some(Tricks::Side(tricks)),
        ..HandRecord::blank()
    }
}

fn pass() -> HandRecord<Seat> {
    HandRecord {
        passed: Some(true),
        ..HandRecord::blank()
    }
}

fn payer(payer: usize) -> HandRecord<Seat> {
    let contract = Some("general-misere".to_owned());
    HandRecord {
        contract,
        payer: Some(seat(payer)),
        ..HandRecord::blank()
    }
}

fn outcome(
    scheme: &Scheme,
    carry: &Carry,
    seats: usize,
    dealer: usize,
    hand: &HandRecord<Seat>,
) -> (Outcome, Carry) {
    play(
        scheme,
        carry,
        Table {
            seats,
            dealer: seat(dealer),
        },
        hand,
    )
    .unwrap()
}

/// Points at a table of four with the last seat as dealer and no earlier pass-outs.
fn points(scheme: &Scheme, hand: &HandRecord<Seat>) -> Vec<i64> {
    outcome(scheme, &Carry::default(), 4, 3, hand)
        .0
        .points
        .as_slice()
        .to_vec()
}
