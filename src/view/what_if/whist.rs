//! Plain whist: tricks with and without honours or by trump suit, and the value of a rubber.

use super::sides::{product, side_result};
use super::{Choice, Grid, Part, Trial, WorkedExample, sum};
use crate::cards::Trump;
use crate::games::{HandRecord, Honours, Side, Tricks};
use crate::scheme::odd_trick::{OddTrick, Rubber, TRICKS};
use crate::seat::Seat;
use crate::view::message::{Message, trump};

/// Tricks of the side with more of them.
pub(in crate::view) const MORE: std::ops::RangeInclusive<u8> = TRICKS / 2 + 1..=TRICKS;

/// The tricks in the example.
const SOME: u8 = 9;

/// The score of the side with more tricks: with and without honours, or by trump suit.
pub(in crate::view) fn grid(trial: &Trial, rules: &OddTrick, side: Seat) -> Grid {
    let suits = [Trump::Spades, Trump::Clubs, Trump::Diamonds, Trump::Hearts];
    let (caption, lines): (Message, Vec<(Message, u8, Option<Trump>)>) = if rules.values_suits() {
        let line = |suit| (trump(Some(suit)), 0, Some(suit));
        (Message::HouseWorkedSuitsCaption, suits.map(line).into())
    } else {
        let line = |count: &u8| (honours(*count), *count, trial.said.trump);
        let lines = honour_counts(rules).iter().map(line).collect();
        (Message::HouseWorkedTricksCaption, lines)
    };
    trial.by_tricks(
        [Message::HouseWorkedTricks, caption],
        MORE,
        lines.into_iter().map(|line| (line.0.clone(), side, line)),
        |(_, count, trump), tricks| trial.play(&took(trial, side, *count, *trump, tricks)),
        |(head, ..), tricks| Message::listed(Message::step_tricks_card_open(tricks), head.clone()),
    )
}

/// The numbers of honours that the table shows; only 0 if it shows trump suits instead.
pub(in crate::view) fn honour_counts(rules: &OddTrick) -> &'static [u8] {
    match rules.honours {
        Some(_) if !rules.values_suits() => &[0, 3, 4],
        _ => &[0],
    }
}

/// A hand in which a player's side held these honours and took this many.
pub(in crate::view) fn took(
    trial: &Trial,
    side: Seat,
    count: u8,
    trump: Option<Trump>,
    tricks: u8,
) -> HandRecord<Seat> {
    HandRecord {
        side: Some(side),
        tricks: Some(Tricks::Side(tricks)),
        honours: (count > 0).then_some(Honours { side, count }),
        trump,
        ..trial.said.clone()
    }
}

/// Honours as text.
pub(in crate::view) fn honours(count: u8) -> Message {
    match count {
        0 => Message::HouseNoHonours,
        3 => Message::HouseThreeHonours,
        _ => Message::HouseFourHonours,
    }
}

/// The worked example at a standing.
pub(super) fn worked(
    mut first: Trial,
    rules: &OddTrick,
    open: &str,
    example: Option<usize>,
) -> WorkedExample {
    let standings = standings(rules);
    let shown = example.unwrap_or(0).min(standings.len().saturating_sub(1));
    let standing = standings.get(shown).copied().unwrap_or(0);
    let rubber = rubber(open, &first, rules);
    let own = first.deal.eldest;
    first.carry.sides.score[Side::of(own).index()] = standing;
    let (held, tricks) = cell(open, rules);
    let said = match (sentence(&first, rules, held, tricks), rubber) {
        (Some((first, sum)), Some((second, of))) => {
            Some((Message::spaced(Message::spaced(first, sum), second), of))
        }
        (one, other) => one.or(other),
    };
    let examples = standings.iter().enumerate().map(|(index, points)| {
        Choice::of(Message::number(*points), index == shown, ())
            .says(Message::house_stands_at(*points))
    });
    let mut grid = grid(&first, rules, own);
    grid.choices = examples.collect();
    if standings.len() > 1 {
        grid.caption = Message::house_worked_standing_caption(standing);
    }
    let mut counts = honour_counts(rules).iter();
    let row = counts.position(|count| *count == held).unwrap_or(0);
    let column = usize::from(tricks - MORE.start());
    WorkedExample::of(grid.with_boxed_cell(row, column), said)
}

/// The scores at which honours differ: 0, and the score that bars them; empty if the table shows no honours.
fn standings(rules: &OddTrick) -> Vec<i64> {
    let barred = rules.honours.and_then(|honours| honours.barred_at);
    match barred {
        Some(points) if honour_counts(rules).len() > 1 => vec![0, points],
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
fn cell(open: &str, rules: &OddTrick) -> (u8, u8) {
    let honours = honour_counts(rules).len() > 1;
    match open {
        "honours.three" if honours => (3, SOME),
        "honours.four" | "honours.barred-at" if honours => (4, SOME),
        "boston" => (0, TRICKS),
        _ => (0, SOME),
    }
}

fn sentence(first: &Trial, rules: &OddTrick, held: u8, tricks: u8) -> Option<(Message, Message)> {
    let own = first.deal.eldest;
    let trump = rules.values_suits().then_some(Trump::Spades);
    let outcome = first.play(&took(first, own, held, trump, tricks))?;
    let shared = side_result(&outcome)?;
    let by_honours = shared.by_honours[Side::of(own).index()];
    let sentence = match held {
        0 => Message::house_worked_taken_alone(tricks),
        _ => Message::house_worked_taken(tricks, honours(held)),
    };
    // Only tricks are multiplied, so with honours the product stays separate.
    let sum = if by_honours == 0 {
        product(first, rules, None, tricks, |trial| {
            trial.play(&took(trial, own, held, trump, tricks))
        })?
    } else {
        let by_tricks = shared.by_tricks[Side::of(own).index()];
        let parts = [Part::points_once(by_tricks), Part::points_once(by_honours)];
        sum(&parts, &[], outcome.points.at(own))
    };
    Some((sentence, sum))
}

/// The value of a rubber won by one side. In every game the losers have the points that show the open rule.
fn rubber(open: &str, first: &Trial, rules: &OddTrick) -> Option<(Message, Message)> {
    let (rubber, target) = rules.rubber.zip(rules.goal.target)?;
    let losers = losers(rubber, target, open);
    let own = first.deal.eldest;
    let side = Side::of(own);
    let mut trial = first.clone();
    let hand = took(first, own, 0, None, TRICKS);
    let mut each = None;
    for _ in 0..rubber.games {
        let score = &mut trial.carry.sides.score;
        score[side.index()] = target - 1;
        score[side.other().index()] = losers;
        let (outcome, after) = trial.play_on(&hand)?;
        trial.carry = after;
        each = Some(side_result(&outcome)?.won?.worth);
    }
    let worth = trial.carry.sides.worth[side.index()];
    let games = i64::from(rubber.games);
    let parts = [Part::each(each?, games), Part::points_once(rubber.bonus)];
    let sentence = Message::HouseWorkedRubber { games, losers };
    Some((sentence, sum(&parts, &[], worth)))
}

/// The losers' points at which the open rule sets a game's value; 0 if no rule is open, or if it sets none at this
/// target.
fn losers(rubber: Rubber, target: i64, open: &str) -> i64 {
    let (points, rule) = match open {
        "rubber.single" => (target - target / 2, rubber.single),
        "rubber.double" => (1, rubber.double),
        _ => (0, rubber.treble),
    };
    if points < target && rubber.game(target, points) == rule {
        points
    } else {
        0
    }
}
