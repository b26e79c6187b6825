//! A scheme: one complete set of scoring numbers and switches for a game, as data.
//!
//! A new game of a known kind is a new TOML document and no new code. This module reads, checks and overrides
//! documents. It must not know how a hand is scored, where documents are kept, or any single game by name.
//!
//! * [`document`]: TOML to [`Scheme`] and its errors, a misspelt key named with the nearest known one;
//! * [`set`]: `--set KEY=VALUE` on a document;
//! * [`draft`]: a document that is being changed and may be bad in between;
//! * [`fields`]: the keys of a kind, each described once;
//! * [`catalog`]: the schemes that ship;
//! * [`mod@derive`]: a document made from another, under an id and a name of its own;
//! * [`contracts`]: the numbers of kind `contracts`;
//! * [`exact_bid`]: the numbers of kind `exact-bid`;
//! * [`odd_trick`]: the numbers of kind `odd-trick`;
//! * [`partnership_bid`]: the numbers of kind `partnership-bid`;
//! * [`switch`]: the words that stand for a choice out of a few.

pub mod catalog;
pub mod contracts;
pub mod derive;
pub mod document;
pub mod draft;
pub mod exact_bid;
pub mod fields;
pub mod odd_trick;
pub mod partnership_bid;
pub mod set;
pub mod switch;

pub use contracts::{
    Contract, ContractTrump, Contracts, GeneralMisere, Leads, Rounds, Target, TrumpSource,
    Unaccepted,
};
pub use document::{ClashKind, SchemeError};
pub use exact_bid::ExactBid;
pub use odd_trick::{OddTrick, Rubber};
pub use partnership_bid::PartnershipBid;

use crate::points::Points;
use crate::seat::Direction;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use switch::switch;

/// The newest document format that this program reads and the one that it writes.
pub const FORMAT: i64 = 1;

/// A scheme, read and checked. What exists is whole and consistent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// Its stable id: lower-case letters, digits and hyphens. Ids that ship are reserved.
    pub id: String,
    /// The id of the game that it scores, such as `solo-whist`.
    pub game: String,
    /// Its name in English, or in the language of the table that made it.
    pub name: String,
    /// Its name in other languages, by language code.
    pub names: BTreeMap<String, String>,
    /// Where its numbers come from.
    pub source: String,
    /// How many are dealt cards.
    pub players: Range,
    /// How many sit at the table; with one more than are dealt cards, the dealer sits out.
    pub at_table: Range,
    /// Which way deal, bidding and play go round.
    pub direction: Direction,
    /// Cards in the pack.
    pub deck: u8,
    /// How points become money unless the session says otherwise.
    pub settle: SettleMode,
    /// What a revoke costs, where the scheme has a rule for it.
    pub revoke: Option<Revoke>,
    /// The numbers of its kind.
    pub rules: Rules,
    /// The document itself, as it was read: what a session freezes.
    pub document: String,
}

impl Scheme {
    /// Whether more can sit at a table than are dealt cards.
    pub fn may_sit_out(&self) -> bool {
        self.at_table.most > self.players.least
    }

    /// How many decimals its points are shown with: 1 where they are counted in tenths.
    pub fn decimals(&self) -> u8 {
        self.rules.exact_bid().map_or(0, |rules| rules.decimals)
    }

    /// What one whole point is counted as.
    pub fn point(&self) -> i64 {
        Points::one(self.decimals())
    }

    /// So many points of it, as a person reads them.
    pub fn points(&self, n: i64) -> Points {
        Points {
            n,
            decimals: self.decimals(),
        }
    }

    /// The largest number of its document, signs not counted, 1 at least.
    pub fn largest(&self) -> u64 {
        // It was read before, or there would be no scheme.
        let table = document::read_toml(&self.document).unwrap_or_default();
        table.values().map(largest).fold(1, u64::max)
    }
}

fn largest(value: &toml::Value) -> u64 {
    match value {
        toml::Value::Integer(number) => number.unsigned_abs(),
        toml::Value::Array(all) => all.iter().map(largest).fold(0, u64::max),
        toml::Value::Table(all) => all.values().map(largest).fold(0, u64::max),
        _ => 0,
    }
}

/// A scheme is kept as its document.
impl Serialize for Scheme {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.document)
    }
}

impl<'de> Deserialize<'de> for Scheme {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        document::parse(&text).map_err(serde::de::Error::custom)
    }
}

