//! Errors of commands.

use super::files;
use super::maintenance::recovery::is_damage;
use crate::exchange::{ExportError, ImportError};
use crate::ledger::{EditError, NameError, SessionId};
use crate::scheme::{Range, SchemeError};
use crate::settle::{SettleError, StakeError};
use crate::store::{OpenError, OpenFault, StoreError, sidecar_folder, system};
use crate::task::Stopped;
use crate::view::Message;
use crate::view::new_session::stake_refused;
use chrono::NaiveDate;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why a command failed. A failed command has changed nothing. The text is one clause in English.
#[derive(Debug, Error)]
pub enum AppError {
    /// No path was given and the user has no home folder.
    #[error(
        "there is no home folder; give the database with --db and the settings folder with $ODDTRICK_CONFIG"
    )]
    NoHome,
    /// No window can be opened, with the platform's message.
    #[error("cannot open a window ({0}); `oddtrick --help` lists what works without one")]
    NoDisplay(String),
    /// The database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Storing or reading failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A change breaks a rule of the game or the ledger.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// An invalid scheme document.
    #[error(transparent)]
    Scheme(#[from] SchemeError),
    /// An invalid name.
    #[error(transparent)]
    Name(#[from] NameError),
    /// A sum of money overflows.
    #[error(transparent)]
    Settle(#[from] SettleError),
    /// The stake cannot be computed with.
    #[error(transparent)]
    Stake(#[from] StakeError),
    /// Too few or too many players for a scheme.
    #[error("{found} player{}, but this scheme seats {wanted}", if *found == 1 { "" } else { "s" })]
    Players {
        /// The number of players.
        found: usize,
        /// The numbers allowed.
        wanted: Range,
    },
    /// A player cannot join in this seat.
    #[error("there is no seat {number}; whoever joins can have seats 1 to {last}")]
    NoSeat {
        /// Its number.
        number: usize,
        /// The number of the last one.
        last: usize,
    },
    /// A change of seats that changes nothing.
    #[error("everybody already sits there")]
    SameSeats,
    /// The stake is already this one.
    #[error("that is already the stake")]
    SameStake,
    /// The settlement is already this one.
    #[error("the session is already settled that way")]
    SameTerms,
    /// The hand was not played and is not the next one.
    #[error("there is no hand {number}; the next one is hand {next}")]
    NoHand {
        /// Its number.
        number: usize,
        /// The number of the next one.
        next: usize,
    },
    /// The first dealer is not one of the players.
    #[error("the first dealer is not one of the players")]
    FirstDealer,
    /// No session matches this id or prefix.
    #[error("there is no session {0}")]
    NoSession(String),
    /// There are no sessions.
    #[error("there are no sessions yet")]
    NoSessions,
    /// Several sessions or payments match: how many, which of the two, and the prefix of their ids.
    #[error("the ids of {0} {1} begin with {2}")]
    Ambiguous(usize, &'static str, String),
    /// These sessions are damaged, at least one.
    #[error("{}", damaged(.0))]
    Damaged(Vec<SessionId>),
    /// A session's result overflows.
    #[error("session {0}: {error}", error = SettleError::Overflow)]
    SessionMoney(SessionId),
    /// No player has this name.
    #[error("there is no player called {0}")]
    NoPlayer(String),
    /// No season has this name.
    #[error("there is no season called {0}")]
    NoSeason(String),
    /// The last day of a season is before its first.
    #[error("the last day, {to}, comes before the first, {from}")]
    DaysReversed {
        /// The first day.
        from: NaiveDate,
        /// The last day.
        to: NaiveDate,
    },
    /// No payment matches this id or prefix.
    #[error("there is no payment {0}")]
    NoPayment(String),
    /// This date of a payment is in the future.
    #[error("{0} is in the future; a payment must be dated today or earlier")]
    FutureDate(NaiveDate),
    /// There is nothing to undo.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// There is nothing to redo, or another change followed the undo.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// The database file is missing but its sidecar folder, named after it, exists.
    #[error("{}: the database is missing; {} shows that there was one", .0.display(), sidecar_folder(.0).display())]
    Lost(PathBuf),
    /// Nothing can be recovered from this database, its backups or its journal.
    #[error("{}: there is nothing to recover", .0.display())]
    NothingToRecover(PathBuf),
    /// A file cannot be read, and why.
    #[error("cannot read {}: {}", .0.display(), files::reason(.1))]
    Reading(PathBuf, io::Error),
    /// A file or folder cannot be written, and why.
    #[error("cannot write {}: {}", .0.display(), files::reason(.1))]
    Writing(PathBuf, io::Error),
    /// A CSV file cannot be written.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// A file cannot be imported: the error and its position.
    #[error("{}: {}", .0.display(), .1)]
    Import(PathBuf, ImportError),
    /// A damaged database, of which no backup is made; what was found first.
    #[error("the database is damaged and was not copied: {0}")]
    NotCopied(String),
    /// The file is not a valid backup, and why.
    #[error("{} is not an Odd Trick backup: {}", .0.display(), .1)]
    BadBackup(PathBuf, String),
    /// This is a folder, pipe or device where a file is needed.
    #[error("{} is not a regular file", .0.display())]
    NotAFile(PathBuf),
    /// This file belongs to the database itself.
    #[error("{} belongs to the database", .0.display())]
    OwnFile(PathBuf),
    /// Long work was asked to stop.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

/// The result of an operation, which fails with an [`AppError`] unless another error is named.
pub type Result<T, E = AppError> = std::result::Result<T, E>;

impl AppError {
    /// Whether recovery may help: the database is missing, damaged or outdated.
    pub fn can_be_recovered(&self) -> bool {
        match self {
            Self::Lost(..) | Self::Store(StoreError::Behind { .. }) => true,
            Self::Open(error) => is_damage(&error.fault),
            _ => false,
        }
    }

    /// Whether the database file does not exist.
    pub(super) fn is_missing(&self) -> bool {
        matches!(self, Self::Open(error) if error.fault == OpenFault::Missing)
    }

    /// Whether it is not an error but a requested stop.
    pub fn is_stop(&self) -> bool {
        matches!(self, Self::Stopped(_) | Self::Store(StoreError::Stopped(_)))
    }

    /// The message for the window: errors of files and stakes are translated, all others are in English.
    pub fn window_message(&self) -> Message {
        let shown = |path: &Path| path.display().to_string();

        match self {
            Self::Reading(path, error) => {
                Message::files_cannot_read(shown(path), files::reason_message(error))
            }
            Self::Writing(path, error) => {
                Message::files_cannot_write(shown(path), files::reason_message(error))
            }
            Self::NotAFile(path) => Message::files_not_a_file(shown(path)),
            Self::OwnFile(path) => Message::files_own_file(shown(path)),
            Self::Stake(error) => stake_refused(*error),
            other => Message::typed(&other.to_string()),
        }
    }

    /// Fails for a number of players that a scheme does not seat.
    pub fn check_players(found: usize, wanted: Range) -> Result<()> {
        let fits = wanted.contains(found);
        fits.then_some(()).ok_or(Self::Players { found, wanted })
    }

    /// Fails if there are damaged sessions.
    pub fn none_damaged(sessions: Vec<SessionId>) -> Result<()> {
        let none = sessions.is_empty();
        none.then_some(()).ok_or(Self::Damaged(sessions))
    }

    /// A file cannot be read.
    pub fn reading(path: &Path) -> impl Fn(io::Error) -> Self + Copy {
        move |error| Self::Reading(path.to_owned(), system::explain_io_error(error, path))
    }

    /// A file cannot be imported.
    pub fn import(path: &Path) -> impl Fn(ImportError) -> Self + Copy {
        move |error| Self::Import(path.to_owned(), error)
    }

    /// A file cannot be written.
    pub fn writing(path: &Path) -> impl Fn(io::Error) -> Self + Copy {
        move |error| Self::Writing(path.to_owned(), error)
    }
}

/// Names one of these sessions.
fn damaged(sessions: &[SessionId]) -> String {
    match sessions {
        [one] => format!("session {one} is damaged"),
        [one, ..] => format!("{} sessions are damaged, such as {one}", sessions.len()),
        [] => String::new(),
    }
}
