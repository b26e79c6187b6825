//! `export`, `bundle` and `import`.

use super::Caller;
use super::error::Failure;
use super::options::{BundleArgs, ExportArgs};
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

/// Writes sessions whole.
pub(super) fn bundle(args: &BundleArgs, caller: &mut Caller) -> Result<(), Failure> {
    let mut sessions = Vec::new();
    if args.all {
        sessions.extend(caller.app.sessions()?.into_iter().map(|row| row.id));
    }
    for wanted in &args.sessions {
        sessions.push(caller.app.find(wanted)?);
    }
    match args
        .output
        .as_deref()
        .filter(|path| *path != Path::new("-"))
    {
        Some(path) => Ok(caller.app.bundle_to(&sessions, path)?),
        None => caller
            .app
            .bundle(&sessions, caller.stdout)
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
    if count.payments > 0 {
        parts.push(words::count(count.payments, "new payment"));
    }
    if count.binned > 0 {
        parts.push(format!(
            "{} deleted here and left so",
            words::count(count.binned, "session")
        ));
    }
    Ok(writeln!(caller.stdout, "{}", parts.join(", "))?)
}
