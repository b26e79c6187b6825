//! A hand as facts: bids and tricks, never scores.
//!
//! One generic type for three forms: players are names in files, ids in the database, and seats for scoring;
//! [`HandRecord::try_map`] converts between them.

use super::HandError;
use crate::cards::Trump;
use crate::scheme::keyword::{Keyword, keyword};
use crate::scheme::partnership_bid::Nil;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The keys that a kind of hand uses.
pub(super) type Keys = &'static [&'static str];

/// The keys that any hand may have.
const IN_ANY_HAND: Keys = &["dealer", "out", "override", "revoke", "note", "adjust"];

/// The form of a number of cards or tricks.
const SMALL: &str = "a whole number from 0 to 255";

/// Defines the record of a hand: each key with its name in a file, the type of its value, how the players in it are mapped,
/// and its form in a file, for errors.
macro_rules! record {
    ($($(#[$doc:meta])* $name:literal $key:ident: $type:ty, $players:ident, $form:expr;)*) => {
        /// A hand record, in the form of input and output, generic over players.
        ///
        /// Every key is optional; the kind defines which are required and allowed.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct HandRecord<P> {
            $($(#[$doc])* #[serde(rename = $name, skip_serializing_if = "Option::is_none")] pub $key: Option<$type>,)*
        }

        /// The keys of a record, with the forms of their values.
        pub const KEYS: &[(&str, &str)] = &[$(($name, $form)),*];

        impl<P> HandRecord<P> {
            /// An empty record.
            pub fn blank() -> Self {
                Self { $($key: None,)* }
            }

            /// The keys that have a value.
            fn keys(&self) -> impl Iterator<Item = &'static str> {
                let all = [$(($name, self.$key.is_some())),*].into_iter();
                all.filter_map(|(key, there)| there.then_some(key))
            }

            /// The same hand with players mapped.
            ///
            /// # Errors
            /// The first error of `f`.
            pub fn try_map<Q, E>(&self, mut f: impl FnMut(&P) -> Result<Q, E>) -> Result<HandRecord<Q>, E> {
                Ok(HandRecord { $($key: record!(@$players self.$key, f),)* })
            }
        }
    };
    (@kept $value:expr, $f:ident) => { $value.clone() };
    (@player $value:expr, $f:ident) => { $value.as_ref().map(&mut $f).transpose()? };
    (@players $value:expr, $f:ident) => { $value.as_ref().map(|all| all.iter().map(&mut $f).collect()).transpose()? };
    (@inner $value:expr, $f:ident) => { $value.as_ref().map(|one| one.try_map(&mut $f)).transpose()? };
    (@all $value:expr, $f:ident) => {
        $value.as_ref().map(|all| all.iter().map(|one| one.try_map(&mut $f)).collect()).transpose()?
    };
}

record! {
    /// The id of the contract.
    "contract" contract: String, kept, "the id of a contract";
    /// The declarers, the proposer before the acceptor.
    "declarers" declarers: Vec<P>, players, "a list of names";
    /// The player who pays the other three in a general misère.
    "payer" payer: P, player, "a name";
    /// The player who is paid by the other three in a general misère.
    "receiver" receiver: P, player, "a name";
    /// True if all passed and nothing was played.
    "passed" passed: bool, kept, "true";
    /// Cards dealt to each.
    "cards" cards: u8, kept, SMALL;
    /// Each seat's bid, `None` for those who sat out.
    "bids" bids: Vec<Option<Bid>>, kept, r#"a list with one bid for each seat, such as [3,"nil",4,2]"#;
    /// The side that `tricks` counts, by either of its players.
    "side" side: P, player, "a name";
    /// Honours held by a side.
    "honours" honours: Honours<P>, inner, r#"{"side":NAME,"count":N}"#;
    /// The winner of the bidding.
    "bidder" bidder: P, player, "a name";
    /// The level of the winning bid.
    "bid" bid: u8, kept, SMALL;
    /// The mode of the winning bid.
    "mode" mode: String, kept, "text";
    /// The ranking of cards at no trump.
    "rank" rank: String, kept, "text";
    /// Tricks taken: by the declaring side, by each seat, or by each of several declarers.
    "tricks" tricks: Tricks, kept, "a whole number from 0 to 255, or a list with one for each seat";
    /// Bonus points of each seat, `None` for those who sat out. They count if the bid was made.
    "bonus" bonus: Vec<Option<i64>>, kept, "a list of whole numbers, one for each seat";
    /// The trump suit, if noted.
    "trump" trump: Trump, kept, "hearts, diamonds, spades, clubs or none";
    /// The dealer.
    "dealer" dealer: P, player, "a name";
    /// The players at the table who were dealt no cards.
    "out" out: Vec<P>, players, "a list of names";
    /// A rule suspended for this hand.
    "override" overrides: Override, kept, "hook or end";
    /// The player who revoked.
    "revoke" revoke: P, player, "a name";
    /// The table's note.
    "note" note: String, kept, "text";
    /// Adjustments of points.
    "adjust" adjust: Vec<Adjustment<P>>, all, r#"a list of {"player":NAME,"points":N,"reason":TEXT}"#;
}

/// A player's own bid: a number, or the word of a [`Nil`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Bid {
    /// A number of tricks.
    Tricks(u8),
    /// No tricks, scored separately.
    Nil(Nil),
}

impl Bid {
    /// Its form, for errors.
    pub const FORM: &'static str = "a whole number, nil or blind-nil";

    /// Bids of numbers of tricks, `None` for those who sit out.
    pub fn list(tricks: impl IntoIterator<Item = Option<u8>>) -> Vec<Option<Self>> {
        let each = tricks.into_iter();
        each.map(|tricks| tricks.map(Self::Tricks)).collect()
    }

    /// The number of tricks bid, 0 for a nil.
    pub fn tricks(self) -> u8 {
        self.number().unwrap_or(0)
    }

    /// The number of tricks bid, `None` for a nil.
    pub fn number(self) -> Option<u8> {
        match self {
            Self::Tricks(tricks) => Some(tricks),
            Self::Nil(_) => None,
        }
    }

    /// The nil; `None` for a number.
    pub fn nil(self) -> Option<Nil> {
        match self {
            Self::Tricks(_) => None,
            Self::Nil(nil) => Some(nil),
        }
    }
}

impl From<u8> for Bid {
    fn from(tricks: u8) -> Self {
        Self::Tricks(tricks)
    }
}

/// The form in a record.
impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tricks(tricks) => tricks.fmt(f),
            Self::Nil(nil) => nil.word().fmt(f),
        }
    }
}

