//! Writing sessions as a CSV table.

use crate::app::{App, AppError, files};
use crate::exchange::{Export, ExportError, Form};
use crate::ledger::{Ledger, SessionId};
use crate::settle::SettleError;
use crate::store::{Database, Store, StoreError};
use crate::task::{Task, Work};
use std::fmt;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::rc::Rc;
use std::sync::mpsc::{SyncSender, sync_channel};

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
    /// Has the database written into a file in some form; the file is replaced once that is whole. Where there is no database,
    /// an empty one is written.
    ///
    /// # Errors
    /// What `write` gives, or where the place is the database's own or cannot be written to.
    pub fn save_to<R: Send + 'static>(
        &self,
        path: &Path,
        write: impl FnOnce(&mut Database, &mut dyn Write) -> Result<R, AppError> + Send + 'static,
    ) -> Result<R, AppError> {
        self.not_own(path)?;
        let path = path.to_owned();
        self.existing_or_empty()?
            .call(move |db| files::replace(&path, |to| write(db, to)))
    }

    /// The same to somewhere that only this thread can write to.
    ///
    /// # Errors
    /// What `write` gives, or why nothing can be written there.
    pub fn write_to<R: Send + 'static>(
        &self,
        to: &mut dyn Write,
        write: impl FnOnce(&mut Database, &mut dyn Write) -> Result<R, AppError> + Send + 'static,
    ) -> Result<R, AppError> {
        let (chunks, written) = sync_channel(AHEAD);
        let (answer, answered) = sync_channel(1);
        self.existing_or_empty()?.post(move |db| {
            let mut to = BufWriter::with_capacity(CHUNK, Chunks(chunks));
            let came = write(db, &mut to);
            let came =
                came.and_then(|came| Ok(to.flush().map(|()| came).map_err(ExportError::Io)?));
            let _ = answer.send(came);
        });
        for chunk in written {
            to.write_all(&chunk).map_err(ExportError::Io)?;
        }
        // Where the job broke off, that has been written to standard error.
        answered.recv().unwrap_or_else(|_| {
            let detail = "not everything was written".to_owned();
            Err(StoreError::Refused { detail }.into())
        })
    }

    fn existing_or_empty(&self) -> Result<Rc<Store>, AppError> {
        match self.existing()? {
            Some(store) => Ok(store),
            None => Ok(Rc::new(Store::open_in_memory()?)),
        }
    }
}

/// How many bytes are handed over at once.
const CHUNK: usize = 64 * 1024;

/// How many times that may wait to be written.
const AHEAD: usize = 4;

/// Hands over what is written to it.
struct Chunks(SyncSender<Vec<u8>>);

impl Write for Chunks {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let gone = |_| io::Error::from(io::ErrorKind::BrokenPipe);
        self.0.send(bytes.to_vec()).map_err(gone)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Writes sessions as one table, one session in memory at a time. Among others, one whose payouts are beyond all bounds is
/// left out where the table has payouts; gives those.
///
/// # Errors
/// Where a session cannot be read, the table not be written, what the only session came to not be counted, or the work
/// shall stop.
pub fn write_table(
    db: &mut Database,
    sessions: &[SessionId],
    form: Form,
    to: &mut dyn Write,
    work: &Work,
) -> Result<Vec<LeftOut>, AppError> {
    work.begin(Task::Writing, sessions.len() as u64);
    let mut export = Export::new(to, form)?;
    let mut left_out = Vec::new();
    for session in sessions {
        let ledger = Ledger::open(db.facts(*session)?)?;
        match export.add(&ledger) {
            // Nothing of it is written then.
            Err(ExportError::Settle { session, error }) if sessions.len() > 1 => {
                left_out.push(LeftOut { session, error });
            }
            added => added?,
        }
        work.step(1)?;
    }
    export.finish()?;
    Ok(left_out)
}
