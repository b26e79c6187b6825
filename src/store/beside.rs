//! What is kept beside a database while it is written to: the journal, the high-water mark, and room on the disk.
//!
//! None of it is needed to read the database, and no change fails because of it. A database that is opened by itself has
//! none of it; the application asks for it by [`Database::keep_beside`].

use super::account::Account;
use super::app_log;
use super::backups::{BACKUPS, Changed};
use super::journal::Journal;
use super::log::{self, PEOPLE};
use super::mark::{Mark, Newest};
use super::own_file::{self, own_folder};
use super::tray::Arrived;
use super::{Database, StoreError};
use crate::ledger::{EditId, Log, Session, SessionId};
use chrono::{DateTime, FixedOffset};
use rusqlite::OptionalExtension;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The folder of the journals, in the folder beside the database.
pub const JOURNAL: &str = "journal";

/// The file of the high-water mark.
const MARK: &str = "newest.json";

/// The file that gives way when the disk is full, and how large it is: room for a long evening's hands.
const RESERVE: (&str, usize) = ("reserve", 1 << 20);

/// Gives up the room that was kept for a full disk; false where there is none left to give.
pub fn give_room(folder: &Path) -> bool {
    fs::remove_file(folder.join(RESERVE.0)).is_ok()
}

/// Forgets which change was the newest in the database beside this folder, where another takes its place.
///
/// # Errors
/// Where it cannot be forgotten.
pub fn forget_newest(folder: &Path) -> io::Result<()> {
    match fs::remove_file(folder.join(MARK)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

/// What is kept beside a database.
#[derive(Debug)]
pub(super) struct Beside {
    folder: PathBuf,
    /// The id of the database.
    database: SessionId,
    journal: Journal,
    /// The last row of the application's log that is in its journal.
    people: u64,
    mark: Mark,
    /// Whether the room has been given up since the database was opened.
    released: bool,
    /// Whether anything was written.
    wrote: bool,
    /// When anything was that no backup has.
    changed: Option<Changed>,
}

impl Database {
    /// Keeps a journal, a high-water mark and some room in this folder from now on, which is made when it is needed.
    ///
    /// # Errors
    /// [`StoreError::Behind`] where the mark names a change that is not in the database. Nothing is kept then.
    pub fn keep_beside(&mut self, folder: &Path) -> Result<(), StoreError> {
        let database = SessionId(self.identity()?);
        let mark = Mark::new(folder.join(MARK));
        self.need_newest(folder)?;
        let mut journal = Journal::new(folder.join(JOURNAL));
        let people = log::last(&self.conn, PEOPLE)?.map_or(0, |(last, _)| last);
        if people > 0 && !journal.has_people(people) {
            // Written by a version that kept none, or cut off.
            let all = app_log::read_all(&self.conn).unwrap_or_default();
            journal.note_people(&all, || all.clone());
        }
        self.beside = Some(Beside {
            folder: folder.to_owned(),
            database,
            journal,
            people,
            mark,
            released: false,
            wrote: false,
            changed: None,
        });
        Ok(())
    }

    /// Whether the newest change is there that the mark in this folder names.
    ///
    /// # Errors
    /// [`StoreError::Behind`] where it is not.
    pub fn need_newest(&self, folder: &Path) -> Result<(), StoreError> {
        let database = SessionId(self.identity()?);
        let newest = Mark::new(folder.join(MARK)).get();
        newest
            .filter(|newest| newest.database == database)
            .map_or(Ok(()), |newest| self.need(&newest))
    }

    /// Whether a change is there.
    fn need(&self, newest: &Newest) -> Result<(), StoreError> {
        let session = newest.session.0.to_be_bytes();
        let seq = i64::try_from(newest.seq).unwrap_or(i64::MAX);
        let sql = "SELECT id FROM log WHERE stream = ?1 AND seq = ?2";
        let found = self
            .conn
            .query_row(sql, (session, seq), |row| row.get::<_, [u8; 16]>(0));
        if found.optional()? == Some(newest.row.0.to_be_bytes()) {
            return Ok(());
        }
        let sql = "SELECT count(*) FROM log WHERE stream = ?1 AND seq <= ?2";
        let there: i64 = self.conn.query_row(sql, (session, seq), |row| row.get(0))?;
        Err(StoreError::Behind {
            session: Some(newest.session).filter(|stream| *stream != PEOPLE),
            missing: newest.seq.saturating_sub(there.unsigned_abs()).max(1),
        })
    }

    /// Notes what was written last, from this row of the log on, counted from 0.
    pub(super) fn note_last(&mut self, from: usize) {
        if let (Some(beside), Some(account)) = (&mut self.beside, &self.account) {
            beside.note_account(account, from);
        }
    }

    /// Notes what was added to the application's log since it was noted last.
    pub(super) fn note_people(&mut self) {
        let Some(beside) = &mut self.beside else {
            return;
        };
        // Where it cannot be read, a check says so.
        let Ok(rows) = app_log::read_from(&self.conn, beside.people + 1) else {
            return;
        };
        let Some(last) = rows.last() else {
            return;
        };
        beside.people = last.seq;
        beside.noted(PEOPLE, last.at, Some((last.seq, last.id)));
        beside
            .journal
            .note_people(&rows, || app_log::read_all(&self.conn).unwrap_or_default());
    }

    /// Notes a session that was written, from this row of its log on, counted from 0.
    pub(super) fn note(&mut self, session: &Session, log: &Log, from: usize) {
        if let Some(beside) = &mut self.beside {
            beside.note(session, log, from);
        }
    }

    /// Notes a session that came as a whole, these being the lines of its journal.
    pub(super) fn note_arrived(&mut self, arrived: &Arrived, lines: &[u8]) {
        if let Some(beside) = &mut self.beside {
            beside.journal.put(arrived.session, lines);
            beside.noted(arrived.session, arrived.at, arrived.last);
        }
    }

    /// Forgets sessions that are gone for good.
    pub(super) fn forget_sessions(&mut self, gone: &[SessionId]) {
        let Some(beside) = &mut self.beside else {
            return;
        };
        for session in gone {
            beside.journal.remove(*session);
        }
        let newest = beside.mark.get();
        if newest.is_some_and(|newest| gone.contains(&newest.session)) {
            beside.mark.clear();
        }
    }

    /// When the database has changed since the newest backup, and the folder of those; none where it has not.
    pub(super) fn changed(&self) -> Option<(PathBuf, Changed)> {
        let beside = self.beside.as_ref()?;
        Some((beside.folder.join(BACKUPS), beside.changed?))
    }

    pub(super) fn set_changed(&mut self, changed: Option<Changed>) {
        if let Some(beside) = &mut self.beside {
            beside.changed = changed;
        }
    }

    /// Gives up the room that was kept for a full disk; false where there is none left to give.
    pub(super) fn make_room(&mut self) -> bool {
        let Some(beside) = &mut self.beside else {
            return false;
        };
        beside.released = true;
        give_room(&beside.folder)
    }

    /// Sees to it that the journal outlasts a power cut, and that there is room for when the disk is full.
    pub(super) fn tidy_beside(&mut self) {
        if let Some(beside) = &mut self.beside {
            beside.journal.sync();
            if std::mem::take(&mut beside.wrote) && !beside.released {
                // Where there is no room by now, there is none to keep.
                let _ = beside.keep_room();
            }
        }
    }
}

impl Beside {
    fn note_account(&mut self, account: &Account, from: usize) {
        self.note(account.ledger.session(), &account.log, from);
    }

    fn note(&mut self, session: &Session, log: &Log, from: usize) {
        let last = log.rows().last();
        self.journal.note(session, log, from);
        self.noted(
            session.id,
            last.map_or(session.started, |row| row.at),
            last.map(|row| (row.seq, row.id)),
        );
    }

    /// Marks a row as the newest of all, and that a backup lacks it.
    fn noted(&mut self, stream: SessionId, at: DateTime<FixedOffset>, last: Option<(u64, EditId)>) {
        self.changed = Some(Changed::again(self.changed, at.to_utc()));
        self.wrote = true;
        if let Some((seq, row)) = last {
            self.mark.set(&Newest {
                database: self.database,
                session: stream,
                seq,
                row,
            });
        }
    }

    fn keep_room(&self) -> io::Result<()> {
        let path = self.folder.join(RESERVE.0);
        own_folder(&self.folder)?;
        if own_file::open(&path, OpenOptions::new().read(true)).is_ok() {
            return Ok(());
        }
        let mut file = tempfile::Builder::new()
            .prefix(".oddtrick-")
            .tempfile_in(&self.folder)?;
        // Zeros that are written, for a file of holes has no room.
        file.write_all(&vec![0; RESERVE.1])?;
        file.as_file().sync_all()?;
        file.persist(&path)?;
        Ok(())
    }
}
