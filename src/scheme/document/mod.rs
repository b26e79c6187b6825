//! Parsing of scheme documents: TOML to [`Scheme`], checked key by key.
//!
//! [`super::fields`] defines the keys and their place in a scheme. Nothing is rounded, clamped or ignored: a document
//! is complete and consistent, or rejected. This module does not know where documents are stored, or what their numbers
//! mean.

mod clash;
mod error;
mod nearest;
mod node;
mod parse_cache;
mod reader;
mod text;

pub use clash::ClashKind;
pub use error::SchemeError;
pub use nearest::nearest;
pub(super) use node::Node;
pub use parse_cache::parse_cached;
pub(super) use reader::Reader;
pub(super) use text::{LONGEST_ID, is_id, plain, quoted};

use super::{FORMAT, Range, Scheme, fields};
use crate::seat::MAX_SEATS;
use toml::Table;

/// The largest amount in a document, positive or negative.
///
/// Far above real stakes, and small enough that no hand can overflow.
pub const LARGEST: i64 = 1_000_000_000;

/// The maximum length of a document in bytes: ten times a typical scheme, and small enough to store with each session.
pub const LONGEST: usize = 64 * 1024;

/// The maximum length of a name or line of text in bytes.
pub const LONGEST_LINE: usize = 1000;

/// Parses a document.
///
/// # Errors
/// The first fault, with its key.
pub fn parse(text: &str) -> Result<Scheme, SchemeError> {
    read(&read_toml(text)?, text.to_owned())
}

/// Reads a table whose text is `document`.
pub(super) fn read(table: &Table, document: String) -> Result<Scheme, SchemeError> {
    use fields::{common, contracts, exact_bid, odd_trick, partnership_bid};

    check_length(&document)?;
    // Format and kind determine the other keys.
    check_format(table)?;
    let scheme = match Node::of(table, "kind")?.text()? {
        "contracts" => common(table, contracts::FIELDS, contracts::rules),
        "exact-bid" => common(table, exact_bid::FIELDS, exact_bid::rules),
        "odd-trick" => common(table, odd_trick::FIELDS, odd_trick::rules),
        "partnership-bid" => common(table, partnership_bid::FIELDS, partnership_bid::rules),
        other => Err(SchemeError::UnknownKind {
            found: quoted(other),
            known: KINDS.join(", "),
        }),
    }?;
    Ok(Scheme { document, ..scheme })
}

const KINDS: [&str; 4] = ["contracts", "exact-bid", "odd-trick", "partnership-bid"];

/// Parses TOML only.
pub(super) fn read_toml(text: &str) -> Result<Table, SchemeError> {
    check_length(text)?;
    text.parse()
        .map_err(|error: toml::de::Error| SchemeError::toml(text, &error))
}

fn check_length(text: &str) -> Result<(), SchemeError> {
    if text.len() > LONGEST {
        return Err(SchemeError::TooLong);
    }
    Ok(())
}

fn check_format(table: &Table) -> Result<(), SchemeError> {
    let format = Node::of(table, "format")?;
    let found = format.whole(i64::MIN..=i64::MAX)?;
    if found > FORMAT {
        return Err(SchemeError::Newer { found });
    }
    format.whole(1..=FORMAT).map(|_| ())
}

#[expect(clippy::cast_possible_truncation, reason = "a table has a dozen seats")]
pub(super) const MAX_SEATS_U8: u8 = MAX_SEATS as u8;

/// A number of players, or a minimum and maximum.
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
