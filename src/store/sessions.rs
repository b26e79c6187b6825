//! Sessions by themselves: neither who is in them nor their hands.

use super::opened::{self, Opened, lost, rows};
use super::schemes::{self, Hash, Schemes};
use super::sealing::{Sealing, checksum, parts};
use super::{StoreError, participants};
use crate::ledger::{ParticipantId, Session, SessionId, Terms};
use crate::money::Stake;
use chrono::{DateTime, FixedOffset};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};
use std::collections::BTreeMap;

const TABLE: &str = "sessions";

macro_rules! columns {
    () => {
        "id, title, started, started_offset, scheme, first_dealer, seats, stake_minor, stake_points, currency, \
         settle, paid_each_hand, sits_out_counts, ended, ended_offset, deleted, crc"
    };
}

/// A session's own row.
#[derive(Clone, Debug)]
pub(super) struct Head {
    pub(super) id: SessionId,
    pub(super) title: String,
    pub(super) started: DateTime<FixedOffset>,
    pub(super) scheme: Hash,
    pub(super) first_dealer: ParticipantId,
    pub(super) seats: Vec<ParticipantId>,
    pub(super) stake: Option<Stake>,
    pub(super) terms: Terms,
    pub(super) ended: Option<DateTime<FixedOffset>>,
    /// Since when it lies in the bin, in milliseconds of UTC.
    pub(super) deleted: Option<i64>,
}

impl Head {
    fn of(session: &Session) -> Self {
        Self {
            id: session.id,
            title: session.title.clone(),
            started: session.started,
            scheme: schemes::hash(&session.scheme),
            first_dealer: session.first_dealer,
            seats: session.seats.clone(),
            stake: session.stake,
            terms: session.terms,
            ended: session.ended,
            deleted: None,
        }
    }

    /// The session, still without hands.
    pub(super) fn into_session(
        self,
        conn: &Connection,
        schemes: &mut Schemes,
    ) -> Result<Session, StoreError> {
        Ok(Session {
            id: self.id,
            title: self.title,
            started: self.started,
            scheme: schemes.read(conn, self.scheme)?,
            participants: participants::read_all(conn, self.id)?,
            seats: self.seats,
            first_dealer: self.first_dealer,
            stake: self.stake,
            terms: self.terms,
            hands: Vec::new(),
            ended: self.ended,
        })
    }
}

/// Writes a new session with its scheme and everybody in it, who are put on the roster where they are not.
pub(super) fn insert(conn: &Connection, session: &Session) -> Result<(), StoreError> {
    if find(conn, session.id)?.is_some() {
        return Err(StoreError::Exists(session.id));
    }
    schemes::freeze(conn, &session.scheme)?;
    update(conn, session)?;
    for place in 0..session.participants.len() {
        participants::write(conn, session, place, session.started)?;
    }
    Ok(())
}

/// Writes the row of a session that is not in the bin.
pub(super) fn update(conn: &Connection, session: &Session) -> Result<(), StoreError> {
    write(conn, &Head::of(session))
}

/// Puts a session into the bin or takes it out.
pub(super) fn mark(
    conn: &Connection,
    head: Head,
    deleted: Option<DateTime<FixedOffset>>,
) -> Result<(), StoreError> {
    let deleted = deleted.map(parts).transpose()?.map(|(millis, _)| millis);
    write(conn, &Head { deleted, ..head })
}

/// The row of a session, in the bin or not; none where there is no such session.
pub(super) fn find(conn: &Connection, id: SessionId) -> Result<Option<Head>, StoreError> {
    let mut statement = conn.prepare_cached(concat!(
        "SELECT ",
        columns!(),
        " FROM sessions WHERE id = ?1"
    ))?;
    statement
        .query_row([id.0.to_be_bytes()], |row| Ok(read(row)))
        .optional()?
        .transpose()
}

