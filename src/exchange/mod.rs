//! Export and import: sessions as CSV, bundles of whole sessions, and shared results.
//!
//! Export handles one session at a time, so the number of rows is unlimited. Import rebuilds every row from its facts
//! and compares it, so points that do not follow from the hand are rejected with their line. This module knows sessions
//! and their accounts; it does not know SQL, pages, file names, the time or random numbers. Pictures and PDF use the
//! window's fonts.
//!
//! * [`Layout`]: the three layouts and their columns, in order;
//! * [`Profile`]: the dialect, for programs or spreadsheets;
//! * [`Export`]: writing, one session at a time;
//! * [`Sessions`]: reading, with every fault an [`ImportError`] that gives its line;
//! * [`merge()`]: the edits that update a known session from an imported one;
//! * [`write_season`] and [`season_text`]: the standings of a season, write-only;
//! * [`bundle`]: whole sessions with logs and payments.
//!
//! # The layouts
//!
//! `hands` has one row per hand with values by seat, for as many seats as any table has, so that one header fits every
//! game. `long` has one row per hand and player. Both can be imported; `summary`, one row per session and player,
//! cannot.
//!
//! A contract, or a bid for a side, is given once in the row of `hands`, in `bid` and `tricks`, and in `long` in the
//! rows of its players. Values of each single player are given by seat in both. Values without a column, such as
//! adjustments with reasons, are in `more`, a JSON object with keys of a hand record. In `long`, `note` and `more` are
//! in the first row of a hand; `setup` is in the first row of a session in both: the scheme, the participants, and the
//! remaining values of the session. A session without hands has one row without values of a hand.
//!
//! # The limits
//!
//! [`LONGEST_LINE`] for a row without its `setup`, [`LONGEST_FIELD`] for a field, [`LONGEST_NOTE`] for a note,
//! [`LONGEST_MORE`] for `more` and [`LONGEST_SETUP`] for `setup`, which must hold the longest scheme document. Import
//! holds one session in memory; [`MOST_HANDS`] and [`MOST_FAULTS`] limit its size.

pub mod bundle;
mod csv;
mod merge;
mod season;
pub mod share;

pub use csv::cells::{ResultRow, results};
pub use csv::error::{ExportError, ImportError};
pub use csv::fault::{Fault, Figure};
pub use csv::formula_escape::{guard, unguard};
pub use csv::layout::Layout;
pub use csv::profile::{CsvFormat, DecimalSign, Profile, Separator};
pub use csv::read::{Imported, Sessions, rows_from_csv};
pub use csv::write::Export;
pub use merge::merge;
pub use season::{season_text, write_season};

/// The value of the `format` column in files of this version.
pub const FORMAT: &str = "oddtrick/1";

/// The maximum length of a row in bytes in the file, without `setup`: the longest `more` and note, with doubled quotes.
pub const LONGEST_LINE: usize = 512 * 1024;
/// The maximum length of a field in bytes, unless it has a separate limit.
pub const LONGEST_FIELD: usize = 1024;
/// The maximum length of a note in bytes.
pub const LONGEST_NOTE: usize = 16 * 1024;
/// The maximum length of `more` in bytes: a hundred adjustments with the longest reasons, which JSON escapes can double.
pub const LONGEST_MORE: usize = 224 * 1024;
/// The maximum number of hands of an imported session.
pub const MOST_HANDS: usize = 20_000;
/// The maximum number of faults reported for a file.
pub const MOST_FAULTS: usize = 100;
/// The maximum length of `setup` in bytes: the longest scheme document and note, which JSON escapes can double, and the
/// participants.
pub const LONGEST_SETUP: usize = 224 * 1024;
