//! The session that the list offers to resume.

use super::sessions::{SOLO, anew};
use crate::support::{LAPTOP, Person};
use slint::platform::Key;
use slint::{ComponentHandle, Model};

/// The second player of the session offered to resume.
fn second(person: &Person) -> String {
    anew(person);
    let page = person.ctx.window().global::<oddtrick_ui::SessionsView>();
    let open = page.get_open().row_data(0).unwrap();
    open.players.row_data(1).unwrap().name.to_string()
}

#[test]
fn the_session_shown_last_or_else_played_last_is_offered_to_resume() {
    let mut person = Person::new(LAPTOP);
    for players in ["Łukasz,Bob,Cy,Dee", "Łukasz,Fay,Gus,Hal"] {
        person.recorded(players, &[], SOLO);
    }
    assert_eq!(second(&person), "Fay");
    let all = person.elsewhere(&["sessions", "--json"], "");
    let all: serde_json::Value = serde_json::from_str(&all).unwrap();
    let mut all = all.as_array().unwrap().iter();
    let begun_first = all.find(|one| one["players"][1] == "Bob").unwrap();
    person.elsewhere(&["record", begun_first["id"].as_str().unwrap()], SOLO);
    assert_eq!(second(&person), "Bob");
    let labels = person.labels();
    let row = labels.iter().find(|label| label.contains("Fay"));
    person.tap(row.unwrap());
    assert_eq!(second(&person), "Fay");
    let person = person.restart();
    assert_eq!(second(&person), "Bob");
}

#[test]
fn the_session_entered_last_is_offered_to_resume_after_a_restart() {
    let mut person = Person::new(LAPTOP);
    for players in ["Łukasz,Bob,Cy,Dee", "Łukasz,Fay,Gus,Hal"] {
        person.recorded(players, &[], SOLO);
    }
    assert_eq!(second(&person), "Fay");
    let labels = person.labels();
    let row = labels.iter().find(|label| label.contains("Bob"));
    person.tap(row.unwrap());
    person.tap("Solo");
    let mut person = person.restart();
    assert_eq!(second(&person), "Bob");
    person.resume();
    assert!(person.sees("Bob plays solo"), "{:#?}", person.labels());
    // A session that begins is the last one, and has no hand yet.
    person.press(&[Key::Control], "1");
    person.tap("New session");
    let start = person.label_with("Start, ");
    person.tap(&start);
    let person = person.restart();
    let page = person.ctx.window().global::<oddtrick_ui::SessionsView>();
    let line = page.get_open().row_data(0).unwrap().line;
    assert!(line.starts_with("Hand 1 "), "{line}");
}
