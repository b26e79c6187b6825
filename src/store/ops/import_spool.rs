//! Sessions on their way in: one of them in memory at a time, the others in a file that nobody else sees.
//!
//! Files are read to their ends before anything of them is kept, and they may be of any length. What was read waits here
//! as its journal will tell it; that its log leads to its hands was seen when it was put here.

use crate::ledger::{Act, Edit, Log, LogRow, OpenHand, Session, SessionId};
use crate::scheme::document::Recent;
use crate::store::durability::journal;
use crate::store::log::commit;
use crate::store::log::replay::{self, Replay};
use crate::store::log::row_writer::parts;
use crate::store::{StoreError, Stored};
use std::collections::HashMap;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};

/// How many bytes wait in memory; a small file that is imported needs no other.
const HELD: usize = 1 << 20;

/// Sessions on their way in, each of them once.
#[derive(Debug, Default)]
pub struct ImportSpool {
    /// In the order in which they came.
    order: Vec<SessionId>,
    places: HashMap<SessionId, Place>,
    /// Gone with the handle.
    file: Option<File>,
    /// How long the file is.
    filed: u64,
    /// What comes behind it.
    held: Vec<u8>,
}

/// Where the lines of a session are.
#[derive(Clone, Debug)]
struct Place {
    at: u64,
    bytes: usize,
    /// Whether it is new, rather than one that goes on.
    is_new: bool,
    open: OpenHand,
}

/// A session on its way in.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "there is one of them at a time")]
pub enum SpooledSession {
    /// One that is not in the database.
    New(Stored),
    /// One that goes on there, with the rows of its log that come next and what is left of the open hand.
    Longer(Vec<LogRow>, OpenHand),
}

impl ImportSpool {
    /// Whether nothing is on its way.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// Whether a session is here.
    pub fn has(&self, session: SessionId) -> bool {
        self.places.contains_key(&session)
    }

    /// How many sessions are new, and how many go on.
    pub fn count(&self) -> (usize, usize) {
        let new = self.new_sessions().count();
        (new, self.order.len() - new)
    }

    /// Puts a new session here, in place of itself where it is here.
    ///
    /// # Errors
    /// [`StoreError::Unexplained`] where its log does not lead to its hands, [`StoreError::Instant`] where a database could
    /// not give back when something was; where there is no room for it.
    pub fn put(&mut self, session: &Session, log: &Log, open: &OpenHand) -> Result<(), StoreError> {
        commit::distinct(log.rows())?;
        instants(session, log.rows())?;
        let (beginning, _) = replay::explain(session, log)?;
        let mut lines = Vec::new();
        journal::begin(&mut lines, &beginning)?;
        journal::rows(&mut lines, session.id, log.rows())?;
        self.add(session.id, &lines, true, open)
    }

    /// Puts the rows here by which a session goes on, in place of those that are here.
    ///
    /// # Errors
    /// [`StoreError::Instant`] where a database could not give back when something was; where there is no room for them.
    pub fn put_rows(
        &mut self,
        session: SessionId,
        rows: &[LogRow],
        open: &OpenHand,
    ) -> Result<(), StoreError> {
        instants_of(rows)?;
        let mut lines = Vec::new();
        journal::rows(&mut lines, session, rows)?;
        self.add(session, &lines, false, open)
    }

    /// A session that is here; none where it is not.
    ///
    /// # Errors
    /// Where it cannot be read again.
    pub fn get(
        &self,
        session: SessionId,
        schemes: &mut Recent,
    ) -> Result<Option<SpooledSession>, StoreError> {
        let Some(place) = self.places.get(&session) else {
            return Ok(None);
        };
        let lines = self.lines(place)?;
        let open = place.open.clone();
        let (beginning, rows) = journal::told(&lines, schemes).ok_or_else(unreadable)?;
        if !place.is_new {
            return Ok(Some(SpooledSession::Longer(rows, open)));
        }
        let beginning = beginning.ok_or_else(unreadable)?;
        let account = replay::replay(&beginning, &Log::read(rows)?)?;
        Ok(Some(SpooledSession::New(Stored {
            session: account.ledger.session().clone(),
            log: account.log,
            open,
        })))
    }

