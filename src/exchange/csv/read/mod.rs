//! Reading: rows to sessions, one session in memory at a time.
//!
//! Rows that the ledger rejects, or that differ from what an export would write, are rejected.

mod hand_rows;
mod header;
mod ids;
mod partial_session;
mod records;
mod row;

pub use ids::rows_from_csv;

use super::column::Column;
use super::profile::Profile;
use super::row_cache::RowCache;
use crate::exchange::{Fault, ImportError, MOST_FAULTS};
use crate::ledger::{Ledger, LogRow, Session, SessionId};
use header::Header;
use partial_session::{FileState, PartialSession};
use records::{Raw, Records};
use row::Row;
use std::collections::HashSet;
use std::io::Read;
use std::rc::Rc;

/// A session of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The line where it begins.
    pub line: u64,
    /// The line where each of its hands begins.
    pub lines: Vec<u64>,
    /// Its ledger.
    pub ledger: Ledger,
    /// A log that leads from the empty running session to this one: a row per hand and one for the end, so that each
    /// can be undone.
    pub log: Vec<LogRow>,
}

impl Imported {
    /// The session.
    pub fn session(&self) -> &Session {
        self.ledger.session()
    }
}

/// Iterates over the sessions of a file. After a fault it skips the rest of that session, so that all faults of a file are
/// reported. It stops when rows can no longer be separated, and after [`MOST_FAULTS`].
pub struct Sessions<R: Read> {
    records: Records<R>,
    header: Rc<Header>,
    shared: FileState,
    seen: HashSet<SessionId>,
    /// The first row of the next session, read to detect the end of the current one.
    next: Option<Raw>,
    /// The session of the current row.
    at: Option<SessionId>,
    faults: usize,
    failed: bool,
}

impl<R: Read> Sessions<R> {
    /// Reads the header row.
    ///
    /// # Errors
    /// It is not that of an importable layout.
    pub fn new(file: R) -> Result<Self, ImportError> {
        let mut records = Records::new(file)?;
        let raw = records.next_row()?.ok_or_else(|| Fault::Empty.at(1))?;
        // With comma separators `1,000` would be a thousand.
        let decimal_comma = records.separator != b',';
        let header = Rc::new(Header::read(raw, decimal_comma)?);
        let is_usual = !decimal_comma && header.columns == header.layout.columns();
        let cache = is_usual.then(|| RowCache::new(header.layout, Profile::MACHINE));
        Ok(Self {
            records,
            header,
            shared: FileState {
                cache,
                row: Vec::new(),
            },
            seen: HashSet::new(),
            next: None,
            at: None,
            faults: 0,
            failed: false,
        })
    }

    fn session(&mut self) -> Result<Option<Imported>, ImportError> {
        let faulty = self.at.take();
        let mut partial: Option<PartialSession> = None;
        while let Some(raw) = self.row()? {
            // The beginning of another export in the file.
            if raw.fields == self.header.fields {
                continue;
            }
            let found = self.header.field(&raw.fields, Column::Session);
            let id = found.parse().ok();
            let is_its_row = |partial: &PartialSession| id.is_none() || id == Some(partial.id());
            if !partial.as_ref().is_none_or(is_its_row) {
                self.next = Some(raw);
                break;
            }
            if partial.is_none() && id.is_some() && id == faulty {
                continue;
            }
            self.at = id.or(self.at);
            let row = Row::new(raw, &self.header)?;
            let id = row.need(Column::Session, "an id of 32 hexadecimal digits", |text| {
                text.parse().ok()
            })?;
            match &mut partial {
                Some(partial) => partial.add_row(row, &mut self.shared)?,
                None if self.seen.insert(id) => {
                    let layout = self.header.layout;
                    partial = Some(PartialSession::begin(row, layout, id, &mut self.shared)?);
                }
                None => return Err(row.fault(Fault::Scattered(id))),
            }
        }
        let Some(partial) = partial else {
            return Ok(None);
        };
        self.at = Some(partial.id());
        partial.close(&mut self.shared).map(Some)
    }

    fn row(&mut self) -> Result<Option<Raw>, ImportError> {
        if let Some(raw) = self.next.take() {
            return Ok(Some(raw));
        }
        let row = self.records.next_row();
        self.failed |= row.is_err();
        row
    }
}

impl<R: Read> Iterator for Sessions<R> {
    type Item = Result<Imported, ImportError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let mut session = self.session();
        if let Err(error) = &mut session {
            self.faults += 1;
            if self.faults > MOST_FAULTS {
                error.fault = Fault::TooManyFaults;
                self.failed = true;
            }
        } else {
            self.at = None;
        }
        session.transpose()
    }
}
