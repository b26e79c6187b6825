//! The state that follows from the application's log: roster, merges, payments, house rules, and the sessions in the
//! trash.
//!
//! It is replayed row by row and kept in memory. Nothing else is trusted: the tables of
//! [`crate::store::projection::tables`]
//! are written from it for other programs.

use super::app_log::{self, AppAct, AppEdit, AppRow};
use super::row_writer::{document, parts};
use super::rows::{self, PEOPLE};
use super::sessions;
use crate::ledger::{
    EditId, EditStamp, HouseRulesId, Merges, Paid, PaymentId, Payments, PlayerId, PlayerMerge,
    Season, SeasonId, SessionId, TakeBack, derived_id,
};
use crate::store::db::open::reading;
use crate::store::ops::payment_ops::take_back_id;
use crate::store::projection::tables;
use crate::store::{BaseScheme, Database, Player, StoreError};
use chrono::{DateTime, FixedOffset};
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet};

/// The state that follows from the application's log.
#[derive(Clone, Debug, Default)]
pub struct People {
    /// The number and id of the last row replayed.
    last: Option<(u64, EditId)>,
    /// Changes that can be undone or redone, oldest first.
    pub(in crate::store) undoable: Vec<UndoableEdit>,
    /// Each player, and since when they have their current name.
    pub(in crate::store) players: BTreeMap<PlayerId, (Player, DateTime<FixedOffset>)>,
    pub(in crate::store) merged: BTreeMap<PlayerId, PlayerMerge>,
    /// All payments and take-backs, also between people or of payments unknown to the log.
    payments: Payments,
    pub(in crate::store) rules: BTreeMap<HouseRulesId, HouseRulesState>,
    /// Time of the last change to each season, and the season; `None` if it was deleted.
    pub(in crate::store) seasons: BTreeMap<SeasonId, (DateTime<FixedOffset>, Option<Season>)>,
    /// Every season ever saved, in the order of its first row here.
    pub(in crate::store) season_order: Vec<SeasonId>,
    /// Sessions in the trash, and since when.
    deleted: BTreeMap<SessionId, DateTime<FixedOffset>>,
    /// Every session ever created, and when it began, if known.
    pub(in crate::store) begun: BTreeMap<SessionId, Option<DateTime<FixedOffset>>>,
    /// The last rows, which the log lacks: a transaction writes them at its end.
    pub(in crate::store) pending: Vec<AppRow>,
}

/// A change, and whether it is in force.
#[derive(Clone, Debug)]
pub(in crate::store) struct UndoableEdit {
    pub(in crate::store) id: EditId,
    pub(in crate::store) edit: AppEdit,
    /// The row number of the change, and of the row that last made, undid or redid it.
    pub(in crate::store) seq: u64,
    pub(in crate::store) turn: u64,
    /// When it was undone, if it is.
    pub(in crate::store) undone: Option<DateTime<FixedOffset>>,
}

/// House rules as they follow from the log.
#[derive(Clone, Debug)]
pub(in crate::store) struct HouseRulesState {
    pub(in crate::store) base: Option<BaseScheme>,
    pub(in crate::store) document: String,
    pub(in crate::store) created: DateTime<FixedOffset>,
    pub(in crate::store) changed: DateTime<FixedOffset>,
    /// Whether they are in the trash.
    pub(in crate::store) deleted: bool,
}

impl People {
    /// Replays the rows appended since the last call.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a row fails its checksum or is missing.
    pub(in crate::store) fn catch_up(&mut self, conn: &Connection) -> Result<(), StoreError> {
        let last = rows::last(conn, PEOPLE)?;
        // A row lost at the end leaves no wrong checksum.
        let (found, known) = (last.map_or(0, |(seq, _)| seq), tables::rows(conn)?);
        if found < known {
            return Err(StoreError::damaged(
                rows::TABLE.name,
                &format!("{PEOPLE}, {found} rows of {known}"),
            ));
        }
        if last == self.last {
            return Ok(());
        }
        if let Some((seq, id)) = self.last
            && rows::place(conn, PEOPLE, seq, id)?.is_none()
        {
            *self = Self::default();
        }
        app_log::each_from(conn, self.rows() + 1, |row| self.follow(row))
    }

