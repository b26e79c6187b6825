//! Looking after the database: checking it, copying it, putting a copy in its place.

use super::{App, AppError, Surroundings, files};
use crate::store::{Access, Database, Finding, JOURNAL, OpenError, StoreError, forget_newest};
use chrono::{DateTime, FixedOffset};
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What is kept beside an open database, by the ends of the names.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// A database that a backup has taken the place of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// Where the database is that was there before; none where there was none. Restoring it takes the restoring back.
    pub before: Option<PathBuf>,
}

impl App {
    /// Looks at everything in the database; no findings means that all is well.
    ///
    /// # Errors
    /// Where there is no database, or it cannot even be opened.
    pub fn check(&self) -> Result<Vec<Finding>, AppError> {
        Ok(self.needed()?.call(Database::check)?)
    }

    /// Writes a verified copy of the database, in place of whatever has that name.
    ///
    /// # Errors
    /// Where there is no database, or the place cannot be written to; what was there is there still.
    pub fn backup(&self, path: &Path) -> Result<(), AppError> {
        if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
            return Err(AppError::NotAFile {
                path: path.to_owned(),
            });
        }
        let to = path.to_owned();
        Ok(self.needed()?.call(move |db| db.backup_to(&to))?)
    }

    /// Puts a backup in the place of the database, once a copy of it is found to be good. The database that was there
    /// is kept beside it.
    ///
    /// # Errors
    /// Where the backup is none, or somebody else has the database open. Nothing has changed then.
    pub fn restore(&mut self, backup: &Path) -> Result<Restored, AppError> {
        let found = fs::metadata(backup).map_err(|error| AppError::reading(backup, error))?;
        if !found.is_file() {
            return Err(AppError::NotAFile {
                path: backup.to_owned(),
            });
        }
        self.make_own_folder()?;
        let database = self.database_file()?;
        if fs::canonicalize(backup).is_ok_and(|backup| backup == database) {
            return Err(AppError::OwnFile {
                path: backup.to_owned(),
            });
        }
        self.close()?;
        let folder = with_end(&database, ".d");
        files::private_folder(&folder)?;
        let at = |error| AppError::writing(&folder, error);
        let draft = tempfile::Builder::new()
            .prefix("restore-")
            .tempdir_in(&folder)
            .map_err(at)?;
        let draft = draft_of(backup, draft.path())?;
        verify(&draft).map_err(|why| AppError::BadBackup {
            path: backup.to_owned(),
            why,
        })?;
        sole_user(&database)?;
        let before = self.replace(&database, &folder, &draft, "before-restore")?;
        Ok(Restored { before })
    }

    /// Puts a finished database in the place of the one that is there, which is kept in a folder of its own with its
    /// journals, for they go on from what is there no more.
    pub(super) fn replace(
        &self,
        database: &Path,
        folder: &Path,
        draft: &Path,
        why: &str,
    ) -> Result<Option<PathBuf>, AppError> {
        let aside = self.set_aside(database, folder, why)?;
        ignore_missing(fs::rename(folder.join(JOURNAL), aside.join(JOURNAL)))
            .map_err(|error| AppError::writing(&aside, error))?;
        forget_newest(folder).map_err(|error| AppError::writing(folder, error))?;
        for beside in BESIDE.map(|end| with_end(database, end)) {
            ignore_missing(fs::remove_file(&beside))
                .map_err(|error| AppError::writing(&beside, error))?;
        }
        fs::rename(draft, database).map_err(|error| AppError::writing(database, error))?;
        files::sync_folder(database.parent().unwrap_or(Path::new(".")));
        let kept = aside.join(database.file_name().unwrap_or_default());
        if kept.exists() {
            return Ok(Some(kept));
        }
        // Where nothing was there, nothing is kept.
        let _ = fs::remove_dir(&aside);
        Ok(None)
    }

    /// Whether a path is none of the database's own files, which nothing else may be written over.
    pub(super) fn not_own(&self, path: &Path) -> Result<(), AppError> {
        let name = path.file_name().map(OsString::from).unwrap_or_default();
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty())
            .unwrap_or(Path::new("."));
        let written = fs::canonicalize(path)
            .or_else(|_| fs::canonicalize(folder).map(|folder| folder.join(name)));
        let (Ok(written), Ok(database)) = (written, self.database_file()) else {
            return Ok(());
        };
        let own = BESIDE
            .map(|end| with_end(&database, end))
            .contains(&written);
        if own || written == database || written.starts_with(with_end(&database, ".d")) {
            return Err(AppError::OwnFile {
                path: path.to_owned(),
            });
        }
        Ok(())
    }

    /// The file of the database under the name that all links lead to, where it is there.
    pub(crate) fn database_file(&self) -> Result<PathBuf, AppError> {
        let database = self.database();
        let found = fs::canonicalize(database).or_else(|_| std::path::absolute(database));
        found.map_err(|error| AppError::writing(database, error))
    }

    /// The folder of what belongs to the database and is no part of it, which may not be there.
    pub(super) fn folder_beside(&self) -> Result<PathBuf, AppError> {
        Ok(with_end(&self.database_file()?, ".d"))
    }

    /// Gives what there is a second name in a folder of its own, so that no moment is without a database.
    fn set_aside(&self, database: &Path, folder: &Path, why: &str) -> Result<PathBuf, AppError> {
        const FACTS: [&str; 3] = ["", "-wal", "-journal"];
        let stamp = self.surroundings().now().to_utc().format("%Y%m%dT%H%M%SZ");
        let aside = folder.join(format!(
            "{why}-{stamp}-{:04x}",
            self.surroundings().id() & 0xffff
        ));
        files::private_folder(&aside)?;
        let name = database.file_name().unwrap_or_default();
        for end in FACTS {
            let (from, to) = (with_end(database, end), with_end(&aside.join(name), end));
            let linked = fs::hard_link(&from, &to).or_else(|_| fs::copy(&from, &to).map(drop));
            ignore_missing(linked).map_err(|error| AppError::writing(&to, error))?;
        }
        files::sync_folder(&aside);
        files::sync_folder(folder);
        Ok(aside)
    }
}

