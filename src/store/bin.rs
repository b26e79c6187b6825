//! Deleting whole sessions, taking them and house rules out of the bin again, and emptying it.

use super::app_log::{self, AppAct, AppEdit, AppRow};
use super::open::writing;
use super::sealing::parts;
use super::{Database, StoreError, house_rules, merges, payments, players, schemes, sessions};
use crate::ledger::{EditId, SessionId};
use chrono::{DateTime, FixedOffset, TimeDelta, Utc};
use rusqlite::Connection;

/// For how many days a deleted session lies in the bin, and so do deleted house rules.
pub const KEPT_DAYS: i64 = 30;

impl Database {
    /// Puts a session into the bin; [`Database::undo_app`] of `id` takes it out again.
    pub fn delete_session(
        &mut self,
        session: SessionId,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        delete(&tx, session, id, at)?;
        Ok(tx.commit()?)
    }

    /// Takes a session that was deleted out of the bin.
    pub fn undelete(
        &mut self,
        session: SessionId,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        let rows = self.app_log()?;
        let deletion = AppAct::Do(AppEdit::DeleteSession { session });
        let last = rows
            .iter()
            .rev()
            .find(|row| row.act == deletion)
            .ok_or(StoreError::NotDeleted(session))?;
        self.undo_app(last.id, id, at).map_err(|error| match error {
            StoreError::NothingToUndo(_) => StoreError::NotDeleted(session),
            error => error,
        })
    }

    /// Takes back a change to whole sessions, to house rules, to what was paid or to the roster: what was deleted is there
    /// again, what was imported or new is in the bin, what was paid is open, and people are who they were.
    pub fn undo_app(
        &mut self,
        target: EditId,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        let rows = app_log::read_all(&tx)?;
        match find(&rows, target) {
            Some((edit, None)) => apply(&tx, edit, false, id, at, at)?,
            Some((_, Some(_))) | None => return Err(StoreError::NothingToUndo(target)),
        }
        append(&tx, id, at, AppAct::Undo(target))?;
        Ok(tx.commit()?)
    }

    /// Makes a change to whole sessions, to house rules or to what was paid again that was taken back.
    pub fn redo_app(
        &mut self,
        target: EditId,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        let rows = app_log::read_all(&tx)?;
        match find(&rows, target) {
            Some((edit, Some(undone))) => apply(&tx, edit, true, id, at, undone.at)?,
            Some((_, None)) | None => return Err(StoreError::NothingToUndo(target)),
        }
        append(&tx, id, at, AppAct::Redo(target))?;
        Ok(tx.commit()?)
    }

    /// Deletes for good what has lain in the bin for [`KEPT_DAYS`]; gives how many sessions and house rules
    /// that were.
    pub fn purge(&mut self, now: DateTime<Utc>) -> Result<usize, StoreError> {
        let Some(before) = now.checked_sub_signed(TimeDelta::days(KEPT_DAYS)) else {
            return Ok(0);
        };
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        let before = [before.timestamp_millis()];
        let sql = "SELECT id FROM sessions WHERE deleted <= ?1";
        let forgotten = tx
            .prepare(sql)?
            .query_map(before, |row| row.get(0).map(u128::from_be_bytes))?
            .map(|id| id.map(SessionId))
            .collect::<Result<Vec<_>, _>>()?;
        let gone = tx.execute("DELETE FROM sessions WHERE deleted <= ?1", before)?;
        if gone > 0 {
            schemes::thaw(&tx)?;
        }
        let rules = tx.execute("DELETE FROM house_rules WHERE deleted <= ?1", before)?;
        tx.commit()?;
        self.forget_sessions(&forgotten);
        Ok(gone + rules)
    }
}

/// Puts a session into the bin, and says so in the log.
pub(super) fn delete(
    conn: &Connection,
    session: SessionId,
    id: EditId,
    at: DateTime<FixedOffset>,
) -> Result<(), StoreError> {
    sessions::mark(conn, sessions::need(conn, session)?, Some(at))?;
    append(conn, id, at, AppAct::Do(AppEdit::DeleteSession { session }))
}

/// The change of that row, with the row that took it back where it is not in force.
fn find(rows: &[AppRow], target: EditId) -> Option<(&AppEdit, Option<&AppRow>)> {
    let done = rows.iter().find(|row| row.id == target)?;
    let AppAct::Do(edit) = &done.act else {
        return None;
    };
    let last = rows
        .iter()
        .rev()
        .find(|row| row.act == AppAct::Undo(target) || row.act == AppAct::Redo(target));
    Some((edit, last.filter(|row| row.act == AppAct::Undo(target))))
}

/// Makes a change forwards or backwards; `id` is the row that does so, `binned` when the sessions that come back went
/// into the bin.
fn apply(
    conn: &Connection,
    edit: &AppEdit,
    forwards: bool,
    id: EditId,
    at: DateTime<FixedOffset>,
    binned: DateTime<FixedOffset>,
) -> Result<(), StoreError> {
    match edit {
        AppEdit::DeleteSession { session } => {
            let head = sessions::find(conn, *session)?.ok_or(StoreError::NoSession(*session))?;
            sessions::mark(conn, head, Some(at).filter(|_| forwards))
        }
        AppEdit::Import { sessions: imported } => {
            // One that was deleted by itself stays so, and one that was purged is gone.
            let wanted = if forwards {
                Some(parts(binned)?.0)
            } else {
                None
            };
            for session in imported {
                if let Some(head) =
                    sessions::find(conn, *session)?.filter(|head| head.deleted == wanted)
                {
                    sessions::mark(conn, head, Some(at).filter(|_| !forwards))?;
                }
            }
            Ok(())
        }
        AppEdit::Pay { payments: all } => payments::set(conn, all, forwards, id.0, at),
        AppEdit::TakeBack { payments: all } => payments::set(conn, all, !forwards, id.0, at),
        AppEdit::AddHouseRules { rules, .. } => house_rules::mark(conn, *rules, !forwards, at),
        AppEdit::ChangeHouseRules {
            rules,
            before,
            after,
        } => {
            let (before, after) = if forwards {
                (before, after)
            } else {
                (after, before)
            };
            house_rules::replace(conn, *rules, before, after, at)
        }
        AppEdit::DeleteHouseRules { rules } => house_rules::mark(conn, *rules, forwards, at),
        AppEdit::MergePlayers { player, into } => merges::set(conn, *player, *into, forwards),
        AppEdit::RenamePlayer {
            player,
            before,
            after,
        } => {
            let (before, after) = if forwards {
                (before, after)
            } else {
                (after, before)
            };
            players::rename(conn, *player, before, after)
        }
    }
}

/// Adds the next row of the application's log.
pub(super) fn append(
    conn: &Connection,
    id: EditId,
    at: DateTime<FixedOffset>,
    act: AppAct,
) -> Result<(), StoreError> {
    app_log::append(
        conn,
        &AppRow {
            seq: app_log::next_seq(conn)?,
            id,
            at,
            act,
        },
    )
}