    /// Number of rows replayed.
    pub fn rows(&self) -> u64 {
        self.last.map_or(0, |(seq, _)| seq)
    }

    /// Replays the next row.
    fn follow(&mut self, row: AppRow) {
        let (seq, at) = (row.seq, row.at);
        self.last = Some((seq, row.id));
        match row.act {
            AppAct::Do(edit) => {
                self.make(&edit, true, at, None);
                if edit.is_undoable() {
                    self.undoable.push(UndoableEdit {
                        id: row.id,
                        edit,
                        seq,
                        turn: seq,
                        undone: None,
                    });
                }
            }
            AppAct::Undo(target) | AppAct::Redo(target) => {
                let forwards = matches!(row.act, AppAct::Redo(_));
                if let Some(done) = self.undoable.iter_mut().rfind(|done| done.id == target) {
                    done.turn = seq;
                    let undone = std::mem::replace(&mut done.undone, (!forwards).then_some(at));
                    let edit = done.edit.clone();
                    self.make(&edit, forwards, at, undone);
                }
            }
        }
        self.take_back(&row.taken_back);
    }

    /// Applies one change, forwards or backwards; one that is redone was undone before.
    fn make(
        &mut self,
        edit: &AppEdit,
        forwards: bool,
        at: DateTime<FixedOffset>,
        undone: Option<DateTime<FixedOffset>>,
    ) {
        match edit {
            AppEdit::AddPlayer { player } => {
                let new = || (player.clone(), player.created);
                self.players.entry(player.id).or_insert_with(new);
            }
            AppEdit::BeginSession { session, started } => {
                self.begun.insert(*session, Some(*started));
            }
            AppEdit::Receive { paid, taken_back } => {
                self.pay(paid);
                self.take_back(taken_back);
            }
            // The same in both directions: an undo carries separate rows that take the payments back.
            AppEdit::Pay { paid } => self.pay(paid),
            AppEdit::TakeBack { taken_back } => self.take_back(taken_back),
            AppEdit::RenamePlayer {
                player,
                before,
                after,
            } => {
                if let Some((player, named)) = self.players.get_mut(player) {
                    let name = if forwards { after } else { before };
                    player.name.clone_from(name);
                    *named = at;
                }
            }
            AppEdit::MergePlayers(merge) if forwards => {
                self.merged.insert(merge.player, *merge);
            }
            AppEdit::MergePlayers(merge) => drop(self.merged.remove(&merge.player)),
            AppEdit::DeleteSession { session } if forwards => {
                self.deleted.entry(*session).or_insert(at);
            }
            AppEdit::DeleteSession { session } => drop(self.deleted.remove(session)),
            AppEdit::Import { sessions } => {
                for session in sessions {
                    self.begun.entry(*session).or_insert(None);
                    // A session deleted separately stays deleted.
                    if !forwards {
                        self.deleted.entry(*session).or_insert(at);
                    } else if undone.is_none() || self.deleted.get(session) == undone.as_ref() {
                        self.deleted.remove(session);
                    }
                }
            }
            AppEdit::AddHouseRules { .. }
            | AppEdit::ChangeHouseRules { .. }
            | AppEdit::DeleteHouseRules { .. } => self.change_rules(edit, forwards, at),
            AppEdit::SaveSeason {
                season: id,
                name,
                choice,
            } => {
                let season = Season {
                    id: *id,
                    name: name.clone(),
                    choice: choice.clone(),
                    kept: at,
                };
                if self.seasons.insert(*id, (at, Some(season))).is_none() {
                    self.season_order.push(*id);
                }
            }
            AppEdit::DeleteSeason { season } => {
                self.seasons.insert(*season, (at, None));
            }
        }
    }

