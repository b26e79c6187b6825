//! Kind `odd-trick`: two partnerships share thirteen tricks; those beyond the book score.
//!
//! Plain whist records a side, its tricks and honours, as in the Estonian rules and the Laws of Short Whist; Bid Whist
//! a bidder, the bid and the tricks of the bidder's side, with the kitty. Minnesota and Norwegian Whist record a mode,
//! the bidder if it is high or a side if it is low, and its tricks. Points are the side's, so both partners get them.

mod high_low;
mod score;
mod sides;
mod steps;

pub use score::just_made_or_set;
pub(super) use score::{adjustments, side_without_score};
use sides::PartScore;
pub use sides::{Side, Sides, Won};
pub(super) use steps::{answers, drop_what_does_not_fit};

use super::{Deal, HandError, HandRecord, HandResult, Keys, Outcome, Override, Role, Tricks};
use crate::scheme::odd_trick::{HighLow, TRICKS};
use crate::scheme::{OddTrick, Scheme};
use crate::seat::Seat;

const WHIST: Keys = &["passed", "cards", "side", "tricks", "trump"];
const WITH_HONOURS: Keys = &["passed", "cards", "side", "tricks", "honours", "trump"];
const BID_WHIST: Keys = &["passed", "cards", "bidder", "bid", "tricks", "trump"];
const WITH_MODES: Keys = &[
    "passed", "cards", "bidder", "bid", "mode", "rank", "tricks", "trump",
];
const PASSED: Keys = &["passed", "cards", "trump"];

/// The result of a hand between two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideResult {
    /// Tricks of the named side, including the kitty.
    pub tricks: u8,
    /// Whether that side made its bid; `None` without a bid.
    pub made: Option<bool>,
    /// Overtricks (above 0) or undertricks (below 0) against the bid, or the book if there is none.
    pub margin: i16,
    /// Points for tricks, by side.
    pub by_tricks: [i64; 2],
    /// Points for honours, by side.
    pub by_honours: [i64; 2],
    /// The game won with this hand.
    pub won: Option<Won>,
}

/// Writes the outcome of a hand into `outcome`, which so far has only the deal, and updates the sides' scores.
pub(super) fn play(
    scheme: &Scheme,
    rules: &OddTrick,
    deal: Deal,
    hand: &HandRecord<Seat>,
    outcome: &mut Outcome,
    sides: &mut Sides,
) -> Result<(), HandError> {
    if sides.over && hand.overrides != Some(Override::End) {
        return Err(HandError::GameOver);
    }
    check_keys(rules, hand)?;
    let seat = named(rules, deal, hand)?;
    let shown = score::score(rules, deal, sides, seat, hand)?;
    let beside = score::adjustments(scheme, deal, hand)?;
    let replaced = score::side_without_score(scheme, hand);
    let kept = |part: [i64; 2]| {
        Side::BOTH.map(|side| {
            if replaced == Some(side) {
                0
            } else {
                part[side.index()]
            }
        })
    };
    let once = |points: [i64; 2]| PartScore { points, games: 1 };
    let by_tricks = PartScore {
        points: kept(shown.by_tricks),
        games: score::games(rules, &shown, hand),
    };
    let ([beside, by_tricks, by_honours], won) = sides.count(
        rules,
        [once(beside), by_tricks, once(kept(shown.by_honours))],
    )?;
    let sum = |side: Side| {
        [beside, by_tricks, by_honours]
            .iter()
            .try_fold(0_i64, |sum, part| sum.checked_add(part[side.index()]))
            .ok_or_else(|| HandError::Overflow)
    };
    let points = [sum(Side::First)?, sum(Side::Second)?];
    for place in Seat::all(deal.seats()) {
        outcome.points.set(place, points[Side::of(place).index()]);
        outcome.roles.set(place, role(seat, place));
    }
    if let Some(seat) = seat {
        outcome.leader = Some(leader(scheme, rules, deal, seat));
        outcome.result = HandResult::Shared(SideResult {
            by_tricks,
            by_honours,
            won,
            ..shown
        });
    }
    Ok(())
}

/// Whether a hand can be recorded as passed out.
///
/// Plain whist has no bidding, but a void deal can be recorded this way.
pub(super) fn can_pass_out(rules: &OddTrick) -> bool {
    rules.bids.is_some() && !rules.dealer_must_bid()
}

/// The seat that stands for the named side; `None` if the hand was passed out.
fn named(rules: &OddTrick, deal: Deal, hand: &HandRecord<Seat>) -> Result<Option<Seat>, HandError> {
    if hand.passed.is_some() {
        return Ok(None);
    }
    let (key, named) = if has_bidder(rules, hand) {
        ("bidder", hand.bidder)
    } else {
        ("side", hand.side)
    };
    deal.plays(named.ok_or_else(|| HandError::Missing { key })?)
        .map(Some)
}

/// Whether the side whose tricks are counted is a bidder's.
fn has_bidder<P>(rules: &OddTrick, hand: &HandRecord<P>) -> bool {
    rules.bids.is_some() || high_low::high_or_low(rules, hand) == Some(HighLow::High)
}

/// The keys allowed in a hand of these rules.
fn known_keys(rules: &OddTrick, hand: &HandRecord<Seat>) -> Result<Keys, HandError> {
    Ok(match &rules.bids {
        _ if rules.high.is_some() => high_low::keys(hand)?,
        Some(bids) if bids.modes.is_empty() => BID_WHIST,
        Some(_) => WITH_MODES,
        None if rules.honours.is_none() => WHIST,
        None => WITH_HONOURS,
    })
}

fn check_keys(rules: &OddTrick, hand: &HandRecord<Seat>) -> Result<(), HandError> {
    hand.check_keys(known_keys(rules, hand)?)?;
    match hand.passed {
        None => {}
        Some(false) => return Err(HandError::PassedFalse),
        Some(true) if rules.dealer_must_bid() => return Err(HandError::DealerMustBid),
        Some(true) => hand.check_keys(PASSED)?,
    }
    hand.check_cards(rules.cards())
}

/// The tricks of the named side.
fn tricks(rules: &OddTrick, hand: &HandRecord<Seat>) -> Result<u8, HandError> {
    match hand.tricks {
        None => Err(HandError::Missing { key: "tricks" }),
        Some(Tricks::Seats(_)) => Err(HandError::TricksOfSide),
        Some(Tricks::Side(found)) if found > TRICKS => Err(HandError::TooManyTricks {
            found,
            cards: TRICKS,
        }),
        Some(Tricks::Side(0)) if rules.kitty => Err(HandError::KittyTrick),
        Some(Tricks::Side(found)) => Ok(found),
    }
}

/// Who leads to the first trick: eldest in whist, the bidder in Bid Whist.
///
/// The kitty is the bidder's first trick, and without a kitty Foster also lets the bidder lead. Sources disagree about
/// who leads to a high hand; here it is eldest, the first to show a card.
fn leader(scheme: &Scheme, rules: &OddTrick, deal: Deal, named: Seat) -> Seat {
    if rules.bids.is_some() {
        named
    } else {
        deal.eldest(scheme)
    }
}

fn role(named: Option<Seat>, seat: Seat) -> Role {
    match named {
        Some(named) if named == seat => Role::Declarer,
        Some(named) if Side::of(named) == Side::of(seat) => Role::Partner,
        _ => Role::Opponent,
    }
}
