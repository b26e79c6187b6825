//! Who is in a session, in the order in which they came.

use super::opened::{self, Opened, rows};
use super::sealing::Sealing;
use super::{StoreError, players};
use crate::ledger::{Participant, ParticipantId, PlayerId, Session, SessionId};
use chrono::{DateTime, FixedOffset};
use rusqlite::{Connection, Row, params_from_iter};
use std::collections::BTreeMap;

const TABLE: &str = "participants";

macro_rules! columns {
    () => {
        "session, id, place, player, name, crc"
    };
}

/// Writes somebody who is at this place in a session.
pub(super) fn write(
    conn: &Connection,
    session: &Session,
    place: usize,
    at: DateTime<FixedOffset>,
) -> Result<(), StoreError> {
    let who = session.participants.get(place).ok_or(StoreError::Stale)?;
    players::enlist(conn, who, at)?;
    let row = Sealing::new(TABLE)
        .id(session.id.0)
        .id(who.id.0)
        .count(place)
        .id(who.player.0)
        .text(&who.name);
    // Whoever is there already is called something else now.
    conn.prepare_cached(concat!(
        "INSERT INTO participants (",
        columns!(),
        ") VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (session, id) DO UPDATE SET name = excluded.name, crc = excluded.crc"
    ))?
    .execute(params_from_iter(row.seal()))?;
    Ok(())
}

/// Takes somebody out of a session.
pub(super) fn remove(
    conn: &Connection,
    session: SessionId,
    who: ParticipantId,
) -> Result<(), StoreError> {
    let keys = [session.0.to_be_bytes(), who.0.to_be_bytes()];
    let gone = conn.execute(
        "DELETE FROM participants WHERE session = ?1 AND id = ?2",
        keys,
    )?;
    if gone == 1 {
        Ok(())
    } else {
        Err(StoreError::Stale)
    }
}

/// Everybody in a session.
pub(super) fn read_all(
    conn: &Connection,
    session: SessionId,
) -> Result<Vec<Participant>, StoreError> {
    let sql = concat!(
        "SELECT ",
        columns!(),
        " FROM participants WHERE session = ?1 ORDER BY place"
    );
    let mut participants = Vec::new();
    for one in rows(conn, sql, [session.0.to_be_bytes()], read)? {
        let (_, place, who) = one?;
        if place != participants.len() {
            return Err(StoreError::Damaged {
                table: TABLE,
                row: format!("{session} {}", who.id),
            });
        }
        participants.push(who);
    }
    Ok(participants)
}

/// Every row, in any order.
const ALL: &str = concat!("SELECT ", columns!(), " FROM participants");

/// Everybody in every session with their place there, in any order. Whoever is lost is left out.
pub(super) fn each(
    conn: &Connection,
    mut take: impl FnMut(SessionId, usize, Participant),
) -> Result<(), StoreError> {
    opened::each(conn, ALL, [], read, |row| {
        if let Ok((session, place, who)) = row {
            take(session, place, who);
        }
    })
}

/// Those in a session who can still be read, up to the first who is lost.
pub(super) fn salvage(conn: &Connection, session: SessionId) -> Vec<Participant> {
    let sql = concat!(
        "SELECT ",
        columns!(),
        " FROM participants WHERE session = ?1"
    );
    let all = opened::salvage(conn, sql, &["id"], [session.0.to_be_bytes()], read);
    let by_place: BTreeMap<usize, Participant> = all
        .into_iter()
        .map(|(_, place, who)| (place, who))
        .collect();
    let in_turn = by_place.into_iter().enumerate();
    in_turn
        .take_while(|(at, (place, _))| at == place)
        .map(|(_, (_, who))| who)
        .collect()
}

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    opened::lost(conn, ALL, read)
}

fn read(row: &Row) -> Result<(SessionId, usize, Participant), StoreError> {
    let mut row = Opened::new(TABLE, row)?;
    let (session, id, place) = (SessionId(row.id()?), ParticipantId(row.id()?), row.int()?);
    Ok((
        session,
        place,
        Participant {
            id,
            player: PlayerId(row.id()?),
            name: row.text()?,
        },
    ))
}
