//! Import in one transaction: sessions, payments and people, all or nothing.

use super::import_spool::ImportSpool;
use crate::ledger::{EditId, EditStamp};
use crate::store::log::app_log::AppEdit;
use crate::store::log::people::People;
use crate::store::log::{commit, replay};
use crate::store::projection::standings;
use crate::store::{Database, StoreError};
use crate::task::{Task, Work};

/// Maximum number of sessions named by one row of the application's log, because the size of a row is limited.
const MOST_IN_A_ROW: usize = 20_000;

/// Imported data that is not in the database yet: sessions, and rows of the application's log.
#[derive(Debug)]
pub struct Merge {
    /// New sessions, and new rows of known ones.
    pub sessions: ImportSpool,
    /// People, payments, house rules and seasons as they are after the import, with the new rows of the log.
    pub people: People,
}

/// What an import does with house rules or a season of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportedChange {
    /// Adds them: they are not known here.
    Added,
    /// Replaces those here, because they were changed later in the file.
    Replaced,
    /// Leaves those here, which were changed later, or deleted.
    Older,
    /// Leaves them out, because other house rules have their id here.
    IdTaken,
}

impl Merge {
    /// An import into this database.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn of(db: &mut Database) -> Result<Self, StoreError> {
        Ok(Self {
            sessions: ImportSpool::new()?,
            people: db.people()?.clone(),
        })
    }

    /// Whether there is nothing to import.
    ///
    /// # Errors
    /// The spool cannot be read.
    pub fn is_empty(&self) -> Result<bool, StoreError> {
        Ok(self.people.pending.is_empty() && self.sessions.count()? == (0, 0))
    }
}

impl Database {
    /// Imports everything, or nothing if the work is stopped; undoing its row moves the new sessions to the trash.
    ///
    /// # Errors
    /// [`StoreError::StaleImport`] or [`StoreError::Stale`] if the database or a session has changed since the
    /// comparison, [`StoreError::Unexplained`] if a session's hands do not follow from its log.
    pub fn merge(&mut self, merge: &Merge, by: EditStamp, work: &Work) -> Result<(), StoreError> {
        self.with_people(|conn, people| {
            let new = &merge.people.pending;
            if people.rows() + new.len() as u64 != merge.people.rows() {
                return Err(StoreError::StaleImport);
            }
            people.adopt(conn, new)?;
            let (fresh, longer) = merge.sessions.count()?;
            work.begin(Task::Importing, (fresh + longer) as u64);
            let mut new = Vec::new();
            merge.sessions.each(|(beginning, rows, open), known| {
                let id = beginning.id;
                if let Some(known) = known {
                    commit::extend(conn, people, id, known as u64, &rows[known..], &open)?;
                } else {
                    commit::insert(conn, people, &beginning, &rows, &open)?;
                    new.push(id);
                }
                let replay = replay::replay(&beginning, &rows)?;
                standings::write(conn, &replay.ledger, replay.log_rows())?;
                Ok(work.step(1)?)
            })?;
            for (nth, sessions) in new.chunks(MOST_IN_A_ROW).enumerate() {
                let sessions = sessions.to_vec();
                // The first row has the id of the stamp, each other row the next number.
                let edit = EditId(by.edit.0.wrapping_add(nth as u128));
                people.append_edit(EditStamp { edit, ..by }, AppEdit::Import { sessions });
            }
            Ok(work.check_stopped()?)
        })
    }
}
