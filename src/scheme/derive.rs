//! House rules as documents: derived from another scheme, with a new id and name.
//!
//! This module does not know where house rules are stored, or which ids are taken.

use super::catalog;
use super::document::{self, LONGEST_ID, LONGEST_LINE};
use super::set::{self, SetError};
use crate::text::fold;
use toml::Value;

/// Room in an id for a number suffix.
const NUMBER: usize = "-9999999".len();

/// The possible ids of house rules with this name, the best first; infinite.
///
/// The first id is the name in lower case without accents; the others have a number added. A name without Latin
/// letters, as in Persian, is replaced by the game's id. Ids of shipped schemes are skipped.
pub fn ids(name: &str, game: &str) -> impl Iterator<Item = String> + use<> {
    let word = word(name).unwrap_or_else(|| format!("{}-house", cut(game, LONGEST_ID / 2)));
    let word = cut(&word, LONGEST_ID - NUMBER).to_owned();
    let numbered = (2_u64..).map({
        let word = word.clone();
        move |number| format!("{word}-{number}")
    });
    std::iter::once(word)
        .chain(numbered)
        .filter(|id| !catalog::is_reserved(id))
}

/// The document with this id and name.
///
/// Drops the base's names in other languages and its comments. The scheme it was derived from, if given as id and name,
/// is added to its source, so that the information stays in an exported file.
///
/// # Errors
/// The document is invalid, before or after.
pub fn with_id_and_name(
    document: &str,
    id: &str,
    name: &str,
    made_from: Option<(&str, &str)>,
) -> Result<String, SetError> {
    let scheme = document::parse(document).map_err(SetError::Document)?;
    let mut table = document::read_toml(document).map_err(SetError::Document)?;
    table.insert("id".to_owned(), Value::String(id.to_owned()));
    table.insert("name".to_owned(), Value::String(name.to_owned()));
    table.remove("names");
    if let Some((base, called)) = made_from {
        let source = source(base, called, &scheme.source);
        table.insert("source".to_owned(), Value::String(source));
    }
    Ok(set::written(&Value::Table(table))?.document)
}

/// The source of the numbers, including the base scheme.
fn source(base: &str, called: &str, before: &str) -> String {
    let made = made(base, called);
    let whole = if before.is_empty() {
        made
    } else {
        format!("{made}; {before}")
    };
    if whole.len() <= LONGEST_LINE {
        return whole;
    }
    let end = whole.floor_char_boundary(LONGEST_LINE - '…'.len_utf8());
    format!("{}…", &whole[..end])
}

fn made(base: &str, called: &str) -> String {
    format!("made from {called} ({base})")
}

/// The part of a source without the base scheme, given as id and name, for places where that is shown already.
pub fn source_without_base<'a>(source: &'a str, base: &str, called: &str) -> &'a str {
    source
        .strip_prefix(&made(base, called))
        .map_or(source, |rest| rest.strip_prefix("; ").unwrap_or(rest))
}

/// A name as lower-case words and digits with hyphens; `None` without Latin letters.
fn word(name: &str) -> Option<String> {
    let folded = fold(name).replace('\'', "");
    let words: Vec<&str> = folded
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let word = words.join("-");
    word.contains(|c: char| c.is_ascii_lowercase())
        .then_some(word)
}

/// The start of an id, short enough, without a trailing hyphen.
fn cut(id: &str, most: usize) -> &str {
    id.get(..most).unwrap_or(id).trim_end_matches('-')
}
