//! The score of one player's bid and tricks.

use crate::scheme::exact_bid::{ExactBid, Formula, Term};
use std::cmp::Ordering;

/// A player's bid and tricks in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BidAndTricks {
    /// The tricks bid.
    pub bid: u8,
    /// The tricks taken.
    pub tricks: u8,
    /// Cards dealt to each.
    pub cards: u8,
    /// The sum of all bids.
    pub bids: u32,
    /// The player's total before the hand.
    pub total: i64,
}

impl BidAndTricks {
    /// Whether the sum of bids exceeds the cards.
    fn is_overbid(self) -> bool {
        self.bids > u32::from(self.cards)
    }
}

/// Whether the score of a bid depends on the sum of all bids.
pub(super) fn depends_on_all_bids(rules: &ExactBid, bid: u8) -> bool {
    bid == 0 && rules.zero_bid.overbid.is_some()
}

/// The computation of a player's points in a hand of kind `exact-bid`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsCalculation {
    /// The rule that applies.
    pub rule: BidRule,
    /// The non-zero terms of its formula: the term, points per unit, and the count.
    pub terms: Vec<(Term, i64, i64)>,
    /// Points outside the formula, for a slam or a big miss; `None` if neither applies.
    pub flat: Option<i64>,
    /// The result.
    pub points: i64,
}

/// The rule by which a bid and its tricks score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BidRule {
    /// A bid made.
    Made,
    /// A bid of 0 made, if it has a separate rule.
    ZeroMade,
    /// A bid of 0 made in a hand where the bids exceed the cards, if it has a separate rule.
    ZeroOverbid,
    /// All tricks bid and taken, from a minimum number of cards.
    GrandSlam,
    /// All but one bid and taken.
    SmallSlam,
    /// More tricks than bid.
    Over,
    /// Fewer tricks than bid.
    Under,
    /// A bid of 0 missed, if it has a separate rule.
    ZeroMissed,
    /// A big miss.
    BigMiss,
    /// A miss that halves the total.
    Halved,
}

/// The score of a bid and its computation; `None` if it overflows.
pub fn points_calculation(rules: &ExactBid, hand: BidAndTricks) -> Option<PointsCalculation> {
    let (rule, formula, flat) = rule(rules, hand);
    let terms = formula.into_iter().flat_map(Formula::terms);
    Some(PointsCalculation {
        rule,
        terms: terms
            .map(|(term, times)| (term, times, count(term, hand)))
            .collect(),
        flat,
        points: sum(formula, flat, hand)?,
    })
}

/// The score of a bid; `None` if it overflows.
pub(in crate::games) fn points(rules: &ExactBid, hand: BidAndTricks) -> Option<i64> {
    let (_, formula, flat) = rule(rules, hand);
    sum(formula, flat, hand)
}

fn sum(formula: Option<&Formula>, flat: Option<i64>, hand: BidAndTricks) -> Option<i64> {
    let by_formula = formula.map_or(Some(0), |formula| added(formula, hand))?;
    by_formula.checked_add(flat.unwrap_or(0))
}

/// The rule that applies, its formula, and points beside or instead of it.
///
/// The rule for a big miss takes precedence over those for other misses, and a rule for a bid of 0 over those for other
/// bids. A slam must be bid and taken exactly: the Italian rules of Wist award it for a declared and made one.
fn rule(rules: &ExactBid, hand: BidAndTricks) -> (BidRule, Option<&Formula>, Option<i64>) {
    let BidAndTricks {
        bid, tricks, cards, ..
    } = hand;
    let zero = Some(&rules.zero_bid).filter(|_| bid == 0);
    if bid == tricks {
        let over = zero.filter(|_| hand.is_overbid());
        let over = over.and_then(|zero| zero.overbid.as_ref());
        let (made, formula) = match (over, zero.and_then(|zero| zero.made.as_ref())) {
            (Some(formula), _) => (BidRule::ZeroOverbid, formula),
            (None, Some(formula)) => (BidRule::ZeroMade, formula),
            (None, None) => (BidRule::Made, &rules.made),
        };
        return match slam(rules, bid, cards) {
            Some((worth, true)) => (slam_rule(bid, cards), Some(formula), Some(worth)),
            Some((worth, false)) => (slam_rule(bid, cards), None, Some(worth)),
            None => (made, Some(formula), None),
        };
    }
    if rules.halve_on_miss {
        // The larger half is kept. A negative total is not halved, because a miss must not gain.
        return (BidRule::Halved, None, Some(-(hand.total.max(0) / 2)));
    }
    let far = |off: u8| bid.abs_diff(tricks) >= off;
    if let Some(miss) = rules.big_miss.filter(|miss| far(miss.off)) {
        return (BidRule::BigMiss, None, Some(miss.points));
    }
    match zero.and_then(|zero| zero.missed.as_ref()) {
        Some(formula) => (BidRule::ZeroMissed, Some(formula), None),
        None => match tricks.cmp(&bid) {
            Ordering::Greater => (BidRule::Over, Some(&rules.over), None),
            _ => (BidRule::Under, Some(&rules.under), None),
        },
    }
}

fn slam_rule(bid: u8, cards: u8) -> BidRule {
    if bid == cards {
        BidRule::GrandSlam
    } else {
        BidRule::SmallSlam
    }
}

/// The value of a slam made with this bid, and whether it is added to the bid's score.
fn slam(rules: &ExactBid, bid: u8, cards: u8) -> Option<(i64, bool)> {
    let slam = rules
        .slam
        .as_ref()
        .filter(|slam| cards >= slam.from_cards)?;
    let worth = match cards.checked_sub(bid)? {
        0 => slam.grand,
        1 if bid > 0 => slam.small,
        _ => 0,
    };
    Some((worth, slam.adds)).filter(|(worth, _)| *worth != 0)
}

fn added(formula: &Formula, hand: BidAndTricks) -> Option<i64> {
    formula.terms().try_fold(0_i64, |sum, (term, times)| {
        sum.checked_add(times.checked_mul(count(term, hand))?)
    })
}

/// The count of a term.
fn count(term: Term, hand: BidAndTricks) -> i64 {
    let [bid, tricks, cards] = [hand.bid, hand.tricks, hand.cards].map(i64::from);
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
