//! Silent changes are reported, with Undo, in a strip that closes by itself.

use crate::support::{LAPTOP, PHONE, Person, at_sizes, eve_joins, hand, sit_down, sit_down_with};
use i_slint_backend_testing::mock_elapsed_time;
use slint::platform::WindowEvent;
use slint::{ComponentHandle, PhysicalSize};
use std::time::Duration;

#[track_caller]
fn sees(person: &Person, label: &str) {
    assert!(person.sees(label), "no {label:?} in {:#?}", person.labels());
}

/// Longer than a strip is shown.
fn later() {
    for _ in 0..10 {
        mock_elapsed_time(Duration::from_secs(1));
    }
}

/// The position and size of a card.
fn card(person: &Person, label: &str) -> (f32, f32, f32, f32) {
    let card = person.find(label).unwrap();
    let (at, size) = (card.absolute_position(), card.size());
    (at.x, at.y, size.width, size.height)
}

fn the_dealer_is_moved(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    let before = card(&person, "Solo");
    person.tap("Let Cy deal");
    sees(&person, "Cy deals hand 1");
    assert_eq!(
        card(&person, "Solo"),
        before,
        "no card moves under a finger"
    );
    person.tap("Undo: Cy deals hand 1");
    sees(&person, "Let Cy deal");
    assert!(!person.sees("Cy deals hand 1"));
    person.tap("Let Dee deal");
    person.tap("Let Bob deal");
    assert!(!person.sees("Dee deals hand 1"));
    sees(&person, "Bob deals hand 1");
    later();
    assert!(!person.sees("Bob deals hand 1"), "it leaves by itself");
    sees(&person, "Bob deals");
    // A tap on the current dealer cannot be undone.
    person.tap("Bob deals");
    assert!(!person.sees("Bob deals hand 1"));
    person.undo();
    sees(&person, "Dee deals");
}

#[test]
fn moving_the_dealer_is_reported() {
    at_sizes(&[PHONE, LAPTOP], the_dealer_is_moved);
}

#[test]
fn a_focused_strip_does_not_close() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, None);
    person.tap("Let Cy deal");
    // The strip is above the paper, so Tab gets there before eight seconds are over.
    let held = |person: &Person| person.focused().as_deref() == Some("Undo: Cy deals hand 1");
    for _ in 0..60 {
        if held(&person) {
            break;
        }
        let text: slint::SharedString = slint::platform::Key::Tab.into();
        let window = person.ctx.window().window();
        window.dispatch_event(WindowEvent::KeyPressed { text: text.clone() });
        window.dispatch_event(WindowEvent::KeyReleased { text });
        mock_elapsed_time(Duration::from_millis(20));
    }
    assert!(held(&person), "{:?}", person.focused());
    later();
    sees(&person, "Undo: Cy deals hand 1");
    person.press(&[], "\n");
    sees(&person, "Let Cy deal");
    // The table has the focus again.
    person.press(&[], "2");
    sees(&person, "Who plays solo?");
}

#[test]
fn a_misdeal_is_reported_and_is_one_step() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    hand(&mut person, &["Let Dee deal", "Solo", "Cy plays solo"]);
    sees(&person, "Cy takes 7");
    hand(&mut person, &["More", "Misdeal, same dealer"]);
    sees(&person, "Misdeal: Dee deals again");
    sees(&person, "What is played?");
    // It survives a restart, and one undo restores what was entered.
    let mut person = person.restart();
    person.resume();
    sees(&person, "What is played?");
    person.tap("Undo");
    sees(&person, "Cy takes 7");
    // Without input it can still be undone, and not the hand before.
    hand(&mut person, &["Cy takes 5", "More", "Misdeal, same dealer"]);
    sees(&person, "Misdeal: Ann deals again");
    person.tap("Undo: Misdeal: Ann deals again");
    assert_eq!(person.totals(), ["-10", "14", "6", "-10"]);
    sees(&person, "What is played?");
}

#[test]
fn a_change_is_undone_completely_and_the_open_hand_stays() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    hand(&mut person, &["Solo", "Cy plays solo"]);
    person.tap("More");
    person.tap("Adjust points");
    let given = ["Points from Cy", "Points to Ann", "5", "Next", "penalty"];
    hand(&mut person, &given);
    let says = "Hand 1: Ann +5, Cy −5, penalty";
    sees(&person, says);
    // The hand is marked, here and on the sheet.
    let adapter = person.ctx.window().global::<oddtrick_ui::TableAdapter>();
    let shown = person.ctx.window().global::<oddtrick_ui::TableView>();
    assert_eq!(shown.get_last_hand().head, "Hand 1*:");
    let hand = slint::Model::row_data(&adapter.get_sheet_rows(), 0).unwrap();
    assert_ne!(hand.remark, "");
    person.tap(&format!("Undo: {says}"));
    assert_eq!(person.totals(), ["-6", "18", "-6", "-6"]);
    sees(&person, "Cy takes 7");
    person.tap("Redo");
    assert_eq!(person.totals(), ["-1", "18", "-11", "-6"]);
}

