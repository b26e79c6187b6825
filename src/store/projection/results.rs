//! The result of every hand, for other programs: one row per hand and player.
//!
//! Projected from the log when idle, together with the standings. No list or page reads it; `check` compares
//! it with the log.

use super::{DERIVED, standings};
use crate::exchange::{self, ResultRow};
use crate::ledger::{HandId, Ledger, SessionId};
use crate::store::db::open::reading;
use crate::store::log::row_writer::{RowWriter, Table};
use crate::store::log::{load, row_reader, rows};
use crate::store::{Database, StoreError};
use rusqlite::Connection;

/// Number of sessions brought up to date per idle period.
pub(in crate::store) const AT_ONCE: usize = 64;

const TABLE: Table = Table {
    name: "results",
    columns: "session, hand, place, player, role, bid, contract, tricks, points, total",
};

/// A row of the table.
fn written(session: SessionId, row: ResultRow) -> RowWriter {
    RowWriter::default()
        .put(session)
        .count(row.hand)
        .count(row.place)
        .put(row.player)
        .put(row.role.to_owned())
        .put(row.bid)
        .put(row.contract)
        .put(row.tricks)
        .put(row.points)
        .put(row.total)
}

impl Database {
    /// Brings the projections up to date: those of at most `most` sessions, and those of people and payments. Returns the
    /// number of sessions. An unreadable session keeps its old rows.
    ///
    /// # Errors
    /// The database cannot be read or written.
    pub fn update_projections(&mut self, most: usize) -> Result<usize, StoreError> {
        let behind = behind(&*reading(&mut self.conn)?, most)?;
        let mut done = 0;
        for session in behind {
            done += usize::from(self.change(|conn, _| update(conn, session))?);
        }
        self.update_tables()?;
        Ok(done)
    }

    /// Empties all projections. They are filled again when idle, and on read.
    ///
    /// # Errors
    /// Nothing can be written.
    pub fn clear_projections(&mut self) -> Result<(), StoreError> {
        self.change(|conn, _| {
            for table in DERIVED {
                conn.execute(&format!("DELETE FROM {table}"), [])?;
            }
            Ok(())
        })
    }

    /// Rebuilds all projections; returns the number of sessions.
    ///
    /// # Errors
    /// The database cannot be read or written.
    pub fn rebuild_projections(&mut self) -> Result<usize, StoreError> {
        self.clear_projections()?;
        self.update_projections(usize::MAX)
    }
}

/// Writes the standing of every session anew after step 25 of the schema, and the results that are behind. An unreadable
/// session keeps its old row.
pub(in crate::store) fn update_standings(conn: &Connection) -> Result<(), StoreError> {
    let sql = "INSERT INTO standings SELECT session, 0, title, ended, ended_offset, NULL, NULL, '[]', hands, last_hand,
            last_hand_offset, together, note, owed, row_crc('standings', session, 0, title, ended, ended_offset, NULL, NULL,
            '[]', hands, last_hand, last_hand_offset, together, note, owed)
        FROM temp.earlier_standings WHERE session IN (SELECT id FROM sessions) AND crc = row_crc('standings', session,
            log_rows, title, ended, ended_offset, stake, currency, participants, hands, last_hand, last_hand_offset,
            together, note, owed);
        DROP TABLE temp.earlier_standings";
    conn.execute_batch(sql)?;
    let mut behind = behind(conn, usize::MAX)?.into_iter();
    behind.try_for_each(|session| update(conn, session).map(drop))
}

/// Brings the projections of a session up to date; `false` if it cannot be read.
fn update(conn: &Connection, session: SessionId) -> Result<bool, StoreError> {
    match load::ledger(conn, session) {
        Ok((ledger, log_rows)) => {
            standings::write(conn, &ledger, log_rows)?;
            write(conn, &ledger, log_rows)?;
            Ok(true)
        }
        Err(error @ (StoreError::Busy | StoreError::Disk(_))) => Err(error),
        Err(_) => Ok(false),
    }
}

/// Sessions with a projection behind its log.
fn behind(conn: &Connection, most: usize) -> Result<Vec<SessionId>, StoreError> {
    let sql = "SELECT open_hands.session FROM open_hands
        LEFT JOIN standings ON standings.session = open_hands.session
        LEFT JOIN results_kept AS kept ON kept.session = open_hands.session
        WHERE standings.log_rows IS NOT open_hands.log_rows OR kept.log_rows IS NOT open_hands.log_rows
        LIMIT ?1";
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    row_reader::rows(conn, sql, [most], |row| Ok(row.get(0)?))
}

/// Number of leading hands that are unchanged: all previous ones if hands were only appended.
fn unchanged(conn: &Connection, ledger: &Ledger, log_rows: u64) -> Result<usize, StoreError> {
    let session = ledger.session();
    let sql = "SELECT hands, log_rows, last_hand FROM results_kept WHERE session = ?1";
    let kept = row_reader::rows(conn, sql, [session.id], |row| Ok(row.try_into()?))?.pop();
    let Some((hands, rows_then, last)): Option<(i64, i64, Option<HandId>)> = kept else {
        return Ok(0);
    };
    let then = usize::try_from(hands).ok();
    let then = then.and_then(|hands| session.hands.get(..hands));
    let then = then.unwrap_or_default();
    let same = then.last().map(|hand| hand.id) == last;
    let more = (session.hands.len() - then.len()) as u64;
    let only_hands = log_rows.checked_sub(rows_then.unsigned_abs()) == Some(more);
    Ok(if same && only_hands { then.len() } else { 0 })
}

/// Writes the results of a session's hands, except the leading ones that are unchanged.
fn write(conn: &Connection, ledger: &Ledger, log_rows: u64) -> Result<(), StoreError> {
    let from = unchanged(conn, ledger, log_rows)?;
    let session = ledger.session();
    let id = session.id;
    conn.prepare_cached("DELETE FROM results WHERE session = ?1 AND hand > ?2")?
        .execute((id, rows::number(from as u64)))?;
    for row in exchange::results(ledger, from) {
        TABLE.insert(conn, "INSERT", written(id, row))?;
    }
    let (log_rows, hands) = (
        rows::number(log_rows),
        rows::number(session.hands.len() as u64),
    );
    let last = session.hands.last().map(|hand| hand.id);
    conn.prepare_cached("INSERT OR REPLACE INTO results_kept VALUES (?1, ?2, ?3, ?4)")?
        .execute((id, log_rows, hands, last))?;
    Ok(())
}

/// Whether the stored results of a session match its hands; a session that is behind counts as correct.
pub(in crate::store) fn matches_hands(
    conn: &Connection,
    ledger: &Ledger,
    log_rows: u64,
) -> Result<bool, StoreError> {
    let id = ledger.session().id;
    let sql = "SELECT log_rows FROM results_kept WHERE session = ?1";
    let kept: Vec<i64> = row_reader::rows(conn, sql, [id], |row| Ok(row.get(0)?))?;
    if kept != [rows::number(log_rows)] {
        return Ok(true);
    }
    let sql = TABLE.select("WHERE session = ?1 ORDER BY hand, place");
    let found = row_reader::rows(conn, &sql, [id], row_reader::values)?;
    let wanted = exchange::results(ledger, 0).into_iter();
    Ok(wanted.map(|row| written(id, row).finish(&TABLE)).eq(found))
}
