//! Who has won: the list of sessions, the result page and the command line agree with the ledger.

use crate::cli::Cli;
use crate::cli::files::older::{as_of, before, written};
use crate::support::{ENGLISH, say};
use oddtrick::ledger::Ledger;
use oddtrick::store::{Access, Database};
use oddtrick::task::Work;
use oddtrick::view::result::result;
use oddtrick::view::sessions::{self, Filter, sessions};
use serde_json::json;

/// Checks the winner in the list's row, in the result page's headline, and on the command line.
#[track_caller]
fn check(scheme: &str, hands: &[&str], row: &str, headline: &str, winners: &[&str]) {
    let cli = Cli::new();
    let table = format!("--scheme {scheme} --players Ann,Bob,Cy,Dee");
    cli.record(&format!("record new {table}"), hands);
    cli.run("end last").good();
    let mut db = Database::open(&cli.db(), Access::MustExist).unwrap();
    let listed = db.sessions().unwrap().remove(0);
    assert!(!listed.damaged);
    let all = [vec![listed], Vec::new()];
    let view = sessions(&all, &Filter::All, "", None, &ENGLISH);
    let listed = &all[0][view.rows[0]];
    let shown = sessions::row(listed, &ENGLISH);
    let label = say(&shown.label);
    assert!(label.ends_with(row), "{label}");
    let winner = shown
        .winner
        .split(", ")
        .filter_map(|one| one.split_once('\u{A0}'));
    let winner: Vec<&str> = winner.map(|(name, _)| name).collect();
    assert_eq!(winner, winners);
    let ledger = Ledger::open(db.load(listed.id).unwrap().session).unwrap();
    assert_eq!(say(&result(&ledger, Vec::new()).unwrap().title), headline);
    let scored = cli
        .feed(&format!("score {table} --format json"), hands.join("\n"))
        .json();
    assert_eq!(scored.last().unwrap()["winners"], json!(winners));
}

#[test]
fn the_highest_total_wins() {
    check(
        "solo-whist-points",
        &[r#"{"contract":"solo","declarers":["Bob"],"tricks":5}"#],
        "Bob won with 12",
        "Bob wins by 16",
        &["Bob"],
    );
}

#[test]
fn the_lowest_total_wins_if_the_scheme_says_so() {
    check(
        "oh-hell-low --set direction=clockwise --set hook=off",
        &[r#"{"cards":5,"bids":[0,1,0,0],"tricks":[1,2,2,0]}"#],
        "Dee won with 0",
        "Dee wins by 1",
        &["Dee"],
    );
}

#[test]
fn a_side_wins_a_game() {
    check(
        "whist-5",
        &[
            r#"{"side":"Bob","tricks":7}"#,
            r#"{"side":"Ann","tricks":11}"#,
        ],
        "Ann & Cy won with 5",
        "Ann & Cy win by 4",
        &["Ann", "Cy"],
    );
}

#[test]
fn a_rubber_is_won_by_games_and_not_by_points() {
    check(
        "whist-short",
        &[
            r#"{"side":"Bob","tricks":13}"#,
            r#"{"side":"Bob","tricks":10}"#,
            r#"{"side":"Ann","tricks":11}"#,
            r#"{"side":"Ann","tricks":11}"#,
        ],
        "Ann & Cy won with 10",
        "Ann & Cy win, 2 games to 1",
        &["Ann", "Cy"],
    );
}

#[test]
fn equal_totals_are_a_tie() {
    check(
        "oh-hell-set --set hook=off --set direction=clockwise",
        &[r#"{"cards":5,"bids":[2,2,1,0],"tricks":[2,2,0,1]}"#],
        "Ann, Bob tie on 12",
        "Ann, Bob tie on 12",
        &["Ann", "Bob"],
    );
}

#[test]
fn winners_are_computed_when_an_older_file_is_opened() {
    let cli = Cli::new();
    written(&cli.db(), "club");
    as_of(&cli.db(), before("_leaders.sql"));
    let leaders = |db: &mut Database| -> Vec<usize> {
        let players = db.sessions().unwrap().remove(1).standing.players;
        (0..players.len()).filter(|at| players[*at].leads).collect()
    };
    let mut db = Database::open(&cli.db(), Access::MustExist).unwrap();
    assert_eq!(db.check(&Work::default()).unwrap(), []);
    assert_eq!(leaders(&mut db), [0]);
    db.close().unwrap();
    // Lost results are recomputed on demand, and stored again.
    let conn = rusqlite::Connection::open(cli.db()).unwrap();
    conn.execute_batch("DELETE FROM standings").unwrap();
    drop(conn);
    let mut db = Database::open(&cli.db(), Access::MustExist).unwrap();
    assert_eq!(db.check(&Work::default()).unwrap(), []);
    assert_eq!(leaders(&mut db), [0]);
    assert_eq!(db.rebuild_projections().unwrap(), 3);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
    assert_eq!(leaders(&mut db), [0]);
}
