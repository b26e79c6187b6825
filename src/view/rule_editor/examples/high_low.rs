//! Hands that are played high or low: the mode by the tricks of the side that is counted.

use super::sides::plain;
use super::sum::{Part, sum};
use super::{Cell, Row, WorkedExample, first, n, played};
use crate::games::{Carry, HandRecord, HandResult, Tricks};
use crate::scheme::Scheme;
use crate::scheme::odd_trick::{Aim, OddTrick, TRICKS};
use crate::scheme::switch::Switch;
use crate::seat::Seat;
use crate::view::message::Message;
use crate::view::rule_editor::context::Context;
use crate::view::table::steps::sides::aim as aim_name;

/// What the first player's side scores in each mode for what it took.
pub(super) fn worked(at: &Context, rules: &OddTrick) -> WorkedExample {
    let shown = cell(at);
    let row = |aim: Aim| Row {
        head: aim_name(aim),
        cells: (0..=TRICKS)
            .map(|taken| {
                Cell::of(hand(at.good, aim, taken), (aim, taken) == shown, |n| {
                    Message::HouseCellHighLow {
                        mode: aim_name(aim).part(),
                        tricks: super::n(taken),
                        n,
                    }
                })
            })
            .collect(),
    };
    let (sentence, sum) = sentence(at, rules, shown).unwrap_or((Message::Blank, Message::Blank));
    WorkedExample {
        title: Message::HouseWorkedTricks,
        caption: Message::HouseHighLowCaption,
        examples: Vec::new(),
        corner: Message::Blank,
        heads: (0..=TRICKS).map(|t| Message::Number { n: n(t) }).collect(),
        rows: [Aim::High, Aim::Low].map(row).into(),
        sentence,
        sum,
    }
}

/// The mode and the tricks that show what the open rule does.
fn cell(at: &Context) -> (Aim, u8) {
    match at.open {
        Some("high.opponents" | "high.lost") => (Aim::High, 5),
        Some("low.fewer") => (Aim::Low, 5),
        Some("low.more") => (Aim::Low, 8),
        Some("boston") => (Aim::High, TRICKS),
        _ => (Aim::High, 9),
    }
}

/// What the first player's side scores that took so much, and whether it won the hand.
fn hand(scheme: &Scheme, aim: Aim, tricks: u8) -> Option<(i64, bool)> {
    let (side, other) = (first()?, Seat::new(1)?);
    let hand = HandRecord {
        mode: Some(aim.word().to_owned()),
        bidder: (aim == Aim::High).then_some(side),
        side: (aim == Aim::Low).then_some(side),
        tricks: Some(Tricks::Side(tricks)),
        ..HandRecord::blank()
    };
    let (outcome, _) = played(scheme, &Carry::default(), &hand).ok()?;
    let HandResult::Shared(shared) = outcome.result else {
        return None;
    };
    let (own, others) = (outcome.points.at(side), outcome.points.at(other));
    Some((own, shared.made.unwrap_or(own > others)))
}

fn sentence(
    at: &Context,
    rules: &OddTrick,
    (aim, tricks): (Aim, u8),
) -> Option<(Message, Message)> {
    let (points, _) = hand(at.good, aim, tricks)?;
    let (bare, _) = hand(&plain(at.good), aim, tricks)?;
    let all = [0, TRICKS].contains(&tricks);
    let factors: Vec<i64> = Some(rules.boston)
        .filter(|factor| all && *factor != 1)
        .into_iter()
        .collect();
    let sentence = Message::HouseWorkedHighLow {
        mode: aim_name(aim).part(),
        tricks: n(tricks),
    };
    Some((sentence, sum(&[Part::flat(bare)], &factors, points)))
}
