//! Two sides: with bidding, the level against the tricks of the bidder's side in a mode; high and low hands.

use super::WorkedExample;
use super::sum::{Part, sum};
use crate::games::Outcome;
use crate::scheme::Rules;
use crate::scheme::odd_trick::{Bids, HighLow, Mode, OddTrick, TRICKS};
use crate::seat::Direction;
use crate::view::message::Message;
use crate::view::rule_editor::context::Context;
use crate::view::table::steps::sides::{high_low_name, mode as mode_name};
use crate::view::what_if::contracts::by;
use crate::view::what_if::{Choice, Grid, Trial, sides};

pub(super) fn worked(
    at: &Context,
    first: &Trial,
    (rules, bids): (&OddTrick, &Bids),
    example: Option<usize>,
) -> WorkedExample {
    let shown = example.unwrap_or(0).min(bids.modes.len().saturating_sub(1));
    let mode = bids.modes.get(shown).copied();
    let (level, tricks) = cell(at, rules, bids);
    let own = first.deal.eldest;
    let caption = if rules.kitty {
        Message::HouseWorkedKittyCaption
    } else {
        Message::HouseWorkedBidCaption
    };
    let levels = (bids.min..=bids.max).map(|level| (Message::number(level), own, level));
    let grid = first.by_tricks(
        [Message::HouseWorkedLevels, caption],
        0..=TRICKS,
        levels,
        |level, taken| sides::bid(first, own, mode, (*level, taken)),
        |level, tricks, n| Message::house_cell_bid(*level, tricks, n),
    );
    let modes = bids.modes.iter().enumerate();
    let choices = modes.map(|(index, mode)| Choice::of(mode_name(*mode), index == shown, ()));
    let grid = Grid {
        choices: choices.collect(),
        ..grid
    };
    let boxed = grid.with_boxed_cell((level - bids.min).into(), tricks.into());
    WorkedExample::of(boxed, sentence(first, rules, mode, (level, tricks)))
}

/// The score of the first player's side in each mode for its tricks.
pub(super) fn high_low(at: &Context, first: &Trial, rules: &OddTrick) -> WorkedExample {
    let own = first.deal.eldest;
    let (high_low, tricks) = match at.open {
        Some("high.opponents" | "high.lost") => (HighLow::High, 5),
        Some("low.fewer") => (HighLow::Low, 5),
        Some("low.more") => (HighLow::Low, 8),
        Some("boston") => (HighLow::High, TRICKS),
        _ => (HighLow::High, 9),
    };
    let sentence = Message::house_worked_high_low(high_low_name(high_low), tricks);
    let boston = if tricks == TRICKS { rules.boston } else { 1 };
    let sum = product(first, &[boston], |trial| {
        sides::high_low_outcome(trial, own, high_low, tricks)
    });
    let grid = sides::high_low(first, own, own);
    let boxed = grid.with_boxed_cell(usize::from(high_low == HighLow::Low), tricks.into());
    WorkedExample::of(boxed, sum.map(|sum| (sentence, sum)))
}

/// The example that shows the effect of the rule `no-trump`; `None` for other rules.
pub(super) fn example_for(bids: &Bids, key: &str) -> Option<usize> {
    let mut modes = bids.modes.iter();
    modes.position(|mode| key == "no-trump" && *mode == Mode::NoTrump)
}

/// The level and the tricks that show the effect of the open rule.
fn cell(at: &Context, rules: &OddTrick, bids: &Bids) -> (u8, u8) {
    let bid = match at.open {
        Some("bids.min") => bids.min,
        Some("bids.max") => bids.max,
        _ => u8::midpoint(bids.min, bids.max),
    };
    let target = rules.book + bid;
    let tricks = match at.open {
        Some("set" | "opponents-on-set") => target.saturating_sub(2).max(u8::from(rules.kitty)),
        Some("boston") => TRICKS,
        Some("bids.min" | "bids.max") => target,
        _ => target + 1,
    };
    (bid, tricks.min(TRICKS))
}

fn sentence(
    first: &Trial,
    rules: &OddTrick,
    mode: Option<Mode>,
    (level, taken): (u8, u8),
) -> Option<(Message, Message)> {
    let own = first.deal.eldest;
    let outcome = sides::bid(first, own, mode, (level, taken))?;
    let margin = sides::side_result(&outcome)?.margin;
    let others = outcome.points.at(own.after(1, Direction::Clockwise, 4));
    let by = if margin < 0 && others != 0 {
        let n = -i64::from(margin);
        Message::HouseShortByOthers { n, others }
    } else {
        by(margin)
    };
    let sentence = match mode.map(mode_name) {
        Some(mode) => Message::house_worked_bid_mode(level, mode, taken, by),
        None => Message::house_worked_bid_level(level, taken, by),
    };
    let no_trump = match mode {
        Some(Mode::NoTrump) => rules.no_trump,
        _ => 1,
    };
    let boston = if taken == TRICKS { rules.boston } else { 1 };
    let sum = product(first, &[no_trump, boston], |trial| {
        sides::bid(trial, own, mode, (level, taken))
    })?;
    Some((sentence, sum))
}

/// The points of a hand as its points without multipliers, times these factors.
pub(super) fn product(
    first: &Trial,
    factors: &[i64],
    play: impl Fn(&Trial) -> Option<Outcome>,
) -> Option<Message> {
    let mut plain = first.scheme.clone();
    if let Rules::OddTrick(rules) = &mut plain.rules {
        (rules.no_trump, rules.boston) = (1, 1);
    }
    let points = |trial: &Trial| Some(play(trial)?.points.at(first.deal.eldest));
    let bare = Part::points_once(points(&first.by(&plain))?);
    Some(sum(&[bare], factors, points(first)?))
}
