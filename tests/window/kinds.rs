//! Oh Hell, Whist and Bid Whist at the table, with the taps counted.

use super::support::{LAPTOP, PHONE, Person, hand, sit_down_for};

const FOUR: [&str; 4] = ["Ann", "Bob", "Cy", "Dee"];

fn oh_hell(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down_for(&mut person, "Oh Hell", &FOUR);
    // The Italian game goes anticlockwise: Ann deals, so that Dee speaks first and Ann last.
    hand(&mut person, &["Dee bids 0", "Cy bids 0", "Bob bids 0"]);
    assert!(person.sees("Ann bids last"), "{:#?}", person.labels());
    // One card: with nothing bid, the last may not bid it.
    assert!(person.sees("Ann bids 1") && !person.can_tap("Ann bids 1"));
    // Six taps for four: once the only trick is given out, nobody else is asked.
    hand(&mut person, &["Ann bids 0", "Dee takes 0", "Cy takes 1"]);
    assert_eq!(person.totals_by_name(&FOUR), ["10", "10", "0", "10"]);
    // The table may allow what the rule forbids.
    hand(&mut person, &["Cy bids 1", "Bob bids 0", "Ann bids 0"]);
    assert!(!person.can_tap("Dee bids 1"));
    hand(
        &mut person,
        &[
            "Allow 1 this time",
            "Cy takes 1",
            "Bob takes 0",
            // The last count of a hand is what is left.
            "Ann takes 0",
        ],
    );
    assert_eq!(person.totals_by_name(&FOUR), ["20", "20", "11", "21"]);
    // The sheet's columns stand under the names that they are of.
    assert_eq!(person.sheet(), person.rows());
    // Undo takes the last value back, and with it the one that was filled in.
    person.tap("Undo");
    assert_eq!(person.totals_by_name(&FOUR), ["10", "10", "0", "10"]);
    person.tap("Redo");
    assert_eq!(person.totals_by_name(&FOUR), ["20", "20", "11", "21"]);
}

#[test]
fn oh_hell_on_a_phone() {
    oh_hell(PHONE);
}

#[test]
fn oh_hell_on_a_laptop() {
    oh_hell(LAPTOP);
}

#[test]
fn whist_is_two_taps() {
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, "Whist", &FOUR);
    hand(
        &mut person,
        &["Ann & Cy took the odd trick", "Ann & Cy take 9"],
    );
    assert_eq!(person.totals(), ["3", "0"]);
    hand(
        &mut person,
        &["Bob & Dee took the odd trick", "Bob & Dee take 7"],
    );
    assert_eq!(person.totals(), ["3", "1"]);
}

#[test]
fn bid_whist_is_four_taps() {
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, "Bid Whist", &FOUR);
    hand(
        &mut person,
        &["Bob won the bidding", "a bid of 4", "Downtown"],
    );
    assert!(
        person.sees("Books for Bob & Dee?"),
        "{:#?}",
        person.labels()
    );
    assert!(
        person.sees("Downtown · low cards win"),
        "the ranking in force is shouted"
    );
    hand(&mut person, &["Bob & Dee take 11"]);
    assert_eq!(person.totals(), ["0", "5"]);
}

#[test]
fn a_game_that_is_over_says_so_and_can_be_played_on() {
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, "Whist", &FOUR);
    hand(
        &mut person,
        &["Ann & Cy took the odd trick", "Ann & Cy take 11"],
    );
    assert!(person.sees("The game is over"), "{:#?}", person.labels());
    assert!(!person.can_tap("Bob & Dee took the odd trick"));
    hand(&mut person, &["More", "Play on"]);
    hand(
        &mut person,
        &["Bob & Dee took the odd trick", "Bob & Dee take 8"],
    );
    assert_eq!(person.totals(), ["5", "2"]);
}
