//! Joining, leaving, swapping seats and sitting out, at the table.

use crate::support::{
    LAPTOP, PHONE, Person, at_sizes, hand, sit_down, sit_down_for, sit_down_with,
};

use i_slint_backend_testing::{ElementHandle, ElementQuery};
use slint::platform::Key;

const FOUR: [&str; 4] = ["Ann", "Bob", "Cy", "Dee"];

/// Opens the panel and taps cards in order.
fn players(person: &mut Person, cards: &[&str]) {
    person.tap("More");
    person.tap("Players");
    for card in cards {
        person.choose(card);
    }
}

/// The players with a row, in seat order.
fn seated(person: &Person) -> Vec<String> {
    let mut names: Vec<String> = person.rows().into_iter().map(|(name, _)| name).collect();
    names.sort();
    names
}

/// Two hands of Oh Hell: Ann and Bob have 20, Cy 11, Dee 10.
fn two_hands(person: &mut Person) {
    sit_down_for(person, "Oh Hell", &FOUR);
    hand(
        person,
        &[
            "Dee bids 0",
            "Cy bids 0",
            "Bob bids 0",
            "Ann bids 0",
            "Dee takes 0",
            "Cy takes 1",
        ],
    );
    hand(
        person,
        &[
            "Cy bids 1",
            "Bob bids 0",
            "Ann bids 0",
            "Dee bids 0",
            "Cy takes 1",
            "Bob takes 0",
            "Ann takes 0",
        ],
    );
    assert_eq!(person.totals_by_name(&FOUR), ["20", "20", "11", "10"]);
}

fn leaves_and_is_back(size: (u32, u32)) {
    let mut person = Person::new(size);
    two_hands(&mut person);
    players(&mut person, &["Seat of Bob", "Bob leaves"]);
    assert!(
        person.sees("Bob has left the table"),
        "{:#?}",
        person.labels()
    );
    // A player who left is listed after the others, with the total.
    assert_eq!(seated(&person), FOUR);
    assert_eq!(person.totals_by_name(&FOUR), ["20", "20", "11", "10"]);
    // So is the scoreboard.
    person.types("b");
    let board = person.ctx.board();
    let heard: Vec<_> = match board {
        Some(board) => ElementQuery::from_root(board)
            .find_all()
            .iter()
            .filter_map(ElementHandle::accessible_label)
            .collect(),
        None => person.labels().into_iter().map(Into::into).collect(),
    };
    assert!(heard.iter().any(|one| one.contains("Bob 20")), "{heard:#?}");
    if size == PHONE {
        person.press(&[], &char::from(Key::Escape).to_string());
    } else {
        person.types("b");
    }
    // The deal and the schedule continue among the rest.
    hand(&mut person, &["Ann bids 0", "Dee bids 0"]);
    assert!(
        !person.can_tap("Cy bids 3"),
        "three cards, and Cy bids last"
    );
    hand(&mut person, &["Cy bids 2", "Ann takes 0", "Dee takes 1"]);
    hand(
        &mut person,
        &[
            "Dee bids 0",
            "Cy bids 0",
            "Ann bids 3",
            "Dee takes 0",
            "Cy takes 1",
        ],
    );
    assert_eq!(person.totals_by_name(&FOUR), ["43", "20", "23", "20"]);

    // For the fifth hand Bob returns with the same total.
    players(
        &mut person,
        &["Bob joins the table", "Bob sits between Ann and Cy"],
    );
    assert_eq!(person.totals_by_name(&FOUR), ["43", "20", "23", "20"]);
    hand(
        &mut person,
        &["Cy bids 0", "Bob bids 5", "Ann bids 0", "Dee bids 1"],
    );
    hand(&mut person, &["Cy takes 0", "Bob takes 5"]);
    assert_eq!(person.totals_by_name(&FOUR), ["53", "35", "33", "20"]);
    assert_eq!(person.scheme().id, "oh-hell");
    let seats = &person.setup()["seats"];
    assert_eq!(*seats, serde_json::json!(["Ann", "Bob", "Cy", "Dee"]));

    // All values are undone and redone across a restart.
    let mut person = person.restart();
    person.resume();
    for _ in 0..6 {
        person.tap("Undo");
    }
    assert_eq!(person.totals_by_name(&FOUR), ["43", "20", "23", "20"]);
    person.tap("Undo");
    assert_eq!(seated(&person), FOUR);
    let mut undone = 7;
    while person.can_tap("Undo") {
        person.tap("Undo");
        undone += 1;
    }
    assert_eq!(undone, 6 + 1 + 5 + 5 + 1 + 7 + 6);
    assert_eq!(person.totals_by_name(&FOUR), ["0", "0", "0", "0"]);
    for _ in 0..undone {
        person.tap("Redo");
    }
    assert!(!person.can_tap("Redo"));
    assert_eq!(person.totals_by_name(&FOUR), ["53", "35", "33", "20"]);
}

