//! What is kept beside a database while it is written to: the journal, and room on the disk.
//!
//! None of it is needed to read the database, and no change fails because of it. A database that is opened by itself has
//! none of it; the application asks for it by [`Database::keep_beside`]. A change is acknowledged before it is in the journal:
//! a kill between the two loses nothing, for the next program that opens the database brings the journal up to date.

use super::backups::{BACKUPS, Changed};
use super::journal::{self, Ending, HighWaterMark, JOURNAL};
use crate::ledger::SessionId;
use crate::store::db::file;
use crate::store::db::open::reading;
use crate::store::db::owned_file::{self, own_folder};
use crate::store::log::app_log::{AppAct, AppEdit, AppRow};
use crate::store::log::rows::{self, Any, PEOPLE};
use crate::store::log::schemes::Schemes;
use crate::store::log::sessions;
use crate::store::{Database, StoreError};
use chrono::{DateTime, Utc};
use rusqlite::Connection;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file that gives way when the disk is full, and how large it is: room for a long evening's hands.
const RESERVE: (&str, usize) = ("reserve", 1 << 20);

/// How many bytes of lines wait to be written.
const HELD: usize = 1 << 20;

/// Gives up the room that was kept for a full disk; false where there is none left to give.
pub fn give_room(folder: &Path) -> bool {
    fs::remove_file(folder.join(RESERVE.0)).is_ok()
}

/// What is kept beside a database.
#[derive(Debug)]
pub(in crate::store) struct Sidecar {
    folder: PathBuf,
    /// The id of the database.
    database: SessionId,
    /// The journal, where it is known how far it goes.
    journal: Option<Open>,
    /// Whether the journal may tell of what was deleted for good.
    anew: bool,
    /// How many rows of any table the connection had written when the journal was brought up to date.
    seen: u64,
    /// Whether something was written to the journal that may not be on the disk.
    unsynced: bool,
    /// Whether the room has been given up since the database was opened.
    released: bool,
    /// Whether anything was written.
    wrote: bool,
    /// When anything was that no backup has.
    changed: Option<Changed>,
}

/// A journal that is open, as this program left it.
#[derive(Debug)]
struct Open {
    file: File,
    id: Option<file::Id>,
    length: u64,
    /// The row that was written last, by its place in the log, its stream and its number there.
    place: i64,
    last: (SessionId, u64),
}

impl Database {
    /// Keeps a journal and some room in this folder from now on, which is made when it is needed.
    ///
    /// # Errors
    /// [`StoreError::Behind`] where the journal ends with a change that is not in the database. Nothing is kept then.
    pub fn keep_beside(&mut self, folder: &Path) -> Result<(), StoreError> {
        self.need_newest(folder)?;
        self.beside = Some(Sidecar {
            folder: folder.to_owned(),
            database: SessionId(self.identity()?),
            journal: None,
            anew: false,
            // As if something had been written: what the journal lacks is written now.
            seen: u64::MAX,
            unsynced: false,
            released: false,
            wrote: false,
            changed: None,
        });
        self.keep_journal();
        Ok(())
    }

    /// Whether the newest change is there that the journal in this folder ends with.
    ///
    /// # Errors
    /// [`StoreError::Behind`] where it is not.
    pub fn need_newest(&self, folder: &Path) -> Result<(), StoreError> {
        let database = SessionId(self.identity()?);
        match journal::newest(folder) {
            Some(newest) if newest.database == database => self.need(&newest),
            _ => Ok(()),
        }
    }

    /// Whether a change is there.
    fn need(&self, newest: &HighWaterMark) -> Result<(), StoreError> {
        if rows::place(&self.conn, newest.session, newest.seq, newest.row)?.is_some() {
            return Ok(());
        }
        let sql = "SELECT count(*) FROM log WHERE stream = ?1 AND seq <= ?2";
        let key = (newest.session.0.to_be_bytes(), rows::number(newest.seq));
        let there: i64 = self.conn.query_row(sql, key, |row| row.get(0))?;
        Err(StoreError::Behind {
            session: Some(newest.session).filter(|stream| *stream != PEOPLE),
            missing: newest.seq.saturating_sub(there.unsigned_abs()).max(1),
        })
    }

