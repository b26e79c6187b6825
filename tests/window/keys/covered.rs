//! Covered elements are hidden from screen readers and focus.

use super::focus::is_heard;
use crate::support::{LAPTOP, PHONE, Person, at_sizes, key, sit_down};
use oddtrick_ui as ui;
use slint::ComponentHandle;
use slint::platform::Key;

/// Elements covered completely by a panel are hidden from screen readers and focus, and return when it closes.
fn covered(size: (u32, u32)) {
    let mut person = Person::new(size);
    let phone = size == PHONE;
    sit_down(&mut person, Some("0.10 EUR a point"));
    person.types("227");
    // The board covers the table, and on a phone so does the payout preview; a menu never does. In a wide window the
    // board has its own window.
    let covers = [("b", "More"), ("i", "More")];
    let covers = covers.map(|(key_, under)| (key_, under, phone));
    let all = covers.into_iter().chain([("m", "Solo", false)]);
    for (key_, under, whole) in all.skip(usize::from(!phone)) {
        person.types(key_);
        assert_eq!(person.sees(under), !whole, "{key_}: {:#?}", person.labels());
        person.press(&[], &key(Key::Escape));
        assert!(person.sees(under), "{key_}: {:#?}", person.labels());
        is_heard(&person, key_);
    }
    person.types("227");
    assert_eq!(person.totals(), ["-12", "36", "-12", "-12"]);
    person.press(&[Key::Control], "5");
    let settings = person.ctx.window().global::<ui::SettingsView>();
    let currency = format!("Currency: {}", settings.get_currency_name());
    let under = "Settings";
    for opener in ["Files and backups".to_owned(), currency] {
        person.enter(&opener);
        assert_eq!(
            person.sees(under),
            !phone,
            "{opener}: {:#?}",
            person.labels()
        );
        assert_eq!(person.sees("Sessions"), !phone, "{opener}");
        person.press(&[], &key(Key::Escape));
        assert!(person.sees(under), "{opener}: {:#?}", person.labels());
        assert_eq!(person.focused(), Some(opener));
    }
    person.press(&[Key::Control], "n");
    let opener = person.label_with("Polish points");
    person.enter(&opener);
    assert_eq!(person.sees("Game"), !phone, "{:#?}", person.labels());
    person.press(&[], &key(Key::Escape));
    assert!(person.sees("Romanian Whist"));
    assert_eq!(person.focused(), Some(opener));
}

#[test]
fn the_sheet_of_a_tablet_covers_the_scores() {
    let mut person = Person::new((820, 1180));
    sit_down(&mut person, None);
    let deals = |person: &Person| person.labels().iter().any(|one| one.starts_with("Let "));
    assert!(deals(&person));
    person.tap("Sheet");
    assert!(!deals(&person), "{:#?}", person.labels());
    person.tap("Scores");
    assert!(deals(&person), "{:#?}", person.labels());
    is_heard(&person, "back from the sheet");
}

#[test]
fn controls_under_a_panel_are_hidden() {
    at_sizes(&[PHONE, LAPTOP], covered);
}
