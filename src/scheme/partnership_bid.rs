//! The numbers and switches of kind `partnership-bid`: Spades.
//!
//! Two fixed partnerships, seats 1 and 3 against 2 and 4. All four bid, and what partners bid is one contract. Numbers
//! and meanings are those of Spades on MSN; where other sources differ, they differ in a value.

use super::switch::switch;
use serde::{Deserialize, Serialize};

/// The tricks of a hand, and the cards dealt to each.
pub const TRICKS: u8 = 13;

/// Everything that a scheme of kind `partnership-bid` says beside the common keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartnershipBid {
    /// The points at which a side has won the game; none where every hand stands by itself.
    pub target: Option<i64>,
    /// The points, below 0, at which a side has lost the game.
    pub lose_at: Option<i64>,
    /// What a contract that is made scores for each trick that was bid.
    pub made: i64,
    /// What a contract that fails costs for each trick that was bid. MSN takes off as much as it would have scored, other
    /// tables nothing.
    pub lost: i64,
    /// What each overtrick scores where the contract is made.
    pub overtrick: i64,
    /// What overtricks cost in the long run; none where nobody counts them.
    pub bags: Option<Bags>,
    /// A bid of no trick at all; none where it is not played.
    pub nil: Option<NilScore>,
    /// The same, bid before the cards are looked at.
    pub blind_nil: Option<NilScore>,
    /// What the tricks of a nil that failed count for.
    pub nil_tricks: NilTricks,
    /// The fewest tricks that can be bid by who does not bid nil.
    pub least_bid: u8,
}

impl PartnershipBid {
    /// The fewest tricks that can be bid by who does not bid nil.
    pub fn fewest(&self) -> u8 {
        self.least_bid
    }

    /// What such a nil scores; none where it is not played.
    pub fn nil(&self, nil: Nil) -> Option<NilScore> {
        match nil {
            Nil::Seen => self.nil,
            Nil::Blind => self.blind_nil,
        }
    }
}

/// What overtricks cost a side, which carries them from hand to hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bags {
    /// How many of them cost something; those beyond stay.
    pub limit: u8,
    /// What so many cost.
    pub penalty: i64,
}

switch! {
    /// A bid of no trick at all.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Nil {
        /// Bid with the cards in hand.
        #[serde(rename = "nil")]
        Seen = "nil",
        /// Bid before the cards were looked at.
        #[serde(rename = "blind-nil")]
        Blind = "blind-nil",
    }
}

/// What a bid of no trick at all scores, beside what the partner's bid does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NilScore {
    /// Where no trick was taken.
    pub made: i64,
    /// What one trick or more cost.
    pub lost: i64,
}

switch! {
    /// What the tricks of a nil that failed count for.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum NilTricks {
        /// They are overtricks, and never help the partner.
        #[default]
        Bags = "bags",
        /// They count for the partner's bid.
        Bid = "bid",
        /// They count for nothing.
        None = "none",
    }
}
