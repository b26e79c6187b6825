//! Some element always has the focus: whatever disappears, the next key works.

use crate::stage::{ENGLISH, Stage, platform, scenes};
use crate::support::{
    LAPTOP, PHONE, Person, at_sizes, hand, key, sit_down, sit_down_for, sit_down_with,
};
use oddtrick_ui as ui;
use slint::platform::Key;
use slint::{ComponentHandle, Model};
use std::fmt::Write;

/// F1 lists the keys, and Esc closes the list.
pub(super) fn is_heard(person: &Person, where_: &str) {
    let keys = person.ctx.window().global::<ui::Keys>();
    person.press(&[], &key(Key::F1));
    assert!(keys.get_open(), "{where_}: F1 does nothing");
    person.press(&[], &key(Key::Escape));
    assert!(
        !keys.get_open(),
        "{where_}: Esc does not close the list of keys"
    );
}

/// Ctrl and a digit open another page, with the focus.
fn goes(person: &Person, figure: &str, page: ui::Page) {
    person.press(&[Key::Control], figure);
    let nav = person.ctx.window().global::<ui::Nav>();
    assert_eq!(nav.get_page(), page, "{:?}", person.focused());
    is_heard(person, &format!("{page:?}"));
}

#[test]
fn a_reopened_table_has_the_focus_and_its_stored_state() {
    let mut person = Person::new(LAPTOP);
    let hand = r#"{"contract":"solo","declarers":["Eve"],"tricks":5}"#;
    for players in ["Eve,Fay,Gus,Hal", "Eve,Bob,Cy,Dee"] {
        person.recorded(players, &[], hand);
    }
    let first = |person: &Person| {
        let rows = person.labels().into_iter();
        rows.filter(|one| one.contains("Eve, Fay, Gus, Hal"))
            .max_by_key(String::len)
            .unwrap()
    };
    // The newest session is above the list.
    let all = person.elsewhere(&["sessions", "--json"], "");
    let all: serde_json::Value = serde_json::from_str(&all).unwrap();
    let mut all = all.as_array().unwrap().iter();
    let listed = all.find(|one| one["players"][1] == "Fay").unwrap()["id"].clone();
    for next in ["Hand 2", "Hand 3"] {
        person.press(&[Key::Control], "2");
        person.press(&[Key::Control], "1");
        person.wait();
        if next == "Hand 2" {
            let row = first(&person);
            person.tap(&row);
        } else {
            person.resume();
        }
        person.press(&[], "m");
        person.wait();
        assert!(person.sees("Adjust points"), "{:#?}", person.labels());
        assert!(person.sees(next), "{:#?}", person.labels());
        person.press(&[], &key(Key::Escape));
        person.press(&[], &key(Key::Escape));
        assert!(!person.sees("Adjust points"));
        person.elsewhere(&["record", listed.as_str().unwrap()], hand);
    }
}

