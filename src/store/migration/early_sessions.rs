//! Migration of sessions from older versions, which stored their state next to the log.
//!
//! Up to schema 15 the tables of sessions, participants and hands held the current state, and the log held the changes.
//! The initial state is what remains when all changes in force are undone.

use crate::ledger::{Edit, Ledger, Log, Participant, Session, SessionId};
use crate::store::StoreError;
use crate::store::durability::salvage::fit;
use crate::store::log::row_reader::{Each, RowReader, rows};
use crate::store::log::row_writer::checksum;
use crate::store::log::sessions::Head;
use crate::store::log::{open_hands, replay, rows, sessions};
use chrono::{DateTime, FixedOffset};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row};
use std::collections::BTreeMap;

const COLUMNS: &str = "id, title, started, started_offset, scheme, first_dealer, seats, stake_minor, stake_points, currency,
    settle, paid_each_hand, sits_out_counts, ended, ended_offset, deleted, crc";

/// The row of a session in these versions, with the end and without participants.
pub(in crate::store) struct OldHead {
    pub(in crate::store) head: Head,
    ended: Option<DateTime<FixedOffset>>,
}

/// The rows of sessions in this table in order of creation, each read or refused separately.
pub(in crate::store) fn heads(conn: &Connection, table: &str) -> Result<Each<OldHead>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM {table} ORDER BY number");
    rows(conn, &sql, [], read)
}

fn read(row: &Row) -> Result<OldHead, StoreError> {
    let mut row = RowReader::new("sessions", row)?;
    let mut head = Head::read(&mut row)?;
    let ended = row.maybe_instant()?;
    head.deleted = row.get()?;
    Ok(OldHead { head, ended })
}

