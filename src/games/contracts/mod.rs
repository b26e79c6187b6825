//! Kind `contracts`: a player undertakes a contract, alone or with a partner, and the others pay or are paid.
//!
//! One number per contract, what each opponent pays, is enough; the declaring side's gain follows, so a hand always
//! sums to zero, together with the pot if there is one. The Polish rules of Solo Whist also print a column for the
//! declarer, which is that number times three, or the number itself in two against two.

mod joint;
mod pot;
mod steps;

pub(super) use steps::answers;

use super::{Carry, Deal, HandError, HandRecord, HandResult, Keys, Outcome, Role, Tricks};
use crate::cards::Trump;
use crate::scheme::contracts::AllPass;
use crate::scheme::{
    Contract, ContractTrump, Contracts, OpeningLead, Scheme, TrumpSource, document::nearest,
};
use crate::seat::Seat;

const KEYS: Keys = &[
    "contract",
    "declarers",
    "payer",
    "receiver",
    "passed",
    "cards",
    "tricks",
    "trump",
];

/// The keys allowed in a passed-out hand.
const PASSED: Keys = &["passed", "cards", "trump"];

/// The keys allowed in a hand with declarers.
const DECLARED: Keys = &["contract", "declarers", "cards", "tricks", "trump"];

/// The keys allowed in a general misère.
const GENERAL_MISERE: Keys = &["contract", "payer", "receiver", "cards", "trump"];

/// Writes the outcome of a hand into `outcome`, which so far has only the deal, and updates the carry.
pub(super) fn play(
    scheme: &Scheme,
    rules: &Contracts,
    deal: Deal,
    hand: &HandRecord<Seat>,
    outcome: &mut Outcome,
    carry: &mut Carry,
) -> Result<(), HandError> {
    hand.check_keys(KEYS)?;
    hand.check_cards(rules.cards)?;
    match (&hand.contract, hand.passed) {
        (_, Some(false)) => return Err(HandError::PassedFalse),
        (None, None) => return Err(HandError::NoContract),
        (Some(_), Some(true)) => return Err(HandError::Unused { key: "passed" }),
        (None, Some(true)) => passed_out(rules, deal, hand, outcome, carry)?,
        (Some(id), None) => {
            let contract = known(rules, id)?;
            let doubled = carry.times().ok_or_else(|| HandError::Overflow)?;
            if contract.is_general_misere() {
                general_misere(scheme, rules, contract, doubled, deal, hand, outcome)?;
            } else {
                contract_played(scheme, rules, contract, doubled, deal, hand, outcome)?;
            }
            carry.doublings = 0;
            carry.goulash = false;
        }
    }
    carry.pot = pot::settle(rules, carry.pot, outcome)?;
    Ok(())
}

/// The scheme's fixed trump of the next hand.
pub(super) fn trump(rules: &Contracts, carry: &Carry) -> Option<Trump> {
    match &rules.trump {
        TrumpSource::Rotation(order) => {
            let hand = usize::try_from(carry.hands).ok()?;
            order.get(hand.checked_rem(order.len())?).copied()
        }
        TrumpSource::TurnUp | TrumpSource::SecondPack => None,
    }
}

fn known<'a>(rules: &'a Contracts, id: &str) -> Result<&'a Contract, HandError> {
    let Some(contract) = rules.contract(id) else {
        let nearest = nearest(
            id,
            rules.contracts.iter().map(|contract| contract.id.as_str()),
        );
        return Err(HandError::UnknownContract {
            id: id.to_owned(),
            nearest,
        });
    };
    // A general misère is never bid, so switching it off would only prevent recording it.
    if contract.allowed || contract.is_general_misere() {
        Ok(contract)
    } else {
        Err(HandError::NotAllowed { id: id.to_owned() })
    }
}

fn passed_out(
    rules: &Contracts,
    deal: Deal,
    hand: &HandRecord<Seat>,
    outcome: &mut Outcome,
    carry: &mut Carry,
) -> Result<(), HandError> {
    if !rules.can_pass_out() {
        return Err(HandError::NotPassedOut);
    }
    hand.check_keys(PASSED)?;
    carry.goulash = rules.all_pass == AllPass::Goulash;
    if rules.all_pass == AllPass::NextHandDoubles {
        carry.doublings = carry
            .doublings
            .checked_add(1)
            .ok_or_else(|| HandError::Overflow)?;
    }
    if rules.all_pass == AllPass::SameDealer {
        outcome.next_dealer = deal.dealer;
    }
    Ok(())
}

fn contract_played(
    scheme: &Scheme,
    rules: &Contracts,
    contract: &Contract,
    doubled: i64,
    deal: Deal,
    hand: &HandRecord<Seat>,
    outcome: &mut Outcome,
) -> Result<(), HandError> {
    hand.check_keys(DECLARED)?;
    let declarers = hand
        .declarers
        .as_ref()
        .ok_or_else(|| HandError::Missing { key: "declarers" })?;
    if contract.joint && declarers.len() > 1 {
        return joint::play(scheme, rules, contract, doubled, deal, hand, outcome);
    }
    if declarers.len() != usize::from(contract.declarers) {
        return Err(HandError::Declarers {
            id: contract.id.clone(),
            wanted: contract.declarers,
            found: declarers.len(),
        });
    }
    declare(scheme, contract, deal, declarers, Role::Partner, outcome)?;
    let tricks = match hand
        .tricks
        .as_ref()
        .ok_or_else(|| HandError::Missing { key: "tricks" })?
    {
        Tricks::Side(tricks) => *tricks,
        Tricks::Seats(_) => return Err(HandError::TricksOfSide),
    };
    if tricks > rules.cards {
        return Err(HandError::TooManyTricks {
            found: tricks,
            cards: rules.cards,
        });
    }
    trump_fits(rules, contract, hand)?;
    let amount = amount(rules, contract, tricks).and_then(|amount| times(amount, rules, doubled));
    share(
        outcome,
        amount.ok_or_else(|| HandError::Overflow)?,
        |role| matches!(role, Role::Declarer | Role::Partner),
    )?;
    outcome.result = HandResult::Contract {
        tricks,
        made: contract.target.made(tricks),
        margin: contract.target.margin(tricks),
        doubled,
    };
    Ok(())
}

