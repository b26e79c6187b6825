//! `note`: a session's note, through export and import.

use super::there_and_back;
use crate::cli::{Cli, SOLO};
use oddtrick::ledger::first_line;
use std::fs;

const NOTE: &str = "=At Cy's, \"rain\".\n\nBob's new cards";

#[test]
fn a_note_is_set_printed_undone_and_removed() {
    let cli = Cli::with_hands(&[SOLO]);
    let print = || cli.run("note last").good();
    assert_eq!(print(), "");
    let said = cli.args(&["note", "last", NOTE], "").good();
    assert!(said.ends_with(" noted\n"), "{said}");
    assert_eq!(print(), format!("{NOTE}\n"));
    assert_eq!(cli.sessions()[0]["note"], "=At Cy's, \"rain\".…");
    assert!(cli.run("sessions --search rain").good().contains("Ann"));
    let log = cli.run("log last").good();
    assert!(log.contains("Session note: =At Cy's"), "{log}");
    // The same note again changes nothing.
    cli.args(&["note", "last", NOTE], "").good();
    cli.run("undo last").good();
    assert_eq!(print(), "");
    cli.run("redo last").good();
    cli.run("end last").good();
    let said = cli.args(&["note", "last", " "], "").good();
    assert!(said.ends_with(" has no note\n"), "{said}");
    assert_eq!(print(), "");
    assert_eq!(cli.sessions()[0].get("note"), None);
    cli.run("check").good();
}

#[test]
fn a_note_has_sixteen_kibibytes_at_most() {
    let cli = Cli::with_hands(&[SOLO]);
    let longest = "x\n".repeat(8 * 1024 - 1) + "xx";
    let said = cli.args(&["note", "last", &format!("{longest}y")], "");
    assert_eq!(said.bad(1), "`note` is longer than 16384 bytes");
    cli.args(&["note", "last", &longest], "").good();
    there_and_back(&cli, |cli| cli.run("note last").good());
}

#[test]
fn a_note_round_trips_and_is_replaced_by_that_of_a_longer_file() {
    let cli = Cli::with_hands(&[SOLO]);
    cli.args(&["note", "last", NOTE], "").good();
    there_and_back(&cli, |cli| cli.run("note last").good());
    // A session continued in a file gets the note of that file.
    let other = Cli::new();
    let before = other.file("before.csv", cli.run("export last").good());
    other.run(&format!("import {before}")).good();
    cli.record("record last", &[SOLO]);
    cli.args(&["note", "last", "Two hands"], "").good();
    fs::write(&before, cli.run("export last").good()).unwrap();
    other.run(&format!("import {before}")).good();
    assert_eq!(other.run("note last").good(), "Two hands\n");
    assert_eq!(
        other.run("export last").good(),
        cli.run("export last").good()
    );
}

#[test]
fn the_note_of_a_session_without_hands_round_trips() {
    let cli = Cli::with_hands(&[SOLO]);
    cli.run("undo last").good();
    cli.args(&["note", "last", NOTE], "").good();
    there_and_back(&cli, |cli| cli.run("note last").good());
}

#[test]
fn a_list_shows_the_shortened_first_line_of_a_note() {
    let long = "é".repeat(101);
    for (note, line) in [
        ("", String::new()),
        ("Rain", "Rain".to_owned()),
        ("Rain\nWine", "Rain…".to_owned()),
        (long.as_str(), format!("{}…", "é".repeat(100))),
    ] {
        assert_eq!(first_line(note), line, "{note:?}");
    }
}
