//! The columns by name.
//!
//! Their layouts and contents are defined elsewhere.

use crate::seat::Seat;
use std::fmt;

/// How many rows share a column's value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Scope {
    /// All rows of a session.
    Session,
    /// All rows of a hand.
    Hand,
    /// None.
    Row,
}

/// The kind of a column's value, which tells what a spreadsheet may change in it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Free text, which is escaped.
    Text,
    /// Money, which has a decimal sign.
    Money,
    /// Points, which may have decimals.
    Points,
    /// An instant.
    Instant,
    /// True or false.
    Truth,
    /// Anything else.
    Plain,
}

/// Defines the columns, each with its name in the header row, and the kind and the scope of its value.
macro_rules! columns {
    ($($name:ident = $word:literal: $kind:ident in $scope:ident,)+) => {
        /// A column of a layout.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(in crate::exchange) enum Column {
            $($name,)+
            /// Such a column of a seat, where all seats share a row.
            At(Seat, &'static Self),
        }

        impl Column {
            /// The column with this name, unless it is of a seat.
            pub(super) fn named(name: &str) -> Option<Self> {
                match name {
                    $($word => Some(Self::$name),)+
                    _ => None,
                }
            }

            /// How many rows share its value.
            pub(super) fn scope(self) -> Scope {
                match self {
                    $(Self::$name => Scope::$scope,)+
                    Self::At(..) => Scope::Row,
                }
            }

            /// The kind of its value.
            pub(super) fn kind(self) -> Kind {
                match self {
                    $(Self::$name => Kind::$kind,)+
                    Self::At(_, column) => column.kind(),
                }
            }
        }

        /// The name in the header row.
        impl fmt::Display for Column {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$name => f.write_str($word),)+
                    Self::At(seat, column) => write!(f, "{column}{}", seat.index() + 1),
                }
            }
        }
    };
}

columns! {
    // Of a session.
    Session = "session": Plain in Session,
    Title = "title": Text in Session,
    Date = "date": Instant in Session,
    Game = "game": Text in Session,
    Scheme = "scheme": Text in Session,
    Currency = "currency": Plain in Session,
    Format = "format": Plain in Session,
    Setup = "setup": Plain in Row,
    // Of a hand. Bid and tricks are of a player in one layout.
    Hand = "hand": Plain in Hand,
    HandId = "hand_id": Plain in Hand,
    When = "at": Instant in Hand,
    Dealer = "dealer": Text in Hand,
    Cards = "cards": Plain in Hand,
    Trump = "trump": Plain in Hand,
    Contract = "contract": Text in Hand,
    Bid = "bid": Plain in Row,
    Mode = "mode": Text in Hand,
    Rank = "rank": Text in Hand,
    Tricks = "tricks": Plain in Row,
    HonoursSide = "honours_side": Text in Hand,
    Honours = "honours": Plain in Hand,
    Passed = "passed": Truth in Hand,
    Revoke = "revoke": Text in Hand,
    Override = "override": Plain in Hand,
    Note = "note": Text in Row,
    More = "more": Plain in Row,
    Stake = "stake": Money in Hand,
    PerPoints = "per_points": Plain in Hand,
    // Of a player, in a hand or in a session.
    Player = "player": Text in Row,
    SeatNumber = "seat": Plain in Row,
    Role = "role": Plain in Row,
    Made = "made": Truth in Row,
    Points = "points": Points in Row,
    Total = "total": Points in Row,
    Payout = "payout": Money in Row,
    Hands = "hands": Plain in Row,
    Place = "place": Plain in Row,
}

impl Column {
    /// The columns given for each seat, where all seats share a row.
    pub(super) const OF_SEAT: [Self; 6] = [
        Self::Player,
        Self::Role,
        Self::Bid,
        Self::Tricks,
        Self::Points,
        Self::Total,
    ];

    /// Whether its value may have a decimal sign.
    pub(super) fn is_amount(self) -> bool {
        matches!(self.kind(), Kind::Money | Kind::Points)
    }
}
