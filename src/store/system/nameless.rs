//! Linux: files without a name.

use rustix::fs::{AtFlags, CWD, Mode, OFlags, linkat, open};
use std::fs::{File, symlink_metadata};
use std::io;
use std::os::fd::AsRawFd;
use std::path::{Path, PathBuf};

/// A file in a folder that has no name; none where there is no such thing, or no way to give it a name afterwards.
pub(crate) fn nameless(folder: &Path) -> Option<File> {
    let flags = OFlags::TMPFILE | OFlags::RDWR | OFlags::CLOEXEC;
    let file: File = open(folder, flags, Mode::RUSR | Mode::WUSR).ok()?.into();
    symlink_metadata(way(&file)).ok()?;
    Some(file)
}

/// Gives a file without a name its first one, unless it is taken.
pub(crate) fn link(file: &File, path: &Path) -> io::Result<()> {
    Ok(linkat(CWD, way(file), CWD, path, AtFlags::SYMLINK_FOLLOW)?)
}

/// The way to an open file, whatever its name.
fn way(file: &File) -> PathBuf {
    PathBuf::from(format!("/proc/self/fd/{}", file.as_raw_fd()))
}
