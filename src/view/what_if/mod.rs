//! Tables of what hands would score, for the next hand and for rules being edited.
//!
//! Each cell is a hand played by [`crate::games`]. Nothing is scored here and nothing stored.

pub(super) mod bids;
pub(super) mod contracts;
pub(super) mod partners;
pub(super) mod sides;
mod trial;

pub(super) use trial::Trial;

pub use super::page::{Choice, Grid, WorkedCell as Cell, WorkedOutcome, WorkedRow as Row};

use super::message::Message;

impl Grid {
    /// The table with one cell boxed.
    pub(super) fn with_boxed_cell(mut self, row: usize, column: usize) -> Self {
        let row = self.rows.get_mut(row);
        if let Some(cell) = row.and_then(|row| row.cells.get_mut(column)) {
            cell.boxed = cell.made != WorkedOutcome::Impossible;
        }
        self
    }
}

impl Row {
    /// A row that opens nothing.
    pub(super) fn of(head: Message, cells: impl Iterator<Item = Cell>) -> Self {
        Self {
            head,
            opens: None,
            contract: None,
            cells: cells.collect(),
        }
    }
}
