//! The log of a session: append-only, undo and redo among its rows.
//!
//! What is undone is derived, never marked: an undo or a redo is a row that names the row it acts on.

mod apply;
pub(super) mod check;
pub(super) mod draw;
pub(super) mod edit;
mod edit_form;
pub(super) mod past;

use super::{Edit, EditId, Participant};
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One row of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRow {
    /// Its place, counted from 1 without a gap.
    pub seq: u64,
    /// Its id.
    pub id: EditId,
    /// When it was written, with the offset of the place.
    pub at: DateTime<FixedOffset>,
    /// What was done.
    pub act: Act,
}

impl LogRow {
    /// Who came into the session with it.
    pub fn joined(&self) -> &[Participant] {
        match &self.act {
            Act::Do(edit) => edit.joined(),
            Act::Undo(_) | Act::Redo(_) => &[],
        }
    }
}

/// What a row of a log did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(
    clippy::large_enum_variant,
    reason = "nearly all rows there are carry an edit"
)]
pub enum Act {
    /// Made a change.
    Do(Edit),
    /// Took back the change of that row.
    Undo(EditId),
    /// Made the change of that row again.
    Redo(EditId),
}

/// All rows of a session's log, with what can be undone and redone now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    rows: Vec<LogRow>,
    /// Places of rows that are in force, oldest first.
    undo: Vec<usize>,
    /// Places of rows that were undone and can be redone, the next one last.
    redo: Vec<usize>,
}

impl Log {
    /// Reads a log row by row.
    pub fn read(rows: impl IntoIterator<Item = LogRow>) -> Result<Self, LogError> {
        let mut log = Self::default();
        for row in rows {
            log.push(row)?;
        }
        Ok(log)
    }

    /// The rows, oldest first.
    pub fn rows(&self) -> &[LogRow] {
        &self.rows
    }

    /// The number that the next row will have.
    pub fn next_seq(&self) -> u64 {
        self.rows.last().map_or(1, |row| row.seq.saturating_add(1))
    }

    /// The change that an undo takes back.
    pub fn undoable(&self) -> Option<(EditId, &Edit)> {
        self.edit_at(*self.undo.last()?)
    }

    /// The change that a redo makes again.
    pub fn redoable(&self) -> Option<(EditId, &Edit)> {
        self.edit_at(*self.redo.last()?)
    }

    /// The changes that are in force and could be taken back, oldest first.
    pub fn in_force(&self) -> impl Iterator<Item = (&LogRow, &Edit)> {
        self.undo
            .iter()
            .filter_map(|place| match &self.rows[*place].act {
                Act::Do(edit) => Some((&self.rows[*place], edit)),
                Act::Undo(_) | Act::Redo(_) => None,
            })
    }

    /// Everybody who ever came into the session, as the rows say it, undone ones among them.
    pub fn joined(&self) -> impl Iterator<Item = &Participant> {
        self.rows.iter().flat_map(LogRow::joined)
    }

    /// Adds a row.
    ///
    /// # Errors
    /// Where its number leaves a gap, or where it undoes or redoes what is not next in turn.
    pub fn push(&mut self, row: LogRow) -> Result<(), LogError> {
        if row.seq != self.next_seq() {
            return Err(LogError::Gap {
                found: row.seq,
                wanted: self.next_seq(),
            });
        }
        match row.act {
            Act::Do(ref edit) if !edit.is_undoable() => {}
            Act::Do(_) => {
                self.undo.push(self.rows.len());
                // A new change makes what was undone before it unreachable.
                self.redo.clear();
            }
            Act::Undo(id) => {
                let place = self.in_turn(&self.undo, id, row.seq)?;
                self.undo.pop();
                self.redo.push(place);
            }
            Act::Redo(id) => {
                let place = self.in_turn(&self.redo, id, row.seq)?;
                self.redo.pop();
                self.undo.push(place);
            }
        }
        self.rows.push(row);
        Ok(())
    }

    fn in_turn(&self, stack: &[usize], id: EditId, seq: u64) -> Result<usize, LogError> {
        stack
            .last()
            .copied()
            .filter(|place| self.rows[*place].id == id)
            .ok_or(LogError::OutOfTurn { seq })
    }

    fn edit_at(&self, place: usize) -> Option<(EditId, &Edit)> {
        match &self.rows.get(place)?.act {
            Act::Do(edit) => Some((self.rows[place].id, edit)),
            Act::Undo(_) | Act::Redo(_) => None,
        }
    }
}

/// Why a log cannot be what it claims to be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LogError {
    /// A row is missing or doubled.
    #[error("log row {found} where {wanted} comes next")]
    Gap {
        /// The number found.
        found: u64,
        /// The number that comes next.
        wanted: u64,
    },
    /// An undo or redo of a row whose turn it is not.
    #[error("log row {seq} takes back or repeats a change out of turn")]
    OutOfTurn {
        /// The row.
        seq: u64,
    },
}
