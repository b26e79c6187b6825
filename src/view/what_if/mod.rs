//! Tables of what hands would score: for the next hand, and as the worked example of rules being edited, where one cell
//! is calculated in a sentence.
//!
//! Each cell is a hand played by [`crate::games`]. Nothing is scored here and nothing stored.

pub(super) mod bids;
pub(super) mod contracts;
pub(super) mod partners;
pub(super) mod sides;
mod trial;
pub(super) mod whist;

use crate::points::Points;
use crate::scheme::{Rules, Scheme};
use crate::view::message::Message;

pub(super) use trial::{HandTable, Line, Trial};

pub use super::page::{Choice, Grid, WorkedCell as Cell, WorkedOutcome, WorkedRow as Row};

impl Grid {
    /// The table with one cell boxed.
    pub(super) fn with_boxed_cell(mut self, row: usize, column: usize) -> Self {
        let row = self.rows.get_mut(row);
        if let Some(cell) = row.and_then(|row| row.cells.get_mut(column)) {
            cell.boxed = cell.made != WorkedOutcome::Impossible;
        }
        self
    }

    /// The table with a sentence and its sum; without them if the cell to explain is impossible.
    fn with_sentence(self, said: Option<(Message, Message)>) -> Self {
        let (sentence, sum) = said.unwrap_or_default();
        Self {
            sentence,
            sum,
            ..self
        }
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

/// The worked example of a scheme; `example` selects one of several, and the cell calculated shows the effect of the open
/// rule.
pub(super) fn worked_example(scheme: &Scheme, open: Option<&str>, example: Option<usize>) -> Grid {
    let mut scheme = scheme.clone();
    if let Rules::Contracts(rules) = &mut scheme.rules {
        // The effect of a pot depends on its content.
        rules.pot = None;
    }
    let Some(first) = Trial::first(&scheme) else {
        return Grid::default();
    };
    let open = open.unwrap_or_default();
    match &scheme.rules {
        Rules::Contracts(rules) => contracts::worked(&first, rules, open),
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

/// A part of a sum: points, multiplied by a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    points: i64,
    /// `None` if the points count once.
    times: Option<i64>,
}

impl Part {
    /// Points that count once.
    fn points_once(points: i64) -> Self {
        let times = None;
        Self { points, times }
    }

    /// Points multiplied by a count.
    fn each(points: i64, times: i64) -> Self {
        let times = Some(times);
        Self { points, times }
    }

    /// `n` points times the count; if a count is worth one whole point, only the product.
    fn said(self, n: i64, decimals: u8) -> Message {
        let points = |n| Message::points_alone(Points { n, decimals });
        match self.times {
            Some(times) if self.is_single(decimals) => points(n.saturating_mul(times)),
            Some(times) => Message::house_product(points(n), times),
            None => points(n),
        }
    }

    /// Whether it is one whole point per count, or minus one.
    fn is_single(self, decimals: u8) -> bool {
        self.times.is_some() && self.points.saturating_abs() == Points::one(decimals)
    }
}

/// `10 + 2 × 3 = 16.`, with factors after the sum: `(4 + 1 × 2) × 5 = 30.` Without arithmetic only the points. A factor
/// of 1 is left out.
fn sum(parts: &[Part], factors: &[i64], points: impl Into<Points>) -> Message {
    let n = points.into();
    let factors = || factors.iter().filter(|factor| **factor != 1);
    let multiplied = factors().next().is_some();
    let (first, rest) = match parts {
        [] => return Message::house_sum_points(n),
        [one] if !multiplied && (one.times.is_none() || one.is_single(n.decimals)) => {
            return Message::house_sum_points(n);
        }
        [first, rest @ ..] => (first.said(first.points, n.decimals), rest),
    };
    let sum = rest.iter().fold(first, |first, part| {
        let second = part.said(part.points.saturating_abs(), n.decimals);
        match part.points {
            ..0 => Message::house_minus(first, second),
            _ => Message::house_plus(first, second),
        }
    });
    let sum = match sum {
        sum if rest.is_empty() || !multiplied => sum,
        sum => Message::house_in_brackets(sum),
    };
    Message::house_sum_is(
        factors().fold(sum, |sum, factor| Message::house_product(sum, *factor)),
        n,
    )
}
