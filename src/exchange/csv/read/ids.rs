//! The ids of log rows that an import writes.
//!
//! They are derived from the content, so that a file gives the same log on every device.

use crate::ledger::{Act, Edit, EditId, HandId, Log, LogRow, Session, SessionId, derived_id};
use chrono::{DateTime, FixedOffset};

/// The number of rows at the start of a session's log that an import of CSV as a new session wrote.
pub fn rows_from_csv(session: &Session, log: &Log) -> usize {
    let is_from_csv = |row: &&LogRow| {
        let Act::Do(edit) = &row.act else {
            return false;
        };
        let wanted = match edit {
            Edit::AddHand { hand, .. } => of_hand(hand.id),
            Edit::Annotate { .. } => of_note(session.id, session.started),
            Edit::BeginWith { .. } => of_begun_with(session.id, session.started),
            Edit::End { at } => of_end(session.id, *at),
            _ => return false,
        };
        row.id == wanted
    };
    log.rows().iter().take_while(is_from_csv).count()
}

/// The id of the row that adds a hand.
pub(super) fn of_hand(hand: HandId) -> EditId {
    id("hand", hand.0, 0)
}

/// The id of the row that ends a session.
pub(super) fn of_end(session: SessionId, at: DateTime<FixedOffset>) -> EditId {
    id("end", session.0, at.timestamp_millis())
}

/// The id of the row that sets a session's note.
pub(super) fn of_note(session: SessionId, started: DateTime<FixedOffset>) -> EditId {
    id("note", session.0, started.timestamp_millis())
}

/// The id of the row that sets the points brought forward.
pub(super) fn of_begun_with(session: SessionId, started: DateTime<FixedOffset>) -> EditId {
    id("begun-with", session.0, started.timestamp_millis())
}

fn id(what: &str, of: u128, at: i64) -> EditId {
    EditId(derived_id(&[
        what.as_bytes(),
        &of.to_be_bytes(),
        &at.to_be_bytes(),
    ]))
}
