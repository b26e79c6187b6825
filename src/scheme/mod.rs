//! A scheme: one complete set of scoring numbers and switches for a game, as data.
//!
//! A new game of a known kind is a new TOML document and no new code. This module reads, checks and overrides
//! documents. It must not know how a hand is scored, where documents are kept, or any single game by name.
//!
//! * [`document`]: TOML to [`Scheme`], and its errors, which suggest the nearest key for a misspelt one;
//! * [`set`]: `--set KEY=VALUE` on a document;
//! * [`draft`]: a document being edited, possibly invalid between changes;
//! * [`fields`]: the keys of a kind, each defined once;
//! * [`catalog`]: the schemes that ship;
//! * [`mod@derive`]: a document derived from another, with its own id and name;
//! * [`contracts`]: the numbers of kind `contracts`;
//! * [`exact_bid`]: the numbers of kind `exact-bid`;
//! * [`odd_trick`]: the numbers of kind `odd-trick`;
//! * [`partnership_bid`]: the numbers of kind `partnership-bid`;
//! * [`keyword`]: values that are named by one of a few words.

pub mod catalog;
pub mod contracts;
pub mod derive;
pub mod document;
pub mod draft;
pub mod exact_bid;
pub mod fields;
pub mod keyword;
pub mod odd_trick;
pub mod partnership_bid;
pub mod set;

pub use contracts::{
    Contract, ContractTrump, Contracts, GeneralMisere, OpeningLead, Rounds, Target, TrumpSource,
    UnacceptedProposal,
};
pub use document::{ClashKind, SchemeError};
pub use exact_bid::ExactBid;
pub use odd_trick::{OddTrick, Rubber};
pub use partnership_bid::PartnershipBid;

use crate::points::Points;
use crate::seat::Direction;
use exact_bid::BidTrumpSource;
use keyword::keyword;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The newest document format that can be read, and the one written.
pub const FORMAT: i64 = 1;

/// A scheme, parsed and checked. Always complete and consistent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// Its stable id: lower-case letters, digits and hyphens. Ids of shipped schemes are reserved.
    pub id: String,
    /// The id of its game, such as `solo-whist`.
    pub game: String,
    /// Its name in English, or for house rules in the user's language.
    pub name: String,
    /// The source of its numbers.
    pub source: String,
    /// The number of players dealt cards.
    pub players: Range,
    /// The number of seats; with one more than are dealt cards, the dealer sits out.
    pub at_table: Range,
    /// The direction of deal, bidding and play.
    pub direction: Direction,
    /// Cards in the pack.
    pub deck: u8,
    /// The default settlement of points in money.
    pub settle: SettleMode,
    /// The penalty for a revoke, if the scheme has one.
    pub revoke: Option<Revoke>,
    /// The rules of its kind.
    pub rules: Rules,
    /// The document as read, which sessions store.
    pub document: String,
}

impl Scheme {
    /// Whether there can be more seats than players dealt cards.
    pub fn may_sit_out(&self) -> bool {
        self.at_table.most > self.players.least
    }

    /// The contract with that id, in kind `contracts`.
    pub fn contract(&self, id: &str) -> Option<&Contract> {
        self.rules.contracts()?.contract(id)
    }

    /// Whether the contract with that id is entered as made or failed rather than by tricks.
    pub fn is_made_or_failed(&self, contract: Option<&str>) -> bool {
        let rules = self.rules.contracts();
        let found = contract.and_then(|id| rules?.contract(id));
        rules
            .zip(found)
            .is_some_and(|(rules, found)| rules.is_made_or_failed(found))
    }

    /// The number of decimals of its points: 1 if they are counted in tenths.
    pub fn decimals(&self) -> u8 {
        self.rules.exact_bid().map_or(0, |rules| rules.decimals)
    }

    /// One whole point in the scheme's units.
    pub fn point(&self) -> i64 {
        Points::one(self.decimals())
    }

    /// An amount in the scheme's units as points.
    pub fn points(&self, n: i64) -> Points {
        Points {
            n,
            decimals: self.decimals(),
        }
    }

    /// The largest absolute number of its document, at least 1.
    pub fn largest(&self) -> u64 {
        self.table().values().map(largest).fold(1, u64::max)
    }

    /// Its document as a table.
    fn table(&self) -> toml::Table {
        // It was parsed before, so it is valid.
        document::read_toml(&self.document).unwrap_or_default()
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

/// A scheme is serialised as its document.
impl Serialize for Scheme {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.document)
    }
}

impl<'de> Deserialize<'de> for Scheme {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        document::parse_cached(&text).map_err(serde::de::Error::custom)
    }
}

/// An inclusive range of players. In a document a single number is a range of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The minimum, at least 1.
    pub least: u8,
    /// The maximum, at most [`crate::seat::MAX_SEATS`].
    pub most: u8,
}

impl Range {
    /// Whether a number is in the range.
    pub fn contains(self, n: usize) -> bool {
        (usize::from(self.least)..=usize::from(self.most)).contains(&n)
    }
}

/// `a to b`, or `a` if both are equal.
impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { least, most } = self;
        if least == most {
            write!(f, "{least}")
        } else {
            write!(f, "{least} to {most}")
        }
    }
}

keyword! {
    /// How points become payouts; negated if the lowest total wins.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum SettleMode {
        /// Stake x (points - mean of the table).
        #[default]
        PerPoint = "per-point",
        /// Each pair settles the difference.
        Difference = "difference",
        /// One stake per game won by a side, whatever its value.
        PerGame = "per-game",
        /// One stake per rubber won by a side.
        PerRubber = "per-rubber",
        /// Everyone pays one stake; the winner takes the pot.
        WinnerTakesPot = "winner-takes-pot",
        /// One stake from each player to each player ranked above.
        ByPlace = "by-place",
        /// No settlement.
        None = "none",
    }
}

