//! Every value of a stored hand is corrected by a tap on it, or on its row, at every width and in every game.

use crate::support::{LAPTOP, PHONE, Person, sit_down_by, sit_down_for};
use oddtrick_ui::{TableAdapter, TableView};
use slint::platform::Key;
use slint::{ComponentHandle, Model};

const FOUR: [&str; 4] = ["Ann", "Bob", "Cy", "Dee"];
/// A phone, a tablet in portrait, one in landscape, and a laptop.
const SIZES: [(u32, u32); 4] = [PHONE, (820, 1180), (1000, 700), LAPTOP];
/// Five cards, of which four were bid.
const BIDS: &str = r#"{"cards":5,"bids":[1,2,0,1],"tricks":[1,3,0,1]}"#;

fn shown(person: &Person) -> TableView<'_> {
    person.ctx.window().global::<TableView>()
}

/// The question at the cursor.
fn question_shown(person: &Person) -> slint::SharedString {
    let view = shown(person);
    let at = usize::try_from(view.get_current_step()).unwrap();
    view.get_steps().row_data(at).unwrap().question
}

fn adapter(person: &Person) -> TableAdapter<'_> {
    person.ctx.window().global::<TableAdapter>()
}

/// A table with this hand.
fn evening(mut person: Person, game: &str, hand: &str) -> Person {
    if ["Wiezen", "Skull King"].contains(&game) {
        sit_down_by(&mut person, "All games", &FOUR, &[game]);
    } else {
        sit_down_for(&mut person, game, &FOUR);
    }
    person.record_elsewhere(hand);
    let mut person = person.restart();
    person.resume();
    person
}

/// Resizes the window.
fn resize(person: &Person, (width, height): (u32, u32)) {
    let window = person.ctx.window().window();
    window.set_size(slint::PhysicalSize::new(width, height));
    person.wait();
}

fn corrects(person: &Person) -> bool {
    !shown(person).get_correcting().is_empty()
}

/// Opens the sheet if necessary, and taps the element with this label.
fn tap_on_sheet(person: &mut Person, label: &str) {
    if !person.sees("Score sheet") {
        person.tap("Sheet");
    }
    person.tap(label);
    assert!(corrects(person), "{:#?}", person.labels());
}

/// Taps a card, after its slot if not all cards are open.
fn put_right(person: &mut Person, value: &str, card: &str) {
    if !person.sees(card) {
        let value = person.label_with(&format!("{value}, "));
        person.tap(&value);
    }
    person.tap(card);
}

/// The cells of the first hand, by name.
fn cells(person: &Person) -> Vec<String> {
    let adapter = adapter(person);
    let row = adapter.get_sheet_rows().row_data(0).unwrap();
    let names = shown(person).get_sheet_players();
    let mut cells: Vec<String> = names
        .iter()
        .zip(row.cells.iter())
        .map(|(name, cell)| format!("{name} {}", cell.bid))
        .collect();
    cells.sort();
    cells
}

fn one_bid(person: &mut Person, size: (u32, u32)) {
    resize(person, size);
    let before = ["Ann 1/1", "Bob 2/3", "Cy 0/0", "Dee 1/1"];
    for (at, bid) in [3, 1, 3, 0].into_iter().enumerate() {
        let name = FOUR[at];
        tap_on_sheet(person, &format!("Correct hand 1: {name}’s tricks"));
        put_right(
            person,
            &format!("{name}’s bid"),
            &format!("{name} bids {bid}"),
        );
        assert!(!corrects(person), "{name} {size:?} {:#?}", person.labels());
        let took = before[at].split_once('/').unwrap().1;
        let mut wanted = before.map(ToOwned::to_owned);
        wanted[at] = format!("{name} {bid}/{took}");
        assert_eq!(cells(person), wanted, "{size:?}");
        person.tap("Undo");
        assert_eq!(cells(person), before, "{size:?}");
    }
}

/// One more trick for one player is one fewer for another: no count changes by itself if several could.
fn one_trick_count(person: &mut Person, size: (u32, u32)) {
    resize(person, size);
    for name in FOUR {
        tap_on_sheet(person, &format!("Correct hand 1: {name}’s tricks"));
        // The cell shows what was taken, which is asked at once.
        person.tap(&format!("{name} takes 2"));
        let now = match name {
            "Ann" => ["Ann 1/2", "Bob 2/2", "Cy 0/0", "Dee 1/1"],
            "Bob" => ["Ann 1/1", "Bob 2/2", "Cy 0/1", "Dee 1/1"],
            "Cy" => ["Ann 1/0", "Bob 2/3", "Cy 0/2", "Dee 1/0"],
            _ => ["Ann 1/1", "Bob 2/2", "Cy 0/0", "Dee 1/2"],
        };
        for _ in 0..2 {
            if !corrects(person) {
                break;
            }
            let question = question_shown(person);
            let (at, asked) = FOUR
                .iter()
                .enumerate()
                .find(|(_, name)| question.contains(**name))
                .unwrap();
            let took = now[at].split_once('/').unwrap().1;
            person.tap(&format!("{asked} takes {took}"));
        }
        assert!(!corrects(person), "{name} {size:?} {:#?}", person.labels());
        assert_eq!(cells(person), now, "{size:?}");
        person.tap("Undo");
    }
}

