//! The end that a session comes to by itself, with the hand that wins its game.
//!
//! It is a change like any other end, but for its moment, which is that of the last hand.

use super::{Book, Edit, EditId, LogRow, Stamp};

impl Book {
    /// Ends the session where its game is over and nobody has said that it goes on, at the moment of the last hand; none
    /// elsewhere.
    pub fn end_if_over(&mut self, stamp: Stamp) -> Option<LogRow> {
        let session = self.ledger().session();
        let at = session.hands.last()?.at;
        let ends =
            session.ended.is_none() && self.open().taps.is_empty() && self.ledger().is_over();
        if ends {
            self.edit(Edit::End { at }, stamp).ok()
        } else {
            None
        }
    }

    /// Whether the next undo takes back no more than the end that came with the last hand.
    pub fn undoes_own_end(&self) -> bool {
        self.open().correction.is_none()
            && self.open().taps.is_empty()
            && self.is_own_end(self.log().undoable())
    }

    /// Whether the next redo ends the session with the last hand, and no more.
    pub fn redoes_own_end(&self) -> bool {
        self.can_redo() && self.is_own_end(self.log().redoable())
    }

    fn is_own_end(&self, step: Option<(EditId, &Edit)>) -> bool {
        let last = self.ledger().session().hands.last().map(|hand| hand.at);
        matches!(step, Some((_, Edit::End { at })) if Some(*at) == last)
    }
}
