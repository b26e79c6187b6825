//! Reading one session: its initial state and every change in its log.

use super::sessions::{self, Head};
use super::{open_hands, replay, rows};
use crate::ledger::{Ledger, Log, OpenHand, Session, SessionId, Stored};
use crate::store::db::open::reading;
use crate::store::{Database, StoreError};
use rusqlite::Connection;

impl Database {
    /// Reads a session.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a row fails its checksum or is missing.
    pub fn load(&mut self, session: SessionId) -> Result<Stored, StoreError> {
        let tx = reading(&mut self.conn)?;
        read(&tx, sessions::need(&tx, session)?)
    }

    /// The stored taps of a session's open hand.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if the row fails its checksum or is missing.
    pub fn open_hand(&self, session: SessionId) -> Result<OpenHand, StoreError> {
        Ok(open_hands::read_one(&self.conn, session)?.1)
    }

    /// Number of rows in a stream of the log, such as that of a session, in the trash or not.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn log_rows(&self, session: SessionId) -> Result<u64, StoreError> {
        Ok(rows::last(&self.conn, session)?.map_or(0, |(seq, _)| seq))
    }
}

/// The initial state of a session, its log, and its open hand.
fn rows(conn: &Connection, head: Head) -> Result<(Session, Log, OpenHand), StoreError> {
    let id = head.session.id;
    let beginning = head.beginning(conn)?;
    let (log, (log_rows, open)) = (rows::read_all(conn, id)?, open_hands::read_one(conn, id)?);
    open_hands::need_rows(id, log.rows().len() as u64, log_rows)?;
    Ok((beginning, log, open))
}

/// Reads a session without replaying hands.
pub(in crate::store) fn read(conn: &Connection, head: Head) -> Result<Stored, StoreError> {
    let (beginning, log, open) = rows(conn, head)?;
    let unexplained = StoreError::Unexplained(beginning.id);
    Ok(Stored {
        session: beginning.after(&log).map_err(|_| unexplained)?,
        log,
        open,
    })
}

/// The ledger of a session, in the trash or not, and the number of rows in its log.
pub(in crate::store) fn ledger(
    conn: &Connection,
    session: SessionId,
) -> Result<(Ledger, u64), StoreError> {
    let stored = read(conn, sessions::find_one(conn, session)?)?;
    let log_rows = stored.log.rows().len() as u64;
    Ok((Ledger::open(stored.session)?, log_rows))
}

/// Replays every row of the log of a session, in the trash or not, including undone ones.
pub(in crate::store) fn replay(
    conn: &Connection,
    session: SessionId,
) -> Result<replay::Replay, StoreError> {
    let (beginning, log, _) = rows(conn, sessions::find_one(conn, session)?)?;
    replay::replay(&beginning, log.rows())
}
