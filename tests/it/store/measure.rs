//! Figures, printed on request: `cargo test --no-default-features --features store --test it measure -- --ignored --nocapture`.

use super::Desk;
use std::time::{Duration, Instant};

/// The median, the 99th of a hundred and the longest.
fn spread(mut times: Vec<Duration>) -> [Duration; 3] {
    times.sort();
    [
        times[times.len() / 2],
        times[times.len() * 99 / 100],
        times[times.len() - 1],
    ]
}

#[test]
#[ignore = "prints figures and asserts nothing"]
fn commits_of_a_hand_and_of_a_tap() {
    let mut desk = Desk::new(141);
    let mut db = desk.db();
    let mut hands = Vec::new();
    let mut taps = Vec::new();
    for _ in 0..1000 {
        let row = desk.hand();
        let begun = Instant::now();
        desk.commit(&mut db, &[row]);
        hands.push(begun.elapsed());
        let begun = Instant::now();
        desk.commit(&mut db, &[]);
        taps.push(begun.elapsed());
    }
    eprintln!(
        "a hand: {:?}, a tap: {:?} (p50, p99, longest)",
        spread(hands),
        spread(taps)
    );
    let begun = Instant::now();
    desk.check(&mut db);
    eprintln!(
        "a session of 1000 hands read and listed: {:?}",
        begun.elapsed()
    );
    let begun = Instant::now();
    assert_eq!(db.quick_check().unwrap(), []);
    eprintln!("quick check: {:?}", begun.elapsed());
    let begun = Instant::now();
    assert_eq!(db.check().unwrap(), []);
    eprintln!("check: {:?}", begun.elapsed());
    db.close().unwrap();
    let begun = Instant::now();
    let db = desk.db();
    eprintln!(
        "open: {:?}, {} pages",
        begun.elapsed(),
        db.setting("page_count").unwrap().unwrap()
    );
}
