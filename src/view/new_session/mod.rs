//! The new-session page: the switches that tables differ in, how points become money, and whether everything is there
//! to start.
//!
//! The switches are the session's own copy of a scheme: what is chosen is set in that copy's document, and the scheme
//! it came from stays as it is.

mod bids;
mod contracts;
mod money;
mod row;
mod sides;
mod sizes;

pub use money::{SettleChoice, settlings, stake_unit, stakes, typed_stake};
pub use row::{Setting, SwitchRow, Typing, Value};
pub use sizes::typed as typed_sizes;

use super::Message;
use crate::scheme::{Rules, Scheme, fields};
use crate::seat::Direction;
use row::Rows;

/// The switches that tables differ in, as they stand for so many at the table; `kept` is the scheme as it was before
/// any was touched, whose own values are always among those that are offered.
pub fn switches(kept: &Scheme, now: &Scheme, seats: usize) -> Vec<SwitchRow> {
    let mut rows = Rows::new(kept, now);
    if let (Rules::ExactBid(old), Rules::ExactBid(rules)) = (&kept.rules, &now.rules) {
        let sizes = sizes::rows(&old.schedule, &rules.schedule, now, seats);
        rows.switches.extend(sizes);
    }
    for (path, values) in fields::offered(kept, now) {
        match (path.as_str(), &kept.rules, &now.rules) {
            ("trump", Rules::Contracts(old), Rules::Contracts(rules)) => {
                let row = contracts::trumps(&rows, old, rules, &values);
                rows.switches.push(row);
            }
            ("missed", Rules::ExactBid(old), Rules::ExactBid(rules)) => {
                let row = bids::missed(&rows, old, rules);
                rows.switches.push(row);
            }
            (key, old, _) => {
                rows.offer(key, &values);
                if let ("target", Rules::OddTrick(old)) = (key, old) {
                    sides::lose_at_as_many(&mut rows, old);
                }
            }
        }
    }
    if let (Rules::Contracts(old), Rules::Contracts(rules)) = (&kept.rules, &now.rules) {
        contracts::offer(&mut rows, old, rules);
    }
    let ways = fields::words::<Direction>().into_iter();
    rows.offer("direction", &ways.map(str::to_owned).collect::<Vec<_>>());
    let mut rows = rows.switches;
    // What leaves no choice is no switch.
    rows.retain(|row| row.values.len() > 1);
    rows
}

/// How many of the switches stand otherwise than in the scheme, or that none can change it.
pub fn changed(rows: &[SwitchRow]) -> Message {
    match rows.iter().filter(|row| row.changed).count() {
        0 => Message::SeatingSchemeStays,
        n => Message::SeatingSchemeStaysChanged {
            n: super::table::count(n),
        },
    }
}

/// What is still missing before a session can start.
pub fn wanted(scheme: &Scheme, seated: usize) -> Message {
    let least = usize::from(scheme.at_table.least);
    match least.checked_sub(seated) {
        Some(missing) if missing > 0 => Message::PlayersWanted {
            n: super::table::count(missing),
        },
        _ => Message::Blank,
    }
}

/// Why a name cannot be used.
pub fn name_error(error: &crate::ledger::NameError) -> Message {
    use crate::ledger::NameError;
    match error {
        NameError::Empty => Message::NameEmpty,
        NameError::TooLong { .. } => Message::NameLong,
        NameError::Twin { name } => Message::NameTwin { name: name.clone() },
        NameError::Unclean { name } => Message::NameTwin { name: name.clone() },
    }
}
