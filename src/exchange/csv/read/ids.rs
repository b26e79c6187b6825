//! The ids of log rows that an import writes.
//!
//! They are derived from the content, so that a file gives the same log on every device.

use crate::ledger::{Act, Edit, EditId, Log, LogRow, Session, derived_id};

/// The number of rows at the start of a session's log that an import of CSV as a new session wrote.
pub fn rows_from_csv(session: &Session, log: &Log) -> usize {
    let is_from_csv = |row: &&LogRow| match &row.act {
        Act::Do(edit) => of_row(session, edit) == Some(row.id),
        Act::Undo(_) | Act::Redo(_) => false,
    };
    log.rows().iter().take_while(is_from_csv).count()
}

/// The id of the row of this edit; `None` for one that no import of CSV as a new session makes.
pub(super) fn of_row(session: &Session, edit: &Edit) -> Option<EditId> {
    let started = session.started.timestamp_millis();
    let (what, of, at) = match edit {
        Edit::AddHand { hand, .. } => ("hand", hand.id.0, 0),
        Edit::Annotate { .. } => ("note", session.id.0, started),
        Edit::BeginWith { .. } => ("begun-with", session.id.0, started),
        Edit::End { at } => ("end", session.id.0, at.timestamp_millis()),
        _ => return None,
    };
    let (of, at) = (of.to_be_bytes(), at.to_be_bytes());
    Some(EditId(derived_id(&[what.as_bytes(), &of, &at])))
}