/// Recomputes the checksum of every hand after the column for sitting out was added. A damaged row stays damaged.
pub(in crate::store) fn reseal(conn: &Connection) -> rusqlite::Result<()> {
    /// Index of the new column, and of the checksum after all others.
    const NEW: usize = 12;
    const CRC: usize = 16;
    let mut select = conn.prepare(&format!("SELECT {COLUMNS}, number FROM sessions"))?;
    let mut rows = select.query([])?;
    let mut sealed = Vec::new();
    while let Some(row) = rows.next()? {
        let columns = (0..CRC)
            .map(|at| row.get_ref(at))
            .collect::<Result<Vec<_>, _>>()?;
        let before = columns.iter().enumerate().filter(|(at, _)| *at != NEW);
        if row.get_ref(CRC)?
            == ValueRef::Integer(checksum("sessions", before.map(|(_, column)| *column)))
        {
            let number: i64 = row.get(CRC + 1)?;
            sealed.push((checksum("sessions", columns.iter().copied()), number));
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

/// Writes the initial state of every session in order of creation.
pub(in crate::store) fn carry_over(conn: &Connection) -> Result<(), StoreError> {
    carry_open_hands(conn)?;
    let sql = "SELECT number FROM temp.old_sessions ORDER BY number";
    let numbers = rows(conn, sql, [], |row| Ok(row.get::<_, i64>(0)?))?;
    for (number, head) in numbers.into_iter().zip(heads(conn, "temp.old_sessions")?) {
        let old = head.and_then(|head| Ok((head.head.deleted, old_session(conn, head)?)));
        if let Ok((deleted, old)) = old {
            begin(conn, &old, deleted)?;
            continue;
        }
        // A damaged row stays damaged: its checksum covered other columns.
        let sql = "INSERT INTO sessions SELECT NULL, id, title, started, started_offset, scheme, first_dealer, seats,
            stake_minor, stake_points, currency, settle, paid_each_hand, sits_out_counts, '[]', deleted, crc
            FROM temp.old_sessions WHERE number = ?1";
        conn.execute(sql, [number?])?;
    }
    for table in ["sessions", "participants", "open_hands", "standings"] {
        conn.execute_batch(&format!("DROP TABLE temp.old_{table}"))?;
    }
    Ok(())
}

/// Writes the initial state of a session. Where its log is damaged, which a check reports, the final seats and stake
/// are used, so that the readable hands of its log can be replayed.
fn begin(conn: &Connection, old: &Session, deleted: Option<i64>) -> Result<(), StoreError> {
    let beginning = explained(conn, old).unwrap_or_else(|_| Session {
        ended: None,
        ..old.clone()
    });
    sessions::insert(conn, &beginning, deleted)
}

/// The initial state of a session whose log leads to its current state.
fn explained(conn: &Connection, old: &Session) -> Result<Session, StoreError> {
    let log = rows::read_all(conn, old.id)?;
    let (log_rows, _) = open_hands::read_one(conn, old.id)?;
    open_hands::need_rows(old.id, log.rows().len() as u64, log_rows)?;
    let beginning = beginning(old, &log)?;
    let replay = replay::replay(&beginning, &log)?;
    let found = replay.ledger.session();
    let same = Session {
        hands: found.hands.clone(),
        ..old.clone()
    };
    if same == *found {
        Ok(beginning)
    } else {
        Err(StoreError::Unexplained(old.id))
    }
}

/// The state of a session without its hands.
fn old_session(conn: &Connection, old: OldHead) -> Result<Session, StoreError> {
    let sql = "SELECT session, id, place, player, name, crc FROM temp.old_participants WHERE session = ?1 ORDER BY place";
    let participants = rows(conn, sql, [old.head.id], |row| {
        let mut row = RowReader::new("participants", row)?;
        let (_session, id, _place) = (row.get::<SessionId>()?, row.get()?, row.int::<i64>()?);
        Ok(Participant {
            id,
            player: row.get()?,
            name: row.get()?,
        })
    })?;
    let participants = participants.into_iter().collect::<Result<_, _>>()?;
    let session = old.head.session(conn, participants)?;
    Ok(Session {
        ended: old.ended,
        ..session
    })
}

/// Writes the open hands with the number of rows of each log. A damaged one stays damaged.
fn carry_open_hands(conn: &Connection) -> Result<(), StoreError> {
    let sql = "SELECT session, participants, hands, log_rows, last_hand, last_hand_offset, leaders, together, totals, crc
        FROM temp.old_standings";
    let known = rows(conn, sql, [], |row| {
        let mut row = RowReader::new("standings", row)?;
        let (session, _, _): (SessionId, i64, i64) = (row.get()?, row.get()?, row.get()?);
        Ok((session, row.int::<u64>()?))
    })?;
    let log_rows: BTreeMap<_, _> = known.into_iter().flatten().collect();
    let sql = "SELECT session, document, format, crc FROM temp.old_open_hands";
    let taps = rows(conn, sql, [], |row| {
        let mut row = RowReader::new(open_hands::TABLE.name, row)?;
        Ok((row.get()?, row.get::<String>()?, row.get::<i64>()?))
    })?;
    for (session, document, format) in taps.into_iter().flatten() {
        let last = rows::last(conn, session)?.map_or(0, |(last, _)| last);
        let rows = log_rows.get(&session).copied().unwrap_or(last);
        open_hands::write_text(conn, session, rows, &document, format)?;
    }
    conn.execute_batch(
        "INSERT OR IGNORE INTO open_hands SELECT session, 0, document, format, crc FROM temp.old_open_hands",
    )?;
    Ok(())
}

/// A session as it was before the first row of its log, which is undone except for the hands, which are not there.
fn beginning(session: &Session, log: &Log) -> Result<Session, StoreError> {
    let mut ledger = Ledger::open(session.clone())?;
    let in_force: Vec<_> = log.in_force().collect();
    for (_, edit) in in_force.into_iter().rev() {
        let mut back = edit.inverse();
        match &back {
            Edit::AddHand { .. }
            | Edit::RemoveHand { .. }
            | Edit::ReplaceHand { .. }
            | Edit::ReplaceHands { .. }
            | Edit::Adjust { .. } => continue,
            _ => fit(&mut back, ledger.session()),
        }
        ledger.apply(&back)?;
    }
    Ok(ledger.session().clone())
}
