//! Sidecar files of an open database: the journal, and reserved disk space.
//!
//! The database is readable without them, and a failure to write them never fails a change. A database has none unless
//! the application calls [`Database::use_sidecar`]. A change is acknowledged before it is in the journal: a kill
//! between the two loses nothing, because the next program that opens the database brings the journal up to date.

use super::journal::{self, FORMAT, HighWaterMark, JOURNAL, Line};
use crate::ledger::SessionId;
use crate::store::db::file;
use crate::store::db::open::reading;
use crate::store::db::owned_file::{self, own_folder};
use crate::store::log::row_reader;
use crate::store::log::rows::{self, PEOPLE, TABLE};
use crate::store::log::sessions;
use crate::store::{Database, Salvage, StoreError};
use chrono::{DateTime, Utc};
use rusqlite::Connection;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file that is deleted when the disk is full, and its size in bytes: enough for the hands of a long session.
const RESERVE: (&str, usize) = ("reserve", 1 << 20);

/// Number of bytes buffered before they are written.
const BUFFER_SIZE: usize = 1 << 20;

/// Frees the reserved disk space; `false` if none is left.
pub fn free_reserved_space(folder: &Path) -> bool {
    fs::remove_file(folder.join(RESERVE.0)).is_ok()
}

/// The sidecar files of a database.
#[derive(Debug)]
pub(in crate::store) struct Sidecar {
    pub(super) folder: PathBuf,
    /// The id of the database.
    database: SessionId,
    /// Whether the journal must be rewritten, because it may contain what was deleted for good.
    pub(in crate::store) anew: bool,
    /// Number of rows, of any table, that the connection had written when the journal was last brought up to date.
    seen: u64,
    /// The journal, if it was written since the program was last idle.
    written: Option<File>,
    /// Whether the reserve was freed since the database was opened.
    released: bool,
    /// First and last change since the newest backup.
    pub(super) changed: Option<(DateTime<Utc>, DateTime<Utc>)>,
}

impl Database {
    /// Maintains a journal and reserved disk space in this folder from now on. The folder is created when needed.
    ///
    /// # Errors
    /// [`StoreError::Behind`] if the journal ends with a change that the database lacks. Nothing is maintained then.
    pub fn use_sidecar(&mut self, folder: &Path) -> Result<(), StoreError> {
        self.require_newest(folder)?;
        self.sidecar = Some(Sidecar {
            folder: folder.to_owned(),
            database: self.identity()?,
            anew: false,
            // Forces a write of what the journal lacks.
            seen: u64::MAX,
            written: None,
            released: false,
            changed: None,
        });
        self.keep_journal();
        Ok(())
    }

    /// Checks that the database has the last change of the journal in this folder.
    ///
    /// # Errors
    /// [`StoreError::Behind`] if it lacks it.
    pub fn require_newest(&self, folder: &Path) -> Result<(), StoreError> {
        let Some(newest) = journal::newest(folder, self.identity()?) else {
            return Ok(());
        };
        if place(&self.conn, &newest)?.is_some() {
            return Ok(());
        }
        let there = self.log_rows(newest.session)?;
        let missing = newest.seq.saturating_sub(there).max(1);
        Err(behind(newest.session, missing))
    }

    /// Checks that the database has as many rows of each stream as a damaged file or a journal had, and as many in all as
    /// the journal has lines. Sessions of which nothing is left do not count.
    ///
    /// # Errors
    /// [`StoreError::Behind`] if it has fewer.
    pub fn require_rows(&self, source: &Salvage) -> Result<(), StoreError> {
        // Sessions first, which say more than the stream of everything else.
        for (stream, newest) in source.log_rows.iter().rev() {
            let there = self.log_rows(*stream)?;
            let salvaged = source.sessions.get(stream);
            let is_lost = there == 0 && salvaged.is_some_and(|one| one.stored.is_none());
            if there < *newest && !is_lost {
                return Err(behind(*stream, newest - there));
            }
        }
        let sql = "SELECT (SELECT count(*) FROM log) + (SELECT count(*) FROM sessions)";
        let there: i64 = self.conn.query_row(sql, [], |row| row.get(0))?;
        // Some lines that cannot be read are newer.
        match source.lines.saturating_sub(there.unsigned_abs()) {
            0 => Ok(()),
            unread => Err(behind(PEOPLE, unread)),
        }
    }

    /// Brings the journal up to date with what this connection has written to the log.
    pub fn keep_journal(&mut self) {
        let (Some(sidecar), written) = (&self.sidecar, self.conn.total_changes()) else {
            return;
        };
        // The journal beside a file that was replaced meanwhile is that of the new one.
        if sidecar.seen == written || self.check_not_replaced().is_err() {
            return;
        }
        // A journal that cannot be written never fails a change; the next change tries again.
        let (Some(sidecar), Ok(tx)) = (&mut self.sidecar, reading(&mut self.conn)) else {
            return;
        };
        if sidecar.bring_up(&tx).is_ok() {
            sidecar.seen = written;
        }
    }

