//! The import spool: holds one session being imported in memory and the others in a temporary file.
//!
//! Files are read completely before anything is stored, and may be of any length. Sessions are spooled as journal
//! lines; that hands follow from the log is checked when a session is added.

use crate::ledger::{Act, Edit, Log, LogRow, OpenHand, Session, SessionId};
use crate::store::durability::journal::{self, Line};
use crate::store::log::row_writer::parts;
use crate::store::log::{commit, replay};
use crate::store::{StoreError, Stored};
use std::cell::RefCell;
use std::collections::HashMap;
use std::io::{self, Read, Seek, SeekFrom, Write};
use tempfile::SpooledTempFile;

/// Number of bytes buffered in memory; a small import needs no file.
const BUFFER_SIZE: usize = 1 << 20;

/// Sessions being imported, each once.
#[derive(Debug)]
pub struct ImportSpool {
    /// In the order in which they were added.
    order: Vec<SessionId>,
    places: HashMap<SessionId, Place>,
    /// Their lines.
    file: RefCell<SpooledTempFile>,
}

impl Default for ImportSpool {
    fn default() -> Self {
        Self {
            order: Vec::new(),
            places: HashMap::new(),
            file: tempfile::spooled_tempfile(BUFFER_SIZE).into(),
        }
    }
}

/// Position of a session's lines.
#[derive(Clone, Debug)]
struct Place {
    at: u64,
    bytes: usize,
    /// Whether it is new, rather than an extension of a known session.
    is_new: bool,
    open: OpenHand,
}

/// A session being imported.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "there is one of them at a time")]
pub enum SpooledSession {
    /// A session that the database lacks.
    New(Stored),
    /// A session that the database has: the next rows of its log, and the rest of the open hand.
    Longer(Vec<LogRow>, OpenHand),
}

impl ImportSpool {
    /// Whether the spool is empty.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// Number of new sessions, and of extended ones.
    pub fn count(&self) -> (usize, usize) {
        let new = self.new_sessions().count();
        (new, self.order.len() - new)
    }

    /// Adds a new session, replacing an earlier version of it.
    ///
    /// # Errors
    /// [`StoreError::Unexplained`] if its log does not lead to its hands, [`StoreError::Instant`] if the database
    /// cannot store an instant of it; an I/O error if the disk is full.
    pub fn put(&mut self, session: &Session, log: &Log, open: &OpenHand) -> Result<(), StoreError> {
        commit::check_distinct_ids(log.rows())?;
        instants(session, log.rows())?;
        let (beginning, _) = replay::explain(session, log)?;
        let mut lines = Vec::new();
        Line::begin(beginning).write(&mut lines)?;
        write_rows(&mut lines, session.id, log.rows())?;
        self.add(session.id, &lines, true, open)
    }

    /// Adds the rows that extend a known session, replacing earlier ones.
    ///
    /// # Errors
    /// [`StoreError::Instant`] if the database cannot store an instant of them; an I/O error if the disk is full.
    pub fn put_rows(
        &mut self,
        session: SessionId,
        rows: &[LogRow],
        open: &OpenHand,
    ) -> Result<(), StoreError> {
        instants_of(rows)?;
        let mut lines = Vec::new();
        write_rows(&mut lines, session, rows)?;
        self.add(session, &lines, false, open)
    }

    /// Reads a session from the spool; `None` if it has none with this id.
    ///
    /// # Errors
    /// The temporary file cannot be read.
    pub fn get(&self, session: SessionId) -> Result<Option<SpooledSession>, StoreError> {
        let Some(place) = self.places.get(&session) else {
            return Ok(None);
        };
        let open = place.open.clone();
        Ok(Some(match self.read(place)? {
            (None, rows) => SpooledSession::Longer(rows, open),
            (Some(beginning), rows) => {
                let replay = replay::replay(&beginning, &Log::read(rows)?)?;
                SpooledSession::New(replay.stored(open))
            }
        }))
    }

    /// The new sessions, in the order in which they were added.
    pub(super) fn new_sessions(&self) -> impl Iterator<Item = SessionId> {
        let ids = self.order.iter().copied();
        ids.filter(|id| self.places.get(id).is_some_and(|place| place.is_new))
    }

