//! The database file on disk: inspecting a path, creating a file, renaming a finished one.
//!
//! Nothing here opens a database that may be in use: closing any handle drops all POSIX locks of the process on that
//! file, and with them those of SQLite.

use crate::store::{Access, OpenError, OpenFault, system};
use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use tempfile::{NamedTempFile, TempPath};

/// Smallest possible database in bytes: one page of the minimum page size.
const SMALLEST: u64 = 512;

/// Longest database file name in bytes: most systems allow 255, and `-journal` adds eight.
const LONGEST_NAME: usize = 247;

/// How many links are followed from one path, as by Linux.
const MOST_LINKS: usize = 40;

/// Inspects a path without opening it: opening a pipe would block forever. Returns the canonical path and `true` for a
/// regular, non-empty file, and `false` if there is none; then the path starts with a folder, because SQLite interprets a
/// leading `file:` as a URI.
pub(in crate::store) fn look(path: &Path, access: Access) -> Result<(PathBuf, bool), OpenError> {
    let fault = match std::fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => match nothing(path, access) {
            Ok(path) => return Ok((path, false)),
            Err(fault) => fault,
        },
        Err(error) => OpenFault::Unreadable(error.to_string()),
        Ok(found) if found.is_dir() => OpenFault::Folder,
        Ok(found) if !found.is_file() => OpenFault::NotAFile,
        Ok(found) if found.len() == 0 => OpenFault::Empty,
        // SQLite would accept such a file as a database without tables.
        Ok(found) if found.len() < SMALLEST => OpenFault::NotADatabase,
        Ok(_) => match dunce::canonicalize(path) {
            Ok(path) => return regular_sidecars(&path).map(|()| (path, true)),
            Err(error) => OpenFault::Unreadable(error.to_string()),
        },
    };
    Err(fault.at(path))
}

/// Checks that the log files of a database are regular ones: SQLite would follow a link, and wait for a pipe. It does not
/// follow links for `-shm`, the index of the log.
///
/// # Errors
/// [`OpenFault::NotAFile`] of the log file.
pub(crate) fn regular_sidecars(path: &Path) -> Result<(), OpenError> {
    let all = ["-wal", "-journal"].map(|suffix| with_suffix(path, suffix));
    let strange = all
        .into_iter()
        .find(|path| std::fs::symlink_metadata(path).is_ok_and(|found| !found.is_file()));
    strange.map_or(Ok(()), |path| Err(OpenFault::NotAFile.at(&path)))
}

/// Checks that a database and its log each have a single name (hard link). SQLite keeps a log and locks per file name,
/// so two programs that use two names corrupt the file.
///
/// Names in folders inside `X.d` do not count: an interrupted restore leaves the previous database there.
pub(super) fn has_one_name(path: &Path) -> Result<(), OpenError> {
    for path in [path.to_owned(), with_suffix(path, "-wal")] {
        let Ok(found) = std::fs::symlink_metadata(&path) else {
            continue;
        };
        let names = system::hard_links(&path, &found);
        if names > 1 && names > 1 + names_kept(&path) {
            return Err(OpenFault::ManyNames(names).at(&path));
        }
    }
    Ok(())
}

/// Removes other users' access to a database and SQLite's files next to it. Files of another user, or on a system that
/// refuses, keep their mode.
pub(in crate::store) fn keep_private(path: &Path) {
    // Uses the path, because closing a handle would release SQLite's locks.
    for path in ["", "-wal", "-shm"].map(|end| with_suffix(path, end)) {
        if let Ok(found) = std::fs::symlink_metadata(&path)
            && super::owned_file::is_plain(&path, &found)
        {
            system::keep_private(&path, &found);
        }
    }
}

/// Number of hard links to a file in the folders inside `X.d`.
fn names_kept(path: &Path) -> u64 {
    let Ok(folders) = std::fs::read_dir(sidecar_folder(path)) else {
        return 0;
    };
    let name = path.file_name().unwrap_or_default();
    let same = |found: Option<system::Id>| found.is_some() && found == system::id(path);
    let kept = folders
        .flatten()
        .filter(|folder| same(system::id(&folder.path().join(name))));
    kept.count() as u64
}

/// The path of a file to be created.
fn nothing(path: &Path, access: Access) -> Result<PathBuf, OpenFault> {
    match (left_log(path), access) {
        (Some(left), _) => return Err(OpenFault::LeftBehind(left)),
        (None, Access::MustExist) => return Err(OpenFault::Missing),
        (None, Access::Create) => {}
    }
    let name = path.file_name().unwrap_or_default();
    if name.as_encoded_bytes().len() > LONGEST_NAME {
        let detail = format!("the name is longer than {LONGEST_NAME} bytes");
        return Err(OpenFault::NotCreated(detail));
    }
    if let Some(detail) = system::unusable_name(path) {
        return Err(OpenFault::NotCreated(detail));
    }
    std::path::absolute(path).map_err(|error| OpenFault::NotCreated(error.to_string()))
}

