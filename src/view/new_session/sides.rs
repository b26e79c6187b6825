//! The switches of Whist, of Bid Whist, and of games with hands that are high or low.

use super::row::{Rows, one};
use crate::scheme::odd_trick::{Mode, OddTrick};

/// Two for three honours and four for all: the Laws of Short Whist.
const HONOURS: (i64, i64) = (2, 4);

/// The best of three games, two points for the rubber: the Laws of Short Whist.
const RUBBER: &str = "{ games = 2, single = 1, double = 2, treble = 3, bonus = 2 }";

pub(super) fn offer(rows: &mut Rows, kept: &OddTrick, now: &OddTrick) {
    target(rows, kept, now);
    if let (Some((high, low)), true) = (kept.high.zip(kept.low), now.high.is_some()) {
        high_low(rows, high.made, low.fewer.max(low.more));
    } else if now.bids.is_some() {
        bid(rows, now);
    } else {
        plain(rows, kept, now);
    }
}

/// The game: five, seven and ten points in plain whist, five, seven and 21 in Bid Whist, 11, 13 and 50 where hands are
/// high or low. Where a side loses at as many below zero, that goes with it.
fn target(rows: &mut Rows, kept: &OddTrick, now: &OddTrick) {
    let Some(old) = kept.target.filter(|_| now.target.is_some()) else {
        return;
    };
    let usual = if now.high.is_some() {
        [11, 13, 50]
    } else if now.bids.is_some() {
        [5, 7, 21]
    } else {
        [5, 7, 10]
    };
    // Honours that end beyond the game would never end.
    let bar = now.honours.and_then(|honours| honours.barred_at);
    let usual = usual
        .into_iter()
        .filter(|points| bar.is_none_or(|bar| bar < *points));
    let usual: Vec<String> = usual.map(|points: i64| points.to_string()).collect();
    rows.offer(
        "target",
        &usual.iter().map(String::as_str).collect::<Vec<_>>(),
    );
    if kept.lose_at == Some(-old) {
        let values = rows.switches.iter_mut().flat_map(|row| &mut row.values);
        for set in values.map(|value| &mut value.set) {
            let lost: Vec<_> = set
                .iter()
                .flat_map(|(_, n)| one("lose-at", format!("-{n}")))
                .collect();
            set.extend(lost);
        }
    }
}

/// What high and low hands score, in units of the scheme's own: a high hand that fails pays the others twice as much, as
/// much, or costs its own side; of a low hand the side with fewer tricks scores, or the one with more loses.
fn high_low(rows: &mut Rows, made: i64, fewer: i64) {
    let high = [(2 * made, 0), (made, 0), (0, made)].map(|(opponents, lost)| {
        format!("{{ made = {made}, opponents = {opponents}, lost = {lost} }}")
    });
    rows.offer("high", &high.each_ref().map(String::as_str));
    let low = [(fewer, 0), (0, fewer)]
        .map(|(fewer, more)| format!("{{ fewer = {fewer}, more = {more} }}"));
    rows.offer("low", &low.each_ref().map(String::as_str));
}

/// Plain whist: honours, where they end, and rubbers.
fn plain(rows: &mut Rows, kept: &OddTrick, now: &OddTrick) {
    let (three, four) = kept.honours.map_or(HONOURS, |own| (own.three, own.four));
    rows.offer(
        "honours",
        &["off", &format!("{{ three = {three}, four = {four} }}")],
    );
    if now.honours.is_some() {
        // A side that stands one point short of the game cannot be out by honours.
        let below = now.target.map(|target| (target - 1).to_string());
        rows.offer(
            "honours.barred-at",
            &["off", below.as_deref().unwrap_or("off")],
        );
    }
    let own = rows.kept_text("rubber");
    rows.offer("rubber", &["off", own.as_deref().unwrap_or(RUBBER)]);
}

/// Bid Whist: the lowest bid, no trump, what a bid costs that was set, and the dealer's duties.
fn bid(rows: &mut Rows, now: &OddTrick) {
    rows.offer("bids.min", &["1", "3", "4"]);
    if now.has_mode(Mode::NoTrump) {
        rows.offer("no-trump", &["1", "2"]);
    }
    rows.offer("boston", &["1", "2", "4"]);
    rows.words("set");
    rows.words("opponents-on-set");
    rows.words("bids.dealer-forced");
    rows.words("bids.dealer-may-match");
}
