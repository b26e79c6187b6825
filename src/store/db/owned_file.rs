//! Files and folders beside a database, which may have come with it from somebody else.
//!
//! They are trusted only as regular files and real folders of this user. No link is followed, no pipe is waited for, and no
//! more is read than a bound. A hard link counts as a link: writing to it would write to another file.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Opens a file with these options.
///
/// # Errors
/// [`ErrorKind::InvalidInput`] where it is no regular file of this user with one name, [`ErrorKind::NotFound`] where its
/// folder is none by [`is_own_folder`]; what the system says otherwise.
pub(in crate::store) fn open(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    match path.parent() {
        Some(folder) if !is_own_folder(folder)? => return Err(ErrorKind::NotFound.into()),
        _ => plainly(options),
    }
    let file = options.open(path).map_err(|error| {
        // A link is refused by a code that has no kind of its own.
        let is_strange = fs::symlink_metadata(path).is_ok_and(|found| !is_plain(&found));
        if is_strange { strange() } else { error }
    })?;
    if is_plain(&file.metadata()?) {
        Ok(file)
    } else {
        Err(strange())
    }
}

/// Reads a whole file of at most this many bytes.
///
/// # Errors
/// As [`open`], and [`ErrorKind::FileTooLarge`] where it is longer.
pub(in crate::store) fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path, OpenOptions::new().read(true))?
        .take(most.saturating_add(1))
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// Creates a folder with mode 0700, and those above it, where there is none.
///
/// # Errors
/// Where it cannot be made.
pub fn create_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The same for a folder beside a database, or one in it.
///
/// # Errors
/// Where it cannot be made; [`ErrorKind::InvalidInput`] where what is there is no folder of this user, or is reached by a
/// link in the last two parts of its path.
pub fn own_folder(folder: &Path) -> io::Result<()> {
    if !is_own_folder(folder)? {
        create_private_folder(folder)?;
    }
    Ok(())
}

/// Whether a folder is there.
///
/// # Errors
/// [`ErrorKind::InvalidInput`] where what is there is no folder of this user, or is reached by a link in the last two parts
/// of its path, which are the folder beside a database and one in it.
pub(in crate::store) fn is_own_folder(folder: &Path) -> io::Result<bool> {
    if let Some(above) = folder.parent().map(metadata).transpose()?.flatten()
        && !above.is_dir()
    {
        return Err(strange());
    }
    match metadata(folder)? {
        None => Ok(false),
        Some(found) if found.is_dir() && is_ours(&found) => Ok(true),
        Some(_) => Err(strange()),
    }
}

/// What is under a name, links not followed; none where there is nothing.
fn metadata(path: &Path) -> io::Result<Option<Metadata>> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        found => found.map(Some),
    }
}

/// Whether this is a regular file of this user with one name.
pub(in crate::store) fn is_plain(found: &Metadata) -> bool {
    found.is_file() && is_ours(found) && names(found) == 1
}

fn strange() -> io::Error {
    io::Error::new(ErrorKind::InvalidInput, "not a file or folder of this user")
}

#[cfg(unix)]
fn plainly(options: &mut OpenOptions) {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt;
    // The bits of these flags fit, for the system's own call takes them as an `int`.
    let flags = OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC | OFlags::NOCTTY;
    options.custom_flags(flags.bits().cast_signed());
}

#[cfg(not(unix))]
fn plainly(_: &mut OpenOptions) {}

#[cfg(unix)]
fn is_ours(found: &Metadata) -> bool {
    std::os::unix::fs::MetadataExt::uid(found) == rustix::process::geteuid().as_raw()
}

#[cfg(not(unix))]
fn is_ours(_: &Metadata) -> bool {
    true
}

/// How many names a file has.
#[cfg(unix)]
pub(in crate::store) fn names(found: &Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::nlink(found)
}

#[cfg(not(unix))]
pub(in crate::store) fn names(_: &Metadata) -> u64 {
    1
}
