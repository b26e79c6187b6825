//! Why a command cannot be done.

use super::files;
use super::maintenance::recovery::is_damage;
use crate::exchange::{ExportError, ImportError};
use crate::ledger::{EditError, NameError, SessionId};
use crate::scheme::set::SetError;
use crate::scheme::{Range, SchemeError};
use crate::settle::{SettleError, StakeTooHigh};
use crate::store::{OpenError, StoreError, system};
use crate::task::Stopped;
use crate::view::Message;
use chrono::NaiveDate;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why a command cannot be done. It has changed nothing then. The text is one clause in English.
#[derive(Debug, Error)]
pub enum AppError {
    /// No place is named and the user has no home folder.
    #[error(
        "there is no home folder: name a database with --db and settings with $ODDTRICK_CONFIG"
    )]
    NoHome,
    /// The database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Something cannot be stored or read back.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A change breaks a rule of the game or of the books.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// A scheme document is none.
    #[error(transparent)]
    Scheme(#[from] SchemeError),
    /// A scheme cannot be made from another.
    #[error(transparent)]
    Set(#[from] SetError),
    /// A name cannot be used.
    #[error(transparent)]
    Name(#[from] NameError),
    /// A sum of money is beyond all bounds.
    #[error(transparent)]
    Settle(#[from] SettleError),
    /// A stake that nobody could count.
    #[error(transparent)]
    Stake(#[from] StakeTooHigh),
    /// Too few or too many players for a scheme.
    #[error("{found} players, where {} can sit at the table", span(*wanted))]
    Players {
        /// How many there are.
        found: usize,
        /// How many there can be.
        wanted: Range,
    },
    /// A change of seats after which everybody sits where they sat.
    #[error("everybody sits there already")]
    SameSeats,
    /// A stake that is changed to what it is.
    #[error("it is played for that already")]
    SameStake,
    /// A way of settling that is changed to what it is.
    #[error("it is settled so already")]
    SameTerms,
    /// A hand that was not played and is not the next one.
    #[error("there is no hand {number}, the next one is hand {next}")]
    NoHand {
        /// Its number.
        number: usize,
        /// The number of the next one.
        next: usize,
    },
    /// The first dealer is none of the players.
    #[error("the first dealer is none of the players")]
    FirstDealer,
    /// No session is called that.
    #[error("there is no session {wanted}")]
    NoSession {
        /// What was asked for.
        wanted: String,
    },
    /// There is no session at all.
    #[error("there is no session yet")]
    NoSessions,
    /// An id is cut too short.
    #[error("{found} sessions begin with {wanted}")]
    Ambiguous {
        /// What was asked for.
        wanted: String,
        /// How many there are.
        found: usize,
    },
    /// What a session came to is beyond all bounds.
    #[error("session {session}: {error}")]
    SessionMoney {
        /// Which.
        session: SessionId,
        /// Why.
        error: SettleError,
    },
    /// Nobody is called that.
    #[error("there is no player called {name}")]
    NoPlayer {
        /// What was asked for.
        name: String,
    },
    /// No season is kept under that name.
    #[error("no season is kept under the name {name}")]
    NoSeason {
        /// What was asked for.
        name: String,
    },
    /// The last day of a season comes before its first.
    #[error("{to} comes before {from}")]
    DaysTurned {
        /// The first.
        from: NaiveDate,
        /// The last.
        to: NaiveDate,
    },
    /// No payment is called that.
    #[error("there is no payment {wanted}")]
    NoPayment {
        /// What was asked for.
        wanted: String,
    },
    /// The id of a payment is cut too short.
    #[error("{found} payments begin with {wanted}")]
    AmbiguousPayment {
        /// What was asked for.
        wanted: String,
        /// How many there are.
        found: usize,
    },
    /// A payment is dated after today.
    #[error("{day} is yet to come; a payment is dated today or before")]
    DatedAhead {
        /// The day that was given.
        day: NaiveDate,
    },
    /// No change is in force.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// No change was taken back, or something else was done since.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// The database is gone, and what is kept beside it is still there.
    #[error("{}: the database is missing; {} shows that there was one", .path.display(), .folder.display())]
    Lost {
        /// The database.
        path: PathBuf,
        /// What is beside it.
        folder: PathBuf,
    },
    /// Neither the database nor its backups nor its journal have anything that could be brought back.
    #[error("{}: there is nothing to recover", .path.display())]
    NothingToRecover {
        /// The database.
        path: PathBuf,
    },
    /// A file cannot be read.
    #[error("cannot read {}: {}", .path.display(), files::reason(.error))]
    Reading {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// A file or folder cannot be written.
    #[error("cannot write {}: {}", .path.display(), files::reason(.error))]
    Writing {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// A table cannot be written.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// A table cannot be imported.
    #[error("{}: {error}", .path.display())]
    Import {
        /// The file.
        path: PathBuf,
        /// What is wrong with it, and where.
        error: ImportError,
    },
    /// A file that is to take the place of the database and is none.
    #[error("{} is not an Odd Trick backup: {why}", .path.display())]
    BadBackup {
        /// The file.
        path: PathBuf,
        /// Why not.
        why: String,
    },
    /// A folder, a pipe or a device where a file is wanted.
    #[error("{} is not a regular file", .path.display())]
    NotAFile {
        /// Whatever it is.
        path: PathBuf,
    },
    /// A file belongs to the database itself.
    #[error("{} belongs to the database", .path.display())]
    OwnFile {
        /// The file.
        path: PathBuf,
    },
    /// Somebody has asked for long work to stop.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// A value has no written form.
    #[error("{what} cannot be written down")]
    Unwritable {
        /// What.
        what: &'static str,
    },
    /// Nobody reads any more what is written. No fault, and nothing to be said.
    #[error("nobody reads what is written")]
    Closed,
}

impl AppError {
    /// Whether the database is lost, damaged or not the newest, and what is beside it may help.
    pub fn can_be_recovered(&self) -> bool {
        match self {
            Self::Lost { .. } | Self::Store(StoreError::Behind { .. }) => true,
            Self::Open(error) => is_damage(error),
            _ => false,
        }
    }

    /// Whether it is no fault at all: somebody has asked for long work to stop, and it has.
    pub fn is_stop(&self) -> bool {
        matches!(self, Self::Stopped(_) | Self::Store(StoreError::Stopped(_)))
    }

    /// Why, for the window: what is wrong with a file has words in every language, all else is in English.
    pub fn said(&self) -> Message {
        let shown = |path: &Path| path.display().to_string();

        match self {
            Self::Reading { path, error } => Message::FilesCannotRead {
                path: shown(path),
                why: files::reason_said(error).nested(),
            },
            Self::Writing { path, error } => Message::FilesCannotWrite {
                path: shown(path),
                why: files::reason_said(error).nested(),
            },
            Self::NotAFile { path } => Message::FilesNotAFile { path: shown(path) },
            Self::OwnFile { path } => Message::FilesOwnFile { path: shown(path) },
            Self::Stake(StakeTooHigh { most }) => Message::StakeHigh { stake: *most },
            other => Message::typed(&other.to_string()),
        }
    }

    /// Why a file cannot be read.
    pub fn reading(path: &Path, error: io::Error) -> Self {
        Self::Reading {
            path: path.to_owned(),
            error: system::blame(error, path),
        }
    }

    /// What is wrong with a file that was to be imported.
    pub fn import(path: &Path, error: ImportError) -> Self {
        Self::Import {
            path: path.to_owned(),
            error,
        }
    }

    /// Why a file cannot be written.
    pub fn writing(path: &Path, error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Writing {
                path: path.to_owned(),
                error,
            },
        }
    }
}

fn span(range: Range) -> String {
    if range.least == range.most {
        range.least.to_string()
    } else {
        format!("{} to {}", range.least, range.most)
    }
}
