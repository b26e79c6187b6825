//! Reading a scheme document: TOML to [`Scheme`], checked key by key.
//!
//! What every kind has in common is read here, what one kind has in a file of its own below. Nothing is rounded,
//! clamped or passed over: a document either says something whole and consistent, or what is wrong with it. This module
//! must not know where a document is kept, nor what its numbers score.

mod clash;
mod error;
mod known;
mod nearest;
mod node;
mod reader;
mod recent;
mod text;

pub use clash::ClashKind;
pub use error::SchemeError;
pub use known::known;
pub use nearest::nearest;
pub(super) use node::Node;
pub(super) use reader::Reader;
pub use recent::Recent;
pub(super) use text::{LONGEST_ID, is_id, plain, quoted};

use super::fields::{self, Limits};
use super::{FORMAT, Range, Revoke, Rules, Scheme, SettleMode};
use crate::seat::{Direction, MAX_SEATS};
use std::collections::BTreeMap;
use toml::Table;

/// The largest amount that a document may name, either way.
///
/// Far above what any table plays for, and small enough that no single hand can overflow.
pub const LARGEST: i64 = 1_000_000_000;

/// The longest document in bytes: ten times what a scheme takes, and no more than a session should carry along.
pub const LONGEST: usize = 64 * 1024;

/// The longest name or line of text in bytes.
pub const LONGEST_LINE: usize = 1000;

/// The keys that a document may have whatever its kind.
const COMMON: &[&str] = &[
    "format",
    "id",
    "game",
    "name",
    "names",
    "source",
    "kind",
    "players",
    "at-table",
    "direction",
    "deck",
    "settle",
    "revoke",
];

const REVOKE: &[&str] = &["points", "replaces"];

/// Reads a document.
///
/// # Errors
/// The first thing that is wrong with it, with the key that it is wrong with.
pub fn parse(text: &str) -> Result<Scheme, SchemeError> {
    let table = read_toml(text)?;
    // Format and kind come first, since what else is known depends on them.
    check_format(&table)?;
    match kind(&table)? {
        Kind::Contracts => {
            let keys = fields::keys(fields::contracts::FIELDS);
            let top = Reader::open(&table, String::new(), &[COMMON, &keys])?;
            let (players, deck) = deal(&top)?;
            let limits = Limits::of(deck, players);
            let rules = Rules::Contracts(fields::contracts::rules(&top, limits)?);
            common(&top, players, deck, SettleMode::PerPoint, rules, text)
        }
        Kind::ExactBid => {
            let keys = fields::keys(fields::exact_bid::FIELDS);
            let top = Reader::open(&table, String::new(), &[COMMON, &keys])?;
            let (players, deck) = deal(&top)?;
            let limits = Limits::of(deck, players);
            let rules = Rules::ExactBid(fields::exact_bid::rules(&top, limits)?);
            common(&top, players, deck, SettleMode::Difference, rules, text)
        }
        Kind::OddTrick => {
            let keys = fields::keys(fields::odd_trick::FIELDS);
            let top = Reader::open(&table, String::new(), &[COMMON, &keys])?;
            let (players, deck) = deal(&top)?;
            let rules = Rules::OddTrick(fields::odd_trick::rules(&top, players, deck)?);
            common(&top, players, deck, SettleMode::PerPoint, rules, text)
        }
        Kind::PartnershipBid => {
            let keys = fields::keys(fields::partnership_bid::FIELDS);
            let top = Reader::open(&table, String::new(), &[COMMON, &keys])?;
            let (players, deck) = deal(&top)?;
            let limits = Limits::of(deck, players);
            let rules = Rules::PartnershipBid(fields::partnership_bid::rules(&top, limits)?);
            common(&top, players, deck, SettleMode::PerPoint, rules, text)
        }
    }
}

/// Reads TOML and no more.
pub(super) fn read_toml(text: &str) -> Result<Table, SchemeError> {
    if text.len() > LONGEST {
        return Err(SchemeError::TooLong { bytes: text.len() });
    }
    text.parse()
        .map_err(|error: toml::de::Error| SchemeError::toml(text, &error))
}

