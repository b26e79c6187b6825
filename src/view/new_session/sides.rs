//! The switches of Whist, of Bid Whist, and of games with hands that are high or low.

use super::MapValues;
use super::row::{Setting, SwitchRow, maybe, one, row, word};
use crate::scheme::odd_trick::{Bids, High, HonourPoints, Low, Mode, OddTrick, Rubber, SetScore};
use crate::scheme::switch::Switch;
use crate::view::Message;
use crate::view::schemes::kinds::{high_pays, low_pays};

/// Two for three honours and four for all: the Laws of Short Whist.
const HONOURS: (i64, i64) = (2, 4);

/// The best of three games, two points for the rubber: the Laws of Short Whist.
const RUBBER: Rubber = Rubber {
    games: 2,
    single: 1,
    double: 2,
    treble: 3,
    bonus: 2,
};

pub(super) fn rows(kept: &OddTrick, now: &OddTrick) -> Vec<SwitchRow> {
    let mut rows: Vec<SwitchRow> = target(kept, now).into_iter().collect();
    if let (Some(old), Some(now)) = (kept.high.zip(kept.low), now.high.zip(now.low)) {
        rows.extend(high_low(old, now));
        return rows;
    }
    match (&kept.bids, &now.bids) {
        (Some(old), Some(bids)) => rows.extend(bid(kept, now, old, bids)),
        _ => rows.extend(plain(kept, now)),
    }
    rows
}

/// The game: five, seven and ten points in plain whist, five, seven and 21 in Bid Whist, 11, 13 and 50 where hands are
/// high or low. Where a side loses at as many
/// below zero, that goes with it.
fn target(kept: &OddTrick, now: &OddTrick) -> Option<SwitchRow> {
    let (old, target) = (kept.target?, now.target?);
    let mirrored = kept.lose_at == Some(-old);
    let usual = if now.high.is_some() {
        [11, 13, 50]
    } else if now.bids.is_some() {
        [5, 7, 21]
    } else {
        [5, 7, 10]
    };
    // Honours that end beyond the game would never end.
    let bar = now.honours.and_then(|honours| honours.barred_at);
    let usual: Vec<i64> = usual
        .into_iter()
        .filter(|points| bar.is_none_or(|bar| bar < *points))
        .collect();
    Some(row(
        Message::TermGame,
        (&old, &target),
        &usual,
        |points| Message::Number { n: *points },
        |points| {
            let mut set = one("target", points);
            if mirrored {
                set.extend(one("lose-at", -points));
            }
            set
        },
    ))
}

/// What high and low hands score, in units of the scheme's own: a high hand that fails pays the others twice as much, as
/// much, or costs its own side; of a low hand the side with fewer tricks scores, or the one with more loses.
fn high_low(kept: (High, Low), now: (High, Low)) -> [SwitchRow; 2] {
    let (made, fewer) = (kept.0.made, kept.1.fewer.max(kept.1.more));
    let high = |opponents, lost| High {
        made,
        opponents,
        lost,
    };
    let usual = [high(2 * made, 0), high(made, 0), high(0, made)];
    let low = |fewer, more| Low { fewer, more };
    [
        row(
            Message::PairsHigh,
            (&kept.0, &now.0),
            &usual,
            |value| high_pays(*value),
            |high| {
                let (made, opponents, lost) = (high.made, high.opponents, high.lost);
                let table = format!("{{ made = {made}, opponents = {opponents}, lost = {lost} }}");
                one("high", table)
            },
        ),
        row(
            Message::PairsLow,
            (&kept.1, &now.1),
            &[low(fewer, 0), low(0, fewer)],
            |value| low_pays(*value),
            |low| {
                one(
                    "low",
                    format!("{{ fewer = {}, more = {} }}", low.fewer, low.more),
                )
            },
        ),
    ]
}

