//! Lists of sessions, normally without replaying hands.

use super::standings;
use crate::ledger::{SessionId, SessionSummary, Standing};
use crate::seat::Direction;
use crate::store::db::open::reading;
use crate::store::log::app_log::AppEdit;
use crate::store::log::load;
use crate::store::log::schemes::{self, Label};
use crate::store::log::sessions::{self, Head};
use crate::store::{Database, StoreError};
use chrono::DateTime;
use rusqlite::Connection;
use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::Arc;

impl Database {
    /// All sessions outside the trash, newest first. A damaged one is included and marked.
    pub fn sessions(&mut self) -> Result<Vec<SessionSummary>, StoreError> {
        let [live, _] = self.all_sessions()?;
        Ok(live)
    }

    /// All sessions in the trash, last deleted first.
    pub fn deleted_sessions(&mut self) -> Result<Vec<SessionSummary>, StoreError> {
        let [_, deleted] = self.all_sessions()?;
        Ok(deleted)
    }

    /// All sessions: those outside the trash, newest first, and those in it, last deleted first.
    pub fn all_sessions(&mut self) -> Result<[Vec<SessionSummary>; 2], StoreError> {
        summaries(&*reading(&mut self.conn)?)
    }

    /// The ids of all sessions outside the trash, oldest first.
    pub fn session_ids(&mut self) -> Result<Vec<SessionId>, StoreError> {
        let outside = "WHERE deleted IS NULL ORDER BY started, number";
        sessions::ids(&*reading(&mut self.conn)?, outside)
    }

    /// The latest session: the last one created here, regardless of the clock, or an imported one that began later.
    /// `None` if there is none.
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

/// The summaries of all sessions, as in [`Database::all_sessions`]. Replays a session whose projection is behind, damaged or
/// lost.
pub(in crate::store) fn summaries(
    conn: &Connection,
) -> Result<[Vec<SessionSummary>; 2], StoreError> {
    let labels = schemes::labels(conn)?;
    let (mut found, mut lost) = (Vec::new(), HashSet::new());
    sessions::each(conn, "ORDER BY number DESC", |id, order, head| {
        let label = head.as_ref().ok().and_then(|head| labels.get(&head.scheme));
        let summary = if let (Ok(head), Some(label)) = (&head, label) {
            begun(head, label)
        } else {
            lost.insert(id);
            damaged(id)
        };
        found.push((order, summary));
    })?;
    found.sort_by_key(|(order, _)| Reverse(*order));
    let n_deleted = found
        .iter()
        .filter(|((deleted, _), _)| deleted.is_some())
        .count();
    let mut all: Vec<_> = found.into_iter().map(|(_, one)| one).collect();
    standings::complete(conn, &mut all)?;
    for one in &mut all {
        if lost.contains(&one.id) {
            *one = damaged(one.id);
        } else if one.damaged {
            let ledger = sessions::find(conn, one.id)
                .ok()
                .flatten()
                .and_then(|head| load::ledger(conn, head).ok());
            match ledger {
                Some((ledger, _)) => {
                    (one.standing, one.damaged) = (Standing::of(&ledger), false);
                }
                None => *one = damaged(one.id),
            }
        }
    }
    let live = all.split_off(n_deleted);
    Ok([live, all])
}

/// The summary of a session as it began, marked as damaged until its standing is found.
fn begun(head: &Head, label: &Label) -> SessionSummary {
    SessionSummary {
        started: head.started,
        game: Arc::clone(&label.game),
        scheme: Arc::clone(&label.id),
        scheme_name: Arc::clone(&label.name),
        decimals: label.decimals,
        direction: label.direction,
        deleted: head.deleted.and_then(DateTime::from_timestamp_millis),
        ..damaged(head.id)
    }
}

fn damaged(id: SessionId) -> SessionSummary {
    SessionSummary {
        id,
        started: DateTime::UNIX_EPOCH.fixed_offset(),
        game: Arc::default(),
        scheme: Arc::default(),
        scheme_name: Arc::default(),
        decimals: 0,
        direction: Direction::default(),
        deleted: None,
        standing: Standing::default(),
        damaged: true,
    }
}
