//! Changing single values of a document: `--set KEY=VALUE` and the house rules of a table.
//!
//! What comes out is read again as any document is, so that this module need not know what a key means, nor check
//! what it is given.

use super::document::{self, SchemeError, nearest, plain};
use super::fields;
use thiserror::Error;
use toml::{Table, Value};

/// Keys that say which scheme a document is and how it is read. A table changes numbers and switches, not these.
const FIXED: [&str; 3] = ["format", "id", "kind"];

/// The word that takes a rule out.
const OFF: &str = "off";

/// No key lies deeper than this, so that a path of any length is refused and not walked.
const DEEPEST: usize = 8;

/// Splits `KEY=VALUE` at the first `=`.
///
/// # Errors
/// Where there is no `=`, or nothing on one side of it.
pub fn parse_setting(arg: &str) -> Result<(String, String), SetError> {
    let (key, value) = arg
        .split_once('=')
        .ok_or_else(|| SetError::NoValue { arg: plain(arg) })?;
    let (key, value) = (key.trim(), value.trim());
    if key.is_empty() || value.is_empty() {
        return Err(SetError::NoValue { arg: plain(arg) });
    }
    Ok((key.to_owned(), value.to_owned()))
}

/// The document with values changed, one after the other.
///
/// A key is the dotted way to a value, a contract being named by its id. A value is TOML, or else a bare word, which is
/// text; `off` switches a rule off that a scheme need not have. Without settings the document comes back as it was; with some its keys keep their
/// order and its comments are gone.
///
/// # Errors
/// Where the document is bad, where a setting is none, and where what comes out is no scheme.
pub fn apply(document: &str, settings: &[(String, String)]) -> Result<String, SetError> {
    document::parse(document).map_err(SetError::Document)?;
    if settings.is_empty() {
        return Ok(document.to_owned());
    }
    let mut whole = Value::Table(document::read_toml(document).map_err(SetError::Document)?);
    for (key, value) in settings {
        let path: Vec<&str> = key.split('.').collect();
        if path.len() > DEEPEST || path.contains(&"") {
            return Err(SetError::NoKey { key: plain(key) });
        }
        if path.first().is_some_and(|first| FIXED.contains(first)) || path.last() == Some(&"id") {
            return Err(SetError::Fixed { key: plain(key) });
        }
        if value == OFF && fields::is_optional(key) {
            take_out(&mut whole, &path);
        } else {
            put(&mut whole, "", &path, read(key, value)?).map_err(SetError::Setting)?;
        }
    }
    let text = toml::to_string(&whole).map_err(|_| SetError::Unwritable)?;
    document::parse(&text).map_err(SetError::Setting)?;
    Ok(text)
}

/// Why settings cannot be applied. All but [`SetError::Document`] are the fault of the settings.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetError {
    /// The document was no scheme to begin with.
    #[error(transparent)]
    Document(SchemeError),
    /// What comes out is no scheme.
    #[error(transparent)]
    Setting(SchemeError),
    /// Not `KEY=VALUE`.
    #[error("`{arg}` is no setting, which is KEY=VALUE")]
    NoValue {
        /// What there is.
        arg: String,
    },
    /// Not a dotted key.
    #[error("`{key}` is no key, which is words with single dots between them")]
    NoKey {
        /// What there is.
        key: String,
    },
    /// A key that says which scheme a document is.
    #[error("`{key}` says what the document is and cannot be set")]
    Fixed {
        /// The key.
        key: String,
    },
    /// Neither TOML nor a bare word.
    #[error("`{key}` is set to `{value}`, which is no TOML value")]
    NoToml {
        /// The key.
        key: String,
        /// What it is set to.
        value: String,
    },
    /// A document that cannot be written down.
    #[error("the settings make no TOML document")]
    Unwritable,
}

/// Reads a value: TOML, or text where it begins like none.
fn read(key: &str, value: &str) -> Result<Value, SetError> {
    match value.parse() {
        Ok(value) => Ok(value),
        Err(_) if value.starts_with(['[', '{', '"', '\'']) || value.contains(char::is_control) => {
            Err(SetError::NoToml {
                key: plain(key),
                value: plain(value),
            })
        }
        Err(_) => Ok(Value::String(value.to_owned())),
    }
}

/// Puts a value at the end of a path, making the tables on the way and displacing what is none.
pub(super) fn put(
    node: &mut Value,
    here: &str,
    path: &[&str],
    value: Value,
) -> Result<(), SchemeError> {
    if !node.is_table() {
        *node = Value::Table(Table::new());
    }
    let (Some(table), Some((key, rest))) = (node.as_table_mut(), path.split_first()) else {
        return Ok(());
    };
    let there = if here.is_empty() {
        (*key).to_owned()
    } else {
        format!("{here}.{key}")
    };
    match (table.get_mut(*key), rest) {
        (Some(Value::Array(items)), [id, rest @ ..])
            if items.iter().any(|item| id_of(item).is_some()) =>
        {
            let item = find(items, &there, id)?;
            if rest.is_empty() {
                *item = with_id(value, id);
                return Ok(());
            }
            put(item, &format!("{there}.{id}"), rest, value)
        }
        (Some(below), [_, ..]) => put(below, &there, rest, value),
        (None, [_, ..]) => {
            let mut below = Value::Table(Table::new());
            put(&mut below, &there, rest, value)?;
            displace(table, &there);
            table.insert((*key).to_owned(), below);
            Ok(())
        }
        (_, []) => {
            displace(table, &there);
            table.insert((*key).to_owned(), value);
            Ok(())
        }
    }
}

/// Takes out what lies at the end of a path, and the table around it where nothing else is left in that.
fn take_out(node: &mut Value, path: &[&str]) {
    let (Some(table), Some((key, rest))) = (node.as_table_mut(), path.split_first()) else {
        return;
    };
    if !rest.is_empty()
        && let Some(below) = table.get_mut(*key)
    {
        take_out(below, rest);
    }
    let bare = |value: &Value| value.as_table().is_some_and(Table::is_empty);
    if rest.is_empty() || table.get(*key).is_some_and(bare) {
        table.remove(*key);
    }
}

/// Takes out what a key stands in place of, given the way to it.
fn displace(table: &mut Table, path: &str) {
    for other in fields::displaced(path) {
        table.remove(*other);
    }
}

/// A contract that is set as a whole keeps the id that it was found by.
fn with_id(value: Value, id: &str) -> Value {
    match value {
        Value::Table(mut whole) => {
            whole.insert("id".to_owned(), Value::String(id.to_owned()));
            Value::Table(whole)
        }
        other => other,
    }
}

/// The item of that id in a list of tables that have ids.
fn find<'a>(items: &'a mut [Value], list: &str, id: &str) -> Result<&'a mut Value, SchemeError> {
    let ids: Vec<&str> = items.iter().filter_map(id_of).collect();
    let unknown = SchemeError::UnknownKey {
        key: format!("{}.{}", plain(list), plain(id)),
        nearest: nearest(id, ids.iter().copied()),
        known: ids.join(", "),
    };
    items
        .iter_mut()
        .find(|item| id_of(item) == Some(id))
        .ok_or(unknown)
}

pub(super) fn id_of(item: &Value) -> Option<&str> {
    item.get("id").and_then(Value::as_str)
}
