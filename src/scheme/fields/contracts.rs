//! The keys of kind `contracts`.

use super::entry::collect;
use super::hint::{NOT_NEGATIVE, POSITIVE};
use super::offer::when;
use super::{Accessor, Bounds, Entry, Form, Limits, accessor, keys, read, text, word, write};
use crate::scheme::contracts::AllPass;
use crate::scheme::contracts::{
    Contract, ContractTrump, Contracts, GENERAL_MISERE, OpeningLead, Pot, PotFails, PotFilled,
    Target, TrumpSource, USUAL_ROTATION,
};
use crate::scheme::document::{
    ClashKind, LARGEST, Node, Reader, SchemeError, is_id, nearest, quoted,
};
use crate::scheme::draft::Draft;
use crate::scheme::keyword::Keyword;
use crate::scheme::{GeneralMisere, Rounds, Rules, UnacceptedProposal};
use toml::{Table, Value};

type Field = super::Field<Contracts>;
type OfContract = super::Field<Contract>;

/// The three kinds of target, of which a contract has one.
pub const TARGETS: [&str; 3] = ["at-least", "exactly", "at-most"];

/// The keys of a general misère. It is never bid and has no declarer, so it has no target.
const GENERAL: [&str; 6] = ["id", "name", "allowed", "trump", "leads", "pays"];

/// The maximum number of contracts.
const MOST_CONTRACTS: usize = 64;

/// Tricks of a hand.
const TRICKS: Bounds = |limits| (0, limits.cards.into());

/// A field of one kind of target, which excludes the others.
macro_rules! target {
    ($key:literal, $sort:ident, $others:expr) => {
        OfContract::small(
            $key,
            TRICKS,
            Accessor {
                get: |one: &Contract| match one.target {
                    Target::$sort(tricks) => Some(tricks),
                    _ => None,
                },
                set: |one: &mut Contract, tricks| one.target = Target::$sort(tricks),
            },
        )
        .removes_keys($others)
    };
}

/// All keys of this kind.
pub(in crate::scheme) const FIELDS: &[Field] = &[
    // The amounts of the contracts are shown multiplied by it.
    Field::whole("unit", POSITIVE, accessor!(unit)).never_shown(),
    Field::custom_with_keys(
        "contracts",
        |node, limits, rules| contracts(node, limits).map(|all| rules.contracts = all),
        |rules| {
            let all = rules.contracts.iter().map(contract_value);
            Some(all.collect::<Vec<_>>().into())
        },
        |below, all| collect(CONTRACT, &format!("{below}*."), all),
    )
    .needed(),
    Field::offering_each(word!("all-pass", AllPass, all_pass), 0).always_shown(),
    Field::offering_by(
        word!("general-misere", GeneralMisere, general_misere),
        1,
        |_, now| {
            when(
                now.all_pass == AllPass::GeneralMisere,
                &super::words::<GeneralMisere>(),
            )
        },
    )
    .always_shown(),
    Field::offering_each(word!("rounds", Rounds, rounds), 2).always_shown(),
    // If every contract names its trump, there is neither a proposal nor a trump of the hand.
    Field::offering_by(
        word!("unaccepted", UnacceptedProposal, unaccepted),
        3,
        |_, now| {
            when(
                now.uses_trump_of_hand(),
                &super::words::<UnacceptedProposal>(),
            )
        },
    )
    .always_shown(),
    Field::custom_with_keys(
        "trump",
        |node, _, rules| trump(node).map(|source| rules.trump = source),
        |rules| Some(trump_value(&rules.trump)),
        |below, all| all.push(Entry::of(format!("{below}rotation"), Form::Suits)),
    )
    // A rotation uses the scheme's own order if it has one.
    .offering_by(4, |kept, now| {
        let sources = [now, kept].map(|rules| rules.trump.clone()).into_iter();
        let own = sources
            .into_iter()
            .find(|source| matches!(source, TrumpSource::Rotation(_)));
        let own = own.unwrap_or_else(|| TrumpSource::Rotation(USUAL_ROTATION.into()));
        let all = [TrumpSource::TurnUp, TrumpSource::SecondPack, own];
        let all = all.iter().map(|source| trump_value(source).to_string());
        all.filter(|_| now.uses_trump_of_hand()).collect()
    })
    .always_shown(),
    Field::group(
        "pot",
        &[
            Field::whole("ante", POSITIVE, accessor!(pot?.ante))
                .needed()
                .usual(1),
            word!("filled", PotFilled, pot?.filled),
            word!("fails", PotFails, pot?.fails),
        ],
        |rules, _| rules.pot = Some(Pot::default()),
    )
    .offering(
        5,
        &[
            "off",
            "{ ante = 1, filled = \"pass-out\" }",
            "{ ante = 1, filled = \"empty\" }",
        ],
    )
    .optional(),
    Field::small("cards", |limits| (1, limits.deck.into()), accessor!(cards)).needed(),
];

