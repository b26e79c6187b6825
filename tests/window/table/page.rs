//! The table page beyond entering hands in order.

use crate::support::{LAPTOP, PHONE, Person, at_sizes, hand, sit_down, sit_down_with};
use slint::platform::{Key, PointerEventButton};
use slint::{ComponentHandle, Model};

fn by_keyboard_alone(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    let taps = person.taps;
    // Solo is the second contract, Bob the second player; 10 to 13 are T J Q K.
    for key in ["2", "2", "7"] {
        person.press(&[], key);
    }
    assert_eq!(person.totals(), ["-6", "18", "-6", "-6"]);
    for key in ["4", "1", "t"] {
        person.press(&[], key);
    }
    assert_eq!(person.totals(), ["36", "4", "-20", "-20"]);
    person.press(&[Key::Control], "z");
    assert_eq!(person.totals(), ["-6", "18", "-6", "-6"]);
    person.press(&[Key::Control, Key::Shift], "Z");
    assert_eq!(person.totals(), ["36", "4", "-20", "-20"]);
    assert_eq!(person.taps, taps, "nothing was tapped");
}

#[test]
fn hands_are_entered_by_keyboard() {
    at_sizes(&[PHONE, LAPTOP], by_keyboard_alone);
}

#[test]
fn a_tap_builds_the_page_once() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    // An answer, one that completes the hand, a reported tap, a correction, and undo.
    for label in [
        "Solo",
        "Bob plays solo",
        "Bob takes 7",
        "Let Cy deal",
        "Correct hand 1",
        "Tricks, 7",
        "Bob takes 6",
        "Undo",
    ] {
        let before = person.ctx.table_views_built();
        person.tap(label);
        assert_eq!(person.ctx.table_views_built(), before + 1, "{label}");
    }
}

#[test]
fn the_deal_is_moved_by_a_tap_and_goes_on_from_there() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    person.tap("Let Cy deal");
    assert!(person.sees("Cy deals"), "{:#?}", person.labels());
    hand(&mut person, &["All pass"]);
    assert!(person.sees("Dee deals"), "{:#?}", person.labels());
    // It was a tap like any other.
    person.tap("Undo");
    person.tap("Undo");
    assert!(person.sees("Ann deals"), "{:#?}", person.labels());
}

#[test]
fn a_double_tap_on_all_pass_ends_one_hand() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, None);
    let all_pass = person.find("All pass").unwrap();
    for _ in 0..2 {
        all_pass.mock_single_click(PointerEventButton::Left);
    }
    assert!(person.sees("Bob deals"), "{:#?}", person.labels());
    // Later the same tap ends the next hand.
    person.wait();
    person.tap("All pass");
    assert!(person.sees("Cy deals"), "{:#?}", person.labels());
}

#[test]
fn the_last_hand_is_corrected_with_the_same_cards() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    hand(&mut person, &["Solo", "Cy plays solo", "Cy takes 5"]);
    // The pencil, the value's slot, the right value; the open hand waits.
    hand(&mut person, &["Correct hand 2", "Tricks, 5", "Cy takes 6"]);
    assert_eq!(person.totals(), ["-11", "13", "9", "-11"]);
    person.tap("Undo");
    assert_eq!(person.totals(), ["-10", "14", "6", "-10"]);
    person.tap("Redo");
    person.tap("Sheet");
    assert!(
        person
            .labels()
            .iter()
            .any(|label| label.contains("5 tricks became 6")),
        "{:#?}",
        person.labels()
    );
}

#[test]
fn a_reopened_value_leaves_the_others() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Declarer, Bob"]);
    hand(&mut person, &["Dee plays solo", "Dee takes 5"]);
    assert_eq!(person.totals(), ["-4", "-4", "-4", "12"]);
}

#[test]
fn a_turned_up_trump_is_one_tap_on_its_card() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    person.tap("Trumps: not noted");
    assert!(
        person.sees("Which suit is trumps?"),
        "{:#?}",
        person.labels()
    );
    person.tap("Note hearts");
    assert!(person.sees("Trumps: hearts"), "{:#?}", person.labels());
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 5"]);
    assert!(person.sees("Trumps: not noted"), "each hand has its own");
    assert!(person.csv("hands").contains(",hearts,"));
    // A second tap on it, or Undo, returns to the hand.
    hand(&mut person, &["Trumps: not noted", "Trumps: not noted"]);
    assert!(person.sees("What is played?"));
    hand(&mut person, &["Trumps: not noted", "Undo", "Solo"]);
    assert!(person.sees("Who plays solo?"), "{:#?}", person.labels());
}