/// The row of a session that is not in the bin.
pub(super) fn need(conn: &Connection, id: SessionId) -> Result<Head, StoreError> {
    match find(conn, id)? {
        None => Err(StoreError::NoSession(id)),
        Some(head) if head.deleted.is_some() => Err(StoreError::Deleted(id)),
        Some(head) => Ok(head),
    }
}

/// Whether there is a session that is not in the bin, without reading it.
pub(super) fn is_there(conn: &Connection, id: SessionId) -> Result<(), StoreError> {
    let mut statement =
        conn.prepare_cached("SELECT deleted IS NULL FROM sessions WHERE id = ?1")?;
    let found = statement.query_row([id.0.to_be_bytes()], |row| row.get(0));
    match found.optional()? {
        None => Err(StoreError::NoSession(id)),
        Some(false) => Err(StoreError::Deleted(id)),
        Some(true) => Ok(()),
    }
}

/// Of which sessions rows are wanted.
#[derive(Clone, Copy)]
pub(super) enum Of {
    /// Of those that are not in the bin, the newest first.
    Kept,
    /// Of those in the bin, what was deleted last first.
    Bin,
}

/// The rows of all these sessions, each under its id.
pub(super) fn each(
    conn: &Connection,
    of: Of,
    mut take: impl FnMut(SessionId, Result<Head, StoreError>),
) -> Result<(), StoreError> {
    let sql = match of {
        Of::Kept => concat!(
            "SELECT ",
            columns!(),
            " FROM sessions WHERE deleted IS NULL ORDER BY started DESC, number DESC"
        ),
        Of::Bin => concat!(
            "SELECT ",
            columns!(),
            " FROM sessions WHERE deleted IS NOT NULL ORDER BY deleted DESC, number DESC"
        ),
    };
    let read = |row: &Row| Ok((id_of(row), read(row)));
    opened::each(conn, sql, [], read, |row| {
        if let Ok((id, head)) = row {
            take(id, head);
        }
    })
}

/// The ids of all sessions that are not in the bin, newest first.
pub(super) fn newest(conn: &Connection) -> Result<Vec<SessionId>, StoreError> {
    let sql = "SELECT id FROM sessions WHERE deleted IS NULL ORDER BY started DESC, number DESC";
    rows(conn, sql, [], |row| Ok(id_of(row)))?
        .into_iter()
        .collect()
}

/// All sessions that are not in the bin, in the order in which they were put down, each with when it began in milliseconds
/// of UTC.
pub(super) fn begun(conn: &Connection) -> Result<Vec<(SessionId, i64)>, StoreError> {
    let sql = "SELECT id, started FROM sessions WHERE deleted IS NULL ORDER BY number";
    rows(conn, sql, [], |row| Ok((id_of(row), row.get(1)?)))?
        .into_iter()
        .collect()
}

/// All sessions that can be read, those in the bin too, in the order in which they were put down, each with when it began.
pub(super) fn all_begun(
    conn: &Connection,
) -> Result<Vec<(SessionId, DateTime<FixedOffset>)>, StoreError> {
    let sql = concat!("SELECT ", columns!(), " FROM sessions ORDER BY number");
    let heads = rows(conn, sql, [], read)?.into_iter().flatten();
    Ok(heads.map(|head| (head.id, head.started)).collect())
}

/// The ids of all sessions that are not in the bin, oldest first.
pub(super) fn live(conn: &Connection) -> Result<Vec<SessionId>, StoreError> {
    let sql = "SELECT id FROM sessions WHERE deleted IS NULL ORDER BY started, number";
    rows(conn, sql, [], |row| Ok(id_of(row)))?
        .into_iter()
        .collect()
}

/// The ids of all sessions, those in the bin as well.
pub(super) fn ids(conn: &Connection) -> Result<Vec<SessionId>, StoreError> {
    rows(conn, "SELECT id FROM sessions ORDER BY number", [], |row| {
        Ok(id_of(row))
    })?
    .into_iter()
    .collect()
}

