//! Undo and redo of changes to whole sessions, house rules, payments and the roster, by the id of their row in the
//! application's log; and emptying the trash.

use crate::ledger::{EditId, EditStamp, PaymentId, PlayerMerge, SessionId};
use crate::store::log::app_log::{AppAct, AppEdit, AppRow};
use crate::store::log::people::{People, UndoableEdit};
use crate::store::log::row_writer::parts;
use crate::store::log::{schemes, sessions};
use crate::store::{Database, StoreError};
use chrono::{DateTime, FixedOffset, TimeDelta, Utc};
use rusqlite::Connection;

/// Number of days that a deleted session stays in the trash.
pub const KEPT_DAYS: i64 = 30;

impl Database {
    /// Moves a session to the trash; [`Database::undo_or_redo_app`] with the id of the row restores it.
    ///
    /// # Errors
    /// [`StoreError::NoSession`] if no session has this id, [`StoreError::Deleted`] if it is in the trash already.
    pub fn delete_session(&mut self, session: SessionId, by: EditStamp) -> Result<(), StoreError> {
        let edit = AppEdit::DeleteSession { session };
        self.with_people(|conn, people| people.act(conn, by, edit))
    }

    /// Restores a session from the trash.
    ///
    /// # Errors
    /// [`StoreError::NotDeleted`] if it is not in the trash.
    pub fn undelete(&mut self, session: SessionId, by: EditStamp) -> Result<(), StoreError> {
        let edit = AppEdit::DeleteSession { session };
        self.with_people(|conn, people| {
            let last = people.last_change(false, |done| *done == edit);
            let last = last.ok_or(StoreError::NotDeleted(session))?.id;
            people.undo_or_redo(conn, last, false, by)
        })
    }

    /// Undoes a change to whole sessions, house rules, payments or the roster: restores what was deleted, moves what
    /// was imported or new to the trash, takes back payments, separates merged players; or redoes it.
    ///
    /// # Errors
    /// [`StoreError::NothingToUndo`] if the log has no such change, [`StoreError::Undone`] or [`StoreError::NotUndone`]
    /// if it is undone or redone already; or the reason why it cannot be undone or made now.
    pub fn undo_or_redo_app(
        &mut self,
        target: EditId,
        forwards: bool,
        by: EditStamp,
    ) -> Result<(), StoreError> {
        self.with_people(|conn, people| people.undo_or_redo(conn, target, forwards, by))
    }

    /// Deletes for good what has been in the trash for [`KEPT_DAYS`]; returns the number of sessions.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn purge(&mut self, now: DateTime<Utc>) -> Result<usize, StoreError> {
        let Some(before) = now.checked_sub_signed(TimeDelta::days(KEPT_DAYS)) else {
            return Ok(0);
        };
        let gone = self.change(|conn, _| {
            let before = [before.timestamp_millis()];
            let gone = conn.execute("DELETE FROM sessions WHERE deleted <= ?1", before)?;
            if gone > 0 {
                schemes::delete_unused(conn)?;
            }
            Ok(gone)
        })?;
        if let Some(sidecar) = &mut self.sidecar {
            // The journal contains what was deleted for good.
            sidecar.anew |= gone > 0;
        }
        Ok(gone)
    }
}

impl People {
    /// Makes a change that can be undone, if it is valid now.
    pub(in crate::store) fn act(
        &mut self,
        conn: &Connection,
        by: EditStamp,
        edit: AppEdit,
    ) -> Result<(), StoreError> {
        self.check_allowed(conn, &edit, true)?;
        let sessions = edit.sessions().to_vec();
        self.append_edit(by, edit);
        self.update_trash(conn, &sessions)
    }

    /// Of such changes, undone or in force, the one last made, undone or redone.
    pub(super) fn last_change(
        &self,
        undone: bool,
        is_wanted: impl Fn(&AppEdit) -> bool,
    ) -> Option<&UndoableEdit> {
        let all = self.undoable.iter();
        let all = all.filter(|done| done.undone.is_some() == undone && is_wanted(&done.edit));
        all.max_by_key(|done| done.turn)
    }

