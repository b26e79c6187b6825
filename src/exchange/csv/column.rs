//! The columns by name.
//!
//! Their layouts and contents are defined elsewhere.

use crate::scheme::keyword::{Keyword, keyword};
use crate::seat::Seat;
use std::fmt;

/// A column of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::exchange) enum Column {
    // Of a session.
    Session,
    Title,
    Date,
    Game,
    Scheme,
    Currency,
    Format,
    Setup,
    // Of a hand.
    Hand,
    HandId,
    When,
    Dealer,
    Cards,
    Trump,
    Contract,
    Bid,
    Mode,
    Rank,
    Tricks,
    HonoursSide,
    Honours,
    Passed,
    Revoke,
    Override,
    Note,
    More,
    Stake,
    PerPoints,
    // Of a player, in a hand or in a session.
    Player,
    SeatNumber,
    Role,
    Made,
    Points,
    Total,
    Payout,
    Hands,
    Place,
    /// Of a seat, where all seats share a row.
    At(Seat, BySeat),
}

impl Column {
    /// Whether it holds money, which has a decimal sign.
    pub(super) fn is_amount(self) -> bool {
        matches!(self, Self::Stake | Self::Payout) || self.is_points()
    }

    /// Whether it holds points, which may have decimals.
    pub(in crate::exchange) fn is_points(self) -> bool {
        matches!(
            self,
            Self::Points | Self::Total | Self::At(_, BySeat::Points | BySeat::Total)
        )
    }
}

keyword! {
    /// A value given for each seat, with its name in the header row, which the number of the seat follows.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub(in crate::exchange) enum BySeat {
        Player = "player",
        Role = "role",
        Bid = "bid",
        Tricks = "tricks",
        Points = "points",
        Total = "total",
    }
}

/// The name in the header row.
impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Session => "session",
            Self::Title => "title",
            Self::Date => "date",
            Self::Game => "game",
            Self::Scheme => "scheme",
            Self::Currency => "currency",
            Self::Format => "format",
            Self::Setup => "setup",
            Self::Hand => "hand",
            Self::HandId => "hand_id",
            Self::When => "at",
            Self::Dealer => "dealer",
            Self::Cards => "cards",
            Self::Trump => "trump",
            Self::Contract => "contract",
            Self::Bid => "bid",
            Self::Mode => "mode",
            Self::Rank => "rank",
            Self::Tricks => "tricks",
            Self::HonoursSide => "honours_side",
            Self::Honours => "honours",
            Self::Passed => "passed",
            Self::Revoke => "revoke",
            Self::Override => "override",
            Self::Note => "note",
            Self::More => "more",
            Self::Stake => "stake",
            Self::PerPoints => "per_points",
            Self::Player => "player",
            Self::SeatNumber => "seat",
            Self::Role => "role",
            Self::Made => "made",
            Self::Points => "points",
            Self::Total => "total",
            Self::Payout => "payout",
            Self::Hands => "hands",
            Self::Place => "place",
            Self::At(seat, which) => {
                return write!(f, "{}{}", which.word(), seat.index() + 1);
            }
        })
    }
}
