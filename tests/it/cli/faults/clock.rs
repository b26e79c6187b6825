//! Clocks that jump and unusual time zones: the log's order counts, and nothing is lost because of a date.

use super::process::program;
use crate::cli::{Cli, SOLO, TABLE, begin};
use chrono::{DateTime, FixedOffset, TimeDelta};
use oddtrick::app::{App, Clock, NewSession, Options, session};
use oddtrick::games::{HandRecord, Tricks};
use oddtrick::ledger::{SessionId, Terms};
use oddtrick::scheme::{SettleMode, catalog};
use oddtrick::store::Database;
use std::io::Write;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// A clock that shows a set time.
#[derive(Clone, Default)]
struct Set {
    seconds: Arc<AtomicI64>,
    ids: Arc<AtomicU64>,
}

impl Clock for Set {
    fn now(&self) -> DateTime<FixedOffset> {
        let start = DateTime::parse_from_rfc3339("2026-01-31T20:00:00+01:00").unwrap();
        start + TimeDelta::seconds(self.seconds.load(Ordering::Relaxed))
    }

    fn id(&self) -> u128 {
        u128::from(self.ids.fetch_add(1, Ordering::Relaxed)) + 1
    }
}

const MINUTE: i64 = 60;
const DAY: i64 = 24 * 60 * MINUTE;

/// The session that `last` means.
fn last(cli: &Cli) -> SessionId {
    let app = App::new(&cli.environment().options, Box::new(Set::default())).unwrap();
    app.find("last").unwrap()
}

/// Records hands at these times in seconds; returns the number of backups after each.
fn evening(cli: &Cli, times: &[i64]) -> Vec<usize> {
    begun(cli, &Set::default(), times).1
}

/// Like [`evening`], with the clock starting at `began` and other ids; returns the session.
fn evening_from(cli: &Cli, began: i64, times: &[i64]) -> SessionId {
    let clock = Set::default();
    clock.seconds.store(began, Ordering::Relaxed);
    let ids = u64::try_from(began).unwrap();
    clock.ids.store(ids, Ordering::Relaxed);
    begun(cli, &clock, times).0
}

fn begun(cli: &Cli, clock: &Set, times: &[i64]) -> (SessionId, Vec<usize>) {
    let options = Options {
        db: Some(cli.db()),
        config: Some(cli.path("config")),
    };
    let app = App::new(&options, Box::new(clock.clone())).unwrap();
    let session = begin(
        &app,
        NewSession {
            scheme: catalog::find("solo-whist-points").unwrap().clone(),
            names: ["Ann", "Bob", "Cy", "Dee"].map(str::to_owned).to_vec(),
            first_dealer: None,
            stake: None,
            terms: Terms {
                settle: SettleMode::PerPoint,
                paid_each_hand: false,
                sits_out_counts: true,
            },
            title: String::new(),
        },
    )
    .unwrap();
    let mut editor = app.editor(session.id).unwrap();
    let backups = times.iter().map(|seconds| {
        clock.seconds.store(*seconds, Ordering::Relaxed);
        let hand = HandRecord {
            contract: Some("solo".to_owned()),
            declarers: Some(vec![session.seats[0]]),
            tricks: Some(Tricks::Side(7)),
            ..HandRecord::blank()
        };
        let (before, clock) = (editor.clone(), clock.clone());
        let kept = app.change(move |db| {
            session::change(db, session.id, Some(before), |_, editor| {
                Ok(vec![editor.record(hand.clone(), clock.stamp())?])
            })
        });
        editor = kept.unwrap();
        // A later read waits for posted jobs.
        app.read(Database::sessions).unwrap();
        app.closed_database().unwrap().backups().unwrap().len()
    });
    (session.id, backups.collect())
}

