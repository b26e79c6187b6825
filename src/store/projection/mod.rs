//! Projections of the log: tables derived from it, which can be dropped and rebuilt.

pub(super) mod list;
pub(super) mod results;
mod seasons;
pub(super) mod standings;
pub(super) mod stats;
pub(super) mod tables;
