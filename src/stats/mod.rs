//! Statistics of sessions: attempts, success rates, partners, and winnings.
//!
//! A session's ledger is reduced once to a summary and a [`SessionStats`], which can be stored; statistics over many
//! sessions are sums of these, independent of their order. They are never used for payments. This module does not know storage,
//! display or merges; callers pass those in.
//!
//! * [`SessionStats`]: the attempts in one session;
//! * [`Achievement`], [`Attempts`], [`Tally`]: something to achieve, and how often it was;
//! * [`Statistics`]: of every player over some sessions; [`Record`]: one player's totals;
//! * [`Rate`]: a success rate with its confidence interval;
//! * [`SeasonStanding`]: standings over some sessions; [`season_table`]: their rows.

mod compute;
mod rate;
mod record;
mod season;
pub mod season_table;
mod session_stats;
mod tally;

pub use rate::{FEWEST, Rate};
pub use record::{PlayerSession, PlayerSummary, Record, Statistics};
pub use season::{
    Average, Column, FEWEST_SESSIONS, PointScale, SeasonOptions, SeasonStanding, Sessions,
};
pub use session_stats::{Goal, Goals, PartnerRecord, Partners, Person, SessionStats};
pub use tally::{Achievement, Attempts, Tallies, Tally, by_frequency};