#[test]
fn joining_with_points_is_undone_in_one_step() {
    let mut person = Person::new(PHONE);
    sit_down_with(&mut person, &["Ann", "Bob", "Cy", "Dee"], None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    eve_joins(&mut person);
    let says = "Eve sits between Dee and Ann";
    sees(&person, says);
    assert_eq!(person.rows().len(), 5);
    person.tap(&format!("Undo: {says}"));
    assert_eq!(person.rows().len(), 4);
}

#[test]
fn inserting_a_hand_reports_the_shift_of_the_deal() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    hand(&mut person, &["Solo", "Cy plays solo", "Cy takes 5"]);
    sees(&person, "Cy deals");
    person.tap("Correct hand 2");
    person.tap("Insert a forgotten hand before it");
    hand(&mut person, &["Solo", "Dee plays solo", "Dee takes 5"]);
    sees(&person, "Dee deals");
    let says = "Inserted: Hand 2: Dee, solo, 5 tricks. The deal of hand 3 moves on by one place";
    person.tap(&format!("Undo: {says}"));
    sees(&person, "Cy deals");
    assert_eq!(person.totals(), ["-10", "14", "6", "-10"]);
}

#[test]
fn strips_after_a_payment_and_a_copy_close_by_themselves() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, Some("0.10 EUR a point"));
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    hand(&mut person, &["More", "End the session"]);
    person.choose("Mark as paid: Ann pays Bob 0.60 EUR");
    sees(&person, "Ann has paid Bob");
    later();
    assert!(!person.sees("Ann has paid Bob"));
    hand(&mut person, &["Share", "Copy the result as text"]);
    sees(&person, "The result is on the clipboard.");
    later();
    assert!(!person.sees("The result is on the clipboard."));
}

/// A window too low for panels.
fn low(person: &Person) {
    let window = person.ctx.window().window();
    window.set_size(PhysicalSize::new(360, 340));
    person.wait();
}

/// The cross stays in place while the content below scrolls into view.
#[track_caller]
fn stays_at_the_head(person: &Person, cross: &str, first: &str, last: &str) {
    let (at, moves) = (card(person, cross), card(person, first));
    for _ in 0..12 {
        let scrolled = WindowEvent::PointerScrolled {
            position: slint::LogicalPosition::new(120.0, 180.0),
            delta_x: 0.0,
            delta_y: -120.0,
        };
        person.ctx.window().window().dispatch_event(scrolled);
        person.wait();
    }
    assert_eq!(card(person, cross), at);
    assert!(card(person, last).1 < 340.0, "{last:?} is below the window");
    if person.sees(first) {
        assert!(card(person, first).1 < moves.1, "{first:?} did not move");
    }
}

#[test]
fn the_heads_of_panels_do_not_scroll() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, Some("0.10 EUR a point"));
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    hand(&mut person, &["More", "End the session"]);
    person.choose("Cy pays Bob 0.60 EUR");
    low(&person);
    stays_at_the_head(&person, "Close the payment", "What Cy lost", "Note");
    person.tap("Close the payment");
    person.tap("Back");
    person.tap("Files: import, export, back up");
    stays_at_the_head(
        &person,
        "Close the files panel",
        "Preview",
        "Choose a backup to restore",
    );
    person.tap("Close the files panel");
}

#[test]
fn the_field_for_another_name_comes_into_view() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    person.tap("Back");
    person.tap("Players");
    let bob = person.label_with("Bob, ");
    person.tap(&bob);
    low(&person);
    let evenings = WindowEvent::PointerScrolled {
        position: slint::LogicalPosition::new(120.0, 180.0),
        delta_x: 0.0,
        delta_y: -2000.0,
    };
    person.ctx.window().window().dispatch_event(evenings);
    person.wait();
    let pencil = person.label_with("Rename Bob");
    person
        .find(&pencil)
        .unwrap()
        .invoke_accessible_default_action();
    person.wait();
    let head = card(&person, &pencil);
    let (_, y, _, high) = card(&person, "Name");
    assert!(y >= head.1 + head.3 && y + high <= 340.0, "{y} {high}");
}
