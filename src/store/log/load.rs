//! Reading one session: its initial state and every change in its log.

use super::sessions::{self, Head};
use super::{open_hands, replay, rows};
use crate::ledger::{Ledger, Log, OpenHand, Session, SessionId};
use crate::store::db::open::reading;
use crate::store::{Database, StoreError};
use rusqlite::Connection;

/// A stored session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its current state.
    pub session: Session,
    /// Every change ever made to it.
    pub log: Log,
    /// The taps of the hand being entered.
    pub open: OpenHand,
}

impl Database {
    /// Reads a session.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if a row fails its checksum or is missing.
    pub fn load(&mut self, session: SessionId) -> Result<Stored, StoreError> {
        let tx = reading(&mut self.conn)?;
        let head = sessions::need(&tx, session)?;
        read(&tx, head)
    }

    /// The stored taps of a session's open hand.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if the row fails its checksum or is missing.
    pub fn open_hand(&self, session: SessionId) -> Result<OpenHand, StoreError> {
        Ok(open_hands::read_one(&self.conn, session)?.1)
    }

    /// Number of rows in the log of a session, in the trash or not.
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

/// The ledger of a session, and the number of rows in its log.
pub(in crate::store) fn ledger(conn: &Connection, head: Head) -> Result<(Ledger, u64), StoreError> {
    let stored = read(conn, head)?;
    let log_rows = stored.log.rows().len() as u64;
    Ok((Ledger::open(stored.session)?, log_rows))
}

/// The ledger of a session, in the trash or not, and the number of rows in its log.
pub(in crate::store) fn ledger_of(
    conn: &Connection,
    session: SessionId,
) -> Result<(Ledger, u64), StoreError> {
    let head = sessions::find(conn, session)?.ok_or(StoreError::NoSession(session))?;
    ledger(conn, head)
}

/// Replays every row of a session's log, including undone ones.
pub(in crate::store) fn replay(
    conn: &Connection,
    head: Head,
) -> Result<replay::Replay, StoreError> {
    let (beginning, log, _) = rows(conn, head)?;
    replay::replay(&beginning, &log)
}
