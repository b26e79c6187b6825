//! Oh Hell, Whist, Bid Whist and related games at the table, with the taps counted.

use crate::support::{LAPTOP, PHONE, Person, at_sizes, hand, sit_down, sit_down_by, sit_down_for};
use slint::ComponentHandle;
use slint::platform::PointerEventButton;

const FOUR: [&str; 4] = ["Ann", "Bob", "Cy", "Dee"];

fn oh_hell(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down_for(&mut person, "Oh Hell", &FOUR);
    // The Italian game goes anticlockwise: Ann deals, so Dee speaks first and Ann last.
    hand(&mut person, &["Dee bids 0", "Cy bids 0", "Bob bids 0"]);
    assert!(person.sees("Ann bids last"), "{:#?}", person.labels());
    // One card: with no bids, the last may not bid it.
    assert!(person.sees("Ann bids 1") && !person.can_tap("Ann bids 1"));
    // Six taps for four: once the only trick is given out, nobody else is asked.
    hand(&mut person, &["Ann bids 0", "Dee takes 0", "Cy takes 1"]);
    assert_eq!(person.totals_by_name(&FOUR), ["10", "10", "0", "10"]);
    // The table may suspend the hook.
    hand(&mut person, &["Cy bids 1", "Bob bids 0", "Ann bids 0"]);
    assert!(!person.can_tap("Dee bids 1"));
    hand(
        &mut person,
        &[
            "Allow 1 this time",
            "Cy takes 1",
            "Bob takes 0",
            // The last count of a hand is the rest.
            "Ann takes 0",
        ],
    );
    assert_eq!(person.totals_by_name(&FOUR), ["20", "20", "11", "21"]);
    // The sheet's columns are below their names.
    assert_eq!(person.sheet(), person.rows());
    // Undo removes the last value and the derived one.
    person.tap("Undo");
    assert_eq!(person.totals_by_name(&FOUR), ["10", "10", "0", "10"]);
    person.tap("Redo");
    assert_eq!(person.totals_by_name(&FOUR), ["20", "20", "11", "21"]);
}

