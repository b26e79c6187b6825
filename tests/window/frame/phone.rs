//! Phone behaviour: the Back gesture, the on-screen keyboard, and rotation.

use super::room::{stands, turn};
use crate::support::{PHONE, Person, hand, sit_down};
use i_slint_backend_testing::{AccessibleRole, ElementHandle, ElementQuery};
use i_slint_core::InternalToken;
use i_slint_core::lengths::LogicalEdges;
use i_slint_core::window::WindowInner;
use oddtrick_ui as ui;
use slint::platform::{Key, WindowEvent, WindowEventDispatchResult};
use slint::{ComponentHandle, LogicalPosition, LogicalSize};

/// The Back gesture; false if it leaves the program.
fn back(person: &Person) -> bool {
    let window = person.ctx.window().window();
    let text = slint::SharedString::from(Key::Back);
    let pressed = WindowEvent::KeyPressed { text: text.clone() };
    let handled = window.dispatch_event_with_result(pressed).unwrap();
    window.dispatch_event(WindowEvent::KeyReleased { text });
    person.wait();
    handled == WindowEventDispatchResult::Accepted
}

fn page(person: &Person) -> ui::Page {
    person.ctx.window().global::<ui::Nav>().get_page()
}

#[test]
fn back_does_what_esc_does_and_leaves_from_the_first_page_only() {
    let mut person = Person::new(PHONE);
    assert!(!back(&person), "it leaves from the first page");
    person.tap("Files: import, export, back up");
    assert!(back(&person) && !person.sees("Close the files panel"));
    sit_down(&mut person, None);
    hand(&mut person, &["More", "Players"]);
    assert!(back(&person) && !person.sees("Close the players panel"));
    person.tap("Sheet");
    assert!(back(&person) && page(&person) == ui::Page::Table);
    assert!(person.sees("What is played?"), "the sheet is closed");
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    hand(&mut person, &["More", "Result", "Share"]);
    assert!(back(&person) && page(&person) == ui::Page::Result);
    assert!(back(&person) && page(&person) == ui::Page::Table);
    assert!(back(&person) && page(&person) == ui::Page::Sessions);
    person.tap("New session");
    assert!(back(&person) && page(&person) == ui::Page::Sessions);
    for (place, detail) in [
        ("Players", Some("Ann, ")),
        ("Balances", None),
        ("Schemes", Some("Solo Whist, Polish points")),
        ("Settings", Some("About Odd Trick")),
    ] {
        person.tap(place);
        let here = page(&person);
        if let Some(detail) = detail {
            assert!(person.reaches(detail));
            let detail = person.label_with(detail);
            person.choose(&detail);
            assert!(back(&person) && page(&person) == here, "{place}");
        }
        assert!(
            back(&person) && page(&person) == ui::Page::Sessions,
            "{place}"
        );
    }
    assert!(!back(&person), "it leaves from the first page");
}

/// A camera at the side of a phone that lies on it.
#[test]
fn pages_keep_clear_of_the_insets_at_the_sides() {
    const LEFT: f32 = 30.0;
    const RIGHT: f32 = 20.0;
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    turn(&person, (740, 360));
    let clear = |person: &Person| {
        let window = person.ctx.window();
        WindowInner::from_pub(window.window())
            .set_window_item_safe_area(LogicalEdges::new(0.0, 0.0, LEFT, RIGHT));
        person.wait();
        let all = ElementQuery::from_root(window)
            .match_accessible_role(AccessibleRole::Button)
            .find_all();
        let under: Vec<_> = all
            .iter()
            .filter(|one| {
                let (from, wide) = (one.absolute_position().x, one.size().width);
                wide > 0.0 && (from < LEFT - 1.0 || from + wide > 740.0 - RIGHT + 1.0)
            })
            .map(ElementHandle::accessible_label)
            .collect();
        assert!(!all.is_empty() && under.is_empty(), "{under:?}");
    };
    clear(&person);
    person.tap("More");
    clear(&person);
    assert!(back(&person) && back(&person));
    for place in ["Players", "Balances", "Schemes", "Settings", "Sessions"] {
        person.tap(place);
        clear(&person);
    }
    person.tap("Files: import, export, back up");
    clear(&person);
}

#[test]
fn the_keyboard_does_not_cover_the_field() {
    let mut person = Person::new(PHONE);
    let keyboard = |person: &Person, height: f32| {
        let at = LogicalPosition::new(0.0, 740.0 - height);
        let size = LogicalSize::new(360.0, height);
        let window = person.ctx.window().window();
        window.set_virtual_keyboard(at, size, InternalToken);
        person.wait();
    };
    let in_view = |person: &mut Person, field: &str| {
        person.tap(field);
        keyboard(person, 300.0);
        let (top, foot) = stands(person, field);
        assert!(top >= 0.0 && foot <= 440.0, "{field} from {top} to {foot}");
        assert!(person.focused().as_deref() == Some(field), "{field}");
        keyboard(person, 0.0);
    };
    person.tap("New session");
    in_view(&mut person, "Name of the new player");
    person.press(&[Key::Control], "1");
    sit_down(&mut person, None);
    for (item, field) in [
        ("Session note", "Text of the note"),
        ("Points brought forward", "Dee brings forward"),
    ] {
        hand(&mut person, &["More", item]);
        in_view(&mut person, field);
        assert!(back(&person));
    }
}

#[test]
fn rotation_keeps_page_cursor_and_typed_text() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo"]);
    for size in [(740, 360), PHONE] {
        turn(&person, size);
        assert!(person.can_tap("Bob takes 7"), "{:#?}", person.labels());
    }
    hand(&mut person, &["More", "Session note"]);
    person.write("Text of the note", "Rain");
    turn(&person, (740, 360));
    let note = person.find("Text of the note").unwrap();
    assert_eq!(note.accessible_value().as_deref(), Some("Rain"));
    turn(&person, PHONE);
    assert!(back(&person));
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
