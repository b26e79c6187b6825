//! Recovery of sessions when the database is damaged, missing or outdated.
//!
//! It combines three sources: what can be read of the file, the newest valid backup, and the journal. Existing files
//! are never deleted but moved to quarantine, with the sidecar files.

use super::{
    BEFORE_IMPORT, BEFORE_RESTORE, DatabaseSummary, back_up_to, checked, copy_files,
    ensure_replaceable, good_backup, look_at_backup, verify,
};
use crate::app::{App, AppError, ClosedDatabase, Result};
use crate::ledger::SessionId;
use crate::store::{
    AUTOMATIC, Access, BACKUPS, Backup, Database, JOURNAL, OpenFault, RecoveredSession, Salvage,
    Salvaged, Store, StoreError, list_backups, read_journal,
};
use crate::task::{Task, Work};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// How many backups are examined, newest first.
const BACKUPS_EXAMINED: usize = 12;

/// How often a recovery begins anew because another process has written meanwhile.
const TRIES: usize = 5;

/// The sources for a recovery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sources {
    /// What can be read of the database file.
    pub file: DatabaseSummary,
    /// What the journals contain.
    pub journal: DatabaseSummary,
    /// The newest backups, each with its summary; `None` if damaged.
    pub backups: Vec<(Backup, Option<DatabaseSummary>)>,
    /// What all sources together give.
    pub together: DatabaseSummary,
}

/// The outcome of a recovery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovered {
    /// All known sessions, in the order in which they began.
    pub sessions: Vec<(SessionId, RecoveredSession)>,
    /// The backup used, if any.
    pub backup: Option<PathBuf>,
    /// The number of payments lost because a player or session of theirs is.
    pub lost_payments: usize,
    /// The session known to lack changes, and how many; `None` if they belong to no session, or it is not known to which.
    pub missing: Option<(Option<SessionId>, u64)>,
    /// Where the old files are kept; `None` if there were none, or nothing was replaced.
    pub quarantine: Option<PathBuf>,
}

impl Recovered {
    /// Whether something is known to be missing.
    pub fn lacks_something(&self) -> bool {
        let mut sessions = self.sessions.iter();
        let lacks = sessions.any(|(_, one)| one.lacks_something());
        lacks || self.lost_payments > 0 || self.missing.is_some()
    }
}

impl App {
    /// Recovers the database and replaces it; the old files are kept. Does nothing and returns `None` if the database
    /// is sound.
    ///
    /// # Errors
    /// Nothing can be recovered, another process has the database open, the folder cannot be written, or the work is
    /// stopped. Nothing has changed then.
    pub fn recover(&self, work: &Work) -> Result<Option<Recovered>> {
        self.close()?;
        let closed = self.closed_database()?;
        if closed.is_sound(work)? {
            return Ok(None);
        }
        self.ensure_folder(Access::Create)?;
        closed.recover(work).map(Some)
    }

    /// Recovers into another file, even if the database is sound. The database and its sidecar files stay unchanged.
    ///
    /// # Errors
    /// Nothing can be recovered, the file cannot be written, or the work is stopped.
    pub fn recover_to(&self, path: &Path, work: &Work) -> Result<Recovered> {
        self.ensure_not_own_file(path)?;
        ensure_replaceable(path)?;
        self.close()?;
        let closed = self.closed_database()?;
        let drafts = tempfile::tempdir().map_err(AppError::writing(path))?;
        Database::require_unused(&closed.database)?;
        let (draft, recovered) = closed.put_together(drafts.path(), work)?;
        let mut db = Database::open(&draft, Access::MustExist)?;
        back_up_to(&mut db, path, work)?;
        Ok(recovered)
    }
}

impl ClosedDatabase {
    /// Whether the database is sound: all checks pass, also of what follows from its logs, its newest change is present,
    /// and no journal has more. Changes nothing.
    ///
    /// # Errors
    /// The sidecar files cannot be read, or the work is stopped.
    pub fn is_sound(&self, work: &Work) -> Result<bool> {
        let Some((mut db, true)) = unless_stopped(good_backup(&self.database, work))? else {
            return Ok(false);
        };
        let folder = self.folder();
        let journal = journal(&folder, Some(&mut db))?;
        Ok(missing(&db, &folder, &[journal])?.is_none())
    }