#[test]
fn oh_hell_is_played() {
    at_sizes(&[PHONE, LAPTOP], oh_hell);
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

fn a_game_that_is_over_is_closed(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down_for(&mut person, "Whist", &FOUR);
    hand(
        &mut person,
        &["Ann & Cy took the odd trick", "Ann & Cy take 11"],
    );
    for said in ["The game is over", "Ann & Cy win by 5"] {
        assert!(person.sees(said), "{said}: {:#?}", person.labels());
    }
    assert!(!person.sees_part("cards each"), "{:#?}", person.labels());
    // Nothing else can be tapped: no card, no further hand, no dealer.
    assert!(!person.sees("Ann & Cy took the odd trick") && !person.sees("Hand 2"));
    assert!(ended(&person), "it is closed by itself");
    nothing_comes(&mut person);
    // One undo reopens it and removes the last value, one redo restores both.
    person.tap("Undo");
    assert!(!ended(&person) && person.sees("Ann & Cy take 11"));
    person.tap("Redo");
    assert!(ended(&person) && person.sees("Ann & Cy win by 5"));
    // The options have keys.
    person.press(&[], "1");
    assert!(person.sees("Share"), "{:#?}", person.labels());
    person.tap("Play on");
    assert!(!ended(&person));
    // Playing on is one step.
    person.tap("Undo");
    assert!(ended(&person) && person.sees("Ann & Cy win by 5"));
    person.tap("Redo");
    assert!(!ended(&person) && !person.sees("Ann & Cy win by 5"));
    // The table plays on until it ends the session.
    let theirs = ["Bob & Dee took the odd trick", "Bob & Dee take 8"];
    for total in ["2", "4"] {
        hand(&mut person, &theirs);
        assert_eq!(person.totals(), ["5", total]);
        assert!(!ended(&person));
    }
    for label in ["Undo", "Undo"] {
        person.tap(label);
    }
    assert_eq!(person.totals(), ["5", "2"]);
    assert!(!ended(&person));
    hand(&mut person, &theirs);
    hand(&mut person, &["More", "End the session"]);
    assert!(person.sees("Ann & Cy win by 1"), "{:#?}", person.labels());
    person.tap("Play on");
    hand(&mut person, &theirs);
    assert_eq!(person.totals(), ["5", "6"]);
}

#[test]
fn points_are_adjusted_after_the_end_of_a_game() {
    let mut person = Person::new(PHONE);
    sit_down_for(&mut person, "Whist", &FOUR);
    hand(
        &mut person,
        &["Ann & Cy took the odd trick", "Ann & Cy take 11"],
    );
    let revoke = |person: &mut Person, offer: &str, who: &str| {
        hand(person, &["More", "Adjust points", offer, who]);
    };
    let onto = "Revoke: 3 points onto the other side’s score";
    revoke(&mut person, onto, "Cy revoked");
    assert!(
        ended(&person) && person.sees("Ann & Cy win by 2"),
        "{:#?}",
        person.labels()
    );
    person.tap("Undo");
    assert!(ended(&person) && person.sees("Ann & Cy win by 5"));
    // A win that is taken back reopens the session.
    for offer in [
        "Revoke: 3 points off their own score",
        "Revoke: 3 tricks go to the other side",
    ] {
        revoke(&mut person, offer, "Cy revoked");
        assert!(!ended(&person), "{offer}");
        person.tap("Undo");
        assert!(ended(&person) && person.sees("Ann & Cy win by 5"));
        person.tap("Redo");
        assert!(!ended(&person), "{offer}");
        person.tap("Undo");
    }
}

#[test]
fn a_double_tap_on_the_last_value_of_a_game_takes_no_next_step() {
    for next in ["Same table again", "Play on"] {
        let mut person = Person::new(PHONE);
        sit_down_for(&mut person, "Whist", &FOUR);
        person.tap("Ann & Cy took the odd trick");
        for label in ["Ann & Cy take 11", next] {
            let found = person.find(label).unwrap();
            found.mock_single_click(PointerEventButton::Left);
        }
        person.wait();
        assert!(ended(&person), "{next}");
        person.tap("Play on");
        assert!(!ended(&person));
    }
}

#[test]
fn a_correction_that_ends_the_game_earlier_says_what_becomes_of_later_hands() {
    // The game is over before the correction, or only with it.
    for (first, over) in [("9", true), ("8", false)] {
        let mut person = Person::new(LAPTOP);
        sit_down_for(&mut person, "Whist", &FOUR);
        for tricks in [first, "8"] {
            let took = format!("Ann & Cy take {tricks}");
            hand(&mut person, &["Ann & Cy took the odd trick", &took]);
        }
        assert_eq!(ended(&person), over);
        person.choose(&format!("Hand 1: Ann & Cy, odd trick, {first} tricks"));
        person.tap("Ann & Cy take 12");
        let said = "The game is over with hand 1; the hands after it count as played on";
        assert!(person.sees_part(said), "{:#?}", person.labels());
        assert!(ended(&person) && person.sees("Ann & Cy win by 8"));
        person.tap("Undo");
        assert_eq!(ended(&person), over);
        assert_eq!(person.totals()[0], if over { "5" } else { "4" });
    }
}

/// Checks that no further hand is offered: no payouts, no dealer, no entry.
fn nothing_comes(person: &mut Person) {
    let of_a_hand = |label: &String| {
        let corrects = label.starts_with("Correct ");
        label == "What a hand scores"
            || label.starts_with("Let ")
            || (label.ends_with("’s tricks") && !corrects)
    };
    let left: Vec<_> = person.labels().into_iter().filter(of_a_hand).collect();
    assert!(left.is_empty(), "{left:?}");
    person.tap("More");
    assert!(person.sees("Big scoreboard") && !person.sees("What a hand scores"));
    person.press(&[], &char::from(slint::platform::Key::Escape).to_string());
}

/// The last hand of a schedule is stored.
fn a_schedule_that_is_over(size: (u32, u32)) {
    let person = Person::new(size);
    let hands = [
        r#"{"cards":1,"bids":[0,1,0,1],"tricks":[0,1,0,0]}"#,
        r#"{"cards":2,"bids":[1,0,0,0],"tricks":[1,0,1,0]}"#,
    ];
    let players = FOUR.join(",");
    let new = [
        "record",
        "new",
        "--scheme",
        "oh-hell",
        "--players",
        &players,
    ];
    let short = ["--set", "schedule.to=2"];
    person.elsewhere(&[&new[..], &short].concat(), &hands.join("\n"));
    let mut person = person.restart();
    person.resume();
    assert!(person.sees("The game is over"), "{:#?}", person.labels());
    if size == PHONE {
        person.tap("Sheet");
    }
    // The sheet has no line for a hand that is not dealt.
    assert!(person.sees_part("Hand 2: ") && !person.sees("Hand 3"));
    nothing_comes(&mut person);
}

#[test]
fn a_finished_schedule_asks_nothing() {
    at_sizes(&[PHONE, LAPTOP], a_schedule_that_is_over);
}

#[test]
fn a_finished_game_is_closed() {
    at_sizes(&[PHONE, LAPTOP], a_game_that_is_over_is_closed);
}

fn an_ended_session_is_opened(size: (u32, u32)) {
    let mut person = Person::new(size);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    hand(&mut person, &["More", "End the session", "Back"]);
    let row = person
        .labels()
        .into_iter()
        .find(|label| label.contains("Bob won with"));
    person.tap(&row.unwrap_or_else(|| panic!("{:#?}", person.labels())));
    assert!(
        person.sees("Same table again"),
        "{size:?}: {:#?}",
        person.labels()
    );
    person.tap("Sheet");
    person.choose("Hand 1: Bob, solo, 7 tricks");
    if size == PHONE {
        person.tap("Tricks, 7");
    }
    person.tap("Bob takes 5");
    assert_eq!(person.totals(), ["-4", "12", "-4", "-4"], "{size:?}");
    assert!(ended(&person), "{size:?}: it has ended all the same");
}

#[test]
fn an_ended_session_is_reopened() {
    at_sizes(&[PHONE, LAPTOP], an_ended_session_is_opened);
}

/// Whether the session is over, with its options on the cards.
fn ended(person: &Person) -> bool {
    ["Result", "Same table again", "Play on"]
        .into_iter()
        .all(|next| person.can_tap(next))
}

/// Four players of a game from *All games*; Ann deals.
fn behind_all_games(size: (u32, u32), game: &str) -> Person {
    let mut person = Person::new(size);
    sit_down_by(&mut person, "All games", &FOUR, &[game]);
    person
}

fn rikken(size: (u32, u32)) {
    let mut person = behind_all_games(size, "Rikken");
    hand(
        &mut person,
        &[
            "Rik",
            "Ann plays rik",
            "Cy is the partner",
            "Ann & Cy take 10",
        ],
    );
    assert_eq!(person.totals(), ["20", "-20", "20", "-20"]);
    // This table's next session is one tap away from the same game.
    person.tap("Back");
    person.tap("New session");
    assert!(person.sees("Rikken"), "{:#?}", person.labels());
}

#[test]
fn rikken_is_played() {
    at_sizes(&[PHONE, LAPTOP], rikken);
}

#[test]
fn a_new_hand_begins_at_the_top_of_the_dock() {
    let mut person = behind_all_games(PHONE, "Colour Whist");
    let at = |person: &Person| {
        person
            .find("What is played?")
            .map(|one| one.absolute_position())
    };
    let before = at(&person);
    assert!(before.is_some(), "{:#?}", person.labels());
    let scrolled = slint::platform::WindowEvent::PointerScrolled {
        position: slint::LogicalPosition::new(180.0, 600.0),
        delta_x: 0.0,
        delta_y: -400.0,
    };
    person.ctx.window().window().dispatch_event(scrolled);
    person.wait();
    assert_ne!(at(&person), before, "the contracts scroll");
    person.tap("All pass");
    assert_eq!(at(&person), before);
}

fn minnesota(size: (u32, u32)) {
    let mut person = behind_all_games(size, "Minnesota Whist");
    let taps = person.taps;
    // The bidder and the tricks; a low hand takes one more tap.
    hand(&mut person, &["Ann bids high", "Ann & Cy take 5"]);
    assert_eq!(person.totals(), ["0", "4"]);
    assert_eq!(person.taps - taps, 2, "{:#?}", person.labels());
}

#[test]
fn minnesota_whist_on_a_phone() {
    minnesota(PHONE);
}

fn spades(size: (u32, u32)) {
    let mut person = behind_all_games(size, "Spades");
    let taps = person.taps;
    hand(
        &mut person,
        &[
            "Bob bids nil",
            "Cy bids 4",
            "Dee bids 4",
            "Ann bids 4",
            "Bob takes 0",
            "Cy takes 5",
            "Dee takes 4",
        ],
    );
    assert_eq!(person.totals(), ["81", "140", "81", "140"]);
    assert_eq!(person.taps - taps, 7, "{:#?}", person.labels());
}

#[test]
fn a_head_without_room_for_the_trump_is_whole() {
    let person = behind_all_games(PHONE, "Spades");
    assert!(person.sees("13 cards each"), "{:#?}", person.labels());
    assert!(!person.sees("13 cards, spades trumps"));
}

#[test]
fn spades_is_played() {
    at_sizes(&[PHONE, LAPTOP], spades);
}

fn skull_king(size: (u32, u32)) {
    let mut person = behind_all_games(size, "Skull King");
    // The first hand has one card: four bids, then two counts, the rest follows, and no tap for no bonus.
    hand(
        &mut person,
        &["Bob bids 0", "Cy bids 1", "Dee bids 0", "Ann bids 0"],
    );
    hand(&mut person, &["Bob takes 0", "Cy takes 1"]);
    assert_eq!(person.totals_by_name(&FOUR), ["10", "10", "20", "10"]);
    // A bonus is a card beside the tricks.
    hand(
        &mut person,
        &["Cy bids 1", "Dee bids 1", "Ann bids 0", "Bob bids 1"],
    );
    assert!(!person.sees("Cy has a bonus of 0"));
    hand(
        &mut person,
        &["Cy has a bonus of 30", "Dee takes 0", "Ann takes 0"],
    );
    // A player whose tricks follow has not been asked yet.
    assert!(
        person.sees("What bonus did Bob score?"),
        "{:#?}",
        person.labels()
    );
    person.tap("Bob has a bonus of 20");
    assert_eq!(person.totals_by_name(&FOUR), ["30", "50", "70", "0"]);
    person.tap("Undo");
    assert!(person.sees("What bonus did Bob score?"));
}

#[test]
fn skull_king_is_played() {
    at_sizes(&[PHONE, LAPTOP], skull_king);
}

fn two_play_misere(size: (u32, u32)) {
    let mut person = behind_all_games(size, "Wiezen");
    // A single declarer takes three taps and one for nobody else. With several, each is named and then asked for the
    // tricks.
    hand(
        &mut person,
        &["Misère", "Bob plays misère", "another player too"],
    );
    assert!(
        person.sees("Who else plays misère?"),
        "{:#?}",
        person.labels()
    );
}

#[test]
fn two_declarers_play_misere() {
    at_sizes(&[PHONE, LAPTOP], two_play_misere);
}
