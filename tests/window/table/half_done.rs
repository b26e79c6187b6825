//! Incomplete entries: a correction, an adjustment, the trump.

use crate::support::{LAPTOP, PHONE, Person, at_sizes, hand, sit_down};
use i_slint_backend_testing::AccessibleRole;

/// The button that leaves the question shown in place of the hand: `Done` or `Cancel`.
fn way_out(person: &Person) -> &'static str {
    let ways = ["Done", "Cancel"];
    let is_button = |way: &str| {
        let found = person.find(way);
        found.is_some_and(|one| one.accessible_role() == Some(AccessibleRole::Button))
    };
    let there = ways.into_iter().filter(|way| is_button(way));
    let there: Vec<_> = there.collect();
    assert_eq!(there.len(), 1, "{:#?}", person.labels());
    there[0]
}

fn left_half_done(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 5"]);
    // An incomplete adjustment is discarded.
    let taps = [
        "More",
        "Adjust points",
        "Points from Cy",
        "Points to Ann",
        "3",
    ];
    hand(&mut person, &taps);
    assert_eq!(way_out(&person), "Cancel");
    person.tap("Cancel");
    assert_eq!(person.totals(), ["-4", "12", "-4", "-4"]);
    // A hand that is only viewed has no incomplete entry.
    let correct = if size == LAPTOP {
        "Hand 1: Bob, solo, 5 tricks"
    } else {
        "Correct hand 1"
    };
    person.tap(correct);
    assert_eq!(way_out(&person), "Done");
    // A contract that does not fit the tricks is not stored until they are corrected.
    put_right(&mut person, "Misère");
    assert_eq!(way_out(&person), "Cancel");
    person.tap("Cancel");
    assert_eq!(person.totals(), ["-4", "12", "-4", "-4"]);
    // An inserted hand is stored once complete.
    person.tap(correct);
    person.tap("Insert a forgotten hand before it");
    assert_eq!(way_out(&person), "Cancel");
    person.tap("Cancel");
    assert!(!person.sees("Cancel"));
}

/// Taps a card of the contract, reopening it if not all questions are open.
fn put_right(person: &mut Person, card: &str) {
    if !person.sees(card) {
        let slot = person.label_with("Contract, ");
        person.tap(&slot);
    }
    person.tap(card);
}

#[test]
fn incomplete_entries_are_cancelled() {
    at_sizes(&[PHONE, LAPTOP], left_half_done);
}
