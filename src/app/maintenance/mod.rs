//! Maintenance of the database: checks, backups, and restoring a backup.

pub(super) mod recovery;
pub(super) mod restore;

use super::files::{share::SHARED, temp_file};
use super::{App, AppError, Clock, Result, files};
use crate::store::{
    Access, Database, OpenError, StoreError, draft, folder_of, has_journal_of_other, left_log,
    list_backups, regular_sidecars, set_journal_aside, side_files, sidecar_folder, with_suffix,
    without_links,
};
use crate::task::{Task, Work};
use chrono::{DateTime, FixedOffset};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

impl App {
    /// Fails for the database's own files, which must not be overwritten. The folder for saved files is beside them, but
    /// does not belong to it.
    ///
    /// # Errors
    /// It is one of them.
    pub fn ensure_not_own_file(&self, path: &Path) -> Result<()> {
        let (Ok(database), Ok(written)) = (resolved(&self.database()), without_links(path)) else {
            return Ok(());
        };
        let own = side_files(&database).contains(&written) || written == database;
        let folder = sidecar_folder(&database);
        let beside = written.starts_with(&folder) && !written.starts_with(folder.join(SHARED));
        if own || beside {
            return Err(AppError::OwnFile(path.to_owned()));
        }
        Ok(())
    }
}

/// The file of a database, with links resolved if its folder exists.
pub(super) fn resolved(database: &Path) -> Result<PathBuf> {
    let found = without_links(database).or_else(|_| std::path::absolute(database));
    found.map_err(AppError::writing(database))
}

/// Writes a verified copy of the database to a path that is none of its own files, replacing any existing file.
///
/// # Errors
/// The database is damaged, or the path cannot be written; an existing file is unchanged.
pub fn back_up_to(db: &mut Database, path: &Path, work: &Work) -> Result<()> {
    ensure_replaceable(path)?;
    if has_journal_of_other(&sidecar_folder(path), db) {
        return Err(other_database(path));
    }
    let found = db.quick_check()?;
    if let Some(found) = found.iter().find(|found| !found.is_derived()) {
        return Err(AppError::NotCopied(found.to_string()));
    }
    Ok(db.backup_while(path, Task::Copying, work)?)
}

/// Fails for a path in a folder that is missing or cannot be written, at which there is anything but a regular file, or
/// beside which SQLite left a log.
pub(super) fn ensure_replaceable(path: &Path) -> Result<()> {
    drop(draft(path).map_err(AppError::writing(path))?);
    if path.exists() {
        ensure_file(path)?;
    }
    match left_log(path) {
        Some(log) => Err(occupied(path, &format!("{} is still there", log.display()))),
        None => Ok(()),
    }
}

/// The error for a path at which another database has its journal.
pub(super) fn other_database(path: &Path) -> AppError {
    occupied(path, "another database with a journal is there")
}

/// The error for a path that may not be replaced.
fn occupied(path: &Path, why: &str) -> AppError {
    AppError::writing(path)(io::Error::other(why.to_owned()))
}

/// Fails for anything but an existing regular file.
pub(super) fn ensure_file(path: &Path) -> Result<()> {
    let found = fs::metadata(path).map_err(AppError::reading(path))?;
    if found.is_file() {
        Ok(())
    } else {
        Err(AppError::NotAFile(path.to_owned()))
    }
}

/// Fails for a backup that is the database itself.
pub(super) fn ensure_other(backup: &Path, database: &Path) -> Result<()> {
    if dunce::canonicalize(backup).is_ok_and(|backup| backup == database) {
        return Err(AppError::OwnFile(backup.to_owned()));
    }
    Ok(())
}

/// Name prefixes of the backups made before an import and before a restore.
pub(super) const BEFORE_IMPORT: &str = "before-import-";
pub(super) const BEFORE_RESTORE: &str = "before-restore-";

/// The number of backups kept for each prefix.
const KEPT_PER_PREFIX: usize = 5;

/// Makes a backup of the current database, then a change to it, and removes all but the newest backups with this prefix.
///
/// # Errors
/// The backup cannot be made, or that of the change, which has changed nothing then; the backup is removed.
pub(super) fn with_backup(
    prefix: &str,
    db: &mut Database,
    clock: &dyn Clock,
    work: &Work,
    change: impl FnOnce(&mut Database) -> Result<(), StoreError>,
) -> Result<PathBuf> {
    let folder = sidecar_folder(db.path().ok_or(StoreError::ReadOnly)?);
    files::own_folder(&folder)?;
    let copy = folder.join(format!("{}.db", stamped(prefix, clock)));
    temp_file::sweep(&folder);
    db.backup_while(&copy, Task::BackingUp, work)?;
    change(db).inspect_err(|_| drop(fs::remove_file(&copy)))?;
    let mut all = list_backups(&folder, prefix).unwrap_or_default();
    // The one just made stays: the clock may have been set back.
    all.retain(|other| other.path != copy);
    for old in all.iter().skip(KEPT_PER_PREFIX - 1) {
        // If one cannot be removed it does no harm.
        drop(fs::remove_file(&old.path));
    }
    Ok(copy)
}

