//! The journal: a plain-text copy of the log in one file next to the database.
//!
//! It is written after a change is committed, and read if the database is damaged or has lost its newest changes. A
//! failed journal write never fails a change. This module contains no SQL.
//!
//! `journal.jsonl` has one JSON object per line: the first names the database, each other is a row of the log or the
//! initial state of a session. The last row is the high-water mark: a database without that row lacks its newest
//! changes, even if its integrity check passes. The last key of each line is the CRC-32 of the text before it, which
//! detects truncated and changed lines. Rows may be repeated or out of order if two programs wrote at once; a row
//! with a number that occurred before replaces that row and all after it.
//! Older versions kept a file per session, `journal/ID.jsonl`, `journal/people.jsonl` for everything else, and the
//! high-water mark in `newest.json`. These are still read if they exist.

use crate::ledger::{EditId, LogRow, Session, SessionId};
use crate::store::Database;
use crate::store::db::owned_file;
use crate::store::durability::backups::BACKUPS;
use crate::store::log::app_log::{AppAct, AppEdit, AppRow};
use crate::store::log::rows::PEOPLE;
use serde::{Deserialize, Serialize};
use std::fs::{self, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::slice;

mod read;

pub use read::read_journal;

/// File name of the journal, in the sidecar folder.
pub const JOURNAL: &str = "journal.jsonl";

/// Its counterpart in older versions: a folder of journals and the file of the high-water mark.
const OLD_NAMES: [&str; 2] = ["journal", "newest.json"];

/// The format in which initial states are written, and the newest that is read.
pub(super) const FORMAT: i64 = 1;

/// Longest line that is read, in bytes: a row with the stakes of ten thousand hands, or an import of a million
/// sessions.
const LONGEST: u64 = 64 * 1024 * 1024;

/// How many bytes are read from the start of a journal for the id of the database, and from the end for the last row.
/// While the last ones have no whole row, four times as many are read, up to [`LONGEST`].
const TAIL: u64 = 64 * 1024;

/// The last row of the log that the journal has: the high-water mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct HighWaterMark {
    /// The id of the database, 32 hexadecimal digits like a session id.
    pub(in crate::store) database: SessionId,
    /// The stream of the row.
    pub(in crate::store) session: SessionId,
    pub(in crate::store) seq: u64,
    pub(in crate::store) row: EditId,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(
    clippy::large_enum_variant,
    reason = "a line is written or read and gone"
)]
pub(in crate::store) enum Line {
    /// The id of the database.
    Journal { database: SessionId },
    /// The initial state of a session.
    Session {
        format: i64,
        #[serde(flatten)]
        session: Session,
    },
    /// A row of a session's log.
    Row {
        /// `None` in a file of one session.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        session: Option<SessionId>,
        #[serde(flatten)]
        row: LogRow,
    },
    /// A row of the application's log.
    People(AppRow),
}

/// Whether a sidecar folder shows that its database existed: by a journal, in the current or an older format, or a backup.
pub fn shows_database(folder: &Path) -> bool {
    let is_filled =
        |name| fs::read_dir(folder.join(name)).is_ok_and(|mut all| all.next().is_some());
    folder.join(JOURNAL).exists() || is_filled(OLD_NAMES[0]) || is_filled(BACKUPS)
}

/// Whether the current journal of a folder belongs to another database.
pub fn has_journal_of_other(folder: &Path, database: &Database) -> bool {
    let current = newest_in(&folder.join(JOURNAL));
    let own = database.identity();
    current.is_some_and(|mark| own.is_ok_and(|own| mark.database != own))
}

/// Moves the journals of a database to another folder when the database is replaced: they would no longer match.
///
/// # Errors
/// One cannot be moved.
pub fn set_journal_aside(folder: &Path, to: &Path, database: Option<&Database>) -> io::Result<()> {
    let mut all = journals(folder, database.and_then(|db| db.identity().ok()))?;
    all.retain(|path| path.parent() == Some(folder));
    all.extend(OLD_NAMES.map(|name| folder.join(name)));
    for from in all {
        if fs::symlink_metadata(&from).is_ok() {
            owned_file::own_folder(to)?;
            fs::rename(&from, to.join(from.file_name().unwrap_or_default()))?;
        }
    }
    Ok(())
}

