//! Bringing sessions back when the database is damaged, gone, or lacks what was there.
//!
//! Three sources are put together: what can still be read of the file, the newest backup that is good, and the journal.
//! What was there is never thrown away: it goes into quarantine, with everything that was kept beside it.

use super::upkeep::{draft_of, sole_user, verify, with_end};
use super::{App, AppError, files};
use crate::ledger::SessionId;
use crate::store::{
    Access, Adopted, BACKUPS, Backup, Database, JOURNAL, OpenError, Salvage, Stored, Told,
    read_journals,
};
use chrono::{DateTime, FixedOffset};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What there is to bring sessions back from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sources {
    /// The database.
    pub database: PathBuf,
    /// Why it cannot be used, one clause in English; none where it can.
    pub why: Option<String>,
    /// The backups that were made by themselves, newest first.
    pub backups: Vec<Backup>,
    /// How many sessions have a journal, and how many hands are in all of them.
    pub journals: (usize, usize),
}

/// What a recovery came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovered {
    /// Every session that is known of, in the order in which they began.
    pub sessions: Vec<RecoveredSession>,
    /// The backup that was built upon, where one was.
    pub backup: Option<PathBuf>,
    /// How many payments are lost because somebody in them is, or a session.
    pub lost_payments: usize,
    /// Where what was there is kept; none where nothing was, or nothing was put in its place.
    pub quarantine: Option<PathBuf>,
}

/// What became of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecoveredSession {
    /// Its id.
    pub id: SessionId,
    /// What the table calls it; may be empty.
    pub title: String,
    /// When it began, where that is known.
    pub started: Option<DateTime<FixedOffset>>,
    /// How many hands it has now.
    pub hands: usize,
    /// How many it is known to have had.
    pub had: usize,
    /// Whether its log is lost, so that nothing before can be undone.
    pub hands_only: bool,
}

impl App {
    /// What there is to bring sessions back from. Nothing is changed.
    ///
    /// # Errors
    /// Where what is kept beside the database cannot be read.
    pub fn sources(&self) -> Result<Sources, AppError> {
        let folder = self.folder_beside()?;
        let told = journals(&folder)?;
        let hands = |told: &Told| told.session().map_or(0, |session| session.hands.len());
        Ok(Sources {
            database: self.database().to_owned(),
            why: self.existing().err().map(|error| error.to_string()),
            backups: self.backups()?,
            journals: (told.len(), told.iter().map(hands).sum()),
        })
    }

    /// Puts together what can be had of the database and puts that in its place. What was there is kept.
    ///
    /// # Errors
    /// Where there is nothing to be had, somebody else has the database open, or the place cannot be written to. Nothing
    /// has changed then.
    pub fn recover(&mut self) -> Result<Recovered, AppError> {
        self.close()?;
        self.make_own_folder()?;
        let (database, folder) = (self.database_file()?, self.folder_beside()?);
        files::private_folder(&folder)?;
        let at = |error| AppError::writing(&folder, error);
        let drafts = tempfile::Builder::new()
            .prefix("recover-")
            .tempdir_in(&folder)
            .map_err(at)?;
        sole_user(&database)?;
        let (draft, mut recovered) = self.put_together(drafts.path())?;
        recovered.quarantine = self.replace(&database, &folder, &draft, "quarantine")?;
        Ok(recovered)
    }

