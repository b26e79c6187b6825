//! Kills `record`: no acknowledged hand is missing or partly stored.

use super::process::start;
use crate::cli::{Cli, SOLO, TABLE};
use crate::support::Rng;
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

/// Use a new database after this many kills, so that checks do not dominate.
const KILLS_A_DATABASE: usize = 20;

/// The number of kills; `$ODDTRICK_KILLS` overrides it.
fn kills() -> usize {
    std::env::var("ODDTRICK_KILLS")
        .ok()
        .and_then(|kills| kills.parse().ok())
        .unwrap_or(20)
}

#[test]
fn no_acknowledged_hand_is_lost_to_a_kill() {
    let mut rng = Rng::new(7);
    let (mut left, mut unseen, mut kept) = (kills(), 0, 0);
    while left > 0 {
        let cli = Cli::with_hands(&[SOLO]);
        let mut hands = 1;
        for kill in 0..left.min(KILLS_A_DATABASE) {
            // Every other kill waits for the first acknowledgement, which can take long on a busy machine.
            let millis = 2 + rng.below(58);
            let acknowledged = record_until_killed(&cli, "record last", millis, kill % 2 == 1);
            let there = usize::try_from(cli.sessions()[0]["hands"].as_u64().unwrap()).unwrap();
            let last = acknowledged.last().map_or(hands, |ack| {
                usize::try_from(ack["hand"].as_u64().unwrap()).unwrap()
            });
            assert!(
                there >= last,
                "hand {last} was acknowledged and there are {there}"
            );
            assert!(
                there <= last + 1,
                "hand {there} was kept while {last} waited for its line"
            );
            unseen += there - last;
            kept += there - hands;
            hands = there;
        }
        assert_eq!(cli.run("check").good(), "all is well\n");
        assert_eq!(
            cli.run("log last --json").json()[0]
                .as_array()
                .unwrap()
                .len(),
            hands
        );
        left -= left.min(KILLS_A_DATABASE);
    }
    assert!(kept > 0, "every kill came before the first hand");
    // Hands stored but not acknowledged are allowed; their number shows that kills happen between storing and printing.
    eprintln!(
        "{} kills, {kept} hands kept, {unseen} of them not yet acknowledged",
        kills()
    );
}

#[test]
fn a_kill_while_a_session_begins_leaves_all_of_it_or_nothing() {
    let mut rng = Rng::new(8);
    for _ in 0..kills().div_ceil(4) {
        let cli = Cli::new();
        let acknowledged =
            record_until_killed(&cli, &format!("record new {TABLE}"), rng.below(40), false);
        let sessions = cli.sessions();
        assert!(sessions.len() <= 1 && sessions.len() >= acknowledged.len().min(1));
        assert!(
            sessions
                .iter()
                .all(|session| session["hands"].as_u64() >= Some(1)),
            "a session without hands"
        );
        if cli.db().exists() {
            assert_eq!(cli.run("check").good(), "all is well\n");
        }
        cli.record(&format!("record new {TABLE}"), &[SOLO]);
    }
}

/// Feeds hands until the program is killed after this many milliseconds, from its start or its first acknowledgement;
/// returns the acknowledged hands.
fn record_until_killed(cli: &Cli, line: &str, millis: usize, acknowledged: bool) -> Vec<Value> {
    let mut child = start(cli, line);
    let mut hands = child.stdin.take().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap());
    drop(child.stderr.take());
    let feeder = thread::spawn(move || while writeln!(hands, "{SOLO}").is_ok() {});
    let (tell, told) = channel();
    let reader = thread::spawn(move || {
        let lines = lines.lines().map_while(Result::ok);
        let lines = lines.inspect(|_| {
            // The receiver may be gone.
            let _ = tell.send(());
        });
        lines.collect::<Vec<String>>()
    });
    if acknowledged {
        told.recv().unwrap();
    }
    thread::sleep(Duration::from_millis(u64::try_from(millis).unwrap()));
    child.kill().unwrap();
    child.wait().unwrap();
    feeder.join().unwrap();
    let said = reader.join().unwrap();
    // A line cut off by the kill acknowledges nothing.
    said.iter()
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect()
}
