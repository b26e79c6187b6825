//! The cases of tests/data/scoring.jsonl and tests/data/neighbours.jsonl: printed in a source, or computed from one by
//! hand.

use oddtrick::games::{Carry, HandError, HandRecord, Table, play};
use oddtrick::scheme::{Scheme, catalog, set};
use oddtrick::seat::Seat;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Games with shipped schemes. The file has cases for later ones too.
const GAMES: &[&str] = &[
    "solo-whist",
    "oh-hell",
    "romanian-whist",
    "wizard",
    "whist",
    "bid-whist",
    "israeli-whist",
    "nomination-whist",
    "skull-king",
    "callbreak",
    "rikken",
    "wiezen",
    "minnesota-whist",
    "norwegian-whist",
    "spades",
];

/// The number of cases in `scoring.jsonl` and in `neighbours.jsonl`, so that a skipped case is noticed.
const CASES: usize = 143 + 34;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    id: String,
    scheme: String,
    #[serde(default)]
    set: BTreeMap<String, serde_json::Value>,
    players: Vec<String>,
    dealer: Option<String>,
    hands: Vec<HandRecord<String>>,
    /// The totals after the last hand, possibly not of every player.
    #[serde(default)]
    expect: BTreeMap<String, i64>,
    legal: Option<bool>,
    #[serde(rename = "basis")]
    _basis: String,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[test]
fn every_example_case_scores_as_expected() {
    let files = [
        include_str!("../../data/scoring.jsonl"),
        include_str!("../../data/neighbours.jsonl"),
    ];
    let cases = files.iter().flat_map(|file| file.lines().enumerate());
    let cases = cases.filter_map(|(i, line)| {
        let read = |error| panic!("line {}: {error}", i + 1);
        let case: serde_json::Value = serde_json::from_str(line).unwrap_or_else(read);
        // A hand of a later game may have unknown keys.
        let scheme = case["scheme"].as_str().unwrap();
        let ours = GAMES.iter().any(|game| scheme.starts_with(game));
        ours.then(|| {
            serde_json::from_value(case).unwrap_or_else(|error| panic!("line {}: {error}", i + 1))
        })
    });
    let ours: Vec<Case> = cases.collect();
    let wrong: Vec<String> = ours.iter().filter_map(|case| check(case).err()).collect();
    assert!(
        wrong.is_empty(),
        "{} of {} are wrong:\n{}",
        wrong.len(),
        ours.len(),
        wrong.join("\n")
    );
    assert_eq!(ours.len(), CASES);
}

fn check(case: &Case) -> Result<(), String> {
    let found = totals(case);
    let (Ok(totals), true) = (&found, case.legal.unwrap_or(true)) else {
        return match (found, case.legal) {
            (Err(_), Some(false)) => Ok(()),
            (found, _) => Err(format!("{}: {found:?}", case.id)),
        };
    };
    for (player, points) in &case.expect {
        let found = totals[seat(case, player)
            .map_err(|error| format!("{}: {error}", case.id))?
            .index()];
        if found != *points {
            return Err(format!("{}: {player} has {found}, not {points}", case.id));
        }
    }
    Ok(())
}

/// The totals after the last hand by seat, or the error of an illegal hand.
fn totals(case: &Case) -> Result<Vec<i64>, String> {
    let scheme = scheme(case)?;
    let seats = case.players.len();
    let mut dealer = match &case.dealer {
        Some(name) => seat(case, name)?,
        None => Seat::new(seats - 1).ok_or("a table without seats")?,
    };
    let mut carry = Carry::default();
    let mut totals = vec![0; seats];
    for hand in &case.hands {
        let hand = hand.try_map(|name| seat(case, name))?;
        let played = play(&scheme, &carry, Table { seats, dealer }, &hand);
        let (outcome, next) = played.map_err(|error: HandError| error.to_string())?;
        for (seat, points) in outcome.points.iter() {
            totals[seat.index()] += points;
        }
        (carry, dealer) = (next, outcome.next_dealer);
    }
    Ok(totals)
}

fn scheme(case: &Case) -> Result<Scheme, String> {
    let shipped =
        catalog::find(&case.scheme).ok_or_else(|| format!("no scheme {}", case.scheme))?;
    let text = |value: &serde_json::Value| {
        value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned)
    };
    let settings: Vec<_> = case
        .set
        .iter()
        .map(|(key, value)| (key.clone(), text(value)))
        .collect();
    set::apply(shipped, &settings).map_err(|error| error.to_string())
}

fn seat(case: &Case, name: &str) -> Result<Seat, String> {
    let place = case.players.iter().position(|player| player == name);
    place
        .and_then(Seat::new)
        .ok_or_else(|| format!("{name} is not at the table"))
}
