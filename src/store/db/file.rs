//! The database file seen from outside: what it is, how a new one comes to be, how a finished one takes its name.
//!
//! Nothing here ever opens a database that may be in use. POSIX drops all locks of a process on a file when any of
//! its handles is closed, so that reading a few bytes here would unlock what SQLite has locked.

use crate::store::{Access, OpenError};
use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// The smallest that a database can be, in bytes: one page of the smallest size.
const SMALLEST: u64 = 512;

/// The longest name of a database in bytes: most systems take 255, and SQLite's log has eight more than the database.
const LONGEST_NAME: usize = 247;

/// What is found under a name.
pub(in crate::store) enum Found {
    /// A regular file with something in it, under the name that all links lead to.
    File(PathBuf),
    /// Nothing, and that is fine. SQLite would take a name that begins with `file:` for something else, so that this
    /// one begins with a folder.
    Nothing(PathBuf),
}

/// Looks at a name without opening what is there, for opening a pipe would wait for ever.
pub(in crate::store) fn look(path: &Path, access: Access) -> Result<Found, OpenError> {
    let here = || path.to_owned();
    let unreadable = |error: &io::Error| OpenError::Unreadable {
        path: here(),
        detail: error.to_string(),
    };
    match std::fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => nothing(path, access),
        Err(error) => Err(unreadable(&error)),
        Ok(found) if found.is_dir() => Err(OpenError::Folder { path: here() }),
        Ok(found) if !found.is_file() => Err(OpenError::NotAFile { path: here() }),
        Ok(found) if found.len() == 0 => Err(OpenError::Empty { path: here() }),
        // SQLite would take it for one without tables.
        Ok(found) if found.len() < SMALLEST => Err(OpenError::NotADatabase { path: here() }),
        Ok(_) => {
            let path = settled(path).map_err(|error| unreadable(&error))?;
            regular_beside(&path)?;
            Ok(Found::File(path))
        }
    }
}

/// Whether no log beside a database is a link, a pipe or a device: SQLite would follow it, and wait. It follows no link to
/// the index of the log, `-shm`.
fn regular_beside(path: &Path) -> Result<(), OpenError> {
    let all = ["-wal", "-journal"].map(|suffix| beside(path, suffix));
    let strange = all.into_iter().find(|path| {
        std::fs::symlink_metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir())
    });
    strange.map_or(Ok(()), |path| Err(OpenError::NotAFile { path }))
}

/// Whether a database and its log can be written to under no other name. SQLite keeps a log and locks for each name of a
/// file, so that two programs under two names write past each other.
///
/// A name in a folder within `X.d` does not count: there it is what was in place before a restore that was cut off.
#[cfg(unix)]
pub(super) fn has_one_name(path: &Path) -> Result<(), OpenError> {
    for path in [path.to_owned(), beside(path, "-wal")] {
        let Ok(found) = std::fs::symlink_metadata(&path) else {
            continue;
        };
        let names = super::owned_file::names(&found);
        if names > 1 && names > 1 + names_kept(&path) {
            return Err(OpenError::ManyNames { path, names });
        }
    }
    Ok(())
}

#[cfg(not(unix))]
pub(super) fn has_one_name(_: &Path) -> Result<(), OpenError> {
    Ok(())
}

/// Sees to it that a database and what SQLite keeps beside it are their owner's alone. Where that cannot be, or they are
/// somebody else's, they stay as they are.
#[cfg(unix)]
pub(in crate::store) fn keep_private(path: &Path) {
    use std::fs::{Permissions, set_permissions, symlink_metadata};
    use std::os::unix::fs::PermissionsExt;
    // By name, for closing a handle would give up what SQLite has locked.
    for path in ["", "-wal", "-shm"].map(|end| beside(path, end)) {
        let open = symlink_metadata(&path).is_ok_and(|found| {
            super::owned_file::is_plain(&found) && found.permissions().mode() & 0o077 != 0
        });
        if open {
            let _ = set_permissions(&path, Permissions::from_mode(0o600));
        }
    }
}

#[cfg(not(unix))]
pub(in crate::store) fn keep_private(_: &Path) {}

/// How many names a file has in the folders within `X.d`.
#[cfg(unix)]
fn names_kept(path: &Path) -> u64 {
    let Ok(folders) = std::fs::read_dir(beside(path, ".d")) else {
        return 0;
    };
    let name = path.file_name().unwrap_or_default();
    let same = |found: Option<Id>| found.is_some() && found == id(path);
    let kept = folders
        .flatten()
        .filter(|folder| same(id(&folder.path().join(name))));
    kept.count() as u64
}

