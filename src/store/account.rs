//! A session's ledger and log as they move together, row by row.

use super::StoreError;
use super::standings::Counts;
use crate::ledger::{Act, Edit, EditError, EditId, Ledger, Log, LogRow, Session};
use std::collections::BTreeSet;

/// A session with its log, in step with each other.
#[derive(Clone, Debug)]
pub(super) struct Account {
    pub(super) ledger: Ledger,
    pub(super) log: Log,
    /// What was counted of its hands.
    pub(super) counts: Counts,
    /// The ids of the log's rows, as far as somebody has asked for them.
    ids: BTreeSet<EditId>,
}

impl Account {
    /// The books of what was stored.
    pub(super) fn open(session: Session, log: Log) -> Result<Self, EditError> {
        Ok(Self {
            ledger: Ledger::open(session)?,
            log,
            counts: Counts::default(),
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
    /// Where it is not the next row, or its change cannot be made. The account must not be used any more then.
    pub(super) fn follow(&mut self, row: &LogRow) -> Result<Edit, StoreError> {
        // Whether it is their turn is for the log to say.
        let change = match &row.act {
            Act::Do(edit) => edit.clone(),
            Act::Undo(_) => self.log.undoable().ok_or(StoreError::Stale)?.1.inverse(),
            Act::Redo(_) => self.log.redoable().ok_or(StoreError::Stale)?.1.clone(),
        };
        self.log.push(row.clone())?;
        // A hand at the end is counted by itself; after anything else all of them are.
        if !matches!(&change, Edit::AddHand { index, .. } if *index == self.ledger.session().hands.len())
        {
            self.counts = Counts::default();
        }
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
    explain_from(&beginning(session, log)?, session, log)
}

/// The same, this being how it began.
pub(super) fn explain_from(
    beginning: &Ledger,
    session: &Session,
    log: &Log,
) -> Result<Account, StoreError> {
    // What was undone has to fit as well, for it can be redone.
    let account = replay(beginning.session(), log)?;
    if account.ledger.session() == session {
        Ok(account)
    } else {
        Err(StoreError::Unexplained(session.id))
    }
}

/// A session as it was before the first row of its log.
///
/// # Errors
/// [`StoreError::Unexplained`] where its log does not lead back to a session without hands.
pub(super) fn beginning(session: &Session, log: &Log) -> Result<Ledger, StoreError> {
    let unexplained = || StoreError::Unexplained(session.id);
    let mut ledger = Ledger::open(session.clone())?;
    let in_force: Vec<_> = log.in_force().collect();
    for (_, edit) in in_force.into_iter().rev() {
        ledger.apply(&edit.inverse()).map_err(|_| unexplained())?;
    }
    if !ledger.session().hands.is_empty() || ledger.session().ended.is_some() {
        return Err(unexplained());
    }
    Ok(ledger)
}

/// The books of a session that began like this, after all rows of a log.
///
/// # Errors
/// [`StoreError::Unexplained`] where a row cannot have followed.
pub(super) fn replay(beginning: &Session, log: &Log) -> Result<Account, StoreError> {
    let mut account = Account::open(beginning.clone(), Log::default())?;
    for row in log.rows() {
        let unexplained = |_| StoreError::Unexplained(beginning.id);
        account.follow(row).map_err(unexplained)?;
    }
    Ok(account)
}