enum Kind {
    Contracts,
    ExactBid,
    OddTrick,
    PartnershipBid,
}

const KINDS: [&str; 4] = ["contracts", "exact-bid", "odd-trick", "partnership-bid"];

fn kind(table: &Table) -> Result<Kind, SchemeError> {
    match Node::of(table, "kind")?.text()? {
        "contracts" => Ok(Kind::Contracts),
        "exact-bid" => Ok(Kind::ExactBid),
        "odd-trick" => Ok(Kind::OddTrick),
        "partnership-bid" => Ok(Kind::PartnershipBid),
        other => Err(SchemeError::UnknownKind {
            found: quoted(other),
            known: KINDS.join(", "),
        }),
    }
}

fn check_format(table: &Table) -> Result<(), SchemeError> {
    let format = Node::of(table, "format")?;
    let found = format.whole(i64::MIN..=i64::MAX)?;
    if found > FORMAT {
        return Err(SchemeError::Newer { found });
    }
    format.whole(1..=FORMAT).map(|_| ())
}

/// Who is dealt cards, and from how many.
fn deal(top: &Reader) -> Result<(Range, u8), SchemeError> {
    let players = range(&top.need("players")?, 2)?;
    let deck = top.or("deck", 52, |field| field.small(1..=u8::MAX))?;
    if deck < players.most {
        let why = ClashKind::PackForPlayers {
            deck,
            players: players.most,
        };
        return Err(top.clash("deck", why));
    }
    Ok((players, deck))
}

fn common(
    top: &Reader,
    players: Range,
    deck: u8,
    usual_settle: SettleMode,
    rules: Rules,
    text: &str,
) -> Result<Scheme, SchemeError> {
    let at_table = top.or("at-table", players, |field| range(field, 1))?;
    let most = players.most.saturating_add(1).min(MAX_SEATS_U8);
    if at_table.least < players.least || at_table.most > most {
        let least = players.least;
        return Err(top.clash("at-table", ClashKind::Table { least, most }));
    }
    let settle: SettleMode = top.or("settle", usual_settle, Node::switch)?;
    if let Some(thing) = settle.lacks(&rules) {
        let mode = settle;
        return Err(top.clash("settle", ClashKind::Settle { mode, thing }));
    }
    Ok(Scheme {
        id: top.need("id")?.id()?,
        game: top.need("game")?.id()?,
        name: top.need("name")?.name()?,
        names: top.or("names", BTreeMap::new(), names)?,
        source: top.or("source", String::new(), Node::line)?,
        players,
        at_table,
        direction: top.or("direction", Direction::default(), Node::switch)?,
        deck,
        settle,
        revoke: top.or("revoke", None, |field| revoke(field).map(Some))?,
        rules,
        document: text.to_owned(),
    })
}

#[expect(clippy::cast_possible_truncation, reason = "a table has a dozen seats")]
const MAX_SEATS_U8: u8 = MAX_SEATS as u8;

/// A number of players, or the fewest and the most.
pub(super) fn range(field: &Node, fewest: u8) -> Result<Range, SchemeError> {
    let one = |field: &Node| field.small(fewest..=MAX_SEATS_U8);
    let Some(both) = field.list() else {
        let n = one(field)?;
        return Ok(Range { least: n, most: n });
    };
    let [least, most] = both.as_slice() else {
        return Err(field.wrong("a number, or a list of the fewest and the most"));
    };
    let (least, most) = (one(least)?, one(most)?);
    if least > most {
        return Err(field.clash(ClashKind::Range { least, most }));
    }
    Ok(Range { least, most })
}

fn names(field: &Node) -> Result<BTreeMap<String, String>, SchemeError> {
    field
        .entries()?
        .map(|(language, name)| Ok((language.to_owned(), name.name()?)))
        .collect()
}

fn revoke(field: &Node) -> Result<Revoke, SchemeError> {
    let reader = field.open(REVOKE)?;
    Ok(Revoke {
        points: reader.need("points")?.whole(-LARGEST..=LARGEST)?,
        replaces: reader.or("replaces", false, Node::truth)?,
    })
}
