//! The hand being entered in each session, as its taps, with the number of rows in the session's log.
//!
//! Both are written in the transaction that appends to the log. A row lost at the end of the log leaves no wrong
//! checksum; this number reveals the loss.

use super::row_reader::{self, RowReader};
use super::row_writer::{RowWriter, Table, document};
use super::rows;
use crate::ledger::{OpenHand, SessionId};
use crate::store::StoreError;
use rusqlite::{Connection, Row};

pub(in crate::store) const TABLE: Table = Table {
    name: "open_hands",
    columns: "session, log_rows, document, format, crc",
};

/// The condition for rows of a table that are not behind their logs.
pub(in crate::store) const CURRENT: &str = "AS kept \
    WHERE log_rows = (SELECT log_rows FROM open_hands WHERE session = kept.session)";

/// The format in which taps are written, and the newest that is read.
const FORMAT: i64 = 1;

/// Stores the taps, replacing the previous ones, and the number of rows in the log.
pub(in crate::store) fn write(
    conn: &Connection,
    session: SessionId,
    log_rows: u64,
    open: &OpenHand,
) -> Result<(), StoreError> {
    let row = RowWriter::default()
        .put(session)
        .put(rows::number(log_rows))
        .put(document(open)?)
        .put(FORMAT);
    TABLE.insert(conn, "INSERT OR REPLACE", row)
}

/// The number of rows in a session's log, and the stored taps.
pub(in crate::store) fn read_one(
    conn: &Connection,
    session: SessionId,
) -> Result<(u64, OpenHand), StoreError> {
    let sql = TABLE.select("WHERE session = ?1");
    let found = row_reader::rows(conn, &sql, [session], read)?.pop();
    found.ok_or_else(|| StoreError::damaged(TABLE.name, &session))
}

/// Checks that a log has as many rows as recorded.
pub(in crate::store) fn need_rows(
    session: SessionId,
    found: u64,
    wanted: u64,
) -> Result<(), StoreError> {
    if found == wanted {
        return Ok(());
    }
    Err(StoreError::damaged(
        rows::TABLE.name,
        &format!("{session}, {found} rows of {wanted}"),
    ))
}

fn read(row: &Row) -> Result<(u64, OpenHand), StoreError> {
    let mut row = RowReader::new(TABLE.name, row)?;
    let _session = row.get::<SessionId>()?;
    let (log_rows, open) = (row.int()?, row.document(FORMAT)?);
    Ok((log_rows, open.ok_or_else(|| row.damaged())?))
}
