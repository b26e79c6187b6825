//! Contracts: each by overtricks or undertricks.

use super::WorkedExample;
use super::sum::{Part, sum};
use crate::games::{HandResult, Outcome};
use crate::scheme::contracts::GENERAL_MISERE;
use crate::scheme::{Contract, Contracts, Rules};
use crate::view::contract_inline;
use crate::view::message::Message;
use crate::view::rule_editor::context::Context;
use crate::view::what_if::Trial;
use crate::view::what_if::contracts::{Hands, by, heads};

/// The table's range of margins: overtricks, or undertricks if negative.
const MARGINS: std::ops::RangeInclusive<i16> = -5..=5;
/// A margin that shows the effect of overtricks or undertricks.
const SOME: i16 = 2;

/// The worked example of all contracts. It omits the pot, because the effect of a pot depends on its content.
pub(super) fn worked(at: &Context, rules: &Contracts) -> WorkedExample {
    let mut alone = at.good.clone();
    if let Rules::Contracts(rules) = &mut alone.rules {
        rules.pot = None;
    }
    let Some(first) = Trial::first(&alone) else {
        return WorkedExample::default();
    };
    let shown = rules.contracts.iter();
    let shown = shown.filter(|one| one.allowed || one.is_general_misere());
    let all = shown.map(|one| Hands::of(&first, rules, one, [None, None], true));
    let all: Vec<Hands> = all.collect();
    let rows = all.iter().map(|hands| hands.row(MARGINS, hands.declarer));
    let grid = first.grid(
        Message::HouseWorkedContracts,
        Message::HouseWorkedContractsCaption,
        heads(MARGINS),
        rows,
    );
    let Some((row, margin)) = cell(at, rules, &all) else {
        return WorkedExample::of(grid, None);
    };
    let column = usize::try_from(margin - MARGINS.start()).unwrap_or(0);
    let said = sentence(rules, &all[row], margin);
    WorkedExample::of(grid.with_boxed_cell(row, column), said)
}

/// The contract and the margin that show the effect of the open rule.
fn cell(at: &Context, rules: &Contracts, all: &[Hands]) -> Option<(usize, i16)> {
    let open = at.open.unwrap_or_default();
    let of_contract = open.strip_prefix("contracts.");
    let (id, rule) = of_contract
        .and_then(|rest| rest.split_once('.'))
        .unwrap_or_default();
    let usual = open.starts_with("general-misere");
    let id = if usual { GENERAL_MISERE } else { id };
    let found = all.iter().position(|hands| hands.one.id == id);
    let row = found.unwrap_or(0);
    let hands = all.get(row)?;
    let one = hands.one;
    let wanted = match rule {
        "over" => SOME,
        "under" => -SOME,
        "fails" => -1,
        "most-over" => i16::from(one.most_over).saturating_add(1),
        "free-under" => -i16::from(one.free_under).saturating_add(1),
        "all-tricks" => all_tricks(rules, hands).unwrap_or(0),
        _ => 0,
    };
    // Not every contract has such a margin: a misère has no overtricks.
    let towards = [wanted, wanted.signum(), 0].into_iter();
    let mut shown = towards.filter(|margin| MARGINS.contains(margin));
    Some((row, shown.find(|margin| hands.by(*margin).is_some())?))
}

/// The margin with every trick.
fn all_tricks(rules: &Contracts, hands: &Hands) -> Option<i16> {
    let every = |outcome: &Outcome| matches!(outcome.result, HandResult::Contract { tricks, made: true, .. } if tricks == rules.cards);
    MARGINS
        .rev()
        .find(|margin| hands.by(*margin).is_some_and(every))
}

fn sentence(rules: &Contracts, hands: &Hands, margin: i16) -> Option<(Message, Message)> {
    let (one, outcome) = (hands.one, hands.by(margin)?);
    let total = outcome.points.at(hands.declarer);
    let each = outcome.points.at(hands.opponent).checked_abs()?;
    let name = Message::HouseSomebody;
    let (sentence, parts) = match outcome.result {
        HandResult::Contract { tricks, made, .. } => {
            let every = made && tricks == rules.cards && one.all_tricks != 0;
            let (by, parts) = if every {
                let parts = vec![Part::points_once(one.all_tricks)];
                (Message::HouseWithEveryTrick, parts)
            } else {
                (by(margin), parts(one, margin))
            };
            let name = if one.declarers == 2 {
                Message::house_with_partner(name)
            } else {
                name
            };
            let contract = contract_inline(one);
            let sentence = if made {
                Message::house_worked_contract_made(name, contract, by, total)
            } else {
                Message::house_worked_contract_failed(name, contract, by, total)
            };
            (sentence, parts)
        }
        HandResult::GeneralMisere { .. } => {
            let sentence = if rules.general_misere.has_payee() {
                Message::house_worked_receives(name, total)
            } else {
                Message::house_worked_pays(name, total)
            };
            (sentence, vec![Part::points_once(one.pays)])
        }
        _ => return None,
    };
    Some((sentence, sum(&parts, &[rules.unit], each)))
}

/// What each opponent pays or gets, before the unit.
fn parts(one: &Contract, margin: i16) -> Vec<Part> {
    let tricks = i64::from(margin.abs());
    let (flat, points, counted) = if margin < 0 {
        let counted = (tricks - i64::from(one.free_under)).max(0);
        (one.cost_of_failing(), one.under, counted)
    } else {
        (one.pays, one.over, one.counted_overtricks(tricks))
    };
    let mut parts = vec![Part::points_once(flat)];
    if points != 0 && counted != 0 {
        parts.push(Part::each(points, counted));
    }
    parts
}
