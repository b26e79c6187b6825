//! A closed database with its sidecar files, to be replaced by a backup or a recovered database.
//!
//! It can be sent to another thread, so that a window need not wait.

use super::{
    BEFORE_RESTORE, copy_files, ensure_file, ensure_other, ignore_missing, resolved, stamped,
    verify,
};
use crate::app::files::{self, temp_file};
use crate::app::{App, AppError, Clock, Result};
use crate::store::{
    Access, Database, folder_of, set_journal_aside, side_files, sidecar_folder, system, with_suffix,
};
use crate::task::Work;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A closed database.
#[derive(Clone)]
pub struct ClosedDatabase {
    /// Its path, with links resolved if the file exists.
    pub(in crate::app) database: PathBuf,
    pub(in crate::app) clock: Arc<dyn Clock>,
}

impl App {
    /// The database as a [`ClosedDatabase`]. Callers must close it before they change it.
    ///
    /// # Errors
    /// There is no path for it.
    pub fn closed_database(&self) -> Result<ClosedDatabase> {
        Ok(ClosedDatabase {
            database: resolved(&self.database())?,
            clock: Arc::clone(&self.clock),
        })
    }

    /// Replaces the database by a backup after verifying a copy of it. Returns where the old database is kept, if there
    /// was one; restoring it reverts the restore.
    ///
    /// # Errors
    /// The backup is invalid, another process has the database open, or the work is stopped. Nothing has changed then.
    pub fn restore(&self, backup: &Path, work: &Work) -> Result<Option<PathBuf>> {
        self.ensure_folder(Access::MustExist)?;
        self.close()?;
        self.closed_database()?.restore(backup, work)
    }
}

impl ClosedDatabase {
    /// Replaces the database by a backup after verifying a copy of it. Returns where the old database is kept, if there
    /// was one; restoring it reverts the restore.
    ///
    /// # Errors
    /// The backup is invalid, another process has the database open, or the work is stopped. Nothing has changed then.
    pub fn restore(&self, backup: &Path, work: &Work) -> Result<Option<PathBuf>> {
        ensure_other(backup, &self.database)?;
        self.with_drafts("restore-", |drafts| {
            let draft = drafts.join("oddtrick.db");
            copy_files(backup, &draft)?;
            verify(&draft, backup, work)?;
            // It would continue to write to the moved file.
            Database::require_unused(&self.database)?;
            work.check_stopped()?;
            self.replace(&draft, BEFORE_RESTORE)
        })
    }

    /// Copies the file as it is, damaged or not, and its write-ahead log, for analysis.
    ///
    /// # Errors
    /// It cannot be read, or the path cannot be written.
    pub fn copy_to(&self, path: &Path) -> Result<()> {
        copy_files(&self.database, path)
    }

    /// Runs an action with a temporary folder in the sidecar folder, which it creates if missing. If the action fails and
    /// the sidecar folder is new, removes it. Folders that killed processes left more than a day ago are removed.
    pub(super) fn with_drafts<R>(
        &self,
        prefix: &str,
        act: impl FnOnce(&Path) -> Result<R>,
    ) -> Result<R> {
        let folder = self.folder();
        let run = || {
            files::own_folder(&folder)?;
            for left in temp_file::forgotten(&folder, prefix) {
                let _ = fs::remove_dir_all(left);
            }
            let drafts = tempfile::Builder::new().prefix(prefix).tempdir_in(&folder);
            let drafts = drafts.map_err(AppError::writing(&folder))?;
            act(drafts.path())
        };
        run().inspect_err(|_| drop(fs::remove_dir(&folder)))
    }

    /// The sidecar folder, which may be missing.
    pub(in crate::app) fn folder(&self) -> PathBuf {
        sidecar_folder(&self.database)
    }

    /// Replaces the database by a finished one; the old one is kept in its own folder with its journals.
    pub(in crate::app) fn replace(&self, draft: &Path, prefix: &str) -> Result<Option<PathBuf>> {
        let (database, folder) = (&self.database, &self.folder());
        // A device would be replaced by a file.
        if database.exists() {
            ensure_file(database)?;
        }
        let aside = self.set_aside(prefix)?;
        for path in side_files(database) {
            ignore_missing(fs::remove_file(&path)).map_err(AppError::writing(&path))?;
        }
        fs::rename(draft, database).map_err(|error| {
            AppError::writing(database)(system::explain_io_error(error, database))
        })?;
        let _ = system::sync_folder(folder_of(database));
        // The journal is moved only now: if the replacement fails or is killed, the old database is recovered by its
        // journal.
        let opened = Database::open(database, Access::MustExist).ok();
        if let Err(error) = set_journal_aside(folder, &aside, opened.as_ref()) {
            drop(opened);
            self.put_back(&aside);
            return Err(AppError::writing(&aside)(error));
        }
        // Begins a journal for the new database, so that it can be recovered too.
        if let Some(mut db) = opened {
            let _ = db.use_sidecar(folder);
            let _ = db.close();
        }
        let kept = aside.join(database.file_name().unwrap_or_default());
        if kept.exists() {
            return Ok(Some(kept));
        }
        // Without an old database the folder is empty.
        let _ = fs::remove_dir(&aside);
        Ok(None)
    }