/// The journals of a database, oldest first: the journal folder of an older version, those set aside because the database
/// may lack some of their changes, or because another was in its place, and the current one, which may be missing. That of
/// another database counts only if this one has none.
pub(super) fn journals(folder: &Path, database: Option<SessionId>) -> io::Result<Vec<PathBuf>> {
    let (own, older) = (database.map(other_name), folder.join(OLD_NAMES[0]));
    let mut all = Vec::new();
    for folder in [folder, &older] {
        if owned_file::is_own_folder(folder)? {
            for entry in fs::read_dir(folder)? {
                all.push(entry?.path());
            }
        }
    }
    all.retain(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_own = own.as_ref().is_some_and(|own| name.starts_with(own));
        let is_any = path.starts_with(&older) || is_own || name.starts_with("journal-");
        is_any && name.ends_with(".jsonl")
    });
    all.sort();
    let current = folder.join(JOURNAL);
    let of = |path: &PathBuf| newest_in(path).map(|mark| mark.database);
    let is_own = |path: &PathBuf| of(path).is_some_and(|id| Some(id) == database);
    if of(&current).is_none() || is_own(&current) || !all.iter().any(is_own) {
        all.push(current);
    }
    Ok(all)
}

/// Deletes every journal of a database except the current one.
pub(super) fn remove_others(folder: &Path, database: SessionId) {
    let mut all = journals(folder, Some(database)).unwrap_or_default();
    all.retain(|path| !path.ends_with(JOURNAL));
    for path in all {
        let _ = fs::remove_file(path);
    }
    let _ = fs::remove_dir(folder.join(OLD_NAMES[0]));
    let _ = fs::remove_file(folder.join(OLD_NAMES[1]));
}

/// How the name of another database's journal begins.
fn other_name(database: SessionId) -> String {
    format!("other-{database}")
}

/// Renames a journal that may have changes this database lacks. The journal of another database is read once that
/// database is in this place again.
pub(super) fn set_aside(folder: &Path, database: SessionId) -> io::Result<()> {
    let from = folder.join(JOURNAL);
    if fs::symlink_metadata(&from).is_err() {
        return Ok(());
    }
    let other = newest_in(&from).map(|mark| mark.database);
    let other = other.filter(|other| *other != database);
    let stem = other.map_or_else(|| "journal".to_owned(), other_name);
    let number = |path: &PathBuf| {
        let name = path.file_stem()?.to_str()?;
        name.strip_prefix(&stem)?.strip_prefix('-')?.parse().ok()
    };
    // The number is above all others, because these journals are read in the order of their names.
    let last: Option<u32> = journals(folder, other)?.iter().filter_map(number).max();
    let number = last.map_or(0, |last| last + 1);
    let name = format!("{stem}-{number:04}.jsonl");
    fs::rename(from, folder.join(name))
}

/// The high-water mark next to a database; `None` if there is no readable journal of it.
pub(in crate::store) fn newest(folder: &Path, database: SessionId) -> Option<HighWaterMark> {
    let is_own = |mark: &HighWaterMark| mark.database == database;
    let current = newest_in(&folder.join(JOURNAL)).filter(is_own);
    current.or_else(|| {
        let all = journals(folder, Some(database)).unwrap_or_default();
        let marks = all.iter().rev().filter_map(|path| newest_in(path));
        let older = older_mark(&folder.join(OLD_NAMES[1]));
        marks.chain(older).find(is_own)
    })
}

/// The high-water mark in a file of an older version.
fn older_mark(path: &Path) -> Option<HighWaterMark> {
    let mut text = Vec::new();
    let file = owned_file::open(path, OpenOptions::new().read(true)).ok()?;
    // A longer one is cut off, and its checksum is wrong.
    file.take(1024).read_to_end(&mut text).ok()?;
    serde_json::from_slice(&unsealed(text.strip_suffix(b"\n")?)?).ok()
}

/// The last row of a journal; `None` if it cannot be read.
fn newest_in(path: &Path) -> Option<HighWaterMark> {
    Some(ending(path)?.0)
}

