//! High and low hands: scores by each source, refused hands, and entry.

use super::entered::{after, answer, asks, check, choice, step};
use super::{high_low, outcome, points, seat};
use crate::support::scheme;
use oddtrick::games::entry::{Answer, Ask, Tap};
use oddtrick::games::{Carry, HandResult, Sides};

/// The scores of the counted side and the other, by a source.
type Formula = fn(mode: &str, tricks: i64) -> (i64, i64);

/// Wikipedia: one per trick over six, two to the others if it failed, one per trick under seven in a low hand.
fn minnesota(mode: &str, tricks: i64) -> (i64, i64) {
    let others = 13 - tricks;
    match mode {
        "high" if tricks >= 7 => (tricks - 6, 0),
        "high" => (0, 2 * (others - 6)),
        _ if tricks < 7 => (7 - tricks, 0),
        _ => (0, 7 - others),
    }
}

/// Board Game Arena: the side with the odd trick scores in a high hand, and loses in a low one.
fn arena(mode: &str, tricks: i64) -> (i64, i64) {
    let (own, other) = ((tricks - 6).max(0), (7 - tricks).max(0));
    if mode == "high" {
        (own, other)
    } else {
        (-own, -other)
    }
}

/// South Dakota: a failed high hand costs its own side one per trick under seven; low as above.
fn south_dakota(mode: &str, tricks: i64) -> (i64, i64) {
    match mode {
        "high" => (tricks - if tricks >= 7 { 6 } else { 7 }, 0),
        _ => arena(mode, tricks),
    }
}

/// Parlett: four, eight and two per odd trick.
fn norwegian(mode: &str, tricks: i64) -> (i64, i64) {
    let (own, other) = ((tricks - 6).max(0), (7 - tricks).max(0));
    if mode == "high" {
        (4 * own, 8 * other)
    } else {
        (2 * other, 2 * own)
    }
}

const LOSES: &str = "low={ more = 1 }";
const SOURCES: [(&str, &[&str], Formula); 4] = [
    ("minnesota-whist", &[], minnesota),
    (
        "minnesota-whist",
        &["high={ made = 1, opponents = 1 }", LOSES],
        arena,
    ),
    (
        "minnesota-whist",
        &["high={ made = 1, lost = 1 }", LOSES, "target=11"],
        south_dakota,
    ),
    ("norwegian-whist", &[], norwegian),
];

#[test]
fn every_number_of_tricks_by_every_source() {
    for (id, settings, formula) in SOURCES {
        let scheme = scheme(id, settings);
        for (mode, tricks, who) in ["high", "low"]
            .into_iter()
            .flat_map(|mode| (0..=13_u8).map(move |tricks| (mode, tricks)))
            .flat_map(|(mode, tricks)| (0..4).map(move |who| (mode, tricks, who)))
        {
            let (own, other) = formula(mode, tricks.into());
            let wanted = if who % 2 == 0 {
                [own, other, own, other]
            } else {
                [other, own, other, own]
            };
            let hand = high_low(mode, who, tricks);
            assert_eq!(points(&scheme, &hand), wanted, "{id} {mode} {who} {tricks}");
            if mode == "low" {
                // The other side could have been counted as well.
                let hand = high_low(mode, (who + 1) % 4, 13 - tricks);
                assert_eq!(points(&scheme, &hand), wanted, "{id} {who} {tricks}");
            }
        }
    }
}

#[test]
fn a_high_hand_is_made_by_the_odd_trick_and_a_low_one_is_not_made() {
    let scheme = scheme("minnesota-whist", &[]);
    for (mode, tricks, made, margin) in [
        ("high", 6, Some(false), -1),
        ("high", 7, Some(true), 0),
        ("low", 6, None, 0),
    ] {
        let (outcome, _) = outcome(&scheme, &Carry::default(), &high_low(mode, 1, tricks));
        let HandResult::Shared(shared) = outcome.result else {
            panic!("{:?}", outcome.result);
        };
        assert_eq!(
            (shared.made, shared.margin),
            (made, margin),
            "{mode} {tricks}"
        );
    }
}

