//! Looking after the database: checking it, copying it, putting a copy in its place.

use super::{App, AppError, files};
use crate::store::{Access, Database, Finding, OpenError, StoreError};
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
        let before = self.set_aside(&database, &folder)?;
        for beside in BESIDE.map(|end| with_end(&database, end)) {
            ignore_missing(fs::remove_file(&beside))
                .map_err(|error| AppError::writing(&beside, error))?;
        }
        fs::rename(&draft, &database).map_err(|error| AppError::writing(&database, error))?;
        files::sync_folder(database.parent().unwrap_or(Path::new(".")));
        Ok(Restored { before })
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
    fn database_file(&self) -> Result<PathBuf, AppError> {
        let database = self.database();
        let found = fs::canonicalize(database).or_else(|_| std::path::absolute(database));
        found.map_err(|error| AppError::writing(database, error))
    }

    /// Gives what there is a second name in a folder of its own, so that no moment is without a database.
    fn set_aside(&self, database: &Path, folder: &Path) -> Result<Option<PathBuf>, AppError> {
        const FACTS: [&str; 3] = ["", "-wal", "-journal"];
        if !FACTS.iter().any(|end| with_end(database, end).exists()) {
            return Ok(None);
        }
        let stamp = self.surroundings().now().to_utc().format("%Y%m%dT%H%M%SZ");
        let aside = folder.join(format!(
            "before-restore-{stamp}-{:04x}",
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
        Ok(Some(aside.join(name)).filter(|kept| kept.exists()))
    }
}

/// Copies a backup, with what a crash may have left beside it.
fn draft_of(backup: &Path, folder: &Path) -> Result<PathBuf, AppError> {
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
fn verify(file: &Path) -> Result<(), String> {
    let plain = |error: OpenError| {
        let text = error.to_string();
        text.strip_prefix(&format!("{}: ", file.display()))
            .map(str::to_owned)
            .unwrap_or(text)
    };
    let mut db = Database::open(file, Access::MustExist).map_err(plain)?;
    let findings = db.check().map_err(|error| error.to_string())?;
    if let Some(first) = findings.first() {
        return Err(first.to_string());
    }
    db.close().map_err(|error| error.to_string())
}

/// Refuses where another program has the database open, which would go on writing to the one that was moved away.
///
/// What is kept beside an open database goes when the last one closes it. One that cannot be opened is nobody's.
fn sole_user(database: &Path) -> Result<(), AppError> {
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
fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}
