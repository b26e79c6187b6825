//! Reading a scheme document: TOML to [`Scheme`], checked key by key.
//!
//! What its keys are and what they put into a scheme stands in [`super::fields`]. Nothing is rounded,
//! clamped or passed over: a document either says something whole and consistent, or what is wrong with it. This module
//! must not know where a document is kept, nor what its numbers score.

mod clash;
mod error;
mod nearest;
mod node;
mod reader;
mod recent;
mod text;

pub use clash::ClashKind;
pub use error::SchemeError;
pub use nearest::nearest;
pub(super) use node::Node;
pub(super) use reader::Reader;
pub use recent::Recent;
pub(super) use text::{LONGEST_ID, is_id, plain, quoted};

use super::{FORMAT, Range, Rules, Scheme, SettleMode, fields};
use crate::seat::MAX_SEATS;
use toml::Table;

/// The largest amount that a document may name, either way.
///
/// Far above what any table plays for, and small enough that no single hand can overflow.
pub const LARGEST: i64 = 1_000_000_000;

/// The longest document in bytes: ten times what a scheme takes, and no more than a session should carry along.
pub const LONGEST: usize = 64 * 1024;

/// The longest name or line of text in bytes.
pub const LONGEST_LINE: usize = 1000;

/// Reads a document.
///
/// # Errors
/// The first thing that is wrong with it, with the key that it is wrong with.
pub fn parse(text: &str) -> Result<Scheme, SchemeError> {
    use fields::{common, contracts, exact_bid, odd_trick, partnership_bid};

    let table = read_toml(text)?;
    // Format and kind come first, since what else is known depends on them.
    check_format(&table)?;
    let own = SettleMode::PerPoint;
    let scheme = match Node::of(&table, "kind")?.text()? {
        "contracts" => common(
            &table,
            contracts::FIELDS,
            contracts::rules,
            Rules::Contracts,
            own,
        ),
        "exact-bid" => {
            let own = SettleMode::Difference;
            common(
                &table,
                exact_bid::FIELDS,
                exact_bid::rules,
                Rules::ExactBid,
                own,
            )
        }
        "odd-trick" => common(
            &table,
            odd_trick::FIELDS,
            odd_trick::rules,
            Rules::OddTrick,
            own,
        ),
        "partnership-bid" => common(
            &table,
            partnership_bid::FIELDS,
            partnership_bid::rules,
            Rules::PartnershipBid,
            own,
        ),
        other => Err(SchemeError::UnknownKind {
            found: quoted(other),
            known: KINDS.join(", "),
        }),
    }?;
    let document = text.to_owned();
    Ok(Scheme { document, ..scheme })
}

const KINDS: [&str; 4] = ["contracts", "exact-bid", "odd-trick", "partnership-bid"];

/// Reads TOML and no more.
pub(super) fn read_toml(text: &str) -> Result<Table, SchemeError> {
    if text.len() > LONGEST {
        return Err(SchemeError::TooLong { bytes: text.len() });
    }
    text.parse()
        .map_err(|error: toml::de::Error| SchemeError::toml(text, &error))
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
