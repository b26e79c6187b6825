//! Why a table cannot be written, and what is wrong with one that was read.

use crate::exchange::Fault;
use crate::ledger::{SessionId, clean_text};
use crate::settle::SettleError;
use thiserror::Error;

/// Why a table cannot be written.
#[derive(Debug, Error)]
pub enum ExportError {
    /// The place that it is written to fails.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// A session whose payouts cannot be told.
    #[error("session {session}: {error}")]
    Settle {
        /// Which.
        session: SessionId,
        /// Why not.
        error: SettleError,
    },
    /// A fact that JSON cannot hold.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
}

/// What is wrong with a table, and where. Nothing of it is to be kept then.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {}", one_line(&fault.to_string()))]
pub struct ImportError {
    /// The line on which the row begins, counted from 1; exactly that line where a character is at fault.
    pub line: u64,
    /// What is wrong.
    pub fault: Fault,
}

/// The most letters of a field that a message repeats.
const MOST_SHOWN: usize = 40;

/// A field as a message can repeat it: on one line and not too long.
pub(in crate::exchange) fn shown(text: &str) -> String {
    let mut shown = one_line(&text.chars().take(MOST_SHOWN).collect::<String>());
    if text.chars().nth(MOST_SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

/// What the JSON reader has to say, without the place in its own text, which is no line of the file.
pub(in crate::exchange) fn json(error: &serde_json::Error) -> String {
    let message = error.to_string();
    message
        .rsplit_once(" at line ")
        .map_or(message.as_str(), |(message, _)| message)
        .to_owned()
}

/// The same with line breaks and characters that cannot be seen written out.
fn one_line(text: &str) -> String {
    let seen = |c: char| c == ' ' || !clean_text(c.encode_utf8(&mut [0; 4])).is_empty();
    text.chars()
        .map(|c| {
            if seen(c) {
                c.to_string()
            } else {
                c.escape_default().to_string()
            }
        })
        .collect()
}
