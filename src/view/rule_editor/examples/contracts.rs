//! Contracts: each of them made with tricks over, or short by so many.

use super::sum::{Part, sum};
use super::{Cell, Row, WorkedExample, first, n, played};
use crate::games::{Carry, HandRecord, HandResult, Outcome, Tricks};
use crate::scheme::{Contract, Contracts, Rules};
use crate::seat::Seat;
use crate::view::message::Message;
use crate::view::rule_editor::context::Context;
use crate::view::{contract, contract_inline};

/// Tricks over, or short below 0, that the table goes to.
const MARGINS: std::ops::RangeInclusive<i16> = -5..=5;
/// Tricks over or short that show what one of them does.
const SOME: i16 = 2;

pub(super) fn worked(at: &Context, rules: &Contracts) -> WorkedExample {
    let all: Vec<&Contract> = rules
        .contracts
        .iter()
        .filter(|one| one.allowed || one.is_general_misere())
        .collect();
    let boxed = cell(at, rules, &all);
    let rows = all.iter().map(|one| {
        let cells = MARGINS.map(|margin| {
            let hand = hand(at, rules, one, margin);
            let points = hand.as_ref().and_then(own);
            let here = boxed.is_some_and(|(id, at)| (id, at) == (one.id.as_str(), margin));
            Cell::of(points.map(|points| (points, margin >= 0)), here, |n| {
                Message::HouseCellContract {
                    contract: contract(one).part(),
                    by: by(i64::from(margin)).part(),
                    n,
                }
            })
        });
        Row {
            head: contract(one),
            cells: cells.collect(),
        }
    });
    let rows = rows.collect();
    let (sentence, sum) = boxed
        .and_then(|(id, margin)| sentence(at, rules, rules.contract(id)?, margin))
        .unwrap_or((Message::Blank, Message::Blank));
    WorkedExample {
        title: Message::HouseWorkedContracts,
        caption: Message::HouseWorkedContractsCaption,
        examples: Vec::new(),
        corner: Message::Blank,
        heads: MARGINS.map(head).collect(),
        rows,
        sentence,
        sum,
    }
}

fn head(margin: i16) -> Message {
    Message::Change {
        n: i64::from(margin).into(),
    }
}

/// The contract and the margin that show what the open rule does.
fn cell<'a>(at: &Context, rules: &Contracts, all: &[&'a Contract]) -> Option<(&'a str, i16)> {
    let open = at.open.unwrap_or_default();
    let (id, rule) = open
        .strip_prefix("contracts.")
        .and_then(|rest| rest.split_once('.'))
        .unwrap_or_default();
    let usual = if open.starts_with("general-misere") {
        all.iter().find(|one| one.is_general_misere())
    } else {
        None
    };
    let one = usual
        .or_else(|| all.iter().find(|one| one.id == id))
        .or_else(|| all.first())?;
    let wanted = match rule {
        "over" => SOME,
        "under" => -SOME,
        "fails" => -1,
        "most-over" => i16::from(one.most_over).saturating_add(1),
        "free-under" => -i16::from(one.free_under).saturating_add(1),
        "all-tricks" => all_tricks(at, rules, one).unwrap_or(0),
        _ => 0,
    };
    // A misère has no tricks over, and a grand one hardly any short of it.
    let towards = [wanted, wanted.signum(), 0];
    let margin = towards
        .into_iter()
        .filter(|margin| MARGINS.contains(margin))
        .find(|margin| hand(at, rules, one, *margin).is_some())?;
    Some((&one.id, margin))
}

/// The margin with every trick.
fn all_tricks(at: &Context, rules: &Contracts, one: &Contract) -> Option<i16> {
    MARGINS.rev().find(|margin| {
        let hand = hand(at, rules, one, *margin);
        hand.is_some_and(|hand| {
            matches!(hand.result, HandResult::Contract { tricks, made: true, .. } if tricks == rules.cards)
        })
    })
}

/// A hand of the contracts alone: what a pot gives and takes depends on what is in it.
fn played_without_pot(at: &Context, hand: &HandRecord<Seat>) -> Option<Outcome> {
    let mut scheme = at.good.clone();
    if let Rules::Contracts(rules) = &mut scheme.rules {
        rules.pot = None;
    }
    let (outcome, _) = played(&scheme, &Carry::default(), hand).ok()?;
    Some(outcome)
}

