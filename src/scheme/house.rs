//! House rules as documents: made from another scheme, under an id and a name of their own.
//!
//! This module must not know where house rules are kept, nor which ids are taken by others.

use super::catalog;
use super::document::{self, LONGEST_ID, LONGEST_LINE};
use super::set::SetError;
use toml::Value;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

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
    let made = format!("made from {called} ({base})");
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

/// A source without what it says of the scheme of this id that it was made from: for where that stands already.
pub fn source_before<'source>(source: &'source str, base: &str) -> &'source str {
    let Some(made) = source.strip_prefix("made from ") else {
        return source;
    };
    match made.split_once(&format!(" ({base})")) {
        Some((_, before)) => before.trim_start_matches("; "),
        None => source,
    }
}

/// A name as words of small letters and digits with hyphens between them; none where it has no letter for it.
fn word(name: &str) -> Option<String> {
    let mut words = vec![String::new()];
    for c in name.nfkd() {
        if is_combining_mark(c) || matches!(c, '\'' | '’' | '\u{200C}' | '\u{200D}') {
            continue;
        }
        let Some(letters) = plain(c) else {
            words.push(String::new());
            continue;
        };
        if let Some(word) = words.last_mut() {
            word.push_str(&letters);
        }
    }
    words.retain(|word| !word.is_empty());
    let word = words.join("-");
    word.contains(|c: char| c.is_ascii_lowercase())
        .then_some(word)
}

/// A letter or digit as an id may have it; none for what stands between words.
fn plain(c: char) -> Option<String> {
    if c.is_ascii_alphanumeric() {
        return Some(c.to_ascii_lowercase().to_string());
    }
    // Letters of European languages that are no plain letter with an accent.
    let letters = match c {
        'ł' | 'Ł' => "l",
        'ø' | 'Ø' => "o",
        'đ' | 'Đ' | 'ð' | 'Ð' => "d",
        'ħ' | 'Ħ' => "h",
        'ı' => "i",
        'ß' | 'ẞ' => "ss",
        'æ' | 'Æ' => "ae",
        'œ' | 'Œ' => "oe",
        'þ' | 'Þ' => "th",
        _ => return None,
    };
    Some(letters.to_owned())
}

/// The beginning of an id that is short enough, without a hyphen at its end.
fn cut(id: &str, most: usize) -> &str {
    id.get(..most).unwrap_or(id).trim_end_matches('-')
}
