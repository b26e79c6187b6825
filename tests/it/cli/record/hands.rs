//! `record`: hands stored one by one.

use crate::cli::{Cli, MISERE, PASSED, PROP, SOLO, TABLE};
use serde_json::json;

#[test]
fn each_hand_is_acknowledged_by_a_line() {
    let cli = Cli::new();
    let out = cli
        .feed(
            &format!("record new {TABLE} --title Club"),
            [SOLO, "", PROP].join("\n"),
        )
        .good();
    let id = cli.sessions()[0]["id"].as_str().unwrap().to_owned();
    assert_eq!(
        out,
        format!("{{\"session\":\"{id}\",\"hand\":1}}\n{{\"session\":\"{id}\",\"hand\":2}}\n")
    );
    assert_eq!(
        cli.sessions(),
        [json!({
            "id": id, "title": "Club", "game": "solo-whist", "scheme": "solo-whist-points",
            "started": cli.sessions()[0]["started"], "players": ["Ann", "Bob", "Cy", "Dee"], "hands": 2, "state": "playing",
        })]
    );
    for session in ["last", &id, &id[..6], &id.to_uppercase()] {
        cli.feed(&format!("record {session}"), MISERE).good();
    }
    assert_eq!(cli.sessions()[0]["hands"], 6);
}

#[test]
fn recording_ends_at_the_first_bad_line_and_keeps_acknowledged_hands() {
    let cli = Cli::new();
    let bad = r#"{"contract":"prop-and-cop","declarers":["Bob","Bob"],"tricks":8}"#;
    let ran = cli.feed(
        &format!("record new {TABLE}"),
        [SOLO, PROP, "", bad, MISERE].join("\n"),
    );
    assert_eq!(ran.out.lines().count(), 2);
    assert_eq!(
        ran.line(1),
        "hand 3 (line 4): Bob is named twice in `declarers`"
    );
    assert_eq!(cli.sessions()[0]["hands"], 2);
    let ran = cli.feed("record last", "{");
    assert_eq!(
        ran.bad(1),
        "hand 3 (line 1): invalid JSON: EOF while parsing an object at column 1"
    );
}

#[test]
fn a_new_session_is_made_with_its_first_hand() {
    let cli = Cli::new();
    assert_eq!(cli.run(&format!("record new {TABLE}")).good(), "");
    let ran = cli.feed(
        &format!("record new {TABLE}"),
        r#"{"contract":"solo","declarers":["Ann"]}"#,
    );
    assert_eq!(ran.bad(1), "hand 1 (line 1): `tricks` is missing");
    assert!(!cli.db().exists(), "not even a database was made");
    cli.feed(&format!("record new {TABLE}"), [SOLO, "oops"].join("\n"));
    assert_eq!(cli.sessions().len(), 1);
}

#[test]
fn options_of_a_new_session_are_refused_for_an_existing_one() {
    let cli = Cli::with_hands(&[SOLO]);
    for option in [
        "--scheme x",
        "--players Ann",
        "--set a=b",
        "--dealer Ann",
        "--stake 1",
        "--settle none",
        "--title x",
    ] {
        let name = option.split(' ').next().unwrap();
        let wanted = format!("{name} is only for a new session; this one keeps its own");
        assert_eq!(
            cli.feed(&format!("record last {option}"), SOLO).bad(2),
            wanted
        );
    }
    assert_eq!(
        cli.feed("record new", SOLO).bad(2),
        "a new session needs --scheme; see `oddtrick record --help`"
    );
    let ran = cli.feed("record new --scheme solo-whist-points", SOLO);
    assert_eq!(
        ran.bad(2),
        "a new session needs --players; see `oddtrick record --help`"
    );
    assert_eq!(cli.sessions()[0]["hands"], 1);
}

#[test]
fn a_session_must_exist_and_be_open() {
    let cli = Cli::new();
    assert_eq!(
        cli.feed("record last", SOLO).bad(1),
        "there are no sessions yet"
    );
    assert_eq!(
        cli.feed("record abc", SOLO).bad(1),
        "there is no session abc"
    );
    assert!(!cli.db().exists());
    cli.record(&format!("record new {TABLE}"), &[SOLO]);
    assert_eq!(
        cli.feed("record zzz", SOLO).bad(1),
        "there is no session zzz"
    );
    assert_eq!(cli.feed("record ''", SOLO).bad(1), "there is no session ''");
    cli.run("end last").good();
    assert_eq!(
        cli.feed("record last", SOLO).bad(1),
        "the session has ended"
    );
}

#[test]
fn the_initial_options_are_stored() {
    let cli = Cli::new();
    let line = format!(
        "record new {TABLE} --dealer Bob --stake 1/10 --currency EUR --settle difference --set unit=3"
    );
    cli.record(&line, &[SOLO, r#"{"passed":true,"note":" a\nb "}"#]);
    let csv = cli.run("export last --layout long").good();
    let rows: Vec<csv::StringRecord> = csv::Reader::from_reader(csv.as_bytes())
        .records()
        .map(Result::unwrap)
        .collect();
    let header = csv::Reader::from_reader(csv.as_bytes())
        .headers()
        .unwrap()
        .clone();
    let cell = |row: usize, column: &str| {
        rows[row][header.iter().position(|name| name == column).unwrap()].to_owned()
    };
    assert_eq!(
        (cell(0, "dealer"), cell(0, "points"), cell(0, "payout")),
        ("Bob".into(), "54".into(), "21.60".into())
    );
    assert_eq!(
        (cell(4, "dealer"), cell(4, "note")),
        ("Cy".into(), "a\nb".into())
    );
}

#[test]
fn players_are_the_same_people_in_every_session() {
    let cli = Cli::with_hands(&[SOLO]);
    cli.record(
        "record new --scheme solo-whist-units --players Dee,Eve,ANN,Bob",
        &[PASSED],
    );
    let csv = cli.run("export --all --layout long").good();
    // Ann and ANN are one player, who can be named either way.
    let setup: Vec<&str> = csv
        .match_indices("player\"\":\"\"")
        .map(|(at, key)| &csv[at + key.len()..][..32])
        .collect();
    assert_eq!(setup.len(), 8, "{csv}");
    let mut people = setup.clone();
    people.sort_unstable();
    people.dedup();
    assert_eq!(people.len(), 5);
}
