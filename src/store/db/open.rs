//! Opening a database: everything that has to hold before a hand is read from it or written to it.

use super::file::{self, Found};
use super::owned_file::own_folder;
use super::pragmas;
use super::schema::{self, SchemaFault};
use crate::store::durability::backups::BACKUPS;
use crate::store::durability::sidecar::Sidecar;
use crate::store::log::people::People;
use crate::store::log::replay::Replay;
use crate::store::log::schemes::Schemes;
use crate::store::projection::results;
use crate::store::{OpenError, ResultsOf, StoreError};
use crate::task::Work;
use rusqlite::config::DbConfig;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How many pages of the write-ahead log make it worth a quiet moment to move them into the file.
const MANY_PAGES: i64 = 100;

/// What a connection keeps in memory of a file that it only looks through, in KiB, which SQLite counts downwards. It is a
/// quarter of what it would keep.
const FEW_PAGES: i64 = -512;

/// What to do where there is no file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Makes a new database.
    Create,
    /// Says so.
    MustExist,
}

/// The one connection to a database. Lives on the thread of a [`crate::store::Store`].
///
/// Every operation is one transaction: done whole and on the disk when it returns, or not at all.
#[derive(Debug)]
pub struct Database {
    pub(in crate::store) conn: Connection,
    /// None for one in memory.
    pub(in crate::store) path: Option<PathBuf>,
    /// The session that was written last, so that its next hand need not play all hands before it.
    pub(in crate::store) account: Option<Replay>,
    /// What the application's log came to when it was looked at last.
    pub(in crate::store) people: People,
    pub(in crate::store) schemes: Schemes,
    /// What is kept beside the file, where that is wanted.
    pub(in crate::store) beside: Option<Sidecar>,
    /// What hands came to, where that is kept for other programs.
    pub(in crate::store) results_of: Option<ResultsOf>,
    /// Which file this is, so that another under its name is known.
    id: Option<file::Id>,
}

impl Database {
    /// Opens a file, or makes it where there is none and it shall be.
    pub fn open(path: &Path, access: Access) -> Result<Self, OpenError> {
        Self::open_keeping(path, access, None)
    }

    /// The same for a file that has a folder beside it: one of an older version is backed up there before it is brought to
    /// this one's form.
    pub fn open_beside(path: &Path, access: Access, folder: &Path) -> Result<Self, OpenError> {
        Self::open_keeping(path, access, Some(folder))
    }

