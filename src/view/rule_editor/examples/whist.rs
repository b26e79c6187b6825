//! Plain whist: tricks with and without honours, and the value of a rubber.

use super::WorkedExample;
use super::sides::product;
use super::sum::{Part, sum};
use crate::cards::Trump;
use crate::games::Side;
use crate::scheme::odd_trick::{OddTrick, Rubber, TRICKS};
use crate::view::message::Message;
use crate::view::rule_editor::context::Context;
use crate::view::what_if::{Choice, Trial, sides};

/// The tricks in the example.
const SOME: u8 = 9;

pub(super) fn worked(
    at: &Context,
    mut first: Trial,
    rules: &OddTrick,
    example: Option<usize>,
) -> WorkedExample {
    let standings = standings(rules);
    let shown = example.unwrap_or(0).min(standings.len().saturating_sub(1));
    let standing = standings.get(shown).copied().unwrap_or(0);
    let rubber = rubber(at, &first, rules);
    let own = first.deal.eldest;
    first.carry.sides.score[Side::of(own).index()] = standing;
    let (held, tricks) = cell(at, rules);
    let said = match (sentence(&first, rules, held, tricks), rubber) {
        (Some((first, sum)), Some((second, of))) => Some((
            Message::house_next(Message::house_next(first, sum), second),
            of,
        )),
        (one, other) => one.or(other),
    };
    let examples = standings.iter().enumerate().map(|(index, points)| {
        Choice::of(Message::number(*points), index == shown, ())
            .says(Message::house_stands_at(*points))
    });
    let mut grid = sides::tricks(&first, rules, own);
    grid.choices = examples.collect();
    if standings.len() > 1 {
        grid.caption = Message::house_worked_standing_caption(standing);
    }
    let mut counts = sides::honour_counts(rules).iter();
    let row = counts.position(|count| *count == held).unwrap_or(0);
    let column = usize::from(tricks - sides::MORE.start());
    WorkedExample::of(grid.with_boxed_cell(row, column), said)
}

/// The scores at which honours differ: 0, and the score that bars them; empty if the table shows no honours.
fn standings(rules: &OddTrick) -> Vec<i64> {
    let barred = rules.honours.and_then(|honours| honours.barred_at);
    match barred {
        Some(points) if sides::honour_counts(rules).len() > 1 => vec![0, points],
        _ => Vec::new(),
    }
}

/// The example that shows the effect of a rule on honours: with honours barred, or not. `None` for other rules.
pub(super) fn example_for(rules: &OddTrick, key: &str) -> Option<usize> {
    let barred = standings(rules).len() > 1;
    match key {
        "honours.barred-at" if barred => Some(1),
        "honours.three" | "honours.four" if barred => Some(0),
        _ => None,
    }
}

/// The honours and the tricks that show the effect of the open rule.
fn cell(at: &Context, rules: &OddTrick) -> (u8, u8) {
    let honours = sides::honour_counts(rules).len() > 1;
    match at.open {
        Some("honours.three") if honours => (3, SOME),
        Some("honours.four" | "honours.barred-at") if honours => (4, SOME),
        Some("boston") => (0, TRICKS),
        _ => (0, SOME),
    }
}

fn sentence(first: &Trial, rules: &OddTrick, held: u8, tricks: u8) -> Option<(Message, Message)> {
    let own = first.deal.eldest;
    let trump = rules.values_suits().then_some(Trump::Spades);
    let outcome = first.play(&sides::took(first, own, held, trump, tricks))?;
    let shared = sides::side_result(&outcome)?;
    let by_honours = shared.by_honours[Side::of(own).index()];
    let sentence = match held {
        0 => Message::house_worked_taken_alone(tricks),
        _ => Message::house_worked_taken(tricks, sides::honours(held)),
    };
    // Only tricks are multiplied, so with honours the product stays separate.
    let sum = if by_honours == 0 {
        let boston = if tricks == TRICKS { rules.boston } else { 1 };
        product(first, &[boston], |trial| {
            trial.play(&sides::took(trial, own, held, trump, tricks))
        })?
    } else {
        let by_tricks = shared.by_tricks[Side::of(own).index()];
        let parts = [Part::points_once(by_tricks), Part::points_once(by_honours)];
        sum(&parts, &[], outcome.points.at(own))
    };
    Some((sentence, sum))
}

/// The value of a rubber won by one side. In every game the losers have the points that show the open rule.
fn rubber(at: &Context, first: &Trial, rules: &OddTrick) -> Option<(Message, Message)> {
    let (rubber, target) = rules.rubber.zip(rules.goal.target)?;
    let losers = losers(rubber, target, at.open);
    let own = first.deal.eldest;
    let side = Side::of(own);
    let mut trial = first.clone();
    let hand = sides::took(first, own, 0, None, TRICKS);
    let mut each = None;
    for _ in 0..rubber.games {
        let score = &mut trial.carry.sides.score;
        score[side.index()] = target - 1;
        score[side.other().index()] = losers;
        let (outcome, after) = trial.play_on(&hand)?;
        trial.carry = after;
        each = Some(sides::side_result(&outcome)?.won?.worth);
    }
    let worth = trial.carry.sides.worth[side.index()];
    let games = i64::from(rubber.games);
    let parts = [Part::each(each?, games), Part::points_once(rubber.bonus)];
    let sentence = Message::HouseWorkedRubber { games, losers };
    Some((sentence, sum(&parts, &[], worth)))
}

/// The losers' points at which the open rule sets a game's value; 0 if no rule is open, or if it sets none at this
/// target.
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
