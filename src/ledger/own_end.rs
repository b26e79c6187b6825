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

    /// Takes back the last tap or the last change as [`Book::undo`] does, and a hand together with the end that came with it.
    ///
    /// None where there is nothing to take back.
    pub fn step_back(&mut self, mut stamp: impl FnMut() -> Stamp) -> Option<Vec<LogRow>> {
        let untouched = self.open().correction.is_none() && self.open().taps.is_empty();
        let mut rows = Vec::new();
        if untouched && self.is_own_end(self.log().undoable()) {
            rows = self.undo(stamp())?;
        }
        rows.extend(self.undo(stamp())?);
        Some(rows)
    }

    /// Brings back what the last [`Book::step_back`] took.
    ///
    /// None where nothing was undone, or something else was done since.
    pub fn step_on(&mut self, mut stamp: impl FnMut() -> Stamp) -> Option<Vec<LogRow>> {
        let mut rows = self.redo(stamp())?;
        if self.can_redo() && self.is_own_end(self.log().redoable()) {
            rows.extend(self.redo(stamp())?);
        }
        Some(rows)
    }

    /// Takes back the last change whole, a hand together with the end that came with it. What the command line does.
    pub fn edit_back(&mut self, mut stamp: impl FnMut() -> Stamp) -> Option<Vec<LogRow>> {
        let mut rows = Vec::new();
        if self.is_own_end(self.log().undoable()) {
            rows.push(self.undo_edit(stamp())?);
        }
        rows.push(self.undo_edit(stamp())?);
        Some(rows)
    }

    /// Makes the change again that was taken back last, and the end that came with it. What the command line does.
    pub fn edit_on(&mut self, mut stamp: impl FnMut() -> Stamp) -> Option<Vec<LogRow>> {
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
