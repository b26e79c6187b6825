//! Faults of a file being read.

use crate::exchange::{FORMAT, ImportError, LONGEST_LINE, MOST_FAULTS, MOST_HANDS};
use crate::ledger::{EditError, SessionId};
use crate::settle::SettleError;
use thiserror::Error;

/// A fault of a file. The text is one clause in English, without a full stop.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The file cannot be read.
    #[error("cannot read the file: {message}")]
    Unreadable {
        /// The system's message.
        message: String,
    },
    /// The file is empty.
    #[error("there is no header row")]
    Empty,
    /// The encoding is not UTF-8.
    #[error("the line is not UTF-8 text")]
    NotUtf8,
    /// The encoding is UTF-16, as some spreadsheets write it.
    #[error("the file is UTF-16 text; save it as CSV in UTF-8")]
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
    #[error("column `{column}` occurs twice")]
    TwiceColumn {
        /// Its name.
        column: String,
    },
    /// A required column is missing.
    #[error("column `{column}` is missing")]
    MissingColumn {
        /// Its name.
        column: String,
    },
    /// Written by a later version of this program.
    #[error("format `{found}` is too new; this program reads `{FORMAT}`")]
    Newer {
        /// The format found.
        found: String,
    },
    /// Not a format of this program.
    #[error("`format` is `{found}`, not `{FORMAT}`")]
    Format {
        /// The text found.
        found: String,
    },
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
    #[error("`{column}` is empty")]
    Blank {
        /// The column.
        column: String,
    },
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
    #[error("the points of {player} are {found}, but the scheme gives {wanted}")]
    Points {
        /// The player.
        player: String,
        /// The text found.
        found: String,
        /// The value expected.
        wanted: String,
    },
    /// A running total does not follow from the hands.
    #[error("the total of {player} is {found}, but the hands give {wanted}")]
    Total {
        /// The player.
        player: String,
        /// The text found.
        found: String,
        /// The value expected.
        wanted: String,
    },
    /// A payout does not follow from points and stakes.
    #[error("the payout of {player} is {found}, but the stakes give {wanted}")]
    Payout {
        /// The player.
        player: String,
        /// The text found, or `none`.
        found: String,
        /// The value expected, or `none`.
        wanted: String,
    },
    /// An invalid `setup`.
    #[error("`setup` {message}")]
    Setup {
        /// The rest of the message.
        message: String,
    },
    /// An invalid `more`.
    #[error("`more` {message}")]
    More {
        /// The rest of the message.
        message: String,
    },
    /// A session's first row is missing.
    #[error("a session begins here without its `setup`")]
    NoSetup,
    /// A session's rows are not consecutive.
    #[error("session {session} is in the file twice, or its rows are not together")]
    Scattered {
        /// The session.
        session: SessionId,
    },
    /// Hands are out of order, or one is missing.
    #[error("this is hand {found}, but hand {wanted} comes next")]
    Order {
        /// The number found.
        found: u64,
        /// The number expected.
        wanted: usize,
    },
    /// Two hands of a session have the same id.
    #[error("the hand has the `hand_id` of the one in line {line}")]
    TwiceHand {
        /// The first line of the other hand.
        line: u64,
    },
    /// A session has more hands than can be read.
    #[error("the session has more than {MOST_HANDS} hands")]
    TooManyHands,
    /// More faults than are reported.
    #[error("more than {MOST_FAULTS} faults; the rest of the file was not read")]
    TooManyFaults,
    /// More rows for a hand than there are players.
    #[error("hand {hand} has more rows than there are players")]
    TooManyRows {
        /// The hand.
        hand: u64,
    },
    /// Further rows for a session without hands.
    #[error("a session without hands must have exactly one row")]
    NoHands,
    /// The name is not one of the players.
    #[error("nobody called {name:?} is in this session")]
    Nobody {
        /// The name.
        name: String,
    },
    /// The ledger rejects it.
    #[error("{0}")]
    Ledger(#[from] EditError),
    /// Payouts cannot be computed.
    #[error("{0}")]
    Settle(#[from] SettleError),
    /// A known session with another scheme or start.
    #[error("session {session} is known with another scheme, start or first dealer")]
    OtherSession {
        /// The session.
        session: SessionId,
    },
    /// A known hand with other content.
    #[error("hand {hand} differs from the one already recorded")]
    KnownHand {
        /// The hand.
        hand: usize,
    },
    /// A line that is invalid in a bundle.
    #[error("{message}")]
    Bundle {
        /// The rest of the message.
        message: String,
    },
    /// An instant more precise than the database stores, or outside the years 1 to 9999.
    #[error("the instant {instant} is finer than a millisecond, or not in the years 1 to 9999")]
    Instant {
        /// The instant, as RFC 3339.
        instant: String,
    },
    /// A value that JSON cannot represent.
    #[error("{message}")]
    Json {
        /// The reason.
        message: String,
    },
}

impl Fault {
    /// The fault with its line.
    pub(in crate::exchange) fn at(self, line: u64) -> ImportError {
        ImportError { line, fault: self }
    }
}