#[test]
fn every_bid_is_corrected_alone() {
    let mut person = evening(Person::new(PHONE), "Oh Hell", BIDS);
    for size in SIZES {
        one_bid(&mut person, size);
    }
    for game in ["Romanian Whist", "Wizard"] {
        let mut person = evening(person.elsewhere_again(), game, BIDS);
        one_bid(&mut person, LAPTOP);
    }
}

#[test]
fn correcting_a_trick_count_asks_for_those_it_contradicts() {
    let mut person = evening(Person::new(PHONE), "Oh Hell", BIDS);
    for size in SIZES {
        one_trick_count(&mut person, size);
    }
    for game in ["Romanian Whist", "Wizard"] {
        let mut person = evening(person.elsewhere_again(), game, BIDS);
        one_trick_count(&mut person, LAPTOP);
    }
}

/// Who, what and tricks of the first hand.
fn played(person: &Person) -> [String; 3] {
    let row = adapter(person).get_sheet_rows().row_data(0).unwrap();
    [row.who, row.what, row.tricks].map(Into::into)
}

/// Corrects each value: the cell, the value, the card, and the resulting hand.
fn one_side(game: &str, hand: &str, rights: &[(&str, &str, &str, [&str; 3])]) {
    let mut person = evening(Person::new(PHONE), game, hand);
    let before = played(&person);
    for size in SIZES {
        resize(&person, size);
        for (cell, value, card, now) in rights {
            tap_on_sheet(&mut person, cell);
            put_right(&mut person, value, card);
            assert!(!corrects(&person), "{card} {size:?} {:#?}", person.labels());
            assert_eq!(played(&person), *now, "{card} {size:?}");
            person.tap("Undo");
            assert_eq!(played(&person), before, "{card} {size:?}");
        }
    }
}

#[test]
fn every_value_of_solo_is_corrected() {
    let row = "Hand 1: Bob, solo, 6 tricks";
    one_side(
        "Solo Whist",
        r#"{"contract":"solo","declarers":["Bob"],"tricks":6}"#,
        &[
            (row, "Contract", "Abundance", ["Bob", "abundance", "6"]),
            (row, "Declarer", "Cy plays solo", ["Cy", "solo", "6"]),
            (
                "Correct hand 1: Tricks",
                "Tricks",
                "Bob takes 4",
                ["Bob", "solo", "4"],
            ),
        ],
    );
}

#[test]
fn every_value_of_whist_is_corrected() {
    let row = "Hand 1: Ann & Cy, odd trick, 9 tricks";
    one_side(
        "Whist",
        r#"{"side":"Ann","tricks":9}"#,
        &[
            (
                row,
                "Side",
                "Bob & Dee took the odd trick",
                ["Bob & Dee", "odd trick", "9"],
            ),
            (
                "Correct hand 1: Tricks",
                "Tricks",
                "Ann & Cy take 8",
                ["Ann & Cy", "odd trick", "8"],
            ),
        ],
    );
}

#[test]
fn every_value_of_bid_whist_is_corrected() {
    let row = "Hand 1: Bob, 4 uptown, 10 books";
    one_side(
        "Bid Whist",
        r#"{"bidder":"Bob","bid":4,"mode":"uptown","tricks":10}"#,
        &[
            (
                row,
                "Bidder",
                "Ann won the bidding",
                ["Ann", "4 uptown", "10"],
            ),
            (row, "Bid", "a bid of 5", ["Bob", "5 uptown", "10"]),
            (row, "Mode", "Downtown", ["Bob", "4 downtown", "10"]),
            (
                "Correct hand 1: Books",
                "Books",
                "Bob & Dee take 11",
                ["Bob", "4 uptown", "11"],
            ),
        ],
    );
}

#[test]
fn a_tap_on_a_row_begins_at_its_first_value() {
    for (game, hand, question) in [
        (
            "Solo Whist",
            r#"{"contract":"solo","declarers":["Bob"],"tricks":6}"#,
            "What is played?",
        ),
        ("Oh Hell", BIDS, "What does Dee bid?"),
        (
            "Whist",
            r#"{"side":"Ann","tricks":9}"#,
            "Which side took the odd trick?",
        ),
        (
            "Bid Whist",
            r#"{"bidder":"Bob","bid":4,"mode":"uptown","tricks":10}"#,
            "Who won the bidding?",
        ),
    ] {
        let mut person = evening(Person::new(PHONE), game, hand);
        for size in SIZES {
            resize(&person, size);
            if !person.sees("Score sheet") {
                person.tap("Sheet");
            }
            // The head of the last hand's line is shorter.
            let rows = person.labels().into_iter();
            let rows = rows.filter(|label| label.starts_with("Hand 1: "));
            let row = rows.max_by_key(String::len).unwrap();
            // Not a click: it would come to a value in its middle.
            person.choose(&row);
            assert_eq!(question_shown(&person), question, "{game} {size:?}");
            person.press(&[], &char::from(Key::Escape).to_string());
        }
    }
}

