//! A copy of the whole database in one file, renamed to its path only once verified.

use crate::store::db::file;
use crate::store::db::open::{connect, reading, stoppable};
use crate::store::db::schema;
use crate::store::projection::results;
use crate::store::{Database, StoreError};
use crate::task::{Task, Work};
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};
use std::path::Path;

/// Number of pages copied between checks for cancellation.
const PAGES: i32 = 512;

impl Database {
    /// Writes a backup, replacing the file at `path`, which must not be one of the database's own. An interrupted or
    /// failed backup leaves the old file.
    ///
    /// # Errors
    /// The backup cannot be written or differs from the database.
    pub fn backup_to(&mut self, path: &Path) -> Result<(), StoreError> {
        self.backup_while(path, Task::Copying, &Work::default())
    }

    /// Like [`Database::backup_to`], but can be cancelled, which also leaves the old file.
    ///
    /// # Errors
    /// The backup cannot be written or differs from the database, or the work was cancelled.
    pub fn backup_while(&mut self, path: &Path, task: Task, work: &Work) -> Result<(), StoreError> {
        let draft = file::draft(path)?;
        let tx = reading(&mut self.conn)?;
        // The first read fixes the snapshot that is copied.
        schema::version(&tx)?;
        let mut copy = connect(draft.path(), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        copy_pages(&tx, &mut copy, task, work)?;
        // A backup is a single file, readable from read-only folders as well.
        copy.pragma_update(None, "journal_mode", "DELETE")?;
        copy.close().map_err(|(_, error)| error)?;
        verify(draft.path(), work)?;
        work.check_stopped()?;
        Ok(file::finish(draft, path)?)
    }

    /// Replaces the contents of this database by another's in one transaction. Sidecar files are off from then on until
    /// [`Database::use_sidecar`]: the journal would no longer match.
    ///
    /// # Errors
    /// It cannot be written or another program writes. Nothing has changed then.
    pub fn replace_by(&mut self, other: &Self) -> Result<(), StoreError> {
        let step = Backup::new(&other.conn, &mut self.conn)?.step(-1)?;
        if step != StepResult::Done {
            return Err(StoreError::Busy);
        }
        self.sidecar = None;
        // A failure loses nothing; idle work follows what this writes.
        let _ = self.update_projections(results::AT_ONCE);
        Ok(())
    }
}

/// Copies a database page by page, as of the snapshot of the open transaction.
fn copy_pages(
    from: &Connection,
    to: &mut Connection,
    task: Task,
    work: &Work,
) -> Result<(), StoreError> {
    let backup = Backup::new(from, to)?;
    // Only counts the pages.
    backup.step(0)?;
    let left = || u64::try_from(backup.progress().remaining).unwrap_or(0);
    work.begin(task, left());
    loop {
        let before = left();
        let step = backup.step(PAGES)?;
        work.step(before.saturating_sub(left()))?;
        match step {
            StepResult::Done => return Ok(()),
            StepResult::More => {}
            _ => return Err(StoreError::Busy),
        }
    }
}

/// Verifies a finished copy by reading it from disk: schema and integrity.
fn verify(path: &Path, work: &Work) -> Result<(), StoreError> {
    let copy = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    schema::require_own(&copy).map_err(|fault| StoreError::BadBackup(fault.to_string()))?;
    stoppable(&copy, Some(work))?;
    let sound: String = copy.pragma_query_value(None, "integrity_check", |row| row.get(0))?;
    if sound == "ok" {
        Ok(())
    } else {
        Err(StoreError::BadBackup(sound))
    }
}