    /// Brings the journal up to date with what this connection has written to the log.
    pub fn keep_journal(&mut self) {
        let (Some(beside), written) = (&mut self.beside, self.conn.total_changes()) else {
            return;
        };
        if beside.seen == written {
            return;
        }
        // One that cannot be written is no reason to refuse a change; it is written at the next one.
        let Ok(tx) = reading(&mut self.conn) else {
            return;
        };
        if beside.bring_up(&tx, &mut self.schemes).is_ok() {
            beside.seen = written;
        } else {
            beside.journal = None;
        }
    }

    /// Has the journal written anew, for it tells of what was deleted for good.
    pub(in crate::store) fn write_journal_anew(&mut self) {
        if let Some(beside) = &mut self.beside {
            beside.anew = true;
        }
    }

    /// When the database has changed since the newest backup, and the folder of those; none where it has not.
    pub(in crate::store) fn changed(&self) -> Option<(PathBuf, Changed)> {
        let beside = self.beside.as_ref()?;
        Some((beside.folder.join(BACKUPS), beside.changed?))
    }

    pub(in crate::store) fn set_changed(&mut self, changed: Option<Changed>) {
        if let Some(beside) = &mut self.beside {
            beside.changed = changed;
        }
    }

    /// Gives up the room that was kept for a full disk; false where there is none left to give.
    pub(in crate::store) fn make_room(&mut self) -> bool {
        let Some(beside) = &mut self.beside else {
            return false;
        };
        beside.released = true;
        give_room(&beside.folder)
    }

    /// Sees to it that the journal outlasts a power cut, and that there is room for when the disk is full.
    pub(in crate::store) fn tidy_beside(&mut self) {
        self.keep_journal();
        let Some(beside) = &mut self.beside else {
            return;
        };
        if std::mem::take(&mut beside.unsynced)
            && let Some(journal) = &beside.journal
        {
            let _ = journal.file.sync_data();
        }
        if std::mem::take(&mut beside.wrote) && !beside.released {
            // Where there is no room by now, there is none to keep.
            let _ = beside.keep_room();
        }
    }
}

impl Sidecar {
    /// Adds what the journal lacks, or writes it anew where it is not known what it lacks.
    fn bring_up(&mut self, conn: &Connection, schemes: &mut Schemes) -> Result<(), StoreError> {
        let path = self.folder.join(JOURNAL);
        let known = self.journal.take().filter(|open| open.is_as_left(&path));
        let known = known.map_or_else(|| self.open(conn, &path), |open| Ok(Some(open)))?;
        if let Some(open) = known.filter(|_| !self.anew) {
            return self.add(conn, schemes, open);
        }
        self.write(conn, schemes, &path)
    }

    /// The journal that is there; none where it is not of this database, or ends with a row that is not in it.
    fn open(&self, conn: &Connection, path: &Path) -> Result<Option<Open>, StoreError> {
        let Some(ending) = journal::ending(path) else {
            return Ok(None);
        };
        let Ending {
            mut file,
            mut length,
            newest,
            ..
        } = ending;
        let place = rows::place(conn, newest.session, newest.seq, newest.row)?;
        let Some(place) = place.filter(|_| newest.database == self.database) else {
            return Ok(None);
        };
        if ending.is_torn {
            file.write_all(b"\n")?;
            length += 1;
        }
        Ok(Some(Open {
            file,
            id: file::id(path),
            length,
            place,
            last: (newest.session, newest.seq),
        }))
    }

    /// Adds the rows behind the last one.
    fn add(
        &mut self,
        conn: &Connection,
        schemes: &mut Schemes,
        mut open: Open,
    ) -> Result<(), StoreError> {
        let (mut lines, mut is_first, mut at) = (Vec::new(), true, None);
        let last = rows::last_place(conn)?;
        rows::each_from(conn, open.place, |row| {
            let name = row.name();
            if std::mem::take(&mut is_first) {
                // Rows that were deleted for good may have left their places to others.
                return if name == open.last {
                    Ok(())
                } else {
                    Err(StoreError::Stale)
                };
            }
            (open.last, at) = (name, Some(row.at()));
            begin_with(&mut lines, conn, schemes, &row)?;
            row.write(&mut lines)?;
            if lines.len() > HELD {
                open.write(&mut lines)?;
            }
            Ok(())
        })?;
        open.write(&mut lines)?;
        open.place = last;
        self.journal = Some(open);
        if let Some(at) = at {
            self.changed = Some(Changed::again(self.changed, at));
            (self.wrote, self.unsynced) = (true, true);
        }
        Ok(())
    }

