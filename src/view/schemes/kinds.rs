//! One-line summaries of schemes without contracts, and formulas as text.

use crate::points::Points;
use crate::scheme::Scheme;
use crate::scheme::draft::Draft;
use crate::scheme::exact_bid::{ExactBid, Formula, Miss, Term};
use crate::scheme::keyword::Keyword;
use crate::scheme::odd_trick::OddTrick;
use crate::scheme::partnership_bid::PartnershipBid;
use crate::view::Message;
use crate::view::message::rule_names::{Key, PAGE, Rule};
use crate::view::rule_editor::term_name;

/// A summary of an `exact-bid` scheme.
pub(super) fn bids_line(rules: &ExactBid) -> Message {
    let made = formula(&rules.made, rules.decimals);
    let said = |found: &Formula| formula(found, rules.decimals);
    let missed = match rules.miss() {
        Miss::Apart { over, under } => {
            return Message::bid_line_apart(made, said(over), said(under));
        }
        Miss::Half => Key::new("exact-bid", "halve-on-miss").word_or_key("-true-term"),
        Miss::Alike(missed) => said(missed),
    };
    Message::bid_line(made, missed)
}

/// A summary of an `odd-trick` scheme.
pub(super) fn sides_line(scheme: &Scheme, rules: &OddTrick) -> Message {
    if rules.high.is_some() {
        let target = rules.goal.target;
        let game = target.map_or(Message::SidesDealLine, Message::sides_to);
        let draft = Draft::of(scheme);
        let [high, low] = ["high", "low"].map(|key| {
            let rule = Rule::new(scheme, key, PAGE);
            rule.value(draft.at(key))
        });
        return Message::listed(game, Message::listed(high, low));
    }
    match (rules.goal.target, &rules.bids) {
        (Some(n), Some(bids)) => {
            let made = Key::new("odd-trick", "made");
            let made = made.word_or_key(&format!("-{}", rules.made.word()));
            Message::sides_bid_line(n, bids.min, made)
        }
        (Some(n), None) if rules.rubber.is_some() => Message::sides_rubbers_to(n),
        (Some(n), None) => Message::sides_to(n),
        (None, _) => Message::SidesDealLine,
    }
}

/// A formula as a sum: `10 + bid`, `−10 × off`, `−10 − bid`, or `0`; points have this many decimals.
pub(in crate::view) fn formula(formula: &Formula, decimals: u8) -> Message {
    let said = |term: Term, n: i64| times(term, Points { n, decimals });
    let mut terms = formula.terms();
    let Some((term, n)) = terms.next() else {
        return Message::number(0);
    };
    terms.fold(said(term, n), |sum, (term, n)| match n {
        ..0 => Message::house_minus(sum, said(term, n.saturating_abs())),
        _ => Message::plus(sum, said(term, n)),
    })
}

/// Points times a term, or just the term for one whole point.
fn times(term: Term, n: Points) -> Message {
    if term == Term::Constant {
        return Message::points_alone(n);
    }
    let of = term_name(term);
    if n.n == Points::one(n.decimals) {
        of
    } else {
        Message::times_of(n, of)
    }
}

/// A summary of a `partnership-bid` scheme.
pub(super) fn partners_line(rules: &PartnershipBid) -> Message {
    let made = rules.made;
    match rules.goal.target {
        Some(n) => Message::PartnersLine { n, made },
        None => Message::partners_each(made),
    }
}
