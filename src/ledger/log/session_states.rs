//! States of a session by its log: earlier ones, the latest, and that of another log.

use super::apply::change;
use crate::ledger::{
    Act, Edit, EditError, EditId, EditStamp, Hand, Log, LogRow, Session, SessionEditor,
};

/// Whether a session ever had exactly these hands.
pub fn had_hands(session: &Session, log: &Log, hands: &[Hand]) -> bool {
    let mut then = session.clone();
    if then.hands == hands {
        return true;
    }
    // Walk backwards, undoing each row.
    for row in log.rows().iter().rev() {
        let edit = |id: EditId| {
            let row = log.rows().iter().find(|row| row.id == id)?;
            match &row.act {
                Act::Do(edit) => Some(edit),
                Act::Undo(_) | Act::Redo(_) => None,
            }
        };
        let back: Option<Edit> = match &row.act {
            Act::Do(edit) => Some(edit.inverse()),
            Act::Undo(id) => edit(*id).cloned(),
            Act::Redo(id) => edit(*id).map(Edit::inverse),
        };
        if back.is_none_or(|back| change(&mut then, &back).is_err()) {
            return false;
        }
        if then.hands == hands {
            return true;
        }
    }
    false
}

impl Session {
    /// The session after all edits in force in the log, starting from this one. Plays no hands.
    ///
    /// # Errors
    /// An edit is invalid in its place.
    pub fn after(mut self, log: &Log) -> Result<Self, EditError> {
        for (_, edit) in log.in_force() {
            match edit {
                // Duplicate hand ids are detected when hands are played: a search for each of ten thousand hands is
                // slow.
                Edit::AddHand { index, hand }
                    if *index == self.hands.len() && self.ended.is_none() =>
                {
                    self.hands.push(hand.clone());
                }
                edit => drop(change(&mut self, edit)?),
            }
        }
        Ok(self)
    }
}

impl SessionEditor {
    /// Brings the session to the state of another log: undoes edits in force only here, and makes those in force only
    /// there, with their ids where free.
    ///
    /// # Errors
    /// An edit is invalid here. The editor must be discarded then.
    pub fn sync_to_log(
        &mut self,
        there: &Log,
        mut stamp: impl FnMut() -> EditStamp,
    ) -> Result<Vec<LogRow>, EditError> {
        let ids = |log: &Log| -> Vec<EditId> { log.in_force().map(|(row, _)| row.id).collect() };
        let (ours, theirs) = (ids(self.log()), ids(there));
        let same = ours
            .iter()
            .zip(&theirs)
            .take_while(|(one, other)| one == other);
        let same = same.count();
        let mut rows = Vec::new();
        for _ in same..ours.len() {
            rows.push(self.undo_edit(stamp()).ok_or(EditError::Stale)?);
        }
        for (row, edit) in there.in_force().skip(same) {
            let taken = self.log().rows().iter().any(|own| own.id == row.id);
            let own = stamp();
            let stamp = EditStamp {
                at: row.at,
                edit: if taken { own.edit } else { row.id },
                ..own
            };
            rows.push(self.edit(edit.clone(), stamp)?);
        }
        Ok(rows)
    }
}
