//! Writing: a change is committed to the log together with the taps of the open hand. Projections are updated later.

use super::app_log::AppEdit;
use super::people::People;
use super::{open_hands, rows, sessions};
use crate::ledger::{LogRow, OpenHand, Session, SessionId};
use crate::store::{Database, StoreError};
use rusqlite::Connection;
use std::slice;

impl Database {
    /// Creates a session without hands, and commits its first change if there is one.
    ///
    /// Both come from an editor, which has checked them. Participants who are not on the roster are added to it.
    ///
    /// # Errors
    /// [`StoreError::Unexplained`] if the session is not blank (see [`Session::is_blank`]), [`StoreError::Exists`] if
    /// its id is taken, [`StoreError::NameTaken`] if a participant who is not on the roster has the name of a player
    /// who is.
    pub fn create_session(
        &mut self,
        session: &Session,
        open: &OpenHand,
        first: Option<&LogRow>,
    ) -> Result<(), StoreError> {
        if !session.is_blank() {
            return Err(StoreError::Unexplained(session.id));
        }
        self.with_people(|conn, people| {
            people.check_new_names(&session.participants)?;
            let rows = first.map(slice::from_ref).unwrap_or_default();
            insert(conn, people, session, rows, open)?;
            // A session deleted for good may be created again.
            if people.begun.get(&session.id) == Some(&Some(session.started)) {
                return Ok(());
            }
            let begun = AppEdit::BeginSession {
                session: session.id,
                started: session.started,
            };
            people.append_by_content(session.started, begun)
        })
    }

    /// Appends rows to a session's log, which has `before` rows, and stores the open hand; flushed to disk when this
    /// returns.
    ///
    /// The rows come from an editor of the session with those rows. Without rows, only the taps of the open hand change.
    ///
    /// # Errors
    /// [`StoreError::Stale`] if the log has another number of rows, or these are not the next ones;
    /// [`StoreError::NoSession`] or [`StoreError::Deleted`] if there is no such session outside the trash.
    pub fn commit(
        &mut self,
        session: SessionId,
        before: u64,
        rows: &[LogRow],
        open: &OpenHand,
    ) -> Result<(), StoreError> {
        match self.try_commit(session, before, rows, open) {
            // The reserved disk space is freed once, and not for taps.
            Err(StoreError::DiskFull) if !rows.is_empty() && self.free_reserved_space() => {
                self.try_commit(session, before, rows, open)
            }
            done => done,
        }
    }

    fn try_commit(
        &mut self,
        session: SessionId,
        before: u64,
        rows: &[LogRow],
        open: &OpenHand,
    ) -> Result<(), StoreError> {
        self.change(|conn, people| {
            let mut joining = rows.iter().flat_map(LogRow::added_participants).peekable();
            // Other changes do not read the application's log.
            if joining.peek().is_some() {
                people.catch_up(conn)?;
                people.check_new_names(joining)?;
            }
            extend(conn, people, session, before, rows, open)
        })
    }
}

/// Creates a session from its initial state and the rows of its log, which were replayed or come from its editor.
///
/// # Errors
/// [`StoreError::Exists`] if a session with this id exists.
pub(in crate::store) fn insert(
    conn: &Connection,
    people: &mut People,
    beginning: &Session,
    rows: &[LogRow],
    open: &OpenHand,
) -> Result<(), StoreError> {
    sessions::insert(conn, beginning, None)?;
    people.add_to_roster(&beginning.participants, beginning.started)?;
    extend(conn, people, beginning.id, 0, rows, open)
}

/// Appends rows to a session's log, which has `before` rows, and stores the open hand. No hand is played: the editor that
/// made the rows has applied them to the session as it is after these.
///
/// # Errors
/// [`StoreError::Stale`] if the log has another number of rows, or these are not numbered from there on.
pub(in crate::store) fn extend(
    conn: &Connection,
    people: &mut People,
    session: SessionId,
    before: u64,
    rows: &[LogRow],
    open: &OpenHand,
) -> Result<(), StoreError> {
    sessions::need(conn, session)?;
    let mut last = rows::last(conn, session)?.map_or(0, |(seq, _)| seq);
    if last != before {
        return Err(StoreError::Stale);
    }
    for row in rows {
        last += 1;
        if row.seq != last {
            return Err(StoreError::Stale);
        }
        rows::append(conn, session, row)?;
        people.add_to_roster(row.added_participants(), row.at)?;
    }
    open_hands::write(conn, session, last, open)
}