    /// Puts an old database that was set aside in the place of the new one, as far as possible. A rename has just failed;
    /// what cannot be renamed is linked.
    fn put_back(&self, aside: &Path) {
        let name = self.database.file_name().unwrap_or_default();
        if !aside.join(name).exists() {
            return;
        }
        let entries = fs::read_dir(aside).into_iter().flatten().flatten();
        let mut names: Vec<_> = entries.map(|entry| entry.file_name()).collect();
        // The database is before its log.
        names.sort();
        for own in names {
            let from = aside.join(&own);
            let is_database = own.as_encoded_bytes().starts_with(name.as_encoded_bytes());
            let to = if is_database {
                self.database.with_file_name(own)
            } else {
                self.folder().join(own)
            };
            if fs::rename(&from, &to).is_err() {
                let _ = fs::remove_file(&to);
                let _ = fs::hard_link(&from, &to).or_else(|_| fs::copy(&from, &to).map(drop));
            }
        }
        let _ = fs::remove_dir(aside);
    }

    /// Hard-links the database into a new folder. The original stays until it is replaced, so there is always a
    /// database.
    fn set_aside(&self, prefix: &str) -> Result<PathBuf> {
        const SUFFIXES: [&str; 3] = ["", "-wal", "-journal"];
        let (database, folder) = (&self.database, self.folder());
        let aside = folder.join(stamped(prefix, &*self.clock));
        files::own_folder(&aside)?;
        let name = database.file_name().unwrap_or_default();
        for end in SUFFIXES {
            let (from, to) = (
                with_suffix(database, end),
                with_suffix(&aside.join(name), end),
            );
            let linked = fs::hard_link(&from, &to).or_else(|_| fs::copy(&from, &to).map(drop));
            ignore_missing(linked).map_err(AppError::writing(&to))?;
        }
        let _ = system::sync_folder(&aside);
        let _ = system::sync_folder(&folder);
        Ok(aside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::System;

    fn closed(folder: &Path) -> ClosedDatabase {
        ClosedDatabase {
            database: folder.join("a.db"),
            clock: Arc::new(System),
        }
    }

    #[test]
    fn the_journal_stays_until_the_database_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let closed = closed(folder.path());
        let mut db = Database::open(&closed.database, Access::Create).unwrap();
        db.use_sidecar(&closed.folder()).unwrap();
        db.close().unwrap();
        let journal = closed.folder().join(crate::store::JOURNAL);
        files::own_folder(&closed.folder()).unwrap();
        fs::write(&journal, "rows").unwrap();
        let missing = folder.path().join("missing.db");
        closed.replace(&missing, BEFORE_RESTORE).unwrap_err();
        assert_eq!(fs::read_to_string(&journal).unwrap(), "rows");
    }

    #[test]
    fn an_old_database_is_put_back_with_its_journal() {
        let folder = tempfile::tempdir().unwrap();
        let closed = closed(folder.path());
        let aside = closed.folder().join("before");
        fs::create_dir_all(&aside).unwrap();
        fs::write(&closed.database, "new").unwrap();
        // Without an old database the new one stays.
        closed.put_back(&aside);
        assert_eq!(fs::read_to_string(&closed.database).unwrap(), "new");
        for name in ["a.db", "a.db-wal", crate::store::JOURNAL] {
            fs::write(aside.join(name), name).unwrap();
        }
        closed.put_back(&aside);
        for (path, wanted) in [
            (closed.database.clone(), "a.db"),
            (with_suffix(&closed.database, "-wal"), "a.db-wal"),
            (
                closed.folder().join(crate::store::JOURNAL),
                crate::store::JOURNAL,
            ),
        ] {
            assert_eq!(fs::read_to_string(path).unwrap(), wanted);
        }
        // The database has one name.
        assert!(!aside.exists());
    }
}
