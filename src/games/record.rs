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

/// A hand record, in the form of input and output, generic over players.
///
/// Every key is optional; the kind defines which are required and allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandRecord<P> {
    /// The id of the contract.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// The declarers, the proposer before the acceptor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declarers: Option<Vec<P>>,
    /// The player who pays the other three in a general misère.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payer: Option<P>,
    /// The player who is paid by the other three in a general misère.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub receiver: Option<P>,
    /// True if all passed and nothing was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passed: Option<bool>,
    /// Cards dealt to each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<u8>,
    /// Each seat's bid, `None` for those who sat out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bids: Option<Vec<Option<Bid>>>,
    /// The side that `tricks` counts, by either of its players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<P>,
    /// Honours held by a side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub honours: Option<Honours<P>>,
    /// The winner of the bidding.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bidder: Option<P>,
    /// The level of the winning bid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bid: Option<u8>,
    /// The mode of the winning bid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
    /// The ranking of cards at no trump.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<String>,
    /// Tricks taken: by the declaring side, by each seat, or by each of several declarers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tricks: Option<Tricks>,
    /// Bonus points of each seat, `None` for those who sat out. They count if the bid was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Vec<Option<i64>>>,
    /// The trump suit, if noted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trump: Option<Trump>,
    /// The dealer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer: Option<P>,
    /// The players at the table who were dealt no cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub out: Option<Vec<P>>,
    /// A rule suspended for this hand.
    #[serde(rename = "override", skip_serializing_if = "Option::is_none")]
    pub overrides: Option<Override>,
    /// The player who revoked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revoke: Option<P>,
    /// The table's note.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Adjustments of points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjust: Option<Vec<Adjustment<P>>>,
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
    /// An empty record.
    pub fn blank() -> Self {
        Self {
            contract: None,
            declarers: None,
            payer: None,
            receiver: None,
            passed: None,
            cards: None,
            bids: None,
            side: None,
            honours: None,
            bidder: None,
            bid: None,
            mode: None,
            rank: None,
            tricks: None,
            bonus: None,
            trump: None,
            dealer: None,
            out: None,
            overrides: None,
            revoke: None,
            note: None,
            adjust: None,
        }
    }

    /// Fails if a key is present that is not among these. Any hand may have the others: a dealer, who sits out, a rule
    /// suspended, a revoke, a note and adjustments.
    pub(super) fn check_keys(&self, used: Keys) -> Result<(), HandError> {
        let present = [
            ("contract", self.contract.is_some()),
            ("declarers", self.declarers.is_some()),
            ("payer", self.payer.is_some()),
            ("receiver", self.receiver.is_some()),
            ("passed", self.passed.is_some()),
            ("cards", self.cards.is_some()),
            ("bids", self.bids.is_some()),
            ("side", self.side.is_some()),
            ("honours", self.honours.is_some()),
            ("bidder", self.bidder.is_some()),
            ("bid", self.bid.is_some()),
            ("mode", self.mode.is_some()),
            ("rank", self.rank.is_some()),
            ("tricks", self.tricks.is_some()),
            ("bonus", self.bonus.is_some()),
            ("trump", self.trump.is_some()),
        ];
        let is_unused = |(key, there): &(&str, bool)| *there && !used.contains(key);
        match present.into_iter().find(is_unused) {
            Some((key, _)) => Err(HandError::Unused { key }),
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

    /// The same hand with players mapped.
    ///
    /// # Errors
    /// The first error of `f`.
    pub fn try_map<Q, E>(&self, mut f: impl FnMut(&P) -> Result<Q, E>) -> Result<HandRecord<Q>, E> {
        let mut list = |all: &Option<Vec<P>>| {
            all.as_ref()
                .map(|all| all.iter().map(&mut f).collect())
                .transpose()
        };
        let declarers = list(&self.declarers)?;
        let out = list(&self.out)?;
        let mut one = |player: &Option<P>| player.as_ref().map(&mut f).transpose();
        let (payer, receiver) = (one(&self.payer)?, one(&self.receiver)?);
        let (side, bidder) = (one(&self.side)?, one(&self.bidder)?);
        let (dealer, revoke) = (one(&self.dealer)?, one(&self.revoke)?);
        let honours = match &self.honours {
            Some(honours) => Some(Honours {
                side: f(&honours.side)?,
                count: honours.count,
            }),
            None => None,
        };
        let mut adjust = None;
        if let Some(all) = &self.adjust {
            let mut mapped = Vec::with_capacity(all.len());
            for one in all {
                mapped.push(Adjustment {
                    player: f(&one.player)?,
                    points: one.points,
                    reason: one.reason.clone(),
                });
            }
            adjust = Some(mapped);
        }
        Ok(HandRecord {
            contract: self.contract.clone(),
            declarers,
            payer,
            receiver,
            passed: self.passed,
            cards: self.cards,
            bids: self.bids.clone(),
            side,
            honours,
            bidder,
            bid: self.bid,
            mode: self.mode.clone(),
            rank: self.rank.clone(),
            tricks: self.tricks.clone(),
            bonus: self.bonus.clone(),
            trump: self.trump,
            dealer,
            out,
            overrides: self.overrides,
            revoke,
            note: self.note.clone(),
            adjust,
        })
    }

    /// A seat's bid, where each player bids.
    pub fn bid_at(&self, seat: Seat) -> Option<Bid> {
        self.bids.as_ref()?.get(seat.index()).copied().flatten()
    }

    /// Each of several declarers with their tricks; empty if one side has all tricks.
    pub fn each_declarer(&self) -> impl Iterator<Item = (&P, u8)> {
        let declarers = self.declarers.as_deref().unwrap_or_default();
        let tricks = match &self.tricks {
            Some(Tricks::Seats(all)) => all.as_slice(),
            Some(Tricks::Side(_)) | None => &[],
        };
        let each = declarers.iter().zip(tricks);
        each.filter_map(|(who, tricks)| Some((who, (*tricks)?)))
    }
}
