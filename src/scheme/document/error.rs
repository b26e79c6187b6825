//! What can be wrong with a scheme document.

use super::clash::ClashKind;
use crate::scheme::FORMAT;
use crate::scheme::document::LONGEST;
use thiserror::Error;

/// What is wrong with a scheme document. The text is one line in English, without a full stop.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SchemeError {
    /// Longer than any scheme needs to be.
    #[error("a document of {bytes} bytes, of {LONGEST} at most")]
    TooLong {
        /// How long it is.
        bytes: usize,
    },
    /// Not TOML.
    #[error("line {line}: {message}")]
    Toml {
        /// The line, counted from 1.
        line: usize,
        /// What the TOML reader has to say.
        message: String,
    },
    /// Written for a later version of this program.
    #[error("format {found} is newer than this program reads ({FORMAT})")]
    Newer {
        /// The format that it names.
        found: i64,
    },
    /// A kind that this program has no engine for.
    #[error("unknown kind {found}, this program knows {known}")]
    UnknownKind {
        /// What it names, in quotes.
        found: String,
        /// All that are known.
        known: String,
    },
    /// A key that nobody would read.
    #[error("unknown key `{key}`{}", hint(nearest.as_deref(), known))]
    UnknownKey {
        /// The key with the way to it.
        key: String,
        /// The nearest known one in the same place.
        nearest: Option<String>,
        /// All that are known there.
        known: String,
    },
    /// A key that has to be there.
    #[error("`{key}` is missing")]
    Missing {
        /// The key with the way to it.
        key: String,
    },
    /// A value of the wrong type or out of range, or a word that is not known.
    #[error("`{key}` must be {wanted}, not {found}")]
    Wrong {
        /// The key with the way to it.
        key: String,
        /// What is wanted.
        wanted: String,
        /// What is there.
        found: String,
    },
    /// A value that is good by itself and contradicts another.
    #[error("`{key}` {why}")]
    Clash {
        /// The key with the way to it.
        key: String,
        /// What it contradicts, and how.
        why: ClashKind,
    },
}

impl SchemeError {
    /// Wraps what the TOML reader said, on one line and with the number of the line that it means.
    pub(super) fn toml(text: &str, error: &toml::de::Error) -> Self {
        let before = error
            .span()
            .and_then(|span| text.get(..span.start))
            .unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        Self::Toml {
            line,
            message: one_line(error.message()),
        }
    }
}

/// The same words with every run of blanks and control characters as one blank.
fn one_line(text: &str) -> String {
    text.split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

fn hint(nearest: Option<&str>, known: &str) -> String {
    match nearest {
        Some(nearest) => format!(", did you mean `{nearest}`?"),
        None => format!(", known here: {known}"),
    }
}
