//! The hand being entered in each session, as its taps, with the number of rows in the session's log.
//!
//! Both are written in the transaction that appends to the log. A row lost at the end of the log leaves no wrong
//! checksum; this number reveals the loss.

use super::row_reader::{RowReader, lost};
use super::row_writer::{RowWriter, document};
use super::rows;
use crate::ledger::{OpenHand, SessionId};
use crate::store::StoreError;
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};

pub(in crate::store) const TABLE: &str = "open_hands";

/// The format in which taps are written, and the newest that is read.
const FORMAT: i64 = 1;

/// Stores the taps, replacing the previous ones, and the number of rows in the log.
pub(in crate::store) fn write(
    conn: &Connection,
    session: SessionId,
    log_rows: u64,
    open: &OpenHand,
) -> Result<(), StoreError> {
    write_text(conn, session, log_rows, &document(open)?, FORMAT)
}

/// Like [`write`], for a document and its format.
pub(in crate::store) fn write_text(
    conn: &Connection,
    session: SessionId,
    log_rows: u64,
    document: &str,
    format: i64,
) -> Result<(), StoreError> {
    let row = RowWriter::new(TABLE)
        .id(session.0)
        .put(rows::number(log_rows))
        .put(document.to_owned())
        .put(format)
        .seal();
    conn.prepare_cached(
        "INSERT INTO open_hands (session, log_rows, document, format, crc) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (session) DO UPDATE SET log_rows = excluded.log_rows, document = excluded.document,
            format = excluded.format, crc = excluded.crc",
    )?
    .execute(params_from_iter(row))?;
    Ok(())
}

/// The number of rows in a session's log, and the stored taps.
pub(in crate::store) fn read_one(
    conn: &Connection,
    session: SessionId,
) -> Result<(u64, OpenHand), StoreError> {
    let sql = "SELECT session, log_rows, document, format, crc FROM open_hands WHERE session = ?1";
    let mut statement = conn.prepare_cached(sql)?;
    let found = statement
        .query_row([session.0.to_be_bytes()], |row| Ok(read(row)))
        .optional()?;
    found.unwrap_or_else(|| Err(StoreError::damaged(TABLE, &session)))
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
        rows::TABLE,
        &format!("{session}, {found} rows of {wanted}"),
    ))
}

/// Finds every damaged row.
pub(in crate::store) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    lost(
        conn,
        "SELECT session, log_rows, document, format, crc FROM open_hands",
        read,
    )
}

fn read(row: &Row) -> Result<(u64, OpenHand), StoreError> {
    let mut row = RowReader::new(TABLE, row)?;
    let _session = row.id()?;
    let (log_rows, open) = (row.int()?, row.document(FORMAT)?);
    Ok((log_rows, open.ok_or_else(|| row.damaged())?))
}