impl SettleMode {
    /// Whether a stake is for a whole game, so that a change of the stake waits for the next game.
    pub fn is_by_game(self) -> bool {
        match self {
            Self::PerGame | Self::PerRubber | Self::WinnerTakesPot | Self::ByPlace => true,
            Self::PerPoint | Self::Difference | Self::None => false,
        }
    }

    /// The modes that make sense for these rules.
    pub fn offered(rules: &Rules) -> Vec<Self> {
        use SettleMode::{ByPlace, Difference, PerGame, PerPoint, PerRubber, WinnerTakesPot};
        let usual: &[Self] = match rules {
            // One side of a contract wins what the other loses, so paying differences would count each point four
            // times.
            Rules::Contracts(_) => &[PerPoint, WinnerTakesPot, ByPlace],
            Rules::ExactBid(_) => &[PerPoint, Difference, WinnerTakesPot, ByPlace],
            // Between two sides, points and differences are the same, except in a rubber, which has its own points.
            Rules::OddTrick(rules) if rules.rubber.is_some() => {
                &[PerPoint, PerGame, PerRubber, Difference]
            }
            Rules::OddTrick(_) | Rules::PartnershipBid(_) => &[PerPoint, PerGame],
        };
        let mut modes = usual.to_vec();
        modes.retain(|mode| mode.missing_award(rules).is_none());
        modes
    }

    /// What the rules would have to award for this settlement, if they do not.
    pub fn missing_award(self, rules: &Rules) -> Option<&'static str> {
        let sides = rules.sides();
        match self {
            Self::PerGame if sides.is_none_or(|sides| sides.target.is_none()) => Some("game"),
            Self::PerRubber if rules.rubber().is_none() => Some("rubber"),
            _ => None,
        }
    }
}

/// The penalty for a revoke.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Revoke {
    /// The points.
    pub points: i64,
    /// Whether it replaces the player's points of the hand or is added to them.
    pub replaces: bool,
}

/// The rules of a scheme's kind, which also determines the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "a session has one scheme, and nobody keeps them by the thousand"
)]
pub enum Rules {
    /// A contract is bid and played: Solo Whist and related games.
    Contracts(Contracts),
    /// Each player bids and must take exactly that: Oh Hell and related games.
    ExactBid(ExactBid),
    /// Two partnerships share the tricks; those beyond the book score: Whist and Bid Whist.
    OddTrick(OddTrick),
    /// All four bid, and partners must take the sum of their bids: Spades.
    PartnershipBid(PartnershipBid),
}

/// The goal of two partnerships.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Goal {
    /// The points that win the game; `None` if hands are independent.
    pub target: Option<i64>,
    /// The points, below 0, that lose the game.
    pub lose_at: Option<i64>,
}

impl Goal {
    /// Whether a side has won or lost the game with these points.
    pub fn is_reached(self, points: i64) -> bool {
        self.target.is_some_and(|target| points >= target)
            || self.lose_at.is_some_and(|lost| points <= lost)
    }
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

    /// The rules of kind `contracts`; `None` for other kinds.
    pub fn contracts(&self) -> Option<&Contracts> {
        match self {
            Self::Contracts(rules) => Some(rules),
            _ => None,
        }
    }

    /// The rules of kind `exact-bid`; `None` for other kinds.
    pub fn exact_bid(&self) -> Option<&ExactBid> {
        match self {
            Self::ExactBid(rules) => Some(rules),
            _ => None,
        }
    }

    /// Whether no hand has a trump to name: there is none, or it is no suit of a standard pack, as in Skull King.
    pub fn is_without_trump(&self) -> bool {
        let source = self.exact_bid().map(|rules| rules.trump.source);
        source == Some(BidTrumpSource::None)
    }

    /// The rules of kind `odd-trick`; `None` for other kinds.
    pub fn odd_trick(&self) -> Option<&OddTrick> {
        match self {
            Self::OddTrick(rules) => Some(rules),
            _ => None,
        }
    }

    /// The rules of kind `partnership-bid`; `None` for other kinds.
    pub fn partnership_bid(&self) -> Option<&PartnershipBid> {
        match self {
            Self::PartnershipBid(rules) => Some(rules),
            _ => None,
        }
    }

    /// The goal of two partnerships; `None` if players score individually.
    pub fn sides(&self) -> Option<Goal> {
        match self {
            Self::Contracts(_) | Self::ExactBid(_) => None,
            Self::OddTrick(rules) => Some(rules.goal),
            Self::PartnershipBid(rules) => Some(rules.goal),
        }
    }

    /// The values of games in a rubber; `None` if games are independent, or players score individually.
    pub fn rubber(&self) -> Option<Rubber> {
        self.odd_trick()?.rubber
    }

    /// Whether each player's bid and tricks are recorded.
    pub fn all_bid(&self) -> bool {
        matches!(self, Self::ExactBid(_) | Self::PartnershipBid(_))
    }

    /// Whether hands are played high or low.
    pub fn is_high_low(&self) -> bool {
        self.odd_trick().is_some_and(|rules| rules.high.is_some())
    }

    /// Whether the kitty counts, so that tricks are counted as books.
    pub fn counts_books(&self) -> bool {
        self.odd_trick().is_some_and(|rules| rules.kitty)
    }
}
