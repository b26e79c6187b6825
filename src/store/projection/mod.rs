//! Projections of the log: tables derived from it, which can be dropped and rebuilt.

/// The tables that follow from the log. A damaged row of them loses nothing.
pub(super) const DERIVED: [&str; 7] = [
    "figures",
    "payments",
    "people_kept",
    "players",
    "results",
    "results_kept",
    "standings",
];

pub(super) mod list;
pub(super) mod payouts;
pub(super) mod results;
mod seasons;
pub(super) mod standings;
pub(super) mod stats;
pub(super) mod tables;
