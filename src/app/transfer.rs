//! Sessions out, as a table.

use super::shelf::Shelf;
use super::{App, AppError, files};
use crate::exchange::{Export, ExportError, Form};
use crate::ledger::SessionId;
use crate::work::{Task, Work};
use std::io::Write;
use std::path::Path;

impl App {
    /// Writes sessions as one table, one session in memory at a time. A layout alone is written for a program.
    ///
    /// # Errors
    /// Where a session cannot be read, or the table not be written.
    pub fn export(
        &self,
        sessions: &[SessionId],
        form: impl Into<Form>,
        to: &mut dyn Write,
        work: &Work,
    ) -> Result<(), AppError> {
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
    ) -> Result<(), AppError> {
        self.not_own(path)?;
        let form = form.into();
        files::replace(path, |to| match self.export(sessions, form, to, work) {
            Err(AppError::Export(ExportError::Io(error))) => Err(AppError::writing(path, error)),
            done => done,
        })
    }
}

/// Writes sessions as one table, one session in memory at a time.
///
/// # Errors
/// Where a session cannot be read, the table not be written, or the work shall stop.
pub fn write_table(
    from: &mut dyn Shelf,
    sessions: &[SessionId],
    form: Form,
    to: &mut dyn Write,
    work: &Work,
) -> Result<(), AppError> {
    work.begin(Task::Writing, sessions.len() as u64);
    let mut export = Export::new(to, form)?;
    from.each_ledger(sessions, &mut |ledger| {
        export.add(&ledger)?;
        Ok(work.step(1)?)
    })?;
    Ok(export.finish()?)
}