    /// The same into a file of its own. The database and all that belongs to it stay as they are.
    ///
    /// # Errors
    /// Where there is nothing to be had, or the file cannot be written.
    pub fn recover_to(&mut self, path: &Path) -> Result<Recovered, AppError> {
        self.not_own(path)?;
        if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
            return Err(AppError::NotAFile {
                path: path.to_owned(),
            });
        }
        self.close()?;
        let drafts = tempfile::tempdir().map_err(|error| AppError::writing(path, error))?;
        sole_user(&self.database_file()?)?;
        let (draft, recovered) = self.put_together(drafts.path())?;
        Database::open(&draft, Access::MustExist)?.backup_to(path)?;
        Ok(recovered)
    }

    /// A sound database in this folder, with all that can be had.
    fn put_together(&self, folder: &Path) -> Result<(PathBuf, Recovered), AppError> {
        let beside = self.folder_beside()?;
        let database = self.database_file()?;
        let made = |name: &str| {
            let path = folder.join(name);
            files::private_folder(&path).map(|()| path)
        };
        let mut known = Known::default();
        let draft = folder.join("oddtrick.db");
        let mut backup = None;
        let mut salvage = Salvage::default();
        if let Err(newer @ OpenError::Newer { .. }) = Database::peek(&database) {
            // What is in it is for the version that wrote it.
            return Err(newer.into());
        }
        let found = if database.is_file() {
            Some(draft_of(&database, &made("found")?)?)
        } else {
            None
        };
        match found.filter(|found| fs::metadata(found).is_ok_and(|found| found.len() > 0)) {
            Some(found) if verify(&found).is_ok() => {
                fs::rename(&found, &draft).map_err(|error| AppError::writing(&draft, error))?;
            }
            found => {
                // Nothing is to be had of a file that is not even a database.
                if let Some(found) = found {
                    salvage = Database::salvage(&found).unwrap_or_default();
                }
                for one in self.backups()? {
                    let copy = draft_of(&one.path, &made(&format!("backup-{}", one.number))?);
                    if let Ok(copy) = copy
                        && verify(&copy).is_ok()
                    {
                        fs::rename(&copy, &draft)
                            .map_err(|error| AppError::writing(&draft, error))?;
                        backup = Some(one.path);
                        break;
                    }
                }
            }
        }
        let told = journals(&beside)?;
        if salvage.sessions.is_empty() && told.is_empty() && !draft.exists() {
            return Err(AppError::NothingToRecover { path: database });
        }
        let mut db = Database::open(&draft, Access::Create)?;
        known.there(&mut db)?;
        // Whole sessions first, so that what has lost its log comes in only where there is nothing better.
        for hands_only in [false, true] {
            for one in &salvage.sessions {
                known.heard(one.id, &one.title, one.started, one.had.unwrap_or(0));
                if let Some(stored) = one.stored.as_ref().filter(|_| one.hands_only == hands_only) {
                    let deleted = one.deleted.then(|| self.surroundings().now());
                    let came = db.adopt(stored, deleted);
                    known.came(
                        stored,
                        came.is_ok_and(|came| came == Adopted::New && hands_only),
                    );
                }
            }
            if !hands_only {
                for stored in told
                    .iter()
                    .filter_map(|told| Stored::try_from(told.clone()).ok())
                {
                    let came = db.adopt(&stored, None);
                    known.came(&stored, false);
                    drop(came);
                }
            }
        }
        let lost_payments = db.adopt_people(&salvage)?;
        for rules in &salvage.house_rules {
            let stamp = self.surroundings().stamp();
            // What is there already stays as it is.
            let _ = db.add_house_rules(
                rules.id,
                &rules.scheme,
                rules.base.clone(),
                stamp.edit,
                rules.created,
            );
        }
        db.rebuild_totals()?;
        let sessions = known.now(&mut db)?;
        db.close()?;
        verify(&draft).map_err(|why| AppError::BadBackup {
            path: database.clone(),
            why,
        })?;
        Ok((
            draft,
            Recovered {
                sessions,
                backup,
                lost_payments,
                quarantine: None,
            },
        ))
    }
}

/// What was heard of each session, from wherever.
#[derive(Default)]
struct Known(BTreeMap<SessionId, RecoveredSession>);

impl Known {
    /// Takes note of a session and of how many hands it had.
    fn heard(
        &mut self,
        id: SessionId,
        title: &str,
        started: Option<DateTime<FixedOffset>>,
        had: usize,
    ) {
        let one = self.0.entry(id).or_insert_with(|| RecoveredSession {
            id,
            title: title.to_owned(),
            started,
            hands: 0,
            had: 0,
            hands_only: false,
        });
        one.had = one.had.max(had);
    }

    fn came(&mut self, stored: &Stored, hands_only: bool) {
        let session = &stored.session;
        let started = Some(session.started);
        self.heard(session.id, &session.title, started, session.hands.len());
        if let Some(one) = self.0.get_mut(&session.id) {
            one.hands_only |= hands_only;
        }
    }

    /// Takes note of what is in a database.
    fn there(&mut self, db: &mut Database) -> Result<(), AppError> {
        for row in db.sessions()? {
            self.heard(row.id, &row.title, Some(row.started), row.hands);
        }
        Ok(())
    }

    /// All of them, with how many hands are in the database now.
    fn now(mut self, db: &mut Database) -> Result<Vec<RecoveredSession>, AppError> {
        let ids: Vec<SessionId> = self.0.keys().copied().collect();
        for id in ids {
            let hands = db.hands_of(id)?;
            if let Some(one) = self.0.get_mut(&id) {
                one.hands = hands;
                one.had = one.had.max(hands);
            }
        }
        let mut all: Vec<_> = self.0.into_values().collect();
        all.sort_by_key(|one| (one.started, one.id));
        Ok(all)
    }
}

fn journals(folder: &Path) -> Result<Vec<Told>, AppError> {
    let folder = folder.join(JOURNAL);
    read_journals(&folder).map_err(|error| AppError::reading(&folder, error))
}

/// Whether anything beside a database says that there was one.
pub(super) fn was_there(database: &Path) -> bool {
    let folder = with_end(database, ".d");
    [JOURNAL, BACKUPS].into_iter().any(|name| {
        fs::read_dir(folder.join(name)).is_ok_and(|mut entries| entries.next().is_some())
    })
}

/// Whether an error says that the database needs to be recovered or replaced, rather than that the place or the moment
/// is bad.
pub(super) fn is_damage(error: &OpenError) -> bool {
    matches!(
        error,
        OpenError::Empty { .. }
            | OpenError::NotADatabase { .. }
            | OpenError::Altered { .. }
            | OpenError::Damaged { .. }
            | OpenError::LeftBehind { .. }
    )
}