    /// Writes a journal from its beginning. One that is there is kept, but for what was deleted for good.
    fn write(
        &mut self,
        conn: &Connection,
        schemes: &mut Schemes,
        path: &Path,
    ) -> Result<(), StoreError> {
        let place = rows::last_place(conn)?;
        if place == 0 {
            return Ok(());
        }
        own_folder(&self.folder)?;
        let mut draft = file::draft(path)?;
        let (mut lines, mut last) = (Vec::new(), None);
        journal::head(&mut lines, self.database)?;
        for session in sessions::ids(conn)? {
            begin(&mut lines, conn, schemes, session)?;
        }
        rows::each_from(conn, 0, |row| {
            last = Some((row.name(), row.at()));
            row.write(&mut lines)?;
            if lines.len() > HELD {
                draft.write_all(&lines)?;
                lines.clear();
            }
            Ok(())
        })?;
        draft.write_all(&lines)?;
        if !self.anew {
            journal::set_by(&self.folder, self.database)?;
        }
        file::finish(draft, path)?;
        if self.anew {
            journal::remove_others(&self.folder);
        }
        let file = owned_file::open(path, OpenOptions::new().append(true))?;
        if let Some((last, at)) = last {
            let (length, id) = (file.metadata()?.len(), file::id(path));
            // What was there when the database was opened is in the backups, or will be at the next change.
            if self.seen != u64::MAX {
                self.changed = Some(Changed::again(self.changed, at));
            }
            (self.wrote, self.anew) = (true, false);
            self.journal = Some(Open {
                file,
                id,
                length,
                place,
                last,
            });
        }
        Ok(())
    }

    fn keep_room(&self) -> io::Result<()> {
        let path = self.folder.join(RESERVE.0);
        own_folder(&self.folder)?;
        if owned_file::open(&path, OpenOptions::new().read(true)).is_ok() {
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

impl Open {
    /// Whether the file under the name is this one and nobody has written to it.
    fn is_as_left(&self, path: &Path) -> bool {
        fs::symlink_metadata(path).is_ok_and(|found| found.len() == self.length)
            && file::id(path) == self.id
    }

    /// Writes all lines at once, so that two programs do not get between each other's.
    fn write(&mut self, lines: &mut Vec<u8>) -> io::Result<()> {
        self.file.write_all(lines)?;
        self.length += lines.len() as u64;
        lines.clear();
        Ok(())
    }
}

impl Any {
    /// Its stream and its number there.
    fn name(&self) -> (SessionId, u64) {
        match self {
            Self::People(row) => (PEOPLE, row.seq),
            Self::Session(session, row) => (*session, row.seq),
        }
    }

    fn at(&self) -> DateTime<Utc> {
        match self {
            Self::People(row) => row.at.to_utc(),
            Self::Session(_, row) => row.at.to_utc(),
        }
    }

    fn write(self, lines: &mut Vec<u8>) -> io::Result<()> {
        match self {
            Self::People(row) => journal::person(lines, row),
            Self::Session(session, row) => journal::rows(lines, session, &[*row]),
        }
    }
}

/// Adds how those sessions began of which the journal hears with this row: the first row of a session, or what says that there
/// are sessions that have none.
fn begin_with(
    lines: &mut Vec<u8>,
    conn: &Connection,
    schemes: &mut Schemes,
    row: &Any,
) -> Result<(), StoreError> {
    match row {
        Any::Session(session, row) if row.seq == 1 => begin(lines, conn, schemes, *session),
        Any::People(AppRow {
            act: AppAct::Do(edit),
            ..
        }) => {
            let begun = match edit {
                AppEdit::BeginSession { session, .. } => std::slice::from_ref(session),
                AppEdit::Import { sessions } => sessions,
                _ => &[],
            };
            for session in begun {
                if rows::last(conn, *session)?.is_none() {
                    begin(lines, conn, schemes, *session)?;
                }
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Adds how a session began, where it is there.
fn begin(
    lines: &mut Vec<u8>,
    conn: &Connection,
    schemes: &mut Schemes,
    session: SessionId,
) -> Result<(), StoreError> {
    if let Some(head) = sessions::find(conn, session)? {
        journal::begin(lines, &head.beginning(conn, schemes)?)?;
    }
    Ok(())
}
