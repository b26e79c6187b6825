//! Systems without unnamed files: all but Linux.

use std::fs::File;
use std::io;
use std::path::Path;

/// Always `None`.
pub(crate) fn unnamed_file(_: &Path) -> Option<File> {
    None
}

/// Never called.
pub(crate) fn link(_: &File, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}
