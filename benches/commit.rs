//! How long a tap takes from the event to the disk, beside a bare insert with the same settings on the same file system.
//!
//! A tap goes the window's way: the thread of the store finds that it is on the disk, and whoever tapped hears of it a
//! moment later, which is what a program waits for that records hand after hand. Taps and inserts take turns, so that a disk
//! that is busy for a moment is busy for both. Prints figures and asserts nothing; `benches/run` has the whole table.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use oddtrick::app::{App, Clock, NewSession, Options, System};
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::ledger::{Book, OpenHand};
use oddtrick::scheme::catalog;
use oddtrick::seat::Seat;
use rusqlite::{Connection, params};
use std::path::Path;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

/// How many hands.
const HANDS: usize = 1000;

fn main() {
    let folder = tempfile::tempdir_in(".").unwrap();
    let (app, mut book) = table(folder.path());
    let bare = bare(folder.path());
    let (mut first, mut last, mut inserts) = <(Vec<_>, Vec<_>, Vec<_>)>::default();
    let (mut first_told, mut last_told) = (Vec::new(), Vec::new());
    let (done, answered) = channel();
    for hand in 0..HANDS {
        for (place, tap) in taps(hand).into_iter().enumerate() {
            let began = Instant::now();
            let rows = book.tap(tap, System.stamp()).unwrap();
            let (done, session) = (done.clone(), book.ledger().session().id);
            let open = book.open().clone();
            app.store().unwrap().post(move |db| {
                let kept = db.commit(session, &rows, &open);
                done.send((kept, Instant::now())).unwrap();
            });
            let (kept, on_disk) = answered.recv().unwrap();
            let told = began.elapsed();
            kept.unwrap();
            let (all, all_told) = if place == 2 {
                (&mut last, &mut last_told)
            } else {
                (&mut first, &mut first_told)
            };
            all.push(on_disk - began);
            all_told.push(told);
            inserts.push(insert(&bare));
        }
    }
    assert_eq!(book.ledger().session().hands.len(), HANDS);
    println!(
        "{HANDS} hands, in turn            p50        p99    longest      p50 x      p99 x  a bare insert"
    );
    for (name, times) in [
        ("a tap inside a hand", &first),
        ("until it is heard of", &first_told),
        ("the tap that closes it", &last),
        ("until it is heard of", &last_told),
        ("a bare insert", &inserts),
    ] {
        println!(
            "{name:<26}{:>10.1?} {:>10.1?} {:>10.1?} {:>10} {:>10}",
            at(times, 50),
            at(times, 99),
            at(times, 100),
            ratio(at(times, 50), at(&inserts, 50)),
            ratio(at(times, 99), at(&inserts, 99)),
        );
    }
}

/// A table of four at Solo Whist.
fn table(folder: &Path) -> (App, Book) {
    let options = Options {
        db: Some(folder.join("ours.db")),
        config: None,
    };
    let app = App::new(&options, Box::new(System)).unwrap();
    let scheme = catalog::find("solo-whist-points").unwrap();
    let names = ["Ann", "Bob", "Cy", "Dee"].map(str::to_owned).to_vec();
    let new = NewSession {
        document: scheme.document.clone(),
        names,
        first_dealer: None,
        stake: None,
        settle: None,
        title: String::new(),
        paid_each_hand: false,
        sits_out_counts: true,
    };
    let session = new.draft(&*app.clock()).unwrap();
    let id = session.id;
    app.run(move |db| db.create_session(&session, &OpenHand::default(), None))
        .unwrap();
    let book = app.book(id).unwrap();
    (app, book)
}

/// The three taps of a lone contract.
fn taps(hand: usize) -> [Tap; 3] {
    let tricks = u8::try_from(hand % 14).unwrap();
    [
        Tap::Answer(Ask::Contract, Answer::Contract("solo".to_owned())),
        Tap::Answer(Ask::Declarer, Answer::Player(Seat::new(hand % 4).unwrap())),
        Tap::Answer(Ask::Tricks, Answer::Tricks(tricks)),
    ]
}

fn bare(folder: &Path) -> Connection {
    let db = Connection::open(folder.join("bare.db")).unwrap();
    db.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = 1;
         CREATE TABLE hands (id INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT;",
    )
    .unwrap();
    db
}

/// One row as large as a hand's, in a transaction of its own.
fn insert(db: &Connection) -> Duration {
    let record = "x".repeat(600);
    let began = Instant::now();
    db.prepare_cached("INSERT INTO hands (record) VALUES (?1)")
        .unwrap()
        .execute(params![record])
        .unwrap();
    began.elapsed()
}

/// The time that so many in a hundred stay below.
fn at(times: &[Duration], of_hundred: usize) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    sorted[(sorted.len() * of_hundred / 100).min(sorted.len() - 1)]
}

/// So many times the other, to two places.
fn ratio(time: Duration, other: Duration) -> String {
    let hundredths = time.as_nanos() * 100 / other.as_nanos().max(1);
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}
