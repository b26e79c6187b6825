//! Hands played high or low, as in Minnesota and Norwegian Whist.
//!
//! If a player bids high, that side tries for the odd trick; otherwise each side tries to take fewer tricks.

use super::score::boston;
use super::{Side, SideResult, tricks};
use crate::games::{HandError, HandRecord, Keys};
use crate::scheme::document::nearest;
use crate::scheme::keyword::Keyword;
use crate::scheme::odd_trick::{High, HighLow, Low, OddTrick, TRICKS};
use crate::seat::Seat;

const HIGH: Keys = &["cards", "mode", "bidder", "tricks"];
const LOW: Keys = &["cards", "mode", "side", "tricks"];

/// Whether a hand was played high or low; `None` under other rules, or if the record does not say.
pub(super) fn high_or_low<P>(rules: &OddTrick, hand: &HandRecord<P>) -> Option<HighLow> {
    let mode = hand.mode.as_deref().filter(|_| rules.high.is_some());
    mode.and_then(HighLow::from_word)
}

/// The keys allowed in a hand.
pub(super) fn keys(hand: &HandRecord<Seat>) -> Result<Keys, HandError> {
    if hand.passed == Some(true) {
        return Err(HandError::PlayedLow);
    }
    let word = hand.mode.as_deref();
    let word = word.ok_or_else(|| HandError::Missing { key: "mode" })?;
    match HighLow::from_word(word) {
        Some(HighLow::High) => Ok(HIGH),
        Some(HighLow::Low) => Ok(LOW),
        None => Err(HandError::UnknownMode {
            word: word.to_owned(),
            nearest: nearest(word, HighLow::ALL.iter().map(|(word, _)| *word)),
        }),
    }
}

/// The score of a hand with this side's tricks.
pub(super) fn score(
    rules: &OddTrick,
    (high, low): (High, Low),
    side: Side,
    hand: &HandRecord<Seat>,
) -> Result<SideResult, HandError> {
    let tricks = tricks(rules, hand)?;
    let (made, needed, [own, other]) = if high_or_low(rules, hand) == Some(HighLow::Low) {
        (None, rules.book, low_points(rules, low, tricks))
    } else {
        let needed = rules.book + 1;
        let points = high_points(rules, high, tricks);
        (Some(tricks >= needed), needed, points)
    };
    let factor = boston(rules, tricks.max(TRICKS - tricks));
    let times = |points: Option<i64>| {
        let points = points.and_then(|points| points.checked_mul(factor));
        points.ok_or_else(|| HandError::Overflow)
    };
    let mut by_tricks = [0; 2];
    by_tricks[side.index()] = times(own)?;
    by_tricks[side.other().index()] = times(other)?;
    Ok(SideResult {
        tricks,
        made,
        margin: i16::from(tricks) - i16::from(needed),
        by_tricks,
        by_honours: [0; 2],
        won: None,
    })
}

/// The points of the bidder's side and of the other; `None` on overflow.
fn high_points(rules: &OddTrick, high: High, tricks: u8) -> [Option<i64>; 2] {
    let over = |tricks: u8| i64::from(tricks.saturating_sub(rules.book));
    if tricks > rules.book {
        return [over(tricks).checked_mul(high.made), Some(0)];
    }
    let short = i64::from(rules.book) + 1 - i64::from(tricks);
    [
        short.checked_mul(-high.lost),
        over(TRICKS - tricks).checked_mul(high.opponents),
    ]
}

/// The points of the side whose tricks are counted and of the other; `None` on overflow.
fn low_points(rules: &OddTrick, low: Low, tricks: u8) -> [Option<i64>; 2] {
    let most = tricks.max(TRICKS - tricks);
    let odd = i64::from(most.saturating_sub(rules.book));
    let (fewer, more) = (odd.checked_mul(low.fewer), odd.checked_mul(-low.more));
    if tricks < most {
        [fewer, more]
    } else {
        [more, fewer]
    }
}
