//! Files that are refused: each says why in one line, and is as it was to the byte, with nothing left beside it.

use super::{Desk, folder, new_file, raw};
use oddtrick::store::{Access, Database, OpenError, SCHEMA_VERSION};
use std::fs::{create_dir, read, write};
use std::path::{Path, PathBuf};

/// Opens a file that must be refused, both ways.
#[track_caller]
fn refused(path: &Path) -> OpenError {
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
fn file(bytes: impl AsRef<[u8]>) -> (tempfile::TempDir, PathBuf) {
    let (folder, path) = new_file();
    write(&path, bytes).unwrap();
    (folder, path)
}

#[test]
fn what_is_no_database() {
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
            OpenError::NotADatabase { path },
            "{:?}",
            &bytes[..bytes.len().min(16)]
        );
    }
    let (_folder, path) = file("");
    assert_eq!(refused(&path), OpenError::Empty { path });
}

#[test]
fn what_is_no_file() {
    let (_folder, path) = new_file();
    create_dir(&path).unwrap();
    assert_eq!(refused(&path), OpenError::Folder { path });
    let (_folder, path) = new_file();
    assert_eq!(
        Database::open(&path, Access::MustExist).unwrap_err(),
        OpenError::Missing { path }
    );
    let (_folder, path) = file("x");
    let below = path.join("below.db");
    let error = Database::open(&below, Access::Create).unwrap_err();
    assert!(matches!(error, OpenError::Unreadable { .. }), "{error}");
    let (folder, _) = new_file();
    let nowhere = folder.path().join("no such folder").join("a.db");
    let error = Database::open(&nowhere, Access::Create).unwrap_err();
    assert!(matches!(error, OpenError::NotCreated { .. }), "{error}");
}

#[cfg(unix)]
#[test]
fn what_would_be_waited_for() {
    let (_folder, path) = new_file();
    let made = std::process::Command::new("mkfifo").arg(&path).status();
    if made.is_ok_and(|status| status.success()) {
        assert_eq!(refused(&path), OpenError::NotAFile { path });
    }
    let (_folder, path) = new_file();
    let _socket = std::os::unix::net::UnixListener::bind(&path).unwrap();
    assert_eq!(refused(&path), OpenError::NotAFile { path });
    let device = Path::new("/dev/null");
    assert_eq!(
        Database::open(device, Access::Create).unwrap_err(),
        OpenError::NotAFile {
            path: device.to_owned()
        }
    );
}

#[cfg(unix)]
#[test]
fn what_may_not_be_read_or_written() {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    let desk = Desk::played(41);
    let mode = |path: &Path, mode| set_permissions(path, Permissions::from_mode(mode)).unwrap();
    mode(desk.path(), 0o000);
    if std::fs::File::open(desk.path()).is_ok() {
        // Nothing is forbidden to a superuser.
        return;
    }
    let error = Database::open(desk.path(), Access::MustExist).unwrap_err();
    assert!(matches!(error, OpenError::Unreadable { .. }), "{error}");
    mode(desk.path(), 0o400);
    assert_eq!(
        refused(desk.path()),
        OpenError::ReadOnly {
            path: desk.path.clone()
        }
    );
    mode(desk.path(), 0o600);
    mode(desk.folder.path(), 0o500);
    let error = Database::open(desk.path(), Access::MustExist).unwrap_err();
    mode(desk.folder.path(), 0o700);
    assert_eq!(
        error,
        OpenError::ReadOnly {
            path: desk.path.clone()
        }
    );
    desk.check(&mut desk.db());
}

#[test]
fn what_belongs_to_another_program() {
    for (application_id, journal) in [
        (0, "delete"),
        (0, "wal"),
        (0x4F64_6455, "delete"),
        (-1, "wal"),
    ] {
        let (_folder, path) = new_file();
        let conn = raw(&path);
        conn.pragma_update_and_check(None, "journal_mode", journal, |_| Ok(()))
            .unwrap();
        conn.execute_batch("CREATE TABLE cards (name TEXT); INSERT INTO cards VALUES ('ace')")
            .unwrap();
        conn.pragma_update(None, "application_id", application_id)
            .unwrap();
        drop(conn);
        assert_eq!(
            refused(&path),
            OpenError::Foreign {
                path,
                application_id
            }
        );
    }
}

