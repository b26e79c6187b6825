//! Sessions as a whole: listed, found, opened, deleted and brought back.

use super::{App, AppError};
use crate::ledger::{Book, Ledger, SessionId};
use crate::scheme::catalog;
use crate::store::{Database, SessionRow, StoreError};

/// Where a session has got to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Hands can be entered.
    Playing,
    /// The game is won or its schedule played, and the session still open.
    Over,
    /// The table has closed it.
    Ended,
}

impl State {
    /// The state of a session.
    pub fn of(ledger: &Ledger) -> Self {
        match (ledger.session().ended, ledger.is_over()) {
            (Some(_), _) => Self::Ended,
            (None, true) => Self::Over,
            (None, false) => Self::Playing,
        }
    }

    /// The word for it in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Ended => "ended",
        }
    }
}

impl App {
    /// The sessions that are kept, newest first.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn sessions(&self) -> Result<Vec<SessionRow>, AppError> {
        let Some(store) = self.existing()? else {
            return Ok(Vec::new());
        };
        Ok(store.call(Database::sessions)?)
    }

    /// The ids of the sessions that are kept, oldest first.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn session_ids(&self) -> Result<Vec<SessionId>, AppError> {
        let Some(store) = self.existing()? else {
            return Ok(Vec::new());
        };
        Ok(store.call(Database::session_ids)?)
    }

    /// Where a session of a list has got to.
    ///
    /// Whether a game is over is not in the list but follows from its hands, which are played for it. A game that never
    /// ends by itself, and one that was closed, are known without.
    pub fn state(&self, row: &SessionRow) -> State {
        if row.ended.is_some() {
            return State::Ended;
        }
        let endless = catalog::find(&row.scheme).is_some_and(|one| one.rules.contracts().is_some());
        if endless || row.hands == 0 || row.damaged {
            return State::Playing;
        }
        let book = self.book(row.id);
        book.map_or(State::Playing, |book| State::of(book.ledger()))
    }

    /// The session that somebody means by an id, the beginning of one, or `last`.
    ///
    /// # Errors
    /// Where there is none, or more than one.
    pub fn find(&self, wanted: &str) -> Result<SessionId, AppError> {
        let none = || AppError::NoSession {
            wanted: wanted.to_owned(),
        };
        let store = self.existing()?;
        if wanted == "last" {
            let Some(store) = store else {
                return Err(AppError::NoSessions);
            };
            return store.call(Database::latest)?.ok_or(AppError::NoSessions);
        }
        let prefix = wanted.to_ascii_lowercase();
        let store = store.ok_or_else(none)?;
        if !prefix.bytes().all(|byte| byte.is_ascii_hexdigit()) || prefix.is_empty() {
            return Err(none());
        }
        let found = store.call(move |db| db.find_sessions(&prefix))?;
        match found.as_slice() {
            [] => Err(none()),
            [one] => Ok(*one),
            more => Err(AppError::Ambiguous {
                wanted: wanted.to_owned(),
                found: more.len(),
            }),
        }
    }

    /// The books of a session, with its log and its open hand.
    ///
    /// # Errors
    /// Where there is no such session, or it cannot be read.
    pub fn book(&self, session: SessionId) -> Result<Book, AppError> {
        let stored = self.needed()?.call(move |db| db.load(session))?;
        Ok(Book::new(
            Ledger::open(stored.session)?,
            stored.log,
            stored.open,
        ))
    }

    /// Deletes a session. What was deleted is kept for a while, and [`App::undelete`] brings it back.
    ///
    /// # Errors
    /// Where there is no such session.
    pub fn delete(&self, session: SessionId) -> Result<(), AppError> {
        let stamp = self.surroundings().stamp();
        Ok(self
            .needed()?
            .call(move |db| db.delete_session(session, stamp.edit, stamp.at))?)
    }

    /// Brings a session back that was deleted.
    ///
    /// # Errors
    /// Where it was not deleted, or is gone for good.
    pub fn undelete(&self, session: SessionId) -> Result<(), AppError> {
        let stamp = self.surroundings().stamp();
        Ok(self
            .needed()?
            .call(move |db| db.undelete(session, stamp.edit, stamp.at))?)
    }
}

/// Whether another window or command was quicker, so that the same may succeed on a second try.
pub(super) fn is_stale(error: &AppError) -> bool {
    matches!(
        error,
        AppError::Store(StoreError::Stale | StoreError::Exists(_))
    )
}