#[test]
fn a_player_leaves_after_hand_two_and_returns_for_hand_five() {
    at_sizes(&[PHONE, LAPTOP], leaves_and_is_back);
}

#[test]
fn two_players_swap_and_the_deal_stays_with_the_player() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    players(&mut person, &["Seat of Bob", "Bob and Dee change places"]);
    assert!(
        person.sees("Bob and Dee have changed places"),
        "{:#?}",
        person.labels()
    );
    let rows: Vec<String> = person.rows().into_iter().map(|(name, _)| name).collect();
    assert_eq!(rows, ["Ann", "Dee", "Cy", "Bob"]);
    assert!(person.sees("Ann deals"));
    hand(&mut person, &["Solo", "Dee plays solo", "Dee takes 5"]);
    assert_eq!(person.totals_by_name(&FOUR), ["-4", "-4", "-4", "12"]);
    for _ in 0..4 {
        person.tap("Undo");
    }
    assert!(!person.can_tap("Undo"));
    assert_eq!(person.rows()[1].0, "Bob");
}

#[test]
fn a_late_player_begins_with_the_lowest_total() {
    let mut person = Person::new(PHONE);
    two_hands(&mut person);
    person.tap("More");
    person.tap("Players");
    person.choose("New player");
    person.write("Name of the new player", "dee");
    person.choose("Add player");
    assert!(
        person.sees("Dee is at the table already"),
        "{:#?}",
        person.labels()
    );
    person.write("Name of the new player", "Eve");
    person.choose("Add player");
    person.choose("Eve begins with 10");
    person.choose("Eve sits between Dee and Ann");
    assert_eq!(person.totals_by_name(&["Eve", "Dee"]), ["10", "10"]);
    assert!(person.sees("began with 10"), "{:#?}", person.labels());
    // Five players with three cards: Cy deals, Bob speaks first.
    hand(
        &mut person,
        &[
            "Bob bids 0",
            "Ann bids 0",
            "Eve bids 0",
            "Dee bids 0",
            "Cy bids 2",
        ],
    );
    hand(
        &mut person,
        &["Bob takes 0", "Ann takes 0", "Eve takes 0", "Dee takes 1"],
    );
    assert_eq!(
        person.totals_by_name(&["Ann", "Bob", "Cy", "Dee", "Eve"]),
        ["30", "30", "23", "10", "20"]
    );
    for _ in 0..9 {
        person.tap("Undo");
    }
    // The points first, then the player.
    person.tap("Undo");
    assert_eq!(person.totals_by_name(&["Eve"]), ["0"]);
    person.tap("Undo");
    assert_eq!(seated(&person), FOUR);
    assert_eq!(person.totals_by_name(&FOUR), ["20", "20", "11", "10"]);
}