    fn open_keeping(path: &Path, access: Access, folder: Option<&Path>) -> Result<Self, OpenError> {
        pragmas::check_version()?;
        let path = match file::look(path, access)? {
            Found::File(path) => path,
            Found::Nothing(path) => create(&path)?,
        };
        file::has_one_name(&path)?;
        file::keep_private(&path);
        // What a crash left in the write-ahead log belongs to the file, and SQLite plays it in when it opens or closes.
        // A file that is refused shall stay as it is, so that one is looked at without, the other without closing.
        let wal = file::beside(&path, "-wal");
        let mut is_whole = file::is_blank(&wal);
        if is_whole && let Err(trouble) = probe(&path) {
            // Somebody who wrote to it in this moment may have been seen half way.
            is_whole = file::is_blank(&wal);
            if is_whole {
                return Err(refused(&path, trouble));
            }
        }
        let conn = connect(&path, OpenFlags::SQLITE_OPEN_READ_WRITE)
            .map_err(|error| OpenError::of(&path, error))?;
        // SQLite opens it all the same, and would leave files beside it.
        if conn
            .is_readonly("main")
            .map_err(|error| OpenError::of(&path, error))?
        {
            return Err(OpenError::ReadOnly { path });
        }
        let leave = |leave| conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave);
        leave(!is_whole).map_err(|error| OpenError::of(&path, error))?;
        schema::inspect(&conn).map_err(|error| match refused(&path, error) {
            // It has been read a moment ago, so that it is its folder that takes no files.
            OpenError::Unreadable { path, .. } if is_whole => OpenError::ReadOnly { path },
            error => error,
        })?;
        leave(false).map_err(|error| OpenError::of(&path, error))?;
        Self::ready(conn, Some(path), folder)
    }

    /// A new database that is gone when it is closed.
    pub fn open_in_memory() -> Result<Self, OpenError> {
        pragmas::check_version()?;
        let nowhere = Path::new(":memory:");
        let mut conn =
            Connection::open_in_memory().map_err(|error| OpenError::of(nowhere, error))?;
        pragmas::harden(&conn).map_err(|error| OpenError::of(nowhere, error))?;
        schema::create(&mut conn).map_err(|error| not_migrated(nowhere, error))?;
        Self::ready(conn, None, None)
    }

    /// Another connection to the same file, for a look at it from another thread; none where there is no file, or it cannot
    /// be opened twice.
    pub fn another(&self) -> Option<Self> {
        let path = self.path.clone()?;
        // Not by way of a probe, whose end would give up the locks that this connection has.
        let conn = connect(&path, OpenFlags::SQLITE_OPEN_READ_WRITE).ok()?;
        let other = Self::ready(conn, Some(path), None).ok()?;
        other.only_read().ok()?;
        other.keep_little().ok()?;
        Some(other)
    }

    /// The file, under the name that all links lead to; none for a database in memory.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// The id that the database was made with and that all its copies share.
    pub fn identity(&self) -> Result<u128, StoreError> {
        let bytes: [u8; 16] = self
            .conn
            .query_row("SELECT database FROM identity", [], |row| row.get(0))?;
        Ok(u128::from_be_bytes(bytes))
    }

    /// A number that is another one whenever a different connection has written since it was asked for last.
    pub fn data_version(&self) -> Result<i64, StoreError> {
        Ok(self
            .conn
            .pragma_query_value(None, "data_version", |row| row.get(0))?)
    }

    /// Moves everything into the one file, as before the program is put to sleep. False where somebody still reads.
    pub fn checkpoint(&self) -> Result<bool, StoreError> {
        Ok(self
            .conn
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| {
                row.get::<_, i64>(0)
            })?
            == 0)
    }

    /// Sees to what can wait for a quiet moment: what is in the write-ahead log is gone with it, so that little stays there.
    pub fn tidy(&mut self) {
        // Where this fails, what was committed is as safe as before, and the next quiet moment comes.
        let _ = self.keep_up(results::AT_ONCE);
        let waiting = |sql| self.conn.query_row(sql, [], |row| row.get::<_, i64>(1));
        if waiting("PRAGMA wal_checkpoint(NOOP)").is_ok_and(|pages| pages >= MANY_PAGES) {
            let _ = waiting("PRAGMA wal_checkpoint(PASSIVE)");
        }
        self.tidy_beside();
    }

    /// Whether what is under the file's name is the file that was opened. SQLite writes to one that was moved away without
    /// a word, and what is written there is seen by nobody.
    pub(in crate::store) fn in_place(&self) -> Result<(), StoreError> {
        match (&self.path, &self.id) {
            (Some(path), Some(id)) if file::id(path).as_ref() != Some(id) => {
                Err(StoreError::Replaced)
            }
            _ => Ok(()),
        }
    }

    /// Closes the database, leaving a single file.
    pub fn close(mut self) -> Result<(), StoreError> {
        self.tidy_beside();
        self.back_up_at_the_end();
        // Where somebody else still reads or writes, the last one to close does it.
        self.conn.busy_timeout(Duration::ZERO)?;
        let _ = self.keep_up(results::AT_ONCE);
        self.checkpoint()?;
        self.conn.close().map_err(|(_, error)| error.into())
    }

    /// What SQLite says that a setting is; none where it has none of that name.
    pub fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        let mut found = None;
        self.conn.pragma_query(None, name, |row| {
            found = match row.get_ref(0)? {
                ValueRef::Integer(number) => Some(number.to_string()),
                other => Some(other.as_str()?.to_owned()),
            };
            Ok(())
        })?;
        Ok(found)
    }

    /// Bounds the file, so that a full disk can be tried without one.
    #[doc(hidden)]
    pub fn bound(&self, pages: u32) -> Result<(), StoreError> {
        Ok(self
            .conn
            .pragma(None, "max_page_count", pages, |_| Ok(()))?)
    }

    pub(in crate::store) fn ready(
        mut conn: Connection,
        path: Option<PathBuf>,
        folder: Option<&Path>,
    ) -> Result<Self, OpenError> {
        let name = path.clone().unwrap_or_else(|| PathBuf::from(":memory:"));
        pragmas::set_up(&mut conn, &name)?;
        let is_old = schema::is_old(&conn).map_err(|error| OpenError::of(&name, error))?;
        let id = path.as_deref().and_then(file::id);
        let mut db = Self {
            conn,
            path,
            account: None,
            people: People::default(),
            schemes: Schemes::default(),
            beside: None,
            results_of: None,
            id,
        };
        if is_old {
            if let Some(folder) = folder {
                db.back_up_old(folder)
                    .map_err(|error| OpenError::NotBackedUp {
                        path: name.clone(),
                        detail: error.to_string(),
                    })?;
            }
            schema::migrate(&mut db.conn).map_err(|error| not_migrated(&name, error))?;
        }
        Ok(db)
    }

    /// Keeps a copy in the form of the version that it is in, once.
    fn back_up_old(&mut self, folder: &Path) -> Result<(), StoreError> {
        let version: i64 = self
            .conn
            .pragma_query_value(None, "user_version", |row| row.get(0))?;
        let folder = folder.join(BACKUPS);
        own_folder(&folder)?;
        self.backup_to(&folder.join(format!("schema-{version}.db")))
    }

    /// Keeps few pages in memory: whoever looks at everything looks at most of it once.
    fn keep_little(&self) -> Result<(), StoreError> {
        Ok(self
            .conn
            .pragma(None, "cache_size", FEW_PAGES, |_| Ok(()))?)
    }

    /// Refuses every write from now on.
    pub(super) fn only_read(&self) -> Result<(), StoreError> {
        Ok(self.conn.pragma(None, "query_only", true, |_| Ok(()))?)
    }
}

