//! Reading a journal: its intact lines, in the order of their numbers.

use super::{FORMAT, LONGEST, Line, before_checksum, journals, parse};
use crate::ledger::{EditId, LogRow, Session, SessionId};
use crate::store::db::owned_file;
use crate::store::log::app_log::AppRow;
use crate::store::log::rows::PEOPLE;
use crate::store::{Database, Salvage, Salvaged};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// Reads the journal of a database in a sidecar folder; empty if there is none. Sessions without a known initial state
/// and unreadable rows are left out. A row missing in the journal is taken from the database if its rows before that one
/// are the same; otherwise all later rows are left out too.
///
/// # Errors
/// The folder cannot be read or is not a folder of the current user.
pub fn read_journal(folder: &Path, database: Option<&mut Database>) -> io::Result<Salvage> {
    let mut lines_read = JournalLines::default();
    if !owned_file::is_own_folder(folder)? {
        return Ok(Salvage::default());
    }
    let id = database.as_ref().and_then(|db| db.identity().ok());
    for path in journals(folder, id)? {
        lines_read.read_file(&path);
    }
    Ok(lines_read.into_salvage(database))
}

/// The rows of a stream by number, each with its id.
type Rows<R> = BTreeMap<u64, (EditId, R)>;

/// Lines of a journal.
#[derive(Default)]
struct JournalLines {
    /// The initial states; `None` of one that a later version wrote, or that has hands already.
    begun: BTreeMap<SessionId, Option<Session>>,
    rows: BTreeMap<SessionId, Rows<LogRow>>,
    people: Rows<AppRow>,
    /// The streams and numbers of damaged rows, as far as they can be read, that are not written again further on.
    damaged: BTreeSet<(SessionId, u64)>,
    /// The number of other damaged lines.
    unread: u64,
}

impl JournalLines {
    /// Reads a file, if possible.
    fn read_file(&mut self, path: &Path) {
        let Ok(file) = owned_file::open(path, OpenOptions::new().read(true)) else {
            return;
        };
        let mut begun = None;
        for (place, line) in lines(file).enumerate() {
            match line {
                Ok(Line::Journal { .. }) => {}
                Ok(Line::Session { format, session }) => {
                    begun = Some(session.id);
                    let is_known = format <= FORMAT && session.is_blank();
                    self.begun.insert(session.id, is_known.then_some(session));
                }
                Ok(Line::Row { session, row }) => {
                    if let Some(session) = session.or(begun) {
                        self.damaged.remove(&(session, row.seq));
                        let rows = self.rows.entry(session).or_default();
                        add(rows, row.seq, row.id, row);
                    }
                }
                Ok(Line::People(row)) => {
                    self.damaged.remove(&(PEOPLE, row.seq));
                    add(&mut self.people, row.seq, row.id, row);
                }
                // The id of the database.
                Err(_) if place == 0 => {}
                Err(text) => match row_of(&text) {
                    Some(row) => drop(self.damaged.insert(row)),
                    // One that was torn is written again.
                    None => self.unread += u64::from(before_checksum(&text).is_some()),
                },
            }
        }
    }

    fn into_salvage(mut self, mut database: Option<&mut Database>) -> Salvage {
        let mut found = Salvage::default();
        let rows: usize = self.rows.values().map(BTreeMap::len).sum();
        let lines = self.begun.len() + rows + self.people.len() + self.damaged.len();
        found.lines = lines as u64 + self.unread;
        found.log_rows = self.begun.keys().map(|id| (*id, 0)).collect();
        let newest_rows = self.rows.iter().map(|(id, rows)| (*id, newest(rows)));
        found.log_rows.extend(newest_rows);
        found.log_rows.insert(PEOPLE, newest(&self.people));
        for (stream, seq) in self.damaged {
            // The number or the id may be what is damaged.
            let newest = found.log_rows.get_mut(&stream);
            if let Some(newest) = newest.filter(|newest| **newest + 1 == seq) {
                *newest = seq;
            }
        }
        let stored = || database.as_mut()?.app_log().ok();
        found.people = in_sequence(self.people, stored, |row| (row.seq, row.id));
        for (id, beginning) in self.begun {
            let rows = self.rows.remove(&id).unwrap_or_default();
            let stored = || Some(database.as_mut()?.load(id).ok()?.log.rows().to_vec());
            let rows = in_sequence(rows, stored, |row| (row.seq, row.id));
            let replayed = beginning.and_then(|beginning| Salvaged::replay(beginning, &rows));
            found.sessions.extend(replayed.map(|one| (id, one)));
        }
        found
    }
}

/// Adds a row, unless it is repeated. A row with a number that occurred before replaces that row and all after it: the
/// database was restored to a state before that row and diverged.
fn add<R>(rows: &mut Rows<R>, seq: u64, id: EditId, row: R) {
    match rows.get(&seq) {
        // Rows are counted from 1; a row with number 0 is invalid.
        _ if seq == 0 => return,
        Some((there, _)) if *there == id => return,
        Some(_) => drop(rows.split_off(&seq)),
        None => {}
    }
    rows.insert(seq, (id, row));
}

/// The number of the newest row; 0 if there is none.
fn newest<R>(rows: &Rows<R>) -> u64 {
    rows.keys().next_back().copied().unwrap_or(0)
}

/// The rows up to the first that is missing here and in `stored`, each of which has this number and id.
fn in_sequence<R>(
    mut rows: Rows<R>,
    stored: impl FnOnce() -> Option<Vec<R>>,
    key: impl Fn(&R) -> (u64, EditId),
) -> Vec<R> {
    if newest(&rows) > rows.len() as u64 {
        for row in stored().into_iter().flatten() {
            let (seq, id) = key(&row);
            if rows.entry(seq).or_insert((id, row)).0 != id {
                break;
            }
        }
    }
    let next = |(wanted, (seq, (_, row)))| (wanted == seq).then_some(row);
    (1..).zip(rows).map_while(next).collect()
}

/// The stream and the number of a damaged row, if they can be read.
fn row_of(line: &[u8]) -> Option<(SessionId, u64)> {
    let text = String::from_utf8_lossy(line);
    let after = |key: &str| Some(text.split_once(key)?.1);
    let stream = if text.starts_with("{\"people\":") {
        PEOPLE
    } else {
        let id = after("{\"row\":{\"session\":\"")?.get(..32)?;
        SessionId(u128::from_str_radix(id, 16).ok()?)
    };
    let seq = after("\"seq\":")?.split(',').next()?;
    Some((stream, seq.parse().ok()?))
}

/// The intact lines of a file, and the text of each damaged one but a torn last one.
fn lines(file: File) -> impl Iterator<Item = Result<Line, Vec<u8>>> {
    let mut reader = BufReader::new(file);
    std::iter::from_fn(move || {
        let mut line = Vec::new();
        let read = reader
            .by_ref()
            .take(LONGEST)
            .read_until(b'\n', &mut line)
            .ok()?;
        if read == 0 {
            return None;
        }
        let is_torn = line.pop_if(|last| *last == b'\n').is_none();
        match parse(&line) {
            None if is_torn => None,
            parsed => Some(parsed.ok_or(line)),
        }
    })
}
