//! Switches: values that a document names by one word out of a few.
//!
//! The words stand here once, for reading a document, for its errors and for whoever offers the choice. This module
//! must not know what a switch does.

use super::contracts::{PotFails, PotFilled};
use super::exact_bid::{BidTrumpSource, Hook, LastHand, LastResort, Repeat, Ties, Winner};
use super::odd_trick::{Aim, MadeScore, Mode, SetClamp, SetScore};
use super::partnership_bid::{Nil, NilTricks};
use super::{AllPass, ContractTrump, GeneralMisere, Leads, Rounds, SettleMode, Unaccepted};
use crate::cards::Trump;
use crate::seat::Direction;

/// A value that a document names by a word.
pub trait Switch: Copy + PartialEq + 'static {
    /// Every value with its word, in the order in which they are offered.
    const ALL: &'static [(&'static str, Self)];

    /// The word that stands for this value in a document.
    fn word(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(_, value)| *value == self)
            .map_or("", |(word, _)| word)
    }

    /// The value that a word stands for, none where there is no such word.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(known, _)| *known == word)
            .map(|(_, value)| *value)
    }
}

impl Switch for Direction {
    const ALL: &'static [(&'static str, Self)] = &[
        ("clockwise", Self::Clockwise),
        ("anticlockwise", Self::Anticlockwise),
    ];
}

impl Switch for SettleMode {
    const ALL: &'static [(&'static str, Self)] = &[
        ("per-point", Self::PerPoint),
        ("difference", Self::Difference),
        ("per-game", Self::PerGame),
        ("per-rubber", Self::PerRubber),
        ("winner-takes-pot", Self::WinnerTakesPot),
        ("by-place", Self::ByPlace),
        ("none", Self::None),
    ];
}

impl Switch for Rounds {
    const ALL: &'static [(&'static str, Self)] = &[("many", Self::Many), ("one", Self::One)];
}

impl Switch for AllPass {
    const ALL: &'static [(&'static str, Self)] = &[
        ("next-dealer", Self::NextDealer),
        ("same-dealer", Self::SameDealer),
        ("next-hand-doubles", Self::NextHandDoubles),
        ("goulash", Self::Goulash),
        ("general-misere", Self::GeneralMisere),
    ];
}

impl Switch for GeneralMisere {
    const ALL: &'static [(&'static str, Self)] = &[
        ("last-trick", Self::LastTrick),
        ("first-to-five", Self::FirstToFive),
        ("most-pays", Self::MostPays),
        ("fewest-receives", Self::FewestReceives),
    ];
}

impl Switch for Unaccepted {
    const ALL: &'static [(&'static str, Self)] =
        &[("may-raise", Self::MayRaise), ("redeal", Self::Redeal)];
}

impl Switch for PotFilled {
    const ALL: &'static [(&'static str, Self)] =
        &[("pass-out", Self::PassOut), ("empty", Self::Empty)];
}

impl Switch for PotFails {
    const ALL: &'static [(&'static str, Self)] =
        &[("stays", Self::Stays), ("doubles", Self::Doubles)];
}

impl Switch for ContractTrump {
    const ALL: &'static [(&'static str, Self)] = &[
        ("turn-up", Self::TurnUp),
        ("chosen", Self::Chosen),
        ("none", Self::None),
    ];
}

impl Switch for Leads {
    const ALL: &'static [(&'static str, Self)] =
        &[("eldest", Self::Eldest), ("declarer", Self::Declarer)];
}

impl Switch for Hook {
    const ALL: &'static [(&'static str, Self)] = &[
        ("on", Self::On),
        ("off", Self::Off),
        ("not-in-last-hand", Self::NotInLastHand),
        ("not-with-one-card", Self::NotWithOneCard),
    ];
}

impl Switch for Repeat {
    const ALL: &'static [(&'static str, Self)] = &[
        ("none", Self::None),
        ("players", Self::Players),
        ("ever", Self::Ever),
    ];
}

impl Switch for BidTrumpSource {
    const ALL: &'static [(&'static str, Self)] = &[
        ("turn-up", Self::TurnUp),
        ("last-card", Self::LastCard),
        ("chosen", Self::Chosen),
        ("none", Self::None),
        ("rotation", Self::Rotation),
    ];
}

impl Switch for LastHand {
    const ALL: &'static [(&'static str, Self)] = &[("same", Self::Same), ("none", Self::None)];
}

impl Switch for LastResort {
    const ALL: &'static [(&'static str, Self)] =
        &[("last-card", Self::LastCard), ("none", Self::None)];
}

impl Switch for Winner {
    const ALL: &'static [(&'static str, Self)] =
        &[("highest", Self::Highest), ("lowest", Self::Lowest)];
}

impl Switch for Ties {
    const ALL: &'static [(&'static str, Self)] = &[("shared", Self::Shared)];
}

impl Switch for Mode {
    const ALL: &'static [(&'static str, Self)] = &[
        ("uptown", Self::Uptown),
        ("downtown", Self::Downtown),
        ("no-trump", Self::NoTrump),
    ];
}

impl Switch for Aim {
    const ALL: &'static [(&'static str, Self)] = &[("high", Self::High), ("low", Self::Low)];
}

impl Switch for MadeScore {
    const ALL: &'static [(&'static str, Self)] = &[("taken", Self::Taken), ("bid", Self::Bid)];
}

impl Switch for SetScore {
    const ALL: &'static [(&'static str, Self)] =
        &[("shortfall", Self::Shortfall), ("bid", Self::Bid)];
}

impl Switch for SetClamp {
    const ALL: &'static [(&'static str, Self)] = &[("none", Self::None), ("bid", Self::Bid)];
}

impl Switch for Nil {
    const ALL: &'static [(&'static str, Self)] = &[("nil", Self::Seen), ("blind-nil", Self::Blind)];
}

impl Switch for NilTricks {
    const ALL: &'static [(&'static str, Self)] = &[
        ("bags", Self::Bags),
        ("bid", Self::Bid),
        ("none", Self::None),
    ];
}

impl Switch for Trump {
    const ALL: &'static [(&'static str, Self)] = &[
        ("hearts", Self::Hearts),
        ("diamonds", Self::Diamonds),
        ("spades", Self::Spades),
        ("clubs", Self::Clubs),
        ("none", Self::None),
    ];
}