#[test]
fn a_player_takes_over_a_seat() {
    let mut person = Person::new(LAPTOP);
    sit_down_for(&mut person, "Whist", &FOUR);
    person.tap("Back");
    // All known players can join.
    person.tap("New session");
    person.choose("Solo Whist");
    for name in ["Ann", "Bob"] {
        let seated = person
            .labels()
            .into_iter()
            .find(|label| label.starts_with(&format!("{name}, seat")));
        person.choose(&seated.unwrap());
    }
    person.name_players(&["Eve", "Fay"]);
    let start = person.label_with("Start,");
    person.tap(&start);
    players(&mut person, &["Seat of Fay", "Ann plays in place of Fay"]);
    assert_eq!(seated(&person), ["Ann", "Cy", "Dee", "Eve"]);
    players(&mut person, &["Seat of Ann"]);
    assert!(
        person.sees("Ann leaves") && !person.can_tap("Ann leaves"),
        "four are needed"
    );
    assert!(
        person.sees("Solo Whist needs 4 at the table"),
        "{:#?}",
        person.labels()
    );
    person.tap("Close the players panel");
    person.tap("Undo");
    assert_eq!(seated(&person), ["Cy", "Dee", "Eve", "Fay"]);
}

#[test]
fn a_player_sits_out_a_hand() {
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, "Oh Hell", &FOUR);
    players(&mut person, &["Seat of Cy", "Cy sits out hand 1"]);
    hand(
        &mut person,
        &[
            "Dee bids 0",
            "Bob bids 0",
            "Ann bids 0",
            "Dee takes 0",
            "Bob takes 1",
        ],
    );
    assert_eq!(person.totals_by_name(&FOUR), ["10", "0", "0", "10"]);
    // The record has no value for a player who sat out, and the player plays the next hand.
    let csv = person.elsewhere(&["export", "last", "--layout", "long"], "");
    assert!(
        csv.lines().any(|line| line.contains(",Cy,3,out,,,,")),
        "{csv}"
    );
    hand(&mut person, &["Cy bids 0"]);
    // After a misdeal the choice of who sits out is open again.
    players(&mut person, &["Seat of Bob", "Bob sits out hand 2"]);
    for _ in 0..2 {
        person.tap("Undo");
    }
    assert!(person.sees("Cy bids 0"), "{:#?}", person.labels());
    // The result shows it.
    hand(&mut person, &["More", "End the session"]);
    assert!(
        person.reaches("Sat out: Cy 1 hand"),
        "{:#?}",
        person.labels()
    );
}

#[test]
fn five_at_a_solo_table_show_who_sits_out() {
    let mut person = Person::new(PHONE);
    sit_down_with(&mut person, &["Ann", "Bob", "Cy", "Dee", "Eve"], None);
    players(&mut person, &["Seat of Cy", "Cy sits out hand 1"]);
    person.tap("Solo");
    assert!(person.can_tap("Ann plays solo") && !person.can_tap("Cy plays solo"));
    hand(&mut person, &["Ann plays solo", "Ann takes 5"]);
    assert_eq!(person.totals(), ["12", "-4", "0", "-4", "-4"]);
    // In the next hand the dealer sits out again.
    person.tap("Solo");
    assert!(person.can_tap("Cy plays solo") && !person.can_tap("Bob plays solo"));
    // After a misdeal the same player sits out.
    let mut person = person.restart();
    person.resume();
    person.tap("Undo");
    players(&mut person, &["Seat of Dee", "Dee sits out hand 2"]);
    person.tap("Solo");
    hand(&mut person, &["More", "Misdeal, same dealer"]);
    person.tap("Solo");
    assert!(!person.can_tap("Dee plays solo"));
}

#[test]
fn a_letter_typed_into_a_name_taps_no_card() {
    let mut person = Person::new(LAPTOP);
    sit_down(&mut person, None);
    players(&mut person, &[]);
    person.press(&[], "2");
    person.press(&[], "\u{1b}");
    assert!(!person.sees("Close the players panel"), "Esc closes it");
    assert!(!person.can_tap("Undo"), "nothing was entered");
}