/// The last row of a journal, and whether its last line is incomplete; `None` if it cannot be read.
pub(super) fn ending(path: &Path) -> Option<(HighWaterMark, bool)> {
    let mut file = owned_file::open(path, OpenOptions::new().read(true)).ok()?;
    let mut first = Vec::new();
    let mut head = BufReader::new((&file).take(TAIL));
    head.read_until(b'\n', &mut first).ok()?;
    let Some(Line::Journal { database }) = parse(first.strip_suffix(b"\n")?) else {
        return None;
    };
    let length = file.seek(SeekFrom::End(0)).ok()?;
    let mut tail = Vec::new();
    let last_row = |bytes: u64| {
        tail.clear();
        let start = SeekFrom::Start(length.saturating_sub(bytes));
        file.seek(start).ok()?;
        (&file).take(bytes).read_to_end(&mut tail).ok()?;
        let mut lines = tail.split(|byte| *byte == b'\n').rev();
        lines.find_map(|line| parse(line)?.mark(database))
    };
    let sizes = std::iter::successors(Some(TAIL), |bytes| Some(bytes * 4));
    let mut sizes = sizes.take_while(|bytes| *bytes <= LONGEST);
    let newest = sizes.find_map(last_row)?;
    Some((newest, tail.last() != Some(&b'\n')))
}

impl Line {
    /// The high-water mark after a row of a log of this database.
    fn mark(&self, database: SessionId) -> Option<HighWaterMark> {
        let (session, seq, row) = match self {
            Self::Row { session, row } => ((*session)?, row.seq, row.id),
            Self::People(row) => (PEOPLE, row.seq, row.id),
            Self::Journal { .. } | Self::Session { .. } => return None,
        };
        Some(HighWaterMark {
            database,
            session,
            seq,
            row,
        })
    }

    /// The sessions that this row introduces: that of a first row, or those that the row names, if they have no rows yet.
    pub(super) fn sessions(&self) -> &[SessionId] {
        match self {
            Self::Row { session, row } if row.seq == 1 => session.as_slice(),
            Self::People(row) => match &row.act {
                AppAct::Do(AppEdit::BeginSession { session, .. }) => slice::from_ref(session),
                AppAct::Do(AppEdit::Import { sessions }) => sessions,
                _ => &[],
            },
            _ => &[],
        }
    }

    /// Appends the line to a text.
    pub(in crate::store) fn write(&self, to: &mut Vec<u8>) -> io::Result<()> {
        to.extend(sealed(&serde_json::to_vec(self)?));
        to.push(b'\n');
        Ok(())
    }
}

/// Parses a line without its newline; `None` if the checksum is wrong.
fn parse(text: &[u8]) -> Option<Line> {
    serde_json::from_slice(&unsealed(text)?).ok()
}

/// Adds the checksum of a JSON object's text as its last key.
fn sealed(object: &[u8]) -> Vec<u8> {
    let open = object.strip_suffix(b"}").unwrap_or(object);
    let mut text = open.to_vec();
    text.extend(format!(",\"crc\":\"{:08x}\"}}", crc32fast::hash(open)).into_bytes());
    text
}

/// A line before its checksum; `None` if it does not end with one.
fn before_checksum(text: &[u8]) -> Option<&[u8]> {
    // The end has a fixed length.
    let end = br#","crc":"00000000"}"#.len();
    let (open, end) = text.split_at_checked(text.len().checked_sub(end)?)?;
    end.starts_with(br#","crc":""#).then_some(open)
}

/// Removes the checksum; `None` if it is wrong.
fn unsealed(text: &[u8]) -> Option<Vec<u8>> {
    let mut object = before_checksum(text)?.to_vec();
    object.push(b'}');
    (sealed(&object) == text).then_some(object)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_byte_of_a_line_is_detected() {
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

    #[test]
    fn a_row_with_an_unknown_key_is_refused() {
        let id = |n: u8| format!("{n:032x}");
        let row = format!(
            r#"{{"row":{{"session":"{}","seq":1,"id":"{}","at":"2026-01-31T20:00:00+01:00","act":{{"undo":"{}"}}}}}}"#,
            id(7),
            id(9),
            id(8)
        );
        let read = |text: &str| serde_json::from_str::<Line>(text);
        let good = read(&row).unwrap();
        assert_eq!(serde_json::to_string(&good).unwrap(), row);
        let other = read(&row.replacen(r#""seq""#, r#""other":1,"seq""#, 1));
        let error = other.err().unwrap().to_string();
        assert!(error.contains("unknown field `other`"), "{error}");
    }
}
