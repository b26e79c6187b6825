//! Integrity checks: the file, every row's checksum, the replay of every log, and the projections against it.

use super::sidecar::Sidecar;
use crate::ledger::{PaymentId, SessionId, Standing};
use crate::store::db::open::{reading, stoppable};
use crate::store::db::owned_file::own_folder;
use crate::store::log::row_reader::damaged_rows;
use crate::store::log::row_writer::Table;
use crate::store::log::{load, open_hands, rows, schemes, sessions};
use crate::store::projection::{DERIVED, results, standings, stats, tables};
use crate::store::{Database, StoreError};
use crate::task::{Task, Work};
use rusqlite::Connection;
use std::path::PathBuf;
use std::thread::{self, ScopedJoinHandle};
use thiserror::Error;

/// Something that a check found wrong, as one clause in English without a full stop.
#[derive(Debug, PartialEq, Error)]
pub enum Finding {
    /// SQLite reports a damaged file; with its message.
    #[error("the database file is damaged: {0}")]
    File(String),
    /// A row that refers to a missing row.
    #[error("a row of {table} refers to a row of {parent} that is missing")]
    Orphan {
        /// The table of the row.
        table: String,
        /// The table that lacks the row.
        parent: String,
    },
    /// A row whose checksum or contents are wrong, or that does not follow from the log.
    #[error("{0}")]
    Row(StoreError),
    /// A session that cannot be read, or whose log cannot be replayed.
    #[error("session {session}: {error}")]
    Session {
        /// The session.
        session: SessionId,
        /// The reason.
        error: StoreError,
    },
    /// A payment whose players or sessions are lost.
    #[error("payment {0} is incomplete: a player or session of it is lost")]
    Payment(PaymentId),
    /// A sidecar folder that cannot be used, so that there is neither a journal nor a backup.
    #[error("there is no journal and no backup, because {} cannot be used: {error}", .folder.display())]
    Sidecar {
        /// The folder.
        folder: PathBuf,
        /// The reason.
        error: String,
    },
    /// Projected totals of this session that differ from its hands. [`Database::rebuild_projections`] corrects them.
    #[error("session {0}: the stored totals do not follow from the hands")]
    Totals(SessionId),
}

impl Finding {
    /// Whether nothing is lost, since it follows from the logs.
    pub fn is_derived(&self) -> bool {
        match self {
            Self::Totals(_) => true,
            Self::Orphan { table, .. } => DERIVED.contains(&table.as_str()),
            Self::Row(StoreError::Damaged { table, .. }) => DERIVED.contains(table),
            _ => false,
        }
    }
}

impl Database {
    /// Checks everything, and can be cancelled; an empty list means no faults.
    ///
    /// # Errors
    /// The database cannot be read for a reason other than damage, or the work was cancelled.
    pub fn check(&mut self, work: &Work) -> Result<Vec<Finding>, StoreError> {
        stoppable(&self.conn, Some(work))?;
        let looked = self.found(|conn, findings| look(conn, findings, work));
        stoppable(&self.conn, None)?;
        let mut findings = looked?;
        if let Some(Sidecar { folder, .. }) = &self.sidecar
            && let Err(error) = own_folder(folder)
        {
            findings.push(Finding::Sidecar {
                folder: folder.clone(),
                error: error.to_string(),
            });
        }
        Ok(findings)
    }

    /// The quick part of [`Database::check`]: the file and the checksum of every row, without replaying hands. Runs
    /// parallel to the file check if a second connection can be opened.
    ///
    /// # Errors
    /// The database cannot be read for a reason other than damage.
    pub fn quick_check(&mut self) -> Result<Vec<Finding>, StoreError> {
        let other = self.second_connection();
        thread::scope(|scope| {
            let rows = other.map(|mut db| scope.spawn(move || db.found(look_at_rows_quickly)));
            let mut findings = self.found(|conn, findings| look_at_file(conn, findings, true))?;
            findings.extend(match rows.map(ScopedJoinHandle::join) {
                Some(Ok(rows)) => rows?,
                Some(Err(_)) => unreachable!("a panic has ended the program"),
                None => self.found(look_at_rows_quickly)?,
            });
            Ok(findings)
        })
    }

