//! A double tap does what one tap does: the second one is not meant for what has just appeared under it.

use crate::support::{PHONE, Person, hand, sit_down};
use slint::ComponentHandle;
use slint::platform::{PointerEventButton, WindowEvent};

/// Taps twice where this label is. What the first tap brings is there before the second.
fn double_tap(person: &mut Person, label: &str) {
    let found = person.reach(label).unwrap();
    let (at, size) = (found.absolute_position(), found.size());
    let position = slint::LogicalPosition::new(at.x + size.width / 2., at.y + size.height / 2.);
    let button = PointerEventButton::Left;
    for _ in 0..2 {
        let window = person.ctx.window().window();
        window.dispatch_event(WindowEvent::PointerPressed { position, button });
        window.dispatch_event(WindowEvent::PointerReleased { position, button });
        person.ctx.wait_for_answers();
    }
    person.wait();
}

const SOLO: &str = r#"{"contract":"solo","declarers":["Bob"],"tricks":7}"#;

/// Records a session of this title that Bob wins, and ends it.
fn evening(person: &Person, title: &str) {
    let options = ["--stake", "0.10", "--currency", "EUR", "--title", title];
    person.recorded("Ann,Bob,Cy,Dee", &options, SOLO);
    person.elsewhere(&["end", "last"], "");
}

#[test]
fn one_payment_is_marked() {
    let mut person = Person::new(PHONE);
    evening(&person, "Lake house");
    person.tap("Balances");
    double_tap(&mut person, "Mark as paid: Ann pays Bob 0.60 EUR");
    assert!(
        person.sees("2 payments settle everything"),
        "{:#?}",
        person.labels()
    );
}

#[test]
fn one_session_is_deleted() {
    let person = Person::new(PHONE);
    for title in ["First", "Second", "Third", "Fourth"] {
        evening(&person, title);
    }
    let mut person = person.restart();
    // The first deletion brings the filters, which push the list down.
    for left in [3, 2] {
        let delete = person.label_with("Delete ");
        double_tap(&mut person, &delete);
        let all = person.elsewhere(&["sessions", "--json"], "");
        let all: serde_json::Value = serde_json::from_str(&all).unwrap();
        assert_eq!(all.as_array().unwrap().len(), left, "{all}");
    }
}

#[test]
fn a_panel_and_a_page_open_as_they_are() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, Some("0.10 EUR a point"));
    hand(
        &mut person,
        &["Solo", "Bob plays solo", "Bob takes 7", "More"],
    );
    let before = person.elsewhere(&["stake", "last"], "");
    double_tap(&mut person, "Stake");
    assert_eq!(person.elsewhere(&["stake", "last"], ""), before);
    person.choose("Close");
    person.tap("More");
    double_tap(&mut person, "End the session");
    assert!(person.sees("Same table again"), "{:#?}", person.labels());
}
