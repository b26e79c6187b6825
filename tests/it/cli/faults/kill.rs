//! Kills in the middle of `record`: no hand that was acknowledged is missing, none is there in part.

use super::process::start;
use crate::cli::{Cli, SOLO, TABLE};
use crate::support::Rng;
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

/// A new database after so many kills, so that checking does not take all the time.
const KILLS_A_DATABASE: usize = 20;

/// Kills of one run; `$ODDTRICK_KILLS` for more.
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
            // Every other one from the first acknowledgement on, for a busy machine may take long to come to that.
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
    // Nothing is wrong with these; that there are some shows that kills do come between the disk and the line.
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

/// Feeds hands without end, kills the program after so many milliseconds, from its start or from the first hand that it
/// acknowledged, and gives what it acknowledged.
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
            // Where nobody waits for it any more, nobody has to know.
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
    // A line that was cut off by the kill acknowledges nothing.
    said.iter()
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect()
}
