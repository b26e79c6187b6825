//! Errors of writing and reading CSV.

use crate::exchange::Fault;
use crate::ledger::{SessionId, clean_text};
use crate::settle::SettleError;
use crate::text::{beginning, escaped};
use std::io;
use thiserror::Error;

/// Why a file cannot be written.
#[derive(Debug, Error)]
pub enum ExportError {
    /// Writing failed.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// A session's payouts overflow.
    #[error("session {0}: {error}", error = SettleError::Overflow)]
    Settle(SessionId),
    /// A value that JSON cannot represent.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
}

/// Writing failed, or a record has another number of fields.
impl From<csv::Error> for ExportError {
    fn from(error: csv::Error) -> Self {
        match error.into_kind() {
            // Its kind tells a reader that has gone from a fault.
            csv::ErrorKind::Io(error) => Self::Io(error),
            other => Self::Io(io::Error::other(format!("{other:?}"))),
        }
    }
}

/// A fault of a file and its position. Nothing of the file is imported.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {}", one_line(&fault.to_string()))]
pub struct ImportError {
    /// The line where the row begins, counted from 1; for an invalid character its own line.
    pub line: u64,
    /// The fault.
    pub fault: Fault,
}

/// The maximum number of characters of a field quoted in a message.
const MOST_SHOWN: usize = 40;

/// A field for quoting in a message: on one line and shortened.
pub(in crate::exchange) fn shown(text: &str) -> String {
    one_line(&beginning(text, MOST_SHOWN))
}

/// The message of the JSON reader, without its position, which is not that in the file.
pub(in crate::exchange) fn json(error: &serde_json::Error) -> String {
    let message = error.to_string();
    message
        .rsplit_once(" at line ")
        .map_or(message.as_str(), |(message, _)| message)
        .to_owned()
}

/// The text with line breaks and invisible characters escaped.
fn one_line(text: &str) -> String {
    escaped(text, |c| {
        c != ' ' && clean_text(c.encode_utf8(&mut [0; 4])).is_empty()
    })
}
