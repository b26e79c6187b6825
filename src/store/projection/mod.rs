//! Projections of the log: plain tables that any SQLite program can read. They can be dropped and rebuilt.

pub(super) mod list;
pub(super) mod results;
mod seasons;
pub(super) mod standings;
pub(super) mod stats;
pub(super) mod tables;
