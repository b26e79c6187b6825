//! Two sides and a bid: the level by the tricks that its side took, in a mode.

use super::sum::{Part, sum};
use super::{Cell, Example, Row, WorkedExample, first, n, played};
use crate::games::{Carry, HandRecord, HandResult, Outcome, Shared, Tricks};
use crate::scheme::odd_trick::{Bids, Mode, OddTrick, TRICKS};
use crate::scheme::switch::Switch;
use crate::scheme::{Rules, Scheme};
use crate::seat::Seat;
use crate::view::message::Message;
use crate::view::rule_editor::context::Context;
use crate::view::table::steps::sides::mode as mode_name;

pub(super) fn worked(at: &Context, rules: &OddTrick, example: Option<usize>) -> WorkedExample {
    let Some(bids) = &rules.bids else {
        return super::whist::worked(at, rules, example);
    };
    let shown = example.unwrap_or(0).min(bids.modes.len().saturating_sub(1));
    let mode = bids.modes.get(shown).copied();
    let (bid, tricks) = cell(at, rules, bids);
    let row = |level: u8| Row {
        head: Message::Number { n: n(level) },
        cells: (0..=TRICKS)
            .map(|taken| {
                let hand = hand(at.good, mode, level, taken);
                let scored = hand.and_then(|(outcome, shared)| {
                    Some((outcome.points.at(first()?), shared.made?))
                });
                Cell::of(scored, (level, taken) == (bid, tricks), |n| {
                    Message::HouseCellBid {
                        bid: super::n(level),
                        tricks: super::n(taken),
                        n: n.into(),
                    }
                })
            })
            .collect(),
    };
    let (sentence, sum) =
        sentence(at, rules, mode, bid, tricks).unwrap_or((Message::Blank, Message::Blank));
    let examples = bids.modes.iter().enumerate().map(|(index, mode)| Example {
        text: mode_name(*mode),
        label: mode_name(*mode),
        chosen: index == shown,
    });
    WorkedExample {
        title: Message::HouseWorkedLevels,
        caption: if rules.kitty {
            Message::HouseWorkedKittyCaption
        } else {
            Message::HouseWorkedBidCaption
        },
        examples: examples.collect(),
        corner: Message::Blank,
        heads: (0..=TRICKS).map(|t| Message::Number { n: n(t) }).collect(),
        rows: (bids.min..=bids.max).map(row).collect(),
        sentence,
        sum,
    }
}

/// The example in which a rule can be seen at work: no trump.
pub(super) fn example_for(rules: &OddTrick, key: &str) -> Option<usize> {
    let bids = rules.bids.as_ref().filter(|_| key == "no-trump")?;
    bids.modes.iter().position(|mode| *mode == Mode::NoTrump)
}

/// The level and the tricks that show what the open rule does.
fn cell(at: &Context, rules: &OddTrick, bids: &Bids) -> (u8, u8) {
    let middle = u8::midpoint(bids.min, bids.max);
    let (bid, target) = match at.open {
        Some("bids.min") => (bids.min, rules.book + bids.min),
        Some("bids.max") => (bids.max, rules.book + bids.max),
        _ => (middle, rules.book + middle),
    };
    let tricks = match at.open {
        Some("set" | "opponents-on-set") => target.saturating_sub(2).max(u8::from(rules.kitty)),
        Some("boston") => TRICKS,
        Some("bids.min" | "bids.max") => target,
        _ => target + 1,
    };
    (bid, tricks.min(TRICKS))
}

/// A hand in which the first player's side bid so much and took so much.
fn hand(scheme: &Scheme, mode: Option<Mode>, bid: u8, tricks: u8) -> Option<(Outcome, Shared)> {
    let hand = HandRecord {
        bidder: Some(first()?),
        bid: Some(bid),
        mode: mode.map(|mode| mode.word().to_owned()),
        tricks: Some(Tricks::Side(tricks)),
        ..HandRecord::blank()
    };
    let (outcome, _) = played(scheme, &Carry::default(), &hand).ok()?;
    match outcome.result {
        HandResult::Shared(shared) => Some((outcome, shared)),
        _ => None,
    }
}

fn sentence(
    at: &Context,
    rules: &OddTrick,
    mode: Option<Mode>,
    bid: u8,
    tricks: u8,
) -> Option<(Message, Message)> {
    let (outcome, shared) = hand(at.good, mode, bid, tricks)?;
    let points = outcome.points.at(first()?);
    let others = outcome.points.at(Seat::new(1)?);
    let margin = i64::from(shared.margin);
    let by = if margin >= 0 {
        Message::HouseMadeBy { n: margin }
    } else if others != 0 {
        Message::HouseShortByOthers { n: -margin, others }
    } else {
        Message::HouseShortBy { n: -margin }
    };
    let (bid_n, tricks_n, by) = (n(bid), n(tricks), by.part());
    let sentence = match mode {
        Some(mode) => Message::HouseWorkedBidMode {
            bid: bid_n,
            mode: mode_name(mode).part(),
            tricks: tricks_n,
            by,
        },
        None => Message::HouseWorkedBidLevel {
            bid: bid_n,
            tricks: tricks_n,
            by,
        },
    };
    let factors = factors(rules, mode, tricks);
    let (bare, _) = hand(&plain(at.good), mode, bid, tricks)?;
    let parts = [Part::flat(bare.points.at(first()?))];
    Some((sentence, sum(&parts, &factors, points)))
}

/// What a hand is multiplied by.
pub(super) fn factors(rules: &OddTrick, mode: Option<Mode>, tricks: u8) -> Vec<i64> {
    let no_trump = Some(rules.no_trump).filter(|_| mode == Some(Mode::NoTrump));
    let boston = Some(rules.boston).filter(|_| tricks == TRICKS);
    let factors = no_trump.into_iter().chain(boston);
    factors.filter(|factor| *factor != 1).collect()
}

/// The same rules without anything that multiplies.
pub(super) fn plain(scheme: &Scheme) -> Scheme {
    let mut scheme = scheme.clone();
    if let Rules::OddTrick(rules) = &mut scheme.rules {
        rules.no_trump = 1;
        rules.boston = 1;
    }
    scheme
}
