//! The journal: every session's log once more, as plain text in files beside the database.
//!
//! It is written after a change is on the disk, and read where the database is damaged or has lost its newest hands. No
//! change fails because of it. Nothing here knows SQL.
//!
//! A file is named after its session, `journal/ID.jsonl`, and has one JSON object a line: the first says how the session
//! began, each other is a row of its log. `journal/people.jsonl` has the rows of the application's log. The last key of each is the CRC-32 of the text before it, so that a line that
//! was cut off or changed is known. Rows may stand there twice or out of turn where two programs wrote at once; a row
//! whose number was there before takes the place of that one and of all after it.

mod people;

pub use people::read_people_journal;

use super::account;
use super::app_log::AppRow;
use super::log::Numbered;
use super::own_file::{self, own_folder};
use super::{StoreError, file};
use crate::ledger::{
    Act, EditId, Log, LogRow, Participant, ParticipantId, Session, SessionId, Terms,
};
use crate::money::Stake;
use crate::scheme::document::Recent;
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The format that is written, and the newest that is read.
const FORMAT: i64 = 1;

/// The longest line that is read: a row that names the stakes of ten thousand hands.
const LONGEST: u64 = 4 * 1024 * 1024;

/// How much of a journal's end is looked at for its last row. One that is longer is written anew.
const LONGEST_TAIL: u64 = 64 * 1024;

/// The journals of all sessions, in one folder.
#[derive(Debug)]
pub(super) struct Journal {
    folder: PathBuf,
    /// The session that was written last, with its file where that can be trusted to be whole.
    last: Option<(SessionId, File)>,
    /// The file of the application's log, where that can be trusted to be whole.
    people: Option<File>,
    /// Sessions whose journal may lack something.
    torn: BTreeSet<SessionId>,
    /// Whether something was written that may not be on the disk.
    unsynced: bool,
}

/// A session as its journal tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
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
    Session(Beginning),
    Row(Row),
    People(AppRow),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Beginning {
    format: i64,
    id: SessionId,
    title: String,
    started: DateTime<FixedOffset>,
    participants: Vec<Participant>,
    first_dealer: ParticipantId,
    seats: Vec<ParticipantId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stake: Option<Stake>,
    terms: Terms,
    scheme: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    seq: u64,
    id: EditId,
    at: DateTime<FixedOffset>,
    act: Act,
}

impl Journal {
    pub(super) fn new(folder: PathBuf) -> Self {
        Self {
            folder,
            last: None,
            people: None,
            torn: BTreeSet::new(),
            unsynced: false,
        }
    }

    /// Writes down the rows of a session's log from this one on, counted from 0. Where its journal is not there, or may
    /// lack something, all of it is written.
    pub(super) fn note(&mut self, session: &Session, log: &Log, from: usize) {
        // A journal that cannot be written is no reason to refuse a hand; it is written anew at the next one.
        if self.add(session, log, from).is_err() {
            self.last = None;
            self.torn.insert(session.id);
        }
    }

    fn add(&mut self, session: &Session, log: &Log, from: usize) -> io::Result<()> {
        let known = self
            .last
            .as_ref()
            .is_some_and(|(last, _)| *last == session.id);
        if !known {
            self.sync();
            let torn = self.torn.contains(&session.id);
            let before = u64::try_from(from).unwrap_or(u64::MAX);
            let file = open(&self.path(session.id), before)?;
            let file = file.filter(|_| !torn);
            let begun = file.is_none();
            let file = file.map_or_else(|| self.begin(session, log), Ok)?;
            self.torn.remove(&session.id);
            self.last = Some((session.id, file));
            self.unsynced = true;
            if begun {
                return Ok(());
            }
        }
        let Some((_, file)) = &mut self.last else {
            return Ok(());
        };
        let mut text = Vec::new();
        rows(&mut text, log.rows().get(from..).unwrap_or_default())?;
        // One write, so that two programs do not get between each other's lines.
        file.write_all(&text)?;
        self.unsynced = true;
        Ok(())
    }

