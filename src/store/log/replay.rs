//! A session's ledger and log, advanced together row by row.

use crate::ledger::{Act, Edit, EditError, EditId, Ledger, Log, LogRow, OpenHand, Session, Stored};
use crate::store::StoreError;
use std::collections::BTreeSet;

/// A session's ledger with its log.
#[derive(Clone, Debug)]
pub(in crate::store) struct Replay {
    pub(in crate::store) ledger: Ledger,
    pub(in crate::store) log: Log,
}

impl Replay {
    /// The state of a session before its first row.
    pub(in crate::store) fn new(beginning: Session) -> Result<Self, EditError> {
        Ok(Self {
            ledger: Ledger::open(beginning)?,
            log: Log::default(),
        })
    }

    /// Appends the next row to log and ledger.
    ///
    /// # Errors
    /// It is not the next row, or its edit cannot be applied. Nothing has changed then.
    pub(in crate::store) fn follow(&mut self, row: &LogRow) -> Result<(), StoreError> {
        let change = match &row.act {
            Act::Do(edit) => Some(edit.clone()),
            Act::Undo(target) => if_next(self.log.undoable(), *target).map(Edit::inverse),
            Act::Redo(target) => if_next(self.log.redoable(), *target).cloned(),
        };
        let change = change
            .filter(|_| row.seq == self.log.next_seq())
            .ok_or(StoreError::Stale)?;
        self.ledger.apply(&change)?;
        Ok(self.log.push(row.clone())?)
    }

    /// The session as stored, with this open hand.
    pub(in crate::store) fn stored(self, open: OpenHand) -> Stored {
        Stored {
            session: self.ledger.session().clone(),
            log: self.log,
            open,
        }
    }

    /// Number of rows in the log.
    pub(in crate::store) fn log_rows(&self) -> u64 {
        self.log.rows().len() as u64
    }
}

/// The next edit to undo or redo, if it has this id.
fn if_next(next: Option<(EditId, &Edit)>, target: EditId) -> Option<&Edit> {
    next.filter(|(id, _)| *id == target).map(|(_, edit)| edit)
}

/// The initial state of a session, if the log leads from it to the current state.
///
/// # Errors
/// [`StoreError::Unexplained`] if it does not, [`StoreError::Refused`] if two rows have one id, or why the initial state
/// is invalid.
pub(in crate::store) fn explain(session: &Session, log: &Log) -> Result<Session, StoreError> {
    let ids: BTreeSet<_> = log.rows().iter().map(|row| row.id).collect();
    if ids.len() < log.rows().len() {
        // Ids are random, so a duplicate was forged.
        let why = "two rows of a log have the same id";
        return Err(StoreError::Refused(why.to_owned()));
    }
    let beginning = session.after_first(0, log).ok();
    let unexplained = StoreError::Unexplained(session.id);
    let Some(beginning) = beginning.filter(Session::is_blank) else {
        return Err(unexplained);
    };
    // Undone edits must apply as well, because they can be redone.
    let replay = replay(&beginning, log.rows())?;
    if replay.ledger.session() == session {
        Ok(beginning)
    } else {
        Err(unexplained)
    }
}

/// Replays all rows of a log from the initial state.
///
/// # Errors
/// [`StoreError::Unexplained`] if a row cannot be applied.
pub(in crate::store) fn replay(beginning: &Session, rows: &[LogRow]) -> Result<Replay, StoreError> {
    let mut replay = Replay::new(beginning.clone())?;
    let mut all = rows.iter();
    let unexplained = |_| StoreError::Unexplained(beginning.id);
    all.try_for_each(|row| replay.follow(row).map_err(unexplained))?;
    Ok(replay)
}