/// What SQLite left of the log of a file. It would replay it into a new file.
pub(crate) fn left_log(path: &Path) -> Option<PathBuf> {
    let mut logs = ["-wal", "-journal"]
        .map(|suffix| with_suffix(path, suffix))
        .into_iter();
    logs.find(|log| {
        let found = std::fs::symlink_metadata(log);
        found.is_ok_and(|found| !found.is_file() || found.len() > 0)
    })
}

/// Appends a suffix to a path, as SQLite names its files next to a database.
pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// The files that SQLite keeps next to an open database.
pub(crate) fn side_files(database: &Path) -> [PathBuf; 3] {
    ["-wal", "-shm", "-journal"].map(|end| with_suffix(database, end))
}

/// The sidecar folder of a database: `X.d` of `X`.
pub(crate) fn sidecar_folder(database: &Path) -> PathBuf {
    with_suffix(database, ".d")
}

/// Creates a temporary file with mode 0600 in the folder of the file that it will replace.
pub(crate) fn draft(path: &Path) -> io::Result<NamedTempFile> {
    tempfile::Builder::new()
        .prefix(".oddtrick-")
        .suffix(".part")
        .tempfile_in(folder(path))
}

/// Renames a finished file to its path, replacing what is there. After a power cut either the old or the new file
/// exists.
pub(in crate::store) fn finish(draft: NamedTempFile, path: &Path) -> io::Result<()> {
    draft.as_file().sync_all()?;
    rename_into_place(draft.into_temp_path(), path)?;
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

/// Renames a temporary file to a path, replacing what is there, even if another process of this program has it open.
pub(crate) fn rename_into_place(draft: TempPath, path: &Path) -> io::Result<()> {
    let draft = draft.keep()?;
    std::fs::rename(&draft, path).map_err(|error| {
        let error = system::explain_io_error(error, path);
        let _ = std::fs::remove_file(&draft);
        error
    })
}

/// The URI with which SQLite reads a file without creating files or taking locks.
pub(in crate::store) fn immutable_uri(path: &Path) -> PathBuf {
    let mut uri = "file:".to_owned();
    for part in path.as_os_str().as_encoded_bytes().utf8_chunks() {
        let plain = part.valid().replace('%', "%25");
        uri.push_str(&plain.replace('?', "%3F").replace('#', "%23"));
        let escaped = part.invalid().iter().map(|byte| format!("%{byte:02X}"));
        uri.extend(escaped);
    }
    PathBuf::from(uri + "?mode=ro&immutable=1")
}

/// The folder of a path; `.` for a bare file name.
pub(crate) fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// The target of a dangling link: a link whose file does not exist. Any other path is returned unchanged.
pub(crate) fn follow_dangling(path: PathBuf) -> PathBuf {
    let mut at = path;
    // Links may form a circle.
    for _ in 0..MOST_LINKS {
        match std::fs::read_link(&at) {
            Ok(to) if !at.exists() => at = at.with_file_name(to),
            _ => break,
        }
    }
    at
}

/// A path with links resolved. The file may be missing, but not its folder.
pub(crate) fn without_links(path: &Path) -> io::Result<PathBuf> {
    dunce::canonicalize(path).or_else(|_| {
        let name = path.file_name().unwrap_or_default();
        Ok(dunce::canonicalize(folder(path))?.join(name))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_in_a_uri_keeps_its_drive_or_server() {
        for (path, wanted) in [
            ("/tmp/né/50% #1?.db", "/tmp/né/50%25 %231%3F.db"),
            (r"C:\a b\c.db", r"C:\a b\c.db"),
            (r"C:\50% #1?.db", r"C:\50%25 %231%3F.db"),
            (r"\\server\share\c.db", r"\\server\share\c.db"),
            (r"\\?\C:\c.db", r"\\%3F\C:\c.db"),
        ] {
            let wanted = format!("file:{wanted}?mode=ro&immutable=1");
            assert_eq!(immutable_uri(Path::new(path)), Path::new(&wanted));
        }
    }

    #[test]
    fn a_bare_name_is_in_the_current_folder() {
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
    fn a_new_file_never_replaces_another() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        std::fs::write(&path, "somebody was quicker").unwrap();
        finish_new(draft(&path).unwrap(), &path).unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"somebody was quicker");
        let nowhere = folder.path().join("no folder").join("a.db");
        let error = finish_new(draft(&path).unwrap(), &nowhere).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::NotFound);
    }
}
