//! Windows.
//!
//! Files inherit the permissions of their folder. The program's folder is in the user's profile, which is accessible to the
//! user, to administrators and to the system.

use super::Id;
use std::fs::{DirBuilder, File, Metadata, OpenOptions};
use std::io;
use std::os::windows::fs::OpenOptionsExt;
use std::path::Path;
use winapi_util::HandleRef;
use winapi_util::file::information;
use windows_sys::Win32::Foundation::ERROR_SHARING_VIOLATION;
use windows_sys::Win32::Storage::FileSystem::{
    FILE_FLAG_BACKUP_SEMANTICS, FILE_FLAG_OPEN_REPARSE_POINT,
};

/// Makes an open not follow a link but open the link itself.
pub(crate) fn no_follow(options: &mut OpenOptions) {
    options.custom_flags(FILE_FLAG_OPEN_REPARSE_POINT);
}

/// Creates folders with inherited permissions.
pub(crate) fn folder_builder() -> DirBuilder {
    DirBuilder::new()
}

/// Whether the current user owns a file or folder. Always true: the files of an administrator belong to the whole
/// group, so the owner does not identify a user.
pub(crate) fn is_ours(_: &Metadata) -> bool {
    true
}

/// Keeps the inherited permissions.
pub(crate) fn keep_private(_: &Path, _: &Metadata) {}

/// The number of hard links of the file at a path, without following links; 1 if the system does not report it.
pub(crate) fn hard_links(path: &Path, _: &Metadata) -> u64 {
    let file = look_at(path, FILE_FLAG_OPEN_REPARSE_POINT);
    let found = file.and_then(|file| information(&HandleRef::from_file(&file)));
    found.map_or(1, |found| found.number_of_links())
}

/// The identity of the file at a path; `None` if it does not exist.
pub(crate) fn id(path: &Path) -> Option<Id> {
    let file = look_at(path, 0).ok()?;
    let found = information(&HandleRef::from_file(&file)).ok()?;
    Some(Id(found.volume_serial_number(), found.file_index()))
}

/// Opens a file or folder only for its metadata, which works despite locks.
fn look_at(path: &Path, flags: u32) -> io::Result<File> {
    OpenOptions::new()
        .access_mode(0)
        .custom_flags(FILE_FLAG_BACKUP_SEMANTICS | flags)
        .open(path)
}

/// Why a database cannot have this name. A colon names a stream of another file, which can have no sidecar folder; Windows
/// drops a dot or space at the end, so the sidecar folder would have another name than the file's own.
pub(crate) fn unusable_name(path: &Path) -> Option<String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let why = match &*name {
        name if name.contains(':') => "contain a colon",
        name if name.ends_with(['.', ' ']) => "end in a dot or a space",
        _ => return None,
    };
    Some(format!("a file name cannot {why}"))
}

/// Syncs a folder, so that its new names survive a power cut. An error is ignored: some file systems, such as those of
/// memory sticks and servers, cannot do this.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    let folder = OpenOptions::new()
        .write(true)
        .custom_flags(FILE_FLAG_BACKUP_SEMANTICS)
        .open(folder);
    if let Ok(folder) = folder {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// A clearer reason why a file could not be opened or replaced, if the system only reports a permission error: the target
/// is a folder, or is open in another program.
pub(crate) fn explain_io_error(error: io::Error, target: &Path) -> io::Error {
    if error.kind() == io::ErrorKind::PermissionDenied && target.is_dir() {
        return io::ErrorKind::IsADirectory.into();
    }
    let in_use = |error: &io::Error| {
        error.raw_os_error().map(i32::cast_unsigned) == Some(ERROR_SHARING_VIOLATION)
    };
    let alone = OpenOptions::new().write(true).share_mode(0).open(target);
    if in_use(&error) || alone.is_err_and(|error| in_use(&error)) {
        io::ErrorKind::ResourceBusy.into()
    } else {
        error
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_hard_link_is_the_same_file_by_another_name() {
        let folder = tempfile::tempdir().unwrap();
        let [one, two, other] = ["one", "two", "other"].map(|name| folder.path().join(name));
        fs::write(&one, "x").unwrap();
        fs::write(&other, "x").unwrap();
        let count = |path: &Path| hard_links(path, &fs::metadata(path).unwrap());
        assert_eq!(count(&one), 1);
        fs::hard_link(&one, &two).unwrap();
        assert_eq!((count(&one), count(&two), count(&other)), (2, 2, 1));
        assert!(id(&one).is_some());
        assert_eq!(id(&one), id(&two));
        assert_ne!(id(&one), id(&other));
        assert_eq!(id(&folder.path().join("none")), None);
    }

    #[test]
    fn ambiguous_database_names_are_refused() {
        for name in [r"C:\a:b.db", r"C:\a.db.", r"C:\a.db "] {
            assert!(unusable_name(Path::new(name)).is_some(), "{name}");
        }
        assert_eq!(unusable_name(Path::new(r"C:\a.db")), None);
        assert_eq!(unusable_name(Path::new("C:a.db")), None);
    }

    #[test]
    fn a_file_open_elsewhere_is_reported_as_busy() {
        let folder = tempfile::tempdir().unwrap();
        let [draft, target] = ["draft", "target"].map(|name| folder.path().join(name));
        fs::write(&draft, "new").unwrap();
        fs::write(&target, "old").unwrap();
        // Open it as spreadsheets do: others may only read.
        let mut options = OpenOptions::new();
        let open = options.read(true).share_mode(1).open(&target).unwrap();
        let error = fs::rename(&draft, &target).unwrap_err();
        assert_eq!(
            explain_io_error(error, &target).kind(),
            io::ErrorKind::ResourceBusy
        );
        drop(open);
        fs::rename(&draft, &target).unwrap();
        let error = File::open(folder.path()).unwrap_err();
        assert_eq!(
            explain_io_error(error, folder.path()).kind(),
            io::ErrorKind::IsADirectory
        );
        let nowhere = folder.path().join("no folder").join("x");
        let error = fs::rename(&target, &nowhere).unwrap_err();
        assert_eq!(
            explain_io_error(error, &nowhere).kind(),
            io::ErrorKind::NotFound
        );
    }

    /// NTFS replaces an open file from Windows 10 on; other file systems, and Wine, refuse.
    #[test]
    fn a_file_open_in_this_program_is_replaced_or_unchanged() {
        let folder = tempfile::tempdir().unwrap();
        let [draft, target] = ["draft", "target"].map(|name| folder.path().join(name));
        fs::write(&draft, "new").unwrap();
        fs::write(&target, "old").unwrap();
        let (open, before) = (File::open(&target).unwrap(), id(&target));
        let replaced = fs::rename(&draft, &target).is_ok();
        let found = fs::read_to_string(&target).unwrap();
        assert_eq!(found, if replaced { "new" } else { "old" });
        assert_eq!(id(&target) != before, replaced);
        assert_eq!(draft.exists(), !replaced);
        assert_eq!(std::io::read_to_string(open).unwrap(), "old");
    }
}
