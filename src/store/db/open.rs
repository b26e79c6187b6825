//! Opening a database: the checks that precede the first read or write.

use super::file;
use super::owned_file::own_folder;
use super::pragmas;
use super::schema::{self, SCHEMA_VERSION};
use crate::ledger::SessionId;
use crate::store::durability::backups::BACKUPS;
use crate::store::durability::sidecar::Sidecar;
use crate::store::log::people::People;
use crate::store::projection::results;
use crate::store::{OpenError, OpenFault, StoreError, system};
use crate::task::Work;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Savepoint};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Number of pages in the write-ahead log from which an idle checkpoint is worth its cost.
const MANY_PAGES: i64 = 100;

/// The path in errors of an in-memory database.
pub(super) const IN_MEMORY: &str = ":memory:";

/// What to do if the file is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Create a new database.
    Create,
    /// Fail with [`OpenFault::Missing`].
    MustExist,
}

/// The single connection to a database. Owned by the worker thread of a [`crate::store::Store`].
///
/// Every operation is one transaction: committed and flushed to disk when it returns, or rolled back.
#[derive(Debug)]
pub struct Database {
    pub(in crate::store) conn: Connection,
    /// `None` for an in-memory database.
    pub(in crate::store) path: Option<PathBuf>,
    /// State of the application's log, as of the last read.
    pub(in crate::store) people: People,
    /// The sidecar files, if enabled.
    pub(in crate::store) sidecar: Option<Sidecar>,
    /// Identity of the opened file, to detect another file under its name.
    id: Option<system::Id>,
}

impl Database {
    /// Opens a file; creates it if it is missing and `access` allows it. A file of an older version is backed up in its
    /// sidecar folder before it is migrated.
    ///
    /// # Errors
    /// The [`OpenFault`] of the file.
    pub fn open(path: &Path, access: Access) -> Result<Self, OpenError> {
        let (mut path, is_there) = file::look(path, access)?;
        if !is_there {
            path = create(&path).map_err(|fault| fault.at(&path))?;
        }
        file::has_one_name(&path)?;
        file::keep_private(&path);
        let opened = Self::open_file(&path);
        let opened = opened.and_then(|conn| Self::from_connection(conn, Some(path.clone())));
        opened.map_err(|fault| fault.at(&path))
    }

    /// Fails if another process has this file open, of any version. Otherwise SQLite removes its side files. No process
    /// has an unreadable file open.
    ///
    /// # Errors
    /// [`StoreError::Busy`].
    pub fn require_unused(path: &Path) -> Result<(), StoreError> {
        let opened = file::look(path, Access::MustExist).and_then(|(path, _)| {
            file::has_one_name(&path)?;
            let opened = Self::open_file(&path);
            opened.map(drop).map_err(|fault| fault.at(&path))
        });
        let is_used = match opened {
            Ok(()) => file::side_files(path).iter().any(|file| file.exists()),
            Err(error) => error.fault == OpenFault::Busy,
        };
        (!is_used).then_some(()).ok_or(StoreError::Busy)
    }

