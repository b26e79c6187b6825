//! The journal: the log once more, as plain text in one file beside the database.
//!
//! It is written after a change is on the disk, and read where the database is damaged or has lost its newest changes. No
//! change fails because of it. Nothing here knows SQL.
//!
//! `journal.jsonl` has one JSON object a line: the first names the database, each other is a row of the log, or says how a
//! session began. The last row is the high-water mark: a database without that row lacks its newest changes, although it is
//! whole by every check of its own. The last key of each line is the CRC-32 of the text before it, so that a line that was
//! cut off or changed is known. Rows may stand there twice or out of turn where two programs wrote at once; a row whose
//! number was there before takes the place of that one and of all after it.
//!
//! Older versions kept a file a session, `journal/ID.jsonl`, with `journal/people.jsonl` for everything else, and the
//! mark in `newest.json`. They are read where they are still there.

mod beginning;

use crate::ledger::{Act, EditId, Log, LogRow, Session, SessionId};
use crate::scheme::document::Recent;
use crate::store::StoreError;
use crate::store::db::owned_file;
use crate::store::log::app_log::AppRow;
use crate::store::log::replay;
use crate::store::log::rows::{Numbered, PEOPLE};
use beginning::Beginning;
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

/// The file, in the folder beside the database.
pub const JOURNAL: &str = "journal.jsonl";

/// What an older version kept in its place: a folder of journals and the file of the mark.
const OLDER: [&str; 2] = ["journal", "newest.json"];

/// The longest line that is read: a row that names the stakes of ten thousand hands.
const LONGEST: u64 = 4 * 1024 * 1024;

/// How much of a journal's beginning and of its end is looked at for the database and the last row. One whose last row is
/// longer is written anew.
const LONGEST_TAIL: u64 = 64 * 1024;

/// The row of the log that was noted last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct HighWaterMark {
    /// The id of the database, 32 hexadecimal digits as those of a session.
    pub(in crate::store) database: SessionId,
    /// The stream that the row is in.
    pub(in crate::store) session: SessionId,
    pub(in crate::store) seq: u64,
    pub(in crate::store) row: EditId,
}

/// A journal to be added to.
#[derive(Debug)]
pub(in crate::store) struct Ending {
    pub(in crate::store) file: File,
    /// How long it is.
    pub(in crate::store) length: u64,
    /// Whether its last line has no end.
    pub(super) is_torn: bool,
    pub(in crate::store) newest: HighWaterMark,
}

/// What a journal tells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Journal {
    /// Each session of which the beginning is there, in the order of their ids.
    pub sessions: Vec<JournalSession>,
    /// The application's log, as far as no row is missing.
    pub people: Vec<AppRow>,
}

/// A session as its journal tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalSession {
    /// How it began, without a hand.
    pub beginning: Session,
    /// Every row of its log that could be read and follows from those before.
    pub log: Log,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(
    clippy::large_enum_variant,
    reason = "a line is written or read and gone"
)]
enum Line {
    Journal { database: SessionId },
    Session(Beginning),
    Row(Row),
    People(AppRow),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    /// None in a file that has one session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    session: Option<SessionId>,
    seq: u64,
    id: EditId,
    at: DateTime<FixedOffset>,
    act: Act,
}

/// Whether there is a journal, of whatever version.
pub fn has_journal(folder: &Path) -> bool {
    let is_filled =
        |name| fs::read_dir(folder.join(name)).is_ok_and(|mut all| all.next().is_some());
    folder.join(JOURNAL).exists() || is_filled(OLDER[0])
}

/// Puts the journal of a database into another folder, where another database takes its place: a journal would go on from
/// what is there no more.
///
/// # Errors
/// Where it cannot be moved.
pub fn set_journal_aside(folder: &Path, to: &Path) -> io::Result<()> {
    let named = [JOURNAL].into_iter().chain(OLDER);
    let all = named.map(|name| folder.join(name));
    let others = others(folder)?.into_iter();
    for from in all.chain(others.filter(|other| other.parent() == Some(folder))) {
        if fs::symlink_metadata(&from).is_ok() {
            owned_file::own_folder(to)?;
            fs::rename(&from, to.join(from.file_name().unwrap_or_default()))?;
        }
    }
    Ok(())
}

/// Journals that were set aside because it is not known that the database has all that they tell, with the folder in which an
/// older version kept them.
fn others(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for folder in [folder.to_owned(), folder.join(OLDER[0])] {
        if owned_file::is_own_folder(&folder)? {
            for entry in fs::read_dir(&folder)? {
                all.push(entry?.path());
            }
        }
    }
    all.retain(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_older = path.parent().is_some_and(|above| above.ends_with(OLDER[0]));
        name.ends_with(".jsonl") && (is_older || name.starts_with("journal-"))
    });
    all.sort();
    Ok(all)
}

/// Takes away every journal but the one that is written.
pub(super) fn remove_others(folder: &Path) {
    for path in others(folder).unwrap_or_default() {
        let _ = fs::remove_file(path);
    }
    let _ = fs::remove_dir(folder.join(OLDER[0]));
    let _ = fs::remove_file(folder.join(OLDER[1]));
}