/// Each player's points in the first hand, in the order of [`FOUR`].
fn changes(person: &Person) -> Vec<String> {
    let row = adapter(person).get_sheet_rows().row_data(0).unwrap();
    let names = shown(person).get_sheet_players();
    let at = |name: &&str| names.iter().position(|one| one == **name).unwrap();
    let cells = FOUR
        .iter()
        .map(|name| row.cells.row_data(at(name)).unwrap());
    cells.map(|cell| cell.change.into()).collect()
}

#[test]
fn the_tricks_of_each_declarer_are_corrected() {
    let hand = r#"{"contract":"misere","declarers":["Bob","Dee"],"tricks":[0,2]}"#;
    let mut person = evening(Person::new(PHONE), "Wiezen", hand);
    let before = changes(&person);
    for size in SIZES {
        resize(&person, size);
        tap_on_sheet(&mut person, "Correct hand 1: Dee’s tricks");
        person.tap("Dee made it");
        assert!(!corrects(&person), "{size:?} {:#?}", person.labels());
        let now = changes(&person);
        assert!(now[1] == now[3] && now != before, "{size:?} {now:?}");
        person.tap("Undo");
        assert_eq!(changes(&person), before, "{size:?}");
    }
}

#[test]
fn a_bonus_is_beside_the_tricks() {
    let hand = r#"{"bids":[0,1,0,0],"tricks":[0,1,0,0],"bonus":[0,30,0,0]}"#;
    let mut person = evening(Person::new(PHONE), "Skull King", hand);
    assert_eq!(changes(&person)[1], "+50");
    for size in SIZES {
        resize(&person, size);
        tap_on_sheet(&mut person, "Correct hand 1: Bob’s tricks");
        put_right(&mut person, "Bonus", "Bob has a bonus of 20");
        assert!(!corrects(&person), "{size:?} {:#?}", person.labels());
        assert_eq!(changes(&person)[1], "+40", "{size:?}");
        person.tap("Undo");
    }
}

#[test]
fn the_line_below_the_sheet_counts_no_tricks_of_another_declarer() {
    let solo = r#"{"contract":"solo","declarers":["Bob"],"tricks":6}"#;
    let mut person = evening(Person::new(PHONE), "Solo Whist", solo);
    tap_on_sheet(&mut person, "Correct hand 1: Tricks");
    put_right(&mut person, "Declarer", "Cy plays solo");
    let foot = shown(&person).get_sheet_foot();
    assert!(foot.starts_with("Hand 1 was corrected. "), "{foot}");
}

#[test]
fn the_line_below_the_sheet_counts_tricks_or_books() {
    for (game, hand, cell, value, card, foot) in [
        (
            "Whist",
            r#"{"side":"Ann","tricks":9}"#,
            "Correct hand 1: Tricks",
            "Tricks",
            "Ann & Cy take 8",
            "9 tricks became 8",
        ),
        (
            "Bid Whist",
            r#"{"bidder":"Bob","bid":4,"mode":"uptown","tricks":10}"#,
            "Correct hand 1: Books",
            "Books",
            "Bob & Dee take 11",
            "10 books became 11",
        ),
    ] {
        let mut person = evening(Person::new(PHONE), game, hand);
        tap_on_sheet(&mut person, cell);
        put_right(&mut person, value, card);
        let shown = shown(&person).get_sheet_foot();
        assert!(shown.contains(foot), "{shown}");
    }
}

#[test]
fn every_value_is_corrected_by_key() {
    let mut person = evening(Person::new(PHONE), "Oh Hell", BIDS);
    for (size, bid) in [(PHONE, "3"), (LAPTOP, "4")] {
        // Start the page with the keys.
        person.tap("Back");
        resize(&person, size);
        person.resume();
        person.press(&[], "c");
        if size == PHONE {
            person.enter("Cy’s bid");
            assert!(question_shown(&person).contains("Cy"));
            person.types(bid);
        } else {
            person.enter("Correct hand 1: Cy’s tricks");
            assert_eq!(question_shown(&person), "How many did Cy take?");
            // The bid is beside them.
            person.tab_to("Cy bids 0");
            for _ in 0..4 {
                person.press(&[], &char::from(Key::RightArrow).to_string());
            }
            person.press(&[], &char::from(Key::Return).to_string());
        }
        assert!(!corrects(&person), "{:#?}", person.labels());
        let now = format!("Cy {bid}/0");
        assert_eq!(cells(&person), ["Ann 1/1", "Bob 2/3", &now, "Dee 1/1"]);
    }
}

#[test]
fn a_hand_that_was_passed_out_names_who_would_have_led() {
    let mut person = evening(Person::new(PHONE), "Solo Whist", r#"{"passed":true}"#);
    person.tap("Correct hand 1");
    let facts: Vec<_> = shown(&person).get_facts().iter().collect();
    let said = |weak: &str| {
        let fact = facts.iter().find(|fact| fact.weak == weak);
        fact.map(|fact| fact.strong.to_string())
    };
    assert_eq!(
        [said("deals"), said("leads")],
        ["Ann", "Bob"].map(|name| Some(name.to_owned()))
    );
}
