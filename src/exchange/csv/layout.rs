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
                let by_seat: Vec<Column> = by_seat.collect();
                [
                    &SESSION[..],
                    &HANDS,
                    &RECORD,
                    &[Column::Currency],
                    &by_seat,
                    &REST,
                ]
                .concat()
            }
            Self::Long => [&SESSION[..], &LONG, &RECORD, &REST].concat(),
            Self::Summary => [&SESSION[..], &SUMMARY].concat(),
        }
    }
}

/// The first columns of every row.
const SESSION: [Column; 5] = [
    Column::Session,
    Column::Title,
    Column::Date,
    Column::Game,
    Column::Scheme,
];

const HANDS: [Column; 9] = [
    Column::Hand,
    Column::Dealer,
    Column::Cards,
    Column::Trump,
    Column::Contract,
    Column::Bid,
    Column::Mode,
    Column::Rank,
    Column::Tricks,
];

/// First the columns for results, in the documented order, then others needed to rebuild a hand. A contract is a word
/// and a bid a number, so they have separate columns.
const LONG: [Column; 17] = [
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
    Column::Cards,
    Column::Trump,
    Column::Mode,
    Column::Rank,
];

/// The rest of what was recorded of a hand.
const RECORD: [Column; 8] = [
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

const SUMMARY: [Column; 8] = [
    Column::Player,
    Column::SeatNumber,
    Column::Hands,
    Column::Points,
    Column::Payout,
    Column::Currency,
    Column::Place,
    Column::Format,
];
