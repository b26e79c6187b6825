//! House rules as documents: derived from another scheme, with a new id and name.
//!
//! This module does not know where house rules are stored, or which ids are taken.

use super::document::{LONGEST_ID, LONGEST_LINE};
use super::draft::Draft;
use super::{Scheme, SchemeError, catalog};
use crate::text::fold;

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

/// The scheme with this id and name.
///
/// Drops its names in other languages and the document's comments. The scheme it is derived from is added to its source,
/// so that the information stays in an exported file.
///
/// # Errors
/// The id or name is invalid, or the document becomes too long.
pub fn with_id_and_name(
    scheme: &Scheme,
    id: &str,
    name: &str,
    base: &Scheme,
) -> Result<Scheme, SchemeError> {
    let mut table = scheme.table();
    let source = source(base, &scheme.source);
    for (key, text) in [("id", id), ("name", name), ("source", &source)] {
        table.insert(key.to_owned(), text.into());
    }
    table.remove("names");
    Draft::from_table(table).read()
}

/// The source of the numbers, including the base scheme.
fn source(base: &Scheme, before: &str) -> String {
    let made = made(&base.id, &base.name);
    let whole = match source_without_base(before, &base.id, &base.name) {
        "" => made,
        before => format!("{made}; {before}"),
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
