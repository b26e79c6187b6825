//! Faults of a file being read.

use crate::exchange::{FORMAT, ImportError, LONGEST_LINE, MOST_FAULTS, MOST_HANDS};
use crate::ledger::{EditError, SessionId};
use crate::settle::SettleError;
use thiserror::Error;

/// A fault of a file. The text is one clause in English, without a full stop.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The file cannot be read.
    #[error("cannot read the file: {0}")]
    Unreadable(String),
    /// The file is empty.
    #[error("there is no header row")]
    Empty,
    /// The encoding is not UTF-8.
    #[error("the line is not UTF-8 text")]
    NotUtf8,
    /// The encoding is UTF-16, as some spreadsheets and shells write it.
    #[error("the file is UTF-16 text; save it in UTF-8, a table as CSV")]
    Utf16,
    /// A database of this program or another.
    #[error("the file is a database; import a bundle or a CSV file that was written from it")]
    Database,
    /// A NUL character.
    #[error("the line contains a NUL character")]
    Nul,
    /// The row is too long.
    #[error("the row is longer than {LONGEST_LINE} bytes")]
    LongLine,
    /// The field is too long.
    #[error("`{column}` is longer than {most} bytes")]
    LongField {
        /// The column.
        column: String,
        /// The maximum in bytes.
        most: usize,
    },
    /// A quote is not closed.
    #[error("a quoted field has no closing quote")]
    OpenQuote,
    /// A quote in the wrong place.
    #[error("a field contains a quote but is not quoted as a whole")]
    StrayQuote,
    /// The wrong number of fields.
    #[error("the row has {found} fields; the header has {wanted}")]
    Ragged {
        /// The number found.
        found: usize,
        /// The number expected.
        wanted: usize,
    },
    /// Not a file of this program.
    #[error("this is not the header of an Odd Trick table")]
    NotOurs,
    /// Layout `summary`, which lacks data for an import.
    #[error("a summary cannot be imported; only the layouts `hands` and `long` can")]
    Summary,
    /// An unknown column.
    #[error("unknown column `{found}`{}", nearest.as_ref().map(|near| format!(", did you mean `{near}`?")).unwrap_or_default())]
    UnknownColumn {
        /// Its name.
        found: String,
        /// The most similar known one.
        nearest: Option<String>,
    },
    /// A column occurs twice.
    #[error("column `{0}` occurs twice")]
    TwiceColumn(String),
    /// A required column is missing.
    #[error("column `{0}` is missing")]
    MissingColumn(String),
    /// Written by a later version of this program.
    #[error("format `{0}` is too new; this program reads `{FORMAT}`")]
    Newer(String),
    /// Not a format of this program.
    #[error("`format` is `{0}`, not `{FORMAT}`")]
    Format(String),
    /// A value of the wrong type.
    #[error("`{column}` must be {wanted}, not `{found}`")]
    Wrong {
        /// The column.
        column: String,
        /// What is expected.
        wanted: &'static str,
        /// The text found.
        found: String,
    },
    /// A required value is missing.
    #[error("`{0}` is empty")]
    Blank(String),
    /// A value where none is allowed.
    #[error("`{column}` must be empty here, not `{found}`")]
    NotBlank {
        /// The column.
        column: String,
        /// The text found.
        found: String,
    },
    /// A value contradicts the rest of the row.
    #[error("`{column}` is `{found}`, but the rest of the file gives `{wanted}`")]
    Differs {
        /// The column.
        column: String,
        /// The text found.
        found: String,
        /// The value expected.
        wanted: String,
    },
    /// Points do not follow from the hand.
    #[error("the points of {} are {}, but the scheme gives {}", .0.player, .0.found, .0.wanted)]
    Points(Figure),
    /// A running total does not follow from the hands.
    #[error("the total of {} is {}, but the hands give {}", .0.player, .0.found, .0.wanted)]
    Total(Figure),
    /// A payout does not follow from points and stakes.
    #[error("the payout of {} is {}, but the stakes give {}", .0.player, .0.found, .0.wanted)]
    Payout(Figure),
    /// An invalid `setup`.
    #[error("`setup` {0}")]
    Setup(String),
    /// An invalid `more`.
    #[error("`more` {0}")]
    More(String),
    /// A session's first row is missing.
    #[error("a session begins here without its `setup`")]
    NoSetup,
    /// A session's rows are not consecutive.
    #[error("session {0} is in the file twice, or its rows are not together")]
    Scattered(SessionId),
    /// Hands are out of order, or one is missing.
    #[error("this is hand {found}, but hand {wanted} comes next")]
    Order {
        /// The number found.
        found: u64,
        /// The number expected.
        wanted: usize,
    },
    /// Two hands of a session have the same id.
    #[error("the hand has the `hand_id` of the one in line {0}")]
    TwiceHand(u64),
    /// A session has more hands than can be read.
    #[error("the session has more than {MOST_HANDS} hands")]
    TooManyHands,
    /// More faults than are reported.
    #[error("more than {MOST_FAULTS} faults; the rest of the file was not read")]
    TooManyFaults,
    /// More rows for a hand than there are players.
    #[error("hand {0} has more rows than there are players")]
    TooManyRows(u64),
    /// Further rows for a session without hands.
    #[error("a session without hands must have exactly one row")]
    NoHands,
    /// The name is not one of the players.
    #[error("nobody called {0:?} is in this session")]
    Nobody(String),
    /// The ledger rejects it.
    #[error("{0}")]
    Ledger(#[from] EditError),
    /// Payouts cannot be computed.
    #[error("{0}")]
    Settle(#[from] SettleError),
    /// A known session with another scheme or start.
    #[error("session {0} is known with another scheme, start or first dealer")]
    OtherSession(SessionId),
    /// A known hand with other content.
    #[error("hand {0} differs from the one already recorded")]
    KnownHand(usize),
    /// A line that is invalid in a bundle.
    #[error("{0}")]
    Bundle(String),
    /// An instant more precise than the database stores, or outside the years 1 to 9999.
    #[error("the instant {0} is finer than a millisecond, or not in the years 1 to 9999")]
    Instant(String),
}

/// A figure of a player that does not follow from the rest of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The player.
    pub player: String,
    /// The text found; that of a missing payout is `none`.
    pub found: String,
    /// The value expected.
    pub wanted: String,
}

impl Fault {
    /// A column is not as expected: empty if that is blank.
    pub(super) fn differs(column: String, found: String, wanted: String) -> Self {
        if wanted.is_empty() {
            return Self::NotBlank { column, found };
        }
        Self::Differs {
            column,
            found,
            wanted,
        }
    }

    /// The fault with its line.
    pub(crate) fn at(self, line: u64) -> ImportError {
        ImportError { line, fault: self }
    }
}
