//! The rules of kind `partnership-bid`: Spades.
//!
//! Two fixed partnerships, seats 1 and 3 against 2 and 4. All four bid, and partners' bids form one contract. Numbers
//! and meanings follow Spades on MSN; other sources differ only in values.

use super::Goal;
use super::keyword::keyword;
use serde::{Deserialize, Serialize};

/// The tricks of a hand, and the cards dealt to each.
pub use super::odd_trick::TRICKS;

/// The rules of kind `partnership-bid`, besides the common keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PartnershipBid {
    /// The goal of the game.
    pub goal: Goal,
    /// The score of a contract made, per trick bid.
    pub made: i64,
    /// The cost of a failed contract, per trick bid. MSN deducts what it would have scored, other tables nothing.
    pub lost: i64,
    /// The score per overtrick if the contract is made.
    pub overtrick: i64,
    /// The penalty for accumulated overtricks; `None` if they are not counted.
    pub bags: Option<Bags>,
    /// A nil bid; `None` if not played.
    pub nil: Option<NilScore>,
    /// A blind nil bid; `None` if not played.
    pub blind_nil: Option<NilScore>,
    /// What tricks of a failed nil count for.
    pub nil_tricks: NilTricks,
    /// The minimum bid other than nil.
    pub least_bid: u8,
}

impl PartnershipBid {
    /// The score of a nil; `None` if not played.
    pub fn nil(&self, nil: Nil) -> Option<NilScore> {
        match nil {
            Nil::Seen => self.nil,
            Nil::Blind => self.blind_nil,
        }
    }
}

/// The penalty for overtricks, which a side carries from hand to hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bags {
    /// The number of overtricks that costs one penalty; the rest is carried on.
    pub limit: u8,
    /// The penalty.
    pub penalty: i64,
}

keyword! {
    /// A bid of no tricks.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Nil {
        /// Bid with the cards in hand.
        #[serde(rename = "nil")]
        Seen = "nil",
        /// Bid before looking at the cards.
        #[serde(rename = "blind-nil")]
        Blind = "blind-nil",
    }
}

/// The score of a nil, separate from the partner's contract.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NilScore {
    /// If no trick was taken.
    pub made: i64,
    /// The cost of one trick or more.
    pub lost: i64,
}

keyword! {
    /// What tricks of a failed nil count for.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum NilTricks {
        /// They are overtricks and do not help the partner.
        #[default]
        Bags = "bags",
        /// They count for the partner's bid.
        Bid = "bid",
        /// They count for nothing.
        None = "none",
    }
}
