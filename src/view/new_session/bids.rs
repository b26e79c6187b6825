//! The switches of Oh Hell and its cousins.

use super::row::{Rows, Setting, SwitchRow, one, row};
use super::sizes;
use crate::points::Points;
use crate::scheme::exact_bid::{ExactBid, Formula, Term, Winner};
use crate::view::Message;
use crate::view::message::rule_names::{Rule, RuleUse};
use crate::view::schemes::formula;

pub(super) fn offer(rows: &mut Rows, kept: &ExactBid, now: &ExactBid, seats: usize) {
    rows.switches
        .extend(sizes::rows(&kept.schedule, &now.schedule, rows.now, seats));
    rows.words("hook");
    if kept.pays_over() {
        // What more tricks than were bid are worth, where they make the bid: as in the scheme, or nothing.
        let nothing = Formula::of(&[(Term::Bid, kept.over.times(Term::Bid))]);
        rows.offer("over", &[&toml(&kept.over), &toml(&nothing)]);
        rows.offer("least-bid", &["1", "2"]);
        return;
    }
    // Where a low total wins, what tables add to a made bid would be a penalty.
    if now.winner == Winner::Highest {
        let one = Points::one(now.decimals);
        let (five, twelve) = (5 * one, 12 * one);
        let [flat, more] = [five, twelve].map(|points| format!("{{ constant = {points} }}"));
        let by_cards = format!("{{ constant = {five}, cards = {one} }}");
        rows.offer("zero-bid.made", &["off", &flat, &more, &by_cards]);
        let row = missed(rows, kept, now);
        rows.switches.push(row);
        // A flat loss of five for a miss by three tricks or more, a variant of the Italian rules.
        rows.offer(
            "big-miss",
            &["off", &format!("{{ off = 3, points = -{five} }}")],
        );
        // Fifty for every trick, bid and taken, 25 for all but one, from six cards on: the Italian rules, which do not say
        // whether that stands in place of the bid's points or on top of them.
        let slam = [false, true].map(|adds| {
            let (grand, small) = (50 * one, 25 * one);
            format!("{{ grand = {grand}, small = {small}, from-cards = 6, adds = {adds} }}")
        });
        rows.offer("slam", &["off", &slam[0], &slam[1]]);
    }
    rows.words("trump.last-hand");
}

/// What a bid scores that was missed, alike or apart for one trick too many and one too few.
fn missed(rows: &Rows, kept: &ExactBid, now: &ExactBid) -> SwitchRow {
    let point = Points::one(now.decimals);
    let alike = |terms: &[(Term, i64)]| (Formula::of(terms), Formula::of(terms));
    row(
        Rule::new(rows.now, "missed", RuleUse::Switch).name(None),
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
                Message::SeatingOverAndUnder {
                    over: formula(over).part(),
                    under: formula(under).part(),
                }
            }
        },
        |(over, under)| -> Vec<Setting> {
            if over == under {
                one("missed", toml(over))
            } else {
                let apart = [("over", over), ("under", under)];
                apart
                    .map(|(key, formula)| (key.to_owned(), toml(formula)))
                    .to_vec()
            }
        },
    )
}

/// A formula as a document has it.
fn toml(formula: &Formula) -> String {
    let terms: Vec<String> = formula
        .terms()
        .map(|(term, times)| format!("{} = {times}", term.key()))
        .collect();
    format!("{{ {} }}", terms.join(", "))
}
