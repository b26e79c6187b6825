//! Writing sessions as CSV.

use crate::app::{App, AppError, files};
use crate::exchange::{CsvFormat, Export, ExportError};
use crate::ledger::{Ledger, SessionId};
use crate::store::{Database, Store, StoreError};
use crate::task::{Task, Work};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::rc::Rc;
use std::sync::mpsc::sync_channel;

impl App {
    /// Writes the database to a file in some format; replaces the file when complete. Without a database it writes an
    /// empty file.
    ///
    /// # Errors
    /// Those of `write`; the path is one of the database's own files or cannot be written.
    pub fn save_to<R: Send + 'static>(
        &self,
        path: &Path,
        write: impl FnOnce(&mut Database, &mut dyn Write) -> Result<R, AppError> + Send + 'static,
    ) -> Result<R, AppError> {
        self.ensure_not_own_file(path)?;
        let path = path.to_owned();
        self.existing_or_empty()?
            .call(move |db| files::replace(&path, |to| write(db, to)))
    }

    /// Like [`Self::save_to`], to a writer confined to this thread.
    ///
    /// # Errors
    /// Those of `write`, or the writer fails.
    pub fn write_to<R: Send + 'static>(
        &self,
        to: &mut dyn Write,
        write: impl FnOnce(&mut Database, &mut dyn Write) -> Result<R, AppError> + Send + 'static,
    ) -> Result<R, AppError> {
        let (mut written, pipe) = io::pipe().map_err(ExportError::Io)?;
        let (answer, answered) = sync_channel(1);
        self.existing_or_empty()?.post(move |db| {
            let mut to = BufWriter::new(pipe);
            let came = write(db, &mut to);
            let came =
                came.and_then(|came| Ok(to.flush().map(|()| came).map_err(ExportError::Io)?));
            let _ = answer.send(came);
        });
        io::copy(&mut written, to).map_err(ExportError::Io)?;
        // A panic of the job is already on standard error.
        answered.recv().unwrap_or_else(|_| {
            let detail = "not everything was written".to_owned();
            Err(StoreError::Refused(detail).into())
        })
    }

    pub(super) fn existing_or_empty(&self) -> Result<Rc<Store>, AppError> {
        match self.existing()? {
            Some(store) => Ok(store),
            None => Ok(Rc::new(Store::open_in_memory()?)),
        }
    }
}

/// Writes sessions as one CSV file, with one session in memory at a time. If the file has payouts, sessions whose
/// payouts overflow are left out and returned, unless there is only one.
///
/// # Errors
/// A session cannot be read, the file cannot be written, the only session's payouts overflow, or the work is stopped.
pub fn write_table(
    db: &mut Database,
    sessions: &[SessionId],
    form: CsvFormat,
    to: &mut dyn Write,
    work: &Work,
) -> Result<Vec<SessionId>, AppError> {
    work.begin(Task::Writing, sessions.len() as u64);
    let mut export = Export::new(to, form)?;
    let mut left_out = Vec::new();
    for session in sessions {
        let ledger = Ledger::open(db.load(*session)?.session)?;
        match export.add(&ledger) {
            // Nothing of it has been written.
            Err(ExportError::Settle { .. }) if sessions.len() > 1 => left_out.push(*session),
            added => added?,
        }
        work.step(1)?;
    }
    export.finish()?;
    Ok(left_out)
}
