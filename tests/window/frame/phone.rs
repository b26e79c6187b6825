//! A turn of a phone.

use super::room::{stands, turn};
use crate::support::{PHONE, Person, hand, sit_down};
use oddtrick_ui as ui;
use slint::ComponentHandle;
use slint::platform::Key;

fn page(person: &Person) -> ui::Page {
    person.ctx.window().global::<ui::Nav>().get_page()
}

#[test]
fn a_turn_keeps_the_page_the_cursor_and_what_was_typed() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo"]);
    for size in [(740, 360), PHONE] {
        turn(&person, size);
        assert!(person.can_tap("Bob takes 7"), "{:#?}", person.labels());
    }
    hand(&mut person, &["More", "Note"]);
    person.write("Text of the note", "Rain");
    turn(&person, (740, 360));
    let note = person.find("Text of the note").unwrap();
    assert_eq!(note.accessible_value().as_deref(), Some("Rain"));
    turn(&person, PHONE);
    person.tap("Keep the note");
    person.press(&[Key::Control], "5");
    person.reach("About Odd Trick");
    let (top, _) = stands(&person, "About Odd Trick");
    for size in [(740, 360), PHONE] {
        turn(&person, size);
        assert_eq!(page(&person), ui::Page::Settings);
    }
    let (after, _) = stands(&person, "About Odd Trick");
    assert!((after - top).abs() < 1.0, "from {top} to {after}");
}
