//! Contracts of other schemes of the game that these rules lack, offered at scaled prices.

use super::choice::Choice;
use super::context::Context;
use super::control::Control;
use super::line::Sentence;
use crate::scheme::contracts::{Contract, Contracts};
use crate::scheme::document::LARGEST;
use crate::scheme::draft::{Draft, Value};
use crate::scheme::{Scheme, catalog};
use crate::view::message::Message;
use crate::view::{contract, contract_inline};

/// The line that offers them; `None` if there are none.
pub(super) fn line(at: &Context) -> Option<Sentence> {
    let here = at.draft.ids("contracts");
    let mut lacking: Vec<(&Scheme, &Contract)> = Vec::new();
    for scheme in catalog::all().filter(|scheme| scheme.game == at.good.game) {
        for one in scheme
            .rules
            .contracts()
            .into_iter()
            .flat_map(|rules| &rules.contracts)
        {
            let known = |id: &str| lacking.iter().any(|(_, other)| other.id == id);
            if !here.contains(&one.id.as_str()) && !known(&one.id) {
                lacking.push((scheme, one));
            }
        }
    }
    let named = lacking
        .iter()
        .map(|(_, one)| contract_inline(one))
        .reduce(Message::listed)?;
    let choices = lacking.into_iter().filter_map(|(scheme, one)| {
        let all = admitted(at.draft, scheme.rules.contracts()?, scheme, one)?;
        let pays = format!("contracts.{}.pays", one.id);
        Some(Choice::set(contract(one), "contracts", all).then_open(pays))
    });
    let (key, ask) = ("contracts.+", Message::HouseAskAdmit);
    let control = Control::choice(at, key, ask, choices.collect());
    let line = Sentence::new(key, Message::HouseLineAdmit);
    Some(line.word(named).add(control))
}

/// The draft's contracts with `one` of another scheme added. It ranks above the contracts that it outranks in that
/// scheme, and its amounts are scaled to these rules.
fn admitted(draft: &Draft, from: &Contracts, scheme: &Scheme, one: &Contract) -> Option<Value> {
    let ids = from.contracts.iter().map(|contract| contract.id.clone());
    let behind: Vec<String> = ids.take_while(|id| *id != one.id).collect();
    let mut next = draft.clone();
    next.copy_item("contracts", &one.id, &Draft::of(scheme), &behind);
    let amounts = [("pays", one.pays), ("fails", one.fails)].into_iter();
    for (name, there) in amounts
        .chain(one.trick_points())
        .filter(|(_, there)| *there > 0)
    {
        let amount = fitting(draft, from, there).max(i64::from(name == "pays"));
        let key = format!("contracts.{}.{name}", one.id);
        next.set(&key, &Value::Integer(amount)).ok()?;
    }
    next.at("contracts").cloned()
}

/// Scales an amount of another scheme by the ratio of the first contract that both have, rounded half up to whole
/// points.
fn fitting(draft: &Draft, from: &Contracts, amount: i64) -> i64 {
    let both = from.contracts.iter().find_map(|one| {
        let here = draft.number(&format!("contracts.{}.pays", one.id))?;
        Some((here, one.pays))
    });
    let (here, there) = both.unwrap_or((1, 1));
    let whole = i128::from(amount) * i128::from(here) * 2 + i128::from(there);
    i64::try_from(whole / (i128::from(there) * 2))
        .unwrap_or(LARGEST)
        .min(LARGEST)
}
