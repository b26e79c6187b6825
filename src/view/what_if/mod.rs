//! Tables of what hands would score: for the next hand, and as the worked example of rules being edited, where one cell
//! is calculated in a sentence.
//!
//! Each cell is a hand played by [`crate::games`]. Nothing is scored here and nothing stored.

pub(super) mod bids;
pub(super) mod contracts;
pub(super) mod partners;
pub(super) mod sides;
mod sum;
mod trial;
pub(super) mod whist;

pub(super) use trial::Trial;

pub use super::page::{
    Choice, Grid, WorkedCell as Cell, WorkedExample, WorkedOutcome, WorkedRow as Row,
};

use super::message::Message;
use crate::scheme::{Rules, Scheme};

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

impl WorkedExample {
    /// A table, and a sentence with its sum; empty text if the cell to explain is impossible.
    fn of(grid: Grid, said: Option<(Message, Message)>) -> Self {
        let (sentence, sum) = said.unwrap_or_default();
        Self {
            grid,
            sentence,
            sum,
        }
    }
}

/// The worked example of a scheme; `example` selects one of several, and the cell calculated shows the effect of the open
/// rule.
pub(super) fn worked_example(
    scheme: &Scheme,
    open: Option<&str>,
    example: Option<usize>,
) -> WorkedExample {
    let Some(first) = Trial::first(scheme) else {
        return WorkedExample::default();
    };
    let open = open.unwrap_or_default();
    match &scheme.rules {
        Rules::Contracts(rules) => contracts::worked(scheme, rules, open),
        Rules::ExactBid(rules) => bids::worked(&first, rules, open, example),
        Rules::OddTrick(rules) if rules.high.is_some() => {
            sides::worked_high_low(&first, rules, open)
        }
        Rules::OddTrick(rules) => match &rules.bids {
            Some(bids) => sides::worked(&first, (rules, bids), open, example),
            None => whist::worked(first, rules, open, example),
        },
        Rules::PartnershipBid(rules) => partners::worked(&first, rules, open),
    }
}

/// The example that shows the effect of a rule, if not all do.
pub(super) fn example_for(scheme: &Scheme, key: &str) -> Option<usize> {
    match &scheme.rules {
        Rules::Contracts(_) | Rules::PartnershipBid(_) => None,
        Rules::ExactBid(rules) => bids::example_for(scheme, rules, key),
        Rules::OddTrick(rules) => match &rules.bids {
            Some(bids) => sides::example_for(bids, key),
            None => whist::example_for(rules, key),
        },
    }
}
