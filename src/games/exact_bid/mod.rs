//! Kind `exact-bid`: each player bids; what counts is whether the bid was met, in most variants exactly.
//!
//! Players score independently: points follow from a player's own bid and tricks, the cards dealt and, if a miss halves
//! it, the player's total. Other players' bids matter only by the sum of all bids, and only for a bid of 0.

mod points;
mod schedule;
mod steps;

pub(super) use points::points;
pub use points::{BidAndTricks, BidRule, PointsCalculation, points_calculation};
pub(super) use schedule::{Hand, schedule};

use super::bids::{by_seat, sum, taken};
use super::{Bid, Carry, Deal, HandError, HandRecord, HandResult, Keys, Outcome, Override};
use crate::scheme::Scheme;
use crate::scheme::exact_bid::{BidTrumpSource, ExactBid, FallbackTrump, Hook, LastHand};
use crate::seat::{PerSeat, Seat};

use crate::cards::Trump;

const KEYS: Keys = &["passed", "cards", "bids", "tricks", "trump"];
/// The keys allowed in a hand with bonuses.
const KEYS_WITH_BONUS: Keys = &["passed", "cards", "bids", "tricks", "bonus", "trump"];

/// Writes the outcome of a hand into `outcome`, which so far has only the deal.
pub(super) fn play(
    scheme: &Scheme,
    rules: &ExactBid,
    carry: &Carry,
    deal: Deal,
    hand: &HandRecord<Seat>,
    outcome: &mut Outcome,
) -> Result<(), HandError> {
    hand.check_keys(if rules.bonus > 0 {
        KEYS_WITH_BONUS
    } else {
        KEYS
    })?;
    let here = Hand::new(scheme, rules, carry, deal.seats());
    let cards = cards_dealt(scheme, &here, deal, hand)?;
    if hand.passed_out()? {
        return Ok(());
    }
    let (bids, tricks) = bid_and_taken(scheme, rules, &here, cards, deal, hand)?;
    let said = |seat: Seat| bids[seat.index()].zip(tricks[seat.index()]);
    let bids_together = sum(&bids);
    let bonus = match &hand.bonus {
        Some(bonus) => Some(by_seat(deal, "bonus", Some(bonus))?),
        None => None,
    };
    for seat in Seat::all(deal.seats()) {
        if let Some((bid, tricks)) = said(seat) {
            let points = points(
                rules,
                BidAndTricks {
                    bid,
                    tricks,
                    cards,
                    bids: bids_together,
                    total: carry.totals.at(seat),
                },
            );
            let bonus = bonus.and_then(|all| all[seat.index()]);
            let bonus = bonus.filter(|_| bid == tricks).unwrap_or(0);
            let points = points.and_then(|points| points.checked_add(bonus));
            outcome
                .points
                .set(seat, points.ok_or_else(|| HandError::Overflow)?);
        }
    }
    outcome.leader = Some(deal.eldest(scheme));
    outcome.result = HandResult::Bids {
        cards,
        made: PerSeat::from_fn(deal.seats(), |seat| {
            said(seat).map(|(bid, tricks)| rules.is_made(bid, tricks))
        }),
        bag_penalty: [0; 2],
    };
    Ok(())
}

/// The number of cards each in this hand, if it can be dealt.
pub(super) fn cards_dealt(
    scheme: &Scheme,
    here: &Hand,
    deal: Deal,
    hand: &HandRecord<Seat>,
) -> Result<u8, HandError> {
    if here.is_over() && hand.overrides != Some(Override::End) {
        return Err(here.why_over());
    }
    let (cards, playing) = (hand.cards.unwrap_or(here.cards), deal.playing());
    if cards == 0 || usize::from(cards) * playing > usize::from(scheme.deck) {
        return Err(HandError::Dealt {
            cards,
            playing,
            deck: scheme.deck,
        });
    }
    Ok(cards)
}

/// The bid that the hook forbids the last bidder, given the sum of the other bids.
///
/// `None` if every bid is free: the hook is suspended or not played in this hand, or the sum exceeds the cards.
pub(super) fn hooked(
    rules: &ExactBid,
    here: &Hand,
    cards: u8,
    overrides: Option<Override>,
    others: u32,
) -> Option<u8> {
    let applies = match rules.hook {
        Hook::On => true,
        Hook::Off => false,
        Hook::NotInLastHand => !here.is_last(),
        Hook::NotWithOneCard => cards != 1,
    };
    let left = u32::from(cards).checked_sub(others)?;
    (applies && overrides != Some(Override::Hook))
        .then(|| u8::try_from(left).ok())
        .flatten()
}

/// The scheme's fixed trump of the next hand with this many cards.
pub(super) fn trump(
    scheme: &Scheme,
    rules: &ExactBid,
    carry: &Carry,
    deal: Deal,
    cards: u8,
) -> Option<Trump> {
    let rule = &rules.trump;
    let last =
        rule.last_hand == LastHand::None && Hand::new(scheme, rules, carry, deal.seats()).is_last();
    let large = rule.none_from.is_some_and(|from| cards >= from);
    let dealt = usize::from(cards) * deal.playing();
    let none_left = rule.last_resort == FallbackTrump::None && dealt == usize::from(scheme.deck);
    match rule.source {
        _ if last || large => Some(Trump::None),
        BidTrumpSource::TurnUp if none_left => Some(Trump::None),
        BidTrumpSource::None => Some(Trump::None),
        BidTrumpSource::Rotation => {
            let order = &rule.rotation;
            let hand = usize::try_from(carry.hands).ok()?;
            order.get(hand.checked_rem(order.len())?).copied()
        }
        BidTrumpSource::TurnUp | BidTrumpSource::LastCard | BidTrumpSource::Chosen => None,
    }
}

/// Each seat's bid and tricks, `None` for those who sit out.
type BidAndTaken<'a> = (Vec<Option<u8>>, &'a [Option<u8>]);

/// Each seat's bid and tricks, if legal for this many cards.
fn bid_and_taken<'a>(
    scheme: &Scheme,
    rules: &ExactBid,
    here: &Hand,
    cards: u8,
    deal: Deal,
    hand: &'a HandRecord<Seat>,
) -> Result<BidAndTaken<'a>, HandError> {
    let said = by_seat(deal, "bids", hand.bids.as_deref())?;
    let tricks = taken(deal, hand)?;
    let least = rules.least_bid_for(cards);
    let mut bids = Vec::with_capacity(said.len());
    for (seat, bid) in Seat::all(deal.seats()).zip(said) {
        bids.push(match bid {
            Some(Bid::Nil(nil)) => return Err(HandError::NoNil { seat, nil: *nil }),
            Some(Bid::Tricks(bid)) if *bid > cards => {
                let bid = *bid;
                return Err(HandError::BidTooHigh { seat, bid, cards });
            }
            Some(Bid::Tricks(bid)) if *bid < least => {
                let bid = *bid;
                return Err(HandError::BidTooLow { seat, bid, least });
            }
            Some(Bid::Tricks(bid)) => Some(*bid),
            None => None,
        });
    }
    if let Some(last) = deal.last(scheme) {
        let bid = bids[last.index()].unwrap_or(0);
        let others = sum(&bids) - u32::from(bid);
        if hooked(rules, here, cards, hand.overrides, others) == Some(bid) {
            return Err(HandError::Hooked {
                seat: last,
                bid,
                cards,
            });
        }
    }
    let found = sum(tricks);
    if found != u32::from(cards) {
        return Err(HandError::TricksSum { found, cards });
    }
    Ok((bids, tricks))
}
