//! Keys of other keyboards: their letters and digits work as the Latin ones on the same keys.

use crate::support::{LAPTOP, PHONE, Person, at_sizes, key, sit_down};
use oddtrick_ui as ui;
use slint::ComponentHandle;
use slint::platform::Key;

/// A Persian keyboard, with Persian digits and other letters on the keys.
fn persian(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    person.types("۲۲۷");
    assert_eq!(person.totals(), ["-6", "18", "-6", "-6"]);
    person.types("٢٢٧");
    assert_eq!(person.totals(), ["-12", "36", "-12", "-12"]);
    // Ten is T, whose key has ف.
    person.types("۴۱ف");
    assert_ne!(person.totals(), ["-12", "36", "-12", "-12"]);
    person.press(&[Key::Control], "ظ");
    person.press(&[Key::Control, Key::Shift], "ك");
    person.press(&[Key::Control], "ظ");
    person.types("پ");
    assert!(
        person.sees("This session"),
        "M opens the menu: {:#?}",
        person.labels()
    );
    person.press(&[], &key(Key::Escape));
    person.types("؟");
    assert!(person.sees("Close the list of keys"));
    person.press(&[], &key(Key::Escape));
    person.press(&[Key::Control], "۲");
    let nav = person.ctx.window().global::<ui::Nav>();
    assert_eq!(nav.get_page(), ui::Page::Players);
    person.press(&[Key::Control], "د");
    assert_eq!(nav.get_page(), ui::Page::NewSession);
}

#[test]
fn a_persian_keyboard_works_the_same() {
    at_sizes(&[PHONE, LAPTOP], persian);
}

#[test]
fn polish_and_estonian_keyboards_work_the_same() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, None);
    // There is something to undo.
    person.types("22");
    let before = person.labels();
    // Polish and Estonian letters are no shortcuts, even with AltGr, which some systems report as Ctrl and Alt.
    for letter in "ąćęłńóśźżõäöüšž".chars() {
        person.types(&letter.to_string());
        person.press(&[Key::Control, Key::Alt], &letter.to_string());
    }
    person.press(&[Key::Control, Key::Alt], "z");
    assert_eq!(person.labels(), before);
    person.press(&[Key::Shift], "?");
    assert!(person.sees("Close the list of keys"));
}

#[test]
fn capital_letters_work_the_same() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, None);
    person.types("22");
    // As with Caps Lock: a capital without Shift.
    person.press(&[Key::Control], "Z");
    person.types("27");
    assert_eq!(person.totals(), ["-6", "18", "-6", "-6"]);
    person.press(&[Key::Control], "N");
    let nav = person.ctx.window().global::<ui::Nav>();
    assert_eq!(nav.get_page(), ui::Page::NewSession);
}

/// What a key of a Persian keyboard sends, by the Latin letter on it; some have two, by keyboard.
const PERSIAN: [(char, &str); 10] = [
    ('i', "ه"),
    ('m', "پئ"),
    ('b', "ذ"),
    ('s', "س"),
    ('c', "ز"),
    ('r', "ق"),
    ('t', "ف"),
    ('j', "ت"),
    ('q', "ض"),
    ('k', "ن"),
];

/// What a key at the table does: everything on the screen after it.
fn outcome(before: &str, letter: char) -> Vec<String> {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    person.types("227");
    person.types(before);
    person.types(&letter.to_string());
    person.labels()
}

#[test]
fn every_shortcut_of_the_table_has_its_persian_key() {
    for (latin, theirs) in PERSIAN {
        // A declarer and a contract before a number of tricks.
        let before = if "tjqk".contains(latin) { "41" } else { "" };
        let wanted = outcome(before, latin);
        assert_ne!(wanted, outcome(before, 'x'), "{latin} does something");
        for letter in theirs.chars() {
            assert_eq!(outcome(before, letter), wanted, "{letter} as {latin}");
        }
    }
}

fn redo(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    person.types("۲۲۷");
    person.press(&[Key::Control], "ظ");
    assert_ne!(person.totals(), ["-6", "18", "-6", "-6"]);
    // Ctrl+Y, on whose key is غ.
    person.press(&[Key::Control], "غ");
    assert_eq!(person.totals(), ["-6", "18", "-6", "-6"]);
}

#[test]
fn a_persian_keyboard_undoes_and_redoes() {
    at_sizes(&[PHONE, LAPTOP], redo);
}

/// On these keyboards the letters of shortcuts are as printed, wherever their keys are; digits are in the first row.
#[test]
fn a_whole_hand_on_a_polish_and_an_estonian_keyboard() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, None);
    person.types("227");
    // A Polish typewriter keyboard has Z and Y exchanged: the text counts.
    person.press(&[Key::Control], "z");
    person.press(&[Key::Control], "y");
    assert_eq!(person.totals(), ["-6", "18", "-6", "-6"]);
    person.types("41t");
    assert_eq!(person.totals(), ["36", "4", "-20", "-20"]);
    person.types("c");
    assert!(person.sees("Correcting hand 2"));
    person.press(&[], &key(Key::Escape));
    person.types("m");
    assert!(person.sees("This session"));
}

/// Persian letters have no capitals, and some are on no shortcut's key.
fn names(size: (u32, u32)) {
    let person = Person::new(size);
    person.press(&[Key::Control], "n");
    for name in ["Ann", "Bob", "Cy", "Dee", "Eve", "کاوه", "ژاله"] {
        person.types(name);
        person.press(&[], &key(Key::Return));
    }
    for name in ["کاوه", "ژاله"] {
        let label = format!("\u{2068}{name}\u{2069}, no seat yet");
        assert!(person.sees(&label), "{name}: {:#?}", person.labels());
    }
    // A digit begins no name.
    person.types("۲");
    assert!(!person.sees("Name of the new player"));
}

#[test]
fn a_persian_letter_begins_a_name() {
    at_sizes(&[PHONE, LAPTOP], names);
}
