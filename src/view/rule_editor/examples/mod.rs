//! The worked example: a table of scores under the rules, and the calculation of one cell as a sentence.
//!
//! The table is one of [`crate::view::what_if`] with the current rules. Nothing is scored here.

mod bids;
mod contracts;
mod partners;
mod sides;
mod sum;
mod whist;

pub use crate::view::page::WorkedExample;

use super::context::Context;
use crate::scheme::Rules;
use crate::view::message::Message;
use crate::view::what_if::{Grid, Trial};

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

/// The worked example of the current rules; `example` selects one of several.
pub(super) fn worked_example(at: &Context, example: Option<usize>) -> WorkedExample {
    let Some(first) = Trial::first(at.good) else {
        return WorkedExample::default();
    };
    match &at.good.rules {
        Rules::Contracts(rules) => contracts::worked(at, rules),
        Rules::ExactBid(rules) => bids::worked(at, &first, rules, example),
        Rules::OddTrick(rules) if rules.high.is_some() => sides::high_low(at, &first, rules),
        Rules::OddTrick(rules) => match &rules.bids {
            Some(bids) => sides::worked(at, &first, (rules, bids), example),
            None => whist::worked(at, first, rules, example),
        },
        Rules::PartnershipBid(rules) => partners::worked(at, &first, rules),
    }
}

/// The example that shows the effect of a rule, if not all do.
pub(super) fn example_for(at: &Context, key: &str) -> Option<usize> {
    match &at.good.rules {
        Rules::Contracts(_) | Rules::PartnershipBid(_) => None,
        Rules::ExactBid(rules) => bids::example_for(at, rules, key),
        Rules::OddTrick(rules) => match &rules.bids {
            Some(bids) => sides::example_for(bids, key),
            None => whist::example_for(rules, key),
        },
    }
}
