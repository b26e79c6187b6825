//! Reading what a document of kind `contracts` says beside the common keys.

use super::node::Node;
use super::reader::Reader;
use super::text::{is_id, quoted};
use super::{ClashKind, LARGEST, SchemeError, nearest};
use crate::scheme::contracts::{
    Contract, ContractTrump, Contracts, GENERAL_MISERE, Leads, Pot, PotFails, PotFilled, Target,
    TrumpSource,
};
use crate::scheme::{AllPass, GeneralMisere, Range, Rounds, Unaccepted};
use toml::Value;

/// The keys of this kind at the top of a document.
pub(super) const KEYS: &[&str] = &[
    "cards",
    "unit",
    "rounds",
    "all-pass",
    "general-misere",
    "unaccepted",
    "trump",
    "pot",
    "contracts",
];

/// The three sorts of target, of which a contract has one.
pub(super) const TARGETS: [&str; 3] = ["at-least", "exactly", "at-most"];

const CONTRACT: &[&str] = &[
    "id",
    "name",
    "allowed",
    "declarers",
    "target",
    "trump",
    "leads",
    "pays",
    "above",
];
const TRICKS: &[&str] = &["over", "under", "free-under", "all-tricks"];
/// A general misère is never bid and has no declarer, so a number of tricks says nothing about it.
const GENERAL: &[&str] = &["id", "name", "allowed", "trump", "leads", "pays"];

/// A trump suit may be a word, or a table of these.
const TRUMP: &[&str] = &["rotation"];

const POT: &[&str] = &["ante", "filled", "fails"];

/// The keys of the tables below the top, a contract's at a `*` in place of its id.
pub(super) const BELOW: &[(&str, &[&str])] = &[
    ("contracts.*", CONTRACT),
    ("contracts.*", TRICKS),
    ("contracts.*.target", &TARGETS),
    ("trump", TRUMP),
    ("pot", POT),
];

/// The most contracts that a document may have.
const MOST_CONTRACTS: usize = 64;

pub(super) fn read(top: &Reader, players: Range, deck: u8) -> Result<Contracts, SchemeError> {
    let cards = top.need("cards")?.small(1..=deck)?;
    if u16::from(cards) * u16::from(players.most) > u16::from(deck) {
        let why = ClashKind::CardsEach {
            cards,
            players: players.most,
            deck,
        };
        return Err(top.clash("cards", why));
    }
    let rules = Contracts {
        cards,
        unit: top.or("unit", 1, |field| field.whole(1..=LARGEST))?,
        rounds: top.or("rounds", Rounds::default(), Node::switch)?,
        all_pass: top.or("all-pass", AllPass::default(), Node::switch)?,
        general_misere: top.or("general-misere", GeneralMisere::default(), Node::switch)?,
        unaccepted: top.or("unaccepted", Unaccepted::default(), Node::switch)?,
        trump: top.or("trump", TrumpSource::TurnUp, trump)?,
        pot: top.find("pot").map(|field| pot(&field)).transpose()?,
        contracts: contracts(&top.need("contracts")?, cards, players)?,
    };
    if rules.all_pass == AllPass::GeneralMisere && rules.contract(GENERAL_MISERE).is_none() {
        return Err(top.clash("all-pass", ClashKind::NoGeneralMisere));
    }
    if rules.biddable().next().is_none() {
        return Err(top.clash("contracts", ClashKind::NoContract));
    }
    Ok(rules)
}

fn trump(field: &Node) -> Result<TrumpSource, SchemeError> {
    let wanted = "turn-up, second-pack or { rotation = [suits] }";
    if field.as_table().is_ok() {
        let rotation = field.open(TRUMP)?.need("rotation")?;
        let suits = rotation
            .list()
            .filter(|suits| !suits.is_empty())
            .ok_or_else(|| rotation.wrong("a list of suits"))?;
        return suits
            .iter()
            .map(Node::switch)
            .collect::<Result<_, _>>()
            .map(TrumpSource::Rotation);
    }
    match field.text().map_err(|_| field.wrong(wanted))? {
        "turn-up" => Ok(TrumpSource::TurnUp),
        "second-pack" => Ok(TrumpSource::SecondPack),
        _ => Err(field.wrong(wanted)),
    }
}

fn pot(field: &Node) -> Result<Pot, SchemeError> {
    let pot = field.open(POT)?;
    Ok(Pot {
        ante: pot.need("ante")?.whole(1..=LARGEST)?,
        filled: pot.or("filled", PotFilled::default(), Node::switch)?,
        fails: pot.or("fails", PotFails::default(), Node::switch)?,
    })
}

fn contracts(field: &Node, cards: u8, players: Range) -> Result<Vec<Contract>, SchemeError> {
    let items = field
        .list()
        .ok_or_else(|| field.wrong("a list of contracts"))?;
    if items.len() > MOST_CONTRACTS {
        return Err(field.clash(ClashKind::TooMany {
            found: items.len(),
            most: MOST_CONTRACTS,
            what: "contracts",
        }));
    }
    let mut all: Vec<Contract> = Vec::with_capacity(items.len());
    let mut lifted = Vec::new();
    for item in &items {
        let contract = contract(field, item, cards, players)?;
        if all.iter().any(|other| other.id == contract.id) {
            return Err(field.clash(ClashKind::Twice { word: contract.id }));
        }
        if let Some(above) = item.as_table()?.get("above") {
            let key = format!("{}.{}.above", field.key(), contract.id);
            lifted.push((contract.id.clone(), Node::new(key, above)));
        }
        all.push(contract);
    }
    lift(&mut all, &lifted)?;
    Ok(all)
}

