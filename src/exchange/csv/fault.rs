//! What can be wrong with a table that is read.

use crate::exchange::{FORMAT, ImportError, LONGEST_LINE, MOST_FAULTS, MOST_HANDS};
use crate::ledger::{EditError, SessionId};
use crate::settle::SettleError;
use thiserror::Error;

/// What is wrong with a table. The text is one clause in English, without a full stop.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The file cannot be read.
    #[error("cannot be read: {message}")]
    Unreadable {
        /// What the system says.
        message: String,
    },
    /// Nothing at all.
    #[error("there is no header row")]
    Empty,
    /// Some other encoding, or none.
    #[error("is not UTF-8")]
    NotUtf8,
    /// A NUL character.
    #[error("has a NUL character in it")]
    Nul,
    /// Too long a row.
    #[error("is longer than {LONGEST_LINE} bytes")]
    LongLine,
    /// Too long a field.
    #[error("`{column}` is longer than {most} bytes")]
    LongField {
        /// The column.
        column: String,
        /// The most bytes.
        most: usize,
    },
    /// A quote without its other half.
    #[error("a quoted field is never closed")]
    OpenQuote,
    /// A quote where none can be.
    #[error("a quote in a field that is not quoted as a whole")]
    StrayQuote,
    /// Too many or too few fields.
    #[error("has {found} fields; the header has {wanted}")]
    Ragged {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// Some other table.
    #[error("is not the header of an Odd Trick table")]
    NotOurs,
    /// The layout that has too little in it.
    #[error("a summary cannot be imported, only the layouts hands and long can")]
    Summary,
    /// A column that nobody would read.
    #[error("unknown column `{found}`{}", nearest.as_ref().map(|near| format!(", did you mean `{near}`?")).unwrap_or_default())]
    UnknownColumn {
        /// Its name.
        found: String,
        /// The nearest known one.
        nearest: Option<String>,
    },
    /// A column twice.
    #[error("column `{column}` is there twice")]
    TwiceColumn {
        /// Its name.
        column: String,
    },
    /// A column that has to be there.
    #[error("column `{column}` is missing")]
    MissingColumn {
        /// Its name.
        column: String,
    },
    /// Written by a later version of this program.
    #[error("format `{found}` is newer than this program reads ({FORMAT})")]
    Newer {
        /// The format that it names.
        found: String,
    },
    /// Not a format of this program.
    #[error("`format` is `{found}`, not `{FORMAT}`")]
    Format {
        /// What there is.
        found: String,
    },
    /// A value of the wrong sort.
    #[error("`{column}` must be {wanted}, not `{found}`")]
    Wrong {
        /// The column.
        column: String,
        /// What is wanted.
        wanted: &'static str,
        /// What there is.
        found: String,
    },
    /// A value that is missing.
    #[error("`{column}` is empty")]
    Blank {
        /// The column.
        column: String,
    },
    /// A value where none can be.
    #[error("`{column}` must be empty here, not `{found}`")]
    NotBlank {
        /// The column.
        column: String,
        /// What there is.
        found: String,
    },
    /// A value other than the one that follows from the rest.
    #[error("`{column}` is `{found}`, where the rest says `{wanted}`")]
    Differs {
        /// The column.
        column: String,
        /// What there is.
        found: String,
        /// What follows.
        wanted: String,
    },
    /// Points that do not follow from the hand.
    #[error("points of {player} are {found}, the scheme gives {wanted}")]
    Points {
        /// Whose.
        player: String,
        /// What there is.
        found: String,
        /// What follows.
        wanted: String,
    },
    /// A running total that does not follow from the hands.
    #[error("the total of {player} is {found}, the hands give {wanted}")]
    Total {
        /// Whose.
        player: String,
        /// What there is.
        found: String,
        /// What follows.
        wanted: String,
    },
    /// A payout that does not follow from points and stakes.
    #[error("the payout of {player} is {found}, the stakes give {wanted}")]
    Payout {
        /// Whose.
        player: String,
        /// What there is, or `none`.
        found: String,
        /// What follows, or `none`.
        wanted: String,
    },
    /// A `setup` that is none.
    #[error("`setup` {message}")]
    Setup {
        /// The rest of the sentence.
        message: String,
    },
    /// A `more` that is none.
    #[error("`more` {message}")]
    More {
        /// The rest of the sentence.
        message: String,
    },
    /// A session whose first row is missing.
    #[error("a session begins here without its `setup`")]
    NoSetup,
    /// A session in two places.
    #[error("session {session} is in the file twice, or its rows are not together")]
    Scattered {
        /// Which.
        session: SessionId,
    },
    /// Hands out of order, or one missing.
    #[error("hand {found}, where {wanted} comes next")]
    Order {
        /// The number that is there.
        found: u64,
        /// The number that comes next.
        wanted: usize,
    },
    /// More hands than a session that is read can have.
    #[error("has more than {MOST_HANDS} hands of one session")]
    TooManyHands,
    /// One more fault than are named.
    #[error("is at fault like {MOST_FAULTS} others, and nothing behind it was read")]
    TooManyFaults,
    /// More rows for one hand than there are players.
    #[error("more rows for hand {hand} than there are players")]
    TooManyRows {
        /// Which hand.
        hand: u64,
    },
    /// Rows for a session without hands beside its one row.
    #[error("a session without hands has one row")]
    NoHands,
    /// A player who is none.
    #[error("nobody called {name:?} is in this session")]
    Nobody {
        /// The name.
        name: String,
    },
    /// What the books do not accept.
    #[error("{0}")]
    Books(#[from] EditError),
    /// Payouts that cannot be told.
    #[error("{0}")]
    Settle(#[from] SettleError),
    /// A known session that is played under another scheme, or began at another time.
    #[error("session {session} is known and is another one")]
    OtherSession {
        /// Which.
        session: SessionId,
    },
    /// A known hand that says something else.
    #[error("hand {hand} is known and differs")]
    KnownHand {
        /// Which.
        hand: usize,
    },
    /// Something that no bundle has.
    #[error("{message}")]
    Bundle {
        /// The rest of the sentence.
        message: String,
    },
    /// A known session that went on another way here.
    #[error("session {session} is known and went on another way here")]
    WentOn {
        /// Which.
        session: SessionId,
    },
    /// When something was, finer than any database keeps it, or before the year 1 or after 9999.
    #[error("the instant {instant} is finer than a millisecond, or too far away")]
    Instant {
        /// The instant, as RFC 3339.
        instant: String,
    },
    /// A fact that JSON cannot hold.
    #[error("{message}")]
    Json {
        /// Why.
        message: String,
    },
}

impl Fault {
    /// The fault with its line.
    pub(in crate::exchange) fn at(self, line: u64) -> ImportError {
        ImportError { line, fault: self }
    }
}
