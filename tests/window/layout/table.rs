//! The table: text that is complete, parts that are in view, and parts that do not move.
#![allow(
    clippy::float_arithmetic,
    clippy::cast_precision_loss,
    reason = "px on a screen, no points"
)]

use super::seen::{Words, look};
use crate::frame::room::{sizes, stands, turn};
use crate::support::{PHONE, Person, TABLET, at_sizes, hand, sit_down, sit_down_for};
use i_slint_backend_testing::ElementHandle;
use slint::ComponentHandle;

const FOUR: [&str; 4] = ["Ann", "Bob", "Cy", "Dee"];
const FIVE: &str = "Ann,Bob,Cy,Dee,Eve";
pub(super) const SOLO: &str = r#"{"contract":"solo","declarers":["Cy"],"tricks":7}"#;

/// A window of this size with a recorded session.
pub(super) fn at_table(size: (u32, u32), scheme: &str, players: &str, hands: &str) -> Person {
    let person = Person::new(size);
    let table = ["record", "new", "--scheme", scheme, "--players", players];
    let stake = ["--stake", "0.10", "--currency", "EUR"];
    person.elsewhere(&[&table[..], &stake].concat(), hands);
    let mut person = person.restart();
    person.resume();
    person
}

/// All texts in view.
pub(super) fn texts(person: &Person) -> Vec<Words> {
    person.wait();
    look(person.ctx.window()).words
}

/// The text that contains all of these; it must be whole, and end above the bar.
pub(super) fn whole(person: &Person, parts: &[&str]) -> Words {
    let mut all = texts(person);
    let at = all
        .iter()
        .position(|one| parts.iter().all(|part| one.set.text.contains(part)));
    let at = at.unwrap_or_else(|| {
        let all: Vec<_> = all.iter().map(|one| &one.set.text).collect();
        panic!("no text has {parts:?}; there is {all:#?}")
    });
    let found = all.swap_remove(at);
    let (needed, room) = found.lines();
    assert!(
        needed <= room,
        "{}: {needed} lines, room for {room}",
        found.set.text
    );
    found
}

/// The top and bottom of every element of this type.
fn spans(person: &Person, kind: &str) -> Vec<(f32, f32)> {
    let all = ElementHandle::find_by_element_type_name(person.ctx.window(), kind);
    all.map(|one| {
        let top = one.absolute_position().y;
        (top, top + one.size().height)
    })
    .collect()
}

/// The top of the cards.
pub(super) fn pad(person: &Person) -> f32 {
    spans(person, "ChipGrid")[0].0
}

fn adjusted_by_five(size: (u32, u32)) {
    let mut person = at_table(size, "solo-whist-points", FIVE, SOLO);
    hand(&mut person, &["More", "Adjust points", "Points from Cy"]);
    hand(&mut person, &["Points to Each of the others", "1", "7"]);
    let bar = stands(&person, "Tools").0;
    for _ in 0..2 {
        // Eve sat the hand out.
        let effect = whole(&person, &["Ann +17", "Cy −51", "Dee +1.70"]);
        assert!(effect.area.foot() <= bar, "{:?}, bar at {bar}", effect.area);
        if person.sees("Next") {
            person.tap("Next");
        }
    }
    assert!(person.sees("Why?"), "{:#?}", person.labels());
}

#[test]
fn the_effect_of_an_adjustment_is_whole_with_five_players() {
    at_sizes(&[PHONE, (360, 640)], adjusted_by_five);
}

#[test]
fn a_question_with_few_cards_leaves_room_for_all_scores_and_the_slots() {
    let hands = r#"{"contract":"alone-5","declarers":["Ann"],"tricks":5}"#;
    let mut person = at_table(PHONE, "kleurenwiezen", "Ann,Bob,Cy,Dee", hands);
    person.tap("Ask & join 8");
    assert!(person.sees("Proposer, blank"), "{:#?}", person.labels());
    let row = stands(&person, &person.label_with("Dee, "));
    let slot = stands(&person, "Proposer, blank");
    assert!(row.1 <= slot.0, "{row:?}, {slot:?}");
}

