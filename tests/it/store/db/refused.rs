//! Refused files: each gives a one-line reason, stays unchanged byte for byte, and has nothing left beside it.

use crate::store::{folder, new_file};
use oddtrick::store::{Access, Database, OpenError, OpenFault};
use std::fs::{create_dir, write};
use std::path::{Path, PathBuf};

/// Opens a file that must be refused, with both access modes.
#[track_caller]
pub(crate) fn refused(path: &Path) -> OpenError {
    let before = folder(path.parent().unwrap());
    let errors =
        [Access::MustExist, Access::Create].map(|access| Database::open(path, access).unwrap_err());
    assert!(
        folder(path.parent().unwrap()) == before,
        "{:?}",
        folder(path.parent().unwrap()).keys()
    );
    let [one, other] = errors;
    assert_eq!(one, other);
    let line = one.to_string();
    assert!(
        line.contains(&path.display().to_string()) && !line.contains('\n') && !line.ends_with('.'),
        "{line}"
    );
    one
}

/// A new file with these bytes.
pub(crate) fn file(bytes: impl AsRef<[u8]>) -> (tempfile::TempDir, PathBuf) {
    let (folder, path) = new_file();
    write(&path, bytes).unwrap();
    (folder, path)
}

#[test]
fn non_databases_are_refused() {
    for bytes in [
        &b"x"[..],
        b"Ann,Bob\r\n1,2\r\n",
        b"SQLite format 3",
        b"SQLite format 3\0",
        &[0; 4096],
        &[b'a'; 10_000],
        b"PK\x03\x04",
        &[0xff; 100],
    ] {
        let (_folder, path) = file(bytes);
        assert_eq!(
            refused(&path),
            OpenError {
                path,
                fault: OpenFault::NotADatabase
            },
            "{:?}",
            &bytes[..bytes.len().min(16)]
        );
    }
    let (_folder, path) = file("");
    assert_eq!(
        refused(&path),
        OpenError {
            path,
            fault: OpenFault::Empty
        }
    );
}

#[test]
fn folders_and_missing_files_are_refused() {
    let (_folder, path) = new_file();
    create_dir(&path).unwrap();
    assert_eq!(
        refused(&path),
        OpenError {
            path,
            fault: OpenFault::Folder
        }
    );
    let (_folder, path) = new_file();
    assert_eq!(
        Database::open(&path, Access::MustExist).unwrap_err(),
        OpenError {
            path,
            fault: OpenFault::Missing
        }
    );
    let (_folder, path) = file("x");
    let below = path.join("below.db");
    let error = Database::open(&below, Access::Create).unwrap_err();
    // Windows does not say that there is a file where a folder should be.
    let refused = match error.fault {
        OpenFault::Unreadable(_) => !cfg!(windows),
        OpenFault::NotCreated(_) => cfg!(windows),
        _ => false,
    };
    assert!(refused, "{error}");
    let (folder, _) = new_file();
    let nowhere = folder.path().join("no such folder").join("a.db");
    let error = Database::open(&nowhere, Access::Create).unwrap_err();
    assert!(matches!(error.fault, OpenFault::NotCreated(_)), "{error}");
}

#[cfg(unix)]
#[test]
fn pipes_and_devices_are_refused() {
    let (_folder, path) = new_file();
    let made = std::process::Command::new("mkfifo").arg(&path).status();
    if made.is_ok_and(|status| status.success()) {
        assert_eq!(
            refused(&path),
            OpenError {
                path,
                fault: OpenFault::NotAFile
            }
        );
    }
    let (_folder, path) = new_file();
    let _socket = std::os::unix::net::UnixListener::bind(&path).unwrap();
    assert_eq!(
        refused(&path),
        OpenError {
            path,
            fault: OpenFault::NotAFile
        }
    );
    let device = Path::new("/dev/null");
    assert_eq!(
        Database::open(device, Access::Create).unwrap_err(),
        OpenError {
            path: device.to_owned(),
            fault: OpenFault::NotAFile
        }
    );
}

#[cfg(unix)]
#[test]
fn files_without_permission_are_refused() {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    let fixture = crate::store::Fixture::played(41);
    let mode = |path: &Path, mode| set_permissions(path, Permissions::from_mode(mode)).unwrap();
    mode(fixture.path(), 0o000);
    if std::fs::File::open(fixture.path()).is_ok() {
        // A superuser may do everything.
        return;
    }
    let error = Database::open(fixture.path(), Access::MustExist).unwrap_err();
    assert!(matches!(error.fault, OpenFault::Unreadable(_)), "{error}");
    mode(fixture.path(), 0o400);
    assert_eq!(
        refused(fixture.path()),
        OpenError {
            path: fixture.path.clone(),
            fault: OpenFault::ReadOnly
        }
    );
    mode(fixture.path(), 0o600);
    mode(fixture.folder.path(), 0o500);
    let error = Database::open(fixture.path(), Access::MustExist).unwrap_err();
    mode(fixture.folder.path(), 0o700);
    assert_eq!(
        error,
        OpenError {
            path: fixture.path.clone(),
            fault: OpenFault::ReadOnly
        }
    );
    fixture.check(&mut fixture.db());
}

#[test]
fn side_files_of_a_missing_database_are_refused() {
    for suffix in ["-wal", "-journal"] {
        let (_folder, path) = new_file();
        let left = path.with_file_name(format!("evening.db{suffix}"));
        write(&left, "hands").unwrap();
        assert_eq!(
            refused(&path),
            OpenError {
                path: path.clone(),
                fault: OpenFault::LeftBehind(left.clone())
            }
        );
        write(&left, "").unwrap();
        Database::open(&path, Access::Create).unwrap();
    }
}