/// An inclusive range of players. In a document a lone number is a range of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The fewest, 1 at least.
    pub least: u8,
    /// The most, [`crate::seat::MAX_SEATS`] at most.
    pub most: u8,
}

impl Range {
    /// Whether so many are allowed.
    pub fn contains(self, n: usize) -> bool {
        (usize::from(self.least)..=usize::from(self.most)).contains(&n)
    }
}

switch! {
    /// How points become payouts; where the lowest total wins the sign is turned.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum SettleMode {
        /// Stake x (points less the mean of those seated).
        #[default]
        PerPoint = "per-point",
        /// Every pair settles its difference.
        Difference = "difference",
        /// One stake for every game that a side wins, whatever it is worth.
        PerGame = "per-game",
        /// One stake for every rubber that a side wins.
        PerRubber = "per-rubber",
        /// Everyone antes one stake, the winner takes it all.
        WinnerTakesPot = "winner-takes-pot",
        /// One stake from each player to each who is placed above.
        ByPlace = "by-place",
        /// For honour.
        None = "none",
    }
}

impl SettleMode {
    /// What would have to be won for there to be anything to settle, where these rules have no such thing.
    pub fn lacks(self, rules: &Rules) -> Option<&'static str> {
        let sides = rules.sides();
        match self {
            Self::PerGame if sides.is_none_or(|sides| sides.target.is_none()) => Some("game"),
            Self::PerRubber if sides.is_none_or(|sides| sides.rubber.is_none()) => Some("rubber"),
            _ => None,
        }
    }
}

/// What a revoke costs the player who revoked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Revoke {
    /// The points.
    pub points: i64,
    /// Whether they stand in place of what the hand scored for that player, or are added to it.
    pub replaces: bool,
}

/// The numbers of a scheme's kind, which is also the engine that scores it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "a session has one scheme, and nobody keeps them by the thousand"
)]
pub enum Rules {
    /// A contract is bid and played: Solo Whist and its neighbours.
    Contracts(Contracts),
    /// Everybody bids and has to take just that: Oh Hell and its cousins.
    ExactBid(ExactBid),
    /// Two partnerships share the tricks, and those beyond the book score: Whist and Bid Whist.
    OddTrick(OddTrick),
    /// All four bid, and partners have to take what they bid together: Spades.
    PartnershipBid(PartnershipBid),
}

/// What two partnerships play for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The points at which a side has won the game; none where every hand stands by itself.
    pub target: Option<i64>,
    /// The points, below 0, at which a side has lost the game.
    pub lose_at: Option<i64>,
    /// What games are worth in a rubber; none where each game stands by itself.
    pub rubber: Option<Rubber>,
}

impl Rules {
    /// The kind's key in a document.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Contracts(_) => "contracts",
            Self::ExactBid(_) => "exact-bid",
            Self::OddTrick(_) => "odd-trick",
            Self::PartnershipBid(_) => "partnership-bid",
        }
    }

    /// The numbers of kind `contracts`, where it is that.
    pub fn contracts(&self) -> Option<&Contracts> {
        match self {
            Self::Contracts(rules) => Some(rules),
            _ => None,
        }
    }

    /// The numbers of kind `exact-bid`, where it is that.
    pub fn exact_bid(&self) -> Option<&ExactBid> {
        match self {
            Self::ExactBid(rules) => Some(rules),
            _ => None,
        }
    }

    /// The numbers of kind `odd-trick`, where it is that.
    pub fn odd_trick(&self) -> Option<&OddTrick> {
        match self {
            Self::OddTrick(rules) => Some(rules),
            _ => None,
        }
    }

    /// The numbers of kind `partnership-bid`, where it is that.
    pub fn partnership_bid(&self) -> Option<&PartnershipBid> {
        match self {
            Self::PartnershipBid(rules) => Some(rules),
            _ => None,
        }
    }

    /// What two partnerships play for; none where everybody plays for himself.
    pub fn sides(&self) -> Option<Goal> {
        match self {
            Self::Contracts(_) | Self::ExactBid(_) => None,
            Self::OddTrick(rules) => Some(Goal {
                target: rules.target,
                lose_at: rules.lose_at,
                rubber: rules.rubber,
            }),
            Self::PartnershipBid(rules) => Some(Goal {
                target: rules.target,
                lose_at: rules.lose_at,
                rubber: None,
            }),
        }
    }

    /// Whether everybody says what he bids and what he took.
    pub fn all_bid(&self) -> bool {
        matches!(self, Self::ExactBid(_) | Self::PartnershipBid(_))
    }
}