/// What a copy of the database was kept before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Before {
    Import,
    Restore,
}

/// How many copies of each sort are kept.
const KEPT: usize = 5;

/// Keeps a copy of the database as it is, and of those that were kept for the same reason only the newest.
///
/// # Errors
/// Where the copy cannot be made.
pub(super) fn keep_before(
    what: Before,
    db: &mut Database,
    database: &Path,
    surroundings: &dyn Surroundings,
) -> Result<PathBuf, AppError> {
    let prefix = match what {
        Before::Import => "before-import-",
        Before::Restore => "before-restore-",
    };
    let folder = with_end(database, ".d");
    files::private_folder(&folder)?;
    let stamp = surroundings.now().to_utc().format("%Y%m%dT%H%M%SZ");
    let chance = surroundings.id() & 0xffff;
    let copy = folder.join(format!("{prefix}{stamp}-{chance:04x}.db"));
    db.backup_to(&copy)?;
    let mut all: Vec<PathBuf> = fs::read_dir(&folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with(prefix) && name.ends_with(".db")
        })
        .collect();
    // Their names begin with the time, so that the oldest come first.
    all.sort();
    for old in all.iter().rev().skip(KEPT) {
        // One that cannot be removed is in nobody's way.
        drop(fs::remove_file(old));
    }
    Ok(copy)
}

/// What a database holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// How many sessions.
    pub sessions: usize,
    /// How many hands in all of them.
    pub hands: usize,
    /// When the newest of them began.
    pub newest: Option<DateTime<FixedOffset>>,
}

impl Held {
    /// What this database holds.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn of(db: &mut Database) -> Result<Self, AppError> {
        let rows = db.sessions()?;
        Ok(Self {
            sessions: rows.len(),
            hands: rows.iter().map(|row| row.hands).sum(),
            newest: rows.iter().map(|row| row.started).max(),
        })
    }
}

/// Says what a backup holds, once it is found to be good.
///
/// # Errors
/// Where it is none.
pub fn look_at_backup(backup: &Path) -> Result<Held, AppError> {
    Held::of(&mut good_backup(backup)?)
}