    /// Collects the findings of a step. In a damaged file any step may fail; what was found until then is returned.
    fn found(
        &mut self,
        look: impl FnOnce(&Connection, &mut Vec<Finding>) -> Result<(), StoreError>,
    ) -> Result<Vec<Finding>, StoreError> {
        let mut findings = Vec::new();
        match reading(&mut self.conn).and_then(|tx| look(&tx, &mut findings)) {
            Ok(()) => {}
            Err(StoreError::DamagedFile(detail)) => findings.push(Finding::File(detail)),
            Err(error) => return Err(error),
        }
        Ok(findings)
    }
}

fn look(conn: &Connection, findings: &mut Vec<Finding>, work: &Work) -> Result<(), StoreError> {
    // A file whose list of sessions cannot be read is reported below.
    let ids = || sessions::ids(conn, "ORDER BY number");
    let n_sessions = ids().map_or(0, |ids| ids.len());
    work.begin(Task::Checking, (n_sessions + 2 + TABLES.len()) as u64);
    look_at_file(conn, findings, false)?;
    work.step(1)?;
    look_at_tables(conn, findings, work)?;
    for id in ids()? {
        match look_at_session(conn, id) {
            Ok(true) => {}
            Ok(false) => findings.push(Finding::Totals(id)),
            Err(error @ (StoreError::Busy | StoreError::Disk(_) | StoreError::Stopped(_))) => {
                return Err(error);
            }
            Err(error) => findings.push(Finding::Session { session: id, error }),
        }
        work.step(1)?;
    }
    Ok(())
}

fn look_at_rows_quickly(conn: &Connection, findings: &mut Vec<Finding>) -> Result<(), StoreError> {
    look_at_tables(conn, findings, &Work::default())
}

/// Heading of SQLite's report.
const HEADING: &str = "*** in database main ***\n";

fn look_at_file(
    conn: &Connection,
    findings: &mut Vec<Finding>,
    quickly: bool,
) -> Result<(), StoreError> {
    // Constraints were checked on write, and the checksum covers the contents.
    conn.pragma_update(None, "ignore_check_constraints", quickly)?;
    let looked = conn.pragma_query(None, "integrity_check", |row| {
        let detail: String = row.get(0)?;
        if detail != "ok" {
            // The first row has a heading, and one line per fault in the pages.
            let lines = detail.strip_prefix(HEADING).unwrap_or(&detail).split('\n');
            findings.extend(lines.map(|line| Finding::File(line.to_owned())));
        }
        Ok(())
    });
    conn.pragma_update(None, "ignore_check_constraints", false)?;
    looked?;
    conn.pragma_query(None, "foreign_key_check", |row| {
        findings.push(Finding::Orphan {
            table: row.get(0)?,
            parent: row.get(2)?,
        });
        Ok(())
    })?;
    Ok(())
}

/// The tables of which every row has a checksum.
const TABLES: [&Table; 5] = [
    &sessions::TABLE,
    &open_hands::TABLE,
    &standings::TABLE,
    &stats::TABLE,
    &rows::TABLE,
];

/// Checks these tables, the schemes, and the people and payments that follow from the log.
fn look_at_tables(
    conn: &Connection,
    findings: &mut Vec<Finding>,
    work: &Work,
) -> Result<(), StoreError> {
    findings.extend(schemes::check(conn)?.into_iter().map(Finding::Row));
    for table in TABLES {
        findings.extend(damaged_rows(conn, table)?.into_iter().map(Finding::Row));
        work.step(1)?;
    }
    // Damaged rows of the log were reported before.
    for fault in tables::check(conn)? {
        if !findings.contains(&fault) {
            findings.push(fault);
        }
    }
    Ok(work.step(1)?)
}

/// Whether the projected totals of a session match its hands; an error if it cannot be replayed.
fn look_at_session(conn: &Connection, id: SessionId) -> Result<bool, StoreError> {
    let replay = load::replay(conn, id)?;
    let ledger = &replay.ledger;
    // A standing that is behind or damaged is passed over and counts as correct.
    let mut is_same = true;
    standings::each_current(conn, "session = ?1", [id], |_, kept| {
        is_same = kept == Standing::of(ledger);
    })?;
    Ok(is_same && results::matches_hands(conn, ledger, replay.log_rows())?)
}
