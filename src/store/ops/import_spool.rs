//! The import spool: holds one session being imported in memory and the others in a temporary file.
//!
//! Files are read completely before anything is stored, and may be of any length. Sessions are spooled as JSON; that
//! hands follow from the log is checked when a session is added.

use crate::ledger::{Act, Edit, Log, LogRow, OpenHand, Session, SessionId};
use crate::store::log::replay;
use crate::store::log::row_writer::{document, parts};
use crate::store::{StoreError, Stored};
use std::cell::RefCell;
use std::collections::HashMap;
use std::io::{Read, Seek, SeekFrom, Write};
use tempfile::SpooledTempFile;

/// Number of bytes buffered in memory; a small import needs no file.
const BUFFER_SIZE: usize = 1 << 20;

/// Sessions being imported, each once.
#[derive(Debug)]
pub struct ImportSpool {
    /// In the order in which they were added.
    order: Vec<SessionId>,
    places: HashMap<SessionId, Place>,
    /// A [`Spooled`] of each as JSON.
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

/// The position of a session in the file.
#[derive(Debug)]
struct Place {
    at: u64,
    bytes: usize,
    /// How many rows of its log the database has; `None` if it lacks the session.
    known: Option<usize>,
}

/// The initial state of a session, the rows of its log, and its open hand.
pub(super) type Spooled = (Session, Vec<LogRow>, OpenHand);

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

    /// Adds a session, replacing an earlier version of it. `known` is how many rows of its log the database has; `None` if
    /// it lacks the session.
    ///
    /// # Errors
    /// [`StoreError::Unexplained`] if its log does not lead to its hands, [`StoreError::Instant`] if the database
    /// cannot store an instant of it; an I/O error if the disk is full.
    pub fn put(
        &mut self,
        session: &Session,
        log: &Log,
        open: &OpenHand,
        known: Option<usize>,
    ) -> Result<(), StoreError> {
        instants(session, log.rows())?;
        let (beginning, _) = replay::explain(session, log)?;
        let text = document(&(beginning, log.rows(), open))?;
        self.add(session.id, text.as_bytes(), known)
    }

    /// Reads a session from the spool, and how many rows of its log the database has; `None` if it has none with this id.
    ///
    /// # Errors
    /// The temporary file cannot be read.
    pub fn get(&self, session: SessionId) -> Result<Option<(Stored, Option<usize>)>, StoreError> {
        let Some(place) = self.places.get(&session) else {
            return Ok(None);
        };
        let (beginning, rows, open) = self.read(place)?;
        let replay = replay::replay(&beginning, &rows)?;
        Ok(Some((replay.stored(open), place.known)))
    }

    /// The new sessions, in the order in which they were added.
    pub(super) fn new_sessions(&self) -> impl Iterator<Item = SessionId> {
        let ids = self.order.iter().copied();
        ids.filter(|id| matches!(self.places.get(id), Some(Place { known: None, .. })))
    }

    /// Passes on all sessions in the order in which they were added, with how many rows of its log the database has if it
    /// has the session.
    pub(super) fn each(
        &self,
        mut each: impl FnMut(Spooled, Option<usize>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        for place in self.order.iter().filter_map(|id| self.places.get(id)) {
            each(self.read(place)?, place.known)?;
        }
        Ok(())
    }

    fn read(&self, place: &Place) -> Result<Spooled, StoreError> {
        let mut file = self.file.borrow_mut();
        let mut text = vec![0; place.bytes];
        file.seek(SeekFrom::Start(place.at))?;
        file.read_exact(&mut text)?;
        serde_json::from_slice(&text)
            .map_err(|_| StoreError::Disk("what was read before cannot be read again".to_owned()))
    }

    fn add(
        &mut self,
        session: SessionId,
        text: &[u8],
        known: Option<usize>,
    ) -> Result<(), StoreError> {
        let file = self.file.get_mut();
        let place = Place {
            at: file.seek(SeekFrom::End(0))?,
            bytes: text.len(),
            known,
        };
        file.write_all(text)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_most_a_megabyte_is_buffered() {
        let mut spool = ImportSpool::default();
        let text = |number: u8| vec![number; BUFFER_SIZE / 4];
        for number in 0..10 {
            let id = SessionId(number.into());
            spool.add(id, &text(number), None).unwrap();
            assert_eq!(spool.file.borrow().is_rolled(), number >= 4, "{number}");
        }
        for number in 0..10 {
            let place = &spool.places[&SessionId(number.into())];
            let (mut file, mut found) = (spool.file.borrow_mut(), vec![0; place.bytes]);
            file.seek(SeekFrom::Start(place.at)).unwrap();
            file.read_exact(&mut found).unwrap();
            assert!(found == text(number), "{number}");
        }
    }
}
