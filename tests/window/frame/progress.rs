//! Long work: a strip shows its progress, nothing waits for it, and it can be stopped.
#![cfg(unix)]

use crate::support::{LAPTOP, PHONE, Person, at_sizes, hand, sit_down};
use oddtrick_ui::Nav;
use slint::ComponentHandle;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::process::Command;
use std::time::Duration;

const SOLO: [&str; 3] = ["Solo", "Ann plays solo", "Ann takes 7"];
const STOP: &str = "Stop, and leave everything as it was";

/// A named pipe, whose reader waits for what the test writes.
fn pipe(person: &Person) -> String {
    let path = person.path("pipe.csv");
    assert!(
        Command::new("mkfifo")
            .arg(&path)
            .status()
            .unwrap()
            .success()
    );
    path
}

/// Activates the element with this label without waiting for the outcome.
fn begin(person: &Person, label: &str) {
    let found = person.find(label);
    let found = found.unwrap_or_else(|| panic!("no {label:?} in {:#?}", person.labels()));
    found.invoke_accessible_default_action();
}

/// Advances the window's clock and handles answers.
fn a_while(person: &Person) {
    person.ctx.window().global::<Nav>().invoke_answered();
    i_slint_backend_testing::mock_elapsed_time(Duration::from_secs(1));
}

/// A CSV being read through a pipe, up to its first half.
fn half_read(size: (u32, u32)) -> (Person, File, String) {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    hand(&mut person, &SOLO);
    person.tap("Back");
    let text = person.elsewhere(&["export", "--all"], "");
    let pipe = pipe(&person);
    person.answers_open(&[&pipe]);
    person.tap("Files: import, export, back up");
    begin(&person, "Choose files to import");
    let mut writing = OpenOptions::new().write(true).open(pipe).unwrap();
    let (first, rest) = text.split_at(text.len() / 2);
    writing.write_all(first.as_bytes()).unwrap();
    a_while(&person);
    assert!(person.sees("Reading"), "{:#?}", person.labels());
    (person, writing, rest.to_owned())
}

#[test]
fn hands_are_stored_while_a_file_is_read() {
    at_sizes(&[PHONE, LAPTOP], hands_go_in);
}

fn hands_go_in(size: (u32, u32)) {
    let (person, mut writing, rest) = half_read(size);
    begin(&person, "Close the files panel");
    a_while(&person);
    let resume = person.label_with("Resume ");
    begin(&person, &resume);
    while !person.sees("Solo") {
        a_while(&person);
    }
    for label in SOLO {
        begin(&person, label);
        a_while(&person);
    }
    // The hand is on disk while the file is still being read.
    while !person
        .elsewhere(&["sessions", "--json"], "")
        .contains("\"hands\":2")
    {
        a_while(&person);
    }
    assert!(person.sees("Reading") && person.sees(STOP));
    writing.write_all(rest.as_bytes()).unwrap();
    drop(writing);
    person.wait();
    assert!(!person.sees("Reading") && !person.sees(STOP));
}

#[test]
fn other_work_waits_although_the_panel_was_closed() {
    let (person, mut writing, rest) = half_read(PHONE);
    begin(&person, "Close the files panel");
    a_while(&person);
    begin(&person, "Files: import, export, back up");
    a_while(&person);
    let choose = person.find("Choose files to import");
    assert_eq!(choose.unwrap().accessible_enabled(), Some(false));
    writing.write_all(rest.as_bytes()).unwrap();
    drop(writing);
    person.wait();
    assert!(!person.sees("Reading"));
}

#[test]
fn stopped_work_is_reported_and_has_changed_nothing() {
    let (mut person, writing, _) = half_read(PHONE);
    let before = person.elsewhere(&["export", "--all"], "");
    begin(&person, STOP);
    drop(writing);
    person.wait();
    assert!(
        person.sees("Stopped. Nothing has changed."),
        "{:#?}",
        person.labels()
    );
    assert!(!person.sees("Reading"));
    assert_eq!(person.elsewhere(&["export", "--all"], ""), before);
    // The next one runs to its end.
    let file = person.path("all.csv");
    person.answers_save(&file);
    person.choose("Save as CSV: all sessions");
    assert_eq!(std::fs::read_to_string(file).unwrap(), before);
}