#[test]
fn an_outdated_window_shows_the_stored_state() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 5"]);
    // Another program records a hand meanwhile.
    person.record_elsewhere(r#"{"contract":"solo","declarers":["Cy"],"tricks":5}"#);
    person.tap("Solo");
    assert_eq!(person.totals(), ["-8", "8", "8", "-8"]);
    assert!(
        person
            .labels()
            .iter()
            .any(|label| label.contains("changed in another window")),
        "{:#?}",
        person.labels()
    );
    hand(&mut person, &["Solo", "Dee plays solo", "Dee takes 5"]);
    assert_eq!(person.totals(), ["-12", "4", "4", "4"]);
}

#[test]
fn a_window_that_nobody_touches_shows_what_another_one_stores() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    let mut other = person.beside();
    let resume = other.label_with("Resume ");
    other.tap(&resume);
    hand(&mut person, &["Solo", "Bob plays solo"]);
    other.wait();
    other.wait();
    assert!(other.sees("Bob takes 5"), "{:#?}", other.labels());
    hand(&mut person, &["Bob takes 5"]);
    other.wait();
    other.wait();
    assert_eq!(other.totals(), person.totals());
    // What is half entered there is not lost by Undo here.
    hand(&mut person, &["Solo"]);
    other.wait();
    other.wait();
    other.undo();
    person.wait();
    person.wait();
    assert_eq!(other.totals(), person.totals());
    assert!(person.sees("What is played?"), "{:#?}", person.labels());
}

#[test]
fn undo_takes_back_nothing_behind_taps_that_are_not_shown_yet() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 5"]);
    let mut other = person.beside();
    let resume = other.label_with("Resume ");
    other.tap(&resume);
    // No time passes in which the other window could look.
    person
        .find("Solo")
        .unwrap()
        .invoke_accessible_default_action();
    person.ctx.wait_for_answers();
    other.undo();
    assert!(
        other.sees_part("changed in another window"),
        "{:#?}",
        other.labels()
    );
    assert_eq!(other.totals(), ["-4", "12", "-4", "-4"]);
    assert!(other.sees("Who plays solo?"), "{:#?}", other.labels());
}

#[test]
fn an_outdated_window_does_not_show_an_end_that_is_not_stored() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 5"]);
    person.record_elsewhere(r#"{"contract":"solo","declarers":["Cy"],"tricks":5}"#);
    hand(&mut person, &["More", "End the session"]);
    assert!(
        person.sees_part("changed in another window"),
        "{:#?}",
        person.labels()
    );
    person.choose("End the session");
    assert!(person.sees("Same table again"), "{:#?}", person.labels());
}

#[test]
fn a_hand_of_a_session_deleted_meanwhile_is_replaced_by_the_state_restored() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 5"]);
    let said = person.elsewhere(&["delete", "last"], "");
    let (_, rest) = said.split_once("`oddtrick undo ").unwrap();
    let number = rest.split('`').next().unwrap();
    hand(&mut person, &["Solo", "Dee plays solo", "Dee takes 7"]);
    let failed = person.label_with("Not saved yet: ");
    assert!(failed.ends_with(" deleted"), "{failed}");
    person.elsewhere(&["undo", number], "");
    person.record_elsewhere(r#"{"contract":"solo","declarers":["Cy"],"tricks":5}"#);
    person.tap("Back");
    person.resume();
    assert_eq!(person.totals(), ["-8", "8", "8", "-8"]);
    assert!(
        person.sees_part("changed in another window"),
        "{:#?}",
        person.labels()
    );
}

#[test]
fn a_half_entered_hand_that_becomes_the_next_one_is_reported() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo"]);
    person.record_elsewhere(r#"{"contract":"solo","declarers":["Cy"],"tricks":5}"#);
    person.wait();
    person.wait();
    assert_eq!(person.totals(), ["-4", "-4", "12", "-4"]);
    assert!(person.sees("Bob takes 5"), "{:#?}", person.labels());
    assert!(
        person.sees_part("changed in another window"),
        "{:#?}",
        person.labels()
    );
}

#[test]
fn points_are_given_or_taken_for_a_reason() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 5"]);
    person.tap("Solo");
    hand(
        &mut person,
        &[
            "More",
            "Adjust points",
            "Points from Cy",
            "Points to Nobody",
            "1",
            "0",
            "Next",
            "revoke",
        ],
    );
    assert_eq!(person.totals(), ["-4", "12", "-14", "-4"]);
    // The open hand has waited.
    assert!(person.sees("Dee plays solo"), "{:#?}", person.labels());
    // Leaving half-way changes nothing.
    hand(
        &mut person,
        &["More", "Adjust points", "Points from Ann", "Undo"],
    );
    assert!(person.sees("Dee plays solo"), "{:#?}", person.labels());
    hand(&mut person, &["Undo", "Undo"]);
    assert_eq!(person.totals(), ["-4", "12", "-4", "-4"]);
}

