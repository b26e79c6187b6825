//! Two sides and a bid: each level and mode, just made or one short.

use super::PreviewChoice;
use crate::scheme::odd_trick::{Bids, Mode, OddTrick};
use crate::seat::Seat;
use crate::view::message::Message;
use crate::view::table::pairs;
use crate::view::table::steps::sides::mode as mode_name;
use crate::view::what_if::contracts::by;
use crate::view::what_if::{Grid, Row, Trial, WorkedOutcome, number, sides};

/// Every level in every mode.
pub(super) fn table(
    next: &Trial,
    rules: &OddTrick,
    bids: &Bids,
    bidder: Seat,
    looking: &PreviewChoice,
) -> Grid {
    let modes: Vec<Option<Mode>> = if bids.modes.is_empty() {
        vec![None]
    } else {
        bids.modes.iter().copied().map(Some).collect()
    };
    let columns = || modes.iter().flat_map(|mode| [(*mode, 0), (*mode, 1_u8)]);
    let by = |short: u8| by(-i16::from(short));
    let margins = columns().map(|(_, short)| by(short)).collect();
    let names = columns().filter_map(|(mode, _)| mode.map(mode_name));
    let names: Vec<Message> = names.collect();
    let (heads, subheads) = if names.is_empty() {
        (margins, names)
    } else {
        (names, margins)
    };
    let rows = (bids.min..=bids.max).map(|level| {
        let cells = columns().map(|(mode, short)| {
            let tricks = (rules.book + level).saturating_sub(short);
            let played = sides::bid(next, bidder, mode, (level, tricks));
            let what = match mode {
                Some(mode) => Message::BidLevel {
                    n: i64::from(level),
                    mode: pairs::inline(mode).nested(),
                },
                None => number(level),
            };
            let mut cell = next.cell(played.as_ref(), bidder, |n| Message::HouseCellContract {
                contract: what.nested(),
                by: by(short).nested(),
                n,
            });
            cell.boxed =
                cell.made != WorkedOutcome::Impossible && looking.bid == Some(level) && short == 0;
            cell
        });
        Row::of(number(level), cells)
    });
    let (title, caption) = (Message::PayoutsTitle, Message::PayoutsModesCaption);
    Grid {
        subheads,
        ..next.grid(title, caption, heads, rows)
    }
}
