//! An evening of Solo Whist from the first tap to the CSV, with the taps counted.

use super::support::{LAPTOP, PHONE, Person};

/// Four who have never played here sit down, and somebody deals.
fn sit_down(person: &mut Person) {
    person.tap("New session");
    for name in ["Ann", "Bob", "Cy", "Dee"] {
        if !person.sees("Name of the new player") {
            person.tap("New player");
        }
        person.write("Name of the new player", name);
        person.tap("Add player");
    }
    person.tap("Let Ann deal first");
    person.tap("Start, Ann deals");
    assert!(person.sees("What is played?"), "{:#?}", person.labels());
}

fn hand(person: &mut Person, taps: &[&str]) {
    let before = person.taps;
    for label in taps {
        person.tap(label);
    }
    assert_eq!(person.taps - before, taps.len());
}

fn evening(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down(&mut person);
    // A lone contract is three taps.
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    assert!(
        person.sees("Bob leads, 18 points, last hand plus 18"),
        "{:#?}",
        person.labels()
    );
    // Proposal and acceptance is four.
    hand(
        &mut person,
        &[
            "Prop & cop",
            "Cy proposes",
            "Dee accepts",
            "Cy & Dee take 8",
        ],
    );
    // A hand that all pass is one, a misère three.
    hand(&mut person, &["All pass"]);
    hand(&mut person, &["Misère", "Ann plays misère", "Ann failed"]);
    assert!(
        person.sees("Ann, minus 34 points, last hand minus 24"),
        "{:#?}",
        person.labels()
    );
    // Undo takes the last value back, redo brings it again.
    person.tap("Undo");
    assert!(person.sees("Ann made it"));
    person.tap("Redo");
    assert!(person.sees("Ann, minus 34 points, last hand minus 24"));
}

#[test]
fn an_evening_on_a_phone() {
    evening(PHONE);
}

#[test]
fn an_evening_on_a_laptop() {
    evening(LAPTOP);
}

#[test]
fn the_cursor_stands_where_it_stood() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person);
    hand(&mut person, &["Solo", "Bob plays solo"]);
    let mut person = person.restart();
    let resume = person
        .labels()
        .into_iter()
        .find(|label| label.starts_with("Resume"))
        .unwrap();
    person.tap(&resume);
    assert!(person.sees("Bob takes 7"), "{:#?}", person.labels());
    person.tap("Bob takes 7");
    assert!(person.sees("Bob leads, 18 points, last hand plus 18"));
}
