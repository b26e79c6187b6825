//! Kind `exact-bid`: everybody bids, and what counts is whether the bid was taken to the letter.
//!
//! Everybody plays for himself, so that a player's points follow from his own bid and tricks, from the cards dealt and,
//! where a miss halves it, from his own total; never from anybody else's.

mod points;
mod schedule;
mod steps;

pub(super) use points::points;
pub use points::{BidRule, Reckoning, reckon};
pub(super) use schedule::{Hand, schedule};
pub(super) use steps::{answers, record, steps};

use super::{
    Carry, Deal, HandError, HandRecord, HandResult, Keys, Outcome, Override, Role, Tricks,
};
use crate::scheme::Scheme;
use crate::scheme::exact_bid::{BidTrumpSource, ExactBid, Hook, LastHand, LastResort};
use crate::seat::{PerSeat, Seat};

use super::Trump;

const KEYS: Keys = Keys::of(&["passed", "cards", "bids", "tricks", "trump"]);

pub(super) fn play(
    scheme: &Scheme,
    rules: &ExactBid,
    carry: &Carry,
    deal: &Deal,
    hand: &HandRecord<Seat>,
) -> Result<(Outcome, Carry), HandError> {
    if let Some(key) = hand.keys().without(KEYS).first() {
        return Err(HandError::Unused { key });
    }
    let here = Hand::new(scheme, rules, carry, deal.seats());
    let cards = dealt(scheme, &here, deal, hand)?;
    let outcome = match (hand.passed, &hand.bids) {
        (Some(false), _) => return Err(HandError::PassedFalse),
        (Some(true), None) if hand.tricks.is_some() => {
            return Err(HandError::Unused { key: "tricks" });
        }
        (Some(true), None) => scoreless(scheme, deal, HandResult::PassedOut),
        (Some(true), Some(_)) => return Err(HandError::Unused { key: "passed" }),
        (None, _) => bid_and_played(scheme, rules, carry, &here, cards, deal, hand)?,
    };
    let hands = carry.hands.checked_add(1).ok_or(HandError::Overflow)?;
    Ok((outcome, Carry { hands, ..*carry }))
}

/// How many cards each is dealt in this hand, where it is one that can be dealt.
pub(super) fn dealt(
    scheme: &Scheme,
    here: &Hand,
    deal: &Deal,
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

/// The bid that the last to speak may not make, these being the others' bids together.
///
/// None where every bid is free: where the table has set the hook aside, or plays without one here, or where the others
/// have bid more than there are cards.
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

/// The trump that the scheme fixes for the hand that comes next, in which so many cards are dealt to each.
pub(super) fn trump(
    scheme: &Scheme,
    rules: &ExactBid,
    carry: &Carry,
    deal: &Deal,
    cards: u8,
) -> Option<Trump> {
    let rule = &rules.trump;
    let last =
        rule.last_hand == LastHand::None && Hand::new(scheme, rules, carry, deal.seats()).is_last();
    let large = rule.none_from.is_some_and(|from| cards >= from);
    let dealt = usize::from(cards) * deal.playing();
    let none_left = rule.last_resort == LastResort::None && dealt == usize::from(scheme.deck);
    match rule.source {
        _ if last || large => Some(Trump::None),
        BidTrumpSource::TurnUp if none_left => Some(Trump::None),
        BidTrumpSource::None => Some(Trump::None),
        BidTrumpSource::Rotation => {
            let order = &rule.rotation;
            let hand = usize::try_from(carry.hands).ok()?;
            order.get(hand.checked_rem(order.len())?).copied()
        }
        BidTrumpSource::TurnUp | BidTrumpSource::LastCard => None,
    }
}

fn bid_and_played(
    scheme: &Scheme,
    rules: &ExactBid,
    carry: &Carry,
    here: &Hand,
    cards: u8,
    deal: &Deal,
    hand: &HandRecord<Seat>,
) -> Result<Outcome, HandError> {
    let bids = by_seat(deal, "bids", hand.bids.as_deref())?;
    let tricks = match &hand.tricks {
        Some(Tricks::Side(_)) => return Err(HandError::TricksBySeat),
        Some(Tricks::Seats(tricks)) => by_seat(deal, "tricks", Some(tricks))?,
        None => by_seat(deal, "tricks", None)?,
    };
    if let Some((seat, bid)) = bids.iter().find(|(_, bid)| *bid > cards) {
        return Err(HandError::BidTooHigh { seat, bid, cards });
    }
    if let Some(last) = deal.last(scheme) {
        let others = sum(&bids) - u32::from(bids.at(last));
        let bid = bids.at(last);
        if hooked(rules, here, cards, hand.overrides, others) == Some(bid) {
            return Err(HandError::Hooked {
                seat: last,
                bid,
                cards,
            });
        }
    }
    let found = sum(&tricks);
    if found != u32::from(cards) {
        return Err(HandError::TricksSum { found, cards });
    }

    let mut made = PerSeat::new(deal.seats());
    let mut outcome = scoreless(
        scheme,
        deal,
        HandResult::Bids {
            cards,
            made: PerSeat::new(deal.seats()),
        },
    );
    for seat in Seat::all(deal.seats()).filter(|seat| !deal.out.at(*seat)) {
        let (bid, tricks) = (bids.at(seat), tricks.at(seat));
        let total = carry.totals.at(seat);
        let points = points(rules, bid, tricks, cards, total).ok_or(HandError::Overflow)?;
        outcome.points.set(seat, points);
        made.set(seat, Some(bid == tricks));
    }
    outcome.leader = Some(deal.eldest(scheme));
    outcome.result = HandResult::Bids { cards, made };
    Ok(outcome)
}

/// The values of a list that has one for each who is dealt cards, and none for who sits out.
fn by_seat(
    deal: &Deal,
    key: &'static str,
    list: Option<&[Option<u8>]>,
) -> Result<PerSeat<u8>, HandError> {
    let list = list.ok_or(HandError::Missing { key })?;
    if list.len() != deal.seats() {
        return Err(HandError::Listed {
            key,
            found: list.len(),
            seats: deal.seats(),
        });
    }
    let mut values = PerSeat::new(deal.seats());
    for (seat, value) in Seat::all(deal.seats()).zip(list) {
        match (deal.out.at(seat), value) {
            (true, Some(_)) => return Err(HandError::SitsOut(seat)),
            (false, None) => return Err(HandError::Blank { key, seat }),
            (_, value) => values.set(seat, value.unwrap_or(0)),
        }
    }
    Ok(values)
}

fn sum(values: &PerSeat<u8>) -> u32 {
    values.as_slice().iter().copied().map(u32::from).sum()
}

fn scoreless(scheme: &Scheme, deal: &Deal, result: HandResult) -> Outcome {
    Outcome {
        dealer: deal.dealer,
        out: deal.out,
        points: PerSeat::new(deal.seats()),
        roles: deal
            .out
            .map(|out| if out { Role::Out } else { Role::Opponent }),
        leader: None,
        result,
        next_dealer: deal.dealer.after(1, scheme.direction, deal.seats()),
    }
}
