//! The payout preview and the scoreboard. Neither adds taps to the entry of a hand.

use crate::support::{LAPTOP, PHONE, Person, at_sizes, hand, sit_down, sit_down_for};
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition};
use std::time::Duration;

const FOUR: [&str; 4] = ["Ann", "Bob", "Cy", "Dee"];

fn before_the_hand(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down(&mut person, Some("0.10 EUR a point"));
    person.tap("What a hand scores");
    assert!(
        person.sees("Solo, just made: 12, +1.20"),
        "{:#?}",
        person.labels()
    );
    person.tap("Each opponent");
    assert!(person.sees("Solo, just made: minus 4, −0.40"));
    // One contract, trick by trick, and back to all of them.
    person.tap("Solo, trick by trick");
    assert!(person.sees("Each opponent: Solo, two over: minus 6, −0.60"));
    person.tap("All contracts");
    person.tap("Close the table");
    assert!(!person.sees("Close the table"));
    // The hand has waited, and takes the same number of taps.
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    assert_eq!(person.totals(), ["-6", "18", "-6", "-6"]);
    // The key opens it for what has been entered.
    person.tap("Solo");
    person.types("i");
    assert!(person.sees("Declarer: Solo, just made: 12, +1.20"));
    person.press(&[], &char::from(Key::Escape).to_string());
    assert!(person.sees("Who plays solo?") && !person.sees("Close the table"));
}

#[test]
fn payouts_are_previewed() {
    at_sizes(&[PHONE, LAPTOP], before_the_hand);
}

#[test]
fn a_long_press_previews_a_card_and_taps_nothing() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    let card = person.find("Abundance").unwrap();
    let (at, size) = (card.absolute_position(), card.size());
    let position = LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0);
    let button = PointerEventButton::Left;
    let window = person.ctx.window().window();
    window.dispatch_event(WindowEvent::PointerMoved { position });
    window.dispatch_event(WindowEvent::PointerPressed { position, button });
    i_slint_backend_testing::mock_elapsed_time(Duration::from_millis(300));
    assert!(!person.sees("Close the table"));
    i_slint_backend_testing::mock_elapsed_time(Duration::from_millis(600));
    window.dispatch_event(WindowEvent::PointerReleased { position, button });
    person.wait();
    assert!(person.sees("Close the table"), "{:#?}", person.labels());
    assert!(person.sees("Declarer: Abundance, just made: 36"));
    person.tap("Close the table");
    assert!(person.sees("What is played?"), "{:#?}", person.labels());
}

/// A kind with part of its hand entered: the preview by key and from the *More* menu.
fn looked_at(game: &str, keys: &str, says: &str) {
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, game, &FOUR);
    person.types(keys);
    person.types("i");
    assert!(person.sees(says), "{game}: {:#?}", person.labels());
    person.types("i");
    assert!(!person.sees(says));
    // If the preview's button is beside the question it is tapped, else the menu item.
    if !person.sees("What a hand scores") {
        person.tap("More");
    }
    person.tap("What a hand scores");
    assert!(person.sees(says), "{game}: {:#?}", person.labels());
}

#[test]
fn payouts_of_other_games_are_previewed() {
    for (game, keys, says) in [
        ("Oh Hell", "0", "bids 1, takes 1: 11"),
        ("Whist", "", "9 tricks, none: 3"),
        ("Bid Whist", "2", "4 downtown, just made: 4"),
    ] {
        eprintln!("{game}");
        looked_at(game, keys, says);
    }
}

fn board(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    person.tap("More");
    person.tap("Big scoreboard");
    assert!(person.sees("Ann minus 6, Bob 18, Cy minus 6, Dee minus 6"));
    // A tap anywhere returns to the table.
    person.tap("Close the scoreboard");
    assert!(!person.sees("Close the scoreboard") && person.sees("What is played?"));
    person.types("b");
    assert!(person.sees("Close the scoreboard"));
    person.press(&[], &char::from(Key::Escape).to_string());
    assert!(!person.sees("Close the scoreboard"));
    // The table has the focus again.
    person.types("225");
    assert_eq!(person.totals(), ["-10", "30", "-10", "-10"]);
}

#[test]
fn the_scoreboard_replaces_the_table() {
    at_sizes(&[PHONE, (820, 1180)], board);
}

#[test]
fn the_cards_are_on_the_chosen_side() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, None);
    let left = |person: &Person| person.find("Solo").unwrap().absolute_position().x < 640.0;
    assert!(!left(&person));
    person.tap("More");
    person.tap("Move the cards to the left");
    assert!(left(&person));
    person.tap("More");
    assert!(
        person.sees("Move the cards to the right") && !person.sees("Move the cards to the left")
    );
    // It is saved.
    let mut person = person.restart();
    person.resume();
    assert!(left(&person));
}

#[test]
fn with_the_cards_below_there_is_no_choice_of_side() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    person.tap("More");
    assert!(person.sees("Big scoreboard") && !person.sees_part("Move the cards"));
}
