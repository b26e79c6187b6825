//! Plain whist: tricks with and without honours or by trump suit, and the value of a rubber.

use super::sides::{product, side_result};
use super::{Choice, Grid, HandTable, Line, Part, Trial, sum};
use crate::cards::Trump;
use crate::games::{HandRecord, Honours, Side};
use crate::scheme::odd_trick::{OddTrick, Rubber, TRICKS};
use crate::seat::Seat;
use crate::view::message::{Message, trump};

/// Tricks of the side with more of them.
const MORE: std::ops::RangeInclusive<u8> = TRICKS / 2 + 1..=TRICKS;

/// The tricks in the example.
const SOME: u8 = 9;

/// The score of the side with more tricks: with and without honours, or by trump suit.
pub(in crate::view) fn table(trial: &Trial, rules: &OddTrick, side: Seat) -> HandTable {
    let line = |head, count, trump| Line {
        head,
        seat: side,
        hand: HandRecord {
            side: Some(side),
            honours: (count > 0).then_some(Honours { side, count }),
            trump,
            ..trial.said.clone()
        },
    };
    let (caption, lines) = if rules.values_suits() {
        let suits = [Trump::Spades, Trump::Clubs, Trump::Diamonds, Trump::Hearts];
        let suits = suits.map(|suit| line(trump(Some(suit)), 0, Some(suit)));
        (Message::HouseWorkedSuitsCaption, suits.into())
    } else {
        let counts = honour_counts(rules).iter();
        let counts = counts.map(|count| line(honours(*count), *count, trial.said.trump));
        (Message::HouseWorkedTricksCaption, counts.collect())
    };
    HandTable {
        title: Message::HouseWorkedTricks,
        caption,
        tricks: MORE,
        lines,
        says: |line, tricks| {
            Message::listed(Message::step_tricks_card_open(tricks), line.head.clone())
        },
    }
}

/// The numbers of honours that the table shows; only 0 if it shows trump suits instead.
fn honour_counts(rules: &OddTrick) -> &'static [u8] {
    match rules.honours {
        Some(_) if !rules.values_suits() => &[0, 3, 4],
        _ => &[0],
    }
}

/// Honours as text.
fn honours(count: u8) -> Message {
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
) -> Grid {
    let standings = standings(rules);
    let shown = example.unwrap_or(0).min(standings.len().saturating_sub(1));
    let standing = standings.get(shown).copied().unwrap_or(0);
    let own = first.deal.eldest;
    let side = Side::of(own);
    first.carry.sides.score[side.index()] = standing;
    let examples = standings.iter().enumerate().map(|(index, points)| {
        Choice::of(Message::number(*points), index == shown, ())
            .says(Message::house_stands_at(*points))
    });
    let mut hands = table(&first, rules, own);
    if standings.len() > 1 {
        hands.caption = Message::house_worked_standing_caption(standing);
    }
    let (held, tricks) = cell(open, rules);
    let mut counts = honour_counts(rules).iter();
    let row = counts.position(|count| *count == held).unwrap_or(0);
    first.worked(&hands, examples, (row, tricks), |_, outcome| {
        let shared = side_result(outcome)?;
        let by_honours = shared.by_honours[side.index()];
        let sentence = match held {
            0 => Message::house_worked_taken_alone(tricks),
            _ => Message::house_worked_taken(tricks, honours(held)),
        };
        // Only tricks are multiplied, so with honours the product stays separate.
        let points = outcome.points.at(own);
        let sum = if by_honours == 0 {
            product(rules, None, tricks, points)
        } else {
            let parts = [shared.by_tricks[side.index()], by_honours];
            sum(&parts.map(Part::points_once), &[], points)
        };
        Some(match rubber(open, rules) {
            Some((second, of)) => (Message::spaced(Message::spaced(sentence, sum), second), of),
            None => (sentence, sum),
        })
    })
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

/// The value of a rubber won by one side. In every game the losers have the points that show the open rule.
fn rubber(open: &str, rules: &OddTrick) -> Option<(Message, Message)> {
    let (rubber, target) = rules.rubber.zip(rules.goal.target)?;
    let (games, losers) = (i64::from(rubber.games), losers(rubber, target, open));
    let each = rubber.game(target, losers);
    let parts = [Part::each(each, games), Part::points_once(rubber.bonus)];
    let worth = each.checked_mul(games)?.checked_add(rubber.bonus)?;
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
