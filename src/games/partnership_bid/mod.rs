//! Kind `partnership-bid`: all four bid, partners' bids form one contract, and overtricks are bags carried from hand to
//! hand.
//!
//! Points are the side's, so both partners get them. A nil is scored separately from the side's contract.

mod score;
mod steps;

use super::bids::{by_seat, sum, taken};
use super::odd_trick::{adjustments, side_without_score};
use super::{
    Bid, Deal, HandError, HandRecord, HandResult, Keys, Outcome, Override, Role, Side, Sides, add,
};
use crate::scheme::Scheme;
use crate::scheme::partnership_bid::{Nil, PartnershipBid, TRICKS};
use crate::seat::{PerSeat, Seat};

const KEYS: Keys = &["passed", "cards", "bids", "tricks"];

/// Writes the outcome of a hand into `outcome`, which so far has only the deal, and updates the sides' scores.
pub(super) fn play(
    scheme: &Scheme,
    rules: &PartnershipBid,
    deal: Deal,
    hand: &HandRecord<Seat>,
    outcome: &mut Outcome,
    sides: &mut Sides,
) -> Result<(), HandError> {
    check(sides, hand)?;
    let mut points = adjustments(scheme, deal, hand)?;
    if hand.passed.is_none() {
        let played = bid_and_taken(rules, deal, hand)?;
        let replaced = side_without_score(scheme, hand);
        let mut made = PerSeat::new(deal.seats());
        let mut bag_penalty = [0; 2];
        for (side, partners) in Side::BOTH.into_iter().zip(played) {
            let scored = score::score(rules, partners, sides.bags[side.index()])
                .ok_or_else(|| HandError::Overflow)?;
            let seats = Seat::all(deal.seats()).filter(|seat| Side::of(*seat) == side);
            for (seat, (bid, tricks)) in seats.zip(partners) {
                made.set(seat, Some(score::is_made(bid, tricks, scored.made)));
            }
            if replaced != Some(side) {
                points[side.index()] = add(points[side.index()], scored.points)?;
                sides.bags[side.index()] = scored.bags;
                bag_penalty[side.index()] = scored.penalty;
            }
        }
        outcome.leader = Some(deal.eldest(scheme));
        outcome.result = HandResult::Bids {
            cards: TRICKS,
            made,
            bag_penalty,
        };
    }
    for side in Side::BOTH.map(Side::index) {
        sides.score[side] = add(sides.score[side], points[side])?;
    }
    // After the game is over nothing more is won.
    sides.over |= sides.game_winner(rules.goal).is_some();
    for seat in Seat::all(deal.seats()) {
        outcome.points.set(seat, points[Side::of(seat).index()]);
        outcome.roles.set(seat, Role::default());
    }
    Ok(())
}

/// Checks the keys of a hand, and that it can be played.
fn check(sides: &Sides, hand: &HandRecord<Seat>) -> Result<(), HandError> {
    if sides.over && hand.overrides != Some(Override::End) {
        return Err(HandError::GameOver);
    }
    hand.check_keys(KEYS)?;
    hand.check_cards(TRICKS)?;
    hand.passed_out().map(drop)
}

/// The bids and tricks of each side's partners, if legal.
fn bid_and_taken(
    rules: &PartnershipBid,
    deal: Deal,
    hand: &HandRecord<Seat>,
) -> Result<[[(Bid, u8); 2]; 2], HandError> {
    let bids = by_seat(deal, "bids", hand.bids.as_deref())?;
    let tricks = taken(deal, hand)?;
    let mut all = Vec::with_capacity(bids.len());
    for ((seat, bid), tricks) in Seat::all(deal.seats()).zip(bids).zip(tricks) {
        if let (Some(bid), Some(tricks)) = (bid, tricks) {
            match struck(rules, seat, *bid) {
                Some(error) => return Err(error),
                None => all.push((*bid, *tricks)),
            }
        }
    }
    let (found, cards) = (sum(tricks), TRICKS);
    match all[..] {
        _ if found != u32::from(cards) => Err(HandError::TricksSum { found, cards }),
        [first, second, third, fourth] => Ok([[first, third], [second, fourth]]),
        // Four are dealt cards at any table.
        _ => Err(HandError::Missing { key: "bids" }),
    }
}

/// Every bid in the order of the cards to tap: nil, numbers of tricks, blind nil; nils only if played. Numbers begin at
/// 1 even if the least bid is higher, so that lower ones can be shown as barred.
fn bids(rules: &PartnershipBid) -> impl Iterator<Item = Bid> {
    let nil = |nil: Nil| rules.nil(nil).map(|_| Bid::Nil(nil));
    let numbers = (rules.least_bid.min(1)..=TRICKS).map(Bid::Tricks);
    let all = nil(Nil::Seen).into_iter().chain(numbers);
    all.chain(nil(Nil::Blind))
}

/// Every bid that these rules allow, in the order of the cards to tap.
pub fn allowed_bids(rules: &PartnershipBid) -> Vec<Bid> {
    let too_low = |bid: &Bid| bid.nil().is_none() && bid.tricks() < rules.least_bid;
    bids(rules).filter(|bid| !too_low(bid)).collect()
}

/// Why a bid is impossible, if so.
fn struck(rules: &PartnershipBid, seat: Seat, bid: Bid) -> Option<HandError> {
    let (cards, least) = (TRICKS, rules.least_bid);
    match bid {
        Bid::Nil(nil) if rules.nil(nil).is_none() => Some(HandError::NoNil { seat, nil }),
        Bid::Tricks(bid) if bid > cards => Some(HandError::BidTooHigh { seat, bid, cards }),
        Bid::Tricks(bid) if bid < least => Some(HandError::BidTooLow { seat, bid, least }),
        _ => None,
    }
}