    /// The sources for a recovery. Changes nothing.
    ///
    /// # Errors
    /// The sidecar files cannot be read, or the work is stopped.
    pub fn sources(&self, work: &Work) -> Result<Sources> {
        let drafts = tempfile::tempdir().map_err(AppError::writing(&self.database))?;
        let file = self.salvage(drafts.path()).unwrap_or_default();
        let sources = [file, journal(&self.folder(), None)?];
        let [file, journal] = sources.map(|source| {
            let all = source.sessions.values().map(|one| &one.known);
            DatabaseSummary::sum(all.filter_map(|one| Some((one.hands?, one.started))))
        });
        let mut backups = Vec::new();
        for backup in self.all_backups()?.into_iter().take(BACKUPS_EXAMINED) {
            let held = unless_stopped(look_at_backup(&backup.path, work))?;
            backups.push((backup, held));
        }
        let together = unless_stopped(self.open_recoverable(work))?;
        let together = together.and_then(|store| store.call(DatabaseSummary::of).ok());
        Ok(Sources {
            file,
            journal,
            backups,
            together: together.unwrap_or_default(),
        })
    }

    /// Opens everything recoverable read-only. Changes nothing.
    ///
    /// # Errors
    /// Nothing can be recovered, or the work is stopped.
    pub fn open_recoverable(&self, work: &Work) -> Result<Store> {
        let drafts = tempfile::tempdir().map_err(AppError::writing(&self.database))?;
        let (draft, _) = self.put_together(drafts.path(), work)?;
        Ok(Database::open_copy(&draft).and_then(Store::start)?)
    }

    /// Recovers the database and replaces it; the old files are kept.
    ///
    /// # Errors
    /// Nothing can be recovered, another process has the database open, the folder cannot be written, or the work is
    /// stopped. Nothing has changed then.
    pub fn recover(&self, work: &Work) -> Result<Recovered> {
        // If another process records a hand meanwhile, the recovery begins anew.
        for _ in 0..TRIES {
            let recovered = self.with_drafts("recover-", |drafts| {
                Database::require_unused(&self.database)?;
                let before = self.written();
                let (draft, mut recovered) = self.put_together(drafts, work)?;
                work.check_stopped()?;
                Database::require_unused(&self.database)?;
                if self.written() != before {
                    return Ok(None);
                }
                recovered.quarantine = self.replace(&draft, "quarantine-")?;
                Ok(Some(recovered))
            });
            if let Some(recovered) = recovered? {
                return Ok(recovered);
            }
        }
        Err(StoreError::Busy.into())
    }

    /// The length and time of the files that every change to the database writes.
    fn written(&self) -> [Option<(u64, Option<SystemTime>)>; 2] {
        [self.database.clone(), self.folder().join(JOURNAL)].map(|path| {
            let found = fs::metadata(path).ok()?;
            Some((found.len(), found.modified().ok()))
        })
    }

    /// The automatic backups, newest first.
    ///
    /// # Errors
    /// Their folder exists but cannot be read.
    pub fn backups(&self) -> Result<Vec<Backup>> {
        let folder = self.folder().join(BACKUPS);
        list_backups(&folder, AUTOMATIC).map_err(AppError::reading(&folder))
    }

    /// The automatic backups, newest first, and among them by date the copies made before an import or a restore.
    fn all_backups(&self) -> Result<Vec<Backup>> {
        let (mut all, folder) = (self.backups()?, self.folder());
        for prefix in [BEFORE_IMPORT, BEFORE_RESTORE] {
            let copies = list_backups(&folder, prefix);
            for copy in copies.map_err(AppError::reading(&folder))? {
                let older = all.iter().position(|backup| backup.at < copy.at);
                all.insert(older.unwrap_or(all.len()), copy);
            }
        }
        Ok(all)
    }

    /// Creates a working copy in this folder: of the database if sound, else of the newest sound backup, whose path it
    /// returns. Also returns what was salvaged from a damaged database.
    fn start_draft(
        &self,
        folder: &Path,
        draft: &Path,
        work: &Work,
    ) -> Result<(Salvage, Option<PathBuf>)> {
        let sound = match Database::open_copy(&self.database) {
            // Only the newer version that wrote the file can read it.
            Err(error) if matches!(error.fault, OpenFault::Newer(_)) => return Err(error.into()),
            opened => unless_stopped(checked(opened, &self.database, work))?,
        };
        if let Some((mut sound, _)) = sound {
            sound.backup_to(draft)?;
            return Ok((Salvage::default(), None));
        }
        let salvage = self.salvage(folder)?;
        for Backup { path, .. } in self.backups()? {
            if let Some((mut good, _)) = unless_stopped(good_backup(&path, work))? {
                good.backup_to(draft)?;
                return Ok((salvage, Some(path)));
            }
        }
        Ok((salvage, None))
    }

    /// What is left of the file, read from a copy in this folder. Nothing of one that is not a database.
    fn salvage(&self, folder: &Path) -> Result<Salvage> {
        let copy = folder.join("damaged.db");
        match copy_files(&self.database, &copy) {
            Err(error) if self.database.is_file() => Err(error),
            Err(_) => Ok(Salvage::default()),
            Ok(()) => Ok(Database::salvage(&copy).unwrap_or_default()),
        }
    }

