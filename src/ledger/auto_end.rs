//! The automatic end of a session with the hand that wins its game.
//!
//! It is an ordinary end whose time is that of the last hand. A correction that takes back the win reopens the session,
//! and so does an adjustment or a change of the points brought forward.

use super::editor::PLAY_ON;
use super::{Edit, EditError, EditId, EditStamp, LogRow, Redo, SessionEditor};
use crate::games::entry::Tap;
use chrono::{DateTime, FixedOffset};

impl SessionEditor {
    /// Applies a tap like [`SessionEditor::tap`]. A hand that wins the game ends the session; a correction that takes
    /// back the win reopens it.
    ///
    /// # Errors
    /// Those of [`SessionEditor::tap`].
    pub fn tap_with_end(
        &mut self,
        tap: Tap,
        mut stamp: impl FnMut() -> EditStamp,
    ) -> Result<Vec<LogRow>, EditError> {
        let (won, on) = (self.ended_by_game(), self.plays_on());
        let mut rows = self.tap(tap, stamp())?;
        if !rows.is_empty() {
            rows.extend(self.end_or_reopen(won, on, stamp()));
        }
        Ok(rows)
    }

    /// Makes an edit like [`SessionEditor::edit`]. Points brought forward that win the game end the session; those that
    /// take back the win reopen it, and so does an adjustment.
    ///
    /// # Errors
    /// Those of [`SessionEditor::edit`].
    pub fn edit_with_end(
        &mut self,
        edit: Edit,
        mut stamp: impl FnMut() -> EditStamp,
    ) -> Result<Vec<LogRow>, EditError> {
        let (won, on) = (self.ended_by_game(), self.plays_on());
        let changes_points = match edit {
            Edit::BeginWith { .. } => true,
            // An adjustment of an open session does not end it.
            Edit::Adjust { .. } | Edit::ReplaceHand { .. } => won,
            _ => false,
        };
        let mut rows = vec![self.edit(edit, stamp())?];
        if changes_points {
            rows.extend(self.end_or_reopen(won, on, stamp()));
        }
        Ok(rows)
    }

    /// Whether the session has ended with the hand that won its game.
    fn ended_by_game(&self) -> bool {
        let session = self.ledger().session();
        session.ended.is_some() && session.ended == self.last_hand() && self.ledger().is_over()
    }

    /// Whether the table plays on after the end of its game: it then ends the session itself.
    fn plays_on(&self) -> bool {
        self.ledger().plays_on() || self.open().taps.contains(&PLAY_ON)
    }

    /// Ends the session if its game is over, the table does not play `on` and no hand is open, or reopens one whose game
    /// was `won` and is not over now; otherwise `None`.
    fn end_or_reopen(&mut self, won: bool, on: bool, stamp: EditStamp) -> Option<LogRow> {
        let at = self.last_hand();
        let edit = match (self.ledger().session().ended, self.ledger().is_over()) {
            (None, true) if !on && self.open().taps.is_empty() => Edit::End { at: at? },
            (Some(at), false) if won => Edit::Reopen { at },
            _ => return None,
        };
        self.edit(edit, stamp).ok()
    }

    fn last_hand(&self) -> Option<DateTime<FixedOffset>> {
        self.ledger().session().hands.last().map(|hand| hand.at)
    }

    /// Undoes the last tap or edit like [`SessionEditor::undo`]. A hand is undone together with the automatic end or
    /// reopening, and the tap that plays on after the end together with its reopening.
    ///
    /// `None` if there is nothing to undo.
    pub fn undo_with_end(&mut self, mut stamp: impl FnMut() -> EditStamp) -> Option<Vec<LogRow>> {
        let untouched = self.open().correction.is_none() && self.open().taps.is_empty();
        let mut rows = Vec::new();
        if untouched && self.follows(self.log().undoable(), 1) {
            rows = self.undo(stamp())?;
        }
        let played_on = self.open().taps == [PLAY_ON];
        rows.extend(self.undo(stamp())?);
        // Playing on reopens the session and adds a tap.
        if played_on && self.open().taps.is_empty() && self.was_reopened() {
            rows.extend(self.undo(stamp())?);
        }
        Some(rows)
    }

    /// Redoes the last [`SessionEditor::undo_with_end`].
    ///
    /// `None` if there is nothing to redo, or another change followed.
    pub fn redo_with_end(&mut self, mut stamp: impl FnMut() -> EditStamp) -> Option<Vec<LogRow>> {
        let mut rows = self.redo(stamp())?;
        let plays_on = self.open().redo.last() == Some(&Redo::Tap(PLAY_ON));
        if (plays_on && self.was_reopened())
            || (self.can_redo() && self.follows(self.log().redoable(), 0))
        {
            rows.extend(self.redo(stamp())?);
        }
        Some(rows)
    }

    fn was_reopened(&self) -> bool {
        matches!(self.log().undoable(), Some((_, Edit::Reopen { .. })))
    }

    /// Whether an edit is an automatic end or reopening. `back` is the number of edits in force after the edit before
    /// it.
    fn follows(&self, step: Option<(EditId, &Edit)>, back: usize) -> bool {
        let last = self.last_hand();
        match step {
            Some((_, Edit::End { at })) => Some(*at) == last,
            Some((_, Edit::Reopen { at })) if Some(*at) == last && !self.ledger().is_over() => {
                let edits: Vec<&Edit> = self.log().in_force().map(|(_, edit)| edit).collect();
                let before = edits.into_iter().rev().nth(back);
                matches!(
                    before,
                    Some(Edit::ReplaceHand { .. } | Edit::Adjust { .. } | Edit::BeginWith { .. })
                )
            }
            _ => false,
        }
    }
}