    /// Writes a journal from its beginning.
    fn begin(&self, session: &Session, log: &Log) -> io::Result<File> {
        let beginning = account::beginning(session, log).map_err(io::Error::other)?;
        own_folder(&self.folder)?;
        let path = self.path(session.id);
        let mut draft = file::draft(&path)?;
        draft.write_all(&whole(&beginning, log)?)?;
        draft.persist(&path)?;
        // Whoever adds to it writes behind what others have added.
        own_file::open(&path, OpenOptions::new().append(true))
    }

    /// Writes the journal of a session that came as a whole, these being all its lines. It is in no hurry to be on the
    /// disk: an import brings thousands of them, and each would wait for it.
    pub(super) fn put(&mut self, session: SessionId, lines: &[u8]) {
        self.last.take_if(|(last, _)| *last == session);
        let put = || -> io::Result<()> {
            own_folder(&self.folder)?;
            let path = self.path(session);
            let mut draft = file::draft(&path)?;
            draft.write_all(lines)?;
            draft.persist(&path)?;
            Ok(())
        };
        match put() {
            Ok(()) => self.torn.remove(&session),
            Err(_) => self.torn.insert(session),
        };
    }

    /// Makes what was written last through a power cut.
    pub(super) fn sync(&mut self) {
        if std::mem::take(&mut self.unsynced) {
            let last = self.last.as_ref().map(|(_, file)| file);
            for file in last.into_iter().chain(&self.people) {
                let _ = file.sync_data();
            }
        }
    }

    /// Takes away the journal of a session.
    pub(super) fn remove(&mut self, session: SessionId) {
        self.last.take_if(|(last, _)| *last == session);
        let _ = fs::remove_file(self.path(session));
    }

    fn path(&self, session: SessionId) -> PathBuf {
        self.folder.join(format!("{session}.jsonl"))
    }
}

/// A journal, to be added to; none where there is none that ends with this row.
fn open(path: &Path, row: u64) -> io::Result<Option<File>> {
    let mut options = OpenOptions::new();
    options.read(true).append(true);
    let Ok(mut file) = own_file::open(path, &mut options) else {
        return Ok(None);
    };
    let length = file.seek(SeekFrom::End(0))?;
    file.seek(SeekFrom::Start(length.saturating_sub(LONGEST_TAIL)))?;
    let mut tail = Vec::new();
    file.read_to_end(&mut tail)?;
    let last = tail.strip_suffix(b"\n").and_then(|tail| {
        let from = tail.iter().rposition(|byte| *byte == b'\n');
        parse(&tail[from.map_or(0, |place| place + 1)..])
    });
    let seq = match last {
        Some(Line::Row(last)) => last.seq,
        Some(Line::People(last)) => last.seq,
        Some(Line::Session(_)) => 0,
        None => return Ok(None),
    };
    Ok((row == seq).then_some(file))
}

/// What the journals in a folder tell, by session, in no order; nothing where there is no such folder. A journal that
/// cannot be read is left out, and so is all that does not follow from what stands before it.
///
/// # Errors
/// Where what is there cannot be read, or is no folder of this user.
pub fn read_journals(folder: &Path) -> io::Result<Vec<Told>> {
    if !own_file::is_own_folder(folder)? {
        return Ok(Vec::new());
    }
    let mut told = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "jsonl") {
            let file = own_file::open(&path, OpenOptions::new().read(true));
            told.extend(file.ok().and_then(read));
        }
    }
    Ok(told)
}

