//! Reading and writing files. A written file is replaced only when complete.

pub(super) mod export;
pub(super) mod import;
mod import_bundle;
mod import_diverged;
pub(super) mod import_roster;
pub(super) mod preview;
pub(super) mod share;
pub(super) mod temp_file;

use super::maintenance::other_database;
use super::{AppError, Result};
use crate::exchange::ExportError;
use crate::store::{
    create_private_folder, draft, folder_of, rename_into_place, shows_database, sidecar_folder,
    system,
};
use crate::view::Message;
use std::fs;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;

/// Saves one of the program's own text files, creating its folder.
///
/// # Errors
/// The file or its folder cannot be written.
pub fn save_text(path: &Path, text: &str) -> Result<()> {
    if let Some(folder) = path.parent() {
        create_private_folder(folder).map_err(AppError::writing(folder))?;
    }
    write_all(path, text.as_bytes())
}

/// Replaces a file by these bytes.
pub(super) fn write_all(path: &Path, bytes: &[u8]) -> Result<()> {
    replace(path, |file| {
        Ok(file.write_all(bytes).map_err(ExportError::Io)?)
    })
}

/// Replaces a file by what `write` writes, and returns its result. The existing file is unchanged until the new one is
/// complete and synced.
///
/// A new file is readable by its owner only; an existing one keeps its mode. A terminal or other special file is
/// written to directly.
///
/// # Errors
/// Those of `write`, or the path cannot be written; another database, which has a journal, is not replaced.
pub fn replace<R>(path: &Path, write: impl FnOnce(&mut dyn Write) -> Result<R>) -> Result<R> {
    let fail = AppError::writing(path);
    let write = |to: &mut dyn Write| match write(to) {
        Err(AppError::Export(ExportError::Io(error))) => Err(fail(error)),
        done => done,
    };
    let before = match fs::metadata(path) {
        Ok(found) if found.is_dir() => return Err(fail(io::ErrorKind::IsADirectory.into())),
        Ok(found) if !found.is_file() => {
            let file = fs::OpenOptions::new().write(true).open(path);
            let mut file = BufWriter::new(file.map_err(fail)?);
            let result = write(&mut file)?;
            return file.flush().map_err(fail).map(|()| result);
        }
        Ok(found) => Some(found),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(fail(error)),
    };
    // A symbolic link is kept; its target is replaced.
    let target = if before.is_some() {
        dunce::canonicalize(path).map_err(fail)?
    } else {
        path.to_owned()
    };
    if before.is_some() && shows_database(&sidecar_folder(&target)) {
        return Err(other_database(path));
    }
    let folder = folder_of(&target);
    temp_file::sweep(folder);
    let mut part = draft(&target).map_err(fail)?;
    let mut file = BufWriter::new(part.as_file_mut());
    let result = write(&mut file)?;
    file.flush().map_err(fail)?;
    drop(file);
    if let Some(before) = &before {
        let mode = before.permissions();
        part.as_file().set_permissions(mode).map_err(fail)?;
    }
    part.as_file().sync_all().map_err(fail)?;
    rename_into_place(part.into_temp_path(), &target).map_err(fail)?;
    let _ = system::sync_folder(folder);
    Ok(result)
}

/// Creates the database's sidecar folder, or a folder in it, with mode 0700 if missing.
///
/// # Errors
/// It cannot be created, or the existing one is a link or belongs to another user.
pub(super) fn own_folder(folder: &Path) -> Result<()> {
    crate::store::own_folder(folder).map_err(AppError::writing(folder))
}

/// Reads a text file of at most this length. Of a longer one it reads one byte more, so that its length is seen.
///
/// # Errors
/// It cannot be read, or is not UTF-8.
pub fn read_beyond(path: &Path, longest: usize) -> io::Result<String> {
    let most = u64::try_from(longest).unwrap_or(u64::MAX);
    let mut text = String::new();
    let file = fs::File::open(path).map_err(|error| system::explain_io_error(error, path))?;
    file.take(most.saturating_add(1))
        .read_to_string(&mut text)?;
    Ok(text)
}

/// Reads a text file of at most this length.
///
/// # Errors
/// It cannot be read, is longer, or is not UTF-8.
pub fn read_text(path: &Path, longest: usize) -> Result<String> {
    let fail = AppError::reading(path);
    let text = read_beyond(path, longest).map_err(fail)?;
    if text.len() > longest {
        let why = format!("it is longer than {longest} bytes");
        return Err(fail(io::Error::new(io::ErrorKind::FileTooLarge, why)));
    }
    Ok(text)
}

/// Rust's text for an error kind it does not know.
const UNKNOWN: &str = "uncategorized error";