    /// Passes on all sessions in the order in which they were added: the id, the initial state of a new one, the rows of
    /// its log, and its open hand.
    pub(in crate::store) fn each(
        &self,
        mut each: impl FnMut(
            SessionId,
            Option<Session>,
            Vec<LogRow>,
            &OpenHand,
        ) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        for session in &self.order {
            let Some(place) = self.places.get(session) else {
                continue;
            };
            let (beginning, rows) = self.read(place)?;
            each(*session, beginning, rows, &place.open)?;
        }
        Ok(())
    }

    /// The initial state of a session, if it is new, and its rows.
    fn read(&self, place: &Place) -> Result<(Option<Session>, Vec<LogRow>), StoreError> {
        let mut file = self.file.borrow_mut();
        let mut lines = vec![0; place.bytes];
        file.seek(SeekFrom::Start(place.at))?;
        file.read_exact(&mut lines)?;
        journal::parse_session(&lines)
            .ok_or_else(|| StoreError::Disk("what was read before cannot be read again".to_owned()))
    }

    fn add(
        &mut self,
        session: SessionId,
        lines: &[u8],
        is_new: bool,
        open: &OpenHand,
    ) -> Result<(), StoreError> {
        let file = self.file.get_mut();
        let place = Place {
            at: file.seek(SeekFrom::End(0))?,
            bytes: lines.len(),
            is_new,
            open: open.clone(),
        };
        file.write_all(lines)?;
        if self.places.insert(session, place).is_none() {
            self.order.push(session);
        }
        Ok(())
    }
}

/// Checks that the database can store every instant of a session, while the line of the file is still known.
fn instants(session: &Session, rows: &[LogRow]) -> Result<(), StoreError> {
    let hands = session.hands.iter().map(|hand| hand.at);
    let all = hands.chain([session.started]).chain(session.ended);
    all.map(parts).try_for_each(|kept| kept.map(drop))?;
    instants_of(rows)
}

fn instants_of(rows: &[LogRow]) -> Result<(), StoreError> {
    let mut all = rows.iter().flat_map(|row| {
        let done = match &row.act {
            Act::Do(Edit::AddHand { hand, .. }) => vec![hand.at],
            Act::Do(Edit::ReplaceHand { after, .. }) => vec![after.at],
            Act::Do(Edit::ReplaceHands { after, .. }) => after.iter().map(|hand| hand.at).collect(),
            Act::Do(Edit::End { at }) => vec![*at],
            _ => Vec::new(),
        };
        [row.at].into_iter().chain(done)
    });
    all.try_for_each(|at| parts(at).map(drop))
}

impl Stored {
    /// The session with these rows appended to its log.
    ///
    /// # Errors
    /// They cannot follow.
    pub fn with_rows(self, rows: &[LogRow], open: OpenHand) -> Result<Self, StoreError> {
        let (_, mut replay) = replay::explain(&self.session, &self.log)?;
        for row in rows {
            replay.follow(row)?;
        }
        Ok(replay.stored(open))
    }
}

fn write_rows(lines: &mut Vec<u8>, session: SessionId, rows: &[LogRow]) -> io::Result<()> {
    rows.iter()
        .try_for_each(|row| Line::row(session, row.clone()).write(lines))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_most_a_megabyte_is_buffered() {
        let (mut spool, open) = (ImportSpool::default(), OpenHand::default());
        let lines = |number: u8| vec![number; BUFFER_SIZE / 4];
        for number in 0..10 {
            let id = SessionId(number.into());
            spool.add(id, &lines(number), true, &open).unwrap();
            assert_eq!(spool.file.borrow().is_rolled(), number >= 4, "{number}");
        }
        for number in 0..10 {
            let place = &spool.places[&SessionId(number.into())];
            let (mut file, mut found) = (spool.file.borrow_mut(), vec![0; place.bytes]);
            file.seek(SeekFrom::Start(place.at)).unwrap();
            file.read_exact(&mut found).unwrap();
            assert!(found == lines(number), "{number}");
        }
    }
}
