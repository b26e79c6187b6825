//! `export` and `import`.

use super::Caller;
use super::error::Failure;
use super::options::ExportArgs;
use super::words;
use crate::app::AppError;
use crate::exchange::ExportError;
use std::path::{Path, PathBuf};

/// Writes sessions as one table, the oldest first.
pub(super) fn export(args: &ExportArgs, caller: &mut Caller) -> Result<(), Failure> {
    let sessions = match &args.session {
        Some(wanted) => vec![caller.app.find(wanted)?],
        None => caller
            .app
            .sessions()?
            .into_iter()
            .rev()
            .map(|row| row.id)
            .collect(),
    };
    match args
        .output
        .as_deref()
        .filter(|path| *path != Path::new("-"))
    {
        Some(path) => Ok(caller.app.export_to(&sessions, args.layout, path)?),
        None => caller
            .app
            .export(&sessions, args.layout, caller.stdout)
            .map_err(|error| match error {
                AppError::Export(ExportError::Io(error)) => error.into(),
                error => error.into(),
            }),
    }
}

/// Reads files, all of them or none.
pub(super) fn import(files: &[PathBuf], caller: &mut Caller) -> Result<(), Failure> {
    let count = caller.app.import(files)?;
    let mut parts = vec![format!(
        "{} with {}",
        words::count(count.new, "new session"),
        words::count(count.hands, "new hand")
    )];
    if count.longer > 0 {
        parts.push(format!(
            "{} longer than before",
            words::count(count.longer, "session")
        ));
    }
    if count.known > 0 {
        parts.push(format!(
            "{} known already",
            words::count(count.known, "session")
        ));
    }
    Ok(writeln!(caller.stdout, "{}", parts.join(", "))?)
}
