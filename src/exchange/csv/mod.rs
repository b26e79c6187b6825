//! CSV: sessions as tables for spreadsheets, and lossless import.

pub(super) mod cells;
mod column;
pub(super) mod error;
pub(super) mod fault;
pub(super) mod formula_escape;
mod hand_columns;
pub(super) mod layout;
pub(super) mod profile;
pub(super) mod read;
mod role;
mod row_cache;
mod setup;
mod summary;
pub(super) mod write;
