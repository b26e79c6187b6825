//! Tables of what hands would score, for the next hand and for rules being edited.
//!
//! Each cell is a hand played by [`crate::games`]. Nothing is scored here and nothing stored.

pub(super) mod bids;
pub(super) mod contracts;
pub(super) mod partners;
pub(super) mod sides;
mod trial;

pub(super) use trial::Trial;

use super::MoneyChange;
use super::message::Message;

/// A table of hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    /// Over the table.
    pub title: Message,
    /// What goes down and what across.
    pub caption: Message,
    /// What can be shown in its place: whose points, sizes of hands, modes, standings.
    pub choices: Vec<Choice>,
    /// The heads of the columns, each in one line or two.
    pub heads: Vec<Vec<Message>>,
    /// The rows.
    pub rows: Vec<Row>,
}

impl Grid {
    /// The table with one cell boxed.
    pub(super) fn boxed(mut self, row: usize, column: usize) -> Self {
        let row = self.rows.get_mut(row);
        if let Some(cell) = row.and_then(|row| row.cells.get_mut(column)) {
            cell.boxed = cell.made.is_some();
        }
        self
    }
}

/// Something that can be shown in place of what is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What stands on its card.
    pub text: Message,
    /// The same in words.
    pub label: Message,
    /// Whether it is shown.
    pub chosen: bool,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its head.
    pub head: Message,
    /// The contract that a tap on it opens, and what that tap is called.
    pub opens: Option<(String, Message)>,
    /// Its cells, one a column.
    pub cells: Vec<Cell>,
}

impl Row {
    /// A row that opens nothing.
    pub(super) fn of(head: Message, cells: impl Iterator<Item = Cell>) -> Self {
        Self {
            head,
            opens: None,
            cells: cells.collect(),
        }
    }
}

/// What one hand scores for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The points, or a dash where there is no such hand.
    pub text: Message,
    /// What they are in money, where a hand is paid by itself.
    pub money: Message,
    /// Whether the contract or the bid is made, or the game won; none where there is no such hand.
    pub made: Option<bool>,
    /// Whether it is the one that is asked about.
    pub boxed: bool,
    /// The cell in words.
    pub label: Message,
}

impl Cell {
    /// An impossible hand.
    pub(super) fn none() -> Self {
        Self {
            text: Message::None,
            money: Message::Blank,
            made: None,
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

/// Heads of columns, each in one line.
pub(super) fn heads(all: impl Iterator<Item = Message>) -> Vec<Vec<Message>> {
    all.map(|head| vec![head]).collect()
}

/// Numbers as heads.
pub(super) fn numbers(all: impl Iterator<Item = u8>) -> Vec<Vec<Message>> {
    heads(all.map(number))
}

/// A number of cards, tricks or points.
pub(super) fn number(n: u8) -> Message {
    Message::Number { n: n.into() }
}
