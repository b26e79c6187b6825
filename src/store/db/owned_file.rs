//! Files and folders next to a database, which may have been copied from another user together with it.
//!
//! Only regular files and real folders of the current user are used. Links are not followed, pipes are not opened, and
//! reads are bounded. Hard links are refused too: writing to one would write to another file.

use crate::store::system;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::Path;

/// Opens a file with these options.
///
/// # Errors
/// [`ErrorKind::InvalidInput`] if it is not a regular file of the current user with one name,
/// [`ErrorKind::NotFound`] if [`is_own_folder`] refuses its folder; otherwise the system's error.
pub(in crate::store) fn open(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    match path.parent() {
        Some(folder) if !is_own_folder(folder)? => return Err(ErrorKind::NotFound.into()),
        _ => system::no_follow(options),
    }
    let file = options.open(path).map_err(|error| {
        // The error code for a refused link has no `ErrorKind`.
        let is_strange = fs::symlink_metadata(path).is_ok_and(|found| !is_plain(path, &found));
        if is_strange { strange() } else { error }
    })?;
    if is_plain(path, &file.metadata()?) {
        Ok(file)
    } else {
        Err(strange())
    }
}

/// Creates a folder with mode 0700, including missing parents.
///
/// # Errors
/// It cannot be created.
pub fn create_private_folder(folder: &Path) -> io::Result<()> {
    system::folder_builder().recursive(true).create(folder)
}

/// Like [`create_private_folder`], for a sidecar folder or a folder in it.
///
/// # Errors
/// It cannot be created; [`ErrorKind::InvalidInput`] if the path is not a folder of the current user, or one
/// of its last two components is a link.
pub fn own_folder(folder: &Path) -> io::Result<()> {
    if !is_own_folder(folder)? {
        create_private_folder(folder)?;
    }
    Ok(())
}

/// Whether a folder exists.
///
/// # Errors
/// [`ErrorKind::InvalidInput`] if the path is not a folder of the current user, or one of its last two components
/// (the sidecar folder and a folder in it) is a link.
pub(in crate::store) fn is_own_folder(folder: &Path) -> io::Result<bool> {
    if let Some(above) = folder.parent().map(metadata).transpose()?.flatten()
        && !above.is_dir()
    {
        return Err(strange());
    }
    match metadata(folder)? {
        None => Ok(false),
        Some(found) if found.is_dir() && system::is_ours(&found) => Ok(true),
        Some(_) => Err(strange()),
    }
}

/// Metadata of a path without following links; `None` if it does not exist.
fn metadata(path: &Path) -> io::Result<Option<Metadata>> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        found => found.map(Some),
    }
}

/// Whether this is a regular file of the current user with one name.
pub(in crate::store) fn is_plain(path: &Path, found: &Metadata) -> bool {
    found.is_file() && system::is_ours(found) && system::hard_links(path, found) == 1
}

fn strange() -> io::Error {
    io::Error::new(ErrorKind::InvalidInput, "not a file or folder of this user")
}
