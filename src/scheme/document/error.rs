//! Errors of scheme documents.

use super::clash::ClashKind;
use crate::scheme::FORMAT;
use crate::scheme::document::LONGEST;
use thiserror::Error;

/// Why a scheme document is invalid. The text is one line in English, without a full stop.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SchemeError {
    /// It is too long.
    #[error("the document has more than {LONGEST} bytes")]
    TooLong,
    /// Not TOML.
    #[error("line {line}: {message}")]
    Toml {
        /// The line, counted from 1.
        line: usize,
        /// The TOML parser's message.
        message: String,
    },
    /// Written for a later version of this program.
    #[error("format {found} is too new; this program reads formats up to {FORMAT}")]
    Newer {
        /// The format found.
        found: i64,
    },
    /// An unknown kind.
    #[error("unknown kind {found}; this program knows {known}")]
    UnknownKind {
        /// The kind found, quoted.
        found: String,
        /// The known kinds.
        known: String,
    },
    /// An unknown key.
    #[error("unknown key `{key}`{}", hint(nearest.as_deref(), known))]
    UnknownKey {
        /// The key with its path.
        key: String,
        /// The most similar known key there.
        nearest: Option<String>,
        /// The keys known there.
        known: String,
    },
    /// A required key is missing.
    #[error("`{key}` is missing")]
    Missing {
        /// The key with its path.
        key: String,
    },
    /// A value of the wrong type, out of range, or an unknown word.
    #[error("`{key}` must be {wanted}, not {found}")]
    Wrong {
        /// The key with its path.
        key: String,
        /// What is expected.
        wanted: String,
        /// What was found.
        found: String,
    },
    /// A value contradicts another.
    #[error("`{key}` {why}")]
    Clash {
        /// The key with its path.
        key: String,
        /// The contradiction.
        why: ClashKind,
    },
}

impl SchemeError {
    /// The TOML parser's message on one line, with the line number.
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

/// The text with each run of blanks and control characters replaced by one blank.
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
