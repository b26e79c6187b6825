//! The players page: the roster with sessions and money, one player's statistics, and merge candidates.
//!
//! * [`roster`]: all players, one per line;
//! * [`person`]: one player in full;
//! * [`rates`]: success rates, in rows;
//! * `charts`: money by session, tricks under a contract, bids against tricks;
//! * [`merge_candidates()`]: players who may be one person.

mod charts;
mod person;
mod rates;
mod roster;
mod running_total;

pub use charts::{bars, grid, session_grid};
pub use person::person;
pub use rates::{by_contract, rates};
pub use roster::{Known, merge_candidates, roster};
pub use running_total::running_total;

pub use super::page::{MergeCandidate, Person, PlayerFigure, RosterRow, SessionOfPlayer};

use super::Message;
use super::message::{called, game_by_id};
use super::table::count;
use crate::scheme::Target;
use crate::stats::{Achievement, Record};

/// The minimum number of hands for statistics.
pub const FEWEST_HANDS: u64 = 3;

/// A task's name on its own, as in `record`.
fn task(record: &Record, task: &Achievement) -> Message {
    match task {
        Achievement::Contract(id) => contract(record, id, "contract"),
        Achievement::Bid(bid) | Achievement::Level(bid) => super::Message::players_bid_of(*bid),
        Achievement::Hand => {
            let mut games = record.sessions.iter().map(|one| one.game.as_str());
            let first = games.next();
            let only = first.filter(|first| games.all(|other| other == *first));
            game_by_id(only.unwrap_or("whist"))
        }
    }
}

/// A task's name within a sentence.
fn task_inline(record: &Record, of: &Achievement) -> Message {
    match of {
        Achievement::Contract(id) => contract(record, id, "in"),
        other => task(record, other),
    }
}

fn contract(record: &Record, id: &str, form: &str) -> Message {
    let goal = record.goals.get(&Achievement::Contract(id.to_owned()));
    let name = goal.map_or(id, |goal| goal.name.as_str());
    called(form, id, name)
}

/// The tricks needed for it, as a sentence.
fn target(target: Target) -> Message {
    let n = i64::from(target.tricks());
    match target {
        Target::AtLeast(_) => super::Message::players_makes_at_least(n),
        Target::Exactly(_) => super::Message::players_makes_exactly(n),
        Target::AtMost(_) => super::Message::players_makes_at_most(n),
    }
}
