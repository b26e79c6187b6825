//! Two sides: a bid against its side's tricks, and high and low hands.

use super::contracts::by;
use super::{Choice, Grid, HandTable, Line, Part, Trial, sum};
use crate::games::{HandRecord, HandResult, Outcome, SideResult};
use crate::scheme::keyword::Keyword;
use crate::scheme::odd_trick::{Bids, HighLow, Mode, OddTrick, TRICKS};
use crate::seat::{Direction, Seat};
use crate::view::message::Message;
use crate::view::table::steps::sides::{high_low_name, mode as mode_name};
use std::iter;

/// The hands in which a player bid this.
pub(in crate::view) fn bid(trial: &Trial, bidder: Seat, mode: Option<Mode>, level: u8) -> Line {
    let record = trial.said.clone();
    Line {
        head: Message::number(level),
        seat: bidder,
        hand: HandRecord {
            bidder: Some(bidder),
            bid: Some(level),
            mode: mode.map(|mode| mode.word().to_owned()),
            trump: record.trump.filter(|_| mode != Some(Mode::NoTrump)),
            ..record
        },
    }
}

/// The score of each number of tricks in one player's high hand and another's low hand.
pub(in crate::view) fn high_low_table(trial: &Trial, high: Seat, low: Seat) -> HandTable {
    let lines = [(high, HighLow::High), (low, HighLow::Low)];
    HandTable {
        title: Message::HouseWorkedTricks,
        caption: Message::HouseHighLowCaption,
        tricks: 0..=TRICKS,
        lines: lines
            .map(|(side, which)| high_low(trial, side, which))
            .into(),
        says: |line, tricks| {
            let tricks = Message::step_tricks_card_open(tricks);
            Message::listed(line.head.clone(), tricks)
        },
    }
}

/// The hands of a player's side that are played high or low.
fn high_low(trial: &Trial, side: Seat, high_low: HighLow) -> Line {
    Line {
        head: high_low_name(high_low),
        seat: side,
        hand: HandRecord {
            mode: Some(high_low.word().to_owned()),
            bidder: (high_low == HighLow::High).then_some(side),
            side: (high_low == HighLow::Low).then_some(side),
            trump: None,
            ..trial.said.clone()
        },
    }
}

/// What two sides made of a hand.
pub(super) fn side_result(outcome: &Outcome) -> Option<SideResult> {
    match outcome.result {
        HandResult::Shared(shared) => Some(shared),
        _ => None,
    }
}

/// The worked example of a mode.
pub(super) fn worked(
    first: &Trial,
    (rules, bids): (&OddTrick, &Bids),
    open: &str,
    example: Option<usize>,
) -> Grid {
    let shown = example.unwrap_or(0).min(bids.modes.len().saturating_sub(1));
    let mode = bids.modes.get(shown).copied();
    let (level, tricks) = cell(open, rules, bids);
    let own = first.deal.eldest;
    let levels = bids.min..=bids.max;
    let hands = HandTable {
        title: Message::HouseWorkedLevels,
        caption: if rules.kitty {
            Message::HouseWorkedKittyCaption
        } else {
            Message::HouseWorkedBidCaption
        },
        tricks: 0..=TRICKS,
        lines: levels.map(|level| bid(first, own, mode, level)).collect(),
        says: |line, tricks| Message::house_cell_bid(line.hand.bid.unwrap_or(0), tricks),
    };
    let modes = bids.modes.iter().enumerate();
    let choices = modes.map(|(index, mode)| Choice::of(mode_name(*mode), index == shown, ()));
    let cell = ((level - bids.min).into(), tricks);
    first.worked(&hands, choices, cell, |_, outcome| {
        let margin = side_result(outcome)?.margin;
        let others = outcome.points.at(own.after(1, Direction::Clockwise, 4));
        let by = if margin < 0 && others != 0 {
            let n = -i64::from(margin);
            Message::HouseShortByOthers { n, others }
        } else {
            by(margin)
        };
        let sentence = match mode.map(mode_name) {
            Some(mode) => Message::house_worked_bid_mode(level, mode, tricks, by),
            None => Message::house_worked_bid_level(level, tricks, by),
        };
        let sum = product(rules, mode, tricks, outcome.points.at(own));
        Some((sentence, sum))
    })
}

/// The worked example of high and low hands.
pub(super) fn worked_high_low(first: &Trial, rules: &OddTrick, open: &str) -> Grid {
    let own = first.deal.eldest;
    let (which, tricks) = match open {
        "high.opponents" | "high.lost" => (HighLow::High, 5),
        "low.fewer" => (HighLow::Low, 5),
        "low.more" => (HighLow::Low, 8),
        "boston" => (HighLow::High, TRICKS),
        _ => (HighLow::High, 9),
    };
    let cell = (usize::from(which == HighLow::Low), tricks);
    let hands = high_low_table(first, own, own);
    first.worked(&hands, iter::empty(), cell, |line, outcome| {
        let taken = Message::house_worked_taken_alone(tricks);
        let sum = product(rules, None, tricks, outcome.points.at(own));
        Some((Message::listed(line.head.clone(), taken), sum))
    })
}

/// The example that shows the effect of the rule `no-trump`; `None` for other rules.
pub(super) fn example_for(bids: &Bids, key: &str) -> Option<usize> {
    let mut modes = bids.modes.iter();
    modes.position(|mode| key == "no-trump" && *mode == Mode::NoTrump)
}

/// The level and the tricks that show the effect of the open rule.
fn cell(open: &str, rules: &OddTrick, bids: &Bids) -> (u8, u8) {
    let bid = match open {
        "bids.min" => bids.min,
        "bids.max" => bids.max,
        _ => u8::midpoint(bids.min, bids.max),
    };
    let target = rules.book + bid;
    let tricks = match open {
        "set" | "opponents-on-set" => target.saturating_sub(2).max(u8::from(rules.kitty)),
        "boston" => TRICKS,
        "bids.min" | "bids.max" => target,
        _ => target + 1,
    };
    (bid, tricks.min(TRICKS))
}

/// The points of a hand as a product with the factors of its mode and of all tricks.
pub(super) fn product(rules: &OddTrick, mode: Option<Mode>, tricks: u8, points: i64) -> Message {
    let factor = |counts: bool, n: i64| if counts { n } else { 1 };
    let factors = [
        factor(mode == Some(Mode::NoTrump), rules.no_trump),
        factor(tricks == TRICKS, rules.boston),
    ];
    let bare = factors
        .iter()
        .fold(points, |points, factor| points / factor);
    sum(&[Part::points_once(bare)], &factors, points)
}
