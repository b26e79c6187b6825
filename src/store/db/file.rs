//! The database file on disk: inspecting a path, creating a file, renaming a finished one.
//!
//! Nothing here opens a database that may be in use: closing any handle drops all POSIX locks of the process on that
//! file, and with them those of SQLite.

use crate::store::{Access, OpenError, system};
use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use tempfile::{NamedTempFile, TempPath};

/// Smallest possible database in bytes: one page of the minimum page size.
const SMALLEST: u64 = 512;

/// Longest database file name in bytes: most systems allow 255, and `-journal` adds eight.
const LONGEST_NAME: usize = 247;

/// What a path refers to.
pub(in crate::store) enum Found {
    /// A regular, non-empty file, as its canonical path.
    File(PathBuf),
    /// No file. The path starts with a folder, because SQLite interprets a leading `file:` as a URI.
    Nothing(PathBuf),
}

/// Inspects a path without opening it: opening a pipe would block forever.
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
        // SQLite would accept such a file as a database without tables.
        Ok(found) if found.len() < SMALLEST => Err(OpenError::NotADatabase { path: here() }),
        Ok(_) => {
            let path = system::canonical(path).map_err(|error| unreadable(&error))?;
            regular_beside(&path)?;
            Ok(Found::File(path))
        }
    }
}

/// Checks that no log file of a database is a link, a pipe or a device: SQLite would follow it and block. It does not
/// follow links for `-shm`, the index of the log.
fn regular_beside(path: &Path) -> Result<(), OpenError> {
    let all = ["-wal", "-journal"].map(|suffix| with_suffix(path, suffix));
    let strange = all.into_iter().find(|path| {
        std::fs::symlink_metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir())
    });
    strange.map_or(Ok(()), |path| Err(OpenError::NotAFile { path }))
}

/// Checks that a database and its log have one name each. SQLite keeps a log and locks per file name, so two programs
/// that use two names corrupt the file.
///
/// Names in folders inside `X.d` do not count: an interrupted restore leaves the previous database there.
pub(super) fn has_one_name(path: &Path) -> Result<(), OpenError> {
    for path in [path.to_owned(), with_suffix(path, "-wal")] {
        let Ok(found) = std::fs::symlink_metadata(&path) else {
            continue;
        };
        let names = system::hard_links(&path, &found);
        if names > 1 && names > 1 + names_kept(&path) {
            return Err(OpenError::ManyNames { path, names });
        }
    }
    Ok(())
}

/// Restricts a database and SQLite's files next to it to mode 0600. Files of another user, or on a system that refuses,
/// keep their mode.
pub(in crate::store) fn keep_private(path: &Path) {
    // By path: closing a handle would release SQLite's locks.
    for path in ["", "-wal", "-shm"].map(|end| with_suffix(path, end)) {
        let open = std::fs::symlink_metadata(&path).is_ok_and(|found| {
            super::owned_file::is_plain(&path, &found) && !system::is_private(&found)
        });
        if open {
            let _ = system::keep_private(&path);
        }
    }
}

/// Number of hard links to a file in the folders inside `X.d`.
fn names_kept(path: &Path) -> u64 {
    let Ok(folders) = std::fs::read_dir(with_suffix(path, ".d")) else {
        return 0;
    };
    let name = path.file_name().unwrap_or_default();
    let same = |found: Option<system::Id>| found.is_some() && found == system::id(path);
    let kept = folders
        .flatten()
        .filter(|folder| same(system::id(&folder.path().join(name))));
    kept.count() as u64
}

fn nothing(path: &Path, access: Access) -> Result<Found, OpenError> {
    // SQLite would replay the log of an older file into the new one.
    let left = ["-wal", "-journal"]
        .map(|suffix| with_suffix(path, suffix))
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
            if let Some(detail) = system::unusable_name(path) {
                return Err(OpenError::NotCreated { path: here, detail });
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

/// Appends a suffix to a path, as SQLite names its files next to a database.
pub(in crate::store) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// Whether the file is missing or empty.
pub(in crate::store) fn is_blank(path: &Path) -> bool {
    std::fs::metadata(path).map_or(true, |found| found.len() == 0)
}

/// Creates a temporary file with mode 0600 in the folder of the file that it will replace.
pub(in crate::store) fn draft(path: &Path) -> io::Result<NamedTempFile> {
    tempfile::Builder::new()
        .prefix(".oddtrick-")
        .suffix(".part")
        .tempfile_in(folder(path))
}

/// Renames a finished file to its path, replacing what is there. After a power cut either the old or the new file
/// exists.
pub(in crate::store) fn finish(draft: NamedTempFile, path: &Path) -> io::Result<()> {
    draft.as_file().sync_all()?;
    take_name(draft.into_temp_path(), path)?;
    system::sync_folder(folder(path))
}

/// Renames a finished file to its path, unless that exists.
pub(super) fn finish_new(draft: NamedTempFile, path: &Path) -> io::Result<()> {
    draft.as_file().sync_all()?;
    match draft.persist_noclobber(path) {
        Err(taken) if taken.error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error.error),
        Ok(_) => system::sync_folder(folder(path)),
    }
}

/// Renames a temporary file to a path, replacing what is there, even where another process of this program has it open.
pub(crate) fn take_name(draft: TempPath, path: &Path) -> io::Result<()> {
    let draft = draft.keep()?;
    std::fs::rename(&draft, path).map_err(|error| {
        let error = system::explain_io_error(error, path);
        let _ = std::fs::remove_file(&draft);
        error
    })
}

/// The URI with which SQLite reads a file without creating files or taking locks.
pub(in crate::store) fn immutable_uri(path: &Path) -> PathBuf {
    let mut uri = OsString::from("file:");
    uri.push(system::uri(path));
    uri.push("?mode=ro&immutable=1");
    PathBuf::from(uri)
}

/// The folder of a path; `.` for a bare file name.
pub(in crate::store) fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
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
