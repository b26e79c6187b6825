//! What takes the focus when it opens by key, with a ring.

use super::focus::{is_heard, key};
use crate::support::{LAPTOP, PHONE, Person, at_sizes, sit_down, sit_down_for};
use oddtrick_ui as ui;
use slint::ComponentHandle;
use slint::platform::Key;

fn press(person: &Person, one: Key) {
    person.press(&[], &key(one));
}

/// The focus is in the dock: on a card of the question at the cursor.
fn is_on_a_card(person: &Person, when: &str) -> String {
    let table = person.ctx.window().global::<ui::TableAdapter>();
    let steps = table.get_steps();
    let step = usize::try_from(table.get_current_step()).unwrap();
    let step = slint::Model::row_data(&steps, step).unwrap();
    let cards: Vec<_> = slint::Model::iter(&step.chips)
        .map(|chip| chip.label.to_string())
        .collect();
    let here = person.focused().unwrap_or_default();
    assert!(cards.contains(&here), "{when}: {here:?} of {cards:?}");
    here
}

fn asked(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down_for(&mut person, "Oh Hell", &["Ann", "Bob", "Cy", "Dee"]);
    // From the menu, whether a key or its button opened that.
    for open in ["m", "More"] {
        if open == "m" {
            person.types(open);
        } else {
            person.enter(open);
        }
        person.enter("Trumps");
        let first = is_on_a_card(&person, "Trump from the menu");
        press(&person, Key::RightArrow);
        let next = is_on_a_card(&person, "after an arrow");
        assert_ne!(next, first);
        press(&person, Key::Return);
        is_heard(&person, "after the trump");
        assert!(person.focused().is_some(), "after the trump");
    }
    person.types("r");
    is_on_a_card(&person, "Trump by its key");
    press(&person, Key::Escape);
    person.types("000001");
    person.types("c");
    is_on_a_card(&person, "a correction by its key");
    press(&person, Key::Escape);
    person.types("m");
    person.enter("Adjust points");
    is_on_a_card(&person, "an adjustment");
    press(&person, Key::Return);
    is_on_a_card(&person, "its next question");
}

#[test]
fn a_question_opened_by_key_takes_the_focus() {
    at_sizes(&[PHONE, LAPTOP], asked);
}

fn left(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    person.types("227");
    person.types("c");
    person.enter("Done");
    assert!(!person.sees("Correcting hand 1"));
    assert!(person.focused().is_some(), "after a correction");
    person.types("227");
    assert_eq!(person.totals(), ["-12", "36", "-12", "-12"]);
}

#[test]
fn the_next_control_has_the_focus_after_a_correction() {
    at_sizes(&[PHONE, LAPTOP], left);
}