/// Gives a journal another name, for it may tell of what this database lacks. That of another one is not read again.
pub(super) fn set_by(folder: &Path, database: SessionId) -> io::Result<()> {
    let from = folder.join(JOURNAL);
    if fs::symlink_metadata(&from).is_err() {
        return Ok(());
    }
    let other = ending(&from).map(|ending| ending.newest.database);
    let name = match other.filter(|other| *other != database) {
        Some(other) => format!("other-{other}.jsonl"),
        None => format!("journal-{:04}.jsonl", others(folder)?.len()),
    };
    fs::rename(from, folder.join(name))
}

/// The row that was noted last beside a database; none where there is no journal that can be read.
pub(in crate::store) fn newest(folder: &Path) -> Option<HighWaterMark> {
    if let Some(ending) = ending(&folder.join(JOURNAL)) {
        return Some(ending.newest);
    }
    let text = owned_file::read(&folder.join(OLDER[1]), 1024).ok()?;
    serde_json::from_slice(&unsealed(text.strip_suffix(b"\n")?)?).ok()
}

/// A journal, to be added to; none where there is none that can be.
pub(in crate::store) fn ending(path: &Path) -> Option<Ending> {
    let mut file = owned_file::open(path, OpenOptions::new().read(true).append(true)).ok()?;
    let mut first = Vec::new();
    let mut head = BufReader::new((&file).take(LONGEST_TAIL));
    head.read_until(b'\n', &mut first).ok()?;
    let Some(Line::Journal { database }) = parse(first.strip_suffix(b"\n")?) else {
        return None;
    };
    let length = file.seek(SeekFrom::End(0)).ok()?;
    file.seek(SeekFrom::Start(length.saturating_sub(LONGEST_TAIL)))
        .ok()?;
    let mut tail = Vec::new();
    (&file).take(LONGEST_TAIL).read_to_end(&mut tail).ok()?;
    let newest = tail.split(|byte| *byte == b'\n').rev().find_map(|line| {
        let (session, seq, row) = match parse(line)? {
            Line::Row(row) => (row.session?, row.seq, row.id),
            Line::People(row) => (PEOPLE, row.seq, row.id),
            Line::Journal { .. } | Line::Session(_) => return None,
        };
        Some(HighWaterMark {
            database,
            session,
            seq,
            row,
        })
    })?;
    Some(Ending {
        file,
        length,
        is_torn: tail.last() != Some(&b'\n'),
        newest,
    })
}

/// What the journal in the folder beside a database tells; nothing where there is none. What cannot be read is left out, and
/// so is what does not follow from what stands before it.
///
/// # Errors
/// Where what is there cannot be read, or is no folder of this user.
pub fn read_journal(folder: &Path) -> io::Result<Journal> {
    let mut heard = Heard::default();
    if !owned_file::is_own_folder(folder)? {
        return Ok(Journal::default());
    }
    for other in others(folder)? {
        heard.hear(&other);
    }
    heard.hear(&folder.join(JOURNAL));
    Ok(heard.told())
}

/// What lines say, before it is known what follows from what.
#[derive(Default)]
struct Heard {
    begun: BTreeMap<SessionId, Beginning>,
    rows: BTreeMap<SessionId, Vec<LogRow>>,
    people: Vec<AppRow>,
}

impl Heard {
    /// Takes in a file, where it can be read.
    fn hear(&mut self, path: &Path) {
        let Ok(file) = owned_file::open(path, OpenOptions::new().read(true)) else {
            return;
        };
        let mut begun = None;
        for line in lines(file) {
            match line {
                Line::Journal { .. } => {}
                Line::Session(beginning) => {
                    begun = Some(beginning.id);
                    self.begun.insert(beginning.id, beginning);
                }
                Line::Row(row) => {
                    if let Some(session) = row.session.or(begun) {
                        self.rows.entry(session).or_default().push(row.row());
                    }
                }
                Line::People(row) => self.people.push(row),
            }
        }
    }

    fn told(mut self) -> Journal {
        let mut schemes = Recent::default();
        let sessions = self.begun.into_iter().filter_map(|(id, beginning)| {
            let beginning = beginning.session(&mut schemes)?;
            let mut log = Log::default();
            for row in in_turn(self.rows.remove(&id).unwrap_or_default()) {
                if log.push(row).is_err() {
                    break;
                }
            }
            Some(JournalSession { beginning, log })
        });
        Journal {
            sessions: sessions.collect(),
            people: in_turn(self.people),
        }
    }
}

