//! Keys at the table and on the way to it, for the question that they answer.

use crate::frame::room::stands;
use crate::support::{LAPTOP, PHONE, Person, at_sizes, key};
use i_slint_backend_testing::ElementHandle;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

/// A table with these hands, resumed.
fn at_table(size: (u32, u32), scheme: &str, hands: &str) -> Person {
    let person = Person::new(size);
    let table = [
        "record",
        "new",
        "--scheme",
        scheme,
        "--players",
        "Ann,Bob,Cy,Dee",
    ];
    person.elsewhere(&table, hands);
    let mut person = person.restart();
    person.resume();
    person
}

const SOLO: &str = r#"{"contract":"solo","declarers":["Ann"],"tricks":5}"#;

fn adjusted(size: (u32, u32)) {
    let person = at_table(size, "solo-whist-points", SOLO);
    person.types("m");
    person.enter("Adjust points");
    // After the revoke comes Ann; of the others Bob is the first.
    person.types("21");
    person.types("57");
    assert!(person.sees_part("57 points"), "{:#?}", person.labels());
    person.press(&[], &key(Key::Backspace));
    assert!(person.sees_part("5 points"), "{:#?}", person.labels());
    person.press(&[], &key(Key::Return));
    assert!(person.sees("Why?"), "{:#?}", person.labels());
}

#[test]
fn an_adjustment_is_typed_erased_and_confirmed() {
    at_sizes(&[PHONE, LAPTOP], adjusted);
}

#[test]
fn digits_are_for_the_question_with_the_ring() {
    let hand = r#"{"cards":1,"bids":[0,0,0,0],"tricks":[1,0,0,0]}"#;
    let mut person = at_table(LAPTOP, "oh-hell", hand);
    // The correction asks for the tricks of Ann; her bid is shown above.
    person.tap("Correct hand 1: Ann’s tricks");
    person.tab_to_with("Ann bids");
    person.types("1");
    // Her bid makes the bids equal the cards, so the dealer is asked again.
    assert!(person.sees("Dee bids last"), "{:#?}", person.labels());
}

#[test]
fn a_digit_is_so_many_tens_of_a_bonus() {
    let hand = r#"{"bids":[0,0,0,0],"tricks":[1,0,0,0]}"#;
    let person = at_table(LAPTOP, "skull-king", hand);
    // Bob, Cy, Dee and Ann bid; the tricks of Ann follow from those of the others.
    person.types("0011");
    person.types("001");
    for (digit, total) in [("3", "40"), ("0", "10"), ("t", "110")] {
        assert!(
            person.sees("What bonus did Ann score?"),
            "{:#?}",
            person.labels()
        );
        person.types(digit);
        assert_eq!(person.totals_by_name(&["Ann"]), [total], "{digit}");
        person.press(&[Key::Control], "z");
    }
}

fn ringed(size: (u32, u32)) {
    let person = at_table(size, "solo-whist-points", SOLO);
    let before = person.totals();
    // The ring moves to the cards, and from question to question.
    person.press(&[], &key(Key::DownArrow));
    person.types("227");
    assert_ne!(person.totals(), before, "{:#?}", person.labels());
    let typed = person.totals();
    let other = at_table(size, "solo-whist-points", SOLO);
    other.types("227");
    assert_eq!(other.totals(), typed);
}

#[test]
fn digits_enter_a_hand_with_the_ring_on_the_cards_too() {
    at_sizes(&[PHONE, LAPTOP], ringed);
}

#[test]
fn the_ring_moves_to_the_values_of_the_next_hand_under_correction() {
    let misere = r#"{"contract":"misere","declarers":["Cy"],"tricks":0}"#;
    let mut person = at_table(LAPTOP, "solo-whist-points", &[SOLO, misere].join("\n"));
    person.tap("Hand 1: Ann, solo, 5 tricks");
    person.press(&[], &key(Key::RightArrow));
    let first = person.focused().unwrap_or_default();
    person.tap("Hand 2: Cy, misère, made");
    let second = person.focused().unwrap_or_default();
    assert!(
        first.starts_with("Solo") && second.starts_with("Misère"),
        "{first}, {second}"
    );
}