/// The content of a database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DatabaseSummary {
    /// The number of sessions.
    pub sessions: usize,
    /// The number of hands in all of them.
    pub hands: usize,
    /// When the newest session began.
    pub newest: Option<DateTime<FixedOffset>>,
}

impl DatabaseSummary {
    /// Reads the summary of a database.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn of(db: &mut Database) -> Result<Self> {
        let rows = db.sessions()?.into_iter();
        let rows = rows.map(|row| (row.standing.hands, Some(row.started)));
        Ok(Self::sum(rows))
    }

    /// The summary of sessions, each given as its number of hands and its start, if known.
    pub(super) fn sum(
        sessions: impl Iterator<Item = (usize, Option<DateTime<FixedOffset>>)>,
    ) -> Self {
        sessions.fold(Self::default(), |held, (hands, started)| Self {
            sessions: held.sessions + 1,
            hands: held.hands + hands,
            newest: held.newest.max(started),
        })
    }
}

/// Verifies a backup and returns its summary.
///
/// # Errors
/// It is not a valid backup.
pub fn look_at_backup(backup: &Path, work: &Work) -> Result<DatabaseSummary> {
    DatabaseSummary::of(&mut good_backup(backup, work)?.0)
}

/// Replaces the content of an open database by a backup; returns where the old content is kept. Other processes that
/// have it open see one change.
///
/// # Errors
/// The backup is invalid, the database cannot be written, or the work is stopped. Nothing has changed then.
pub fn replace_by_backup(
    db: &mut Database,
    clock: &dyn Clock,
    backup: &Path,
    work: &Work,
) -> Result<PathBuf> {
    ensure_other(backup, db.path().ok_or(StoreError::ReadOnly)?)?;
    let (good, _) = good_backup(backup, work)?;
    let before = with_backup(BEFORE_RESTORE, db, clock, work, |db| db.replace_by(&good))?;
    // The journal belongs to the old content and stays with it.
    let (folder, journal) = (folder_of(&before), before.with_extension("journal"));
    set_journal_aside(folder, &journal, Some(&*db)).map_err(AppError::writing(&journal))?;
    db.use_sidecar(folder)?;
    Ok(before)
}

/// Opens a backup if it is a complete database of this program; also returns whether it is sound, what follows from the
/// logs included.
pub(super) fn good_backup(backup: &Path, work: &Work) -> Result<(Database, bool)> {
    ensure_file(backup)?;
    checked(Database::open_copy(backup), backup, work)
}

/// Checks a file, named so, that it is a complete and writable database of this program, and rebuilds what follows from its
/// logs if that is damaged.
///
/// # Errors
/// It is not, or the work is stopped.
pub(super) fn verify(file: &Path, named: &Path, work: &Work) -> Result<()> {
    let (mut db, is_sound) = checked(Database::open(file, Access::MustExist), named, work)?;
    if !is_sound {
        let rebuilt = db.rebuild_projections();
        rebuilt.map_err(|error| bad_backup(named, &error))?;
    }
    db.close().map_err(|error| bad_backup(named, &error))
}

/// Checks a database, of a file named so; also returns whether it is sound, what follows from the logs included.
///
/// # Errors
/// It cannot be opened or is not complete, or the work is stopped.
pub(super) fn checked(
    opened: Result<Database, OpenError>,
    named: &Path,
    work: &Work,
) -> Result<(Database, bool)> {
    let mut db = opened.map_err(|error| bad_backup(named, &error.fault))?;
    let findings = db.check(work);
    work.check_stopped()?;
    let findings = findings.map_err(|error| bad_backup(named, &error))?;
    match findings.iter().find(|found| !found.is_derived()) {
        Some(first) => Err(bad_backup(named, first)),
        None => Ok((db, findings.is_empty())),
    }
}

fn bad_backup(named: &Path, why: &dyn ToString) -> AppError {
    AppError::BadBackup(named.to_owned(), why.to_string())
}

/// Copies a database file as it is, damaged or not, with any WAL file beside it. Each is in memory as a whole, like a
/// [read copy](Database::open_copy).
pub(super) fn copy_files(database: &Path, to: &Path) -> Result<()> {
    ensure_file(database)?;
    regular_sidecars(database)?;
    for end in ["", "-wal"] {
        let from = with_suffix(database, end);
        match fs::read(&from) {
            Err(error) if !end.is_empty() && error.kind() == io::ErrorKind::NotFound => {}
            bytes => {
                let bytes = bytes.map_err(AppError::reading(&from))?;
                files::write_all(&with_suffix(to, end), &bytes)?;
            }
        }
    }
    Ok(())
}

/// A name for a file or folder kept beside the database: the time, and a random number.
fn stamped(prefix: &str, clock: &dyn Clock) -> String {
    let stamp = clock.now().to_utc().format("%Y%m%dT%H%M%SZ");
    format!("{prefix}{stamp}-{:04x}", clock.id() & 0xffff)
}

pub(super) fn ignore_missing(done: io::Result<()>) -> io::Result<()> {
    match done {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}