/// Puts contracts just above those that they are said to outrank, wherever they stand in the list.
///
/// So a table changes the rank of a contract by one key. The Persian rules of Solo Whist have experienced players rank
/// misère above abundance in trumps, and misère ouverte above everything.
fn lift(all: &mut Vec<Contract>, lifted: &[(String, Node)]) -> Result<(), SchemeError> {
    // Once for each of them, for what one is put above may be put elsewhere itself.
    for (id, above) in lifted.iter().cycle().take(lifted.len() * lifted.len()) {
        let lower = above.text()?;
        let biddable = |one: &&Contract| !one.is_general_misere() && one.id != *id;
        if !all.iter().filter(biddable).any(|one| one.id == lower) {
            let others: Vec<&str> = all.iter().filter(biddable).map(|one| &*one.id).collect();
            return Err(above.clash(ClashKind::AboveUnknown {
                lower: quoted(lower),
                nearest: nearest(lower, others.iter().copied()),
            }));
        }
        if let Some(from) = all.iter().position(|one| one.id == *id) {
            let contract = all.remove(from);
            let lower = all.iter().position(|one| one.id == lower);
            let to = lower.map_or(from, |at| at + 1);
            all.insert(to, contract);
        }
    }
    let place = |id: &str| all.iter().position(|one| one.id == id);
    for (id, above) in lifted {
        let lower = above.text()?;
        if place(id) < place(lower) {
            return Err(above.clash(ClashKind::AboveEachOther {
                lower: lower.to_owned(),
                id: id.clone(),
            }));
        }
    }
    Ok(())
}

fn contract(list: &Node, item: &Node, cards: u8, players: Range) -> Result<Contract, SchemeError> {
    let table = item.as_table()?;
    let id = table
        .get("id")
        .and_then(Value::as_str)
        .filter(|id| is_id(id));
    // A contract is named by its id as soon as it has one, and by its number until then.
    let path = id.map_or_else(
        || item.key().to_owned(),
        |id| format!("{}.{id}", list.key()),
    );
    if id == Some(GENERAL_MISERE) {
        return general_misere(&Reader::open(table, path, &[GENERAL])?);
    }
    let reader = Reader::open(table, path, &[CONTRACT, TRICKS])?;
    let id = reader.need("id")?.id()?;
    let declarers = reader.need("declarers")?.small(1..=2)?;
    if declarers == 2 && (players.least, players.most) != (4, 4) {
        return Err(reader.clash("declarers", ClashKind::TwoDeclarers));
    }
    Ok(Contract {
        name: reader.or("name", id.clone(), Node::name)?,
        id,
        allowed: reader.or("allowed", true, Node::truth)?,
        declarers,
        target: target(&reader.need("target")?, cards)?,
        trump: reader.or("trump", ContractTrump::TurnUp, Node::switch)?,
        leads: reader.or("leads", Leads::Eldest, Node::switch)?,
        pays: reader.need("pays")?.whole(1..=LARGEST)?,
        over: reader.or("over", 0, |field| field.whole(0..=LARGEST))?,
        under: reader.or("under", 0, |field| field.whole(0..=LARGEST))?,
        free_under: reader.or("free-under", 0, |field| field.small(0..=cards))?,
        all_tricks: reader.or("all-tricks", 0, |field| field.whole(0..=LARGEST))?,
    })
}

fn general_misere(reader: &Reader) -> Result<Contract, SchemeError> {
    let id = GENERAL_MISERE.to_owned();
    Ok(Contract {
        name: reader.or("name", id.clone(), Node::name)?,
        id,
        allowed: reader.or("allowed", true, Node::truth)?,
        declarers: 1,
        target: Target::AtMost(0),
        trump: reader.or("trump", ContractTrump::None, Node::switch)?,
        leads: reader.or("leads", Leads::Eldest, Node::switch)?,
        pays: reader.need("pays")?.whole(1..=LARGEST)?,
        over: 0,
        under: 0,
        free_under: 0,
        all_tricks: 0,
    })
}

fn target(field: &Node, cards: u8) -> Result<Target, SchemeError> {
    let reader = field.open(&TARGETS)?;
    let mut found = TARGETS
        .iter()
        .filter_map(|key| reader.find(key).map(|value| (*key, value)));
    let (Some((key, value)), None) = (found.next(), found.next()) else {
        return Err(field.clash(ClashKind::OneTarget));
    };
    let tricks = value.small(0..=cards)?;
    Ok(match key {
        "at-least" => Target::AtLeast(tricks),
        "exactly" => Target::Exactly(tricks),
        _ => Target::AtMost(tricks),
    })
}
