//! Why something cannot be stored or read back.

use crate::ledger::{
    EditError, EditId, HouseRulesId, LogError, PaidError, PaymentId, PlayerId, SessionId,
};
use crate::scheme::SchemeError;
use crate::task::Stopped;
use rusqlite::ffi::{self, ErrorCode};
use thiserror::Error;

/// Why something cannot be stored or read. A transaction that ends in an error changes nothing.
#[derive(Debug, PartialEq, Error)]
pub enum StoreError {
    /// Another window or command has changed the session since the change was prepared.
    #[error("the session has changed in the meantime")]
    Stale,
    /// The change breaks a rule of the game or the ledger.
    #[error("{0}")]
    Edit(EditError),
    /// No session has this id.
    #[error("there is no session {0}")]
    NoSession(SessionId),
    /// The session was deleted.
    #[error("session {0} was deleted")]
    Deleted(SessionId),
    /// The session is not in the trash.
    #[error("session {0} was not deleted")]
    NotDeleted(SessionId),
    /// A session with this id exists, perhaps in the trash.
    #[error("session {0} already exists")]
    Exists(SessionId),
    /// Another window or command has changed the database since an import was compared with it.
    #[error("the database has changed in the meantime; import again")]
    StaleImport,
    /// The application's log has no row with this id.
    #[error("there is no change {0} to undo or redo")]
    NothingToUndo(EditId),
    /// The change was undone already.
    #[error("change {0} is undone already")]
    Undone(EditId),
    /// The change cannot be redone, because it was not undone.
    #[error("change {0} was not undone")]
    NotUndone(EditId),
    /// The player was renamed after the change to be undone or redone.
    #[error("{0} was renamed by another change; undo that one first")]
    RenamedSince(String),
    /// No house rules have this id.
    #[error("there are no house rules {0}")]
    NoHouseRules(HouseRulesId),
    /// The house rules were deleted.
    #[error("the house rules {0} were deleted")]
    HouseRulesDeleted(HouseRulesId),
    /// There is no change to house rules to undo or redo.
    #[error("the house rules {0} have no change to undo or redo")]
    NoChangeOfRules(HouseRulesId),
    /// Another window or command has changed the house rules since the change was prepared.
    #[error("the house rules `{0}` have changed in the meantime")]
    StaleRules(String),
    /// Other house rules have this id in their document.
    #[error("other house rules have the id `{0}`")]
    SchemeTaken(String),
    /// A built-in scheme has this id.
    #[error("`{0}` is the id of a built-in scheme; choose another")]
    SchemeShips(String),
    /// The id of house rules cannot be changed.
    #[error("the id of these house rules is `{wanted}` and cannot be changed to `{found}`")]
    OtherScheme {
        /// Their id.
        wanted: String,
        /// The id in the new document.
        found: String,
    },
    /// The document of house rules cannot be read.
    #[error("the house rules `{id}`: {error}")]
    BadRules {
        /// The id of their scheme; that in the database if the stored scheme cannot be read.
        id: String,
        /// What is wrong with the document.
        error: SchemeError,
    },
    /// The payment is invalid.
    #[error("{0}")]
    Paid(PaidError),
    /// No payment has this id.
    #[error("there is no payment {0}")]
    NoPayment(PaymentId),
    /// The payment was taken back already.
    #[error("payment {0} was already undone")]
    TakenBack(PaymentId),
    /// The payments of these sessions have changed since the new ones were worked out.
    #[error(
        "payments of these sessions were recorded or undone meanwhile; check the open payments again"
    )]
    PaymentsChanged,
    /// A payment names a person who is in none of its sessions.
    #[error("a payment must be between people of the sessions that it settles")]
    NotInSessions,
    /// A payment or a row of a log is already known with different contents.
    #[error("another {what} has the id {id}")]
    Differs {
        /// The kind of item, such as `payment`.
        what: &'static str,
        /// Its id.
        id: String,
    },
    /// The roster has no player with this id, or the player has changed since.
    #[error("there is no player {0}")]
    NoPlayer(PlayerId),
    /// A merged player cannot be merged again.
    #[error("{name} is merged into {now} already")]
    Merged {
        /// Their name.
        name: String,
        /// The name of the player they were merged into.
        now: String,
    },
    /// A player cannot be merged with themselves.
    #[error("both names belong to one player")]
    SamePlayer,
    /// The players sat at one table, so they are different people.
    #[error("they have sat at the same table, so they are two people")]
    SatTogether,
    /// Another player on the roster has this name, or one that looks like it.
    #[error("there is another player called {0}")]
    NameTaken(String),
    /// The hands of a session do not follow from its log.
    #[error("the hands of session {0} do not follow from its log")]
    Unexplained(SessionId),
    /// An instant, as RFC 3339, that the database cannot store: finer than a millisecond, with seconds in its offset, or
    /// outside the years 1 to 9999.
    #[error("the instant {0} is too precise to be stored, or not in the years 1 to 9999")]
    Instant(String),
    /// The database lacks a committed change that the high-water mark records: its newest changes were lost, or an
    /// older copy has replaced it.
    #[error("the database lacks {missing} of the saved changes to {}", .session.map_or_else(|| "people, payments and house rules".to_owned(), |id| format!("session {id}")))]
    Behind {
        /// The session of the newest change; `None` if it was not in a session.
        session: Option<SessionId>,
        /// Number of changes missing in it.
        missing: u64,
    },
    /// The open file was moved or replaced.
    #[error("the database file was moved or replaced while it was open")]
    Replaced,
    /// A value that SQLite does not accept, such as text that is too long; with its message.
    #[error("a value cannot be stored: {0}")]
    Refused(String),
    /// A row with a wrong checksum or invalid contents.
    #[error("{table} is damaged at {row}")]
    Damaged {
        /// The table.
        table: &'static str,
        /// The row's key columns, ids in hexadecimal.
        row: String,
    },
    /// SQLite reports a damaged file; with its message.
    #[error("the database file is damaged: {0}")]
    DamagedFile(String),
    /// A document written by a newer version of this program.
    #[error("a document in {table} has format {format}, which is too new for this program")]
    NewerDocument {
        /// The table.
        table: &'static str,
        /// Its format number.
        format: i64,
    },
    /// The stored scheme of a session cannot be read.
    #[error("the scheme of the session cannot be read: {0}")]
    Scheme(SchemeError),
    /// The disk is full. Nothing was written; the change can be repeated once there is space.
    #[error("the disk is full")]
    DiskFull,
    /// The file or its folder is read-only.
    #[error("the database is read-only")]
    ReadOnly,
    /// Another program has locked the database for longer than the timeout of 5 s.
    #[error("another program is using the database")]
    Busy,
    /// An I/O error of the disk; with the message of SQLite or the system.
    #[error("disk error: {0}")]
    Disk(String),
    /// The work was cancelled.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// A backup differs from the database; with the difference.
    #[error("the backup differs from the database: {0}")]
    BadBackup(String),
    /// Any other SQLite error.
    #[error("database error: {0}")]
    Sqlite(rusqlite::Error),
}

