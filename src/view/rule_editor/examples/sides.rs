//! Two sides with bidding: the level against the tricks of the bidder's side, in a mode.

use super::sum::{Part, sum};
use super::{WorkedExample, n};
use crate::scheme::odd_trick::{Bids, Mode, OddTrick, TRICKS};
use crate::scheme::{Rules, Scheme};
use crate::seat::Direction;
use crate::view::message::Message;
use crate::view::rule_editor::context::Context;
use crate::view::table::steps::sides::mode as mode_name;
use crate::view::what_if::{Choice, Grid, Row, Trial, number, numbers, sides};

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
    let row = |level: u8| {
        let cells = (0..=TRICKS).map(move |taken| {
            let played = sides::bid(first, own, mode, (level, taken));
            sides::cell(first, played.as_ref(), own, |points| {
                Message::HouseCellBid {
                    bid: n(level),
                    tricks: n(taken),
                    n: points.into(),
                }
            })
        });
        Row::of(number(level), cells)
    };
    let examples = bids
        .modes
        .iter()
        .enumerate()
        .map(|(index, mode)| Choice::of(mode_name(*mode), index == shown, ()));
    let grid = Grid {
        title: Message::HouseWorkedLevels,
        caption: if rules.kitty {
            Message::HouseWorkedKittyCaption
        } else {
            Message::HouseWorkedBidCaption
        },
        choices: examples.collect(),
        heads: numbers(0..=TRICKS),
        subheads: Vec::new(),
        rows: (bids.min..=bids.max).map(row).collect(),
    };
    let boxed = grid.boxed((level - bids.min).into(), tricks.into());
    WorkedExample::of(boxed, sentence(first, rules, mode, (level, tricks)))
}

/// The example that shows the effect of a rule: no trump.
pub(super) fn example_for(rules: &OddTrick, key: &str) -> Option<usize> {
    let bids = rules.bids.as_ref().filter(|_| key == "no-trump")?;
    bids.modes.iter().position(|mode| *mode == Mode::NoTrump)
}

/// The level and the tricks that show the effect of the open rule.
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

fn sentence(
    first: &Trial,
    rules: &OddTrick,
    mode: Option<Mode>,
    (level, tricks): (u8, u8),
) -> Option<(Message, Message)> {
    let own = first.deal.eldest;
    let outcome = sides::bid(first, own, mode, (level, tricks))?;
    let shared = sides::shared(&outcome)?;
    let points = outcome.points.at(own);
    let others = outcome.points.at(own.after(1, Direction::Clockwise, 4));
    let margin = i64::from(shared.margin);
    let by = if margin >= 0 {
        Message::HouseMadeBy { n: margin }
    } else if others != 0 {
        Message::HouseShortByOthers { n: -margin, others }
    } else {
        Message::HouseShortBy { n: -margin }
    };
    let (bid, tricks_n, by) = (n(level), n(tricks), by.nested());
    let sentence = match mode {
        Some(mode) => Message::HouseWorkedBidMode {
            bid,
            mode: mode_name(mode).nested(),
            tricks: tricks_n,
            by,
        },
        None => Message::HouseWorkedBidLevel {
            bid,
            tricks: tricks_n,
            by,
        },
    };
    let factors = factors(rules, mode, tricks);
    let plain = plain(first.scheme);
    let bare = sides::bid(&first.by(&plain), own, mode, (level, tricks))?;
    let parts = [Part::flat(bare.points.at(own))];
    Some((sentence, sum(&parts, &factors, points)))
}

/// The multipliers of a hand.
pub(super) fn factors(rules: &OddTrick, mode: Option<Mode>, tricks: u8) -> Vec<i64> {
    let no_trump = Some(rules.no_trump).filter(|_| mode == Some(Mode::NoTrump));
    let boston = Some(rules.boston).filter(|_| tricks == TRICKS);
    let factors = no_trump.into_iter().chain(boston);
    factors.filter(|factor| *factor != 1).collect()
}

/// The rules without multipliers.
pub(super) fn plain(scheme: &Scheme) -> Scheme {
    let mut scheme = scheme.clone();
    if let Rules::OddTrick(rules) = &mut scheme.rules {
        rules.no_trump = 1;
        rules.boston = 1;
    }
    scheme
}
