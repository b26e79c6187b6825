//! The switches of Oh Hell and related games.

use super::row::{Rows, Setting, SwitchRow, one, row};
use crate::points::Points;
use crate::scheme::exact_bid::{ExactBid, Formula, Term};
use crate::view::Message;
use crate::view::message::rule_names::{Rule, SWITCH};
use crate::view::schemes::formula;

/// The score of a missed bid: one for all misses, or separate for over and under.
pub(super) fn missed(rows: &Rows, kept: &ExactBid, now: &ExactBid) -> SwitchRow {
    let point = Points::one(now.decimals);
    let alike = |terms: &[(Term, i64)]| (Formula::of(terms), Formula::of(terms));
    row(
        Rule::new(rows.now, "missed", SWITCH).name(None),
        (&(kept.over, kept.under), &(now.over, now.under)),
        &[
            alike(&[]),
            alike(&[(Term::Bid, -point)]),
            alike(&[(Term::Off, -point)]),
            alike(&[(Term::Tricks, point)]),
        ],
        |(over, under)| {
            let formula = |one| formula(one, now.decimals);
            if over == under {
                formula(over)
            } else {
                Message::seating_over_and_under(formula(over), formula(under))
            }
        },
        |(over, under)| -> Vec<Setting> {
            if over == under {
                one("missed", over.document())
            } else {
                let apart = [("over", over), ("under", under)];
                apart
                    .map(|(key, formula)| (key.to_owned(), formula.document()))
                    .to_vec()
            }
        },
    )
}