/// All keys of a contract.
const CONTRACT: &[OfContract] = &[
    OfContract::id("id", text!(id)).needed(),
    OfContract::name("name", text!(name)),
    OfContract::truth("allowed", accessor!(allowed)),
    OfContract::small("declarers", |_| (1, 2), accessor!(declarers)).needed(),
    OfContract::group(
        "target",
        &[
            target!("at-least", AtLeast, &["exactly", "at-most"]),
            target!("exactly", Exactly, &["at-least", "at-most"]),
            target!("at-most", AtMost, &["at-least", "exactly"]),
        ],
        |_, _| {},
    )
    .needed(),
    OfContract::whole("pays", POSITIVE, accessor!(pays)).needed(),
    // The order of contracts already expresses it, so it is not written.
    OfContract::custom("above", |_, _, _| Ok(()), |_| None),
    OfContract::whole("over", NOT_NEGATIVE, accessor!(over)),
    OfContract::whole("under", NOT_NEGATIVE, accessor!(under)),
    OfContract::small("free-under", TRICKS, accessor!(free_under)),
    OfContract::whole("fails", NOT_NEGATIVE, accessor!(fails)),
    OfContract::small("most-over", TRICKS, accessor!(most_over)),
    OfContract::whole("all-tricks", NOT_NEGATIVE, accessor!(all_tricks)),
    OfContract::truth("joint", accessor!(joint)),
    word!("trump", ContractTrump, trump),
    word!("leads", OpeningLead, leads),
];

/// The rules of a document with only required keys.
pub(super) fn usual(limits: Limits) -> Contracts {
    Contracts {
        cards: limits.cards,
        unit: 1,
        ..Contracts::default()
    }
}

/// Parses the keys of this kind.
pub(in crate::scheme) fn rules(top: &Reader, limits: Limits) -> Result<Rules, SchemeError> {
    let Limits { deck, players, .. } = limits;
    let cards = top.need("cards")?.small(1..=deck)?;
    if u16::from(cards) * u16::from(players.most) > u16::from(deck) {
        let why = ClashKind::CardsEach {
            cards,
            players: players.most,
            deck,
        };
        return Err(top.clash("cards", why));
    }
    let limits = Limits { cards, ..limits };
    let mut rules = usual(limits);
    read(FIELDS, top, limits, &mut rules)?;
    check(&rules).map_err(|(key, why)| top.clash(key, why))?;
    Ok(Rules::Contracts(rules))
}

/// Checks that the values agree.
fn check(rules: &Contracts) -> Result<(), (&'static str, ClashKind)> {
    if rules.all_pass == AllPass::GeneralMisere && rules.contract(GENERAL_MISERE).is_none() {
        return Err(("all-pass", ClashKind::NoGeneralMisere));
    }
    if rules.biddable().next().is_none() {
        return Err(("contracts", ClashKind::NoContract));
    }
    Ok(())
}

/// The source of trumps: a word, or a table with a rotation.
fn trump(field: &Node) -> Result<TrumpSource, SchemeError> {
    let wanted = "turn-up, second-pack or { rotation = [suits] }";
    if field.as_table().is_ok() {
        let rotation = field.open(&["rotation"])?.need("rotation")?;
        let suits = rotation.items("a list of suits")?;
        let suits = suits.iter().map(Node::keyword);
        return suits.collect::<Result<_, _>>().map(TrumpSource::Rotation);
    }
    match field.text().map_err(|_| field.wrong(wanted))? {
        "turn-up" => Ok(TrumpSource::TurnUp),
        "second-pack" => Ok(TrumpSource::SecondPack),
        _ => Err(field.wrong(wanted)),
    }
}

