//! Looking into a file without touching it, for a command that only wants to know what is kept there.

use super::file::{self, Found};
use super::open::{connect, refused};
use super::pragmas;
use super::schema::{self, SchemaFault};
use crate::store::{Access, Database, OpenError};
use rusqlite::backup::{Backup, StepResult};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use tempfile::TempDir;

impl Database {
    /// What a file holds at this moment, as a database in memory. The file is read once and stays as it is, in an older
    /// version's form where it has that; what is done to the copy is gone with it.
    ///
    /// # Errors
    /// [`OpenError::Missing`] where there is no file, or why it cannot be read.
    pub fn peek(path: &Path) -> Result<Self, OpenError> {
        pragmas::check_version()?;
        let (Found::File(path) | Found::Nothing(path)) = file::look(path, Access::MustExist)?;
        let wal = file::beside(&path, "-wal");
        if file::is_blank(&wal) {
            let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
            let copied = connect(&file::untouched(&path), flags)
                .map_err(SchemaFault::from)
                .and_then(|conn| copy(&conn));
            // Where somebody has begun to write in this moment, half of it may have been seen.
            if file::is_blank(&wal) {
                return Self::in_memory(copied, &path);
            }
        }
        // Somebody has it open, or a crash has left its log, and the newest is there alone. Whoever only reads leaves it.
        let conn = connect(&path, OpenFlags::SQLITE_OPEN_READ_ONLY);
        let copied = conn.map_err(SchemaFault::from).and_then(|conn| {
            conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
            copy(&conn)
        });
        match copied {
            Err(SchemaFault::Sqlite(error)) if cannot_write(&error) => {
                let folder = elsewhere(&path, &wal).map_err(|error| OpenError::Unreadable {
                    path: path.clone(),
                    detail: error.to_string(),
                })?;
                Self::peek_copy(&folder.path().join(COPY))
            }
            copied => Self::in_memory(copied, &path),
        }
    }

    fn peek_copy(path: &Path) -> Result<Self, OpenError> {
        let copied = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)
            .map_err(SchemaFault::from)
            .and_then(|conn| copy(&conn));
        Self::in_memory(copied, path)
    }

    fn in_memory(copied: Result<Connection, SchemaFault>, path: &Path) -> Result<Self, OpenError> {
        let conn = copied.map_err(|trouble| refused(path, trouble))?;
        Self::ready(conn, None, None)
    }
}

/// The name of a copy.
const COPY: &str = "oddtrick.db";

/// Whether SQLite says that it lacks a file beside the database and cannot make it.
fn cannot_write(error: &rusqlite::Error) -> bool {
    use rusqlite::ErrorCode::{CannotOpen, DiskFull, ReadOnly, SystemIoFailure};
    let code = error.sqlite_error_code();
    code.is_some_and(|code| matches!(code, CannotOpen | DiskFull | ReadOnly | SystemIoFailure))
}

/// Copies a database with its log to where files can be written. Where it stands nobody can write, so that nobody has it
/// locked.
fn elsewhere(path: &Path, wal: &Path) -> std::io::Result<TempDir> {
    let folder = TempDir::new()?;
    let copy = folder.path().join(COPY);
    std::fs::copy(path, &copy)?;
    std::fs::copy(wal, file::beside(&copy, "-wal"))?;
    Ok(folder)
}

/// Copies a database of this program into memory.
fn copy(from: &Connection) -> Result<Connection, SchemaFault> {
    schema::inspect(from)?;
    let mut to = Connection::open_in_memory()?;
    pragmas::harden(&to)?;
    let step = Backup::new(from, &mut to)?.step(-1)?;
    match step {
        StepResult::Done => Ok(to),
        _ => Err(SchemaFault::Sqlite(rusqlite::Error::SqliteFailure(
            rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY),
            None,
        ))),
    }
}