#[test]
fn a_key_works_on_every_page_and_overlay() {
    platform();
    let stage = Stage::new("en", "light", Some(&ENGLISH));
    let keys = stage.ctx.window().global::<ui::Keys>();
    let mut wrong = String::new();
    for scene in scenes() {
        (scene.play)(&stage);
        for size in [(360, 740), (820, 1180), (1280, 800)] {
            stage.size(size);
            stage.key(Key::F1.into());
            let opened = keys.get_open();
            stage.key(Key::Escape.into());
            if !opened || keys.get_open() {
                let _ = writeln!(
                    wrong,
                    "{} at {size:?}: {opened}, {}",
                    scene.name,
                    keys.get_open()
                );
                keys.set_open(false);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

fn after_names(size: (u32, u32)) {
    let person = Person::new(size);
    person.press(&[Key::Control], "n");
    person.enter_players(&["Ann", "Bob", "Cy", "Dee"]);
    is_heard(&person, "after the last name");
    person.enter("Let Ann deal first");
    person.enter("Start, Ann deals");
    is_heard(&person, "at the table");
    // At the table the keys work at once.
    person.types("227");
    assert_eq!(person.totals(), ["-6", "18", "-6", "-6"]);
    goes(&person, "2", ui::Page::Players);
    goes(&person, "3", ui::Page::Balances);
    goes(&person, "4", ui::Page::Schemes);
    goes(&person, "5", ui::Page::Settings);
    goes(&person, "1", ui::Page::Sessions);
    assert_eq!(person.taps, 0, "nothing was tapped");
}

#[test]
fn the_focus_moves_on_after_the_last_name() {
    at_sizes(&[PHONE, LAPTOP], after_names);
}

fn at_the_table(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    person.types("227");
    person.press(&[Key::Control], "1");
    // Opened by a tap, it has the focus at once.
    person.resume();
    person.types("227");
    assert_eq!(person.totals(), ["-12", "36", "-12", "-12"]);
    // An overlay on the table returns the focus.
    let board = (size == PHONE).then_some("b");
    for open in ["i", "m"].into_iter().chain(board) {
        person.types(open);
        is_heard(&person, open);
        person.press(&[], &key(Key::Escape));
        is_heard(&person, "at the table");
    }
    person.types("m");
    person.enter("Players");
    is_heard(&person, "in the panel of players");
    person.press(&[], &key(Key::Escape));
    is_heard(&person, "after the panel of players");
    person.types("227");
    assert_eq!(person.totals(), ["-18", "54", "-18", "-18"]);
    // Without an overlay Esc goes back, also with a hand shown on the sheet.
    person.types("c");
    person.press(&[], &key(Key::Escape));
    assert!(!person.sees_part("correcting"));
    person.press(&[], &key(Key::Escape));
    assert!(person.sees("Search sessions"), "{:#?}", person.labels());
    let resume = person.focused().unwrap_or_default();
    assert!(resume.starts_with("Resume"), "{resume}");
    is_heard(&person, "back from the table");
    person.press(&[], &key(Key::Return));
    assert!(person.sees("What is played?"), "{:#?}", person.labels());
    // A page opened by a tap shows no ring.
    person.tap("Back");
    assert_eq!(person.focused(), None);
    // A new session with the same players can begin at once.
    person.press(&[Key::Control], "n");
    let start = person.label_with("Start, ");
    assert_eq!(person.focused(), Some(start));
    person.press(&[], &key(Key::Return));
    assert!(person.sees("What is played?"), "{:#?}", person.labels());
}

#[test]
fn the_table_regains_the_focus() {
    at_sizes(&[PHONE, LAPTOP], at_the_table);
}

fn without_resume(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    person.types("227");
    // From the result of a session just ended, and from that of an old one.
    hand(&mut person, &["More", "End the session"]);
    for _ in 0..2 {
        person.press(&[], &key(Key::Escape));
        assert_eq!(person.focused().as_deref(), Some("Search sessions"));
        is_heard(&person, "in the search");
        let mut labels = person.labels().into_iter();
        let row = labels.find(|label| label.contains("Bob won with"));
        person.tap(&row.unwrap());
        assert!(person.sees("Same table again"), "{:#?}", person.labels());
    }
}

#[test]
fn without_a_session_to_resume_the_search_has_the_focus() {
    at_sizes(&[PHONE, LAPTOP], without_resume);
}

/// The first item of the *More* menu.
const FIRST: &str = "What a hand scores";

fn menu(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    person.types("m");
    let beginning = person.labels();
    person.press(&[], &key(Key::DownArrow));
    assert_eq!(person.focused().as_deref(), Some(FIRST));
    person.press(&[], &key(Key::DownArrow));
    let second = person.focused();
    assert_ne!(second.as_deref(), Some(FIRST));
    person.press(&[], &key(Key::UpArrow));
    person.press(&[], &key(Key::UpArrow));
    assert_eq!(person.focused().as_deref(), Some(FIRST), "it is the first");
    // No key reaches the table below the menu.
    person.types("227c");
    person.press(&[Key::Control], "z");
    assert_eq!(person.labels(), beginning);
    // Tab cycles in it, both ways.
    person.press(&[], &key(Key::Backtab));
    let end = person.focused();
    person.press(&[], &key(Key::Tab));
    assert_eq!(person.focused().as_deref(), Some(FIRST));
    person.press(&[], &key(Key::UpArrow));
    person.press(&[], &key(Key::Backtab));
    assert_eq!(person.focused(), end);
    person.press(&[], &key(Key::Escape));
    assert_eq!(person.focused(), None);
    person.types("227");
    assert_eq!(person.totals(), ["-6", "18", "-6", "-6"]);
    // Opened by its button it returns the focus to it.
    person.enter("More");
    person.press(&[], &key(Key::Escape));
    assert_eq!(person.focused().as_deref(), Some("More"));
}

#[test]
fn a_menu_traps_the_focus() {
    at_sizes(&[PHONE, LAPTOP], menu);
}

/// A player sits out, by keyboard only.
fn sits_out(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down_with(&mut person, &["Ann", "Bob", "Cy", "Dee", "Eve"], None);
    person.types("m");
    person.enter("Players");
    person.enter("Seat of Cy");
    person.enter("Cy sits out hand 1");
    // That closes the panel.
    is_heard(&person, "after somebody sits out");
    let before = person.labels();
    person.types("2");
    assert_ne!(person.labels(), before, "the table hears");
}

#[test]
fn the_focus_remains_after_a_player_sits_out() {
    at_sizes(&[PHONE, LAPTOP], sits_out);
}

/// A forbidden card, allowed by keyboard.
fn allowed(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down_for(&mut person, "Oh Hell", &["Ann", "Bob", "Cy", "Dee"]);
    person.types("000001");
    person.types("100");
    for _ in 0..8 {
        if person.focused().as_deref() != Some("Allow 1 this time") {
            person.press(&[], &key(Key::RightArrow));
        }
    }
    assert_eq!(person.focused().as_deref(), Some("Allow 1 this time"));
    person.press(&[], &key(Key::Return));
    is_heard(&person, "after a card was allowed");
    person.types("100");
    assert_eq!(
        person.totals_by_name(&["Ann", "Bob", "Cy", "Dee"]),
        ["20", "20", "11", "21"]
    );
}

#[test]
fn the_focus_remains_after_the_hook_is_suspended() {
    at_sizes(&[PHONE, LAPTOP], allowed);
}

/// The last hand of a game, with the ring on the cards, which are replaced by the options after the end.
fn at_the_end(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down_for(&mut person, "Whist", &["Ann", "Bob", "Cy", "Dee"]);
    person.press(&[], &key(Key::DownArrow));
    assert!(person.focused().is_some(), "the ring is on the cards");
    // Eleven tricks win a game of five points.
    person.types("1j");
    assert!(person.sees("The game is over"), "{:#?}", person.labels());
    is_heard(&person, "at the end of a game");
    person.types("2");
    let nav = person.ctx.window().global::<ui::Nav>();
    assert_eq!(nav.get_page(), ui::Page::NewSession, "Same table again");
    is_heard(&person, "on the page of a new session");
}

#[test]
fn the_focus_remains_at_the_end_of_a_game() {
    at_sizes(&[PHONE, LAPTOP], at_the_end);
}

/// Panels and overlays of other pages: opened by Tab and Enter, closed by Esc, they return the focus to what opened
/// them.
fn panels(size: (u32, u32)) {
    let person = Person::new(size);
    person.press(&[Key::Control], "5");
    for (opener, inside) in [
        ("Files and backups", "Close the files panel"),
        ("Keyboard shortcuts", "Close the list of keys"),
    ] {
        person.enter(opener);
        assert!(person.sees(inside), "{opener}: {:#?}", person.labels());
        // No key reaches the page below the panel.
        person.press(&[Key::Control], "1");
        let nav = person.ctx.window().global::<ui::Nav>();
        assert_eq!(nav.get_page(), ui::Page::Settings);
        person.press(&[], &key(Key::Escape));
        assert_eq!(person.focused().as_deref(), Some(opener));
        is_heard(&person, opener);
        assert_eq!(person.focused().as_deref(), Some(opener));
    }
}

#[test]
fn panels_return_the_focus() {
    at_sizes(&[PHONE, LAPTOP], panels);
}

#[test]
fn the_list_of_keys_scrolls_by_keys() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, None);
    let place = |person: &Person| {
        let line = person.find("C: correct the last hand").unwrap();
        line.absolute_position().y
    };
    person.press(&[], &key(Key::F1));
    let (first, last) = (place(&person), "F1, ?: these keys");
    assert!(!person.sees(last), "it is longer than the window");
    person.press(&[], &key(Key::DownArrow));
    assert!(place(&person) < first, "the arrow scrolls");
    person.press(&[], &key(Key::PageDown));
    assert!(person.sees(last), "{:#?}", person.labels());
    person.press(&[], &key(Key::Home));
    assert!((place(&person) - first).abs() < 0.5, "and back");
}

#[test]
fn focus_does_not_scroll_hidden_elements_into_view() {
    let mut person = Person::new(PHONE);
    person.tap("New session");
    person.tap("Oh Hell");
    person.tab_to("No stake");
    // Scroll with the wheel, then with the keyboard.
    person.reach("Title");
    assert!(person.sees("Title"), "{:#?}", person.labels());
    person.press(&[], &key(Key::Home));
    assert!(!person.sees("Title"));
    for _ in 0..12 {
        person.press(&[], &key(Key::PageDown));
    }
    assert!(person.sees("Title"), "{:#?}", person.labels());
    is_heard(&person, "at the end of the page");
}

#[test]
fn the_list_of_keys_is_offered_on_the_first_page_and_in_the_settings() {
    let mut person = Person::new(LAPTOP);
    person.tap("Keyboard shortcuts");
    assert!(person.sees("Close the list of keys"));
    person.press(&[], &key(Key::Escape));
    person.press(&[Key::Control], "5");
    person.choose("Keyboard shortcuts");
    assert!(person.sees("Close the list of keys"));
}

#[test]
fn the_trump_has_a_key() {
    let mut person = Person::new(LAPTOP);
    sit_down_for(&mut person, "Oh Hell", &["Ann", "Bob", "Cy", "Dee"]);
    assert!(!person.sees_part("Clubs"));
    person.types("r");
    assert!(person.sees_part("lubs"), "{:#?}", person.labels());
    person.types("r");
    person.types("000001");
    assert_eq!(
        person.totals_by_name(&["Ann", "Bob", "Cy", "Dee"]),
        ["10", "10", "0", "10"]
    );
}

fn figures_in_the_rules(size: (u32, u32)) {
    let person = Person::new(size);
    person.press(&[Key::Control], "4");
    person.enter("Solo Whist, Polish points");
    person.enter("Make house rules from Polish points");
    person.enter("Solo, 4. What does each opponent pay?");
    for (figures, value) in [("17", "17"), ("۱۸", "18"), ("١٩", "19")] {
        person.types(figures);
        person.press(&[], &key(Key::Return));
        let solo = format!("Solo, {value}. What does each opponent pay?");
        assert!(person.sees(&solo), "{:#?}", person.labels());
    }
}

#[test]
fn a_digit_starts_typing_a_value_of_the_rules() {
    at_sizes(&[PHONE, LAPTOP], figures_in_the_rules);
}

fn groups(size: (u32, u32), keys: bool) {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    person.types("m");
    let table = person.ctx.window().global::<ui::TableView>();
    let menu: Vec<_> = table.get_menu().iter().collect();
    let heads = menu.iter().map(|item| item.head.as_str());
    let heads: Vec<_> = heads.filter(|head| !head.is_empty()).collect();
    assert_eq!(heads, ["This hand", "This session", "Display"]);
    assert!(person.sees("This session"));
    let at = |text: &str| menu.iter().position(|item| item.text == text);
    assert_eq!(at("Keyboard shortcuts").is_some(), keys);
    assert!(at("End the session") < at("Big scoreboard"));
    assert_eq!(menu.last().unwrap().text, "Settings");
}

#[test]
fn the_more_menu_has_groups_and_on_a_laptop_keys() {
    at_sizes(&[PHONE, LAPTOP], |size| groups(size, size == LAPTOP));
}
