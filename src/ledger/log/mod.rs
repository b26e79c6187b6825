//! The log of a session: append-only, with undo and redo as rows.
//!
//! Whether a row is undone is derived: an undo or redo is a row that names the row it acts on.

mod apply;
pub(super) mod check;
pub(super) mod draw;
pub(super) mod edit;
mod edit_json;
pub(super) mod session_states;

use super::{Edit, EditId, Participant};
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use thiserror::Error;

/// A row of a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogRow {
    /// Its number, counted from 1 without gaps.
    pub seq: u64,
    /// Its id.
    pub id: EditId,
    /// When it was written, with the local offset.
    pub at: DateTime<FixedOffset>,
    /// The edit, undo or redo.
    pub act: Act,
}

impl LogRow {
    /// The participants it added.
    pub fn added_participants(&self) -> &[Participant] {
        match &self.act {
            Act::Do(edit) => edit.added_participants(),
            Act::Undo(_) | Act::Redo(_) => &[],
        }
    }
}

/// A row with the edit that it makes, undoes or redoes.
#[derive(Clone, Copy, Debug)]
pub struct LogChange<'a> {
    /// The row.
    pub row: &'a LogRow,
    /// The edit.
    pub edit: &'a Edit,
    /// Whether the row makes the edit, which is undone now.
    pub undone: bool,
}

impl LogChange<'_> {
    /// The edit that reverts the row.
    pub fn inverse(&self) -> Edit {
        match self.row.act {
            Act::Undo(_) => self.edit.clone(),
            Act::Do(_) | Act::Redo(_) => self.edit.inverse(),
        }
    }
}

/// What a log row does; `E` is the type of edit, by default of a session's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act<E = Edit> {
    /// Makes an edit.
    Do(E),
    /// Undoes the edit of that row.
    Undo(EditId),
    /// Redoes the edit of that row.
    Redo(EditId),
}

/// All rows of a session's log, and what can be undone and redone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    rows: Vec<LogRow>,
    /// Indices of rows in force, oldest first.
    undo: Vec<usize>,
    /// Indices of rows that can be redone, the next one last.
    redo: Vec<usize>,
}

impl Log {
    /// Reads a log row by row.
    ///
    /// # Errors
    /// Those of [`Log::push`], for the first row that does not fit.
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

    /// The number of the next row.
    pub fn next_seq(&self) -> u64 {
        self.rows.last().map_or(1, |row| row.seq.saturating_add(1))
    }

    /// The edit that an undo reverts.
    pub fn undoable(&self) -> Option<(EditId, &Edit)> {
        self.edit_at(*self.undo.last()?)
    }

    /// The edit that a redo makes again.
    pub fn redoable(&self) -> Option<(EditId, &Edit)> {
        self.edit_at(*self.redo.last()?)
    }

    /// The undoable edits in force, oldest first.
    pub fn in_force(&self) -> impl Iterator<Item = (&LogRow, &Edit)> {
        self.undo
            .iter()
            .filter_map(|place| match &self.rows[*place].act {
                Act::Do(edit) => Some((&self.rows[*place], edit)),
                Act::Undo(_) | Act::Redo(_) => None,
            })
    }

    /// The rows with their edits, oldest first.
    pub fn changes(&self) -> impl DoubleEndedIterator<Item = LogChange<'_>> {
        let in_force: HashSet<EditId> = self.in_force().map(|(row, _)| row.id).collect();
        let done = self.rows.iter().filter_map(|row| match &row.act {
            Act::Do(edit) => Some((row.id, edit)),
            Act::Undo(_) | Act::Redo(_) => None,
        });
        let done: HashMap<EditId, &Edit> = done.collect();
        self.rows.iter().filter_map(move |row| {
            let (edit, undone) = match &row.act {
                Act::Do(edit) => (edit, edit.is_undoable() && !in_force.contains(&row.id)),
                Act::Undo(id) | Act::Redo(id) => (*done.get(id)?, false),
            };
            Some(LogChange { row, edit, undone })
        })
    }

    /// How many first edits in force this log has in common with another, and how many first rows.
    pub fn shared(&self, other: &Self) -> (usize, usize) {
        let in_force = self.in_force().zip(other.in_force());
        let in_force = in_force.take_while(|((one, _), (other, _))| one.id == other.id);
        let rows = self.rows.iter().zip(&other.rows);
        let rows = rows.take_while(|(one, other)| one.id == other.id);
        (in_force.count(), rows.count())
    }

    /// The id of the row with which this log parts from another one; `None` if it has no such row. Later rows of the
    /// two do not change it, unless they bring one to the version of the other.
    pub fn parting_row(&self, other: &Self) -> Option<EditId> {
        let (in_force, rows) = self.shared(other);
        let common = Self::read(self.rows[..rows].iter().cloned());
        if common.is_ok_and(|common| common.undo.len() < in_force) {
            // One was brought to the version of the other, and they differ again since.
            return self.in_force().nth(in_force).map(|(row, _)| row.id);
        }
        self.rows.get(rows).map(|row| row.id)
    }

    /// All participants ever added, including in undone rows.
    pub fn added_participants(&self) -> impl Iterator<Item = &Participant> {
        self.rows.iter().flat_map(LogRow::added_participants)
    }

    /// Appends a row.
    ///
    /// # Errors
    /// Its number leaves a gap, or it undoes or redoes a row that is not next.
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
                // A new edit makes redo impossible.
                self.redo.clear();
            }
            Act::Undo(id) => {
                let place = self.next_to(&self.undo, id, row.seq)?;
                self.undo.pop();
                self.redo.push(place);
            }
            Act::Redo(id) => {
                let place = self.next_to(&self.redo, id, row.seq)?;
                self.redo.pop();
                self.undo.push(place);
            }
        }
        self.rows.push(row);
        Ok(())
    }

    fn next_to(&self, stack: &[usize], id: EditId, seq: u64) -> Result<usize, LogError> {
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

/// Why a log is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LogError {
    /// A row is missing or repeated.
    #[error("the log has row {found} where row {wanted} should be")]
    Gap {
        /// The number found.
        found: u64,
        /// The number expected.
        wanted: u64,
    },
    /// An undo or redo of a row that is not next.
    #[error("log row {seq} undoes or redoes a change out of order")]
    OutOfTurn {
        /// The row.
        seq: u64,
    },
}