impl StoreError {
    /// A damaged row, under its key columns.
    pub(in crate::store) fn damaged(table: &'static str, row: &impl ToString) -> Self {
        Self::Damaged {
            table,
            row: row.to_string(),
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let (failure, message) = match &error {
            rusqlite::Error::SqliteFailure(failure, message) => (failure, message),
            // Columns have fixed types, so a value of another type was not written by SQLite.
            rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..) => {
                return Self::DamagedFile(error.to_string());
            }
            _ => return Self::Sqlite(error),
        };
        let detail = message.clone().unwrap_or_else(|| failure.to_string());
        match failure.code {
            ErrorCode::DiskFull => Self::DiskFull,
            // SQLite reports a full disk like this if shared memory cannot grow, before anything is written.
            ErrorCode::SystemIoFailure if failure.extended_code == ffi::SQLITE_IOERR_SHMSIZE => {
                Self::DiskFull
            }
            ErrorCode::SystemIoFailure | ErrorCode::CannotOpen => Self::Disk(detail),
            ErrorCode::ReadOnly => Self::ReadOnly,
            // Only cancelled work interrupts a statement.
            ErrorCode::OperationInterrupted => Self::Stopped(Stopped),
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Self::Busy,
            ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => Self::DamagedFile(detail),
            ErrorCode::ConstraintViolation | ErrorCode::TooBig => Self::Refused(detail),
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
    /// A row that is not the next one was made for an older state of the log.
    fn from(_: LogError) -> Self {
        Self::Stale
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => Self::DiskFull,
            std::io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            _ => Self::Disk(error.to_string()),
        }
    }
}
