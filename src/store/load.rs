//! Reading one session back.

use super::open::reading;
use super::schemes::Schemes;
use super::sessions::{self, Head};
use super::standings::Standing;
use super::{Database, StoreError, hands, log, open_hands, standings};
use crate::ledger::{Log, OpenHand, Session, SessionId};
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
        let tx = reading(&mut self.conn)?;
        let head = sessions::need(&tx, session)?;
        let facts = facts(&tx, &mut self.schemes, head)?;
        let kept = standings::read_one(&tx, session)?;
        whole(&facts, kept.log_rows, &kept)?;
        Ok(facts)
    }
}

impl Database {
    /// How many hands a session has, in the bin or not; none where it is not there.
    ///
    /// # Errors
    /// Where the database cannot be read.
    pub fn hands_of(&mut self, session: SessionId) -> Result<Option<usize>, StoreError> {
        let tx = reading(&mut self.conn)?;
        match standings::read_one(&tx, session) {
            Ok(standing) => Ok(Some(standing.hands)),
            Err(StoreError::Damaged { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// Everything about a session.
pub(super) fn read(
    conn: &Connection,
    schemes: &mut Schemes,
    head: Head,
) -> Result<Stored, StoreError> {
    let id = head.id;
    let (session, log) = (facts(conn, schemes, head)?, log::read_all(conn, id)?);
    whole(&session, log.rows().len(), &standings::read_one(conn, id)?)?;
    Ok(Stored {
        session,
        log,
        open: open_hands::read_one(conn, id)?,
    })
}

/// Whether there is as much of a session as there was, for a row that is gone has no checksum to be wrong.
fn whole(session: &Session, log_rows: usize, kept: &Standing) -> Result<(), StoreError> {
    for (table, found, kept) in standings::rows_of(session, log_rows, kept) {
        if found != kept {
            return Err(StoreError::Damaged {
                table,
                row: format!("{}, {found} rows of {kept}", session.id),
            });
        }
    }
    Ok(())
}

/// The facts of a session.
pub(super) fn facts(
    conn: &Connection,
    schemes: &mut Schemes,
    head: Head,
) -> Result<Session, StoreError> {
    let id = head.id;
    let session = head.into_session(conn, schemes)?;
    Ok(Session {
        hands: hands::read_all(conn, id)?,
        ..session
    })
}