    /// Frees the reserved disk space; `false` if none is left.
    pub(in crate::store) fn free_reserved_space(&mut self) -> bool {
        let Some(sidecar) = &mut self.sidecar else {
            return false;
        };
        sidecar.released = true;
        free_reserved_space(&sidecar.folder)
    }

    /// Flushes the journal and restores the reserve.
    pub(in crate::store) fn tidy_sidecar(&mut self) {
        self.keep_journal();
        let Some(sidecar) = &mut self.sidecar else {
            return;
        };
        if let Some(journal) = sidecar.written.take() {
            let _ = journal.sync_data();
            // Without free disk space there is nothing to reserve.
            let _ = sidecar.released || sidecar.keep_room().is_ok();
        }
    }
}

impl Sidecar {
    /// Appends the missing rows, or rewrites the journal if it is not known which are missing.
    fn bring_up(&mut self, conn: &Connection) -> Result<(), StoreError> {
        let path = self.folder.join(JOURNAL);
        let Some((newest, is_torn)) = journal::ending(&path) else {
            return self.write(conn, &path);
        };
        let is_own = !self.anew && newest.database == self.database;
        let file = owned_file::open(&path, OpenOptions::new().append(true));
        let (true, Ok(mut file), Some(place)) = (is_own, file, place(conn, &newest)?) else {
            return self.write(conn, &path);
        };
        let lines = vec![b'\n'; usize::from(is_torn)];
        // All lines in one call, so that two programs do not interleave theirs.
        let write = |lines: &[u8]| file.write_all(lines);
        if let Some(at) = copy_rows(conn, place, lines, write)? {
            self.note_change(at);
            self.written = Some(file);
        }
        Ok(())
    }

    /// Writes a new journal. The old one is kept, unless it contains what was deleted for good.
    fn write(&mut self, conn: &Connection, path: &Path) -> Result<(), StoreError> {
        if rows::is_empty(conn)? {
            return Ok(());
        }
        own_folder(&self.folder)?;
        let mut draft = file::draft(path)?;
        let (mut lines, database) = (Vec::new(), self.database);
        Line::Journal { database }.write(&mut lines)?;
        let last = copy_rows(conn, 0, lines, |lines| draft.write_all(lines))?;
        if !self.anew {
            journal::set_aside(&self.folder, self.database)?;
        }
        file::finish(draft, path)?;
        if self.anew {
            journal::remove_others(&self.folder, self.database);
        }
        // Changes from before the database was opened are in a backup, or will be at the next change.
        if let Some(at) = last.filter(|_| self.seen != u64::MAX) {
            self.note_change(at);
        }
        self.written = owned_file::open(path, OpenOptions::new().append(true)).ok();
        self.anew = false;
        Ok(())
    }

    fn note_change(&mut self, at: DateTime<Utc>) {
        let first = self.changed.map_or(at, |(first, _)| first);
        self.changed = Some((first, at));
    }

    fn keep_room(&self) -> io::Result<()> {
        let path = self.folder.join(RESERVE.0);
        own_folder(&self.folder)?;
        if owned_file::open(&path, OpenOptions::new().read(true)).is_ok() {
            return Ok(());
        }
        let mut draft = file::draft(&path)?;
        // Writes real zeros: a sparse file reserves no space.
        draft.write_all(&vec![0; RESERVE.1])?;
        file::finish(draft, &path)
    }
}

/// Writes `lines` and then the rows of the log after this rowid, in order of insertion, each with the initial states
/// of the sessions it introduces. Returns the instant of the last row.
fn copy_rows(
    conn: &Connection,
    after: i64,
    mut lines: Vec<u8>,
    mut write: impl FnMut(&[u8]) -> io::Result<()>,
) -> Result<Option<DateTime<Utc>>, StoreError> {
    let mut last = None;
    let sql = TABLE.select("WHERE rowid > ?1 ORDER BY rowid");
    row_reader::for_each(conn, &sql, [after], |row| {
        let stream = row.get(0)?;
        let line = if stream == PEOPLE {
            Line::People(rows::read_row(row)?)
        } else {
            let (session, row) = (Some(stream), rows::read(row)?);
            Line::Row { session, row }
        };
        for session in line.sessions() {
            if (*session == stream || rows::last(conn, *session)?.is_none())
                && let Some(head) = sessions::find(conn, *session)?
            {
                let (format, session) = (FORMAT, head.beginning(conn)?);
                Line::Session { format, session }.write(&mut lines)?;
            }
        }
        last = DateTime::from_timestamp_millis(row.get(3)?);
        line.write(&mut lines)?;
        if lines.len() > BUFFER_SIZE {
            write(&lines)?;
            lines.clear();
        }
        Ok(())
    })?;
    write(&lines)?;
    Ok(last)
}

/// The error for rows that a stream lacks.
fn behind(stream: SessionId, missing: u64) -> StoreError {
    let session = Some(stream).filter(|stream| *stream != PEOPLE);
    StoreError::Behind { session, missing }
}

/// The rowid of a change; `None` if the database lacks it.
fn place(conn: &Connection, newest: &HighWaterMark) -> Result<Option<i64>, StoreError> {
    rows::place(conn, newest.session, newest.seq, newest.row)
}
