//! Benchmarks of operations that must stay fast in large databases: scoring hands, opening and listing sessions,
//! checking the database.
//!
//! Times are CPU times, so that other load matters little. Prints one line per figure and asserts nothing; run by
//! `benches/run`. `--make FILE SESSIONS HANDS` creates a database for other measurements.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::cast_precision_loss,
    clippy::float_arithmetic
)]

use chrono::{DateTime, FixedOffset, TimeDelta};
use oddtrick::games::{Carry, HandRecord, Table, play};
use oddtrick::ledger::{
    EditId, EditStamp, HandId, Ledger, Log, OpenHand, Participant, ParticipantId, PlayerId,
    Session, SessionEditor, SessionId, Stored, Terms,
};
use oddtrick::money::Stake;
use oddtrick::scheme::{Scheme, catalog, document};
use oddtrick::seat::Seat;
use oddtrick::store::{Access, Database, Merge};
use oddtrick::task::Work;
use std::path::Path;
use std::time::{Duration, Instant};

const NAMES: [&str; 4] = ["Ann", "Bob", "Cy", "Dee"];

/// A hand of each kind, with a shipped scheme.
const KINDS: [(&str, &str); 4] = [
    (
        "solo-whist-points",
        r#"{"contract":"prop-and-cop","declarers":["Ann","Cy"],"tricks":8}"#,
    ),
    (
        "oh-hell",
        r#"{"cards":5,"bids":[0,2,2,0],"tricks":[0,2,3,0]}"#,
    ),
    ("whist-american", r#"{"side":"Ann","tricks":7}"#),
    (
        "bid-whist",
        r#"{"bidder":"Ann","bid":4,"mode":"downtown","tricks":10}"#,
    ),
];

fn main() {
    let args: Vec<String> = std::env::args().collect();
    if let Some(at) = args.iter().position(|arg| arg == "--make") {
        let number = |place: usize| args[at + place].parse().unwrap();
        make(Path::new(&args[at + 1]), number(2), number(3));
        return;
    }
    for (id, hand) in KINDS {
        playing(id, hand);
    }
    for hands in [100, 1000, 10_000] {
        opening(hands);
    }
    let most = std::env::var("ODDTRICK_SESSIONS");
    let most: usize = most.map_or(5000, |most| most.parse().unwrap());
    for sessions in [5, 50, 500, 5000, 50_000] {
        if sessions <= most {
            listing(sessions);
        }
    }
}

/// Hands of a kind scored per second on one core.
fn playing(id: &str, hand: &str) {
    let scheme = scheme(id);
    let outside: HandRecord<String> = serde_json::from_str(hand).unwrap();
    let seat = |name: &String| {
        let place = NAMES.iter().position(|one| one == name);
        Ok::<_, ()>(Seat::new(place.unwrap()).unwrap())
    };
    let hand = outside.try_map(seat).unwrap();
    let table = Table {
        seats: 4,
        dealer: Seat::new(3).unwrap(),
    };
    let (began, mut played, mut points) = (Used::now(), 0u64, 0);
    let used = loop {
        for _ in 0..10_000 {
            let (outcome, _) = play(
                &scheme,
                std::hint::black_box(&Carry::default()),
                table,
                &hand,
            )
            .unwrap();
            points += outcome.points.as_slice()[0];
        }
        played += 10_000;
        let used = began.since();
        if used > Duration::from_millis(500) {
            break used;
        }
    };
    std::hint::black_box(points);
    let a_second = played as f64 / used.as_secs_f64() / 1e6;
    println!("playing hands, {id:<24}{a_second:>10.2} million a second   (bar: 5)");
}

/// CPU time of this thread where the system reports it, else wall time. Some systems count CPU time in ticks, so short
/// intervals use wall time.
struct Used {
    clock: Instant,
    core: Option<u64>,
}

impl Used {
    fn now() -> Self {
        Self {
            clock: Instant::now(),
            core: core(),
        }
    }

    fn since(&self) -> Duration {
        let clock = self.clock.elapsed();
        match (self.core, core()) {
            (Some(before), Some(now)) if clock > TICKS => Duration::from_nanos(now - before),
            _ => clock,
        }
    }
}

/// Longer than a few ticks of any system.
const TICKS: Duration = Duration::from_millis(50);

/// CPU time of this thread in nanoseconds.
fn core() -> Option<u64> {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    stat.split(' ').next()?.parse().ok()
}

/// Time to open a session of this length.
fn opening(hands: usize) {
    let folder = tempfile::tempdir_in(".").unwrap();
    let path = folder.path().join("a.db");
    make(&path, 1, hands);
    let mut db = Database::open(&path, Access::MustExist).unwrap();
    let times = (0..5).map(|_| {
        let began = Used::now();
        let stored = db.load(session_id(0)).unwrap();
        let editor = SessionEditor::new(
            Ledger::open(stored.session).unwrap(),
            stored.log,
            stored.open,
        );
        assert_eq!(editor.ledger().session().hands.len(), hands);
        began.since()
    });
    let best = times.min().unwrap();
    println!("opening a session of {hands:>6} hands     {best:>10.1?}   (bar: 100 ms)");
}

/// Time to list sessions of 20 hands each, and time of the other work when the window opens.
fn listing(sessions: usize) {
    let folder = tempfile::tempdir_in(".").unwrap();
    let path = folder.path().join("a.db");
    make(&path, sessions, 20);
    let began = Used::now();
    let mut db = Database::open(&path, Access::MustExist).unwrap();
    let opened = began.since();
    let times = (0..5).map(|_| {
        let began = Used::now();
        assert_eq!(db.sessions().unwrap().len(), sessions);
        began.since()
    });
    let best = times.min().unwrap();
    // Two threads check it, so wall time is measured.
    let times = (0..5).map(|_| {
        let began = Instant::now();
        assert_eq!(db.quick_check().unwrap(), []);
        began.elapsed()
    });
    let checked = times.min().unwrap();
    println!(
        "{sessions:>6} sessions, {:>8} hands: open {opened:>8.1?}, list {best:>8.1?} (bar: 100 ms), quick check {checked:>8.1?} (bar: 300 ms)",
        sessions * 20
    );
}

/// Creates a database.
fn make(path: &Path, sessions: usize, hands: usize) {
    let mut db = Database::open(path, Access::Create).unwrap();
    let scheme = scheme("solo-whist-points");
    for (batch, first) in (0..sessions).step_by(500).enumerate() {
        let numbers = first..sessions.min(first + 500);
        let mut merge = Merge::of(&mut db).unwrap();
        for number in numbers {
            let stored = evening(&scheme, number, hands);
            let sessions = &mut merge.sessions;
            sessions
                .put(&stored.session, &stored.log, &stored.open, None)
                .unwrap();
        }
        let by = EditStamp {
            at: minute(0),
            edit: EditId(u128::MAX - batch as u128),
            hand: HandId(0),
        };
        db.merge(&merge, by, &Work::default()).unwrap();
    }
    db.close().unwrap();
}

fn evening(scheme: &Scheme, number: usize, hands: usize) -> Stored {
    // Real ids are random, so that rows ordered by id are scattered in the file.
    let unique = scattered(number as u128 + 1) << 64;
    let session = Session {
        id: session_id(number),
        title: format!("Evening {number}"),
        begun_with: Vec::new(),
        note: String::new(),
        started: minute(number * 60),
        scheme: scheme.clone(),
        participants: (0..4)
            .map(|place| Participant {
                id: ParticipantId(unique | (place as u128 + 1)),
                player: PlayerId(place as u128 + 1),
                name: NAMES[place].to_owned(),
            })
            .collect(),
        seats: (0..4)
            .map(|place| ParticipantId(unique | (place + 1)))
            .collect(),
        first_dealer: ParticipantId(unique | 1),
        stake: Some(Stake::parse("0.05", "GBP".parse().unwrap()).unwrap()),
        terms: Terms::default(),
        hands: Vec::new(),
        ended: None,
    };
    let ledger = Ledger::open(session).unwrap();
    let mut editor = SessionEditor::new(ledger, Log::default(), OpenHand::default());
    for hand in 0..hands {
        let record = HandRecord {
            contract: Some("solo".to_owned()),
            declarers: Some(vec![ParticipantId(unique | (hand as u128 % 4 + 1))]),
            tricks: Some(oddtrick::games::Tricks::Side(
                u8::try_from(hand % 14).unwrap(),
            )),
            ..HandRecord::blank()
        };
        let stamp = EditStamp {
            at: minute(number * 60 + hand),
            edit: EditId(unique | (1 << 40) | hand as u128),
            hand: HandId(unique | (2 << 40) | hand as u128),
        };
        editor.record(record, stamp).unwrap();
    }
    Stored {
        session: editor.ledger().session().clone(),
        log: editor.log().clone(),
        open: OpenHand::default(),
    }
}

fn session_id(number: usize) -> SessionId {
    SessionId(scattered(number as u128 + 1))
}

/// A distinct, pseudo-random number for each input.
fn scattered(number: u128) -> u128 {
    number.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835)
}

fn scheme(id: &str) -> Scheme {
    document::parse(&catalog::find(id).unwrap().document).unwrap()
}

fn minute(minutes: usize) -> DateTime<FixedOffset> {
    let start = DateTime::parse_from_rfc3339("2026-01-31T20:00:00+01:00").unwrap();
    start + TimeDelta::minutes(i64::try_from(minutes).unwrap())
}
