//! Unnamed files on Linux.

use rustix::fs::{AtFlags, CWD, Mode, OFlags, linkat, open};
use std::fs::{File, symlink_metadata};
use std::io;
use std::os::fd::AsRawFd;
use std::path::{Path, PathBuf};

/// Creates an unnamed file in a folder; `None` if the system or file system does not support it, or cannot name it later.
pub(crate) fn unnamed_file(folder: &Path) -> Option<File> {
    let flags = OFlags::TMPFILE | OFlags::RDWR | OFlags::CLOEXEC;
    let file: File = open(folder, flags, Mode::RUSR | Mode::WUSR).ok()?.into();
    symlink_metadata(fd_path(&file)).ok()?;
    Some(file)
}

/// Gives an unnamed file a name, unless the name exists.
pub(crate) fn link(file: &File, path: &Path) -> io::Result<()> {
    Ok(linkat(
        CWD,
        fd_path(file),
        CWD,
        path,
        AtFlags::SYMLINK_FOLLOW,
    )?)
}

/// A path to an open file, independent of its name.
fn fd_path(file: &File) -> PathBuf {
    PathBuf::from(format!("/proc/self/fd/{}", file.as_raw_fd()))
}
