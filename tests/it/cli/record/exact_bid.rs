//! Games of kind `exact-bid` from the command line.

use crate::cli::Cli;
use serde_json::json;

const TABLE: &str = "--scheme oh-hell --players Ann,Bob,Cy --set schedule.list=[2,1]";
const FIRST: &str = r#"{"bids":[2,1,0],"tricks":[2,0,0]}"#;
const LAST: &str = r#"{"bids":[0,1,1],"tricks":[0,1,0]}"#;

#[test]
fn a_game_ends_with_its_schedule_and_the_table_may_play_on() {
    let cli = Cli::new();
    let state = |hands: &[&str]| {
        let ran = cli.feed(&format!("score {TABLE} --format json"), hands.join("\n"));
        let last = ran.json().pop().unwrap();
        (last["state"].clone(), last["winners"].clone())
    };
    assert_eq!(state(&[FIRST]), (json!("playing"), json!(["Ann"])));
    assert_eq!(state(&[FIRST, LAST]), (json!("over"), json!(["Ann"])));
    let line = format!("score {TABLE}");
    let more = cli.feed(&line, format!("{FIRST}\n{LAST}\n\n{LAST}\n"));
    assert_eq!(more.bad(1), "hand 3 (line 4): the game is over");
    let on = r#"{"cards":1,"bids":[1,0,1],"tricks":[0,1,0],"override":"end"}"#;
    assert_eq!(state(&[FIRST, LAST, on]), (json!("over"), json!(["Ann"])));
}

#[test]
fn the_lowest_total_wins_if_the_scheme_says_so_and_ties_are_shared() {
    let cli = Cli::new();
    let winners = |id: &str| {
        let line = format!("score --scheme {id} --players Ann,Bob,Cy --format json");
        let hand = r#"{"cards":5,"bids":[1,1,1],"tricks":[1,1,3]}"#;
        cli.feed(&line, hand).json().pop().unwrap()["winners"].clone()
    };
    assert_eq!(winners("oh-hell"), json!(["Ann", "Bob"]));
    assert_eq!(winners("oh-hell-low"), json!(["Ann", "Bob"]));
    let swapped = r#"{"cards":5,"bids":[2,1,1],"tricks":[3,1,1]}"#;
    let low = cli.feed(
        "score --scheme oh-hell-low --players Ann,Bob,Cy --stake 1 --currency XXX --format json",
        swapped,
    );
    let last = low.json().pop().unwrap();
    assert_eq!(last["totals"], json!({"Ann": 1, "Bob": 0, "Cy": 0}));
    assert_eq!(last["payouts"], json!({"Ann": "-2", "Bob": "1", "Cy": "1"}));
}

#[test]
fn errors_name_the_player() {
    let cli = Cli::new();
    let wrong = |hand: &str| {
        cli.feed("score --scheme oh-hell --players Ann,Bob,Cy,Dee", hand)
            .bad(1)
    };
    for (hand, error) in [
        (
            r#"{"cards":13,"bids":[0,0,0,0],"tricks":[3,3,3,3]}"#,
            "tricks sum to 12, not 13",
        ),
        (
            r#"{"cards":5,"bids":[0,2,2,1],"tricks":[5,0,0,0]}"#,
            "Dee may not bid 1: the bids would total 5",
        ),
        (
            r#"{"cards":5,"bids":[0,6,2,1],"tricks":[5,0,0,0]}"#,
            "Bob bids 6, but the highest bid is 5",
        ),
        (
            r#"{"cards":5,"bids":[0,1,2,1],"tricks":[5,0,null,0]}"#,
            "`tricks` has no value for Cy",
        ),
    ] {
        assert_eq!(wrong(hand), format!("hand 1 (line 1): {error}"));
    }
}

#[test]
fn hand_sizes_are_those_of_the_schedule() {
    let cli = Cli::new();
    for (line, sizes) in [
        ("oh-hell --players 5", "1 2 3 4 5 6 7 8 9 10"),
        ("oh-hell --players 4 --set schedule.list=[10,9,8]", "10 9 8"),
        ("wizard --players 6", "1 2 3 4 5 6 7 8 9 10"),
        (
            "romanian-whist --players 3",
            "1 1 1 2 3 4 5 6 7 8 8 8 7 6 5 4 3 2 1 1 1",
        ),
    ] {
        assert_eq!(
            cli.run(&format!("schemes hands {line}")).good(),
            format!("{sizes}\n")
        );
    }
    assert_eq!(
        cli.run("schemes hands oh-hell --players 10 --set schedule.list=[10,9,8]")
            .bad(2),
        "no hand of the schedule can be dealt to 10 players"
    );
}

#[test]
fn a_session_is_recorded_undone_and_redone() {
    let cli = Cli::new();
    let session = cli.record(&format!("record new {TABLE}"), &[FIRST, LAST]);
    let log = cli.run("log last").good();
    assert!(log.contains("Hand 2: 2 of 3 made their bid"), "{log}");
    let shown = cli.run("show last").good();
    assert!(
        shown.contains("2 cards, 2 of 3 made their bid  2/2 "),
        "{shown}"
    );
    let exported = cli.run("export last").good();
    cli.run("undo last").good();
    cli.run("redo last").good();
    assert_eq!(cli.run("export last").good(), exported);
    let other = Cli::new();
    let file = other.file("evening.csv", &exported);
    other.run(&format!("import {file}")).good();
    assert_eq!(other.run(&format!("export {session}")).good(), exported);
}
