//! Repairing the session: inserting a forgotten hand, removing a wrong one, and the history.

use crate::support::{LAPTOP, PHONE, Person, hand, sit_down};

fn evening(size: (u32, u32)) -> Person {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    hand(&mut person, &["Solo", "Cy plays solo", "Cy takes 5"]);
    assert_eq!(person.totals(), ["-10", "14", "6", "-10"]);
    person
}

/// Repairs the session; the last hand is opened by its label, because a wide window has the sheet and no pencil.
fn a_forgotten_hand(size: (u32, u32), second: &str, third: &str) {
    let mut person = evening(size);
    person.tap(second);
    person.tap("Insert a forgotten hand before it");
    assert!(
        person.sees("Forgotten hand before hand 2"),
        "{:#?}",
        person.labels()
    );
    hand(&mut person, &["Solo", "Dee plays solo", "Dee takes 5"]);
    assert_eq!(person.totals(), ["-14", "10", "2", "2"]);
    person.tap(third);
    person.tap("Remove hand 3");
    assert_eq!(person.totals(), ["-10", "14", "-10", "6"]);
    person.tap("Undo");
    person.tap("Undo");
    assert_eq!(person.totals(), ["-10", "14", "6", "-10"]);
}

#[test]
fn a_forgotten_hand_is_inserted_and_a_wrong_one_removed() {
    for (size, second, third) in [
        (PHONE, "Correct hand 2", "Correct hand 3"),
        (
            LAPTOP,
            "Hand 2: Cy, solo, 5 tricks",
            "Hand 3: Cy, solo, 5 tricks",
        ),
    ] {
        eprintln!("in a window of {size:?}");
        a_forgotten_hand(size, second, third);
    }
}

#[test]
fn the_history_shows_changes_with_their_effect() {
    let mut person = evening(PHONE);
    hand(&mut person, &["Correct hand 2", "Tricks, 5", "Cy takes 7"]);
    person.tap("More");
    person.tap("History");
    let told = "Hand 2: Cy, solo, 5 tricks became 7. Ann −2; Bob −2; Cy +6; Dee −2";
    assert!(person.sees(told), "{:#?}", person.labels());
    person.tap("Back");
    person.tap("Undo");
    person.tap("More");
    person.tap("History");
    let told = "Undone: Hand 2: Cy, solo, 5 tricks became 7. Ann +2; Bob +2; Cy −6; Dee +2";
    assert!(person.sees(told), "{:#?}", person.labels());
}