    /// A connection to a file of this program, of any version.
    fn open_file(path: &Path) -> Result<Connection, OpenFault> {
        // A write-ahead log left by a crash belongs to the file, and SQLite replays it on open or close. A refused file
        // must stay unchanged: a file without a log is probed first, and one with a log is closed without a checkpoint.
        let probed = read_whole(path, schema::require_own);
        let is_whole = probed.is_some();
        probed.unwrap_or(Ok(()))?;
        let conn = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        // SQLite would open it anyway and leave files next to it.
        if conn.is_readonly("main")? {
            return Err(OpenFault::ReadOnly);
        }
        let leave = |leave| conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave);
        leave(!is_whole)?;
        schema::require_own(&conn).map_err(|fault| match fault {
            // It was readable a moment ago, so its folder is read-only.
            OpenFault::Unreadable(_) if is_whole => OpenFault::ReadOnly,
            fault => fault,
        })?;
        leave(false)?;
        Ok(conn)
    }

    /// Opens a new in-memory database, which is lost on close.
    ///
    /// # Errors
    /// SQLite refuses a setting.
    pub fn open_in_memory() -> Result<Self, OpenError> {
        let open = || {
            let mut conn = Connection::open_in_memory()?;
            pragmas::harden(&conn)?;
            schema::create(&mut conn)?;
            Self::from_connection(conn, None)
        };
        open().map_err(|fault| fault.at(Path::new(IN_MEMORY)))
    }

    /// Opens a second connection to the same file for reads on another thread; `None` for an in-memory database, or
    /// if the file cannot be opened again.
    pub fn second_connection(&self) -> Option<Self> {
        let path = self.path.clone()?;
        // No probe: closing its handle would release the locks of this connection.
        let conn = connect(&path, OpenFlags::SQLITE_OPEN_READ_WRITE).ok()?;
        let other = Self::from_connection(conn, Some(path)).ok()?;
        other.only_read().ok()?;
        Some(other)
    }

    /// The canonical path of the file; `None` for an in-memory database.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// The id given to the database at creation, 16 bytes like that of a session; copies share it.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn identity(&self) -> Result<SessionId, StoreError> {
        let sql = "SELECT database FROM identity";
        Ok(self.conn.query_row(sql, [], |row| row.get(0))?)
    }

    /// Runs several reads on one snapshot, whatever other connections write meanwhile. Nothing can be written, not even
    /// computed values.
    ///
    /// # Errors
    /// The error of `read`, or the database cannot be read.
    pub fn at_one_moment<T, E: From<StoreError>>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, E>,
    ) -> Result<T, E> {
        let run = |db: &Self, sql| db.conn.execute_batch(sql).map_err(StoreError::from);
        run(self, "SAVEPOINT moment")?;
        let found = read(self);
        run(self, "RELEASE moment")?;
        found
    }

    /// SQLite's data version: changes whenever another connection has written since the last call.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn data_version(&self) -> Result<i64, StoreError> {
        Ok(self
            .conn
            .pragma_query_value(None, "data_version", |row| row.get(0))?)
    }

    /// Does deferred work: updates projections, checkpoints the write-ahead log, makes a due backup. Returns whether
    /// projections of more sessions are to be updated.
    pub fn tidy(&mut self) -> bool {
        // A failure loses nothing that is committed; the next change tries again.
        let updated = self.update_projections(results::AT_ONCE);
        let waiting = |sql| self.conn.query_row(sql, [], |row| row.get::<_, i64>(1));
        if waiting("PRAGMA wal_checkpoint(NOOP)").is_ok_and(|pages| pages >= MANY_PAGES) {
            let _ = waiting("PRAGMA wal_checkpoint(PASSIVE)");
        }
        self.tidy_sidecar();
        updated == Ok(results::AT_ONCE)
    }

    /// Writes what can be computed again, unless the database is read-only or another program has the lock.
    pub(in crate::store) fn write_if_free(
        &mut self,
        write: impl FnOnce(&Connection) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        self.conn.busy_timeout(Duration::ZERO)?;
        let _: Result<(), StoreError> = self.change(|conn, _| write(conn));
        Ok(self.conn.busy_timeout(pragmas::BUSY)?)
    }

    /// Checks that the path still refers to the opened file. SQLite writes to a moved file without an error, and such
    /// writes would be lost.
    pub(in crate::store) fn check_not_replaced(&self) -> Result<(), StoreError> {
        match (&self.path, &self.id) {
            (Some(path), Some(id)) if system::id(path).as_ref() != Some(id) => {
                Err(StoreError::Replaced)
            }
            _ => Ok(()),
        }
    }

    /// Closes the database, leaving a single file.
    ///
    /// # Errors
    /// The write-ahead log cannot be moved into the file; committed changes stay in it.
    pub fn close(mut self) -> Result<(), StoreError> {
        self.tidy_sidecar();
        self.back_up_when_due(true);
        // If other programs have the database open, the last one to close it does this.
        self.conn.busy_timeout(Duration::ZERO)?;
        let _ = self.update_projections(results::AT_ONCE);
        let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
        self.conn.query_row(sql, [], |_| Ok(()))?;
        self.conn.close().map_err(|(_, error)| error.into())
    }

    /// The connection, for tests.
    #[doc(hidden)]
    pub fn connection(&self) -> &Connection {
        &self.conn
    }

    pub(in crate::store) fn from_connection(
        mut conn: Connection,
        path: Option<PathBuf>,
    ) -> Result<Self, OpenFault> {
        pragmas::set_up(&mut conn)?;
        let is_old = schema::version(&conn)? < SCHEMA_VERSION;
        let id = path.as_deref().and_then(system::id);
        let mut db = Self {
            conn,
            path,
            people: People::default(),
            sidecar: None,
            id,
        };
        if is_old {
            db.back_up_old()
                .map_err(|error| OpenFault::NotBackedUp(error.to_string()))?;
            schema::migrate(&mut db.conn, SCHEMA_VERSION)?;
        }
        Ok(db)
    }

    /// Backs up the file once in its current schema version, before migration.
    fn back_up_old(&mut self) -> Result<(), StoreError> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        let folder = file::sidecar_folder(path).join(BACKUPS);
        let version = schema::version(&self.conn)?;
        own_folder(&folder)?;
        self.backup_to(&folder.join(format!("schema-{version}.db")))
    }

    /// Refuses every write from now on.
    pub(super) fn only_read(&self) -> rusqlite::Result<()> {
        self.conn.pragma(None, "query_only", true, |_| Ok(()))
    }
}

