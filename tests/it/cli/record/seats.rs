//! `seats`: the seating from the next hand on.

use crate::cli::{Cli, SOLO};
use serde_json::Value;

/// Four players at Oh Hell, after two hands.
fn evening() -> Cli {
    let cli = Cli::new();
    cli.record(
        "record new --scheme oh-hell --players Ann,Bob,Cy,Dee --dealer Dee",
        &[
            r#"{"bids":[0,0,0,0],"tricks":[1,0,0,0]}"#,
            r#"{"bids":[1,0,0,0],"tricks":[1,1,0,0]}"#,
        ],
    );
    cli
}

/// The names in seat order, as printed after the session's id.
fn seats(cli: &Cli, line: &str) -> String {
    let out = cli.run(line).good();
    out.trim_end().split_once(' ').unwrap().1.to_owned()
}

fn totals(cli: &Cli) -> Vec<String> {
    let csv = cli.run("export last --layout summary").good();
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        format!("{} {} {}", cells[5], cells[6], cells[8])
    };
    csv.lines().skip(1).map(row).collect()
}

#[test]
fn players_join_leave_and_swap_seats() {
    let cli = evening();
    assert_eq!(seats(&cli, "seats last"), "Ann,Bob,Cy,Dee");
    assert_eq!(seats(&cli, "seats last --leave bob"), "Ann,Cy,Dee");
    cli.record("record last", &[r#"{"bids":[0,0,2],"tricks":[1,0,2]}"#]);
    assert_eq!(seats(&cli, "seats last --join Eve,2"), "Ann,Eve,Cy,Dee");
    cli.record("record last", &[r#"{"bids":[0,0,3,0],"tricks":[1,0,3,0]}"#]);
    // Bob returns, and all changes are one edit.
    let line = "seats last --join Bob --swap Ann,Bob --replace Dee,Fay";
    assert_eq!(seats(&cli, line), "Bob,Eve,Cy,Fay,Ann");
    cli.record(
        "record last",
        &[r#"{"bids":[0,null,2,3,1],"tricks":[0,null,2,2,1]}"#],
    );
    assert_eq!(
        totals(&cli),
        [
            "Ann 5 22", "Bob 1 20", "Cy 3 55", "Dee  42", "Eve 2 10", "Fay 4 0"
        ]
    );
    cli.run("undo last").good();
    cli.run("undo last").good();
    assert_eq!(seats(&cli, "seats last"), "Ann,Eve,Cy,Dee");
    cli.run("redo last").good();
    assert_eq!(seats(&cli, "seats last"), "Bob,Eve,Cy,Fay,Ann");
    assert_eq!(cli.run("check").code, 0);
}

#[test]
fn who_joined_by_mistake_and_left_is_not_listed() {
    let cli = evening();
    let before = totals(&cli);
    cli.run("seats last --join Eve").good();
    cli.run("seats last --leave Eve").good();
    assert_eq!(totals(&cli), before);
    assert_eq!(cli.run("check").code, 0);
    cli.run("undo last").good();
    assert_eq!(seats(&cli, "seats last"), "Ann,Bob,Cy,Dee,Eve");
}

#[test]
fn nobody_sits_twice_by_the_name_they_were_merged_into() {
    let cli = evening();
    cli.record(
        "record new --scheme oh-hell --players Ann,Rob,Cy",
        &[r#"{"bids":[0,0,0],"tricks":[1,0,0]}"#],
    );
    cli.run("players merge Rob into Bob").good();
    for change in ["--join Bob", "--replace Cy,Bob"] {
        let ran = cli.run(&format!("seats last {change}"));
        assert!(
            ran.err.contains("Rob is already at the table"),
            "{}",
            ran.err
        );
    }
    // Who left comes back as the same player.
    cli.run("seats last --join Dee").good();
    cli.run("seats last --leave Rob").good();
    assert_eq!(seats(&cli, "seats last --join Bob"), "Ann,Cy,Dee,Rob");
}

#[test]
fn the_log_names_players_who_joined() {
    let cli = evening();
    cli.run("seats last --replace Bob,Eve").good();
    cli.run("undo last").good();
    let log = cli.run("log last").good();
    assert!(log.contains("Seating: Ann, Eve, Cy, Dee"), "{log}");
    let rows: Value = serde_json::from_str(&cli.run("log last --json").good()).unwrap();
    let change = &rows[2]["change"];
    assert_eq!(change["edit"], "reseat");
    assert_eq!(
        change["after"],
        serde_json::json!(["Ann", "Eve", "Cy", "Dee"])
    );
    assert_eq!(
        (&rows[2]["undone"], &rows[3]["act"]),
        (&true.into(), &"undo".into())
    );
}

#[test]
fn players_of_the_roster_are_matched() {
    let cli = evening();
    cli.record(
        "record new --scheme solo-whist-units --players Eve,Fay,Gus,Hal",
        &[SOLO.replace("Ann", "Eve").as_str()],
    );
    let first = cli.sessions()[1]["id"].as_str().unwrap().to_owned();
    cli.run(&format!("seats {first} --join eve")).good();
    // The session uses the name given; the roster has her once.
    assert_eq!(seats(&cli, &format!("seats {first}")), "Ann,Bob,Cy,Dee,eve");
    assert_eq!(cli.run("check").code, 0);
}

#[test]
fn names_with_commas_round_trip() {
    let cli = evening();
    let joined = cli
        .args(&["seats", "last", "--join", "\"Smith, Jo\",1"], "")
        .good();
    assert!(
        joined.ends_with(" \"Smith, Jo\",Ann,Bob,Cy,Dee\n"),
        "{joined}"
    );
    let gone = cli
        .args(&["seats", "last", "--leave", "Smith, Jo"], "")
        .good();
    assert!(gone.ends_with(" Ann,Bob,Cy,Dee\n"), "{gone}");
}

#[test]
fn impossible_changes_are_one_line_errors() {
    let cli = evening();
    for (args, line) in [
        ("--leave Eve", "Eve is not at the table"),
        ("--join Ann", "Ann is already at the table"),
        ("--swap Ann,Ann", "everybody already sits there"),
        (
            "--swap Ann",
            "--swap takes two names such as Ann,Bob, not `Ann`",
        ),
        (
            "--replace Ann,Bob,Cy",
            "--replace takes two names such as Ann,Bob, not `Ann,Bob,Cy`",
        ),
        (
            "--join Eve,0",
            "--join takes a name and optionally a seat, such as Eve or Eve,2, not `Eve,0`",
        ),
        (
            "--join Eve,x",
            "--join takes a name and optionally a seat, such as Eve or Eve,2, not `Eve,x`",
        ),
        (
            "--join Eve,6",
            "there is no seat 6; whoever joins can have seats 1 to 5",
        ),
        (
            "--leave Ann --leave Bob --leave Cy",
            "1 player, but this scheme seats 2 to 10",
        ),
    ] {
        assert_eq!(cli.run(&format!("seats last {args}")).bad(2), line);
    }
    assert_eq!(seats(&cli, "seats last"), "Ann,Bob,Cy,Dee");
    cli.run("end last").good();
    assert_eq!(
        cli.run("seats last --leave Ann").bad(1),
        "the session has ended"
    );
    assert!(
        cli.run("seats nothing")
            .bad(1)
            .starts_with("there is no session")
    );
}

#[test]
fn a_player_who_has_left_is_not_adjusted() {
    let cli = evening();
    cli.run("seats last --leave Dee").good();
    let hand =
        r#"{"cards":1,"bids":[0,0,0],"tricks":[1,0,0],"adjust":[{"player":"Dee","points":-5}]}"#;
    let ran = cli.args(&["record", "last"], hand);
    assert!(
        ran.bad(1)
            .ends_with("`Dee` is not at the table; the players are Ann, Bob, Cy"),
    );
}