    /// The new ones, in the order in which they came.
    pub(super) fn new_sessions(&self) -> impl Iterator<Item = SessionId> {
        let ids = self.order.iter().copied();
        ids.filter(|id| self.places.get(id).is_some_and(|place| place.is_new))
    }

    /// Hands out all of them in the order in which they came.
    pub(in crate::store) fn each(
        &self,
        mut each: impl FnMut(UnspooledSession) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut schemes = Recent::default();
        for session in &self.order {
            let Some(place) = self.places.get(session) else {
                continue;
            };
            let lines = self.lines(place)?;
            let open = place.open.clone();
            let (beginning, rows) = journal::told(&lines, &mut schemes).ok_or_else(unreadable)?;
            let taken = if place.is_new {
                let beginning = beginning.ok_or_else(unreadable)?;
                let account = replay::replay(&beginning, &Log::read(rows)?)?;
                UnspooledSession::New(Box::new((beginning, account)), open)
            } else {
                UnspooledSession::Longer(*session, rows, open)
            };
            each(taken)?;
        }
        Ok(())
    }

    fn add(
        &mut self,
        session: SessionId,
        lines: &[u8],
        is_new: bool,
        open: &OpenHand,
    ) -> Result<(), StoreError> {
        if self.held.len() + lines.len() > HELD {
            self.put_away()?;
        }
        let place = Place {
            at: self.filed + self.held.len() as u64,
            bytes: lines.len(),
            is_new,
            open: open.clone(),
        };
        self.held.extend_from_slice(lines);
        if self.places.insert(session, place).is_none() {
            self.order.push(session);
        }
        Ok(())
    }

    /// Moves what is in memory into the file.
    fn put_away(&mut self) -> Result<(), StoreError> {
        let file = match &mut self.file {
            Some(file) => file,
            none => none.insert(tempfile::tempfile()?),
        };
        file.seek(SeekFrom::Start(self.filed))?;
        file.write_all(&self.held)?;
        self.filed += self.held.len() as u64;
        self.held.clear();
        Ok(())
    }

    fn lines(&self, place: &Place) -> Result<Vec<u8>, StoreError> {
        if let Some(begin) = place.at.checked_sub(self.filed) {
            let begin = usize::try_from(begin).map_err(|_| unreadable())?;
            let lines = self.held.get(begin..begin.saturating_add(place.bytes));
            return lines.map(<[u8]>::to_vec).ok_or_else(unreadable);
        }
        let mut file = self.file.as_ref().ok_or_else(unreadable)?;
        let mut lines = vec![0; place.bytes];
        file.seek(SeekFrom::Start(place.at))?;
        file.read_exact(&mut lines)?;
        Ok(lines)
    }
}

/// Whether a database can give back every instant of a session. It is asked here, where it is known which line of which file
/// the session comes from.
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

/// A session as it is taken from the tray.
pub(in crate::store) enum UnspooledSession {
    /// How it began, and its account.
    New(Box<(Session, Replay)>, OpenHand),
    /// Its next rows.
    Longer(SessionId, Vec<LogRow>, OpenHand),
}

impl Stored {
    /// The session with these rows of its log behind the others.
    ///
    /// # Errors
    /// Where they cannot follow.
    pub fn then(self, rows: &[LogRow], open: OpenHand) -> Result<Self, StoreError> {
        let (_, mut account) = replay::explain(&self.session, &self.log)?;
        for row in rows {
            account.follow(row)?;
        }
        Ok(Self {
            session: account.ledger.session().clone(),
            log: account.log,
            open,
        })
    }
}

fn unreadable() -> StoreError {
    StoreError::Disk {
        detail: "what was read before cannot be read again".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_than_a_megabyte_waits_in_memory() {
        let (mut tray, open) = (ImportSpool::default(), OpenHand::default());
        let lines = |number: u8| vec![number; HELD / 4];
        for number in 0..10 {
            let id = SessionId(number.into());
            tray.add(id, &lines(number), true, &open).unwrap();
            assert_eq!(tray.file.is_some(), number >= 4, "{number}");
            assert!(tray.held.len() <= HELD);
        }
        for number in 0..10 {
            let place = &tray.places[&SessionId(number.into())];
            assert!(tray.lines(place) == Ok(lines(number)), "{number}");
        }
    }
}
