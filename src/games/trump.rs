//! The trump of a hand: which applies, and what can be noted.
//!
//! A trump that does not affect the score is never asked for: if the scheme fixes it there is nothing to note,
//! otherwise the hand is complete without it.

use super::entry::{Entry, Tap};
use super::{Carry, HandRecord, Table, contracts, next_deal};
use crate::cards::Trump;
use crate::scheme::odd_trick::{HighLow, Mode, OddTrick};
use crate::scheme::{ContractTrump, Rules, Scheme, keyword::Keyword};

/// The suits in display order.
const SUITS: [Trump; 4] = [Trump::Hearts, Trump::Diamonds, Trump::Spades, Trump::Clubs];

/// Something that can be noted of a hand's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrumpOrRank {
    /// The trump suit, or no trump.
    Trump(Trump),
    /// The ranking at no trump, which the bidder chooses later.
    Rank(Mode),
}

impl TrumpOrRank {
    /// The tap that notes it.
    pub fn tap(self) -> Tap {
        match self {
            Self::Trump(trump) => Tap::Trump(trump),
            Self::Rank(mode) => Tap::Rank(mode),
        }
    }

    /// Whether it is already noted.
    pub fn is_noted(self, entry: &Entry) -> bool {
        match self {
            Self::Trump(trump) => entry.said.trump == Some(trump),
            Self::Rank(mode) => entry.said.rank.as_deref() == Some(mode.word()),
        }
    }
}

/// What can be noted of the hand entered so far; empty if the scheme or contract fixes it. Every item keeps the hand
/// legal.
///
/// `carry` is the state before the hand, `table` its table.
pub(super) fn options(
    scheme: &Scheme,
    carry: &Carry,
    table: Table,
    entry: &Entry,
) -> Vec<TrumpOrRank> {
    if entry.record.passed == Some(true) {
        return Vec::new();
    }
    let trumps = |none: bool| {
        let none = none.then_some(Trump::None);
        SUITS
            .into_iter()
            .chain(none)
            .map(TrumpOrRank::Trump)
            .collect()
    };
    let fixed = fixed(scheme, carry, table, entry).is_some();
    match &scheme.rules {
        Rules::Contracts(rules) => match entry.contract(scheme).map(|found| found.trump) {
            Some(ContractTrump::None) => Vec::new(),
            Some(ContractTrump::Chosen) => trumps(contracts::rotation_has_no_trump(rules)),
            Some(ContractTrump::TurnUp) | None if fixed => Vec::new(),
            Some(ContractTrump::TurnUp) | None => trumps(false),
        },
        Rules::ExactBid(_) if fixed => Vec::new(),
        // If all cards are dealt none is turned up, and in some games the turned-up card does not make trump.
        Rules::ExactBid(_) => trumps(true),
        Rules::PartnershipBid(_) => Vec::new(),
        Rules::OddTrick(rules) if rules.high.is_some() => Vec::new(),
        Rules::OddTrick(rules) if no_trump(rules, entry) => {
            [Mode::Uptown, Mode::Downtown].map(TrumpOrRank::Rank).into()
        }
        Rules::OddTrick(_) => trumps(false),
    }
}

/// The trump of the hand entered so far; `None` if not noted, or if there is none to name.
///
/// A contract or mode without trumps has none, whatever was turned up before.
pub(super) fn in_force(
    scheme: &Scheme,
    carry: &Carry,
    table: Table,
    entry: &Entry,
) -> Option<Trump> {
    let said = entry.said.trump;
    match &scheme.rules {
        Rules::Contracts(_) => match entry.contract(scheme).map(|found| found.trump) {
            Some(ContractTrump::None) => Some(Trump::None),
            Some(ContractTrump::Chosen) => said,
            Some(ContractTrump::TurnUp) | None => said.or(fixed(scheme, carry, table, entry)),
        },
        rules if rules.is_without_trump() => None,
        Rules::ExactBid(_) => said.or(fixed(scheme, carry, table, entry)),
        Rules::OddTrick(rules) if no_trump(rules, entry) => Some(Trump::None),
        Rules::OddTrick(_) => said.filter(|trump| *trump != Trump::None),
        Rules::PartnershipBid(_) => Some(Trump::Spades),
    }
}

/// The mode of play and the ranking of cards, as far as known: both `None` without modes or before one is named; the
/// ranking alone `None` at no trump until noted.
pub fn ranking(entry: &Entry) -> (Option<Mode>, Option<Mode>) {
    let mode = entry.record.mode.as_deref().and_then(Mode::from_word);
    let rank = match mode {
        Some(Mode::NoTrump) => entry.said.rank.as_deref().and_then(Mode::from_word),
        other => other,
    };
    (mode, rank)
}

/// Whether the hand is played high or low, if known.
pub fn high_or_low(entry: &Entry) -> Option<HighLow> {
    let mode = entry.record.mode.as_deref();
    mode.and_then(HighLow::from_word)
}

/// The scheme's fixed trump of such a hand, whatever was noted.
fn fixed(scheme: &Scheme, carry: &Carry, table: Table, entry: &Entry) -> Option<Trump> {
    let silent = HandRecord {
        trump: None,
        ..entry.said.clone()
    };
    next_deal(scheme, carry, table, &silent).ok()?.trump
}

/// Whether the hand is played without trumps, by bid or because there is no other mode.
fn no_trump(rules: &OddTrick, entry: &Entry) -> bool {
    let modes = rules.bids.as_ref().map_or(&[][..], |bids| &bids.modes);
    let only = !modes.is_empty() && modes.iter().all(|mode| *mode == Mode::NoTrump);
    rules.high.is_some() || only || ranking(entry).0 == Some(Mode::NoTrump)
}