/// Puts what a backup holds in the place of all that is in an open database, which goes on being used; gives where that is
/// kept as it was. Whoever else has it open sees one change.
///
/// # Errors
/// Where the backup is none, or the database cannot be written. Nothing has changed then.
pub fn replace_by_backup(
    db: &mut Database,
    database: &Path,
    surroundings: &dyn Surroundings,
    backup: &Path,
) -> Result<PathBuf, AppError> {
    if fs::canonicalize(backup).is_ok_and(|backup| backup == database) {
        return Err(AppError::OwnFile {
            path: backup.to_owned(),
        });
    }
    let good = good_backup(backup)?;
    let before = keep_before(Before::Restore, db, database, surroundings)?;
    let folder = with_end(database, ".d");
    let replaced = db.replace_by(&good);
    if replaced.is_ok() {
        // The journals tell of what is kept now, and stay beside that.
        let journals = before.with_extension(JOURNAL);
        ignore_missing(fs::rename(folder.join(JOURNAL), &journals))
            .map_err(|error| AppError::writing(&journals, error))?;
        forget_newest(&folder).map_err(|error| AppError::writing(&folder, error))?;
    }
    db.keep_beside(&folder)?;
    replaced?;
    Ok(before)
}

/// What a file holds, where that is a whole database of this program.
fn good_backup(backup: &Path) -> Result<Database, AppError> {
    let bad = |why: String| AppError::BadBackup {
        path: backup.to_owned(),
        why,
    };
    let found = fs::metadata(backup).map_err(|error| AppError::reading(backup, error))?;
    if !found.is_file() {
        return Err(AppError::NotAFile {
            path: backup.to_owned(),
        });
    }
    let mut good = Database::peek(backup).map_err(|error| bad(plain(backup, &error)))?;
    let findings = good.check().map_err(|error| bad(error.to_string()))?;
    match findings.first() {
        Some(first) => Err(bad(first.to_string())),
        None => Ok(good),
    }
}

/// What is wrong with a file, without its name.
fn plain(file: &Path, error: &OpenError) -> String {
    let text = error.to_string();
    let rest = text.strip_prefix(&format!("{}: ", file.display()));
    rest.map(str::to_owned).unwrap_or(text)
}

/// Copies a backup, with what a crash may have left beside it.
pub(super) fn draft_of(backup: &Path, folder: &Path) -> Result<PathBuf, AppError> {
    let draft = folder.join("oddtrick.db");
    let copy = |end: &str| -> io::Result<()> {
        let to = with_end(&draft, end);
        fs::copy(with_end(backup, end), &to)?;
        files::keep_private(&to)?;
        fs::File::open(&to)?.sync_all()
    };
    copy("").map_err(|error| AppError::reading(backup, error))?;
    ignore_missing(copy("-wal")).map_err(|error| AppError::reading(backup, error))?;
    Ok(draft)
}

/// Says why a file is not a whole database of this program.
pub(super) fn verify(file: &Path) -> Result<(), String> {
    let mut db = Database::open(file, Access::MustExist).map_err(|error| plain(file, &error))?;
    let findings = db.check().map_err(|error| error.to_string())?;
    if let Some(first) = findings.first() {
        return Err(first.to_string());
    }
    db.close().map_err(|error| error.to_string())
}

/// Refuses where another program has the database open, which would go on writing to the one that was moved away.
///
/// What is kept beside an open database goes when the last one closes it. One that cannot be opened is nobody's.
pub(super) fn sole_user(database: &Path) -> Result<(), AppError> {
    match Database::open(database, Access::MustExist) {
        Ok(db) => db.close()?,
        Err(OpenError::Busy { .. }) => return Err(StoreError::Busy.into()),
        Err(_) => return Ok(()),
    }
    if BESIDE.iter().any(|end| with_end(database, end).exists()) {
        Err(StoreError::Busy.into())
    } else {
        Ok(())
    }
}

fn ignore_missing(done: io::Result<()>) -> io::Result<()> {
    match done {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

/// The path with something added to the end of its name.
pub(super) fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}