#[test]
fn five_at_the_table_and_the_dealer_sits_out() {
    let mut person = Person::new(LAPTOP);
    sit_down_with(&mut person, &["Ann", "Bob", "Cy", "Dee", "Eve"], None);
    let adapter = |person: &Person| {
        let window = person.ctx.window();
        (
            window.global::<oddtrick_ui::TableView>().get_facts(),
            window
                .global::<oddtrick_ui::TableAdapter>()
                .get_sheet_rows(),
        )
    };
    // The row of totals says it too.
    let deals = |fact: oddtrick_ui::Fact| fact.strong == "Ann" && fact.weak == "deals";
    assert!(
        adapter(&person).0.iter().any(deals),
        "the header names who deals and sits out"
    );
    person.tap("Solo");
    assert!(person.sees("Ann plays solo") && !person.can_tap("Ann plays solo"));
    hand(&mut person, &["Eve plays solo", "Eve takes 5"]);
    assert_eq!(person.totals(), ["0", "-4", "-4", "-4", "12"]);
    let cells = adapter(&person).1.row_data(0).unwrap().cells;
    assert_eq!(cells.row_data(0).unwrap().change, "sat out");
    person.tap("Solo");
    assert!(person.can_tap("Ann plays solo") && !person.can_tap("Bob plays solo"));
}

#[test]
fn an_adjustment_of_a_player_who_sat_out_is_shown_everywhere() {
    let mut person = Person::new(LAPTOP);
    let five = ["Ann", "Bob", "Cy", "Dee", "Eve"];
    sit_down_with(&mut person, &five, None);
    // Ann deals and sits out.
    hand(&mut person, &["Solo", "Eve plays solo", "Eve takes 5"]);
    let changes = |person: &Person| {
        let rows = person.ctx.window().global::<oddtrick_ui::TableView>();
        let rows = rows.get_rows();
        let changes = rows.iter().map(|row| row.change.replace('\u{2212}', "-"));
        changes.collect::<Vec<_>>()
    };
    assert_eq!(changes(&person), ["", "-4", "-4", "-4", "+12"]);
    let taps = [
        "More",
        "Adjust points",
        "Points from Ann",
        "Points to Nobody",
        "3",
        "Next",
    ];
    hand(&mut person, &taps);
    person.tap("penalty");
    assert_eq!(changes(&person), ["-3", "-4", "-4", "-4", "+12"]);
    person.types("b");
    let board = person.ctx.board().expect("the scoreboard is open");
    let rows = board.global::<oddtrick_ui::TableView>().get_rows();
    assert_eq!(rows.row_data(0).unwrap().change, "\u{2212}3");
}

#[test]
fn passing_out_is_played_as_a_general_misere() {
    let mut person = Person::new(LAPTOP);
    person.tap("New session");
    for name in ["Ann", "Bob", "Cy", "Dee"] {
        person.write("Name of the new player", name);
        person.tap("Add player");
        if person.sees("New player") && name != "Dee" {
            person.tap("New player");
        }
    }
    person.choose("When all pass, general misère");
    person.tap("Start, Dee deals");
    // The payer is asked: two taps.
    person.tap("All pass");
    assert!(person.sees("Who took the last trick?"));
    person.tap("Cy pays");
    assert_eq!(person.totals(), ["4", "4", "-12", "4"]);
}

fn there_and_back(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down(&mut person, Some("0.10 EUR a point"));
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    let page = |person: &Person| {
        let nav = person.ctx.window().global::<oddtrick_ui::Nav>();
        nav.get_page()
    };
    let escape = char::from(Key::Escape).to_string();
    // A wide window has a button for the result.
    let result: &[&str] = if size == PHONE {
        &["More", "Result", "All balances"]
    } else {
        &["Result", "All balances"]
    };
    let settings: &[&str] = &["More", "Settings"];
    for by_key in [false, true] {
        for (there, from) in [
            (settings, oddtrick_ui::Page::Table),
            (result, oddtrick_ui::Page::Result),
        ] {
            hand(&mut person, there);
            assert_ne!(page(&person), from, "{there:?}");
            if by_key {
                person.press(&[], &escape);
            } else {
                person.tap("Back");
            }
            assert_eq!(page(&person), from, "{there:?}");
        }
        person.tap("Back");
        assert_eq!(page(&person), oddtrick_ui::Page::Table);
    }
    // A page opened from the navigation is no step of another.
    person.tap("Back");
    person.tap("Settings");
    assert!(!person.sees("Back"), "{:#?}", person.labels());
}

#[test]
fn settings_and_balances_lead_back_to_the_table() {
    // The menu of the wide window fits its height.
    at_sizes(&[PHONE, (1280, 1100)], there_and_back);
}
