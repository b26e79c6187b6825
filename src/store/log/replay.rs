//! A session's ledger and log as they move together, row by row.

use crate::ledger::{Act, Edit, EditError, EditId, Ledger, Log, LogRow, Session};
use crate::store::StoreError;
use std::collections::BTreeSet;

/// A session with its log, in step with each other.
#[derive(Clone, Debug)]
pub(in crate::store) struct Replay {
    pub(in crate::store) ledger: Ledger,
    pub(in crate::store) log: Log,
    /// The ids of the log's rows, as far as somebody has asked for them.
    ids: BTreeSet<EditId>,
}

impl Replay {
    /// The account of a session that begins like this.
    pub(in crate::store) fn new(beginning: Session) -> Result<Self, EditError> {
        Ok(Self {
            ledger: Ledger::open(beginning)?,
            log: Log::default(),
            ids: BTreeSet::new(),
        })
    }

    /// Whether a row of the log has this id. Rows are looked at once, so that the thousandth of an evening is found to be
    /// new as fast as the first.
    pub(super) fn has_row(&mut self, id: EditId) -> bool {
        let since = self.log.rows().get(self.ids.len()..).unwrap_or_default();
        self.ids.extend(since.iter().map(|row| row.id));
        self.ids.contains(&id)
    }

    /// Takes the next row into log and ledger; gives the change that it comes to.
    ///
    /// # Errors
    /// Where it is not the next row, or its change cannot be made. Nothing has changed then.
    pub(in crate::store) fn follow(&mut self, row: &LogRow) -> Result<Edit, StoreError> {
        let change = match &row.act {
            Act::Do(edit) => Some(edit.clone()),
            Act::Undo(target) => in_turn(self.log.undoable(), *target).map(Edit::inverse),
            Act::Redo(target) => in_turn(self.log.redoable(), *target).cloned(),
        };
        let change = change
            .filter(|_| row.seq == self.log.next_seq())
            .ok_or(StoreError::Stale)?;
        self.ledger.apply(&change)?;
        self.log.push(row.clone())?;
        Ok(change)
    }

    /// The number and the id of the last row.
    pub(in crate::store) fn last(&self) -> Option<(u64, EditId)> {
        self.log.rows().last().map(|row| (row.seq, row.id))
    }

    /// How many rows the log has.
    pub(in crate::store) fn log_rows(&self) -> u64 {
        self.log.rows().len() as u64
    }
}

/// The edit whose turn it is, where it has this id.
fn in_turn(next: Option<(EditId, &Edit)>, target: EditId) -> Option<&Edit> {
    next.filter(|(id, _)| *id == target).map(|(_, edit)| edit)
}

/// How a session began and its account, where its log leads from there to all that it has.
///
/// # Errors
/// [`StoreError::Unexplained`] where it does not, or why a hand cannot be played.
pub(in crate::store) fn explain(
    session: &Session,
    log: &Log,
) -> Result<(Session, Replay), StoreError> {
    let beginning = beginning(session, log)?;
    // What was undone has to fit as well, for it can be redone.
    let account = replay(&beginning, log)?;
    if account.ledger.session() == session {
        Ok((beginning, account))
    } else {
        Err(StoreError::Unexplained(session.id))
    }
}

/// A session as it was before the first row of its log.
///
/// # Errors
/// [`StoreError::Unexplained`] where its log does not lead back to a session without hands.
pub(in crate::store) fn beginning(session: &Session, log: &Log) -> Result<Session, StoreError> {
    let unexplained = || StoreError::Unexplained(session.id);
    let mut ledger = Ledger::open(session.clone())?;
    let in_force: Vec<_> = log.in_force().collect();
    for (_, edit) in in_force.into_iter().rev() {
        ledger.apply(&edit.inverse()).map_err(|_| unexplained())?;
    }
    if !ledger.session().is_blank() {
        return Err(unexplained());
    }
    Ok(ledger.session().clone())
}

/// The account of a session that began like this, after all rows of a log.
///
/// # Errors
/// [`StoreError::Unexplained`] where a row cannot have followed.
pub(in crate::store) fn replay(beginning: &Session, log: &Log) -> Result<Replay, StoreError> {
    let mut account = Replay::new(beginning.clone())?;
    for row in log.rows() {
        let unexplained = |_| StoreError::Unexplained(beginning.id);
        account.follow(row).map_err(unexplained)?;
    }
    Ok(account)
}
