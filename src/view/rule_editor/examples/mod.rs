//! The worked example: a table of what the rules come to, and one cell of it in a sentence.
//!
//! Every cell is a hand, played by [`crate::games`] under the rules as they stand. Nothing is scored here.

mod bids;
mod contracts;
mod high_low;
mod partners;
mod sides;
mod sum;
mod whist;

use super::context::Context;
use crate::games::{Carry, HandError, HandRecord, Outcome, Table, play};
use crate::points::Points;
use crate::scheme::{Rules, Scheme};
use crate::seat::Seat;
use crate::view::message::Message;

/// What the rules come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkedExample {
    /// Over the table.
    pub title: Message,
    /// What goes down and what across.
    pub caption: Message,
    /// The examples that can be shown in its place: sizes of hands, modes, standings.
    pub examples: Vec<Example>,
    /// Over the heads of the rows.
    pub corner: Message,
    /// The heads of the columns.
    pub heads: Vec<Message>,
    /// The rows.
    pub rows: Vec<Row>,
    /// The boxed cell in a sentence, up to its sum.
    pub sentence: Message,
    /// The end of the sentence: how the points come about.
    pub sum: Message,
}

/// An example that can be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
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
    /// Its cells, one a column.
    pub cells: Vec<Cell>,
}

/// What one hand scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The points, or a dash where there is no such hand.
    pub text: Message,
    /// Its sort.
    pub kind: CellKind,
    /// Whether it is the one in the sentence.
    pub boxed: bool,
    /// The cell in words.
    pub label: Message,
}

/// The sort of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellKind {
    /// What is neither of the others.
    Plain,
    /// A bid or a contract that was made, or a game that was won.
    Made,
    /// A hand that cannot be.
    Impossible,
}

impl Cell {
    /// A hand that was played, or cannot be.
    fn of<P: Copy + Into<Points>>(
        played: Option<(P, bool)>,
        boxed: bool,
        label: impl FnOnce(P) -> Message,
    ) -> Self {
        match played {
            Some((points, made)) => Self {
                text: Message::PointsAlone { n: points.into() },
                kind: if made {
                    CellKind::Made
                } else {
                    CellKind::Plain
                },
                boxed,
                label: label(points),
            },
            None => Self {
                text: Message::None,
                kind: CellKind::Impossible,
                boxed: false,
                label: super::Message::HouseNotPossible,
            },
        }
    }
}

/// The example for the rules as they stand; of several the one that was asked for.
pub(super) fn worked(at: &Context, example: Option<usize>) -> WorkedExample {
    match &at.good.rules {
        Rules::Contracts(rules) => contracts::worked(at, rules),
        Rules::ExactBid(rules) => bids::worked(at, rules, example),
        Rules::OddTrick(rules) if rules.high.is_some() => high_low::worked(at, rules),
        Rules::OddTrick(rules) if rules.bids.is_some() => sides::worked(at, rules, example),
        Rules::OddTrick(rules) => whist::worked(at, rules, example),
        Rules::PartnershipBid(rules) => partners::worked(at, rules),
    }
}

/// The example in which a rule can be seen at work, where not every one will do.
pub(super) fn example_for(at: &Context, key: &str) -> Option<usize> {
    match &at.good.rules {
        Rules::Contracts(_) | Rules::PartnershipBid(_) => None,
        Rules::OddTrick(rules) if rules.high.is_some() => None,
        Rules::ExactBid(rules) => bids::example_for(at, rules, key),
        Rules::OddTrick(rules) if rules.bids.is_some() => sides::example_for(rules, key),
        Rules::OddTrick(rules) => whist::example_for(rules, key),
    }
}

/// The smallest table that can play, its last seat dealing. Where more sit there than are dealt cards, the dealer sits
/// out.
fn table(scheme: &Scheme) -> Option<Table> {
    let seats = usize::from(scheme.at_table.least);
    let dealer = Seat::all(seats).last()?;
    Some(Table { seats, dealer })
}

/// Plays a hand there.
fn played(
    scheme: &Scheme,
    carry: &Carry,
    hand: &HandRecord<Seat>,
) -> Result<(Outcome, Carry), HandError> {
    let table = table(scheme).ok_or(HandError::NoSuchSeat { seats: 0 })?;
    play(scheme, carry, table, hand)
}

/// The seat whose points are shown.
fn first() -> Option<Seat> {
    Seat::new(0)
}

/// So many cards, tricks or points, as a number of a message.
fn n(count: u8) -> i64 {
    i64::from(count)
}
