//! The new-session page: the rule switches, the settlement, and whether the session can start.
//!
//! The switches change the session's own copy of the scheme document; the scheme itself stays as it is.

mod money;
mod row;
mod sizes;

pub use super::page::SwitchRow;
pub(super) use money::{settled_by, settling};
pub use money::{settlings, stake_refused, stake_terms, stake_unit, stakes, typed_stake};
pub use row::Setting;
pub(in crate::view) use sizes::joined;
pub use sizes::typed as typed_sizes;

use super::Message;
use crate::scheme::{OddTrick, Rules, Scheme, fields};
use crate::seat::Direction;
use row::{Rows, one};

/// The switches for rules that differ between tables, for this number of players. `kept` is the unchanged scheme, whose
/// values are always offered.
pub fn switches(kept: &Scheme, now: &Scheme, seats: usize) -> Vec<SwitchRow> {
    let mut rows = Rows::new(kept, now);
    if let (Rules::ExactBid(old), Rules::ExactBid(rules)) = (&kept.rules, &now.rules) {
        let sizes = sizes::rows(&old.schedule, &rules.schedule, now, seats);
        rows.switches.extend(sizes);
    }
    for (path, values) in fields::offered(kept, now) {
        match (path.as_str(), &kept.rules, &now.rules) {
            // If every contract names its trump, there is neither a proposal nor a trump of the hand.
            ("trump" | "unaccepted", _, Rules::Contracts(rules)) if !rules.uses_trump_of_hand() => {
            }
            ("trump", Rules::Contracts(old), Rules::Contracts(rules)) => {
                let row = row::trumps(&rows, old, rules, &values);
                rows.switches.push(row);
            }
            ("missed", Rules::ExactBid(old), Rules::ExactBid(rules)) => {
                let row = row::missed(&rows, old, rules);
                rows.switches.push(row);
            }
            (key, old, _) => {
                rows.offer(key, &values);
                if let ("target", Rules::OddTrick(old)) = (key, old) {
                    follow_target(&mut rows, old);
                }
            }
        }
    }
    if let (Rules::Contracts(old), Rules::Contracts(rules)) = (&kept.rules, &now.rules) {
        row::offer_contracts(&mut rows, old, rules);
    }
    let ways = fields::words::<Direction>().into_iter();
    rows.offer("direction", &ways.map(str::to_owned).collect::<Vec<_>>());
    let mut rows = rows.switches;
    // A switch with one value is no choice.
    rows.retain(|row| row.values.len() > 1);
    rows
}

/// Makes the last switch, the game target, also set the losing score, if the scheme's losing score is the negated
/// target.
fn follow_target(rows: &mut Rows, kept: &OddTrick) {
    if kept.goal.lose_at != kept.goal.target.map(|target| -target) {
        return;
    }
    let row = rows.switches.last_mut().into_iter();
    for value in row.flat_map(|row| &mut row.values) {
        let lost = value.does.iter();
        let lost: Vec<_> = lost.map(|(_, n)| one("lose-at", format!("-{n}"))).collect();
        value.does.extend(lost.concat());
    }
}

/// How many switches differ from the scheme, or that there are none.
pub fn changed(rows: &[SwitchRow]) -> Message {
    match rows.iter().filter(|row| row.changed).count() {
        0 => Message::SeatingSchemeStays,
        n => Message::seating_scheme_stays_changed(n),
    }
}

/// What is missing before a session can start.
pub fn missing_players(scheme: &Scheme, seated: usize) -> Message {
    let least = usize::from(scheme.at_table.least);
    match least.checked_sub(seated) {
        Some(missing) if missing > 0 => Message::players_wanted(missing),
        _ => Message::Blank,
    }
}

/// Why a name is invalid.
pub fn name_error(error: &crate::ledger::NameError) -> Message {
    use crate::ledger::NameError;
    match error {
        NameError::Empty => Message::NameEmpty,
        NameError::TooLong { .. } => Message::NameLong,
        NameError::Confusable { name } | NameError::Unclean { name } => Message::name_twin(name),
    }
}
