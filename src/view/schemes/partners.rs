//! A `partnership-bid` scheme as a person reads it.

use crate::scheme::partnership_bid::{Bags, NilScore, NilTricks, PartnershipBid};
use crate::view::Message;

/// Its numbers in a line.
pub(super) fn line(rules: &PartnershipBid) -> Message {
    let made = rules.made;
    match rules.target {
        Some(n) => Message::PartnersLine { n, made },
        None => Message::PartnersEach { n: made },
    }
}

/// The scheme, one line a rule.
pub(super) fn terms(rules: &PartnershipBid) -> Vec<(Message, Message)> {
    let number = |n: i64| Message::Number { n };
    let mut terms = Vec::new();
    terms.extend(rules.target.map(|n| (Message::TermGame, number(n))));
    terms.extend(rules.lose_at.map(|n| (Message::TermLost, number(n))));
    terms.push((Message::TermMade, Message::PartnersEach { n: rules.made }));
    terms.push((Message::TermSet, lost(rules.lost)));
    terms.push((Message::PartnersTermOvertrick, number(rules.overtrick)));
    terms.push((Message::PartnersTermBags, bags(rules.bags)));
    terms.push((Message::PartnersNil, nil(rules.nil)));
    terms.push((Message::PartnersBlindNil, nil(rules.blind_nil)));
    if rules.nil.or(rules.blind_nil).is_some() {
        let name = Message::PartnersTermNilTricks;
        terms.push((name, nil_tricks(rules.nil_tricks)));
    }
    let n = i64::from(rules.least_bid);
    terms.push((Message::TermLeastBid, number(n)));
    terms
}

/// What a contract that fails costs.
pub(crate) fn lost(n: i64) -> Message {
    if n == 0 {
        Message::Number { n }
    } else {
        Message::PartnersEachLost { n }
    }
}

/// What overtricks cost in the long run.
pub(crate) fn bags(bags: Option<Bags>) -> Message {
    bags.map_or(Message::ValueNotPlayed, |bags| {
        let (n, cost) = (i64::from(bags.limit), bags.penalty);
        Message::PartnersBagsCost { n, cost }
    })
}

/// What a bid of no trick at all scores.
pub(crate) fn nil(nil: Option<NilScore>) -> Message {
    nil.map_or(Message::ValueNotPlayed, |nil| {
        let (made, lost) = (nil.made, nil.lost);
        Message::PartnersNilPays { made, lost }
    })
}

/// What the tricks of a nil that failed count for.
pub(crate) fn nil_tricks(tricks: NilTricks) -> Message {
    match tricks {
        NilTricks::Bags => Message::PartnersTricksBags,
        NilTricks::Bid => Message::PartnersTricksBid,
        NilTricks::None => Message::PartnersTricksNone,
    }
}