/// Plain whist: honours, where they end, and rubbers.
fn plain(kept: &OddTrick, now: &OddTrick) -> Vec<SwitchRow> {
    let worth = |honours: HonourPoints| (honours.three, honours.four);
    let usual = kept.honours.map_or(HONOURS, worth);
    let mut rows = vec![row(
        Message::SlotHonours,
        (&kept.honours.map(worth), &now.honours.map(worth)),
        &[None, Some(usual)],
        |value| match *value {
            None => Message::ValueNotPlayed,
            Some((three, four)) => Message::HonoursPay { three, four },
        },
        |value| -> Vec<Setting> {
            let Some((three, four)) = value else {
                return one("honours", "off");
            };
            let bar = kept.honours.and_then(|honours| honours.barred_at);
            let bar = bar.map_or(String::new(), |bar| format!(", barred-at = {bar}"));
            one(
                "honours",
                format!("{{ three = {three}, four = {four}{bar} }}"),
            )
        },
    )];
    if let Some(honours) = now.honours {
        let old = kept.honours.map_or(honours.barred_at, |old| old.barred_at);
        // A side that stands one point short of the game cannot be out by honours.
        let below = now.target.map(|target| target - 1).filter(|bar| *bar > 0);
        let usual: Vec<Option<i64>> = std::iter::once(None).chain(below.map(Some)).collect();
        rows.push(row(
            Message::SeatingRuleBar,
            (&old, &honours.barred_at),
            &usual,
            |value| match *value {
                None => Message::SeatingBarNone,
                Some(n) => Message::SeatingBarFrom { n },
            },
            |value| maybe("honours.barred-at", *value),
        ));
    }
    if now.target.is_some() {
        rows.push(row(
            Message::TermRubber,
            (&kept.rubber, &now.rubber),
            &[None, Some(kept.rubber.unwrap_or(RUBBER))],
            |value| match *value {
                None => Message::SeatingRubberNone,
                Some(rubber) => Message::RubberPays {
                    single: rubber.single,
                    double: rubber.double,
                    treble: rubber.treble,
                    bonus: rubber.bonus,
                },
            },
            |value| {
                let rubber = value.map(|rubber| {
                    format!(
                        "{{ games = {}, single = {}, double = {}, treble = {}, bonus = {} }}",
                        rubber.games, rubber.single, rubber.double, rubber.treble, rubber.bonus
                    )
                });
                maybe("rubber", rubber)
            },
        ));
    }
    rows
}

/// Bid Whist: the lowest bid, no trump, what a bid costs that was set, and the dealer's duties.
fn bid(kept: &OddTrick, now: &OddTrick, old: &Bids, bids: &Bids) -> Vec<SwitchRow> {
    let lowest: Vec<u8> = [1, 3, 4].into_iter().filter(|n| *n <= bids.max).collect();
    let yes_or_no = |label: Message, values: (bool, bool), key: &str, yes: Message, no: Message| {
        let (yes, no): (Message, Message) = (yes, no);
        row(
            label,
            (&values.0, &values.1),
            &[true, false],
            |on| if *on { yes.clone() } else { no.clone() },
            |on| one(key, on),
        )
    };
    let mut rows = vec![row(
        Message::SeatingRuleLowest,
        (&old.min, &bids.min),
        &lowest,
        |level| Message::Number {
            n: i64::from(*level),
        },
        |level| one("bids.min", level),
    )];
    if now.has_mode(Mode::NoTrump) {
        rows.push(times(
            Message::ModeNoTrump,
            (kept.no_trump, now.no_trump),
            &[1, 2],
            "no-trump",
        ));
    }
    rows.push(times(
        Message::SeatingRuleBoston,
        (kept.boston, now.boston),
        &[1, 2, 4],
        "boston",
    ));
    rows.push(row(
        Message::TermSet,
        (&kept.set, &now.set),
        &SetScore::ALL.map_values(),
        |value| match value {
            SetScore::Shortfall => Message::SetShortfall,
            SetScore::Bid => Message::SetBid,
        },
        |value| word("set", *value),
    ));
    rows.push(yes_or_no(
        Message::SeatingRuleOpponents,
        (kept.opponents_on_set, now.opponents_on_set),
        "opponents-on-set",
        Message::SeatingOpponentsScore,
        Message::SeatingOpponentsNothing,
    ));
    rows.push(yes_or_no(
        Message::SeatingRuleForced,
        (old.dealer_forced, bids.dealer_forced),
        "bids.dealer-forced",
        Message::SeatingForcedYes,
        Message::SeatingForcedNo,
    ));
    rows.push(yes_or_no(
        Message::SeatingRuleMatch,
        (old.dealer_may_match, bids.dealer_may_match),
        "bids.dealer-may-match",
        Message::SeatingMatchYes,
        Message::SeatingMatchNo,
    ));
    rows
}

/// What something is multiplied by.
fn times(label: Message, (kept, now): (i64, i64), usual: &[i64], key: &str) -> SwitchRow {
    row(
        label,
        (&kept, &now),
        usual,
        |n| Message::Times { n: *n },
        |n| one(key, n),
    )
}
