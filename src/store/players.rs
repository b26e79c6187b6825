//! The roster: people through all sessions.

use super::app_log::{self, AppEdit};
use super::open::{reading, writing};
use super::opened::{Each, Opened, lost, rows};
use super::sealing::Sealing;
use super::{Database, StoreError, merges};
use crate::ledger::{Participant, PlayerId, name_key, name_order};
use chrono::{DateTime, FixedOffset};
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};
use serde::{Deserialize, Serialize};

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
        add(&tx, player)?;
        tx.commit()?;
        self.note_people();
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
    let key = name_key(after);
    if by_key(conn, &key)?.is_some_and(|other| other.id != id) {
        return Err(StoreError::NameTaken {
            name: after.to_owned(),
        });
    }
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

pub(super) fn everybody(conn: &Connection) -> Result<Vec<Player>, StoreError> {
    each(conn)?.into_iter().collect()
}

/// Everybody by name, each read or refused by itself.
pub(super) fn each(conn: &Connection) -> Result<Each<Player>, StoreError> {
    let sql = concat!("SELECT ", columns!(), " FROM players ORDER BY name_key");
    rows(conn, sql, [], read)
}

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    lost(conn, concat!("SELECT ", columns!(), " FROM players"), read)
}

/// Puts somebody on the roster, and says so in the log.
fn add(conn: &Connection, player: &Player) -> Result<(), StoreError> {
    insert(conn, player)?;
    let player = player.clone();
    app_log::learn(conn, player.created, AppEdit::AddPlayer { player })
}

/// Writes the row of somebody whom the log knows.
pub(super) fn insert(conn: &Connection, player: &Player) -> Result<(), StoreError> {
    let key = name_key(&player.name);
    if by_key(conn, &key)?.is_some() {
        return Err(StoreError::NameTaken {
            name: player.name.clone(),
        });
    }
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

fn by_key(conn: &Connection, key: &str) -> Result<Option<Player>, StoreError> {
    let mut statement = conn.prepare_cached(concat!(
        "SELECT ",
        columns!(),
        " FROM players WHERE name_key = ?1"
    ))?;
    statement
        .query_row([key], |row| Ok(read(row)))
        .optional()?
        .transpose()
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