    /// Undoes or redoes the change of row `target`.
    pub(in crate::store) fn undo_or_redo(
        &mut self,
        conn: &Connection,
        target: EditId,
        forwards: bool,
        by: EditStamp,
    ) -> Result<(), StoreError> {
        let done = self.undoable.iter().rfind(|done| done.id == target);
        let done = done.ok_or(StoreError::NothingToUndo(target))?;
        match (done.undone.is_some(), forwards) {
            (true, false) => return Err(StoreError::Undone(target)),
            (false, true) => return Err(StoreError::NotUndone(target)),
            _ => {}
        }
        let edit = &done.edit;
        match edit {
            AppEdit::MergePlayers(merge) if forwards => self.check_merge_again(conn, *merge)?,
            edit => self.check_allowed(conn, edit, forwards)?,
        }
        let (payments, stand): (Vec<PaymentId>, bool) = match edit {
            AppEdit::Pay { paid } => (paid.iter().map(|one| one.id).collect(), forwards),
            AppEdit::TakeBack { taken_back: rows } => {
                (rows.iter().map(|row| row.of).collect(), !forwards)
            }
            _ => (Vec::new(), forwards),
        };
        let taken_back = self.taking_back(&payments, stand, by);
        let sessions = edit.sessions().to_vec();
        let at = self.later_than_last(edit, by.at);
        let act = if forwards {
            AppAct::Redo(target)
        } else {
            AppAct::Undo(target)
        };
        let row = AppRow {
            taken_back,
            ..AppRow::new(by.edit, at, act)
        };
        self.append(row);
        self.update_trash(conn, &sessions)
    }

    /// The time to log for a change made at `at`: later than the last change of this name, of these house rules or of
    /// this season, which may come from a clock that was ahead. On every device the latest change holds.
    pub(in crate::store) fn later_than_last(
        &self,
        edit: &AppEdit,
        at: DateTime<FixedOffset>,
    ) -> DateTime<FixedOffset> {
        let last = match edit {
            AppEdit::RenamePlayer { player, .. } => {
                self.players.get(player).map(|(_, named)| named)
            }
            AppEdit::SaveSeason { season, .. } | AppEdit::DeleteSeason { season } => {
                self.seasons.get(season).map(|(changed, _)| changed)
            }
            edit => {
                let rules = edit.house_rules().and_then(|id| self.rules.get(&id));
                rules.map(|rules| &rules.changed)
            }
        };
        let next = last.and_then(|last| last.checked_add_signed(TimeDelta::milliseconds(1)));
        let next = next.filter(|next| parts(*next).is_ok());
        next.map_or(at, |next| at.max(next))
    }

    /// Checks whether a change can be made now, forwards or backwards.
    ///
    /// # Errors
    /// The reason why not.
    pub(in crate::store) fn check_allowed(
        &self,
        conn: &Connection,
        edit: &AppEdit,
        forwards: bool,
    ) -> Result<(), StoreError> {
        match edit {
            AppEdit::AddPlayer { player } => self.check_name(&player.name, None),
            AppEdit::RenamePlayer {
                player,
                before,
                after,
            } => {
                let (before, after) = in_direction(before, after, forwards);
                let known = self.player(*player);
                let known = known.ok_or(StoreError::NoPlayer(*player))?;
                if known.name != *before {
                    return Err(StoreError::RenamedSince(known.name.clone()));
                }
                self.check_name(after, Some(*player))
            }
            AppEdit::MergePlayers(merge) if forwards => self.check_merge(conn, *merge),
            AppEdit::MergePlayers(PlayerMerge { player, into, .. }) => {
                let is_merged = self.merged_into(*player) == Some(*into);
                is_merged.then_some(()).ok_or(StoreError::NoPlayer(*player))
            }
            AppEdit::DeleteSession { session } if forwards => {
                sessions::need(conn, *session).map(drop)
            }
            AppEdit::DeleteSession { session } => sessions::find_one(conn, *session).map(drop),
            AppEdit::AddHouseRules { rules, .. } => self.check_rules_trash_move(*rules, !forwards),
            AppEdit::DeleteHouseRules { rules } => self.check_rules_trash_move(*rules, forwards),
            AppEdit::ChangeHouseRules {
                rules,
                before,
                after,
            } => {
                let (before, after) = in_direction(before, after, forwards);
                self.check_rules_change(*rules, before, after)
            }
            AppEdit::BeginSession { .. }
            | AppEdit::Receive { .. }
            | AppEdit::Import { .. }
            | AppEdit::Pay { .. }
            | AppEdit::TakeBack { .. }
            | AppEdit::SaveSeason { .. }
            | AppEdit::DeleteSeason { .. } => Ok(()),
        }
    }
}

/// The states before and after a change, swapped if it is undone.
fn in_direction<'a>(before: &'a str, after: &'a str, forwards: bool) -> (&'a str, &'a str) {
    if forwards {
        (before, after)
    } else {
        (after, before)
    }
}