/// A hand in which the first player's contract came out by so much; none where there is no such hand.
fn hand(at: &Context, rules: &Contracts, one: &Contract, margin: i16) -> Option<Outcome> {
    let [first, second] = [Seat::new(0)?, Seat::new(1)?];
    if one.is_general_misere() {
        let receives = rules.general_misere.has_receiver();
        let hand = HandRecord {
            contract: Some(one.id.clone()),
            payer: Some(first).filter(|_| !receives),
            receiver: Some(first).filter(|_| receives),
            ..HandRecord::blank()
        };
        let outcome = played_without_pot(at, &hand)?;
        return Some(outcome).filter(|_| margin == 0);
    }
    let declarers = [first, second];
    let declarers = declarers.iter().take(usize::from(one.declarers)).copied();
    let of = |tricks: u8| {
        let hand = HandRecord {
            contract: Some(one.id.clone()),
            declarers: Some(declarers.clone().collect()),
            tricks: Some(Tricks::Side(tricks)),
            ..HandRecord::blank()
        };
        let outcome = played_without_pot(at, &hand)?;
        let HandResult::Contract {
            made,
            margin: found,
            ..
        } = outcome.result
        else {
            return None;
        };
        (found == margin && made == (margin >= 0)).then_some(outcome)
    };
    // Of two ways to come out by so much, the target itself.
    of(one.target.tricks()).or_else(|| (0..=rules.cards).find_map(of))
}

fn own(outcome: &Outcome) -> Option<i64> {
    Some(outcome.points.at(first()?))
}

/// What the first of the others has.
fn others(outcome: &Outcome, one: &Contract) -> Option<i64> {
    let seat = Seat::new(usize::from(one.declarers))?;
    Some(outcome.points.at(seat))
}

fn sentence(
    at: &Context,
    rules: &Contracts,
    one: &Contract,
    margin: i16,
) -> Option<(Message, Message)> {
    let outcome = hand(at, rules, one, margin)?;
    let (total, each) = (own(&outcome)?, others(&outcome, one)?.checked_abs()?);
    let name = Message::HouseSomebody.part();
    let (sentence, parts) = match outcome.result {
        HandResult::Contract { tricks, made, .. } => {
            let every = made && tricks == rules.cards && one.all_tricks != 0;
            let parts = parts(one, margin, every);
            let by = if every {
                Message::HouseWithEveryTrick
            } else {
                by(i64::from(margin))
            };
            let name = if one.declarers == 2 {
                Message::HouseWithPartner { name }.part()
            } else {
                name
            };
            let (contract, by) = (contract_inline(one).part(), by.part());
            let sentence = if made {
                Message::HouseWorkedContractMade {
                    name,
                    contract,
                    by,
                    total,
                }
            } else {
                Message::HouseWorkedContractFailed {
                    name,
                    contract,
                    by,
                    total,
                }
            };
            (sentence, parts)
        }
        HandResult::GeneralMisere { .. } => {
            let sentence = if rules.general_misere.has_receiver() {
                Message::HouseWorkedReceives { name, total }
            } else {
                Message::HouseWorkedPays { name, total }
            };
            (sentence, vec![Part::flat(one.pays)])
        }
        HandResult::PassedOut
        | HandResult::Joint { .. }
        | HandResult::Bids { .. }
        | HandResult::Shared(_) => return None,
    };
    let unit: Vec<i64> = Some(rules.unit)
        .filter(|unit| *unit != 1)
        .into_iter()
        .collect();
    Some((sentence, sum(&parts, &unit, each)))
}

/// What an opponent pays or is paid, before the unit.
fn parts(one: &Contract, margin: i16, every: bool) -> Vec<Part> {
    if every {
        return vec![Part::flat(one.all_tricks)];
    }
    let tricks = i64::from(margin.abs());
    let (flat, points, counted) = if margin < 0 {
        let counted = (tricks - n(one.free_under)).max(0);
        (one.failing(), one.under, counted)
    } else {
        (one.pays, one.over, one.counted(tricks))
    };
    let beyond = Part::each(points, counted);
    [Part::flat(flat)]
        .into_iter()
        .chain(Some(beyond).filter(|_| points != 0 && counted != 0))
        .collect()
}

/// How a contract came out.
fn by(margin: i64) -> Message {
    if margin < 0 {
        Message::HouseShortBy { n: -margin }
    } else {
        Message::HouseMadeBy { n: margin }
    }
}
