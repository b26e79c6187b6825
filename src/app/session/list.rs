//! Listing, finding, opening, deleting and restoring sessions.

use crate::app::{App, AppError, Result};
use crate::ledger::{Ledger, SessionEditor, SessionId, SessionSummary};
use crate::scheme::keyword::keyword;
use crate::scheme::{Scheme, catalog};
use crate::store::{Database, Stored};

keyword! {
    /// Session state, with its word in JSON.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum State {
        /// Hands can be entered.
        Playing = "playing",
        /// The game is won or its schedule is complete, but the session is open.
        Over = "over",
        /// The session was ended.
        Ended = "ended",
        /// It is deleted and can be restored.
        Deleted = "deleted",
        /// It cannot be read.
        Damaged = "damaged",
    }
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
}

/// The state of a listed session.
///
/// Whether a game is over is not stored, so its hands are replayed. Ended sessions and games without an end need no
/// replay.
pub fn state(db: &mut Database, row: &SessionSummary) -> State {
    let is_endless = |scheme: &Scheme| scheme.rules.contracts().is_some();
    match &row.standing {
        _ if row.damaged => State::Damaged,
        _ if row.deleted.is_some() => State::Deleted,
        standing if standing.ended.is_some() => State::Ended,
        standing if standing.hands == 0 => State::Playing,
        _ if catalog::find(&row.scheme.id).is_some_and(is_endless) => State::Playing,
        _ => editor(db, row.id).map_or(State::Damaged, |editor| State::of(editor.ledger())),
    }
}

/// The editor of a session, with its log and open hand.
///
/// # Errors
/// There is no such session, or it cannot be read.
pub fn editor(db: &mut Database, session: SessionId) -> Result<SessionEditor> {
    opened(db.load(session)?)
}

/// The editor of a session that was read.
pub(in crate::app) fn opened(stored: Stored) -> Result<SessionEditor> {
    let ledger = Ledger::open(stored.session)?;
    Ok(SessionEditor::new(ledger, stored.log, stored.open))
}

impl App {
    /// Finds a session by id, id prefix, or `last`.
    ///
    /// # Errors
    /// None or several match.
    pub fn find(&self, wanted: &str) -> Result<SessionId> {
        if wanted == "last" {
            return self.read(Database::latest)?.ok_or(AppError::NoSessions);
        }
        let ids = || self.read(Database::session_ids);
        only_match("sessions", wanted, ids)?.ok_or_else(|| AppError::NoSession(wanted.to_owned()))
    }

    /// Finds a deleted session by id or id prefix.
    ///
    /// # Errors
    /// Several match.
    pub fn find_deleted(&self, wanted: &str) -> Result<Option<SessionId>> {
        only_match("sessions", wanted, || {
            let [_, deleted] = self.read(Database::all_sessions)?;
            Ok(deleted.iter().map(|row| row.id).collect())
        })
    }

    /// The editor of a session: [`editor`].
    ///
    /// # Errors
    /// Those of [`editor`].
    pub fn editor(&self, session: SessionId) -> Result<SessionEditor> {
        self.change(|db| editor(db, session))
    }
}

/// The only id that begins with `wanted`; `None` if there is none. Text that cannot begin an id gives `None` without
/// reading the ids.
pub(in crate::app) fn only_match<Id: Copy + ToString>(
    what: &'static str,
    wanted: &str,
    ids: impl FnOnce() -> Result<Vec<Id>>,
) -> Result<Option<Id>> {
    if wanted.is_empty() || !wanted.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(None);
    }
    let mut found = ids()?;
    let prefix = wanted.to_ascii_lowercase();
    found.retain(|id| id.to_string().starts_with(&prefix));
    match found[..] {
        [] => Ok(None),
        [one] => Ok(Some(one)),
        _ => Err(AppError::Ambiguous(found.len(), what, wanted.to_owned())),
    }
}
