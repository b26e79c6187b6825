//! The columns by name.
//!
//! Their layouts and contents are defined elsewhere.

use crate::scheme::keyword::{Keyword, keyword};
use crate::seat::Seat;
use std::fmt;

/// How many rows share a column's value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Scope {
    /// All rows of a session.
    Session,
    /// All rows of a hand.
    Hand,
    /// The first row of a hand; it is empty in the others.
    FirstRow,
    /// None.
    Row,
}

/// Defines the columns, each with its name in the header row and the scope of its value.
macro_rules! columns {
    ($($name:ident = $word:literal in $scope:ident,)+) => {
        /// A column of a layout.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(in crate::exchange) enum Column {
            $($name,)+
            /// Of a seat, where all seats share a row.
            At(Seat, BySeat),
        }

        impl Column {
            /// How many rows share its value.
            pub(super) fn scope(self) -> Scope {
                match self {
                    $(Self::$name => Scope::$scope,)+
                    Self::At(..) => Scope::Row,
                }
            }
        }

        /// The name in the header row.
        impl fmt::Display for Column {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$name => f.write_str($word),)+
                    Self::At(seat, which) => write!(f, "{}{}", which.word(), seat.index() + 1),
                }
            }
        }
    };
}

columns! {
    // Of a session.
    Session = "session" in Session,
    Title = "title" in Session,
    Date = "date" in Session,
    Game = "game" in Session,
    Scheme = "scheme" in Session,
    Currency = "currency" in Session,
    Format = "format" in Session,
    Setup = "setup" in Row,
    // Of a hand. Bid and tricks are of a player in one layout.
    Hand = "hand" in Hand,
    HandId = "hand_id" in Hand,
    When = "at" in Hand,
    Dealer = "dealer" in Hand,
    Cards = "cards" in Hand,
    Trump = "trump" in Hand,
    Contract = "contract" in Hand,
    Bid = "bid" in Row,
    Mode = "mode" in Hand,
    Rank = "rank" in Hand,
    Tricks = "tricks" in Row,
    HonoursSide = "honours_side" in Hand,
    Honours = "honours" in Hand,
    Passed = "passed" in Hand,
    Revoke = "revoke" in Hand,
    Override = "override" in Hand,
    Note = "note" in FirstRow,
    More = "more" in FirstRow,
    Stake = "stake" in Hand,
    PerPoints = "per_points" in Hand,
    // Of a player, in a hand or in a session.
    Player = "player" in Row,
    SeatNumber = "seat" in Row,
    Role = "role" in Row,
    Made = "made" in Row,
    Points = "points" in Row,
    Total = "total" in Row,
    Payout = "payout" in Row,
    Hands = "hands" in Row,
    Place = "place" in Row,
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
