//! What the window asks of the desktop around it.

use super::support::{LAPTOP, PHONE, Person, hand, sit_down};
use slint::ComponentHandle;
use slint::platform::WindowEvent;

#[test]
fn the_screen_stays_awake_while_a_hand_is_open_and_no_longer() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    let awake = |person: &Person| person.desktop.awake.get();
    assert!(!awake(&person), "nothing is entered yet");
    for label in ["Solo", "Bob plays solo"] {
        person.tap(label);
        assert!(awake(&person), "after {label}");
    }
    person.tap("Bob takes 7");
    assert!(!awake(&person), "the hand is closed");
    person.tap("Undo");
    assert!(awake(&person), "and open again");
    person.tap("Back");
    assert!(!awake(&person), "somebody has left the table");
    person.resume();
    assert!(awake(&person), "and come back");
    person.tap("More");
    person.tap("End the session");
    assert!(!awake(&person), "nobody plays any more");
    person.tap("Play on");
    assert!(awake(&person), "and yet they do");
    let close = WindowEvent::CloseRequested;
    person.desk.window().window().dispatch_event(close);
    assert!(!awake(&person), "the window is closed");
}

#[test]
fn a_result_goes_to_the_clipboard() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, Some("0.10 EUR a point"));
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    for label in [
        "More",
        "End the session",
        "Share",
        "Copy the result as text",
    ] {
        person.tap(label);
    }
    assert!(person.sees("The result is on the clipboard."));
    let copied = person.desktop.copied.borrow();
    assert!(copied.contains("Bob"), "{copied}");
}
