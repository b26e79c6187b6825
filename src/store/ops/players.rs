//! The roster: people through all sessions.

use crate::ledger::{EditId, Participant, PlayerId, free_name, name_key, name_order};
use crate::store::log::app_log::AppEdit;
use crate::store::log::people::People;
use crate::store::{Database, StoreError};
use chrono::{DateTime, FixedOffset};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The longest name, in bytes.
const LONGEST: usize = 256;

/// Somebody on the roster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Their id.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// Since when they are known.
    pub created: DateTime<FixedOffset>,
}

/// Somebody as the log has him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedName {
    /// The name that was given, whoever else has it.
    pub name: String,
    /// Since when.
    pub since: DateTime<FixedOffset>,
}

impl Database {
    /// Everybody on the roster, by name as people sort them; those who count as somebody else are that person.
    pub fn players(&mut self) -> Result<Vec<Player>, StoreError> {
        let people = self.people()?;
        let (mut all, merges) = (people.everybody(), people.merges());
        all.retain(|player| !merges.contains_key(&player.id));
        all.sort_by_cached_key(|player| name_order(&player.name));
        Ok(all)
    }

    /// Everybody who was ever put on the roster, by key, those too who count as somebody else: whom facts can speak of.
    pub fn everybody(&mut self) -> Result<Vec<Player>, StoreError> {
        Ok(self.people()?.everybody())
    }

    /// What everybody who was ever put on the roster was named last, and since when.
    ///
    /// # Errors
    /// Where the log cannot be read.
    pub fn named(&mut self) -> Result<BTreeMap<PlayerId, LoggedName>, StoreError> {
        let people = self.people()?;
        let named = people.named.iter().filter_map(|(id, since)| {
            let name = people.players.get(id)?.name.clone();
            let since = *since;
            Some((*id, LoggedName { name, since }))
        });
        Ok(named.collect())
    }

    /// Whoever has a name with this key, which is [`name_key`]'s, as they are counted now.
    pub fn player_by_key(&mut self, key: &str) -> Result<Option<Player>, StoreError> {
        let people = self.people()?;
        let Some(found) = people.by_key(key) else {
            return Ok(None);
        };
        let now = people.now(found.id);
        if now == found.id {
            return Ok(Some(found));
        }
        let now = people.players.get(&now).ok_or(StoreError::NoPlayer(now))?;
        Ok(Some(now.clone()))
    }

    /// Puts somebody on the roster.
    pub fn add_player(&mut self, player: &Player) -> Result<(), StoreError> {
        let (player, at) = (player.clone(), player.created);
        let edit = AppEdit::AddPlayer { player };
        self.with_people(|conn, people, _| {
            people.allow(conn, &edit, true)?;
            people.learn(conn, at, edit)
        })
    }

    /// Calls somebody on the roster something else; [`Database::undo_app`] of `id` takes it back. Sessions keep what
    /// their tables called them.
    ///
    /// # Errors
    /// [`StoreError::NoPlayer`] where there is nobody of that id, [`StoreError::NameTaken`] where somebody else is called
    /// that.
    pub fn rename_player(
        &mut self,
        player: PlayerId,
        name: &str,
        id: EditId,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        self.with_people(|conn, people, _| {
            let known = people.players.get(&player);
            let before = &known.ok_or(StoreError::NoPlayer(player))?.name;
            if before == name {
                return Ok(());
            }
            let edit = AppEdit::RenamePlayer {
                player,
                before: before.clone(),
                after: name.to_owned(),
            };
            people.act(conn, id, at, edit)
        })
    }
}

impl People {
    /// Everybody by name. Of two who have one name, and do not count as one, the one who came later has a number behind it.
    pub(in crate::store) fn everybody(&self) -> Vec<Player> {
        let mut all: Vec<Player> = self.players.values().cloned().collect();
        let merges = self.merges();
        all.sort_by_key(|player| (player.created, player.id));
        let mut taken = BTreeSet::new();
        for player in all.iter_mut().filter(|one| !merges.contains_key(&one.id)) {
            player.name = free_name(&player.name, |key| !taken.insert(key.to_owned()));
        }
        all.sort_by_cached_key(|player| name_key(&player.name));
        all
    }

    /// Whoever is shown under a name with this key; where nobody is, somebody who had it and counts as somebody else.
    fn by_key(&self, key: &str) -> Option<Player> {
        let merges = self.merges();
        let all = self.everybody().into_iter();
        all.filter(|player| name_key(&player.name) == key)
            .min_by_key(|player| merges.contains_key(&player.id))
    }

    /// Refuses what is no name, and one that somebody else on the roster has.
    pub(super) fn allow_name(&self, name: &str, whose: Option<PlayerId>) -> Result<(), StoreError> {
        if name.is_empty() || name.len() > LONGEST || name.contains('\0') {
            return Err(StoreError::Refused {
                detail: format!("a name has 1 to {LONGEST} bytes"),
            });
        }
        match self.by_key(&name_key(name)) {
            Some(other) if Some(other.id) != whose => Err(StoreError::NameTaken {
                name: name.to_owned(),
            }),
            _ => Ok(()),
        }
    }

    /// Refuses people who are not on the roster and have the name of somebody who is.
    pub(in crate::store) fn allow_new(&self, people: &[Participant]) -> Result<(), StoreError> {
        let new = people.iter();
        new.filter(|who| !self.players.contains_key(&who.player))
            .try_for_each(|who| self.allow_name(&who.name, None))
    }

    /// Sees to it that those who come into a session are on the roster.
    pub(in crate::store) fn enlist<'a>(
        &mut self,
        conn: &Connection,
        people: impl IntoIterator<Item = &'a Participant>,
        at: DateTime<FixedOffset>,
    ) -> Result<(), StoreError> {
        for (nth, who) in people.into_iter().enumerate() {
            if nth == 0 {
                self.catch_up(conn)?;
            }
            self.meet(
                conn,
                &Player {
                    id: who.player,
                    name: who.name.clone(),
                    created: at,
                },
            )?;
        }
        Ok(())
    }

    /// Puts somebody on the roster who is not there, whoever else has the name.
    pub(in crate::store) fn meet(
        &mut self,
        conn: &Connection,
        player: &Player,
    ) -> Result<(), StoreError> {
        if self.players.contains_key(&player.id) {
            return Ok(());
        }
        let player = player.clone();
        self.learn(conn, player.created, AppEdit::AddPlayer { player })
    }

    /// Calls somebody what he is called elsewhere since later than what he is called here, unless somebody else has that
    /// name.
    pub(super) fn learn_name(
        &mut self,
        conn: &Connection,
        player: PlayerId,
        named: &LoggedName,
    ) -> Result<(), StoreError> {
        let (Some(known), Some(since)) = (self.players.get(&player), self.named.get(&player))
        else {
            return Ok(());
        };
        if known.name == named.name || *since >= named.since {
            return Ok(());
        }
        let edit = AppEdit::RenamePlayer {
            player,
            before: known.name.clone(),
            after: named.name.clone(),
        };
        match self.allow(conn, &edit, true) {
            Err(StoreError::NameTaken { .. }) => Ok(()),
            Err(error) => Err(error),
            Ok(()) => self.learn(conn, named.since, edit),
        }
    }
}
