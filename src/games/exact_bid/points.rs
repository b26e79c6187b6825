//! What one player's bid and tricks score.

use crate::scheme::exact_bid::{ExactBid, Formula, Term};

/// What so many tricks score on a bid, with so many cards dealt, for whom stood at this total; none where that is beyond
/// all bounds.
///
/// A miss by far outranks every other rule for a miss, and a bid of no tricks the rules for any bid (design.md section
/// 3). A slam has to be bid and taken to the letter (rules.md 3.4).
pub(in crate::games) fn points(
    rules: &ExactBid,
    bid: u8,
    tricks: u8,
    cards: u8,
    total: i64,
) -> Option<i64> {
    let sum = |formula: &Formula| added(formula, bid, tricks, cards);
    let zero = Some(rules.zero_bid).filter(|_| bid == 0);
    if bid == tricks {
        let made = sum(&zero.and_then(|zero| zero.made).unwrap_or(rules.made))?;
        return match slam(rules, bid, cards) {
            Some((slam, true)) => made.checked_add(slam),
            Some((slam, false)) => Some(slam),
            None => Some(made),
        };
    }
    if rules.halve_on_miss {
        // The larger half is kept. A debt is not halved, for nobody is to gain by a miss.
        return Some(-(total.max(0) / 2));
    }
    if let Some(miss) = rules
        .big_miss
        .filter(|miss| bid.abs_diff(tricks) >= miss.off)
    {
        return Some(miss.points);
    }
    let missed = if tricks > bid {
        rules.over
    } else {
        rules.under
    };
    sum(&zero.and_then(|zero| zero.missed).unwrap_or(missed))
}

/// What a slam is worth that was made with this bid, and whether that is added to what the bid scores.
fn slam(rules: &ExactBid, bid: u8, cards: u8) -> Option<(i64, bool)> {
    let slam = rules.slam.filter(|slam| cards >= slam.from_cards)?;
    let worth = match cards.checked_sub(bid)? {
        0 => slam.grand,
        1 if bid > 0 => slam.small,
        _ => 0,
    };
    Some((worth, slam.adds)).filter(|(worth, _)| *worth != 0)
}

fn added(formula: &Formula, bid: u8, tricks: u8, cards: u8) -> Option<i64> {
    formula.terms().try_fold(0_i64, |sum, (term, times)| {
        sum.checked_add(times.checked_mul(count(term, bid, tricks, cards))?)
    })
}

/// How much of what a term counts there is.
fn count(term: Term, bid: u8, tricks: u8, cards: u8) -> i64 {
    let (tricks, cards) = (i64::from(tricks), i64::from(cards));
    let bid = i64::from(bid);
    let off = (bid - tricks).abs();
    match term {
        Term::Constant => 1,
        Term::Bid => bid,
        Term::BidSquared => bid * bid,
        Term::BidTriangular => triangular(bid),
        Term::Tricks => tricks,
        Term::Cards => cards,
        Term::Off => off,
        Term::OffSquared => off * off,
        Term::OffTriangular => triangular(off),
    }
}

/// 1 + 2 + … + n.
fn triangular(n: i64) -> i64 {
    n * (n + 1) / 2
}