#[test]
fn what_a_later_version_wrote() {
    for found in [SCHEMA_VERSION + 1, 99, i64::from(i32::MAX)] {
        let desk = Desk::played(42);
        raw(desk.path())
            .pragma_update(None, "user_version", found)
            .unwrap();
        assert_eq!(
            refused(desk.path()),
            OpenError::Newer {
                path: desk.path.clone(),
                found,
                known: SCHEMA_VERSION
            }
        );
    }
}

#[test]
fn what_somebody_has_changed_the_structure_of() {
    let desk = Desk::played(43);
    let sound = read(desk.path()).unwrap();
    for (sql, object) in [
        (
            "CREATE TRIGGER mine AFTER INSERT ON hands BEGIN DELETE FROM totals; END",
            "trigger mine",
        ),
        ("CREATE VIEW mine AS SELECT * FROM hands", "view mine"),
        ("CREATE TABLE mine (a)", "table mine"),
        ("CREATE INDEX mine ON hands (at)", "index mine"),
        (
            "DROP TRIGGER log_rows_never_change",
            "trigger log_rows_never_change",
        ),
        ("DROP TABLE totals", "table totals"),
        (
            "DROP TABLE totals; CREATE VIEW totals AS SELECT 1",
            "view totals",
        ),
        (
            "ALTER TABLE hands ADD COLUMN mine INTEGER GENERATED ALWAYS AS (1) VIRTUAL",
            "table hands",
        ),
        (
            "ALTER TABLE players RENAME COLUMN name TO mine",
            "table players",
        ),
        ("ANALYZE", "table sqlite_stat1"),
        ("PRAGMA user_version = 2", ""),
        ("PRAGMA user_version = 0", "user_version 0"),
        ("PRAGMA user_version = -1", "user_version -1"),
    ] {
        let (_folder, path) = file(&sound);
        raw(&path).execute_batch(sql).unwrap();
        let OpenError::Altered { object: found, .. } = refused(&path) else {
            panic!("{sql}")
        };
        assert!(found.starts_with(object), "{sql}: {found}");
    }
}

#[test]
fn what_is_left_of_a_file_that_is_gone() {
    for suffix in ["-wal", "-journal"] {
        let (_folder, path) = new_file();
        let left = path.with_file_name(format!("evening.db{suffix}"));
        write(&left, "hands").unwrap();
        assert_eq!(
            refused(&path),
            OpenError::LeftBehind {
                path: path.clone(),
                left: left.clone()
            }
        );
        write(&left, "").unwrap();
        Database::open(&path, Access::Create).unwrap();
    }
}

#[test]
fn what_is_damaged_where_it_is_looked_at_first() {
    let desk = Desk::played(44);
    let sound = read(desk.path()).unwrap();
    for (at, with) in [(0, 512), (16, 2), (20, 4), (100, 300), (4076, 20)] {
        let mut bytes = sound.clone();
        bytes[at..at + with].fill(0xa5);
        let (_folder, path) = file(bytes);
        let error = refused(&path);
        assert!(
            matches!(
                error,
                OpenError::NotADatabase { .. } | OpenError::Damaged { .. }
            ),
            "{at}: {error}"
        );
    }
    for length in [
        1,
        99,
        100,
        512,
        4095,
        4096,
        8192,
        sound.len() - 1,
        sound.len() - 4096,
    ] {
        let (_folder, path) = file(&sound[..length]);
        // Cut short behind the first pages it opens, and a check says what is wrong.
        if let Ok(mut db) = Database::open(&path, Access::MustExist) {
            assert_ne!(db.check().unwrap(), [], "{length}");
        }
    }
}
