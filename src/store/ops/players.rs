//! The roster: the players of all sessions.

use crate::ledger::{EditStamp, Participant, PlayerId, free_name, name_key, name_order};
use crate::store::log::app_log::AppEdit;
use crate::store::log::people::People;
use crate::store::{Database, StoreError};
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Maximum length of a name in bytes.
const LONGEST: usize = 256;

/// A player on the roster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Their id.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// When they were added.
    pub created: DateTime<FixedOffset>,
}

impl Database {
    /// Adds a player to the roster.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] if another player has the name, [`StoreError::Refused`] if it is empty or too long.
    pub fn add_player(&mut self, player: &Player) -> Result<(), StoreError> {
        let (player, at) = (player.clone(), player.created);
        let edit = AppEdit::AddPlayer { player };
        self.with_people(|conn, people| {
            people.check_allowed(conn, &edit, true)?;
            people.append_by_content(at, edit)
        })
    }

    /// Renames a player; [`Database::undo_or_redo_app`] with the id of the row restores the name. Sessions keep the names used
    /// at their tables.
    ///
    /// # Errors
    /// [`StoreError::NoPlayer`] if the roster has no such id, [`StoreError::NameTaken`] if another player has the
    /// name.
    pub fn rename_player(
        &mut self,
        player: PlayerId,
        name: &str,
        by: EditStamp,
    ) -> Result<(), StoreError> {
        self.with_people(|conn, people| {
            let known = people.player(player);
            let known = known.ok_or(StoreError::NoPlayer(player))?;
            if known.name == name {
                return Ok(());
            }
            people.act(conn, by, renaming(known, name))
        })
    }
}

impl People {
    /// The roster, sorted by name; merged players appear once.
    pub fn players(&self) -> Vec<Player> {
        let mut all = self.everybody();
        all.retain(|player| self.merged_into(player.id).is_none());
        all.sort_by_cached_key(|player| name_order(&player.name));
        all
    }

    /// Every player ever added with their last name, even if another player has it too, and when it was given.
    pub fn named(&self) -> impl Iterator<Item = &(Player, DateTime<FixedOffset>)> {
        self.players.values()
    }

    /// A player, merged or not.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.get(&id).map(|(player, _)| player)
    }

    /// The player whose name has this key (see [`name_key`]), with merges applied.
    pub fn player_by_key(&self, key: &str) -> Option<Player> {
        let found = self.by_key(key)?;
        match self.current_player(found.id) {
            now if now == found.id => Some(found),
            now => self.player(now).cloned(),
        }
    }

    /// Every player ever added, sorted by key, including merged ones, to which stored data may refer. Where two unmerged players share a name, the later one has a number appended.
    pub fn everybody(&self) -> Vec<Player> {
        let mut all: Vec<_> = self.players.values().collect();
        // The instant at which a name was given is the same on every device.
        all.sort_by_key(|(player, named)| (*named, player.id));
        let mut all: Vec<Player> = all.into_iter().map(|(player, _)| player.clone()).collect();
        let mut taken = BTreeSet::new();
        let shown = |one: &&mut Player| self.merged_into(one.id).is_none();
        for player in all.iter_mut().filter(shown) {
            player.name = free_name(&player.name, |key| !taken.insert(key.to_owned()));
        }
        all.sort_by_cached_key(|player| name_key(&player.name));
        all
    }

    /// The player shown under a name with this key; otherwise a merged player who had it.
    fn by_key(&self, key: &str) -> Option<Player> {
        let all = self.everybody().into_iter();
        all.filter(|player| name_key(&player.name) == key)
            .min_by_key(|player| self.merged_into(player.id).is_some())
    }

    /// Refuses an invalid name, and one that another player has.
    pub(super) fn check_name(&self, name: &str, whose: Option<PlayerId>) -> Result<(), StoreError> {
        if name.is_empty() || name.len() > LONGEST || name.contains('\0') {
            return Err(StoreError::Refused(format!(
                "a name has 1 to {LONGEST} bytes"
            )));
        }
        let Some(other) = self.by_key(&name_key(name)) else {
            return Ok(());
        };
        // A player may take a name of those merged into them.
        let same = [other.id, self.current_player(other.id)];
        match whose.filter(|whose| same.contains(whose)) {
            Some(_) => Ok(()),
            None => Err(StoreError::NameTaken(name.to_owned())),
        }
    }

    /// Refuses people who are not on the roster and have the name of a player who is.
    pub(in crate::store) fn check_new_names<'a>(
        &self,
        people: impl IntoIterator<Item = &'a Participant>,
    ) -> Result<(), StoreError> {
        let is_new = |who: &&Participant| !self.players.contains_key(&who.player);
        let mut new = people.into_iter().filter(is_new);
        new.try_for_each(|who| self.check_name(&who.name, None))
    }

    /// Adds new participants of a session to the roster.
    pub(in crate::store) fn add_to_roster(
        &mut self,
        people: &[Participant],
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        for who in people {
            self.ensure_player(Player {
                id: who.player,
                name: who.name.clone(),
                created: at,
            })?;
        }
        Ok(())
    }

    /// Adds a missing player, even if another has the name; returns whether they are missing.
    ///
    /// # Errors
    /// The instant cannot be stored.
    pub fn ensure_player(&mut self, player: Player) -> Result<bool, StoreError> {
        let is_new = !self.players.contains_key(&player.id);
        if is_new {
            self.append_by_content(player.created, AppEdit::AddPlayer { player })?;
        }
        Ok(is_new)
    }

    /// Gives a known player a name that is later than theirs, even if another player has it; returns their former name if
    /// it is.
    ///
    /// # Errors
    /// The instant cannot be stored.
    pub fn rename_player(
        &mut self,
        player: PlayerId,
        name: &str,
        since: DateTime<FixedOffset>,
    ) -> Result<Option<String>, StoreError> {
        let known = self.players.get(&player);
        let later = known.filter(|(known, named)| known.name != name && *named < since);
        let Some((known, _)) = later else {
            return Ok(None);
        };
        let (before, edit) = (known.name.clone(), renaming(known, name));
        self.append_by_content(since, edit)?;
        Ok(Some(before))
    }
}

fn renaming(known: &Player, name: &str) -> AppEdit {
    AppEdit::RenamePlayer {
        player: known.id,
        before: known.name.clone(),
        after: name.to_owned(),
    }
}
