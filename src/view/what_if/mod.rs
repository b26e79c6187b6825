//! Tables of what hands would score, for the next hand and for rules being edited.
//!
//! Each cell is a hand played by [`crate::games`]. Nothing is scored here and nothing stored.

pub(super) mod bids;
pub(super) mod contracts;
pub(super) mod partners;
pub(super) mod sides;
mod trial;

pub(super) use trial::Trial;

pub use super::page::{Choice, Grid, Worked, WorkedCell as Cell, WorkedRow as Row};

use super::MoneyChange;
use super::message::Message;

impl Grid {
    /// The table with one cell boxed.
    pub(super) fn boxed(mut self, row: usize, column: usize) -> Self {
        let row = self.rows.get_mut(row);
        if let Some(cell) = row.and_then(|row| row.cells.get_mut(column)) {
            cell.boxed = cell.made != Worked::Impossible;
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

impl Cell {
    /// An impossible hand.
    pub(super) fn none() -> Self {
        Self {
            text: Message::None,
            money: Message::Blank,
            made: Worked::Impossible,
            boxed: false,
            label: Message::HouseNotPossible,
        }
    }

    /// The same cell with its money.
    pub(super) fn paid(self, money: Option<MoneyChange>) -> Self {
        let Some(money) = money else { return self };
        Self {
            money: Message::BeforeMoney { money },
            label: Message::BeforeWithMoney {
                what: self.label.nested(),
                money,
            },
            ..self
        }
    }
}

/// Numbers as heads.
pub(super) fn numbers(all: impl Iterator<Item = u8>) -> Vec<Message> {
    all.map(number).collect()
}

/// A number of cards, tricks or points.
pub(super) fn number(n: u8) -> Message {
    Message::Number { n: n.into() }
}
