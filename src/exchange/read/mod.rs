//! In: rows to sessions, one session in memory at a time.
//!
//! Nothing is kept that the books do not accept, and nothing that says other than what it would say if it were written
//! now.

mod dealt;
mod header;
mod ids;
mod open;
mod records;
mod row;

use super::column::Column;
use super::layout::Layout;
use super::{Fault, ImportError};
use crate::ledger::{Ledger, LogRow, Session, SessionId};
use header::Header;
use open::Open;
use records::Records;
use row::{Row, whole};
use std::collections::HashSet;
use std::io::Read;
use std::rc::Rc;

/// A session out of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The line on which it begins.
    pub line: u64,
    /// The line on which each of its hands begins.
    pub lines: Vec<u64>,
    /// Its books.
    pub ledger: Ledger,
    /// A log that leads there from the session as it is without hands and not ended: a row for each hand and one for
    /// the end, so that each can be undone.
    pub log: Vec<LogRow>,
}

impl Imported {
    /// Its facts.
    pub fn session(&self) -> &Session {
        self.ledger.session()
    }
}

/// Reads every session of a file.
///
/// # Errors
/// The first fault, with its line.
pub fn read(file: impl Read) -> Result<Vec<Imported>, ImportError> {
    Sessions::new(file)?.collect()
}

/// The sessions of a file, one after the other. After a fault there are no more.
pub struct Sessions<R: Read> {
    records: Records<R>,
    header: Rc<Header>,
    open: Option<Open>,
    /// The rows of the hand at work, and its number.
    rows: Vec<Row>,
    number: u64,
    seen: HashSet<SessionId>,
    failed: bool,
}

impl<R: Read> Sessions<R> {
    /// Reads the header row.
    ///
    /// # Errors
    /// Where it is not that of a layout that can be imported.
    pub fn new(file: R) -> Result<Self, ImportError> {
        let mut records = Records::new(file)?;
        let raw = records.next_row()?.ok_or_else(|| Fault::Empty.at(1))?;
        let header = Rc::new(Header::read(&raw)?);
        Ok(Self {
            records,
            header,
            open: None,
            rows: Vec::new(),
            number: 0,
            seen: HashSet::new(),
            failed: false,
        })
    }

    fn session(&mut self) -> Result<Option<Imported>, ImportError> {
        while let Some(raw) = self.records.next_row()? {
            let row = Row::new(raw, &self.header)?;
            let id = row.need(Column::Session, "an id of 32 hexadecimal digits", |text| {
                text.parse().ok()
            })?;
            if self.open.as_ref().is_some_and(|open| open.id() == id) {
                self.go_on(row)?;
                continue;
            }
            let done = self.close()?;
            self.begin(row, id)?;
            if done.is_some() {
                return Ok(done);
            }
        }
        self.close()
    }

    fn begin(&mut self, row: Row, id: SessionId) -> Result<(), ImportError> {
        if !self.seen.insert(id) {
            return Err(row.fault(Fault::Scattered { session: id }));
        }
        let open = Open::new(&row, self.header.layout, id)?;
        let no_hands = open.no_hands();
        self.open = Some(open);
        if no_hands { Ok(()) } else { self.go_on(row) }
    }

    /// Takes one more row of the session at work.
    fn go_on(&mut self, row: Row) -> Result<(), ImportError> {
        let Some(open) = &mut self.open else {
            return Ok(());
        };
        if open.no_hands() {
            return Err(row.fault(Fault::NoHands));
        }
        let number = row.need(Column::Hand, "a whole number", whole)?;
        let other = self.header.layout == Layout::Hands || number != self.number;
        if other {
            open.add(&std::mem::take(&mut self.rows), self.number)?;
            self.number = number;
        } else if self.rows.len() == open.most_rows() {
            return Err(row.fault(Fault::TooManyRows { hand: number }));
        }
        self.rows.push(row);
        Ok(())
    }

    fn close(&mut self) -> Result<Option<Imported>, ImportError> {
        let Some(mut open) = self.open.take() else {
            return Ok(None);
        };
        open.add(&std::mem::take(&mut self.rows), self.number)?;
        self.number = 0;
        open.close().map(Some)
    }
}

impl<R: Read> Iterator for Sessions<R> {
    type Item = Result<Imported, ImportError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let session = self.session();
        self.failed = session.is_err();
        session.transpose()
    }
}
