//! The columns of each layout, in order.
//!
//! Their contents are defined in `cells` and `summary`.

use super::column::{BySeat, Column};
use crate::scheme::keyword::{Keyword, keyword};
use crate::seat::{MAX_SEATS, Seat};

keyword! {
    /// A table layout, with its word on the command line.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Layout {
        /// One row per hand, with values by seat.
        #[default]
        Hands = "hands",
        /// One row per hand and player.
        Long = "long",
        /// One row per session and player. Cannot be imported.
        Summary = "summary",
    }
}

impl Layout {
    /// The names of its columns in order: the header row.
    pub fn header(self) -> Vec<String> {
        self.columns().iter().map(Column::to_string).collect()
    }

    /// Its columns in order.
    pub(in crate::exchange) fn columns(self) -> Vec<Column> {
        match self {
            Self::Hands => {
                // The header has as many seats as the largest table, so that it fits all games.
                let by_seat = Seat::all(MAX_SEATS).flat_map(|seat| {
                    let all = BySeat::ALL.iter();
                    all.map(move |(_, which)| Column::At(seat, *which))
                });
                HANDS_FIRST.into_iter().chain(by_seat).chain(REST).collect()
            }
            Self::Long => LONG_FIRST
                .into_iter()
                .chain(LONG_FACTS)
                .chain(REST)
                .collect(),
            Self::Summary => SUMMARY.to_vec(),
        }
    }
}

const HANDS_FIRST: [Column; 23] = [
    Column::Session,
    Column::Title,
    Column::Date,
    Column::Game,
    Column::Scheme,
    Column::Hand,
    Column::Dealer,
    Column::Cards,
    Column::Trump,
    Column::Contract,
    Column::Bid,
    Column::Mode,
    Column::Rank,
    Column::Tricks,
    Column::HonoursSide,
    Column::Honours,
    Column::Passed,
    Column::Revoke,
    Column::Override,
    Column::Note,
    Column::Stake,
    Column::PerPoints,
    Column::Currency,
];

/// The columns for results, in the documented order. A contract is a word and a bid a number, so they have separate
/// columns.
const LONG_FIRST: [Column; 18] = [
    Column::Session,
    Column::Title,
    Column::Date,
    Column::Game,
    Column::Scheme,
    Column::Hand,
    Column::Dealer,
    Column::Player,
    Column::SeatNumber,
    Column::Role,
    Column::Contract,
    Column::Bid,
    Column::Tricks,
    Column::Made,
    Column::Points,
    Column::Total,
    Column::Payout,
    Column::Currency,
];

/// The other columns needed to rebuild a hand.
const LONG_FACTS: [Column; 12] = [
    Column::Cards,
    Column::Trump,
    Column::Mode,
    Column::Rank,
    Column::HonoursSide,
    Column::Honours,
    Column::Passed,
    Column::Revoke,
    Column::Override,
    Column::Note,
    Column::Stake,
    Column::PerPoints,
];

/// The last columns of every row that can be imported. The longest comes last.
const REST: [Column; 5] = [
    Column::When,
    Column::HandId,
    Column::More,
    Column::Format,
    Column::Setup,
];

const SUMMARY: [Column; 13] = [
    Column::Session,
    Column::Title,
    Column::Date,
    Column::Game,
    Column::Scheme,
    Column::Player,
    Column::SeatNumber,
    Column::Hands,
    Column::Points,
    Column::Payout,
    Column::Currency,
    Column::Place,
    Column::Format,
];
