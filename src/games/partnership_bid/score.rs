//! The score of a side in a hand.

use crate::games::Bid;
use crate::scheme::partnership_bid::{NilTricks, PartnershipBid};

/// A side's result in a hand.
pub(super) struct Scored {
    /// Whether the contract was made.
    pub(super) made: bool,
    /// The points, including the penalty for bags.
    pub(super) points: i64,
    /// The penalty for bags; 0 if there were too few.
    pub(super) penalty: i64,
    /// The bags carried to the next hand.
    pub(super) bags: u32,
}

/// The score of partners with these bids and tricks, and bags from earlier hands; `None` on overflow.
///
/// An overtrick scores only if the contract is made, but is a bag in any case. On MSN a nil and a bid of two that both
/// failed by one trick cost 120 and add a bag.
pub(super) fn score(rules: &PartnershipBid, partners: [(Bid, u8); 2], bags: u32) -> Option<Scored> {
    let (mut bid, mut taken, mut nil_overtricks, mut points) = (0, 0, 0, 0_i64);
    for (own, tricks) in partners {
        let nil = own.nil().map(|nil| rules.nil(nil));
        bid += i64::from(own.tricks());
        match (nil, rules.nil_tricks) {
            (None, _) | (Some(_), NilTricks::Bid) => taken += i64::from(tricks),
            (Some(_), NilTricks::Bags) => nil_overtricks += i64::from(tricks),
            (Some(_), NilTricks::None) => {}
        }
        if let Some(Some(nil)) = nil {
            let scores = if tricks == 0 { nil.made } else { -nil.lost };
            points = points.checked_add(scores)?;
        }
    }
    let made = taken >= bid;
    let over = nil_overtricks + (taken - bid).max(0);
    let contract = if made {
        let overtricks = over.checked_mul(rules.overtrick)?;
        bid.checked_mul(rules.made)?.checked_add(overtricks)?
    } else {
        bid.checked_mul(-rules.lost)?
    };
    points = points.checked_add(contract)?;
    let (penalty, bags) = match rules.bags {
        Some(rule) => {
            let all = bags.checked_add(u32::try_from(over).ok()?)?;
            let limit = u32::from(rule.limit).max(1);
            (
                i64::from(all / limit).checked_mul(rule.penalty)?,
                all % limit,
            )
        }
        None => (0, 0),
    };
    Some(Scored {
        made,
        points: points.checked_sub(penalty)?,
        penalty,
        bags,
    })
}

/// Whether a player made their bid: a nil alone, a number with the partner.
pub(super) fn is_made(bid: Bid, tricks: u8, contract: bool) -> bool {
    match bid {
        Bid::Nil(_) => tricks == 0,
        Bid::Tricks(_) => contract,
    }
}
