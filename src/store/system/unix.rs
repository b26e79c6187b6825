//! Linux, macOS and Android.

use super::{Id, escaped};
use rustix::fs::{Mode, OFlags};
use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, Permissions};
use std::io;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

/// Has a file opened without following a link and without waiting for a pipe.
pub(crate) fn no_follow(options: &mut OpenOptions) {
    // The bits of these flags fit, for the system's own call takes them as an `int`.
    let flags = OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC | OFlags::NOCTTY;
    options.custom_flags(flags.bits().cast_signed());
}

/// Makes folders with mode 0700.
pub(crate) fn folder_builder() -> DirBuilder {
    let mut builder = DirBuilder::new();
    builder.mode(0o700);
    builder
}

/// Whether a file or folder is this user's.
pub(crate) fn is_ours(found: &Metadata) -> bool {
    found.uid() == rustix::process::geteuid().as_raw()
}

/// Whether nobody else may read or write a file.
pub(crate) fn is_private(found: &Metadata) -> bool {
    !Mode::from_raw_mode(found.permissions().mode()).intersects(Mode::RWXG | Mode::RWXO)
}

/// Gives a file to its owner alone.
pub(crate) fn keep_private(path: &Path) -> io::Result<()> {
    fs::set_permissions(path, Permissions::from_mode(0o600))
}

/// How many names the file under this one has.
pub(crate) fn names(_: &Path, found: &Metadata) -> u64 {
    found.nlink()
}

/// How many names an open file has.
pub(crate) fn names_of(_: &File, found: &Metadata) -> u64 {
    found.nlink()
}

/// The file under a name, without opening it; none where there is none.
pub(crate) fn id(path: &Path) -> Option<Id> {
    let found = fs::metadata(path).ok()?;
    Some(Id(found.dev(), found.ino()))
}

/// The name that all links lead to.
pub(crate) fn settled(path: &Path) -> io::Result<PathBuf> {
    path.canonicalize()
}

/// Why no database can have this name: here all that the system takes will do.
pub(crate) fn unusable_name(_: &Path) -> Option<String> {
    None
}

/// A path as SQLite takes it in a URI.
pub(crate) fn uri(path: &Path) -> OsString {
    OsString::from_vec(escaped(path.as_os_str().as_bytes()))
}

/// Makes the names that were given in a folder last through a power cut.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Why a file could not be opened or replaced: here the system says it itself.
pub(crate) fn explain_io_error(error: io::Error, _: &Path) -> io::Error {
    error
}
