//! Writing sessions as CSV.

use crate::app::Result;
use crate::exchange::{CsvFormat, Export, ExportError};
use crate::ledger::{Ledger, SessionId};
use crate::store::Database;
use crate::task::{Task, Work};
use std::io::Write;

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
) -> Result<Vec<SessionId>> {
    work.begin(Task::Writing, sessions.len() as u64);
    let mut export = Export::new(to, form)?;
    let mut left_out = Vec::new();
    for session in sessions {
        let ledger = Ledger::open(db.load(*session)?.session)?;
        match export.add(&ledger) {
            // Nothing of this session has been written.
            Err(ExportError::Settle { .. }) if sessions.len() > 1 => left_out.push(*session),
            added => added?,
        }
        work.step(1)?;
    }
    export.finish()?;
    Ok(left_out)
}