/// Rows in the order of their numbers, up to the first that is missing. They may come twice or out of turn, and one whose
/// number was there before takes the place of that one and of all behind it.
fn in_turn<R: Numbered>(all: Vec<R>) -> Vec<R> {
    let (mut rows, mut early) = (Vec::<R>::new(), BTreeMap::<u64, R>::new());
    for row in all {
        if row.seq() > rows.len() as u64 + 1 {
            early.insert(row.seq(), row);
            continue;
        }
        // Rows are counted from 1, and one with another number is none.
        let place = row.seq().checked_sub(1).map(usize::try_from);
        let Some(Ok(place)) = place else { continue };
        if rows.get(place).is_some_and(|there| there.id() == row.id()) {
            continue;
        }
        if place < rows.len() {
            // The database was put back to what it was before that row, and went another way.
            rows.truncate(place);
            early.clear();
        }
        rows.push(row);
        while let Some(next) = early.remove(&(rows.last().map_or(0, Numbered::seq) + 1)) {
            rows.push(next);
        }
    }
    rows
}

/// Adds the line that says which database this is the journal of.
pub(in crate::store) fn head(text: &mut Vec<u8>, database: SessionId) -> io::Result<()> {
    write_line(text, &Line::Journal { database })
}

/// Adds the line that says how a session began.
pub(in crate::store) fn begin(text: &mut Vec<u8>, beginning: &Session) -> io::Result<()> {
    write_line(text, &Line::Session(Beginning::of(beginning)))
}

/// Adds the lines of these rows of a session's log.
pub(in crate::store) fn rows(
    text: &mut Vec<u8>,
    session: SessionId,
    rows: &[LogRow],
) -> io::Result<()> {
    rows.iter().try_for_each(|row| {
        let line = Row {
            session: Some(session),
            seq: row.seq,
            id: row.id,
            at: row.at,
            act: row.act.clone(),
        };
        write_line(text, &Line::Row(line))
    })
}

/// Adds the line of a row of the application's log.
pub(in crate::store) fn person(text: &mut Vec<u8>, row: AppRow) -> io::Result<()> {
    write_line(text, &Line::People(row))
}

/// What lines say of which all have to be as they were written: how a session began, where that is among them, and the rows
/// of a log. None where one is not, or cannot be read.
pub(in crate::store) fn told(
    text: &[u8],
    schemes: &mut Recent,
) -> Option<(Option<Session>, Vec<LogRow>)> {
    let (mut beginning, mut rows) = (None, Vec::new());
    for line in text.strip_suffix(b"\n")?.split(|byte| *byte == b'\n') {
        match parse(line)? {
            Line::Session(line) => beginning = Some(line.session(schemes)?),
            Line::Row(row) => rows.push(row.row()),
            Line::Journal { .. } | Line::People(_) => return None,
        }
    }
    Some((beginning, rows))
}

/// The lines that are as they were written.
fn lines(file: File) -> impl Iterator<Item = Line> {
    let mut reader = BufReader::new(file);
    std::iter::from_fn(move || {
        loop {
            let mut line = Vec::new();
            let read = reader
                .by_ref()
                .take(LONGEST)
                .read_until(b'\n', &mut line)
                .ok()?;
            if read == 0 {
                return None;
            }
            let text = line.strip_suffix(b"\n").unwrap_or(&line);
            if let Some(line) = parse(text) {
                return Some(line);
            }
        }
    })
}

impl JournalSession {
    /// The session with all its hands.
    ///
    /// # Errors
    /// Where the log cannot have come from this beginning.
    pub fn session(&self) -> Result<Session, StoreError> {
        Ok(replay::replay(&self.beginning, &self.log)?
            .ledger
            .session()
            .clone())
    }
}

impl Row {
    fn row(self) -> LogRow {
        LogRow {
            seq: self.seq,
            id: self.id,
            at: self.at,
            act: self.act,
        }
    }
}

fn write_line(to: &mut Vec<u8>, line: &Line) -> io::Result<()> {
    to.extend(sealed(&serde_json::to_vec(line)?));
    to.push(b'\n');
    Ok(())
}

/// A line without its end; none where it is not as it was written.
fn parse(text: &[u8]) -> Option<Line> {
    serde_json::from_slice(&unsealed(text)?).ok()
}

/// A JSON object with the checksum of its text as one key more.
fn sealed(object: &[u8]) -> Vec<u8> {
    let open = object.strip_suffix(b"}").unwrap_or(object);
    let mut text = open.to_vec();
    text.extend(format!(",\"crc\":\"{:08x}\"}}", crc32fast::hash(open)).into_bytes());
    text
}

/// The object without its checksum; none where that is wrong.
fn unsealed(text: &[u8]) -> Option<Vec<u8>> {
    // The tail has one length, whatever the checksum.
    let tail = br#","crc":"00000000"}"#.len();
    let (open, _) = text.split_at_checked(text.len().checked_sub(tail)?)?;
    let mut object = open.to_vec();
    object.push(b'}');
    (sealed(&object) == text).then_some(object)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_byte_of_a_line_changes_unnoticed() {
        let line = sealed(br#"{"row":{"seq":1}}"#);
        assert_eq!(unsealed(&line).unwrap(), br#"{"row":{"seq":1}}"#);
        for at in 0..line.len() {
            for bit in 0..8 {
                let mut changed = line.clone();
                changed[at] ^= 1 << bit;
                assert_eq!(unsealed(&changed), None, "{at} {bit}");
            }
            assert_eq!(unsealed(&line[..at]), None, "{at}");
        }
    }
}