    fn change_rules(&mut self, edit: &AppEdit, forwards: bool, at: DateTime<FixedOffset>) {
        match edit {
            AppEdit::AddHouseRules {
                rules,
                base,
                document,
            } => {
                let new = HouseRulesState {
                    base: base.clone(),
                    document: document.clone(),
                    created: at,
                    changed: at,
                    deleted: false,
                };
                self.rules.entry(*rules).or_insert(new).deleted = !forwards;
            }
            AppEdit::ChangeHouseRules {
                rules,
                before,
                after,
            } => {
                if let Some(rules) = self.rules.get_mut(rules) {
                    let document = if forwards { after } else { before };
                    rules.document.clone_from(document);
                    rules.changed = at;
                }
            }
            AppEdit::DeleteHouseRules { rules } => {
                if let Some(rules) = self.rules.get_mut(rules) {
                    rules.deleted = forwards;
                }
            }
            _ => {}
        }
    }

    fn pay(&mut self, paid: &[Paid]) {
        for one in paid {
            self.payments
                .paid
                .entry(one.id)
                .or_insert_with(|| one.clone());
        }
    }

    fn take_back(&mut self, rows: &[TakeBack]) {
        for row in rows {
            self.payments.taken_back.entry(row.id).or_insert(*row);
        }
    }

    /// Whom a player was merged into; `None` if they are not merged, or one of the two is unknown.
    pub fn merged_into(&self, player: PlayerId) -> Option<PlayerId> {
        let into = self.merged.get(&player)?.into;
        let known = |id| self.players.contains_key(&id);
        (known(player) && known(into)).then_some(into)
    }

    /// The current player for this id.
    pub fn current_player(&self, id: PlayerId) -> PlayerId {
        let chain = std::iter::successors(Some(id), |now| self.merged_into(*now));
        chain.take(self.merged.len() + 1).last().unwrap_or(id)
    }

    /// All merges of known players, sorted by the player merged.
    pub fn all_merges(&self) -> impl Iterator<Item = PlayerMerge> {
        let all = self.merged.values().copied();
        all.filter(|merge| self.merged_into(merge.player).is_some())
    }

    /// All merges: player, and whom they were merged into.
    pub fn merges(&self) -> Merges {
        let all = self.all_merges();
        all.map(|merge| (merge.player, merge.into)).collect()
    }

    /// Payments between known people, taken back or not, and their take-backs.
    pub fn payments(&self) -> Payments {
        let mut all = self.payments.clone();
        let known = |id: &PlayerId| self.players.contains_key(id);
        all.retain(|one| known(&one.from) && known(&one.to));
        all
    }

    /// The payment, or the take-back, with this id.
    pub(in crate::store) fn payment(&self, id: PaymentId) -> (Option<&Paid>, Option<&TakeBack>) {
        (
            self.payments.paid.get(&id),
            self.payments.taken_back.get(&id),
        )
    }

    /// Payments and take-backs that are left out because they refer to people or payments unknown to the log.
    pub fn lost_payments(&self) -> Vec<PaymentId> {
        let known: BTreeSet<_> = self.payments().ids().collect();
        let all = self.payments.ids();
        all.filter(|id| !known.contains(id)).collect()
    }

    /// The rows that take back these payments or, with `stand`, restore them, with ids derived from `by`. Payments that
    /// are already in the wanted state are skipped.
    pub(in crate::store) fn taking_back(
        &self,
        payments: &[PaymentId],
        stand: bool,
        by: EditStamp,
    ) -> Vec<TakeBack> {
        let targets = self.payments().to_undo(payments, stand).into_iter();
        let row = |of| TakeBack {
            id: take_back_id(by.edit, of),
            at: by.at,
            of,
        };
        targets.map(row).collect()
    }

    /// Appends a row, under the next number, for a change that was found valid.
    pub(in crate::store) fn append(&mut self, row: AppRow) {
        let seq = self.rows() + 1;
        let row = AppRow { seq, ..row };
        self.pending.push(row.clone());
        self.follow(row);
    }

    /// Appends the row of an edit that was found valid.
    pub(in crate::store) fn append_edit(&mut self, by: EditStamp, edit: AppEdit) {
        let at = self.later_than_last(&edit, by.at);
        self.append(AppRow::new(by.edit, at, AppAct::Do(edit)));
    }

