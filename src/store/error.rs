//! Why something cannot be stored or read back.

use crate::ledger::{
    EditError, EditId, HouseRulesId, LogError, PaidError, PaymentId, PlayerId, SessionId,
};
use crate::scheme::SchemeError;
use crate::task::Stopped;
use rusqlite::ffi::{self, ErrorCode};
use thiserror::Error;

/// Why something cannot be stored or read back. A transaction that ends in an error has changed nothing.
#[derive(Debug, PartialEq, Error)]
pub enum StoreError {
    /// Another window or command was quicker: the session is no longer what the change was made for.
    #[error("the session has changed since")]
    Stale,
    /// The change breaks a rule of the game or of the books.
    #[error("{0}")]
    Edit(EditError),
    /// No session has this id.
    #[error("there is no session {0}")]
    NoSession(SessionId),
    /// The session was deleted.
    #[error("session {0} was deleted")]
    Deleted(SessionId),
    /// The session is not in the bin.
    #[error("session {0} was not deleted")]
    NotDeleted(SessionId),
    /// A session of this id is there already, perhaps in the bin.
    #[error("session {0} is there already")]
    Exists(SessionId),
    /// No row of the application's log has this id, or it was taken back already.
    #[error("there is nothing to take back under {0}")]
    NothingToUndo(EditId),
    /// No house rules have this id.
    #[error("there are no house rules {0}")]
    NoHouseRules(HouseRulesId),
    /// The house rules were deleted.
    #[error("the house rules {0} were deleted")]
    HouseRulesDeleted(HouseRulesId),
    /// The house rules are not in the bin.
    #[error("the house rules {0} were not deleted")]
    HouseRulesNotDeleted(HouseRulesId),
    /// No change to house rules is left to be taken back, or to be made again.
    #[error("there is nothing to take back of the house rules {0}")]
    NoChangeOfRules(HouseRulesId),
    /// Another window or command was quicker: house rules no longer say what the change was made for.
    #[error("the house rules `{0}` have changed since")]
    StaleRules(String),
    /// Other house rules have the same id in their document.
    #[error("other house rules have the id `{id}`")]
    SchemeTaken {
        /// The id.
        id: String,
    },
    /// A scheme that ships has the same id.
    #[error("`{id}` is the id of a scheme that ships, choose another")]
    SchemeShips {
        /// The id.
        id: String,
    },
    /// House rules cannot become ones of another id.
    #[error("the id of these house rules is `{wanted}` and stays, not `{found}`")]
    OtherScheme {
        /// The id that they have.
        wanted: String,
        /// The id that they were to have.
        found: String,
    },
    /// House rules whose document cannot be read.
    #[error("the house rules `{id}`: {error}")]
    BadRules {
        /// The id that they are kept under.
        id: String,
        /// What is wrong with the document.
        error: SchemeError,
    },
    /// Something is no payment.
    #[error("{0}")]
    Paid(PaidError),
    /// No payment has this id.
    #[error("there is no payment {0}")]
    NoPayment(PaymentId),
    /// The payment was taken back already.
    #[error("payment {0} was taken back")]
    TakenBack(PaymentId),
    /// A payment names somebody who is in none of its sessions.
    #[error("a payment is between people of the sessions that it settles")]
    NotInSessions,
    /// A payment or a row of a log is known and says something else.
    #[error("{what} {id} is known and differs")]
    Differs {
        /// What it is.
        what: &'static str,
        /// Its id.
        id: String,
    },
    /// Nobody on the roster has this id, or they count as somebody else.
    #[error("there is no player {0}")]
    NoPlayer(PlayerId),
    /// Somebody cannot be merged with themselves.
    #[error("that is one player")]
    SamePlayer,
    /// Two who shared a table are two.
    #[error("they have sat at one table, and so are two")]
    SatTogether,
    /// Somebody else on the roster has a name that nobody could tell from this one.
    #[error("there is another player called {name}")]
    NameTaken {
        /// The name.
        name: String,
    },
    /// A session comes with hands that its log does not lead to.
    #[error("the log of session {0} does not lead to its hands")]
    Unexplained(SessionId),
    /// An instant that the database cannot give back: finer than a millisecond, with seconds in its offset, or before the
    /// year 1 or after 9999.
    #[error("the instant {instant} is finer than what is kept, or too far away")]
    Instant {
        /// The instant, as RFC 3339.
        instant: String,
    },
    /// The database lacks a change that was on the disk, as a mark beside it says: its newest hands were lost, or an older
    /// copy was put in its place.
    #[error("{missing} of the changes to {} that were kept are missing", .session.map_or_else(|| "people, payments and house rules".to_owned(), |id| format!("session {id}")))]
    Behind {
        /// The session that was changed last; none where that was something else.
        session: Option<SessionId>,
        /// How many are missing in it.
        missing: u64,
    },
    /// The file was moved away while it was open, or another took its place.
    #[error("the database file was moved or replaced while it was open")]
    Replaced,
    /// A value that no column takes, such as a title of a thousand pages.
    #[error("a value cannot be stored: {detail}")]
    Refused {
        /// What SQLite has to say.
        detail: String,
    },
    /// A row whose checksum or contents are wrong.
    #[error("{table} is damaged at {row}")]
    Damaged {
        /// The table.
        table: &'static str,
        /// The columns that the row is found by, ids in hexadecimal.
        row: String,
    },
    /// SQLite finds the file itself damaged.
    #[error("the database file is damaged: {detail}")]
    DamagedFile {
        /// What SQLite has to say.
        detail: String,
    },
    /// A document that a later version of this program wrote.
    #[error("a document in {table} has format {format}, newer than this program reads")]
    NewerDocument {
        /// The table.
        table: &'static str,
        /// The format that it names.
        format: i64,
    },
    /// A frozen scheme that cannot be read.
    #[error("the scheme of the session: {0}")]
    Scheme(SchemeError),
    /// The disk is full. Nothing was written; it works again once there is room.
    #[error("the disk is full")]
    DiskFull,
    /// The file or its folder cannot be written to.
    #[error("the database can only be read")]
    ReadOnly,
    /// Another program has kept the database to itself for too long.
    #[error("another program is busy with the database")]
    Busy,
    /// The disk fails.
    #[error("the disk fails: {detail}")]
    Disk {
        /// What SQLite or the system has to say.
        detail: String,
    },
    /// Somebody has asked for long work to stop.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// A backup cannot take the place of the database that it is a backup of.
    #[error("a backup cannot be written over the database itself")]
    OntoItself,
    /// A backup did not come out as the database is.
    #[error("the backup is not what the database is: {detail}")]
    BadBackup {
        /// What differs.
        detail: String,
    },
    /// Anything else that SQLite may say.
    #[error("database error: {0}")]
    Sqlite(rusqlite::Error),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let (failure, message) = match &error {
            rusqlite::Error::SqliteFailure(failure, message) => (failure, message),
            // No column takes a value of another type, so that one which has it was not written by SQLite.
            rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..) => {
                return Self::DamagedFile {
                    detail: error.to_string(),
                };
            }
            _ => return Self::Sqlite(error),
        };
        let detail = message.clone().unwrap_or_else(|| failure.to_string());
        match failure.code {
            ErrorCode::DiskFull => Self::DiskFull,
            // Shared memory that cannot grow is how SQLite says that the disk is full before anything is written.
            ErrorCode::SystemIoFailure if failure.extended_code == ffi::SQLITE_IOERR_SHMSIZE => {
                Self::DiskFull
            }
            ErrorCode::SystemIoFailure | ErrorCode::CannotOpen => Self::Disk { detail },
            ErrorCode::ReadOnly => Self::ReadOnly,
            // Nothing interrupts a statement but work that shall stop.
            ErrorCode::OperationInterrupted => Self::Stopped(Stopped),
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Self::Busy,
            ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => Self::DamagedFile { detail },
            ErrorCode::ConstraintViolation | ErrorCode::TooBig => Self::Refused { detail },
            _ => Self::Sqlite(error),
        }
    }
}

impl From<EditError> for StoreError {
    fn from(error: EditError) -> Self {
        match error {
            EditError::Stale => Self::Stale,
            error => Self::Edit(error),
        }
    }
}

impl From<LogError> for StoreError {
    /// A row that is not the next one was made for a log that has grown since.
    fn from(_: LogError) -> Self {
        Self::Stale
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => Self::DiskFull,
            std::io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            _ => Self::Disk {
                detail: error.to_string(),
            },
        }
    }
}