fn searched(size: (u32, u32)) {
    let mut person = Person::new(size);
    person.tap("Schemes");
    person.tab_to("Search schemes");
    person.types("spades");
    person.press(&[], &key(Key::Return));
    let shown = person.ctx.window().global::<oddtrick_ui::SchemesView>();
    let first = shown.get_groups().row_data(0).unwrap();
    let first = first.items.row_data(0).unwrap();
    assert_eq!(shown.get_name(), first.name);
    let makes = format!("Make house rules from {}", first.name);
    assert!(person.sees(&makes), "{:#?}", person.labels());
}

#[test]
fn enter_opens_the_first_scheme_that_is_found() {
    at_sizes(&[PHONE, LAPTOP], searched);
}

fn moved(size: (u32, u32)) {
    let hands = vec![SOLO; 30].join("\n");
    let person = at_table(size, "solo-whist-points", &hands);
    if size == PHONE {
        person.types("s");
    }
    let row = |n: usize| format!("Hand {n}: Ann, solo, 5 tricks");
    person.tab_to(&row(30));
    for n in (1..30).rev() {
        person.press(&[], &key(Key::UpArrow));
        person.wait();
        assert_eq!(person.focused(), Some(row(n)), "{size:?}");
    }
    person.press(&[], &key(Key::DownArrow));
    assert_eq!(person.focused(), Some(row(2)), "{size:?}");
}

#[test]
fn arrows_move_among_the_hands_of_the_sheet() {
    at_sizes(&[PHONE, LAPTOP], moved);
}

/// The ring after the last of four names, with which Enter starts the session.
fn started(size: (u32, u32)) {
    for (game, ring) in [
        ("Solo Whist", "Name of the new player"),
        ("Bid Whist", "Start, "),
    ] {
        let person = Person::new(size);
        person.press(&[Key::Control], "n");
        if game != "Solo Whist" {
            person.enter(game);
        }
        person.enter_players(&person.in_order_of_play(&["Ann", "Bob", "Cy", "Dee"]));
        let focused = person.focused().unwrap_or_default();
        assert!(focused.starts_with(ring), "{game}: {focused}");
        person.press(&[], &key(Key::Return));
        let nav = person.ctx.window().global::<oddtrick_ui::Nav>();
        assert_eq!(nav.get_page(), oddtrick_ui::Page::Table, "{game}");
    }
}

#[test]
fn enter_after_the_last_name_starts_the_session() {
    at_sizes(&[PHONE, LAPTOP], started);
}

/// One name more than the game has seats, typed after the field has closed.
fn one_too_many(size: (u32, u32)) {
    let mut person = Person::new(size);
    person.press(&[Key::Control], "n");
    let page = || {
        let nav = person.ctx.window().global::<oddtrick_ui::Nav>();
        nav.get_page()
    };
    for name in ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay"] {
        person.types(name);
        person.press(&[], &key(Key::Return));
        assert_eq!(page(), oddtrick_ui::Page::NewSession, "{name}");
    }
    assert!(person.sees("Fay, no seat yet"), "{:#?}", person.labels());
    assert_eq!(person.focused().as_deref(), Some("Start, Eve deals"));
    person.choose("Oh Hell");
    assert!(person.sees("Fay deals first"), "{:#?}", person.labels());
    // The list of keys says so.
    person.press(&[], &key(Key::F1));
    let said = "Letter: begins the name of a player";
    assert!(person.sees(said), "{:#?}", person.labels());
}

#[test]
fn enter_after_one_name_too_many_starts_nothing() {
    at_sizes(&[PHONE, LAPTOP], one_too_many);
}

fn noted(size: (u32, u32)) {
    let person = at_table(size, "solo-whist-points", SOLO);
    person.types("m");
    person.enter("Session note");
    person.types("Rain");
    person.press(&[], &key(Key::Escape));
    person.wait();
    person.types("m");
    person.enter("Session note");
    let note = person.ctx.window().global::<oddtrick_ui::TableAdapter>();
    assert_eq!(note.get_note(), "Rain");
}

#[test]
fn a_note_is_typed_at_once() {
    at_sizes(&[PHONE, LAPTOP], noted);
}

#[test]
fn the_ring_of_a_slot_is_inside_it() {
    let mut person = at_table(PHONE, "solo-whist-points", SOLO);
    person.tap("Solo");
    let slot = person.label_with("Contract, ");
    person.tab_to(&slot);
    let (top, foot) = stands(&person, &slot);
    // The row of slots clips what is around it.
    let mut rings = ElementHandle::find_by_element_id(person.ctx.window(), "FocusRing::ring");
    let ring = rings.next().unwrap();
    assert!(ring.absolute_position().y >= top && ring.size().height <= foot - top);
}
