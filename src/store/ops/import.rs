//! Import in one transaction: sessions, payments and people, all or nothing.

use super::import_spool::ImportSpool;
use crate::ledger::{EditId, EditStamp, Log, Paid, PlayerId, Season, SessionId, TakeBack};
use crate::store::db::open::writing;
use crate::store::log::app_log::AppEdit;
use crate::store::log::people::People;
use crate::store::log::{commit, replay};
use crate::store::{Database, HouseRules, LoggedName, Player, StoreError};
use crate::task::{Task, Work};
use rusqlite::Connection;

/// Maximum number of sessions named by one row of the application's log, because the size of a row is limited.
const MOST_IN_A_ROW: usize = 20_000;

/// Imported data that is not in the database yet.
#[derive(Debug, Default)]
pub struct Merge {
    /// The number of rows of the application's log when the data was compared with it; `None` if it was not.
    pub people_rows: Option<u64>,
    /// New sessions, and new rows of known ones.
    pub sessions: ImportSpool,
    /// People who are not on the roster, each under a name that is free.
    pub people: Vec<Player>,
    /// Merges of players who sat at one table, to be undone.
    pub separated: Vec<(PlayerId, PlayerId)>,
    /// Merges of players, imported or known. Players separated here stay separated.
    pub merges: Vec<(PlayerId, PlayerId)>,
    /// Players into whom others are merged here, each with the one of these who stays elsewhere, and so here.
    pub turned: Vec<(PlayerId, PlayerId)>,
    /// Names of known players elsewhere, and since when. The later name is used.
    pub names: Vec<(PlayerId, LoggedName)>,
    /// House rules. The later version is used.
    pub rules: Vec<HouseRules>,
    /// Seasons. The later version is used.
    pub seasons: Vec<Season>,
    /// Payments.
    pub paid: Vec<Paid>,
    /// Rows that take back payments.
    pub taken_back: Vec<TakeBack>,
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
    /// Whether there is nothing to import.
    pub fn is_empty(&self) -> bool {
        self.sessions.is_empty()
            && self.people.is_empty()
            && self.separated.is_empty()
            && self.merges.is_empty()
            && self.turned.is_empty()
            && self.names.is_empty()
            && self.rules.is_empty()
            && self.seasons.is_empty()
            && self.paid.is_empty()
            && self.taken_back.is_empty()
    }

    fn add_people(&self, conn: &Connection, people: &mut People) -> Result<(), StoreError> {
        let mut new = self.people.iter();
        new.try_for_each(|who| people.ensure_player(conn, who))
    }

    /// Separates, merges and names players.
    fn name_people(
        &self,
        conn: &Connection,
        people: &mut People,
        by: EditStamp,
    ) -> Result<(), StoreError> {
        for (player, into) in &self.separated {
            people.separate(conn, *player, *into, by)?;
        }
        for (player, into) in &self.merges {
            people.import_merge(conn, *player, *into, by.at)?;
        }
        for (player, into) in &self.turned {
            people.turn_merge(conn, *player, *into, by)?;
        }
        for (player, named) in &self.names {
            people.import_name(conn, *player, named)?;
        }
        Ok(())
    }
}

impl Database {
    /// Everybody as named after an import. Nothing is kept of it.
    ///
    /// # Errors
    /// The database cannot be written now. It does not wait for another program's lock.
    pub fn everybody_after(
        &mut self,
        merge: &Merge,
        by: EditStamp,
    ) -> Result<Vec<Player>, StoreError> {
        self.without_waiting(|db| {
            let tx = writing(&mut db.conn)?;
            let mut people = std::mem::take(&mut db.people);
            people.catch_up(&tx)?;
            merge.add_people(&tx, &mut people)?;
            merge.name_people(&tx, &mut people, by)?;
            Ok(people.everybody())
        })?
    }

    /// Imports everything, or nothing if the work is stopped; undoing its row moves the new sessions to the trash. Known
    /// payments are skipped.
    ///
    /// # Errors
    /// [`StoreError::StaleImport`] or [`StoreError::Stale`] if the database or a session has changed since the
    /// comparison, [`StoreError::Unexplained`] if a session's hands do not follow from its log, [`StoreError::Differs`] if a known payment has different contents.
    pub fn merge(&mut self, merge: &Merge, by: EditStamp, work: &Work) -> Result<(), StoreError> {
        self.replay = None;
        self.with_people(|conn, people| {
            if merge.people_rows.is_some_and(|rows| rows != people.rows()) {
                return Err(StoreError::StaleImport);
            }
            let (new, longer) = merge.sessions.count();
            work.begin(Task::Importing, (new + longer) as u64);
            // Before the sessions, which refer to them.
            merge.add_people(conn, people)?;
            merge.sessions.each(|(beginning, rows, open), known| {
                if let Some(known) = known {
                    commit::extend(conn, people, None, beginning.id, &rows[known..], &open)?;
                } else {
                    let replay = replay::replay(&beginning, &Log::read(rows)?)?;
                    commit::insert_replayed(conn, people, &beginning, &replay, &open)?;
                }
                Ok(work.step(1)?)
            })?;
            merge.name_people(conn, people, by)?;
            for rules in &merge.rules {
                people.import_rules(conn, rules)?;
            }
            for season in &merge.seasons {
                people.import_season(conn, season)?;
            }
            people.import_payments(conn, &merge.paid, &merge.taken_back, by.at)?;
            let new: Vec<SessionId> = merge.sessions.new_sessions().collect();
            for (nth, sessions) in new.chunks(MOST_IN_A_ROW).enumerate() {
                let sessions = sessions.to_vec();
                // The first row has the id of the stamp, each other row the next number.
                let edit = EditId(by.edit.0.wrapping_add(nth as u128));
                people.append_edit(conn, EditStamp { edit, ..by }, AppEdit::Import { sessions })?;
            }
            Ok(work.check_stopped()?)
        })
    }
}
