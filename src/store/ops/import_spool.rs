//! The import spool: sessions being imported, in a temporary database, which holds little of a long import in memory.
//!
//! Files are read completely before anything is stored, and may be of any length. Sessions are spooled as JSON; that
//! hands follow from the log is checked when a session is added.

use crate::ledger::{Act, Edit, Log, LogRow, OpenHand, Session, SessionId, Stored};
use crate::store::StoreError;
use crate::store::log::replay;
use crate::store::log::row_reader::{for_each, rows};
use crate::store::log::row_writer::{document, parts};
use crate::store::log::rows::number;
use rusqlite::{Connection, Row};

/// Sessions being imported, each once.
#[derive(Debug)]
pub struct ImportSpool(Connection);

/// The initial state of a session, the rows of its log, and its open hand.
pub(super) type Spooled = (Session, Vec<LogRow>, OpenHand);

impl ImportSpool {
    /// An empty spool.
    ///
    /// # Errors
    /// Nothing can be spooled.
    pub fn new() -> Result<Self, StoreError> {
        // A file without a name is deleted when it is closed, and written only when its pages do not fit in memory.
        let conn = Connection::open("")?;
        conn.execute_batch(
            "PRAGMA journal_mode = OFF; PRAGMA cache_size = -1024;
            CREATE TABLE spool (session BLOB UNIQUE, document TEXT, known INTEGER)",
        )?;
        Ok(Self(conn))
    }

    /// Number of new sessions, and of extended ones.
    ///
    /// # Errors
    /// The temporary file cannot be read.
    pub fn count(&self) -> Result<(usize, usize), StoreError> {
        let sql = "SELECT count(*) - count(known), count(known) FROM spool";
        let (new, longer): (u32, u32) = self.0.query_row(sql, [], |row| row.try_into())?;
        Ok((new as usize, longer as usize))
    }

    /// Adds a session, replacing an earlier version of it. `known` is how many rows of its log the database has; `None` if
    /// it lacks the session.
    ///
    /// # Errors
    /// [`StoreError::Unexplained`] if its log does not lead to its hands, [`StoreError::Instant`] if the database
    /// cannot store an instant of it; an I/O error if the disk is full.
    pub fn put(
        &mut self,
        session: &Session,
        log: &Log,
        open: &OpenHand,
        known: Option<usize>,
    ) -> Result<(), StoreError> {
        instants(session, log.rows())?;
        let beginning = replay::explain(session, log)?;
        let text = document(&(beginning, log.rows(), open))?;
        let sql = "INSERT INTO spool VALUES (?1, ?2, ?3)
            ON CONFLICT DO UPDATE SET document = ?2, known = ?3";
        let known = known.map(|rows| number(rows as u64));
        let values = (session.id, text, known);
        self.0.prepare_cached(sql)?.execute(values)?;
        Ok(())
    }

    /// Reads a session from the spool, and how many rows of its log the database has; `None` if it has none with this id.
    ///
    /// # Errors
    /// The temporary file cannot be read.
    pub fn get(&self, session: SessionId) -> Result<Option<(Stored, Option<usize>)>, StoreError> {
        let sql = "SELECT document, known FROM spool WHERE session = ?1";
        let Some(((beginning, rows, open), known)) = rows(&self.0, sql, [session], read)?.pop()
        else {
            return Ok(None);
        };
        let replay = replay::replay(&beginning, &rows)?;
        Ok(Some((replay.stored(open), known)))
    }

    /// Passes on all sessions in the order in which they were added, with how many rows of its log the database has if it
    /// has the session.
    pub(super) fn each(
        &self,
        mut each: impl FnMut(Spooled, Option<usize>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let sql = "SELECT document, known FROM spool ORDER BY rowid";
        for_each(&self.0, sql, [], |row| {
            let (session, known) = read(row)?;
            each(session, known)
        })
    }
}

fn read(row: &Row) -> Result<(Spooled, Option<usize>), StoreError> {
    let session = serde_json::from_str(row.get_ref(0)?.as_str().unwrap_or_default());
    let session = session
        .map_err(|_| StoreError::Disk("what was read before cannot be read again".to_owned()))?;
    let known: Option<u32> = row.get(1)?;
    Ok((session, known.map(|rows| rows as usize)))
}

/// Checks that the database can store every instant of a session, while the line of the file is still known.
fn instants(session: &Session, rows: &[LogRow]) -> Result<(), StoreError> {
    let hands = session.hands.iter().map(|hand| hand.at);
    let all = hands.chain([session.started]).chain(session.ended);
    all.map(parts).try_for_each(|kept| kept.map(drop))?;
    let mut all = rows.iter().flat_map(|row| {
        let done = match &row.act {
            Act::Do(Edit::AddHand { hand, .. }) => vec![hand.at],
            Act::Do(Edit::ReplaceHand { after, .. }) => vec![after.at],
            Act::Do(Edit::ReplaceHands { after, .. }) => after.iter().map(|hand| hand.at).collect(),
            Act::Do(Edit::End { at }) => vec![*at],
            _ => Vec::new(),
        };
        [row.at].into_iter().chain(done)
    });
    all.try_for_each(|at| parts(at).map(drop))
}
