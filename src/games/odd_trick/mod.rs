//! Kind `odd-trick`: two partnerships share thirteen tricks, and those beyond the book score.
//!
//! Plain whist names a side, what it took and honours, as in the Estonian rules and the Laws of Short Whist; Bid Whist
//! names a bidder, the bid and what the bidder's side took, the kitty counted. Minnesota and Norwegian Whist name a mode,
//! the bidder where it is high and a side where it is low, and what that took. Points are the side's, so that both
//! partners get them.

mod high_low;
mod score;
mod sides;
mod steps;

pub use score::just_made_or_set;
pub(super) use score::{beside, replaced};
use sides::Part;
pub use sides::{Side, Sides, Won};
pub(super) use steps::{answers, record, steps};

use super::{Deal, HandError, HandRecord, HandResult, Keys, Outcome, Override, Role, Tricks};
use crate::scheme::odd_trick::{Aim, TRICKS};
use crate::scheme::{OddTrick, Scheme};
use crate::seat::Seat;

const WHIST: Keys = Keys::of(&["passed", "cards", "side", "tricks", "honours", "trump"]);
const BID_WHIST: Keys = Keys::of(&[
    "passed", "cards", "bidder", "bid", "mode", "rank", "tricks", "trump",
]);
const PASSED: Keys = Keys::of(&["passed", "cards", "trump"]);
const MODES: Keys = Keys::of(&["mode", "rank"]);
const HONOURS: Keys = Keys::of(&["honours"]);

/// What two sides made of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shared {
    /// Tricks of the side that the record names, the kitty counted.
    pub tricks: u8,
    /// Whether that side made its bid; none where nothing was bid.
    pub made: Option<bool>,
    /// Its tricks over (above 0) or short of (below 0) the bid, or the book where nothing was bid.
    pub margin: i16,
    /// What tricks counted for each side.
    pub by_tricks: [i64; 2],
    /// What honours counted for each side.
    pub by_honours: [i64; 2],
    /// The game that was won with this hand.
    pub won: Option<Won>,
}

/// Writes what a hand comes to into an outcome that has the deal alone, and where the sides stand then in place of where
/// they stood.
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
    let beside = score::beside(scheme, deal, hand)?;
    let replaced = score::replaced(scheme, hand);
    let kept = |part: [i64; 2]| {
        Side::BOTH.map(|side| {
            if replaced == Some(side) {
                0
            } else {
                part[side.index()]
            }
        })
    };
    let once = |points: [i64; 2]| Part { points, games: 1 };
    let by_tricks = Part {
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
        outcome.result = HandResult::Shared(Shared {
            by_tricks,
            by_honours,
            won,
            ..shown
        });
    }
    Ok(())
}

/// Whether a hand can be recorded that everybody passed.
///
/// There is no bidding in plain whist, and so nothing to pass. Yet a deal that came to nothing can be noted there.
pub(super) fn can_pass_out(rules: &OddTrick) -> bool {
    rules.bids.is_some() && !rules.always_played()
}

/// Who stands for the side that the record names; none where the hand was passed out.
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
    rules.bids.is_some() || high_low::aim(rules, hand) == Some(Aim::High)
}

/// The keys that a hand of these rules may have.
fn known_keys(rules: &OddTrick, hand: &HandRecord<Seat>) -> Result<Keys, HandError> {
    if rules.high.is_some() {
        return high_low::keys(hand);
    }
    let mut known = if rules.bids.is_some() {
        BID_WHIST
    } else {
        WHIST
    };
    let bids = rules.bids.as_ref();
    if bids.is_none_or(|bids| bids.modes.is_empty()) {
        known = known.without(MODES);
    }
    if rules.honours.is_none() {
        known = known.without(HONOURS);
    }
    Ok(known)
}

fn check_keys(rules: &OddTrick, hand: &HandRecord<Seat>) -> Result<(), HandError> {
    let known = known_keys(rules, hand)?;
    if let Some(key) = hand.keys().without(known).first() {
        return Err(HandError::Unused { key });
    }
    match hand.passed {
        None => {}
        Some(false) => return Err(HandError::PassedFalse),
        Some(true) if rules.always_played() => return Err(HandError::DealerMustBid),
        Some(true) => {
            if let Some(key) = hand.keys().without(PASSED).first() {
                return Err(HandError::Unused { key });
            }
        }
    }
    match hand.cards.filter(|found| *found != rules.cards()) {
        Some(found) => Err(HandError::Cards {
            found,
            cards: rules.cards(),
        }),
        None => Ok(()),
    }
}

/// What the side that is named took.
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
/// The kitty is the bidder's first trick, and without one Foster lets the bidder lead as well. Sources disagree on which
/// neighbour of the bidder leads to a high hand, so that it is put down to eldest, who shows a card first.
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
