//! Sessions without a mouse: from a new session to its result, and the other pages.

use crate::support::{LAPTOP, PHONE, Person, at_sizes, key};
use slint::platform::Key;
use slint::{ComponentHandle, Model};

const FOUR: [&str; 4] = ["Ann", "Bob", "Cy", "Dee"];

/// Begins a session by keyboard only; Ann deals.
fn sit_down(person: &Person, game: &str, rules: &[&str]) {
    person.press(&[Key::Control], "n");
    if game != "Solo Whist" {
        person.enter(game);
    }
    for rule in rules {
        person.enter(rule);
    }
    person.enter_players(&person.in_order_of_play(&FOUR));
    person.enter("Let Ann deal first");
    person.enter("Start, Ann deals");
}

#[test]
fn leaving_a_new_session_returns_to_the_table() {
    let mut person = Person::new(LAPTOP);
    crate::support::sit_down(&mut person, None);
    person.tap("Solo");
    person.press(&[Key::Control], "n");
    assert!(person.sees_part("Start"), "{:#?}", person.labels());
    person.press(&[], &key(Key::Escape));
    assert!(person.sees("Who plays solo?"), "{:#?}", person.labels());
    // From the list it returns to the list.
    person.tap("Back");
    person.press(&[Key::Control], "n");
    person.press(&[], &key(Key::Escape));
    assert!(!person.sees("Who plays solo?") && person.sees("Keyboard shortcuts"));
}

/// Ends the session by keyboard only, up to its result.
fn end(person: &Person) {
    person.types("m");
    person.enter("End the session");
    assert!(person.sees("Same table again"), "{:#?}", person.labels());
    person.press(&[], &key(Key::Escape));
    assert!(person.sees("New session"), "{:#?}", person.labels());
}

/// A session of one kind: its hands as keys, and the final totals.
fn evening(size: (u32, u32), game: &str, rules: &[&str], hands: &[(&str, &[&str])]) {
    let person = Person::new(size);
    sit_down(&person, game, rules);
    for (keys, totals) in hands {
        person.types(keys);
        assert_eq!(person.totals(), *totals, "{keys}: {:#?}", person.labels());
    }
    person.press(&[Key::Control], "z");
    assert_ne!(person.totals(), hands[hands.len() - 1].1);
    person.press(&[Key::Control, Key::Shift], "Z");
    assert_eq!(person.totals(), hands[hands.len() - 1].1);
    end(&person);
    assert_eq!(person.taps, 0, "nothing was tapped");
}

fn solo(size: (u32, u32)) {
    let hands: [(&str, &[&str]); 3] = [
        ("227", &["-6", "18", "-6", "-6"]),
        // Proposal and acceptance, by Cy and Dee.
        ("1348", &["-10", "14", "-2", "-2"]),
        ("41t", &["32", "0", "-16", "-16"]),
    ];
    evening(size, "Solo Whist", &[], &hands);
}

fn oh_hell(size: (u32, u32)) {
    // The rows are in playing order: Ann, Dee, Cy, Bob. One card, then two.
    let hands: [(&str, &[&str]); 2] = [
        ("000001", &["10", "10", "0", "10"]),
        ("1000100", &["20", "10", "11", "20"]),
    ];
    evening(size, "Oh Hell", &[], &hands);
}

fn whist(size: (u32, u32)) {
    // The side, the honours, their side, the tricks.
    let hands: [(&str, &[&str]); 2] = [("119", &["3", "0"]), ("2228", &["3", "4"])];
    evening(
        size,
        "Whist",
        &["Five points", "Short whist, in rubbers"],
        &hands,
    );
}

fn bid_whist(size: (u32, u32)) {
    let hands: [(&str, &[&str]); 2] = [("242j", &["0", "5"]), ("141t", &["4", "5"])];
    evening(size, "Bid Whist", &[], &hands);
}

#[test]
fn solo_whist_by_keyboard() {
    at_sizes(&[PHONE, LAPTOP], solo);
}

#[test]
fn oh_hell_by_keyboard() {
    at_sizes(&[PHONE, LAPTOP], oh_hell);
}

#[test]
fn whist_with_honours_by_keyboard() {
    at_sizes(&[PHONE, LAPTOP], whist);
}

#[test]
fn bid_whist_by_keyboard() {
    at_sizes(&[PHONE, LAPTOP], bid_whist);
}

