//! Plain whist: tricks with honours or without, and what a rubber is worth.

use super::super::line::next;
use super::sides::{factors, plain};
use super::sum::{Part, sum};
use super::{Cell, Example, Row, WorkedExample, first, n, played};
use crate::games::{Carry, HandRecord, HandResult, Honours, Shared, Side, Tricks};
use crate::scheme::Scheme;
use crate::scheme::odd_trick::{OddTrick, Rubber, TRICKS};
use crate::view::message::Message;
use crate::view::rule_editor::context::Context;

/// Tricks of the side that took more of them.
const MOST: std::ops::RangeInclusive<u8> = 7..=TRICKS;
/// Tricks that show what they score.
const SOME: u8 = 9;

pub(super) fn worked(at: &Context, rules: &OddTrick, example: Option<usize>) -> WorkedExample {
    let standings = standings(rules);
    let shown = example.unwrap_or(0).min(standings.len().saturating_sub(1));
    let standing = standings.get(shown).copied().unwrap_or(0);
    let (held, tricks) = cell(at, rules);
    let counts: &[u8] = if rules.honours.is_some() {
        &[0, 3, 4]
    } else {
        &[0]
    };
    let rows = counts.iter().map(|count| Row {
        head: honours(*count),
        cells: MOST
            .map(|taken| {
                let hand = hand(at.good, standing, *count, taken);
                let scored = hand.map(|(points, shared)| (points, shared.won.is_some()));
                Cell::of(scored, (*count, taken) == (held, tricks), |n| {
                    Message::HouseCellTricks {
                        tricks: super::n(taken),
                        honours: honours(*count).part(),
                        n,
                    }
                })
            })
            .collect(),
    });
    let tricks = sentence(at, rules, standing, held, tricks);
    let (sentence, sum) = match (tricks, rubber(at, rules)) {
        (Some((first, sum)), Some((second, of))) => (next(next(first, sum), second), of),
        (Some(one), None) | (None, Some(one)) => one,
        (None, None) => (Message::Blank, Message::Blank),
    };
    let examples = standings.iter().enumerate().map(|(index, points)| Example {
        text: Message::Number { n: *points },
        label: Message::HouseStandsAt { n: *points },
        chosen: index == shown,
    });
    WorkedExample {
        title: Message::HouseWorkedTricks,
        caption: if standings.len() > 1 {
            Message::HouseWorkedStandingCaption { n: standing }
        } else {
            Message::HouseWorkedTricksCaption
        },
        examples: examples.collect(),
        corner: Message::Blank,
        heads: MOST.map(|t| Message::Number { n: n(t) }).collect(),
        rows: rows.collect(),
        sentence,
        sum,
    }
}

/// Where a side may stand as far as honours matter: at nothing, and where they are barred.
fn standings(rules: &OddTrick) -> Vec<i64> {
    let barred = rules.honours.and_then(|honours| honours.barred_at);
    match barred {
        Some(points) => vec![0, points],
        None => Vec::new(),
    }
}

/// The example in which a rule can be seen at work: honours where they are barred.
pub(super) fn example_for(rules: &OddTrick, key: &str) -> Option<usize> {
    let barred = standings(rules).len() > 1;
    match key {
        "honours.barred-at" if barred => Some(1),
        "honours.three" | "honours.four" if barred => Some(0),
        _ => None,
    }
}

/// The honours and the tricks that show what the open rule does.
fn cell(at: &Context, rules: &OddTrick) -> (u8, u8) {
    match at.open {
        Some("honours.three") if rules.honours.is_some() => (3, SOME),
        Some("honours.four" | "honours.barred-at") if rules.honours.is_some() => (4, SOME),
        Some("boston") => (0, TRICKS),
        _ => (0, SOME),
    }
}

/// A hand in which the first player's side stood at so many points, held these honours and took so much.
fn hand(scheme: &Scheme, standing: i64, held: u8, tricks: u8) -> Option<(i64, Shared)> {
    let side = first()?;
    let hand = HandRecord {
        side: Some(side),
        tricks: Some(Tricks::Side(tricks)),
        honours: (held > 0).then_some(Honours { side, count: held }),
        ..HandRecord::blank()
    };
    let mut carry = Carry::default();
    carry.sides.score[Side::First.index()] = standing;
    let (outcome, _) = played(scheme, &carry, &hand).ok()?;
    match outcome.result {
        HandResult::Shared(shared) => Some((outcome.points.at(side), shared)),
        _ => None,
    }
}

fn sentence(
    at: &Context,
    rules: &OddTrick,
    standing: i64,
    held: u8,
    tricks: u8,
) -> Option<(Message, Message)> {
    let (points, shared) = hand(at.good, standing, held, tricks)?;
    let by_honours = shared.by_honours[Side::First.index()];
    let (honours, taken) = (honours(held).part(), n(tricks));
    let sentence = if held > 0 {
        Message::HouseWorkedTaken {
            tricks: taken,
            honours,
        }
    } else {
        Message::HouseWorkedTakenAlone { tricks: taken }
    };
    let bare = hand(&plain(at.good), standing, 0, tricks)?;
    let factors = factors(rules, None, tricks);
    // Only tricks are multiplied, so that with honours the product stands as it is.
    let sum = if by_honours == 0 {
        sum(&[Part::flat(bare.0)], &factors, points)
    } else {
        let by_tricks = shared.by_tricks[Side::First.index()];
        sum(
            &[Part::flat(by_tricks), Part::flat(by_honours)],
            &[],
            points,
        )
    };
    Some((sentence, sum))
}

/// What a rubber is worth that one side wins, the others standing where the open rule has it in every game.
fn rubber(at: &Context, rules: &OddTrick) -> Option<(Message, Message)> {
    let (rubber, target) = rules.rubber.zip(rules.target)?;
    let losers = losers(rubber, target, at.open);
    let side = first()?;
    let hand = HandRecord {
        side: Some(side),
        tricks: Some(Tricks::Side(TRICKS)),
        ..HandRecord::blank()
    };
    let mut carry = Carry::default();
    let mut each = None;
    for _ in 0..rubber.games {
        carry.sides.score = [target - 1, losers];
        let (outcome, after) = played(at.good, &carry, &hand).ok()?;
        carry = after;
        let HandResult::Shared(Shared { won: Some(won), .. }) = outcome.result else {
            return None;
        };
        each = Some(won.worth);
    }
    let worth = carry.sides.worth[Side::First.index()];
    let games = n(rubber.games);
    let parts = [Part::each(each?, games), Part::flat(rubber.bonus)];
    let sentence = Message::HouseWorkedRubber { games, losers };
    Some((sentence, sum(&parts, &[], worth)))
}

/// Points of the losers at which a game is worth what the open rule says; nothing where no rule is open, or where no
/// game to this target is.
fn losers(rubber: Rubber, target: i64, open: Option<&str>) -> i64 {
    let (points, rule) = match open {
        Some("rubber.single") => (target - target / 2, rubber.single),
        Some("rubber.double") => (1, rubber.double),
        _ => (0, rubber.treble),
    };
    if points < target && rubber.game(target, points) == rule {
        points
    } else {
        0
    }
}

fn honours(count: u8) -> Message {
    match count {
        0 => Message::HouseNoHonours,
        3 => Message::HouseThreeHonours,
        _ => Message::HouseFourHonours,
    }
}
