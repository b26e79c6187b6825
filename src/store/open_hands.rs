//! The hand that is being entered in each session, as its taps.

use super::StoreError;
use super::opened::{Opened, lost};
use super::sealing::{Sealing, document};
use crate::ledger::{OpenHand, SessionId};
use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};

const TABLE: &str = "open_hands";

/// The newest format of the taps that is read, and the one that is written.
const FORMAT: i64 = 1;

/// Keeps what was tapped so far, in place of what was kept before.
pub(super) fn write(
    conn: &Connection,
    session: SessionId,
    open: &OpenHand,
) -> Result<(), StoreError> {
    let row = Sealing::new(TABLE)
        .id(session.0)
        .text(&document(open)?)
        .int(FORMAT)
        .seal();
    conn.prepare_cached("INSERT OR REPLACE INTO open_hands (session, document, format, crc) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params_from_iter(row))?;
    Ok(())
}

/// What was tapped so far.
pub(super) fn read_one(conn: &Connection, session: SessionId) -> Result<OpenHand, StoreError> {
    let sql = "SELECT session, document, format, crc FROM open_hands WHERE session = ?1";
    let mut statement = conn.prepare_cached(sql)?;
    let found = statement
        .query_row([session.0.to_be_bytes()], |row| Ok(read(row)))
        .optional()?;
    found.unwrap_or_else(|| {
        Err(StoreError::Damaged {
            table: TABLE,
            row: session.to_string(),
        })
    })
}

/// Every row that is damaged.
pub(super) fn check(conn: &Connection) -> Result<Vec<StoreError>, StoreError> {
    lost(
        conn,
        "SELECT session, document, format, crc FROM open_hands",
        read,
    )
}

fn read(row: &Row) -> Result<OpenHand, StoreError> {
    let mut row = Opened::new(TABLE, row)?;
    let _session = row.id()?;
    row.document(FORMAT)
}
