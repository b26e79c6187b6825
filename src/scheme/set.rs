//! Changes of single values of a document: `--set KEY=VALUE` and house rules.
//!
//! The result is read like any document, so this module does not know what keys mean and checks nothing.

use super::document::{self, SchemeError, nearest, plain};
use super::{Scheme, fields};
use thiserror::Error;
use toml::{Table, Value};

/// Keys that identify a document and its format, which cannot be changed.
const FIXED: [&str; 3] = ["format", "id", "kind"];

/// The word that removes a rule.
pub const OFF: &str = "off";

/// The maximum depth of a key, so that long paths are rejected early.
const DEEPEST: usize = 8;

/// Splits `KEY=VALUE` at the first `=`.
///
/// # Errors
/// There is no `=`, or one side is empty.
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

/// The scheme with these settings, applied in order.
///
/// A key is the dotted path of a value; contracts are named by id. A value is TOML, or a bare word as text; `off`
/// removes an optional rule. Without settings the document is unchanged; with settings it keeps the order of keys but
/// loses its comments.
///
/// # Errors
/// A setting or the result is invalid.
pub fn apply(scheme: &Scheme, settings: &[(String, String)]) -> Result<Scheme, SetError> {
    if settings.is_empty() {
        return Ok(scheme.clone());
    }
    let mut whole = Value::Table(scheme.table());
    for (key, value) in settings {
        let path: Vec<&str> = key.split('.').collect();
        if path.len() > DEEPEST || path.contains(&"") {
            return Err(SetError::NoKey { key: plain(key) });
        }
        if path.first().is_some_and(|first| FIXED.contains(first)) || path.last() == Some(&"id") {
            return Err(SetError::Fixed { key: plain(key) });
        }
        if value == OFF && fields::is_optional(scheme.rules.kind(), key) {
            take_out(&mut whole, &path);
        } else {
            put(&mut whole, "", &path, read(key, value)?)?;
        }
    }
    Ok(written(&whole)?)
}

/// The scheme of a changed document, with its new text.
pub(super) fn written(whole: &Value) -> Result<Scheme, SchemeError> {
    // A document is a table.
    let table = whole.as_table().cloned().unwrap_or_default();
    document::read(&table, table.to_string())
}

/// Why settings cannot be applied.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetError {
    /// The result is invalid.
    #[error(transparent)]
    Setting(#[from] SchemeError),
    /// Not `KEY=VALUE`.
    #[error("`{arg}` is not a setting of the form KEY=VALUE")]
    NoValue {
        /// The argument.
        arg: String,
    },
    /// Not a dotted key.
    #[error("`{key}` is not a key; a key is at most {DEEPEST} words with single dots between them")]
    NoKey {
        /// The key.
        key: String,
    },
    /// A key that cannot be changed.
    #[error("`{key}` identifies the document and cannot be changed")]
    Fixed {
        /// The key.
        key: String,
    },
    /// Neither TOML nor a bare word.
    #[error("`{key}` is set to `{value}`, which is not a TOML value")]
    NoToml {
        /// The key.
        key: String,
        /// The value.
        value: String,
    },
}

/// Parses a value: TOML, or text if it does not look like TOML.
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

/// Sets the value at a path, creating tables and replacing other values on the way.
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

/// Removes the value at a path, and its table if that becomes empty.
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

/// Removes the keys that setting a key replaces, given its path.
fn displace(table: &mut Table, path: &str) {
    for other in fields::keys_removed_by(path) {
        table.remove(*other);
    }
}

/// A contract set as a whole keeps its id.
fn with_id(value: Value, id: &str) -> Value {
    match value {
        Value::Table(mut whole) => {
            whole.insert("id".to_owned(), Value::String(id.to_owned()));
            Value::Table(whole)
        }
        other => other,
    }
}

/// The item with that id in a list of tables.
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