/// The rows that can still be read, each session once, in the order in which they began.
pub(super) fn salvage(conn: &Connection) -> Vec<Head> {
    let sql = concat!("SELECT ", columns!(), " FROM sessions");
    let all = opened::salvage(conn, sql, &["number"], [], read);
    let by_id: BTreeMap<SessionId, Head> = all.into_iter().map(|head| (head.id, head)).collect();
    let mut heads: Vec<Head> = by_id.into_values().collect();
    heads.sort_by_key(|head| head.started);
    heads
}

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    let sql = concat!("SELECT ", columns!(), " FROM sessions");
    lost(conn, sql, read)
}

fn write(conn: &Connection, head: &Head) -> Result<(), StoreError> {
    let row = Sealing::new(TABLE)
        .id(head.id.0)
        .text(&head.title)
        .instant(head.started)?
        .bytes(&head.scheme)
        .id(head.first_dealer.0)
        .seats(&head.seats)
        .stake(head.stake)
        .word(&head.terms.settle)?
        .int(i64::from(head.terms.paid_each_hand))
        .int(i64::from(head.terms.sits_out_counts))
        .maybe_instant(head.ended)?
        .maybe_int(head.deleted)
        .seal();
    conn.prepare_cached(concat!(
        "INSERT INTO sessions (",
        columns!(),
        ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, started = excluded.started,
            started_offset = excluded.started_offset, scheme = excluded.scheme, first_dealer = excluded.first_dealer,
            seats = excluded.seats, stake_minor = excluded.stake_minor, stake_points = excluded.stake_points,
            currency = excluded.currency, settle = excluded.settle, paid_each_hand = excluded.paid_each_hand,
            sits_out_counts = excluded.sits_out_counts, ended = excluded.ended,
            ended_offset = excluded.ended_offset, deleted = excluded.deleted,
            crc = excluded.crc"
    ))?
    .execute(params_from_iter(row))?;
    Ok(())
}

/// Seals every row anew that was sealed before it said whether a hand counts for who sat it out. One that was damaged
/// stays so.
pub(super) fn reseal(conn: &Connection) -> rusqlite::Result<()> {
    /// The place of the new column, and of the checksum behind all others.
    const NEW: usize = 12;
    const CRC: usize = 16;
    let sql = concat!("SELECT ", columns!(), ", number FROM sessions");
    let mut select = conn.prepare(sql)?;
    let mut rows = select.query([])?;
    let mut sealed = Vec::new();
    while let Some(row) = rows.next()? {
        let columns = (0..CRC)
            .map(|at| row.get_ref(at))
            .collect::<Result<Vec<_>, _>>()?;
        let before = columns.iter().enumerate().filter(|(at, _)| *at != NEW);
        if row.get_ref(CRC)?
            == ValueRef::Integer(checksum(TABLE, before.map(|(_, column)| *column)))
        {
            let number: i64 = row.get(CRC + 1)?;
            sealed.push((checksum(TABLE, columns.iter().copied()), number));
        }
    }
    for (crc, number) in sealed {
        conn.execute(
            "UPDATE sessions SET crc = ?1 WHERE number = ?2",
            (crc, number),
        )?;
    }
    Ok(())
}

/// The id at the front of a row, damaged or not; 0 where it is not even one.
fn id_of(row: &Row) -> SessionId {
    SessionId(row.get(0).map_or(0, u128::from_be_bytes))
}

fn read(row: &Row) -> Result<Head, StoreError> {
    let mut row = Opened::new(TABLE, row)?;
    Ok(Head {
        id: SessionId(row.id()?),
        title: row.text()?,
        started: row.instant()?,
        scheme: row.bytes()?.try_into().map_err(|_| row.damaged())?,
        first_dealer: ParticipantId(row.id()?),
        seats: row.seats()?,
        stake: row.stake()?,
        terms: Terms {
            settle: row.word()?,
            paid_each_hand: row.int::<i64>()? != 0,
            sits_out_counts: row.int::<i64>()? != 0,
        },
        ended: row.maybe_instant()?,
        deleted: row.maybe_int()?,
    })
}
