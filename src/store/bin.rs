//! Deleting whole sessions, taking them and house rules out of the bin again, and emptying it.

use super::app_log::{self, AppAct, AppEdit, AppRow};
use super::open::writing;
use super::sealing::parts;
use super::{Database, StoreError, house_rules, merges, payments, players, schemes, sessions};
use crate::ledger::{EditId, PaymentId, SessionId, TakeBack};
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
        sessions::mark(&tx, sessions::need(&tx, session)?, Some(at))?;
        append(&tx, id, at, AppAct::Do(AppEdit::DeleteSession { session }))?;
        tx.commit()?;
        Ok(())
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
        let added = match find(&rows, target) {
            Some((edit, None)) => apply(&tx, edit, false, target, (id, at), at)?,
            Some((_, Some(_))) | None => return Err(StoreError::NothingToUndo(target)),
        };
        app_log::append(&tx, id, at, AppAct::Undo(target), added)?;
        tx.commit()?;
        Ok(())
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
        let added = match find(&rows, target) {
            Some((edit, Some(undone))) => apply(&tx, edit, true, target, (id, at), undone.at)?,
            Some((_, None)) | None => return Err(StoreError::NothingToUndo(target)),
        };
        app_log::append(&tx, id, at, AppAct::Redo(target), added)?;
        tx.commit()?;
        Ok(())
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
        let gone = tx.execute("DELETE FROM sessions WHERE deleted <= ?1", before)?;
        if gone > 0 {
            schemes::thaw(&tx)?;
        }
        let rules = tx.execute("DELETE FROM house_rules WHERE deleted <= ?1", before)?;
        tx.commit()?;
        if gone > 0 {
            self.write_journal_anew();
        }
        Ok(gone + rules)
    }
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

/// Makes the change of the row `target` forwards or backwards; `by` is the row that does so, `binned` when the sessions that
/// come back went into the bin. Gives what the row adds to what was paid.
fn apply(
    conn: &Connection,
    edit: &AppEdit,
    forwards: bool,
    target: EditId,
    by: (EditId, DateTime<FixedOffset>),
    binned: DateTime<FixedOffset>,
) -> Result<Vec<TakeBack>, StoreError> {
    let (id, at) = by;
    match edit {
        // These are no acts of anybody.
        AppEdit::AddPlayer { .. } | AppEdit::BeginSession { .. } | AppEdit::Receive { .. } => {
            return Err(StoreError::NothingToUndo(target));
        }
        AppEdit::DeleteSession { session } => {
            let head = sessions::find(conn, *session)?.ok_or(StoreError::NoSession(*session))?;
            sessions::mark(conn, head, Some(at).filter(|_| forwards))?;
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
        }
        AppEdit::Pay { paid } => {
            let all: Vec<PaymentId> = paid.iter().map(|one| one.id).collect();
            return payments::set(conn, &all, forwards, id.0, at);
        }
        AppEdit::TakeBack { taken_back } => {
            let all: Vec<PaymentId> = taken_back.iter().map(|row| row.of).collect();
            return payments::set(conn, &all, !forwards, id.0, at);
        }
        AppEdit::AddHouseRules { rules, .. } => house_rules::mark(conn, *rules, !forwards, at)?,
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
            house_rules::replace(conn, *rules, before, after, at)?;
        }
        AppEdit::DeleteHouseRules { rules } => house_rules::mark(conn, *rules, forwards, at)?,
        AppEdit::MergePlayers { player, into } => merges::set(conn, *player, *into, forwards)?,
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
            players::rename(conn, *player, before, after)?;
        }
    }
    Ok(Vec::new())
}

/// Adds the next row of the application's log, which adds nothing but its edit.
pub(super) fn append(
    conn: &Connection,
    id: EditId,
    at: DateTime<FixedOffset>,
    act: AppAct,
) -> Result<(), StoreError> {
    app_log::append(conn, id, at, act, Vec::new())
}