/// Writes the roles of these declarers, those after the first with the role `further`, and who leads.
fn declare(
    scheme: &Scheme,
    contract: &Contract,
    deal: Deal,
    declarers: &[Seat],
    further: Role,
    outcome: &mut Outcome,
) -> Result<(), HandError> {
    for (place, seat) in declarers.iter().enumerate() {
        let seat = deal.plays(*seat)?;
        if outcome.roles.at(seat) != Role::Opponent {
            return Err(HandError::Twice {
                key: "declarers",
                seat,
            });
        }
        let role = if place == 0 { Role::Declarer } else { further };
        outcome.roles.set(seat, role);
    }
    outcome.leader = match contract.leads {
        OpeningLead::Eldest => Some(deal.eldest(scheme)),
        OpeningLead::Declarer => declarers.first().copied(),
    };
    Ok(())
}

/// Whether the noted trump is possible in the contract.
fn trump_fits(
    rules: &Contracts,
    contract: &Contract,
    hand: &HandRecord<Seat>,
) -> Result<(), HandError> {
    let has_trump = contract.trump != ContractTrump::None;
    if has_trump && hand.trump == Some(Trump::None) && !rotation_has_no_trump(rules) {
        return Err(HandError::TrumpNeeded {
            id: contract.id.clone(),
        });
    }
    Ok(())
}

/// Whether the trump rotation includes no trump, so that a hand with trumps may have none.
pub(super) fn rotation_has_no_trump(rules: &Contracts) -> bool {
    matches!(&rules.trump, TrumpSource::Rotation(order) if order.contains(&Trump::None))
}

fn general_misere(
    scheme: &Scheme,
    rules: &Contracts,
    contract: &Contract,
    doubled: i64,
    deal: Deal,
    hand: &HandRecord<Seat>,
    outcome: &mut Outcome,
) -> Result<(), HandError> {
    hand.check_keys(GENERAL_MISERE)?;
    let (seat, role) = match (hand.payer, hand.receiver) {
        (Some(seat), None) => (seat, Role::Payer),
        (None, Some(seat)) => (seat, Role::Receiver),
        _ => return Err(HandError::PayerOrReceiver),
    };
    outcome.roles.set(deal.plays(seat)?, role);
    let amount = times(contract.pays, rules, doubled).ok_or_else(|| HandError::Overflow)?;
    let amount = if role == Role::Payer { -amount } else { amount };
    share(outcome, amount, |other| other == role)?;
    outcome.leader = Some(deal.eldest(scheme));
    outcome.result = HandResult::GeneralMisere { doubled };
    Ok(())
}

/// An amount times the unit and the doublings for earlier pass-outs.
fn times(amount: i64, rules: &Contracts, doubled: i64) -> Option<i64> {
    amount.checked_mul(rules.unit.checked_mul(doubled)?)
}

/// What each opponent pays, or gets if the contract failed, in units: an amount, and more for each of a number of tricks.
pub fn price(rules: &Contracts, contract: &Contract, tricks: u8) -> (i64, i64, i64) {
    let margin = i64::from(contract.target.margin(tricks));
    if !contract.target.made(tricks) {
        let counted = (margin.abs() - i64::from(contract.free_under)).max(0);
        return (contract.cost_of_failing(), contract.under, counted);
    }
    if tricks == rules.cards && contract.all_tricks != 0 {
        return (contract.all_tricks, 0, 0);
    }
    let counted = contract.counted_overtricks(margin);
    (contract.pays, contract.over, counted)
}

/// What each opponent pays, in units; below 0 if the contract failed.
fn amount(rules: &Contracts, contract: &Contract, tricks: u8) -> Option<i64> {
    let (flat, each, counted) = price(rules, contract, tricks);
    let amount = each.checked_mul(counted)?.checked_add(flat)?;
    if contract.target.made(tricks) {
        Some(amount)
    } else {
        amount.checked_neg()
    }
}

/// Each opponent pays `amount`, shared by the declaring side; one against three or two against two.
fn share(
    outcome: &mut Outcome,
    amount: i64,
    in_side: impl Fn(Role) -> bool,
) -> Result<(), HandError> {
    let (mut side, mut others) = (0_i64, 0_i64);
    for role in outcome.roles.as_slice() {
        match role {
            Role::Out => {}
            role if in_side(*role) => side += 1,
            _ => others += 1,
        }
    }
    let pays = amount.checked_neg().ok_or_else(|| HandError::Overflow)?;
    let total = amount
        .checked_mul(others)
        .ok_or_else(|| HandError::Overflow)?;
    // Divides evenly for every valid scheme of this kind: `document` allows two declarers only at tables of four.
    let gains = total / side.max(1);
    for (seat, role) in outcome.roles.iter() {
        let points = match role {
            Role::Out => 0,
            role if in_side(role) => gains,
            _ => pays,
        };
        outcome.points.set(seat, points);
    }
    Ok(())
}