fn about(size: (u32, u32)) {
    let person = Person::new(size);
    // Every page has the list of keys, and Esc closes it.
    person.types("?");
    assert!(
        person.sees("Close the list of keys"),
        "{:#?}",
        person.labels()
    );
    assert!(person.sees("Esc: back, or close the open panel"));
    person.press(&[], &key(Key::Escape));
    assert!(!person.sees("Close the list of keys"));
    person.press(&[Key::Control], "4");
    assert!(
        person.sees("Solo Whist, Polish points"),
        "{:#?}",
        person.labels()
    );
    person.press(&[Key::Control], "1");
    sit_down(&person, "Solo Whist", &[]);
    person.press(&[], &key(Key::F1));
    for line in [
        "1 … 9, T J Q K: a contract, a player, a side",
        "0: all pass, if no other key is left for it",
        "T J Q K: ten, eleven, twelve, thirteen",
    ] {
        assert!(person.sees(line), "{line}");
    }
    person.press(&[], &key(Key::Escape));
    // The cards have the focus again.
    person.types("227");
    assert_eq!(person.totals(), ["-6", "18", "-6", "-6"]);
    // Arrows move the focus, and Enter taps.
    person.press(&[], &key(Key::RightArrow));
    assert_eq!(person.focused().as_deref(), Some("Prop & cop"));
    person.press(&[], &key(Key::RightArrow));
    assert_eq!(person.focused().as_deref(), Some("Solo"));
    person.press(&[], &key(Key::Return));
    assert!(person.sees("Who plays solo?"));
    person.press(&[Key::Control], "z");
    // The history, and back.
    person.types("m");
    person.enter("History");
    assert!(person.sees("Hand 1: Bob, solo, 7 tricks. Ann −6; Bob +18; Cy −6; Dee −6"));
    person.press(&[], &key(Key::Escape));
    // The last hand is corrected: its slot is opened, and Esc leaves it.
    person.types("c");
    assert!(person.sees("Correcting hand 1"), "{:#?}", person.labels());
    person.press(&[], &key(Key::Escape));
    assert!(!person.sees("Correcting hand 1"));
    assert_eq!(person.taps, 0, "nothing was tapped");
}

#[test]
fn other_pages_by_keyboard() {
    at_sizes(&[PHONE, LAPTOP], about);
}

fn rules_and_settings(size: (u32, u32)) {
    let person = Person::new(size);
    // Appearance is set with Tab and Enter.
    person.press(&[Key::Control], "5");
    person.enter("Theme: Dark");
    person.enter("Text size 150%");
    let look = person.ctx.window().global::<oddtrick_ui::Look>();
    assert_eq!(look.get_kind(), oddtrick_ui::ThemeKind::Dark);
    assert!((look.get_text_scale() - 1.5).abs() < 0.01);
    assert_eq!(
        person.focused().as_deref(),
        Some("Text size 150%"),
        "the focus stays where it was"
    );
    person.enter("Text size 100%");
    for blue in [true, false] {
        person.enter("Points won in blue");
        // The points of the sample, in the dark theme.
        let drawn = person.ctx.window().window().take_snapshot().unwrap();
        let mut drawn = drawn.as_slice().iter().map(|one| (one.r, one.g, one.b));
        assert_eq!(drawn.any(|one| one == (0x8C, 0xBD, 0xF0)), blue);
    }
    // A rule is opened.
    person.press(&[Key::Control], "4");
    person.enter("Solo Whist, Polish points");
    person.enter("Make house rules from Polish points");
    person.enter("Solo, 4. What does each opponent pay?");
    let window = person.ctx.window();
    let editor = window.global::<oddtrick_ui::HouseRulesAdapter>();
    assert!(editor.get_dock_open());
    // The cards have the focus, starting at the current value.
    let chosen = window
        .global::<oddtrick_ui::HouseRulesView>()
        .get_chips()
        .iter()
        .find(|chip| chip.chosen)
        .map(|chip| chip.label.to_string());
    assert!(chosen.is_some());
    assert_eq!(person.focused(), chosen);
    person.press(&[], &key(Key::RightArrow));
    person.press(&[], &key(Key::Return));
    assert!(person.sees("Solo, 5. What does each opponent pay?"));
    // Esc leaves the cards, and the box has the focus again.
    person.press(&[], &key(Key::Escape));
    assert_eq!(
        person.focused().as_deref(),
        Some("Solo, 5. What does each opponent pay?")
    );
    assert_eq!(person.taps, 0, "nothing was tapped");
}

#[test]
fn rules_and_settings_by_keyboard() {
    at_sizes(&[PHONE, LAPTOP], rules_and_settings);
}
