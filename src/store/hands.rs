//! The hands of a session, in the order in which they were played.

use super::StoreError;
use super::opened::{self, Opened, lost};
use super::sealing::{Sealing, document};
use crate::games::HandRecord;
use crate::ledger::{Hand, HandId, ParticipantId, SessionId};
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Row, params, params_from_iter};
use std::collections::BTreeMap;

const TABLE: &str = "hands";

/// The newest format of a record that is read, and the one that is written.
const FORMAT: i64 = 1;

/// What lies between two hands that follow each other, so that twenty can go in between before any has to move.
const GAP: i64 = 1 << 20;

macro_rules! columns {
    () => {
        "session, place, id, at, at_offset, seats, dealer, cards, stake_minor, stake_points, currency, record, \
         format, crc"
    };
}

/// All hands of a session in their order.
pub(super) fn read_all(conn: &Connection, session: SessionId) -> Result<Vec<Hand>, StoreError> {
    let sql = concat!(
        "SELECT ",
        columns!(),
        " FROM hands WHERE session = ?1 ORDER BY place"
    );
    opened::sound(conn, sql, [key(session)], read)
}

/// Puts down all hands of a session that has none.
pub(super) fn insert_all(
    conn: &Connection,
    session: SessionId,
    hands: &[Hand],
) -> Result<(), StoreError> {
    let mut place = 0;
    for hand in hands {
        place += GAP;
        write(conn, session, place, hand)?;
    }
    Ok(())
}

/// Puts a hand in before the one that has this index by now, or behind all others.
pub(super) fn insert(
    conn: &Connection,
    session: SessionId,
    index: usize,
    hand: &Hand,
) -> Result<(), StoreError> {
    if let Some(place) = room(conn, session, index)? {
        return write(conn, session, place, hand);
    }
    spread(conn, session)?;
    let place = room(conn, session, index)?.ok_or(StoreError::Stale)?;
    write(conn, session, place, hand)
}

/// Writes a hand anew where it stands.
pub(super) fn replace(
    conn: &Connection,
    session: SessionId,
    hand: &Hand,
) -> Result<(), StoreError> {
    let mut statement =
        conn.prepare_cached("SELECT place FROM hands WHERE session = ?1 AND id = ?2")?;
    let place = statement
        .query_row([key(session), hand.id.0.to_be_bytes()], |row| row.get(0))
        .optional()?;
    remove(conn, session, hand.id)?;
    write(conn, session, place.ok_or(StoreError::Stale)?, hand)
}

/// Puts hands in the place of those from this index on; a hand that is in both stays where it is.
pub(super) fn replace_all(
    conn: &Connection,
    session: SessionId,
    index: usize,
    before: &[Hand],
    after: &[Hand],
) -> Result<(), StoreError> {
    let is_in = |hands: &[Hand], hand: &Hand| hands.iter().any(|other| other.id == hand.id);
    for hand in before.iter().filter(|hand| !is_in(after, hand)) {
        remove(conn, session, hand.id)?;
    }
    for (hand, at) in after.iter().zip(index..) {
        if is_in(before, hand) {
            replace(conn, session, hand)?;
        } else {
            insert(conn, session, at, hand)?;
        }
    }
    Ok(())
}

/// Takes a hand out.
pub(super) fn remove(
    conn: &Connection,
    session: SessionId,
    hand: HandId,
) -> Result<(), StoreError> {
    let mut statement = conn.prepare_cached("DELETE FROM hands WHERE session = ?1 AND id = ?2")?;
    let gone = statement.execute([key(session), hand.0.to_be_bytes()])?;
    if gone == 1 {
        Ok(())
    } else {
        Err(StoreError::Stale)
    }
}

/// Every row, in any order.
const ALL: &str = concat!("SELECT ", columns!(), " FROM hands");

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    lost(conn, ALL, read)
}

/// Every row that is not as it was written, whatever it holds: in a fraction of the time of [`check`].
pub(super) fn check_sums(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    opened::changed(conn, TABLE, ALL)
}

/// The hands of a session that can still be read, in their order.
pub(super) fn salvage(conn: &Connection, session: SessionId) -> Vec<Hand> {
    let sql = concat!("SELECT ", columns!(), " FROM hands WHERE session = ?1");
    let all = opened::salvage(conn, sql, &["place"], [key(session)], |row| {
        Ok((row.get::<_, i64>(1)?, read(row)?))
    });
    let by_place: BTreeMap<i64, Hand> = all.into_iter().collect();
    by_place.into_values().collect()
}

/// A place before the hand of this index, or behind all others; none where its neighbours stand too close.
fn room(conn: &Connection, session: SessionId, index: usize) -> Result<Option<i64>, StoreError> {
    let neighbours = "SELECT place FROM hands WHERE session = ?1 ORDER BY place LIMIT 2 OFFSET ?2";
    let mut statement = conn.prepare_cached(neighbours)?;
    let skipped = i64::try_from(index.saturating_sub(1)).unwrap_or(i64::MAX);
    let found = statement.query_map(params![key(session), skipped], |row| row.get(0))?;
    let found = found.collect::<Result<Vec<i64>, _>>()?;
    let (before, place) = match (index, found.as_slice()) {
        (0, []) => (0, GAP),
        (0, [after, ..]) => (0, after / 2),
        (_, [before]) => (*before, before.saturating_add(GAP)),
        (_, [before, after]) => (*before, before + (after - before) / 2),
        _ => return Err(StoreError::Stale),
    };
    Ok(Some(place).filter(|place| before < *place))
}

/// Moves all hands of a session apart. A checksum holds a hand to its place, so that each is written anew.
fn spread(conn: &Connection, session: SessionId) -> Result<(), StoreError> {
    let hands = read_all(conn, session)?;
    conn.execute("DELETE FROM hands WHERE session = ?1", [key(session)])?;
    insert_all(conn, session, &hands)
}

fn write(conn: &Connection, session: SessionId, place: i64, hand: &Hand) -> Result<(), StoreError> {
    // What has a column is not said twice.
    let record = HandRecord {
        dealer: None,
        cards: None,
        ..hand.record.clone()
    };
    let row: Vec<Value> = Sealing::new(TABLE)
        .id(session.0)
        .int(place)
        .id(hand.id.0)
        .instant(hand.at)?
        .seats(&hand.seats)
        .maybe_id(hand.record.dealer.map(|dealer| dealer.0))
        .maybe_int(hand.record.cards.map(i64::from))
        .stake(hand.stake)
        .text(&document(&record)?)
        .int(FORMAT)
        .seal();
    conn.prepare_cached(concat!(
        "INSERT INTO hands (",
        columns!(),
        ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)"
    ))?
    .execute(params_from_iter(row))?;
    Ok(())
}

fn read(row: &Row) -> Result<Hand, StoreError> {
    let mut row = Opened::new(TABLE, row)?;
    let _session_and_place = (row.id()?, row.int::<i64>()?);
    let (id, at, seats) = (HandId(row.id()?), row.instant()?, row.seats()?);
    let dealer = Some(ParticipantId(row.id()?));
    let cards = Some(row.int()?);
    let stake = row.stake()?;
    let record = HandRecord {
        cards,
        dealer,
        ..row.document(FORMAT)?
    };
    Ok(Hand {
        id,
        at,
        seats,
        stake,
        record,
    })
}

fn key(session: SessionId) -> [u8; 16] {
    session.0.to_be_bytes()
}
