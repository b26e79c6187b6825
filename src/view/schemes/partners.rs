//! A `partnership-bid` scheme as a person reads it.

use crate::scheme::partnership_bid::{Bags, NilScore, NilTricks, PartnershipBid};
use crate::view::{Message, Partners, Terms};

/// Its numbers in a line.
pub(super) fn line(rules: &PartnershipBid) -> Message {
    let made = rules.made;
    match rules.target {
        Some(n) => Partners::Line { n, made }.into(),
        None => Partners::Each { n: made }.into(),
    }
}

/// The scheme, one line a rule.
pub(super) fn terms(rules: &PartnershipBid) -> Vec<(Message, Message)> {
    let number = |n: i64| Message::Number { n };
    let mut terms = Vec::new();
    terms.extend(rules.target.map(|n| (Message::TermGame, number(n))));
    terms.extend(rules.lose_at.map(|n| (Message::TermLost, number(n))));
    terms.push((Message::TermMade, Partners::Each { n: rules.made }.into()));
    terms.push((Message::TermSet, lost(rules.lost)));
    terms.push((Partners::TermOvertrick.into(), number(rules.overtrick)));
    terms.push((Partners::TermBags.into(), bags(rules.bags)));
    terms.push((Partners::Nil.into(), nil(rules.nil)));
    terms.push((Partners::BlindNil.into(), nil(rules.blind_nil)));
    if rules.nil.or(rules.blind_nil).is_some() {
        let name = Partners::TermNilTricks.into();
        terms.push((name, nil_tricks(rules.nil_tricks).into()));
    }
    let n = i64::from(rules.least_bid);
    terms.push((Terms::TermLeastBid.into(), number(n)));
    terms
}

/// What a contract that fails costs.
pub(crate) fn lost(n: i64) -> Message {
    if n == 0 {
        Message::Number { n }
    } else {
        Partners::EachLost { n }.into()
    }
}

/// What overtricks cost in the long run.
pub(crate) fn bags(bags: Option<Bags>) -> Message {
    bags.map_or(Message::ValueNotPlayed, |bags| {
        let (n, cost) = (i64::from(bags.limit), bags.penalty);
        Partners::BagsCost { n, cost }.into()
    })
}

/// What a bid of no trick at all scores.
pub(crate) fn nil(nil: Option<NilScore>) -> Message {
    nil.map_or(Message::ValueNotPlayed, |nil| {
        let (made, lost) = (nil.made, nil.lost);
        Partners::NilPays { made, lost }.into()
    })
}

/// What the tricks of a nil that failed count for.
pub(crate) fn nil_tricks(tricks: NilTricks) -> Partners {
    match tricks {
        NilTricks::Bags => Partners::TricksBags,
        NilTricks::Bid => Partners::TricksBid,
        NilTricks::None => Partners::TricksNone,
    }
}