    /// Appends the row of an edit, with an id derived from its content, so that the same data make the same row on every
    /// device.
    pub(in crate::store) fn append_by_content(
        &mut self,
        at: DateTime<FixedOffset>,
        edit: AppEdit,
    ) -> Result<(), StoreError> {
        let (text, millis) = (document(&edit)?, parts(at)?.0.to_be_bytes());
        let id = EditId(derived_id(&[text.as_bytes(), &millis]));
        self.append(AppRow::new(id, at, AppAct::Do(edit)));
        Ok(())
    }

    /// Writes the rows that the log lacks.
    pub(in crate::store) fn adopt(
        &mut self,
        conn: &Connection,
        rows: &[AppRow],
    ) -> Result<(), StoreError> {
        for row in rows {
            if !app_log::has(conn, row.id)? {
                self.append(row.clone());
                self.save(conn)?;
            }
        }
        Ok(())
    }

    /// Writes the rows appended since the last call.
    pub(in crate::store) fn save(&mut self, conn: &Connection) -> Result<(), StoreError> {
        let mut rows = self.pending.drain(..);
        rows.try_for_each(|row| app_log::write(conn, &row))
    }

    /// Moves these sessions into the trash or out of it, as the log says.
    pub(in crate::store) fn update_trash(
        &self,
        conn: &Connection,
        sessions: &[SessionId],
    ) -> Result<(), StoreError> {
        for session in sessions {
            let since = self.deleted.get(session);
            let wanted = since.map(DateTime::timestamp_millis);
            let head = sessions::find(conn, *session)?;
            if let Some(head) = head.filter(|head| head.deleted != wanted) {
                sessions::set_deleted(conn, head.session.id, wanted)?;
            }
        }
        Ok(())
    }
}

impl Database {
    /// The current state of the application's log.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a row of the log fails its checksum or is missing.
    pub fn people(&mut self) -> Result<&People, StoreError> {
        self.people.catch_up(&*reading(&mut self.conn)?)?;
        Ok(&self.people)
    }

    /// Runs one transaction that may append to the application's log.
    pub(in crate::store) fn with_people<T>(
        &mut self,
        change: impl FnOnce(&Connection, &mut People) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.change(|conn, people| {
            people.catch_up(conn)?;
            change(conn, people)
        })
    }

    /// Runs one write transaction, which has the lock before its first read. The state of the application's log may be
    /// outdated in it.
    pub(in crate::store) fn change<T>(
        &mut self,
        change: impl FnOnce(&Connection, &mut People) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.check_not_replaced()?;
        let tx = self.conn.transaction()?;
        // Put back only on success: after a rollback it may have applied rows that do not exist.
        let mut people = std::mem::take(&mut self.people);
        let done = change(&tx, &mut people)?;
        people.save(&tx)?;
        tx.commit()?;
        self.people = people;
        Ok(done)
    }

    /// Imports rows of an application's log that are missing here.
    ///
    /// # Errors
    /// The log cannot be read, or nothing can be written.
    pub fn adopt_log(&mut self, rows: &[AppRow]) -> Result<(), StoreError> {
        self.with_people(|conn, people| people.adopt(conn, rows))
    }

    /// Sessions that the log names but that are neither here nor in the trash, each with its start, if known.
    ///
    /// # Errors
    /// The log cannot be read.
    pub fn missing_sessions(
        &mut self,
    ) -> Result<BTreeMap<SessionId, Option<DateTime<FixedOffset>>>, StoreError> {
        let tx = reading(&mut self.conn)?;
        self.people.catch_up(&tx)?;
        let there: BTreeSet<_> = sessions::ids(&tx, "")?.into_iter().collect();
        let (mut missing, deleted) = (self.people.begun.clone(), &self.people.deleted);
        missing.retain(|id, _| !there.contains(id) && !deleted.contains_key(id));
        Ok(missing)
    }

    /// Moves the sessions that the log says are deleted into the trash, and the others out of it.
    ///
    /// # Errors
    /// The log cannot be read, or nothing can be written.
    pub fn trash_by_log(&mut self) -> Result<(), StoreError> {
        self.with_people(|conn, people| people.update_trash(conn, &sessions::ids(conn, "")?))
    }
}