#[test]
fn a_changing_database_is_backed_up_every_15_minutes() {
    let cli = Cli::new();
    let minutes = [0, 5, 14, 15, 20, 29, 40, 41, 300, 301].map(|minute| minute * MINUTE);
    assert_eq!(evening(&cli, &minutes), [0, 0, 0, 1, 1, 1, 2, 2, 3, 3]);
    // A backup from a minute ago suffices; a new session is backed up when it ends.
    let cli = Cli::new();
    evening(&cli, &[0, MINUTE]);
    let options = cli.environment().options;
    let app = App::new(&options, Box::new(Set::default())).unwrap();
    let backups = app.closed_database().unwrap().backups().unwrap();
    assert_eq!(backups.len(), 1);
    assert!(
        backups[0]
            .path
            .starts_with(cli.path("t.db.d").join("backups"))
    );
    // The backup is a complete database.
    drop(app);
    let copy = backups[0].path.display().to_string();
    assert_eq!(
        cli.run(&format!("--db {copy} check")).good(),
        "all is well\n"
    );
    cli.run(&format!("restore {copy}")).good();
    assert_eq!(cli.sessions()[0]["hands"], 2);
}

#[test]
fn a_clock_that_jumps_does_not_change_the_order() {
    for times in [
        [0, -DAY, DAY, -400 * DAY, 3],
        [0, 30 * 365 * DAY, -20_000 * DAY, MINUTE, 0],
        // Before 1970.
        [-30_000 * DAY, 0, -30_001 * DAY, -30_000 * DAY, MINUTE],
        [0, 0, 0, 0, 0],
    ] {
        let cli = Cli::new();
        evening(&cli, &times);
        let session = &cli.sessions()[0];
        assert_eq!(session["hands"], 5, "{times:?}");
        let log = cli.run("log last --json").json();
        let seqs = log[0].as_array().unwrap().iter();
        let seqs: Vec<_> = seqs
            .map(|row| row["row"].as_u64().or(row["seq"].as_u64()))
            .collect();
        let mut sorted = seqs.clone();
        sorted.sort();
        assert_eq!(seqs, sorted, "{times:?}");
        assert_eq!(cli.run("check").good(), "all is well\n");
        let table = cli.run("export --all").good();
        let there = Cli::new();
        let file = there.file("a.csv", &table);
        there.run(&format!("import {file}")).good();
        assert_eq!(there.run("export --all").good(), table, "{times:?}");
        assert!(cli.run("undo last").code == 0 && cli.sessions()[0]["hands"] == 4);
    }
}

#[test]
fn last_means_the_session_begun_last() {
    let cli = Cli::new();
    evening(&cli, &[0]);
    // A clock runs a year ahead for one session.
    let ahead = evening_from(&cli, 365 * DAY, &[365 * DAY]);
    assert_eq!(last(&cli), ahead);
    let after = evening_from(&cli, DAY, &[DAY]);
    assert_eq!(last(&cli), after);
    cli.run("undo last").good();
    let hands = |id: SessionId| {
        let all = cli.sessions();
        let one = all.iter().find(|one| one["id"] == id.to_string());
        one.unwrap()["hands"].clone()
    };
    assert_eq!((hands(after), hands(ahead)), (0.into(), 1.into()));
}

#[test]
fn times_of_every_zone_read_back() {
    for zone in [
        "UTC",
        "Pacific/Apia",
        "Asia/Kathmandu",
        "America/St_Johns",
        "",
        "No/Such/Zone",
        ":/etc/passwd",
        "XYZ-25:61",
    ] {
        let cli = Cli::new();
        let mut command = program(&cli, &format!("record new {TABLE}"));
        let mut child = command
            .env("TZ", zone)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        writeln!(child.stdin.take().unwrap(), "{SOLO}").unwrap();
        assert!(child.wait_with_output().unwrap().status.success(), "{zone}");
        let started = cli.sessions()[0]["started"].as_str().unwrap().to_owned();
        assert!(DateTime::parse_from_rfc3339(&started).is_ok(), "{started}");
        let table = cli.run("export --all").good();
        let there = Cli::new();
        let file = there.file("a.csv", &table);
        there.run(&format!("import {file}")).good();
        assert_eq!(there.run("export --all").good(), table, "{zone}");
    }
}
