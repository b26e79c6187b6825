//! Merging players on the roster who are the same person.
//!
//! Stored data keeps the original ids. Views map them here to the current player.

use crate::ledger::{self, EditId, EditStamp, PlayerId, PlayerMerge, derived_id};
use crate::store::db::open::reading;
use crate::store::log::app_log::{AppAct, AppEdit, AppRow};
use crate::store::log::people::{People, UndoableEdit};
use crate::store::projection::list;
use crate::store::{Database, StoreError};
use chrono::{DateTime, FixedOffset};
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet};

impl Database {
    /// Merges a player into another; [`Database::undo_or_redo_app`] with the id of the row separates them. Sessions are not
    /// changed.
    ///
    /// # Errors
    /// [`StoreError::NoPlayer`] if one of them is not on the roster, [`StoreError::Merged`] if one is merged already,
    /// [`StoreError::SamePlayer`] if both are the same, [`StoreError::SatTogether`] if they sat at one table.
    pub fn merge_players(
        &mut self,
        player: PlayerId,
        into: PlayerId,
        by: EditStamp,
    ) -> Result<(), StoreError> {
        let edit = AppEdit::MergePlayers(PlayerMerge::by_hand([player, into]));
        self.with_people(|conn, people| people.act(conn, by, edit))
    }

    /// Which players sat at a table with each other, each pair both ways, with merges applied.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn co_players(&mut self) -> Result<BTreeMap<PlayerId, BTreeSet<PlayerId>>, StoreError> {
        let tx = reading(&mut self.conn)?;
        self.people.catch_up(&tx)?;
        self.people.co_players(&tx)
    }

    /// The current name of every player, as by [`People::names`].
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn player_names(&mut self) -> Result<BTreeMap<PlayerId, String>, StoreError> {
        Ok(self.people()?.names())
    }
}

impl People {
    /// The current name of every player; for a merged one, that of the player they were merged into.
    pub fn names(&self) -> BTreeMap<PlayerId, String> {
        let all = self.everybody().into_iter();
        let own: BTreeMap<PlayerId, String> = all.map(|one| (one.id, one.name)).collect();
        let now = |id: &PlayerId| Some((*id, own.get(&self.current_player(*id))?.clone()));
        own.keys().filter_map(now).collect()
    }

    /// The current player for each merged id.
    pub fn current_players(&self) -> BTreeMap<PlayerId, PlayerId> {
        let merged = self.merges().into_keys();
        merged.map(|id| (id, self.current_player(id))).collect()
    }

    /// The row of the application's log that merged a player into another; `None` if they are not merged.
    pub fn merge_edit(&self, player: PlayerId, into: PlayerId) -> Option<EditId> {
        let is_merged = self.merged_into(player) == Some(into);
        Some(self.last_merge(player).filter(|_| is_merged)?.id)
    }

    /// The last merge of a player into another that is in force.
    fn last_merge(&self, player: PlayerId) -> Option<&UndoableEdit> {
        self.last_change(
            false,
            |edit| matches!(edit, AppEdit::MergePlayers(merge) if merge.player == player),
        )
    }

    /// The merge or renaming with this id; `None` if the id is of another change.
    pub fn people_edit(&self, id: EditId) -> Option<AppEdit> {
        let done = self.undoable.iter().find(|done| done.id == id)?;
        match &done.edit {
            edit @ (AppEdit::MergePlayers(_) | AppEdit::RenamePlayer { .. }) => Some(edit.clone()),
            _ => None,
        }
    }

    /// Which players sat at a table with each other, with merges applied. Sessions in the trash count: they can be
    /// restored.
    fn co_players(
        &self,
        conn: &Connection,
    ) -> Result<BTreeMap<PlayerId, BTreeSet<PlayerId>>, StoreError> {
        let now = |id| self.current_player(id);
        Ok(ledger::co_players(&list::summaries(conn)?.concat(), now))
    }

    /// Checks whether a player can be merged into another.
    pub(super) fn check_merge(
        &self,
        conn: &Connection,
        PlayerMerge { player, into, .. }: PlayerMerge,
    ) -> Result<(), StoreError> {
        let name = |who| {
            let known = self.player(who).map(|known| known.name.clone());
            known.ok_or(StoreError::NoPlayer(who))
        };
        for who in [player, into] {
            let (name, now) = (name(who)?, name(self.current_player(who))?);
            if self.merged_into(who).is_some() {
                return Err(StoreError::Merged { name, now });
            }
        }
        if player == into {
            return Err(StoreError::SamePlayer);
        }
        let together = self.co_players(conn)?;
        if together.get(&player).is_some_and(|all| all.contains(&into)) {
            return Err(StoreError::SatTogether);
        }
        Ok(())
    }

    /// Checks whether a merge that was undone can be made again. The player merged into may be merged since.
    pub(super) fn check_merge_again(
        &self,
        conn: &Connection,
        mut merge: PlayerMerge,
    ) -> Result<(), StoreError> {
        let now = self.current_player(merge.into);
        // A circle is refused with both names.
        if now != merge.player {
            merge.into = now;
        }
        self.check_merge(conn, merge)
    }
}

impl People {
    /// Whether these two were ever merged, even if they are separated now.
    pub fn were_merged(&self, [one, other]: [PlayerId; 2]) -> bool {
        self.undoable.iter().any(|done| match &done.edit {
            AppEdit::MergePlayers(PlayerMerge { player, into, .. }) => {
                [[*player, *into], [*into, *player]].contains(&[one, other])
            }
            _ => false,
        })
    }

    /// Merges two players whom a file merges by these ids or others; `false` if either pair was merged before: players
    /// separated here stay separated.
    ///
    /// # Errors
    /// The instant cannot be stored.
    pub fn merge_players(
        &mut self,
        of_file: [PlayerId; 2],
        merge: PlayerMerge,
        at: DateTime<FixedOffset>,
    ) -> Result<bool, StoreError> {
        let mut pairs = [of_file, [merge.player, merge.into]].into_iter();
        if pairs.any(|pair| self.were_merged(pair)) {
            return Ok(false);
        }
        self.append_by_content(at, AppEdit::MergePlayers(merge))?;
        Ok(true)
    }

    /// Separates `into` from the player into whom they were merged, and merges `player` into them instead.
    ///
    /// # Errors
    /// The instant cannot be stored.
    pub fn turn_merge(
        &mut self,
        player: PlayerId,
        into: PlayerId,
        by: EditStamp,
    ) -> Result<(), StoreError> {
        let by_name = self.merged.get(&into).is_some_and(|merge| merge.by_name);
        self.separate(into, by);
        let merge = PlayerMerge {
            player,
            into,
            by_name,
        };
        self.append_by_content(by.at, AppEdit::MergePlayers(merge))
    }

    /// Undoes the merge of a player into another, if there is one.
    pub fn separate(&mut self, player: PlayerId, by: EditStamp) {
        if let Some(done) = self.last_merge(player) {
            // Several rows of one import.
            let ids = [by.edit.0, done.id.0].map(u128::to_be_bytes);
            let id = EditId(derived_id(&[&ids[0], &ids[1]]));
            self.append(AppRow::new(id, by.at, AppAct::Undo(done.id)));
        }
    }
}
