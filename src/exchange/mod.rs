//! CSV out and in: sessions as tables for a spreadsheet, and back without a loss; and bundles of whole sessions.
//!
//! Out goes one session at a time, so that there is no limit on rows. In comes nothing that could not have gone out:
//! every row is rebuilt from its facts and compared with what it says, so that points which do not follow from the hand
//! are refused by line. This module knows sessions and their books; it must not know SQL, the window, a file by name,
//! the time or a random number.
//!
//! * [`Layout`]: the three layouts and their columns, in order;
//! * [`Profile`]: for a program or for a spreadsheet, the same either way;
//! * [`Export`] and [`write()`]: out;
//! * [`Sessions`] and [`read()`]: in, with every fault an [`ImportError`] that names its line;
//! * [`merge()`]: what a session that is known already has to learn from an imported one;
//! * [`write_season`] and [`season_text`]: the standing of a season, out alone;
//! * [`bundle`]: whole sessions with their logs and what was paid for them.
//!
//! # The layouts
//!
//! `hands` has one row a hand and its values by seat, for as many seats as any table can have, so that one header
//! serves every game. `long` has one row for each hand and player. Both can be imported; `summary`, one row for each
//! session and player, cannot.
//!
//! What was undertaken by one or two (a contract, a bid for a side) stands once in the row of `hands`, in `bid` and
//! `tricks`, and in `long` on the rows of those who undertook it. What everybody does alone stands by seat in both.
//! What has no column of its own, such as adjustments with their reasons, stands in `more`, a JSON object of the keys
//! of a hand record. `note` and `more` stand on the first row of a hand in `long`, and `setup` on the first row of a
//! session in both: the frozen scheme, the participants, and what else the session itself has to say. A session
//! without hands has one row with nothing about a hand.
//!
//! # The limits
//!
//! [`LONGEST_LINE`] for a row beside its `setup`, [`LONGEST_FIELD`] for a field, [`LONGEST_NOTE`] for a note,
//! [`LONGEST_MORE`] for `more` and [`LONGEST_SETUP`] for `setup`, which has to hold a scheme document at its own limit.
//! What is read is held in memory a session at a time, and [`MOST_HANDS`] and [`MOST_FAULTS`] bound that.

pub mod bundle;
mod csv;
mod merge;
mod season;
pub mod share;

pub use csv::error::{ExportError, ImportError};
pub use csv::fault::Fault;
pub use csv::formula_escape::{guard, unguard};
pub use csv::layout::Layout;
pub use csv::profile::{DecimalSign, Form, Profile, Separator, Spreadsheet};
pub use csv::read::{Imported, Sessions, read};
pub use csv::write::{Export, write};
pub use merge::merge;
pub use season::{column_name, season_text, write_season};

/// What a hand says of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The participant's part in the hand, as in the column `role`.
    pub role: &'static str,
    /// What was bid, by this player or by the side.
    pub bid: Option<u8>,
    /// What was undertaken, by this player or by the side.
    pub contract: Option<String>,
    /// The tricks of this player or of the side.
    pub tricks: Option<u8>,
}

/// What the hand at this index says of each seat, counted from 0; nothing where there is no such hand.
pub fn seat_rows(ledger: &crate::ledger::Ledger, index: usize) -> Vec<SeatRow> {
    if index >= ledger.played().len() {
        return Vec::new();
    }
    let cells = csv::cells::HandCells::new(ledger, index, None).ok();
    cells.map_or_else(Vec::new, |cells| cells.seat_rows())
}

/// What the `format` column says of every row that this program writes.
pub const FORMAT: &str = "oddtrick/1";

/// The longest row in bytes as they are in the file, its `setup` not counted.
pub const LONGEST_LINE: usize = 64 * 1024;
/// The longest field in bytes, where there is no limit of its own.
pub const LONGEST_FIELD: usize = 1024;
/// The longest note in bytes.
pub const LONGEST_NOTE: usize = 16 * 1024;
/// The longest `more` in bytes.
pub const LONGEST_MORE: usize = 32 * 1024;
/// The most hands of a session that is read.
pub const MOST_HANDS: usize = 20_000;
/// The most faults of a file that are named.
pub const MOST_FAULTS: usize = 100;
/// The longest `setup` in bytes: the longest scheme document and the longest note, which JSON can make twice as long, and the
/// participants.
pub const LONGEST_SETUP: usize = 224 * 1024;
