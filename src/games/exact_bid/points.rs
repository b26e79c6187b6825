//! What one player's bid and tricks score.

use crate::scheme::exact_bid::{ExactBid, Formula, Term};
use std::cmp::Ordering;

/// What one player bid and took in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The tricks bid.
    pub bid: u8,
    /// The tricks taken.
    pub tricks: u8,
    /// Cards dealt to each.
    pub cards: u8,
    /// What everybody bid together.
    pub bids: u32,
    /// Where the player stood before the hand.
    pub total: i64,
}

impl Played {
    /// Whether all bids together exceed the cards.
    fn is_overbid(self) -> bool {
        self.bids > u32::from(self.cards)
    }
}

/// Whether what a bid scores hangs on what everybody bid together.
pub(super) fn hangs_on_bids(rules: &ExactBid, bid: u8) -> bool {
    bid == 0 && rules.zero_bid.overbid.is_some()
}

/// How the points of one player in a hand of kind `exact-bid` come about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reckoning {
    /// The rule that decides.
    pub rule: BidRule,
    /// The terms of its formula that count: which, how many points each time, and how often.
    pub terms: Vec<(Term, i64, i64)>,
    /// Points that are not a matter of the formula: a slam or a miss by far; none where neither is in play.
    pub flat: Option<i64>,
    /// What it comes to.
    pub points: i64,
}

/// The rule by which a bid and its tricks score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BidRule {
    /// A bid that was made.
    Made,
    /// A bid of no tricks that was made, where that is a case of its own.
    ZeroMade,
    /// The same in a hand where the bids exceed the cards, where that is one.
    ZeroOverbid,
    /// All tricks bid and taken, from so many cards on.
    GrandSlam,
    /// All but one bid and taken.
    SmallSlam,
    /// More taken than bid.
    Over,
    /// Fewer taken than bid.
    Under,
    /// A bid of no tricks that was missed, where that is a case of its own.
    ZeroMissed,
    /// A miss by far.
    BigMiss,
    /// A miss that costs half of what there was.
    Halved,
}

/// What a bid scores by what was taken, and why; none where that is beyond all bounds.
pub fn reckon(rules: &ExactBid, hand: Played) -> Option<Reckoning> {
    let (rule, formula, flat) = rule(rules, hand);
    let terms = formula.into_iter().flat_map(Formula::terms);
    Some(Reckoning {
        rule,
        terms: terms
            .map(|(term, times)| (term, times, count(term, hand)))
            .collect(),
        flat,
        points: sum(formula, flat, hand)?,
    })
}

/// What a bid scores by what was taken; none where that is beyond all bounds.
pub(in crate::games) fn points(rules: &ExactBid, hand: Played) -> Option<i64> {
    let (_, formula, flat) = rule(rules, hand);
    sum(formula, flat, hand)
}

fn sum(formula: Option<&Formula>, flat: Option<i64>, hand: Played) -> Option<i64> {
    let by_formula = formula.map_or(Some(0), |formula| added(formula, hand))?;
    by_formula.checked_add(flat.unwrap_or(0))
}

/// The rule that decides, its formula, and what it has beside or in place of one.
///
/// A miss by far outranks every other rule for a miss, and a bid of no tricks the rules for any bid. A slam has to be
/// bid and taken to the letter: the Italian rules of Wist give it to who declares it and succeeds.
fn rule(rules: &ExactBid, hand: Played) -> (BidRule, Option<&Formula>, Option<i64>) {
    let Played {
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
        // The larger half is kept. A debt is not halved, for nobody is to gain by a miss.
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

/// What a slam is worth that was made with this bid, and whether that is added to what the bid scores.
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

fn added(formula: &Formula, hand: Played) -> Option<i64> {
    formula.terms().try_fold(0_i64, |sum, (term, times)| {
        sum.checked_add(times.checked_mul(count(term, hand))?)
    })
}

/// How much of what a term counts there is.
fn count(term: Term, hand: Played) -> i64 {
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
