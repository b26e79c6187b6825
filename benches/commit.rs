//! How long a hand takes from the event to the disk, beside a bare insert with the same settings on the same file system.
//!
//! `cargo bench --no-default-features --features store --bench commit`. Prints figures and asserts nothing.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use oddtrick::app::{App, NewSession, Options, Surroundings, System};
use oddtrick::games::{HandRecord, Tricks};
use oddtrick::scheme::catalog;
use rusqlite::{Connection, params};
use std::path::Path;
use std::time::{Duration, Instant};

/// How many hands.
const HANDS: usize = 1000;

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let (ours, bare) = (hands(folder.path()), inserts(folder.path()));
    println!("{HANDS} commits each       p50        p99    longest");
    for (name, times) in [("a hand", &ours), ("a bare insert", &bare)] {
        println!(
            "{name:<16}{:>10.1?} {:>10.1?} {:>10.1?}",
            at(times, 50),
            at(times, 99),
            at(times, 100)
        );
    }
    let ratio = at(&ours, 50).as_micros() * 100 / at(&bare, 50).as_micros().max(1);
    println!(
        "the median is {}.{:02} times a bare insert's",
        ratio / 100,
        ratio % 100
    );
}

/// Hands through the books, the log and the store.
fn hands(folder: &Path) -> Vec<Duration> {
    let options = Options {
        db: Some(folder.join("ours.db")),
        config: None,
    };
    let app = App::new(&options, Box::new(System)).unwrap();
    let scheme = catalog::find("solo-whist-points").unwrap();
    let names = ["Ann", "Bob", "Cy", "Dee"].map(str::to_owned).to_vec();
    let session = app
        .new_session(NewSession {
            document: scheme.document.clone(),
            names,
            first_dealer: None,
            stake: None,
            settle: None,
            title: String::new(),
            paid_each_hand: false,
        })
        .unwrap();
    let mut book = app.book(session.id).unwrap();
    (0..HANDS)
        .map(|hand| {
            let record = HandRecord {
                contract: Some("solo".to_owned()),
                declarers: Some(vec![session.seats[hand % 4]]),
                tricks: Some(Tricks::Side(u8::try_from(hand % 14).unwrap())),
                ..HandRecord::blank()
            };
            let began = Instant::now();
            let row = book.record(record, System.stamp()).unwrap();
            app.save(session.id, vec![row], book.open().clone())
                .unwrap();
            began.elapsed()
        })
        .collect()
}

/// One row of the same size each, in a transaction of its own.
fn inserts(folder: &Path) -> Vec<Duration> {
    let db = Connection::open(folder.join("bare.db")).unwrap();
    db.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 100;
         CREATE TABLE hands (id INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT;",
    )
    .unwrap();
    let record = "x".repeat(600);
    (0..HANDS)
        .map(|_| {
            let began = Instant::now();
            db.execute("INSERT INTO hands (record) VALUES (?1)", params![record])
                .unwrap();
            began.elapsed()
        })
        .collect()
}

/// The time that so many in a hundred stay below.
fn at(times: &[Duration], of_hundred: usize) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    sorted[(sorted.len() * of_hundred / 100).min(sorted.len() - 1)]
}
