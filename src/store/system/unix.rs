//! Linux, macOS and Android.

use super::Id;
use rustix::fs::{Mode, OFlags};
use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;

/// Makes an open fail on a link, and not block on a pipe.
pub(crate) fn no_follow(options: &mut OpenOptions) {
    // The flags fit: the system call takes them as an `int`.
    let flags = OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC | OFlags::NOCTTY;
    options.custom_flags(flags.bits().cast_signed());
}

/// Creates folders with mode 0700.
pub(crate) fn folder_builder() -> DirBuilder {
    let mut builder = DirBuilder::new();
    builder.mode(0o700);
    builder
}

/// Whether the current user owns a file or folder.
pub(crate) fn is_ours(found: &Metadata) -> bool {
    found.uid() == rustix::process::geteuid().as_raw()
}

/// Removes other users' access to a file, if the system allows it. A read-only file stays so.
pub(crate) fn keep_private(path: &Path, found: &Metadata) {
    let mode = found.permissions().mode();
    if Mode::from_raw_mode(mode).intersects(Mode::RWXG | Mode::RWXO) {
        let _ = fs::set_permissions(path, Permissions::from_mode(mode & 0o700));
    }
}

/// The number of hard links of the file at a path.
pub(crate) fn hard_links(_: &Path, found: &Metadata) -> u64 {
    found.nlink()
}

/// The identity of the file at a path, without opening it; `None` if it does not exist.
pub(crate) fn id(path: &Path) -> Option<Id> {
    let found = fs::metadata(path).ok()?;
    Some(Id(found.dev(), found.ino()))
}

/// Why a database cannot have this name: here every valid name is allowed.
pub(crate) fn unusable_name(_: &Path) -> Option<String> {
    None
}

/// Syncs a folder, so that its new names survive a power cut.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// A clearer reason why a file could not be opened or replaced: here the system's error is clear.
pub(crate) fn explain_io_error(error: io::Error, _: &Path) -> io::Error {
    error
}