/// Why a file cannot be read or written, in a few words without a full stop.
pub fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
        io::ErrorKind::NotADirectory => "part of its path is not a folder".to_owned(),
        io::ErrorKind::InvalidData => "it is not UTF-8 text".to_owned(),
        io::ErrorKind::ResourceBusy => "another program has it open".to_owned(),
        io::ErrorKind::Other | io::ErrorKind::InvalidInput | io::ErrorKind::FileTooLarge => {
            error.to_string()
        }
        // For unknown kinds use the system's text.
        kind if kind.to_string() == UNKNOWN => error.to_string(),
        kind => kind.to_string(),
    }
}

/// Like [`reason`], translated for common errors.
pub(super) fn reason_message(error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::NotFound => Message::FilesNoSuchFile,
        io::ErrorKind::IsADirectory => Message::FilesIsFolder,
        io::ErrorKind::NotADirectory => Message::FilesNoFolderAbove,
        io::ErrorKind::InvalidData => Message::FilesNoText,
        io::ErrorKind::FileTooLarge => Message::FilesTooLong,
        io::ErrorKind::ResourceBusy => Message::FilesInUse,
        io::ErrorKind::PermissionDenied => Message::FilesNotAllowed,
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Message::FilesDiskFull,
        io::ErrorKind::ReadOnlyFilesystem => Message::FilesReadOnlyDisk,
        _ => Message::typed(&reason(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{LANGUAGES, Words};

    fn write(text: &str) -> impl FnOnce(&mut dyn Write) -> Result<()> {
        move |file| {
            file.write_all(text.as_bytes())
                .map_err(AppError::writing(Path::new("test")))
        }
    }

    #[test]
    fn a_file_is_replaced_whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        replace(&path, write("one")).unwrap();
        replace(&path, write("two")).unwrap();
        let failed: Result<(), _> = replace(&path, |file| {
            file.write_all(b"half").unwrap();
            Err(AppError::NoHome)
        });
        assert!(matches!(failed, Err(AppError::NoHome)));
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(
            fs::read_dir(folder.path()).unwrap().count(),
            1,
            "nothing is left behind"
        );
        let refused = replace(folder.path(), write("x")).unwrap_err();
        let wanted = AppError::writing(folder.path())(io::ErrorKind::IsADirectory.into());
        assert_eq!(refused.to_string(), wanted.to_string());
    }

    #[test]
    fn file_errors_are_translated() {
        let path = Path::new("evenings.csv");
        let kinds = [
            io::ErrorKind::NotFound,
            io::ErrorKind::IsADirectory,
            io::ErrorKind::NotADirectory,
            io::ErrorKind::InvalidData,
            io::ErrorKind::FileTooLarge,
            io::ErrorKind::ResourceBusy,
            io::ErrorKind::PermissionDenied,
            io::ErrorKind::StorageFull,
            io::ErrorKind::QuotaExceeded,
            io::ErrorKind::ReadOnlyFilesystem,
        ];
        for kind in kinds {
            let reading = AppError::reading(path)(kind.into());
            let writing = AppError::writing(path)(kind.into());
            for error in [&reading, &writing] {
                let english = Words::of("en").say(&error.window_message());
                assert!(english.starts_with("cannot "), "{english}");
                for language in LANGUAGES.iter().filter(|one| one.code != "en") {
                    let said = Words::of(language.code).say(&error.window_message());
                    assert!(said.contains("evenings.csv"), "{said}");
                    assert!(!said.contains(&reason_of(error)), "{said}");
                    assert_eq!(
                        said.contains("\u{2068}evenings.csv\u{2069}"),
                        language.rtl,
                        "{said}"
                    );
                }
            }
        }
        let missing = AppError::reading(path)(io::ErrorKind::NotFound.into());
        let english = Words::of("en").say(&missing.window_message());
        assert_eq!(english, missing.to_string());
    }

    fn reason_of(error: &AppError) -> String {
        match error {
            AppError::Reading(_, error) | AppError::Writing(_, error) => reason(error),
            other => other.to_string(),
        }
    }

    #[test]
    fn an_error_of_unknown_kind_has_the_systems_text() {
        let error = io::Error::from_raw_os_error(9999);
        assert!(reason(&error).contains("9999"), "{}", reason(&error));
    }

    #[cfg(unix)]
    #[test]
    fn a_new_file_is_its_owners_and_an_old_one_keeps_its_mode() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        replace(&path, write("one")).unwrap();
        assert_eq!(mode(), 0o600);
        for kept in [0o640, 0o666, 0o400] {
            fs::set_permissions(&path, fs::Permissions::from_mode(kept)).unwrap();
            replace(&path, write("two")).unwrap();
            assert_eq!(mode(), kept);
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let (link, target) = (folder.path().join("link"), folder.path().join("target"));
        fs::write(&target, "one").unwrap();
        std::os::unix::fs::symlink(&target, &link).unwrap();
        replace(&link, write("two")).unwrap();
        assert_eq!(fs::read_to_string(&target).unwrap(), "two");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }
}
