//! The roster: people through all sessions.

use super::open::{reading, writing};
use super::opened::{Opened, rows};
use super::sealing::Sealing;
use super::{Database, StoreError};
use crate::ledger::{Participant, PlayerId, name_key};
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};

const TABLE: &str = "players";

macro_rules! columns {
    () => {
        "id, name, name_key, created, created_offset, crc"
    };
}

/// Somebody on the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Their id.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// Since when they are known.
    pub created: DateTime<FixedOffset>,
}

impl Database {
    /// Everybody on the roster, by name.
    pub fn players(&mut self) -> Result<Vec<Player>, StoreError> {
        let tx = reading(&mut self.conn)?;
        let sql = concat!("SELECT ", columns!(), " FROM players ORDER BY name_key");
        rows(&tx, sql, [], read)?.into_iter().collect()
    }

    /// Whoever has a name with this key, which is [`name_key`]'s.
    pub fn player_by_key(&mut self, key: &str) -> Result<Option<Player>, StoreError> {
        by_key(&self.conn, key)
    }

    /// Puts somebody on the roster.
    pub fn add_player(&mut self, player: &Player) -> Result<(), StoreError> {
        let tx = writing(&mut self.conn)?;
        add(&tx, player)?;
        Ok(tx.commit()?)
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

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    let all = rows(
        conn,
        concat!("SELECT ", columns!(), " FROM players"),
        [],
        read,
    )?;
    Ok(all.into_iter().filter_map(Result::err).collect())
}

fn add(conn: &Connection, player: &Player) -> Result<(), StoreError> {
    let key = name_key(&player.name);
    if by_key(conn, &key)?.is_some() {
        return Err(StoreError::NameTaken {
            name: player.name.clone(),
        });
    }
    let row = Sealing::new(TABLE)
        .id(player.id.0)
        .text(&player.name)
        .text(&key)
        .instant(player.created)?
        .seal();
    conn.prepare_cached(concat!(
        "INSERT INTO players (",
        columns!(),
        ") VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
    ))?
    .execute(params_from_iter(row))?;
    Ok(())
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
