//! A session's note, from the table or its result.

use crate::support::{PHONE, Person, hand, sit_down};
use slint::platform::Key;

#[test]
fn a_note_from_the_table_is_shown_on_the_result_and_in_the_list() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["More", "Session note"]);
    person.write("Text of the note", "Rain\nCy won");
    // Leaving the panel in any way saves it.
    person.press(&[], &char::from(Key::Escape).to_string());
    person.wait();
    assert!(!person.sees("Save the note"), "it is closed");
    assert_eq!(person.elsewhere(&["note", "last"], ""), "Rain\nCy won\n");
    assert!(person.sees_part("Session note: Rain…"));
    person.undo();
    person.wait();
    assert_eq!(person.elsewhere(&["note", "last"], ""), "");
    person.tap("Redo");
    hand(&mut person, &["More", "Result"]);
    person.reach("Session note");
    hand(&mut person, &["Session note"]);
    person.write("Text of the note", &"x".repeat(16 * 1024 + 1));
    person.tap("Save the note");
    assert!(
        person.sees_part("longer than 16384 bytes") && person.sees("Save the note"),
        "what is too long stays to be shortened"
    );
    person.write("Text of the note", "Cy won");
    person.tap("Save the note");
    assert_eq!(person.elsewhere(&["note", "last"], ""), "Cy won\n");
    hand(&mut person, &["End the session", "Back"]);
    assert!(person.sees_part(" · Cy won"), "{:#?}", person.labels());
}