/// A transaction that sees one state and changes nothing.
pub(in crate::store) fn reading(conn: &mut Connection) -> Result<Transaction<'_>, StoreError> {
    Ok(conn.transaction_with_behavior(TransactionBehavior::Deferred)?)
}

/// A transaction that has the lock before it reads, so that what it reads still holds when it writes.
pub(in crate::store) fn writing(conn: &mut Connection) -> Result<Transaction<'_>, StoreError> {
    Ok(conn.transaction_with_behavior(TransactionBehavior::Immediate)?)
}

/// After how many steps of SQLite's machine it is asked whether to go on, a few milliseconds of them.
const STEPS: i32 = 100_000;

/// Has every statement on a connection end early once this work shall stop, until [`unstoppable`] says otherwise.
pub(in crate::store) fn stoppable(conn: &Connection, work: &Work) -> Result<(), StoreError> {
    let work = work.clone();
    Ok(conn.progress_handler(STEPS, Some(move || work.is_stopped()))?)
}

/// Has every statement run to its end again.
pub(in crate::store) fn unstoppable(conn: &Connection) -> Result<(), StoreError> {
    Ok(conn.progress_handler(0, None::<fn() -> bool>)?)
}

/// Opens a connection that never makes a file, ready for whatever the file may hold.
pub(in crate::store) fn connect(path: &Path, flags: OpenFlags) -> rusqlite::Result<Connection> {
    let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_EXRESCODE;
    let conn = Connection::open_with_flags(path, flags)?;
    pragmas::harden(&conn)?;
    Ok(conn)
}

/// Looks at a file that is whole without touching anything, not even a lock.
fn probe(path: &Path) -> Result<(), SchemaFault> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    schema::inspect(&connect(&file::untouched(path), flags)?)
}

/// Makes a new database under another name and gives it its own when it is whole, so that a power cut never leaves
/// half of one.
fn create(path: &Path) -> Result<PathBuf, OpenError> {
    let not_created = |error: std::io::Error| OpenError::NotCreated {
        path: path.to_owned(),
        detail: error.to_string(),
    };
    let draft = file::draft(path).map_err(not_created)?;
    let conn = connect(draft.path(), OpenFlags::SQLITE_OPEN_READ_WRITE);
    let mut conn = conn.map_err(|error| OpenError::of(path, error))?;
    schema::create(&mut conn).map_err(|error| not_migrated(path, error))?;
    // Its journal is settled before it has its name, so that opening it writes nothing.
    pragmas::set_up(&mut conn, path)?;
    conn.close()
        .map_err(|(_, error)| OpenError::of(path, error))?;
    file::finish_new(draft, path).map_err(not_created)?;
    file::settled(path).map_err(not_created)
}

pub(in crate::store) fn refused(path: &Path, trouble: SchemaFault) -> OpenError {
    let path = path.to_owned();
    match trouble {
        SchemaFault::Foreign(application_id) => OpenError::Foreign {
            path,
            application_id,
        },
        SchemaFault::Newer(found) => OpenError::Newer {
            path,
            found,
            known: schema::SCHEMA_VERSION,
        },
        SchemaFault::Altered(object) => OpenError::Altered { path, object },
        SchemaFault::Sqlite(error) => OpenError::of(&path, error),
    }
}

fn not_migrated(path: &Path, error: rusqlite_migration::Error) -> OpenError {
    match error {
        rusqlite_migration::Error::RusqliteError { err, .. } => OpenError::of(path, err),
        error => OpenError::Other {
            path: path.to_owned(),
            detail: error.to_string(),
        },
    }
}