/// Starts a read transaction: one consistent snapshot. Within [`Database::at_one_moment`] it is part of that snapshot.
pub(in crate::store) fn reading(conn: &mut Connection) -> Result<Savepoint<'_>, StoreError> {
    Ok(conn.savepoint()?)
}

/// Number of SQLite virtual-machine instructions between checks for cancellation; a few milliseconds.
const STEPS: i32 = 100_000;

/// Interrupts statements on a connection once `work` is cancelled; without `work`, no longer.
pub(in crate::store) fn stoppable(
    conn: &Connection,
    work: Option<&Work>,
) -> Result<(), StoreError> {
    let is_stopped = work.cloned().map(|work| move || work.is_stopped());
    Ok(conn.progress_handler(STEPS, is_stopped)?)
}

/// Opens an existing file and hardens the connection against hostile contents.
pub(in crate::store) fn connect(path: &Path, flags: OpenFlags) -> rusqlite::Result<Connection> {
    let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_EXRESCODE;
    let conn = Connection::open_with_flags(path, flags)?;
    pragmas::harden(&conn)?;
    Ok(conn)
}

/// Reads a file without taking locks or creating files. `None` if it has a write-ahead log, or got one meanwhile, because
/// another process has written to it.
pub(super) fn read_whole<T>(
    path: &Path,
    read: impl FnOnce(&Connection) -> Result<T, OpenFault>,
) -> Option<Result<T, OpenFault>> {
    let wal = file::with_suffix(path, "-wal");
    let has_no_log = || std::fs::metadata(&wal).map_or(true, |found| found.len() == 0);
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let found = has_no_log().then(|| read(&connect(&file::immutable_uri(path), flags)?));
    found.filter(|_| has_no_log())
}

/// Creates a database under a temporary name and renames it when complete, so that a power cut never leaves a partial
/// one.
fn create(path: &Path) -> Result<PathBuf, OpenFault> {
    let not_created = |error: std::io::Error| OpenFault::NotCreated(error.kind().to_string());
    let draft = file::draft(path).map_err(not_created)?;
    let mut conn = connect(draft.path(), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    schema::create(&mut conn)?;
    // The journal mode is set before the rename, so that opening the finished file writes nothing.
    pragmas::set_up(&mut conn)?;
    conn.close().map_err(|(_, error)| error)?;
    file::finish_new(draft, path).map_err(not_created)?;
    dunce::canonicalize(path).map_err(not_created)
}