impl FromStr for Bid {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match Nil::from_word(text) {
            Some(nil) => Ok(Self::Nil(nil)),
            None => text.parse().map(Self::Tricks),
        }
    }
}

/// Tricks as one number or per seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Tricks {
    /// The tricks of the declaring or named side.
    Side(u8),
    /// The tricks of each seat, `None` for those who sat out; or of each of several declarers, in order.
    Seats(Vec<Option<u8>>),
}

/// Honours held by a side: three or four of ace, king, queen and knave of trumps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Honours<P> {
    /// The side, by either of its players.
    pub side: P,
    /// Their number, 3 or 4.
    pub count: u8,
}

impl<P> Honours<P> {
    fn try_map<Q, E>(&self, f: impl FnOnce(&P) -> Result<Q, E>) -> Result<Honours<Q>, E> {
        Ok(Honours {
            side: f(&self.side)?,
            count: self.count,
        })
    }
}

/// An adjustment of points with a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Adjustment<P> {
    /// The player.
    pub player: P,
    /// The change.
    pub points: i64,
    /// The reason, as typed.
    #[serde(default)]
    pub reason: String,
}

impl<P> Adjustment<P> {
    fn try_map<Q, E>(&self, f: impl FnOnce(&P) -> Result<Q, E>) -> Result<Adjustment<Q>, E> {
        Ok(Adjustment {
            player: f(&self.player)?,
            points: self.points,
            reason: self.reason.clone(),
        })
    }
}

keyword! {
    /// A rule that can be suspended.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Override {
        /// The dealer's bid may bring the sum of the bids to the number of cards.
        Hook = "hook",
        /// The game is over and the table plays on.
        End = "end",
    }
}

impl<P> HandRecord<P> {
    /// Fails if a key is present that is neither among these nor allowed in any hand.
    pub(super) fn check_keys(&self, used: Keys) -> Result<(), HandError> {
        let is_unused = |key: &&str| !used.contains(key) && !IN_ANY_HAND.contains(key);
        match self.keys().find(is_unused) {
            Some(key) => Err(HandError::Unused { key }),
            None => Ok(()),
        }
    }

    /// Fails for a number of cards other than the scheme's.
    pub(super) fn check_cards(&self, cards: u8) -> Result<(), HandError> {
        match self.cards {
            Some(found) if found != cards => Err(HandError::Cards { found, cards }),
            _ => Ok(()),
        }
    }

    /// Whether a hand of bids was passed out.
    ///
    /// # Errors
    /// It also has bids, tricks or a bonus, or says that it was not.
    pub(super) fn passed_out(&self) -> Result<bool, HandError> {
        match self.passed {
            None => Ok(false),
            Some(false) => Err(HandError::PassedFalse),
            Some(true) => {
                let unused = [
                    ("passed", self.bids.is_some()),
                    ("tricks", self.tricks.is_some()),
                    ("bonus", self.bonus.is_some()),
                ];
                match unused.into_iter().find(|(_, is_there)| *is_there) {
                    Some((key, _)) => Err(HandError::Unused { key }),
                    None => Ok(true),
                }
            }
        }
    }

    /// A seat's bid, where each player bids.
    pub fn bid_at(&self, seat: Seat) -> Option<Bid> {
        self.bids.as_ref()?.get(seat.index()).copied().flatten()
    }

    /// The tricks of the side whose tricks are counted.
    pub fn side_tricks(&self) -> Option<u8> {
        match self.tricks {
            Some(Tricks::Side(tricks)) => Some(tricks),
            Some(Tricks::Seats(_)) | None => None,
        }
    }

    /// The tricks of each seat, or of each of several declarers; empty if one side's are counted.
    pub fn tricks_of_each(&self) -> &[Option<u8>] {
        match &self.tricks {
            Some(Tricks::Seats(all)) => all,
            Some(Tricks::Side(_)) | None => &[],
        }
    }

    /// A seat's tricks, where each player bids.
    pub fn taken_at(&self, seat: Seat) -> Option<u8> {
        *self.tricks_of_each().get(seat.index())?
    }

    /// A seat's bid and tricks, where each player bids.
    pub fn bid_and_taken(&self, seat: Seat) -> Option<(Bid, u8)> {
        self.bid_at(seat).zip(self.taken_at(seat))
    }

    /// Each of several declarers with their tricks; empty if one side has all tricks.
    pub fn each_declarer(&self) -> impl Iterator<Item = (&P, u8)> {
        let declarers = self.declarers.iter().flatten();
        let each = declarers.zip(self.tricks_of_each());
        each.filter_map(|(who, tricks)| Some((who, (*tricks)?)))
    }
}