/// Reads one journal; none where its beginning is lost.
fn read(file: File) -> Option<Told> {
    let mut lines = lines(file);
    let beginning = lines.find_map(|line| match line {
        Line::Session(beginning) => Some(beginning),
        Line::Row(_) | Line::People(_) => None,
    })?;
    let beginning = beginning.session(&mut Recent::default())?;
    let rows = in_turn(lines.filter_map(|line| match line {
        Line::Row(row) => Some(row.row()),
        Line::Session(_) | Line::People(_) => None,
    }))?;
    let mut log = Log::default();
    for row in rows {
        if log.push(row).is_err() {
            break;
        }
    }
    Some(Told { beginning, log })
}

/// Rows in the order of their numbers, up to the first that is missing. They may come twice or out of turn, and one whose
/// number was there before takes the place of that one and of all behind it.
fn in_turn<R: Numbered>(all: impl Iterator<Item = R>) -> Option<Vec<R>> {
    let (mut rows, mut early) = (Vec::<R>::new(), BTreeMap::<u64, R>::new());
    for row in all {
        let next = u64::try_from(rows.len()).ok()?.checked_add(1)?;
        if row.seq() > next {
            early.insert(row.seq(), row);
            continue;
        }
        let place = usize::try_from(row.seq().checked_sub(1)?).ok()?;
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
    Some(rows)
}

/// All lines of a session that began like this.
pub(super) fn whole(beginning: &Session, log: &Log) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    write_line(&mut text, &Line::Session(Beginning::of(beginning)))?;
    rows(&mut text, log.rows())?;
    Ok(text)
}

/// Adds the lines of these rows.
pub(super) fn rows(text: &mut Vec<u8>, rows: &[LogRow]) -> io::Result<()> {
    rows.iter()
        .try_for_each(|row| write_line(text, &row_line(row)))
}

/// What lines say of which all have to be as they were written: how a session began, where that is among them, and the rows
/// of a log. None where one is not, or cannot be read.
pub(super) fn told(text: &[u8], schemes: &mut Recent) -> Option<(Option<Session>, Vec<LogRow>)> {
    let (mut beginning, mut rows) = (None, Vec::new());
    for line in text.strip_suffix(b"\n")?.split(|byte| *byte == b'\n') {
        match parse(line)? {
            Line::Session(line) => beginning = Some(line.session(schemes)?),
            Line::Row(row) => rows.push(row.row()),
            Line::People(_) => return None,
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

impl Told {
    /// The session with all its hands.
    ///
    /// # Errors
    /// Where the log cannot have come from this beginning.
    pub fn session(&self) -> Result<Session, StoreError> {
        Ok(account::replay(&self.beginning, &self.log)?
            .ledger
            .session()
            .clone())
    }
}

impl Beginning {
    fn of(session: &Session) -> Self {
        Self {
            format: FORMAT,
            id: session.id,
            title: session.title.clone(),
            started: session.started,
            participants: session.participants.clone(),
            first_dealer: session.first_dealer,
            seats: session.seats.clone(),
            stake: session.stake,
            terms: session.terms,
            scheme: session.scheme.document.clone(),
        }
    }

    fn session(self, schemes: &mut Recent) -> Option<Session> {
        (self.format <= FORMAT).then_some(())?;
        Some(Session {
            id: self.id,
            title: self.title,
            started: self.started,
            scheme: schemes.parse(&self.scheme).ok()?,
            participants: self.participants,
            seats: self.seats,
            first_dealer: self.first_dealer,
            stake: self.stake,
            terms: self.terms,
            hands: Vec::new(),
            ended: None,
        })
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

fn row_line(row: &LogRow) -> Line {
    Line::Row(Row {
        seq: row.seq,
        id: row.id,
        at: row.at,
        act: row.act.clone(),
    })
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
pub(super) fn sealed(object: &[u8]) -> Vec<u8> {
    let open = object.strip_suffix(b"}").unwrap_or(object);
    let mut text = open.to_vec();
    text.extend(format!(",\"crc\":\"{:08x}\"}}", crc32fast::hash(open)).into_bytes());
    text
}

/// The object without its checksum; none where that is wrong.
pub(super) fn unsealed(text: &[u8]) -> Option<Vec<u8>> {
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
