//! What follows from the log, in plain tables that any SQLite program reads. They can be dropped and built anew.

pub(super) mod list;
pub(super) mod results;
mod seasons;
pub(super) mod standings;
pub(super) mod stats;
pub(super) mod tables;
