//! Two sides: a bid against its side's tricks, and high and low hands.

use super::contracts::by;
use super::{Choice, Grid, Part, Trial, WorkedExample, sum};
use crate::games::{HandRecord, HandResult, Outcome, SideResult, Tricks};
use crate::scheme::Rules;
use crate::scheme::keyword::Keyword;
use crate::scheme::odd_trick::{Bids, HighLow, Mode, OddTrick, TRICKS};
use crate::seat::{Direction, Seat};
use crate::view::message::Message;
use crate::view::table::steps::sides::{high_low_name, mode as mode_name};

/// A hand in which a player's side bid and took these.
pub(in crate::view) fn bid(
    trial: &Trial,
    bidder: Seat,
    mode: Option<Mode>,
    (level, tricks): (u8, u8),
) -> Option<Outcome> {
    let record = trial.said.clone();
    trial.play(&HandRecord {
        bidder: Some(bidder),
        bid: Some(level),
        mode: mode.map(|mode| mode.word().to_owned()),
        tricks: Some(Tricks::Side(tricks)),
        trump: record.trump.filter(|_| mode != Some(Mode::NoTrump)),
        ..record
    })
}

/// The score of each number of tricks in one player's high hand and another's low hand.
pub(in crate::view) fn high_low_grid(trial: &Trial, high: Seat, low: Seat) -> Grid {
    let lines = [(HighLow::High, high), (HighLow::Low, low)];
    trial.by_tricks(
        [Message::HouseWorkedTricks, Message::HouseHighLowCaption],
        0..=TRICKS,
        lines.map(|(high_low, seat)| (high_low_name(high_low), seat, (high_low, seat))),
        |(high_low, seat), tricks| high_low_outcome(trial, *seat, *high_low, tricks),
        |(high_low, _), tricks| {
            Message::listed(
                high_low_name(*high_low),
                Message::step_tricks_card_open(tricks),
            )
        },
    )
}

/// A high or low hand in which a player's side took this many.
pub(in crate::view) fn high_low_outcome(
    trial: &Trial,
    side: Seat,
    high_low: HighLow,
    tricks: u8,
) -> Option<Outcome> {
    trial.play(&HandRecord {
        mode: Some(high_low.word().to_owned()),
        bidder: (high_low == HighLow::High).then_some(side),
        side: (high_low == HighLow::Low).then_some(side),
        tricks: Some(Tricks::Side(tricks)),
        trump: None,
        ..trial.said.clone()
    })
}

/// What two sides made of a hand.
pub(in crate::view) fn side_result(outcome: &Outcome) -> Option<SideResult> {
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
) -> WorkedExample {
    let shown = example.unwrap_or(0).min(bids.modes.len().saturating_sub(1));
    let mode = bids.modes.get(shown).copied();
    let (level, tricks) = cell(open, rules, bids);
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
        |level, taken| bid(first, own, mode, (*level, taken)),
        |level, tricks| Message::house_cell_bid(*level, tricks),
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

/// The worked example of high and low hands.
pub(super) fn worked_high_low(first: &Trial, rules: &OddTrick, open: &str) -> WorkedExample {
    let own = first.deal.eldest;
    let (high_low, tricks) = match open {
        "high.opponents" | "high.lost" => (HighLow::High, 5),
        "low.fewer" => (HighLow::Low, 5),
        "low.more" => (HighLow::Low, 8),
        "boston" => (HighLow::High, TRICKS),
        _ => (HighLow::High, 9),
    };
    let sentence = Message::listed(
        high_low_name(high_low),
        Message::house_worked_taken_alone(tricks),
    );
    let sum = product(first, rules, None, tricks, |trial| {
        high_low_outcome(trial, own, high_low, tricks)
    });
    let grid = high_low_grid(first, own, own);
    let boxed = grid.with_boxed_cell(usize::from(high_low == HighLow::Low), tricks.into());
    WorkedExample::of(boxed, sum.map(|sum| (sentence, sum)))
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

fn sentence(
    first: &Trial,
    rules: &OddTrick,
    mode: Option<Mode>,
    (level, taken): (u8, u8),
) -> Option<(Message, Message)> {
    let own = first.deal.eldest;
    let outcome = bid(first, own, mode, (level, taken))?;
    let margin = side_result(&outcome)?.margin;
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
    let sum = product(first, rules, mode, taken, |trial| {
        bid(trial, own, mode, (level, taken))
    })?;
    Some((sentence, sum))
}

/// The points of a hand as its points without multipliers, times the factors of its mode and of all tricks.
pub(super) fn product(
    first: &Trial,
    rules: &OddTrick,
    mode: Option<Mode>,
    tricks: u8,
    play: impl Fn(&Trial) -> Option<Outcome>,
) -> Option<Message> {
    let factor = |counts: bool, n: i64| if counts { n } else { 1 };
    let factors = [
        factor(mode == Some(Mode::NoTrump), rules.no_trump),
        factor(tricks == TRICKS, rules.boston),
    ];
    let mut plain = first.scheme.clone();
    if let Rules::OddTrick(rules) = &mut plain.rules {
        (rules.no_trump, rules.boston) = (1, 1);
    }
    let points = |trial: &Trial| Some(play(trial)?.points.at(first.deal.eldest));
    let bare = Part::points_once(points(&first.by(&plain))?);
    Some(sum(&[bare], &factors, points(first)?))
}
