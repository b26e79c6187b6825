//! Sessions out, as a table.

use super::shelf::Shelf;
use super::{App, AppError, files};
use crate::exchange::{Export, ExportError, Form};
use crate::ledger::SessionId;
use crate::settle::SettleError;
use crate::work::{Task, Work};
use std::fmt;
use std::io::Write;
use std::path::Path;

/// A session that is not in a table, for nobody can say what it came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// Which.
    pub session: SessionId,
    /// Why.
    pub error: SettleError,
}

/// One clause in English, without a full stop.
impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { session, error } = self;
        write!(f, "session {session} is left out: {error}")
    }
}

impl App {
    /// Writes sessions as one table, one session in memory at a time. A layout alone is written for a program. Gives those
    /// that had to be left out.
    ///
    /// # Errors
    /// Where a session cannot be read, the table not be written, or what the only session came to not be counted.
    pub fn export(
        &self,
        sessions: &[SessionId],
        form: impl Into<Form>,
        to: &mut dyn Write,
        work: &Work,
    ) -> Result<Vec<LeftOut>, AppError> {
        write_table(&mut { self }, sessions, form.into(), to, work)
    }

    /// The same into a file, which is replaced once the table is whole.
    ///
    /// # Errors
    /// The same, or where the place cannot be written to.
    pub fn export_to(
        &self,
        sessions: &[SessionId],
        form: impl Into<Form>,
        path: &Path,
        work: &Work,
    ) -> Result<Vec<LeftOut>, AppError> {
        self.not_own(path)?;
        let form = form.into();
        files::replace(path, |to| match self.export(sessions, form, to, work) {
            Err(AppError::Export(ExportError::Io(error))) => Err(AppError::writing(path, error)),
            done => done,
        })
    }
}

/// Writes sessions as one table, one session in memory at a time. Among others, one whose payouts are beyond all bounds is
/// left out where the table has payouts; gives those.
///
/// # Errors
/// Where a session cannot be read, the table not be written, what the only session came to not be counted, or the work
/// shall stop.
pub fn write_table(
    from: &mut dyn Shelf,
    sessions: &[SessionId],
    form: Form,
    to: &mut dyn Write,
    work: &Work,
) -> Result<Vec<LeftOut>, AppError> {
    work.begin(Task::Writing, sessions.len() as u64);
    let mut export = Export::new(to, form)?;
    let mut left_out = Vec::new();
    from.each_ledger(sessions, &mut |ledger| {
        match export.add(&ledger) {
            // Nothing of it is written then.
            Err(ExportError::Settle { session, error }) if sessions.len() > 1 => {
                left_out.push(LeftOut { session, error });
            }
            added => added?,
        }
        Ok(work.step(1)?)
    })?;
    export.finish()?;
    Ok(left_out)
}
