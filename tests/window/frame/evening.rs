//! A session of Solo Whist from the first tap to the CSV, with the taps counted.

use crate::support::{LAPTOP, PHONE, Person, at_sizes, hand, sit_down};

fn evening(size: (u32, u32)) {
    let mut person = Person::new(size);
    assert!(person.sees("Nobody has dealt yet") || person.sees("No session is being played"));
    sit_down(&mut person, Some("0.10 EUR a point"));
    // A lone contract takes three taps.
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    assert!(
        person.sees("Bob is ahead, 18 points, last hand plus 18") || size == LAPTOP,
        "{:#?}",
        person.labels()
    );
    // Proposal and acceptance takes four, and the proposer cannot accept.
    hand(&mut person, &["Prop & cop", "Cy proposes"]);
    assert!(person.sees("Cy accepts") && !person.can_tap("Cy accepts"));
    hand(&mut person, &["Dee accepts", "Cy & Dee take 8"]);
    // All pass takes one, a misère three.
    hand(&mut person, &["All pass"]);
    hand(&mut person, &["Misère", "Ann plays misère", "Ann failed"]);
    assert_eq!(person.totals(), ["-34", "22", "6", "6"]);
    // Undo removes the last value, redo restores it.
    person.tap("Undo");
    assert!(person.sees("Ann made it"));
    assert_eq!(person.totals(), ["-10", "14", "-2", "-2"]);
    person.tap("Redo");
    assert_eq!(person.totals(), ["-34", "22", "6", "6"]);
    // Undo everything, and redo it.
    let mut undone = 0;
    while person.can_tap("Undo") {
        person.tap("Undo");
        undone += 1;
    }
    assert_eq!(undone, 3 + 4 + 1 + 3);
    assert_eq!(person.totals(), ["0", "0", "0", "0"]);
    for _ in 0..undone {
        person.tap("Redo");
    }
    assert!(!person.can_tap("Redo"));
    assert_eq!(person.totals(), ["-34", "22", "6", "6"]);

    // After four hands Ann, who dealt first, would deal again.
    hand(&mut person, &["All pass"]);
    to_the_result(&mut person);
    assert!(person.sees("Bob wins by 16"), "{:#?}", person.labels());
    let settles = [
        "Ann pays Bob 2.20 EUR",
        "Ann pays Cy 0.60 EUR",
        "Ann pays Dee 0.60 EUR",
    ];
    assert_eq!(person.payments(), settles);
    person.tap("Share");
    person.tap("Save as CSV");
    let csv = person.shared_file();
    let head = "\u{FEFF}\"Hand\",\"Contract\",\"Ann\",\"Bob\",\"Cy\",\"Dee\"\r\n";
    let foot = "\"\",\"Total\",-34,22,6,6\r\n\"\",\"EUR\",-3.40,2.20,0.60,0.60\r\n";
    assert!(csv.starts_with(head) && csv.ends_with(foot), "{csv}");
    assert_eq!(csv.lines().count(), 1 + 5 + 2, "a row for each hand: {csv}");

    // The same players again take one tap and a start, with the next dealer.
    person.tap("Same table again");
    person.tap("Start, Bob deals");
    assert!(person.sees("What is played?"));
    assert_eq!(person.totals(), ["0", "0", "0", "0"]);
    person.tap("Back");
    assert!(
        person
            .labels()
            .iter()
            .any(|label| label.contains("Bob won with 22")),
        "{:#?}",
        person.labels()
    );
}

fn to_the_result(person: &mut Person) {
    person.tap("More");
    person.tap("End the session");
}

#[test]
fn an_evening_of_solo_whist_from_the_first_tap_to_the_csv() {
    at_sizes(&[PHONE, LAPTOP], evening);
}

#[test]
fn the_cursor_is_restored_after_a_restart() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo"]);
    let mut person = person.restart();
    person.resume();
    assert!(person.sees("Bob takes 7"), "{:#?}", person.labels());
    person.tap("Bob takes 7");
    assert_eq!(person.totals(), ["-6", "18", "-6", "-6"]);
    // Undo works after a restart too.
    let mut person = person.restart();
    person.resume();
    person.tap("Undo");
    assert!(person.sees("Bob takes 7"));
    person.tap("Bob takes 5");
    assert_eq!(person.totals(), ["-4", "12", "-4", "-4"]);
}

#[test]
fn a_deleted_session_is_restored() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["All pass"]);
    to_the_result(&mut person);
    person.tap("Back");
    let delete = person
        .labels()
        .into_iter()
        .find(|label| label.starts_with("Delete"))
        .unwrap();
    person.tap(&delete);
    assert!(
        person.sees("Nobody has dealt yet"),
        "{:#?}",
        person.labels()
    );
    person.tap("Undo");
    assert!(person.sees(&delete));
}

#[test]
fn an_ended_session_is_played_on() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 5"]);
    to_the_result(&mut person);
    person.tap("Play on");
    hand(&mut person, &["Solo", "Cy plays solo", "Cy takes 4"]);
    assert_eq!(person.totals(), ["1", "17", "-19", "1"]);
}
