//! Rules of kind `contracts` with special forms: four lines per contract, its target, its rank, the source of trumps, and
//! contracts of other schemes to add.

use super::common;
use super::control::{Choice, Control};
use super::line::Sentence;
use super::rule::{Context, Row, line};
use crate::scheme::contracts::{Contract, Contracts, GENERAL_MISERE};
use crate::scheme::draft::{Change, Value};
use crate::scheme::fields::ValueKind;
use crate::scheme::{catalog, fields};
use crate::view::message::{Message, contract, contract_inline, inline};
use toml::Table;

/// The lines of all contracts, and of those that can be added.
pub(super) fn lines(at: &Context) -> Vec<Sentence> {
    let ids = at.draft.ids("contracts").into_iter();
    ids.flat_map(|id| one(at, id)).chain(lacking(at)).collect()
}

/// The lines of a contract: whether it is played, its target and pay; overtricks and undertricks; the cost of failing;
/// who plays it and how.
fn one(at: &Context, id: &str) -> Vec<Sentence> {
    let known = at.good.contract(id);
    let name = known.map_or_else(|| Message::typed(id), contract);
    let allowed = format!("contracts.{id}.allowed");
    if at.draft.at(&allowed) == Some(&false.into()) && id != GENERAL_MISERE {
        let line = Sentence::new(&allowed, name).of(vec![format!("contracts.{id}")]);
        let control = at.row(&allowed).map(|row| super::rule::control(at, &row));
        return Vec::from_iter(control.map(|control| line.tap(control)));
    }
    let rows = fields::of(at.kind()).iter().filter_map(|entry| {
        let key = entry.path.strip_prefix("contracts.*.")?;
        at.row(&format!("contracts.{id}.{key}"))
    });
    rows.filter_map(|row| line(at, &row, &name)).collect()
}

/// The target of a contract: the meaning of its number, and the number.
pub(super) fn target(at: &Context, row: &Row, line: Sentence) -> Sentence {
    let sorts = fields::TARGETS.map(|sort| (sort, format!("{}.{sort}", row.path)));
    let now = sorts
        .iter()
        .find_map(|(_, key)| Some((key, at.draft.number(key)?)));
    let (now, n) = now.unwrap_or((&sorts[0].1, 0));
    let choices = sorts.iter().map(|(sort, key)| {
        let text = row.word(&format!("-sort-{sort}"));
        Choice::set(text, key, n).if_has(key)
    });
    let tricks = at.number(now, ValueKind::Count);
    let tricks = Control::number(now, row.word("-tricks-ask"), tricks);
    let sort = Control::choice(at, &row.path, row.ask(), choices.collect());
    line.tap(sort).tap(tricks)
}

/// The rank of a contract among the biddable ones, by their names within a sentence.
pub(super) fn rank(at: &Context, row: &Row) -> Control {
    let (id, _) = fields::of_contract(&row.path).unwrap_or_default();
    let above = |lower: Option<&str>| {
        let Some(lower) = lower else {
            return row.word("-none");
        };
        let name = inline(at.good, lower);
        let says = row.key.say("-value", |_| name.clone().into());
        says.unwrap_or(name)
    };
    let others = at.draft.ranked().filter(|other| *other != id).map(Some);
    let choices = std::iter::once(None).chain(others).map(|lower| {
        let change = Change::Rank(id.to_owned(), lower.map(str::to_owned));
        Choice::change(above(lower), vec![change])
    });
    let key = format!("contracts.{id}.rank");
    let mut rank = Control::choice(at, &key, row.ask(), choices.collect());
    rank.moved = Some(at.draft.is_moved(id, at.base));
    rank
}

/// The source of trumps.
pub(super) fn trump(row: &Row) -> Vec<Choice> {
    let set = |word: &str, value| Choice::set(row.word(&format!("-{word}")), &row.path, value);
    let in_turn = Table::from_iter([("rotation".to_owned(), common::usual_rotation())]);
    vec![
        set("turn-up", Value::from("turn-up")),
        set("second-pack", "second-pack".into()),
        set("in-turn", in_turn.into()).if_has("trump.rotation"),
    ]
}

/// The line that offers contracts of other schemes of the game that these rules lack, at scaled prices; `None` if there
/// are none.
fn lacking(at: &Context) -> Option<Sentence> {
    let mut known = at.draft.ids("contracts");
    let others = catalog::all().filter(|scheme| scheme.game == at.good.game);
    let others = others.filter_map(|scheme| scheme.rules.contracts());
    let mut lacking: Vec<(&Contracts, &Contract)> = Vec::new();
    for rules in others {
        for one in &rules.contracts {
            if !known.contains(&&*one.id) {
                known.push(&one.id);
                lacking.push((rules, one));
            }
        }
    }
    let named = lacking.iter().map(|(_, one)| contract_inline(one));
    let named = named.reduce(Message::listed)?;
    let choices = lacking.into_iter().map(|(rules, one)| {
        let all = fields::contracts::admitted(at.draft, rules, one);
        let pays = format!("contracts.{}.pays", one.id);
        Choice::set(contract(one), "contracts", all).then_open(pays)
    });
    let (key, ask) = ("contracts.+", Message::HouseAskAdmit);
    let control = Control::choice(at, key, ask, choices.collect());
    let line = Sentence::new(key, Message::HouseLineAdmit);
    Some(line.word(named).add(control))
}
