//! Changes of single values of a document: `--set KEY=VALUE` and house rules.
//!
//! The result is read like any document, so this module does not know what keys mean and checks nothing.

use super::document::{SchemeError, plain};
use super::draft::Draft;
use super::{Scheme, fields};
use thiserror::Error;
use toml::Value;

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
    let mut draft = Draft::from_table(scheme.table());
    for (key, value) in settings {
        let path: Vec<&str> = key.split('.').collect();
        if path.len() > DEEPEST || path.contains(&"") {
            return Err(SetError::NoKey { key: plain(key) });
        }
        if path.first().is_some_and(|first| FIXED.contains(first)) || path.last() == Some(&"id") {
            return Err(SetError::Fixed { key: plain(key) });
        }
        if value == OFF && fields::is_optional(scheme.rules.kind(), key) {
            draft.take_out(key);
        } else {
            draft.put(&path, read(key, value)?)?;
        }
    }
    Ok(draft.read()?)
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