fn nothing(path: &Path, access: Access) -> Result<Found, OpenError> {
    // SQLite would play what is left of an older file into the new one.
    let left = ["-wal", "-journal"]
        .map(|suffix| beside(path, suffix))
        .into_iter()
        .find(|left| !is_blank(left));
    let here = path.to_owned();
    match (left, access) {
        (Some(left), _) => Err(OpenError::LeftBehind { path: here, left }),
        (None, Access::MustExist) => Err(OpenError::Missing { path: here }),
        (None, Access::Create) => {
            let length = path
                .file_name()
                .map_or(0, |name| name.as_encoded_bytes().len());
            if length > LONGEST_NAME {
                return Err(OpenError::NotCreated {
                    path: here,
                    detail: format!("the name is longer than {LONGEST_NAME} bytes"),
                });
            }
            let path = std::path::absolute(path);
            path.map(Found::Nothing)
                .map_err(|error| OpenError::NotCreated {
                    path: here,
                    detail: error.to_string(),
                })
        }
    }
}

/// The name with something added to its end, as SQLite names the files beside a database.
pub(in crate::store) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// Whether there is no such file, or nothing in it.
pub(in crate::store) fn is_blank(path: &Path) -> bool {
    std::fs::metadata(path).map_or(true, |found| found.len() == 0)
}

/// The name that all links lead to. Windows would answer with a form of it that SQLite cannot read.
pub(in crate::store) fn settled(path: &Path) -> io::Result<PathBuf> {
    if cfg!(windows) {
        std::path::absolute(path)
    } else {
        path.canonicalize()
    }
}

/// A new file beside the one that it shall become, for its owner alone.
pub(in crate::store) fn draft(path: &Path) -> io::Result<NamedTempFile> {
    tempfile::Builder::new()
        .prefix(".oddtrick-")
        .suffix(".part")
        .tempfile_in(folder(path))
}

/// Gives a finished file its name, in place of whatever had it. After a power cut there is the old one or the new.
pub(in crate::store) fn finish(draft: NamedTempFile, path: &Path) -> io::Result<()> {
    draft.as_file().sync_all()?;
    draft.persist(path)?;
    sync_folder(path)
}

/// Gives a finished file its name, unless it is taken by now.
pub(super) fn finish_new(draft: NamedTempFile, path: &Path) -> io::Result<()> {
    draft.as_file().sync_all()?;
    match draft.persist_noclobber(path) {
        Err(taken) if taken.error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error.error),
        Ok(_) => sync_folder(path),
    }
}

/// The URI under which SQLite reads a file and touches nothing beside it, not even a lock.
pub(in crate::store) fn untouched(path: &Path) -> PathBuf {
    PathBuf::from(encoded(path))
}

#[cfg(unix)]
fn encoded(path: &Path) -> OsString {
    use std::os::unix::ffi::{OsStrExt, OsStringExt};
    let mut uri = b"file:".to_vec();
    for byte in path.as_os_str().as_bytes() {
        match byte {
            b'%' | b'?' | b'#' => uri.extend(format!("%{byte:02X}").into_bytes()),
            _ => uri.push(*byte),
        }
    }
    uri.extend(b"?mode=ro&immutable=1");
    OsString::from_vec(uri)
}

#[cfg(not(unix))]
fn encoded(path: &Path) -> OsString {
    let path = path.to_string_lossy().replace('\\', "/");
    let path = path
        .replace('%', "%25")
        .replace('?', "%3F")
        .replace('#', "%23");
    OsString::from(format!(
        "file:///{}?mode=ro&immutable=1",
        path.trim_start_matches('/')
    ))
}

/// Which file is under a name, whatever becomes of the name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::store) struct Id(u64, u64);

/// The file under a name, without opening it; none where there is none, or where files have no such id.
#[cfg(unix)]
pub(in crate::store) fn id(path: &Path) -> Option<Id> {
    use std::os::unix::fs::MetadataExt;
    let found = std::fs::metadata(path).ok()?;
    Some(Id(found.dev(), found.ino()))
}

/// Elsewhere a file that is open cannot be replaced.
#[cfg(not(unix))]
pub(in crate::store) fn id(_: &Path) -> Option<Id> {
    None
}

/// The folder that a file is in or shall be in.
pub(in crate::store) fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Makes a name that was given last through a power cut.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    std::fs::File::open(folder(path))?.sync_all()
}

/// Elsewhere a folder cannot be opened, and the system sees to it.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_without_a_folder_is_in_this_one() {
        for (path, wanted) in [
            ("a.db", "."),
            ("b/a.db", "b"),
            ("/a.db", "/"),
            ("./a.db", "."),
        ] {
            assert_eq!(folder(Path::new(path)), Path::new(wanted), "{path}");
        }
    }

    #[test]
    fn a_new_file_never_takes_a_name_from_another() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        std::fs::write(&path, "somebody was quicker").unwrap();
        finish_new(draft(&path).unwrap(), &path).unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"somebody was quicker");
        let nowhere = folder.path().join("no folder").join("a.db");
        assert!(finish_new(draft(&path).unwrap(), &nowhere).is_err());
    }
}
