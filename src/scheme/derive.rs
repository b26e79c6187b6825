//! House rules as documents: made from another scheme, under an id and a name of their own.
//!
//! This module must not know where house rules are kept, nor which ids are taken by others.

use super::catalog;
use super::document::{self, LONGEST_ID, LONGEST_LINE};
use super::set::SetError;
use crate::fold::fold;
use toml::Value;

/// Room that an id leaves for the number behind it.
const NUMBER: usize = "-9999999".len();

/// The ids that house rules of this name may have, the best first; there is always one more.
///
/// An id is the name in small letters without accents, then the same with a number. A name that has no letter for it,
/// as in Persian, gives the game's id in its place. Ids that ship are left out.
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

/// The document under this id and this name.
///
/// Its names in other languages are those of what it was made from and are left out. Where it was made from another
/// scheme, given as id and name, its source says so, so that whoever gets it as a file knows too. Its comments are gone.
///
/// # Errors
/// Where the document is no scheme, or does not come out as one.
pub fn entitle(
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
    let text = toml::to_string(&table).map_err(|_| SetError::Unwritable)?;
    document::parse(&text).map_err(SetError::Setting)?;
    Ok(text)
}

/// Where the numbers come from, by way of what they were made from.
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

/// What a source says beyond what the rules were made from, given as id and name: for where that is said already.
pub fn beyond<'a>(source: &'a str, base: &str, called: &str) -> &'a str {
    source
        .strip_prefix(&made(base, called))
        .map_or(source, |rest| rest.strip_prefix("; ").unwrap_or(rest))
}

/// A name as words of small letters and digits with hyphens between them; none where it has no letter for it.
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

/// The beginning of an id that is short enough, without a hyphen at its end.
fn cut(id: &str, most: usize) -> &str {
    id.get(..most).unwrap_or(id).trim_end_matches('-')
}
