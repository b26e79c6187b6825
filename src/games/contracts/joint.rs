//! A contract with several independent declarers, such as a misère: each is settled alone against all others.

use super::{amount, declare, times, trump_fits};
use crate::games::{Deal, HandError, HandRecord, HandResult, Outcome, Role, Tricks};
use crate::scheme::{Contract, Contracts, Scheme};
use crate::seat::{PerSeat, Seat};

/// Writes the outcome of a hand in which each of these declarers plays the contract alone.
pub(super) fn play(
    scheme: &Scheme,
    rules: &Contracts,
    contract: &Contract,
    doubled: i64,
    deal: Deal,
    hand: &HandRecord<Seat>,
    outcome: &mut Outcome,
) -> Result<(), HandError> {
    let declarers = hand.declarers.as_deref().unwrap_or_default();
    declare(scheme, contract, deal, declarers, Role::Declarer, outcome)?;
    let tricks = tricks(rules, declarers, hand)?;
    trump_fits(rules, contract, hand)?;
    let opponents = Seat::all(outcome.roles.seats());
    let mut opponents = opponents.filter(|seat| outcome.roles.at(*seat) == Role::Opponent);
    // If all play it, they take all tricks. A failed contract may be recorded without its exact number of tricks.
    let (found, cards) = (tricks.iter().copied().map(u32::from).sum(), rules.cards);
    let all_make = tricks.iter().all(|tricks| contract.target.made(*tricks));
    if opponents.next().is_none() && all_make && found != u32::from(cards) {
        return Err(HandError::TricksSum { found, cards });
    }
    let mut made = PerSeat::new(outcome.roles.seats());
    for (declarer, tricks) in declarers.iter().zip(tricks) {
        let amount =
            amount(rules, contract, tricks).and_then(|amount| times(amount, rules, doubled));
        settle(outcome, *declarer, amount).ok_or_else(|| HandError::Overflow)?;
        made.set(*declarer, Some(contract.target.made(tricks)));
    }
    outcome.result = HandResult::Joint { made, doubled };
    Ok(())
}

/// The tricks of each declarer, in order.
fn tricks(
    rules: &Contracts,
    declarers: &[Seat],
    hand: &HandRecord<Seat>,
) -> Result<Vec<u8>, HandError> {
    let each = |found| HandError::TricksEach {
        found,
        declarers: declarers.len(),
    };
    let all = match &hand.tricks {
        None => return Err(HandError::Missing { key: "tricks" }),
        Some(Tricks::Side(_)) => return Err(each(1)),
        Some(Tricks::Seats(all)) => all,
    };
    if all.len() != declarers.len() {
        return Err(each(all.len()));
    }
    let tricks = declarers.iter().zip(all).map(|(seat, tricks)| {
        tricks.ok_or_else(|| HandError::Blank {
            key: "tricks",
            seat: *seat,
        })
    });
    let tricks: Vec<u8> = tricks.collect::<Result<_, _>>()?;
    let found = tricks.iter().fold(0, |sum: u8, n| sum.saturating_add(*n));
    if found > rules.cards {
        return Err(HandError::TooManyTricks {
            found,
            cards: rules.cards,
        });
    }
    Ok(tricks)
}

/// Makes each other player dealt cards pay a declarer this amount.
fn settle(outcome: &mut Outcome, declarer: Seat, amount: Option<i64>) -> Option<()> {
    let amount = amount?;
    for seat in Seat::all(outcome.roles.seats()) {
        if seat == declarer || outcome.roles.at(seat) == Role::Out {
            continue;
        }
        let (paid, won) = (outcome.points.at(seat), outcome.points.at(declarer));
        outcome.points.set(seat, paid.checked_sub(amount)?);
        outcome.points.set(declarer, won.checked_add(amount)?);
    }
    Some(())
}