#[test]
fn all_thirteen_tricks_can_count_more_for_either_side() {
    let scheme = scheme("minnesota-whist", &["boston=2"]);
    for (mode, tricks, wanted) in [
        ("high", 13, [14, 0, 14, 0]),
        ("high", 0, [0, 28, 0, 28]),
        ("low", 0, [14, 0, 14, 0]),
        ("low", 1, [6, 0, 6, 0]),
    ] {
        assert_eq!(
            points(&scheme, &high_low(mode, 0, tricks)),
            wanted,
            "{mode} {tricks}"
        );
    }
}

#[test]
fn thirteen_and_fifty_points_end_the_game() {
    for (id, target, odd) in [("minnesota-whist", 13, 1), ("norwegian-whist", 50, 4)] {
        let scheme = scheme(id, &[]);
        for (short, over) in [(odd + 1, false), (odd, true)] {
            let carry = Carry {
                sides: Sides {
                    score: [target - short, 0],
                    ..Sides::default()
                },
                ..Carry::default()
            };
            let (_, after) = outcome(&scheme, &carry, &high_low("high", 0, 7));
            assert_eq!(after.sides.over, over, "{id} {short}");
        }
    }
}

#[test]
fn high_is_two_taps_and_low_three() {
    let high = answer(Ask::Bidder, Answer::Player(seat(2)));
    let low = answer(Ask::Bidder, Answer::Low);
    let side = answer(Ask::Side, Answer::Player(seat(1)));
    let tricks = answer(Ask::Tricks, Answer::Tricks(5));
    for id in ["minnesota-whist", "norwegian-whist"] {
        check(
            id,
            &[high.clone(), tricks.clone()],
            r#"{"bidder":2,"mode":"high","tricks":5}"#,
        );
        check(
            id,
            &[low.clone(), side.clone(), tricks.clone()],
            r#"{"side":1,"mode":"low","tricks":5}"#,
        );
        let entry = after(&scheme(id, &[]), &[]);
        assert_eq!(asks(&entry), [Ask::Bidder, Ask::Tricks]);
        assert_eq!(entry.steps[0].choices.len(), 5);
    }
}

#[test]
fn trick_counts_show_the_score_of_the_counted_side() {
    let scheme = scheme("minnesota-whist", &[]);
    let high = answer(Ask::Bidder, Answer::Player(seat(3)));
    let entry = after(&scheme, std::slice::from_ref(&high));
    for (tricks, worth, made) in [(5, 0, false), (7, 1, true), (13, 7, true)] {
        let one = choice(&entry, Ask::Tricks, &Answer::Tricks(tricks));
        assert_eq!((one.worth, one.made), (Some(worth), Some(made)), "{tricks}");
    }
    // Values of a low hand do not affect a high one entered later, and vice versa.
    let low = answer(Ask::Bidder, Answer::Low);
    let side = answer(Ask::Side, Answer::Player(seat(0)));
    let entry = after(&scheme, &[low.clone(), side.clone(), high.clone()]);
    assert_eq!(asks(&entry), [Ask::Bidder, Ask::Tricks]);
    assert_eq!(
        choice(&entry, Ask::Tricks, &Answer::Tricks(8)).worth,
        Some(2)
    );
    let entry = after(&scheme, &[high, low, side]);
    assert_eq!(
        choice(&entry, Ask::Tricks, &Answer::Tricks(4)).worth,
        Some(3)
    );
    assert_eq!(step(&entry, Ask::Tricks).choices.len(), 14);
}

#[test]
fn a_noted_suit_is_dropped_without_trumps() {
    let scheme = scheme("norwegian-whist", &[]);
    let taps = [
        Tap::Trump(oddtrick::cards::Trump::Hearts),
        answer(Ask::Bidder, Answer::Player(seat(0))),
        answer(Ask::Tricks, Answer::Tricks(9)),
    ];
    assert_eq!(after(&scheme, &taps).hand.unwrap().trump, None);
}
