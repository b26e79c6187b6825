//! Commands while another process holds the write lock.

use crate::cli::{Cli, SOLO};
use rusqlite::Connection;
use std::time::{Duration, Instant};

/// Slightly less than the busy timeout.
const LONG: Duration = Duration::from_secs(4);

#[test]
fn read_only_commands_do_not_wait() {
    let cli = Cli::with_hands(&[SOLO]);
    let csv = cli.path("a.csv").display().to_string();
    let copy = cli.path("copy.db").display().to_string();
    let other = Connection::open(cli.db()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    for look in [
        "sessions",
        "sessions --deleted",
        "log last",
        "check",
        "balances",
        "settle last",
        "players",
        "players show Ann",
        "stake last",
        "seats last",
        &format!("export --all -o {csv}"),
        &format!("backup {copy}"),
        &format!("import --dry-run {csv}"),
    ] {
        let began = Instant::now();
        cli.run(look).good();
        assert!(began.elapsed() < LONG, "{look} waits for whoever writes");
    }
    // Writers wait, then report why they failed.
    let line = cli.run("undo last").bad(1);
    assert!(
        line.contains("another program is using the database"),
        "{line}"
    );
    other.execute_batch("ROLLBACK").unwrap();
    cli.run("undo last").good();
}
