//! Read-only access to a file for commands that only query: the file is copied into memory and stays unchanged.

use super::file;
use super::open::{IN_MEMORY, connect};
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
        let conn = read(&path).map_err(|fault| fault.at(&path))?;
        let copy = Self::from_connection(conn, None).and_then(|db| {
            db.only_read()?;
            Ok(db)
        });
        copy.map_err(|fault| fault.at(Path::new(IN_MEMORY)))
    }
}

/// Reads a file into memory.
fn read(path: &Path) -> Result<Connection, OpenFault> {
    let wal = file::with_suffix(path, "-wal");
    if file::is_blank(&wal) {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
        let copied = copy(&file::immutable_uri(path), flags);
        // Another process may have written to the file while it was read.
        if file::is_blank(&wal) {
            return copied;
        }
    }
    // The file is open elsewhere or a crash left its log, which holds the newest changes. Reading leaves it in place.
    match copy(path, OpenFlags::SQLITE_OPEN_READ_ONLY) {
        // SQLite cannot create a file next to the database.
        Err(
            OpenFault::Unreadable(_)
            | OpenFault::DiskFull
            | OpenFault::ReadOnly
            | OpenFault::Other(_),
        ) => {
            let folder =
                elsewhere(path, &wal).map_err(|error| OpenFault::Unreadable(error.to_string()))?;
            copy(&folder.path().join(COPY), OpenFlags::SQLITE_OPEN_READ_WRITE)
        }
        copied => copied,
    }
}

/// File name of the copy.
const COPY: &str = "oddtrick.db";

/// Copies a database with its log to a writable folder. Its own folder is read-only, so no program holds a lock.
fn elsewhere(path: &Path, wal: &Path) -> std::io::Result<TempDir> {
    let folder = TempDir::new()?;
    let copy = folder.path().join(COPY);
    std::fs::copy(path, &copy)?;
    std::fs::copy(wal, file::with_suffix(&copy, "-wal"))?;
    Ok(folder)
}

/// Copies a database of this program into memory. Its write-ahead log stays.
fn copy(path: &Path, flags: OpenFlags) -> Result<Connection, OpenFault> {
    let from = connect(path, flags)?;
    from.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    schema::require_own(&from)?;
    let mut to = Connection::open_in_memory()?;
    pragmas::harden(&to)?;
    let step = Backup::new(&from, &mut to)?.step(-1)?;
    match step {
        StepResult::Done => Ok(to),
        _ => Err(OpenFault::Busy),
    }
}