    /// Builds a sound database in this folder from all sources.
    fn put_together(&self, folder: &Path, work: &Work) -> Result<(PathBuf, Recovered)> {
        let sidecar = self.folder();
        let draft = folder.join("oddtrick.db");
        let (salvage, backup) = self.start_draft(folder, &draft, work)?;
        let is_new = !draft.exists();
        let mut db = Database::open(&draft, Access::Create)?;
        let sources = [salvage, journal(&sidecar, Some(&mut db))?];
        if is_new && sources.iter().all(|source| source.sessions.is_empty()) {
            return Err(AppError::NothingToRecover(self.database.clone()));
        }
        // Before the sessions, which refer to players; those of the journal first, because they have no gaps.
        for source in sources.iter().rev() {
            db.adopt_log(&source.people)?;
        }
        let all = sources.iter().flat_map(|source| &source.sessions);
        let mut all: Vec<(&SessionId, &Salvaged)> = all.collect();
        // In the order in which they began, because the one imported last becomes the latest. Of one session whole sources
        // come first, so that one without a log is used only if there is nothing better.
        all.sort_by_key(|(id, one)| (one.known.started, **id, one.known.hands_only));
        work.begin(Task::Recovering, all.len() as u64);
        let mut known = BTreeMap::new();
        for (id, one) in &all {
            work.step(1)?;
            let new = || RecoveredSession::new(&one.known.title, one.known.started);
            let known = known.entry(**id).or_insert_with(new);
            let Some(stored) = &one.stored else { continue };
            match db.import_salvaged(stored) {
                // They may not prevent it the next time.
                Err(error @ (StoreError::Busy | StoreError::Disk(_) | StoreError::DiskFull)) => {
                    return Err(error.into());
                }
                Ok(true) => known.hands_only = one.known.hands_only,
                Err(_) if !one.known.hands_only => {
                    known.had = known.had.max(stored.session.hands.len());
                }
                Ok(false) | Err(_) => {}
            }
        }
        let missing = missing(&db, &sidecar, &sources)?;
        db.trash_by_log()?;
        // Only the file says that these were deleted.
        for (id, _) in all.iter().filter(|(_, one)| one.deleted) {
            match db.delete_session(**id, self.clock.stamp()) {
                Ok(()) | Err(StoreError::Deleted(_) | StoreError::NoSession(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        db.update_projections(usize::MAX)?;
        let lost_payments = db.people()?.lost_payments().len();
        for (id, started) in db.missing_sessions()? {
            let lost = || RecoveredSession::new("", started);
            known.entry(id).or_insert_with(lost);
        }
        for row in db.all_sessions()?.concat() {
            let one = known.entry(row.id).or_default();
            one.hands = (!row.damaged).then_some(row.standing.hands);
            (one.title, one.started) = (row.standing.title, Some(row.started));
        }
        for (id, one) in &mut known {
            one.had = one.had.max(one.hands.unwrap_or(0));
            let there = db.log_rows(*id)?;
            for source in &sources {
                one.had = one.had.max(source.hands_beyond(*id, there));
            }
        }
        let mut sessions: Vec<_> = known.into_iter().collect();
        sessions.sort_by_key(|(id, one)| (one.started, *id));
        db.close()?;
        verify(&draft, &self.database, work)?;
        let recovered = Recovered {
            sessions,
            backup,
            lost_payments,
            missing,
            quarantine: None,
        };
        Ok((draft, recovered))
    }
}

/// The stream that lacks newest changes, as far as the journal's last row and these sources tell, and how many.
fn missing(
    db: &Database,
    sidecar: &Path,
    sources: &[Salvage],
) -> Result<Option<(Option<SessionId>, u64)>> {
    let mut rows = sources.iter();
    let newest = db.require_newest(sidecar);
    match newest.and_then(|()| rows.try_for_each(|source| db.require_rows(source))) {
        Err(StoreError::Behind { session, missing }) => Ok(Some((session, missing))),
        done => Ok(done.map(|()| None)?),
    }
}

/// The result, or `None` for an error other than a requested stop.
fn unless_stopped<R>(done: Result<R>) -> Result<Option<R>> {
    match done {
        Err(error) if error.is_stop() => Err(error),
        done => Ok(done.ok()),
    }
}

fn journal(folder: &Path, database: Option<&mut Database>) -> Result<Salvage> {
    read_journal(folder, database).map_err(AppError::reading(folder))
}

/// Whether an error calls for recovery or restore, rather than another path or a retry.
pub(in crate::app) fn is_damage(fault: &OpenFault) -> bool {
    matches!(
        fault,
        OpenFault::Empty
            | OpenFault::NotADatabase
            | OpenFault::Altered(_)
            | OpenFault::Damaged(_)
            | OpenFault::LeftBehind(_)
    )
}
