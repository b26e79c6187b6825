//! Read-only access to a file for commands that only query: the file is copied into memory and stays unchanged.

use super::file;
use super::open::{connect, read_whole};
use super::pragmas;
use super::schema;
use crate::store::{Access, Database, OpenError, OpenFault};
use rusqlite::backup::{Backup, StepResult};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use tempfile::TempDir;

impl Database {
    /// Loads a read-only copy of a file into memory. The file is read once and not changed or migrated.
    ///
    /// # Errors
    /// [`OpenFault::Missing`] if there is no file; otherwise why it cannot be read.
    pub fn open_copy(path: &Path) -> Result<Self, OpenError> {
        let (path, _) = file::look(path, Access::MustExist)?;
        let open = || {
            let db = Self::from_connection(read(&path)?, None)?;
            db.only_read()?;
            Ok(db)
        };
        open().map_err(|fault: OpenFault| fault.at(&path))
    }
}

/// Reads a file into memory.
fn read(path: &Path) -> Result<Connection, OpenFault> {
    if let Some(copied) = read_whole(path, copy) {
        return copied;
    }
    // The file is open elsewhere or a crash left its log, which holds the newest changes. Reading leaves it in place.
    let read_only = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(OpenFault::from);
    match read_only.and_then(|conn| copy(&conn)) {
        // SQLite cannot create a file next to the database.
        Err(
            OpenFault::Unreadable(_)
            | OpenFault::DiskFull
            | OpenFault::ReadOnly
            | OpenFault::Other(_),
        ) => {
            let folder = elsewhere(path);
            let folder = folder.map_err(|error| OpenFault::Unreadable(error.to_string()))?;
            let copied = folder.path().join(COPY);
            copy(&connect(&copied, OpenFlags::SQLITE_OPEN_READ_WRITE)?)
        }
        copied => copied,
    }
}

/// File name of the copy.
const COPY: &str = "oddtrick.db";

/// Copies a database with its log to a writable folder. Its own folder is read-only, so no program holds a lock.
fn elsewhere(path: &Path) -> std::io::Result<TempDir> {
    let folder = TempDir::new()?;
    for end in ["", "-wal"] {
        let copy = file::with_suffix(&folder.path().join(COPY), end);
        std::fs::copy(file::with_suffix(path, end), copy)?;
    }
    Ok(folder)
}

/// Copies a database of this program into memory. Its write-ahead log stays.
fn copy(from: &Connection) -> Result<Connection, OpenFault> {
    from.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    schema::require_own(from)?;
    let mut to = Connection::open_in_memory()?;
    pragmas::harden(&to)?;
    let step = Backup::new(from, &mut to)?.step(-1)?;
    match step {
        StepResult::Done => Ok(to),
        _ => Err(OpenFault::Busy),
    }
}
