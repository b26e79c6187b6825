//! The roster: people through all sessions.

use super::app_log::{self, AppEdit};
use super::open::{reading, writing};
use super::opened::{Each, Opened, lost, rows};
use super::sealing::Sealing;
use super::{Database, StoreError, merges};
use crate::ledger::{Participant, PlayerId, free_name, name_key, name_order};
use chrono::{DateTime, FixedOffset};
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

const TABLE: &str = "players";

macro_rules! columns {
    () => {
        "id, name, name_key, created, created_offset, crc"
    };
}

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

impl Database {
    /// Everybody on the roster, by name as people sort them; those who count as somebody else are that person.
    pub fn players(&mut self) -> Result<Vec<Player>, StoreError> {
        let tx = reading(&mut self.conn)?;
        let (mut all, merges) = (everybody(&tx)?, merges::read_all(&tx)?);
        all.retain(|player| !merges.contains_key(&player.id));
        all.sort_by_cached_key(|player| name_order(&player.name));
        Ok(all)
    }

    /// Everybody who was ever put on the roster, by key, those too who count as somebody else: whom facts can speak of.
    pub fn everybody(&mut self) -> Result<Vec<Player>, StoreError> {
        everybody(&*reading(&mut self.conn)?)
    }

    /// Whoever has a name with this key, which is [`name_key`]'s, as they are counted now.
    pub fn player_by_key(&mut self, key: &str) -> Result<Option<Player>, StoreError> {
        let tx = reading(&mut self.conn)?;
        let found = by_key(&tx, key)?;
        found.map(|one| merges::present(&tx, one)).transpose()
    }

    /// Puts somebody on the roster.
    pub fn add_player(&mut self, player: &Player) -> Result<(), StoreError> {
        self.in_place()?;
        let tx = writing(&mut self.conn)?;
        need_free(&tx, &player.name, None)?;
        add(&tx, player)?;
        tx.commit()?;
        Ok(())
    }
}

/// Sees to it that somebody in a session is on the roster.
pub(super) fn enlist(
    conn: &Connection,
    who: &Participant,
    at: DateTime<FixedOffset>,
) -> Result<(), StoreError> {
    let mut statement = conn.prepare_cached("SELECT 1 FROM players WHERE id = ?1")?;
    if statement.exists([who.player.0.to_be_bytes()])? {
        return Ok(());
    }
    add(
        conn,
        &Player {
            id: who.player,
            name: who.name.clone(),
            created: at,
        },
    )
}

/// Refuses people who are not on the roster and have the name of somebody who is.
pub(super) fn need_new_names_free(
    conn: &Connection,
    people: &[Participant],
) -> Result<(), StoreError> {
    for who in people {
        if find(conn, who.player)?.is_none() {
            need_free(conn, &who.name, None)?;
        }
    }
    Ok(())
}

/// Somebody by their id.
pub(super) fn find(conn: &Connection, id: PlayerId) -> Result<Option<Player>, StoreError> {
    let mut statement = conn.prepare_cached(concat!(
        "SELECT ",
        columns!(),
        " FROM players WHERE id = ?1"
    ))?;
    statement
        .query_row([id.0.to_be_bytes()], |row| Ok(read(row)))
        .optional()?
        .transpose()
}

/// Calls somebody something else who is called this.
pub(super) fn rename(
    conn: &Connection,
    id: PlayerId,
    before: &str,
    after: &str,
) -> Result<(), StoreError> {
    let known = find(conn, id)?.filter(|player| player.name == before);
    let player = known.ok_or(StoreError::NoPlayer(id))?;
    need_free(conn, after, Some(id))?;
    let row = sealed(&Player {
        name: after.to_owned(),
        ..player
    })?;
    conn.prepare_cached(
        "UPDATE players SET name = ?2, name_key = ?3, created = ?4, created_offset = ?5, crc = ?6 WHERE id = ?1",
    )?
    .execute(params_from_iter(row))?;
    Ok(())
}

/// Refuses a name that somebody else on the roster has.
fn need_free(conn: &Connection, name: &str, whose: Option<PlayerId>) -> Result<(), StoreError> {
    match by_key(conn, &name_key(name))? {
        Some(other) if Some(other.id) != whose => Err(StoreError::NameTaken {
            name: name.to_owned(),
        }),
        _ => Ok(()),
    }
}

/// Everybody by name. Of two who have one name, and do not count as one, the one who came later has a number behind it.
pub(super) fn everybody(conn: &Connection) -> Result<Vec<Player>, StoreError> {
    let mut all: Vec<Player> = each(conn)?.into_iter().collect::<Result<_, _>>()?;
    let merges = merges::read_all(conn)?;
    all.sort_by_key(|player| (player.created, player.id));
    let mut taken = BTreeSet::new();
    for player in all.iter_mut().filter(|one| !merges.contains_key(&one.id)) {
        player.name = free_name(&player.name, |key| !taken.insert(key.to_owned()));
    }
    all.sort_by_cached_key(|player| name_key(&player.name));
    Ok(all)
}

/// Everybody by the name that was given, each read or refused by itself.
pub(super) fn each(conn: &Connection) -> Result<Each<Player>, StoreError> {
    let sql = concat!("SELECT ", columns!(), " FROM players ORDER BY name_key");
    rows(conn, sql, [], read)
}

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    lost(conn, concat!("SELECT ", columns!(), " FROM players"), read)
}

/// Puts somebody on the roster, and says so in the log.
pub(super) fn add(conn: &Connection, player: &Player) -> Result<(), StoreError> {
    insert(conn, player)?;
    let player = player.clone();
    app_log::learn(conn, player.created, AppEdit::AddPlayer { player })
}

/// Writes the row of somebody whom the log knows.
pub(super) fn insert(conn: &Connection, player: &Player) -> Result<(), StoreError> {
    let row = sealed(player)?;
    conn.prepare_cached(concat!(
        "INSERT INTO players (",
        columns!(),
        ") VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
    ))?
    .execute(params_from_iter(row))?;
    Ok(())
}

fn sealed(player: &Player) -> Result<Vec<Value>, StoreError> {
    let row = Sealing::new(TABLE)
        .id(player.id.0)
        .text(&player.name)
        .text(&name_key(&player.name));
    Ok(row.instant(player.created)?.seal())
}

/// Whoever is shown under a name with this key; where nobody is, somebody who had it and counts as somebody else.
fn by_key(conn: &Connection, key: &str) -> Result<Option<Player>, StoreError> {
    let merges = merges::read_all(conn)?;
    let mut named: Vec<Player> = everybody(conn)?
        .into_iter()
        .filter(|player| name_key(&player.name) == key)
        .collect();
    named.sort_by_key(|player| merges.contains_key(&player.id));
    Ok(named.into_iter().next())
}

fn read(row: &Row) -> Result<Player, StoreError> {
    let mut row = Opened::new(TABLE, row)?;
    let (id, name, _) = (PlayerId(row.id()?), row.text()?, row.text()?);
    Ok(Player {
        id,
        name,
        created: row.instant()?,
    })
}