fn trump_value(source: &TrumpSource) -> Value {
    match source {
        TrumpSource::TurnUp => "turn-up".into(),
        TrumpSource::SecondPack => "second-pack".into(),
        TrumpSource::Rotation(suits) => {
            let words: Vec<Value> = suits.iter().map(|suit| suit.word().into()).collect();
            Table::from_iter([("rotation".to_owned(), words.into())]).into()
        }
    }
}

fn contracts(field: &Node, limits: Limits) -> Result<Vec<Contract>, SchemeError> {
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
        let contract = contract(field, item, limits)?;
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

/// Moves contracts just above those they outrank, wherever they are in the list.
///
/// This allows changing a contract's rank with one key. In the Persian rules of Solo Whist experienced players rank
/// misère above abundance in trumps, and misère ouverte above everything.
fn lift(all: &mut Vec<Contract>, lifted: &[(String, Node)]) -> Result<(), SchemeError> {
    // Repeat for each, because the contract below may itself be moved.
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

/// The fields of a contract; fewer for a general misère.
fn fields_of(general: bool) -> impl Iterator<Item = &'static OfContract> + Clone {
    let has = move |field: &&OfContract| !general || GENERAL.contains(&field.key);
    CONTRACT.iter().filter(has)
}

fn contract(list: &Node, item: &Node, limits: Limits) -> Result<Contract, SchemeError> {
    let table = item.as_table()?;
    let id = table.get("id").and_then(Value::as_str);
    let id = id.filter(|id| is_id(id));
    // A contract's path uses its id once known, before that its index.
    let path = id.map_or_else(
        || item.key().to_owned(),
        |id| format!("{}.{id}", list.key()),
    );
    let general = id == Some(GENERAL_MISERE);
    let fields = fields_of(general);
    let reader = Reader::open(table, path, &[&keys(fields.clone())])?;
    let mut one = usual_contract(general);
    read(fields, &reader, limits, &mut one)?;
    if !general {
        let target = reader.need("target")?;
        if target.as_table()?.len() != 1 {
            return Err(target.clash(ClashKind::OneTarget));
        }
    }
    let four = (limits.players.least, limits.players.most) == (4, 4);
    if one.declarers == 2 && !four {
        return Err(reader.clash("declarers", ClashKind::TwoDeclarers));
    }
    if one.declarers == 2 && one.joint {
        return Err(reader.clash("joint", ClashKind::JointTwo));
    }
    if one.name.is_empty() {
        one.name.clone_from(&one.id);
    }
    Ok(one)
}

fn contract_value(one: &Contract) -> Value {
    write(fields_of(one.is_general_misere()), one).into()
}

/// The draft's contracts with `one` of other rules added. It ranks above the contracts that it outranks there, and its
/// amounts are scaled by the ratio of the first contract that both have, rounded half up to whole points.
pub fn admitted(draft: &Draft, from: &Contracts, one: &Contract) -> Value {
    let both = from.contracts.iter().find_map(|one| {
        let here = draft.number(&format!("contracts.{}.pays", one.id))?;
        Some((i128::from(here), i128::from(one.pays)))
    });
    let (here, there) = both.unwrap_or((1, 1));
    let fitting = |amount: i64| {
        let whole = i128::from(amount) * here * 2 + there;
        let fitting = i64::try_from(whole / (there * 2)).unwrap_or(LARGEST);
        fitting.min(LARGEST)
    };
    let admitted = Contract {
        pays: fitting(one.pays).max(1),
        fails: fitting(one.fails),
        over: fitting(one.over),
        under: fitting(one.under),
        all_tricks: fitting(one.all_tricks),
        ..one.clone()
    };
    let ids = from.contracts.iter().map(|contract| &*contract.id);
    let lower: Vec<&str> = ids.take_while(|id| *id != one.id).collect();
    let ids = draft.ids("contracts");
    let at = ids.iter().rposition(|id| lower.contains(id));
    let mut all: Vec<Value> = draft.list("contracts").cloned().collect();
    all.insert(at.map_or(0, |last| last + 1), contract_value(&admitted));
    all.into()
}

/// A contract with only required keys.
fn usual_contract(general: bool) -> Contract {
    Contract {
        allowed: true,
        declarers: 1,
        trump: if general {
            ContractTrump::None
        } else {
            ContractTrump::default()
        },
        pays: 1,
        ..Contract::default()
    }
}
