//! Reading one session back: how it began, and every change of its log.

use super::schemes::Schemes;
use super::sessions::{self, Head};
use super::{open_hands, replay, rows};
use crate::ledger::{Ledger, Log, OpenHand, Session, SessionId};
use crate::store::db::open::reading;
use crate::store::{Database, StoreError};
use rusqlite::Connection;

/// A session as it was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The facts.
    pub session: Session,
    /// Every change ever made to them.
    pub log: Log,
    /// The taps of the hand that is being entered.
    pub open: OpenHand,
}

impl Database {
    /// Reads a session.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] where a row is not as it was written, or one is missing.
    pub fn load(&mut self, session: SessionId) -> Result<Stored, StoreError> {
        let tx = reading(&mut self.conn)?;
        let head = sessions::need(&tx, session)?;
        read(&tx, &mut self.schemes, head)
    }

    /// Reads the facts of a session, and nothing of how they came about.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] where a row is not as it was written, or one is missing.
    pub fn facts(&mut self, session: SessionId) -> Result<Session, StoreError> {
        Ok(self.load(session)?.session)
    }

    /// How many hands a session has, in the bin or not; none where it is not there.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn hands_of(&mut self, session: SessionId) -> Result<Option<usize>, StoreError> {
        let tx = reading(&mut self.conn)?;
        let Some(head) = sessions::find(&tx, session)? else {
            return Ok(None);
        };
        match read(&tx, &mut self.schemes, head) {
            Ok(stored) => Ok(Some(stored.session.hands.len())),
            Err(StoreError::Damaged { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// How a session began, its log, and its open hand.
fn rows(
    conn: &Connection,
    schemes: &mut Schemes,
    head: Head,
) -> Result<(Session, Log, OpenHand), StoreError> {
    let id = head.id;
    let beginning = head.beginning(conn, schemes)?;
    let (log, (log_rows, open)) = (rows::read_all(conn, id)?, open_hands::read_one(conn, id)?);
    open_hands::need_rows(id, log.rows().len() as u64, log_rows)?;
    Ok((beginning, log, open))
}

/// Everything about a session. No hand is played.
pub(in crate::store) fn read(
    conn: &Connection,
    schemes: &mut Schemes,
    head: Head,
) -> Result<Stored, StoreError> {
    let (beginning, log, open) = rows(conn, schemes, head)?;
    let unexplained = StoreError::Unexplained(beginning.id);
    Ok(Stored {
        session: beginning.after(&log).map_err(|_| unexplained)?,
        log,
        open,
    })
}

/// The ledger of a session, and how many rows its log has.
pub(in crate::store) fn ledger(
    conn: &Connection,
    schemes: &mut Schemes,
    head: Head,
) -> Result<(Ledger, u64), StoreError> {
    let stored = read(conn, schemes, head)?;
    let log_rows = stored.log.rows().len() as u64;
    Ok((Ledger::open(stored.session)?, log_rows))
}

/// The account of a session: every row of its log is followed, those too that were undone.
pub(in crate::store) fn account(
    conn: &Connection,
    schemes: &mut Schemes,
    head: Head,
) -> Result<replay::Replay, StoreError> {
    let (beginning, log, _) = rows(conn, schemes, head)?;
    replay::replay(&beginning, &log)
}
