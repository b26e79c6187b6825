//! Lists of sessions, normally without replaying hands.

use super::standings;
use crate::ledger::{SchemeLabel, SessionId, SessionSummary, Standing};
use crate::store::db::open::reading;
use crate::store::log::app_log::AppEdit;
use crate::store::log::load;
use crate::store::log::schemes;
use crate::store::log::sessions;
use crate::store::{Database, StoreError};
use chrono::{DateTime, FixedOffset};
use rusqlite::Connection;
use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::Arc;

impl Database {
    /// All sessions outside the trash, newest first. A damaged one is included and marked.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn sessions(&mut self) -> Result<Vec<SessionSummary>, StoreError> {
        let [live, _] = self.all_sessions()?;
        Ok(live)
    }

    /// All sessions: those outside the trash, newest first, and those in it, last deleted first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn all_sessions(&mut self) -> Result<[Vec<SessionSummary>; 2], StoreError> {
        summaries(&*reading(&mut self.conn)?)
    }

    /// All sessions, as in [`Self::all_sessions`], but whole are only the first of each list, which a screen shows. Of the
    /// others the id, the start, the scheme and the deletion are known, and they count as ended.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn first_sessions(&mut self) -> Result<[Vec<SessionSummary>; 2], StoreError> {
        let tx = reading(&mut self.conn)?;
        let mut all = [Vec::new(), Vec::new()];
        for mut row in rows(&tx, false)? {
            let list = &mut all[usize::from(row.deleted.is_some())];
            let mut stored = None;
            if list.len() < ON_A_SCREEN {
                let id = [row.id];
                row.begun = row.begun.filter(|_| sessions::find(&tx, row.id).is_ok());
                standings::each_current(&tx, "session = ?1", id, |_, one| stored = Some(one))?;
            } else if let Some((started, _)) = &row.begun {
                stored = Some(Standing {
                    ended: Some(*started),
                    ..Standing::default()
                });
            }
            list.push(listed(&tx, row, stored));
        }
        Ok(all)
    }

    /// The ids of all sessions outside the trash, oldest first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn session_ids(&mut self) -> Result<Vec<SessionId>, StoreError> {
        let outside = "WHERE deleted IS NULL ORDER BY started, number";
        sessions::ids(&*reading(&mut self.conn)?, outside)
    }

    /// The latest session: the last one created here, regardless of the clock, or an imported one that began later.
    /// `None` if there is none.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn latest(&mut self) -> Result<Option<SessionId>, StoreError> {
        let tx = reading(&mut self.conn)?;
        self.people.catch_up(&tx)?;
        let mut imported: HashSet<SessionId> = HashSet::new();
        for done in &self.people.undoable {
            if let AppEdit::Import { sessions } = &done.edit {
                imported.extend(sessions.iter().copied());
            }
        }
        let all = sessions::begun(&tx)?;
        let (came, own): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|(id, _)| imported.contains(id));
        let own = own.last().copied();
        let came = came.into_iter().max_by_key(|(_, started)| *started);
        let later = came.filter(|(_, started)| own.is_none_or(|(_, own)| own < *started));
        Ok(later.or(own).map(|(id, _)| id))
    }
}

/// At most this many rows of a list are on a screen.
const ON_A_SCREEN: usize = 100;

/// The summaries of all sessions, as in [`Database::all_sessions`].
pub(in crate::store) fn summaries(
    conn: &Connection,
) -> Result<[Vec<SessionSummary>; 2], StoreError> {
    let mut found = Vec::new();
    each(conn, |place, one| found.push((place, one)))?;
    found.sort_by_key(|(place, _)| *place);
    let all = found.into_iter().map(|(_, one)| one);
    let (mut live, deleted): (Vec<_>, _) = all.partition(|one| one.deleted.is_none());
    // The window keeps thousands of summaries in memory.
    live.shrink_to_fit();
    Ok([live, deleted])
}

/// Passes on all sessions in the order of their ids, each with its place in lists, where those in the trash are last.
/// Replays a session whose projection is behind, damaged or lost.
pub(super) fn each(
    conn: &Connection,
    mut take: impl FnMut(usize, SessionSummary),
) -> Result<(), StoreError> {
    let mut rows: Vec<_> = rows(conn, true)?.into_iter().enumerate().collect();
    rows.sort_unstable_by_key(|(_, row)| row.id);
    let mut rows = rows.into_iter().peekable();
    let mut pass = |(place, row), stored| take(place, listed(conn, row, stored));
    standings::each_current(conn, "TRUE", [], |id, stored| {
        while let Some(row) = rows.next_if(|(_, row)| row.id < id) {
            pass(row, None);
        }
        if let Some(row) = rows.next_if(|(_, row)| row.id == id) {
            pass(row, Some(stored));
        }
    })?;
    rows.for_each(|row| pass(row, None));
    Ok(())
}

/// A session in a list.
struct ListRow {
    id: SessionId,
    /// When it was deleted, in milliseconds of UTC.
    deleted: Option<i64>,
    /// When it began, and its scheme, unless they cannot be read.
    begun: Option<(DateTime<FixedOffset>, Arc<SchemeLabel>)>,
}

/// All sessions: those outside the trash, newest first, and then those in it, last deleted first. Of equals the last
/// stored is first. Damaged ones are found if they are `verified`.
fn rows(conn: &Connection, verified: bool) -> Result<Vec<ListRow>, StoreError> {
    let labels = schemes::labels(conn)?;
    let mut rows = Vec::new();
    sessions::each(conn, verified, |id, (deleted, started), begun| {
        // It is not known whether a damaged session is in the trash.
        let deleted = deleted.filter(|_| begun.is_some());
        let begun = begun.and_then(|(at, scheme)| Some((at, labels.get(&scheme)?.clone())));
        let order = (deleted.is_some(), Reverse((deleted, started)));
        rows.push((order, ListRow { id, deleted, begun }));
    })?;
    rows.sort_by_key(|(order, _)| *order);
    Ok(rows.into_iter().map(|(_, row)| row).collect())
}

/// The summary of a session. Of one that cannot be read nothing else is known.
fn listed(conn: &Connection, row: ListRow, stored: Option<Standing>) -> SessionSummary {
    let ListRow { id, deleted, begun } = row;
    let replayed = || Some(Standing::of(&load::ledger(conn, id).ok()?.0));
    let found = begun.and_then(|begun| Some((begun, stored.or_else(replayed)?)));
    let damaged = found.is_none();
    let (started, scheme, standing) = match found {
        Some(((started, scheme), standing)) => (started, scheme, standing),
        None => Default::default(),
    };
    SessionSummary {
        id,
        started,
        scheme,
        deleted: deleted.and_then(DateTime::from_timestamp_millis),
        standing,
        damaged,
    }
}
