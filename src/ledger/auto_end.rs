//! The automatic end of a session with the hand that wins its game.
//!
//! It is an ordinary end whose time is that of the last hand.

use super::{Edit, EditId, EditStamp, LogRow, SessionEditor};

impl SessionEditor {
    /// Ends the session if its game is over and nobody has confirmed further play, at the time of the last hand;
    /// otherwise `None`.
    pub fn end_if_over(&mut self, stamp: EditStamp) -> Option<LogRow> {
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

    /// Undoes the last tap or edit like [`SessionEditor::undo`]; a hand together with the automatic end.
    ///
    /// `None` if there is nothing to undo.
    pub fn undo_with_end(&mut self, mut stamp: impl FnMut() -> EditStamp) -> Option<Vec<LogRow>> {
        let untouched = self.open().correction.is_none() && self.open().taps.is_empty();
        let mut rows = Vec::new();
        if untouched && self.is_own_end(self.log().undoable()) {
            rows = self.undo(stamp())?;
        }
        rows.extend(self.undo(stamp())?);
        Some(rows)
    }

    /// Redoes the last [`SessionEditor::undo_with_end`].
    ///
    /// `None` if there is nothing to redo, or another change followed.
    pub fn redo_with_end(&mut self, mut stamp: impl FnMut() -> EditStamp) -> Option<Vec<LogRow>> {
        let mut rows = self.redo(stamp())?;
        if self.can_redo() && self.is_own_end(self.log().redoable()) {
            rows.extend(self.redo(stamp())?);
        }
        Some(rows)
    }

    /// Undoes the last edit completely; a hand together with the automatic end. For the command line.
    pub fn undo_edit_with_end(
        &mut self,
        mut stamp: impl FnMut() -> EditStamp,
    ) -> Option<Vec<LogRow>> {
        let mut rows = Vec::new();
        if self.is_own_end(self.log().undoable()) {
            rows.push(self.undo_edit(stamp())?);
        }
        rows.push(self.undo_edit(stamp())?);
        Some(rows)
    }

    /// Redoes the edit undone last, with the automatic end. For the command line.
    pub fn redo_edit_with_end(
        &mut self,
        mut stamp: impl FnMut() -> EditStamp,
    ) -> Option<Vec<LogRow>> {
        let mut rows = vec![self.redo_edit(stamp())?];
        if self.is_own_end(self.log().redoable()) {
            rows.push(self.redo_edit(stamp())?);
        }
        Some(rows)
    }

    fn is_own_end(&self, step: Option<(EditId, &Edit)>) -> bool {
        let last = self.ledger().session().hands.last().map(|hand| hand.at);
        matches!(step, Some((_, Edit::End { at })) if Some(*at) == last)
    }
}