#[test]
fn the_cards_of_an_adjustment_keep_their_place() {
    for players in [FIVE, "Ann,Bob,Cy,Dee"] {
        let mut person = at_table(PHONE, "solo-whist-points", players, SOLO);
        hand(&mut person, &["More", "Adjust points"]);
        let first = pad(&person);
        for card in [
            "Points from Cy",
            "Points to Each of the others",
            "9",
            "Next",
        ] {
            person.tap(card);
            let now = pad(&person);
            assert!(
                (now - first).abs() < 0.5,
                "{players}, {card}: {first} and {now}"
            );
            person.label_with("From, ");
        }
    }
}

#[test]
fn a_number_keeps_its_place_from_the_first_bid_to_the_last_trick() {
    let hand_of = |n: u32| match n {
        1 => r#"{"bids":[0,1,0,1],"tricks":[0,1,0,0]}"#.to_owned(),
        n => format!(r#"{{"bids":[0,0,0,1],"tricks":[0,0,0,{n}]}}"#),
    };
    for cards in [1, 5, 6, 9, 13] {
        let hands: Vec<_> = (1..cards).map(hand_of).collect();
        let mut person = if hands.is_empty() {
            let mut person = Person::new(PHONE);
            sit_down_for(&mut person, "Oh Hell", &FOUR);
            person
        } else {
            at_table(PHONE, "oh-hell", "Ann,Bob,Cy,Dee", &hands.join("\n"))
        };
        turn(&person, PHONE);
        let place = |person: &mut Person| {
            let label = ["bids 1", "takes 1"].map(|end| {
                let mut labels = person.labels().into_iter();
                labels.find(|label| label.ends_with(end))
            });
            let label = label.into_iter().flatten().next().unwrap();
            let at = person.find(&label).unwrap().absolute_position();
            (at.x, at.y)
        };
        let first = place(&mut person);
        for key in ["0", "0", "0", "1", "0", "0"] {
            // The last bid may not be the number of cards.
            person.types(if cards == 1 { "0" } else { key });
            let now = place(&mut person);
            assert!(
                (now.0 - first.0).abs() < 0.5 && (now.1 - first.1).abs() < 0.5,
                "{cards} cards: {first:?} and {now:?}"
            );
        }
    }
}

#[test]
fn large_type_on_a_tablet_has_all_players_and_the_last_hand() {
    let mut person = Person::new(PHONE);
    sit_down(&mut person, None);
    hand(&mut person, &["Solo", "Bob plays solo", "Bob takes 7"]);
    turn(&person, TABLET);
    let look = person.ctx.window().global::<oddtrick_ui::Look>();
    look.set_text_scale(2.0);
    person.wait();
    let dock = stands(&person, "What is played?").0;
    let rows = spans(&person, "ScoreLine");
    assert!(
        rows.len() == 4 && rows.iter().all(|row| row.1 <= dock),
        "{rows:?}, {dock}"
    );
    let pencil = stands(&person, "Correct hand 1");
    assert!(pencil.1 <= dock, "{pencil:?}, {dock}");
    let last = whole(&person, &[", solo, 7 tricks"]);
    assert!(last.area.foot() <= dock);
    let cards = texts(&person)
        .iter()
        .filter(|one| one.set.text == "13 cards each")
        .count();
    assert_eq!(cards, 1);
    // The cards are whole too.
    let bar = stands(&person, "Tools").0;
    assert!(stands(&person, "All pass").1 <= bar + 0.5);
}

#[test]
fn a_strip_covers_no_score_and_no_pencil() {
    for (players, size) in [(FIVE, PHONE), (FIVE, (360, 640)), ("Ann,Bob,Cy,Dee", PHONE)] {
        let mut person = at_table(size, "solo-whist-points", players, SOLO);
        hand(&mut person, &["More", "Misdeal, same dealer"]);
        let strip = person.label_with("Misdeal: ");
        let (top, foot) = stands(&person, &strip);
        assert!(foot - top >= 44.0);
        let mut others = spans(&person, "ScoreLine");
        if size == PHONE {
            others.push(stands(&person, "Correct hand 1"));
            others.push(stands(&person, "Back"));
        }
        for other in others {
            assert!(
                other.1 <= top + 1.0 || other.0 >= foot - 1.0,
                "{other:?} and {top} to {foot}"
            );
        }
    }
}

#[test]
fn every_line_of_figures_has_a_head_where_all_bid() {
    let hands = [
        r#"{"bids":[0,1,0,1],"tricks":[0,1,0,0]}"#,
        r#"{"bids":[0,1,0,2],"tricks":[0,1,0,1]}"#,
    ];
    let mut person = at_table(PHONE, "oh-hell", "Ann,Bob,Cy,Dee", &hands.join("\n"));
    for size in [(1280, 800), (940, 800), TABLET, PHONE, (1920, 1080)] {
        turn(&person, size);
        if size == PHONE {
            person.tap("Sheet");
        }
        let heads = ["Total", "Change", "Bid/Took"].map(|head| whole(&person, &[head]).area.y);
        if size == (1920, 1080) {
            assert!((heads[1] - heads[2]).abs() < 1.0, "{size:?}: {heads:?}");
        } else {
            // One below the other, like the figures.
            assert!(heads[1] < heads[2], "{size:?}: {heads:?}");
        }
    }
}

#[test]
fn heads_end_where_their_figures_end() {
    let hand = r#"{"bids":[0,1,0,1],"tricks":[0,1,0,0]}"#;
    let person = at_table(PHONE, "oh-hell", "Ann,Bob,Cy,Dee", hand);
    for width in [1920, 1280, 1000] {
        turn(&person, (width, 1000));
        let all = texts(&person);
        let ends = |text: &str| {
            let found = all.iter().filter(|one| one.set.text == text);
            found.map(|one| one.area.right()).collect::<Vec<_>>()
        };
        // Those of Bob: no other column has them.
        for (head, figure) in [("Change", "+11"), ("Bid/Took", "1/1")] {
            let (heads, figures) = (ends(head), ends(figure));
            let above = |end: &f32| heads.iter().any(|head| (head - end).abs() < 8.0);
            assert!(
                figures.iter().any(above),
                "{width}: {head} ends at {heads:?}, {figure} at {figures:?}"
            );
        }
    }
}

#[test]
fn captions_of_the_paper_grow_on_a_large_screen() {
    let person = at_table(PHONE, "solo-whist-points", "Ann,Bob,Cy,Dee", SOLO);
    turn(&person, (1599, 1080));
    let small = sizes(&person);
    turn(&person, (1920, 1080));
    let large = sizes(&person);
    for text in [
        "Change",
        "Tricks",
        "solo",
        "+18",
        "13 cards each",
        "Tap any hand to correct it.",
    ] {
        let ratio = large[text] / small[text];
        assert!(
            (ratio - 1.25).abs() < 0.02,
            "{text}: {} and {}",
            small[text],
            large[text]
        );
    }
}

#[test]
fn a_long_single_name_is_broken_and_whole() {
    let name = "Konstantynopolitańczyk";
    let players = format!("{name},Ann,Cy,Dee");
    let person = at_table(PHONE, "solo-whist-points", &players, SOLO);
    for size in [(1280, 800), (940, 800), PHONE] {
        turn(&person, size);
        let all = texts(&person);
        let halves = all.iter().filter(|one| one.set.text.starts_with("Konst"));
        let cut: Vec<_> = halves
            .filter(|one| one.set.text != name && one.wanted > one.area.width + 1.0)
            .map(|one| (&one.set.text, one.wanted, one.area))
            .collect();
        assert!(cut.is_empty(), "{size:?}: {cut:?}");
        let broken = |one: &Words| one.set.text.starts_with("Konstantyno-");
        assert!(all.iter().any(broken), "{size:?}");
    }
}

#[test]
fn a_long_name_is_on_two_lines_of_its_card() {
    let name = "Bartholomew Featherstone";
    let players = format!("{name},Ann,Cy,Dee");
    let mut person = at_table(PHONE, "solo-whist-points", &players, SOLO);
    person.tap("Solo");
    for size in [PHONE, (1280, 800)] {
        turn(&person, size);
        let card = person.find(&format!("{name} plays solo")).unwrap();
        let (at, room) = (card.absolute_position(), card.size());
        let mut all = texts(&person).into_iter().filter(|one| {
            let (x, y) = (one.area.x - at.x, one.area.y - at.y);
            (0.0..room.width).contains(&x) && (0.0..room.height).contains(&y)
        });
        let found = all.find(|one| one.set.text.starts_with("Bartholomew"));
        let found = found.expect("the name").set.text;
        assert_eq!(found, "Bartholomew\nFeatherstone", "{size:?}");
        let size = sizes(&person)[found.as_str()];
        assert!(size >= 13.0, "{size}");
    }
}

#[test]
fn the_row_of_a_declarer_names_the_contract_whole() {
    let mut person = at_table(PHONE, "solo-whist-points", FIVE, SOLO);
    hand(
        &mut person,
        &["Abundance declared", "Bob plays abundance declared"],
    );
    whole(&person, &["abundance declared"]);
    let rows = spans(&person, "ScoreLine");
    let all = texts(&person);
    let told = all
        .iter()
        .filter(|one| one.set.text.contains("abundance declared"));
    let mut told = told.filter(|one| one.area.y < rows[4].1);
    let told = told.next().expect("the row says it");
    assert!(
        told.wanted <= told.area.width + 1.0,
        "{} has {:?}",
        told.set.text,
        told.area
    );
}

#[test]
fn the_star_of_a_remark_touches_no_name() {
    let mut person = at_table(PHONE, "solo-whist-points", "Ann,Bob,Cy,Dee", SOLO);
    hand(
        &mut person,
        &[
            "More",
            "Adjust points",
            "Points from Cy",
            "Points to Ann",
            "9",
            "Next",
            "penalty",
            "Sheet",
        ],
    );
    for size in [PHONE, TABLET] {
        turn(&person, size);
        let all = texts(&person);
        let star = all
            .iter()
            .find(|one| one.set.text == "*")
            .expect("a star")
            .area;
        let beside = |one: &&Words| {
            one.set.text == "Cy" && one.area.x >= star.x && one.area.shared(&star).1 > 0.0
        };
        let name = all.iter().find(beside).expect("a name after it").area;
        assert!(
            name.x - star.right() >= 1.5,
            "{size:?}: {star:?} and {name:?}"
        );
    }
}

#[test]
fn the_line_that_ends_a_game_of_a_rubber_is_whole() {
    let hands = [
        r#"{"side":"Ann","tricks":9,"honours":{"side":"Ann","count":4}}"#,
        r#"{"side":"Bob","tricks":8}"#,
    ];
    let person = at_table(PHONE, "whist-short", "Ann,Bob,Cy,Dee", &hands.join("\n"));
    turn(&person, (1280, 800));
    let line = whole(&person, &["odd trick, 4 honours"]);
    let row = stands(&person, &person.label_with("Hand 1: "));
    assert!(
        line.area.y > row.0 && line.area.foot() <= row.1 - 1.0,
        "{:?} in {row:?}",
        line.area
    );
    // A line of text is about 1.3 times as high as its font size.
    let (lines, _) = line.lines();
    let needs = lines as f32 * 1.3 * sizes(&person)[line.set.text.as_str()];
    assert!(
        lines == 2 && line.area.height >= needs - 0.1,
        "{:?} needs {needs}",
        line.area
    );
}

#[test]
fn the_card_that_allows_a_bid_is_legible_among_many() {
    let hand = |n: u32| format!(r#"{{"bids":[0,0,0,1],"tricks":[0,0,0,{n}]}}"#);
    let mut hands = vec![r#"{"bids":[0,1,0,1],"tricks":[0,1,0,0]}"#.to_owned()];
    hands.extend((2..=8).map(hand));
    let person = at_table(PHONE, "oh-hell", "Ann,Bob,Cy,Dee", &hands.join("\n"));
    for size in [PHONE, (1280, 800), (1920, 1080)] {
        turn(&person, size);
        if size == PHONE {
            person.types("000");
        }
        let allow = whole(&person, &["Allow 9 this time"]);
        let set = sizes(&person)[allow.set.text.as_str()];
        assert!(set >= 12.0 && !allow.breaks(), "{size:?}: {set}");
    }
}
