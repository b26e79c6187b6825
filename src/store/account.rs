//! A session's ledger and log as they move together, row by row.

use super::StoreError;
use crate::ledger::{Act, Edit, EditError, EditId, Ledger, Log, LogRow, Session};

/// A session with its log, in step with each other.
#[derive(Clone, Debug)]
pub(super) struct Account {
    pub(super) ledger: Ledger,
    pub(super) log: Log,
}

impl Account {
    /// The books of what was stored.
    pub(super) fn open(session: Session, log: Log) -> Result<Self, EditError> {
        Ok(Self {
            ledger: Ledger::open(session)?,
            log,
        })
    }

    /// Takes the next row into log and ledger; gives the change that it comes to.
    ///
    /// # Errors
    /// Where it is not the next row, or its change cannot be made. The account must not be used any more then.
    pub(super) fn follow(&mut self, row: &LogRow) -> Result<Edit, StoreError> {
        // Whether it is their turn is for the log to say.
        let change = match &row.act {
            Act::Do(edit) => edit.clone(),
            Act::Undo(_) => self.log.undoable().ok_or(StoreError::Stale)?.1.inverse(),
            Act::Redo(_) => self.log.redoable().ok_or(StoreError::Stale)?.1.clone(),
        };
        self.log.push(row.clone())?;
        self.ledger.apply(&change)?;
        Ok(change)
    }

    /// The number and the id of the last row.
    pub(super) fn last(&self) -> Option<(u64, EditId)> {
        self.log.rows().last().map(|row| (row.seq, row.id))
    }
}

/// The books of a session, where its log leads from no hands to all that it has.
///
/// # Errors
/// [`StoreError::Unexplained`] where it does not, or why a hand cannot be played.
pub(super) fn explain(session: &Session, log: &Log) -> Result<Account, StoreError> {
    let unexplained = || StoreError::Unexplained(session.id);
    let mut ledger = Ledger::open(session.clone())?;
    let in_force: Vec<_> = log.in_force().collect();
    for (_, edit) in in_force.into_iter().rev() {
        ledger.apply(&edit.inverse()).map_err(|_| unexplained())?;
    }
    if !ledger.session().hands.is_empty() || ledger.session().ended.is_some() {
        return Err(unexplained());
    }
    // What was undone has to fit as well, for it can be redone.
    let mut account = Account {
        ledger,
        log: Log::default(),
    };
    for row in log.rows() {
        account.follow(row).map_err(|_| unexplained())?;
    }
    if account.ledger.session() == session {
        Ok(account)
    } else {
        Err(unexplained())
    }
}
