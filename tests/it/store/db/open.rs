//! Opening files.

use crate::store::{Fixture, folder, new_file, raw, setting};
use crate::support::{by, minute};
use oddtrick::ledger::EditId;
use oddtrick::store::{Access, Database, SCHEMA_VERSION, StoreError};
use std::fs::{copy, metadata};

#[test]
fn the_sqlite_version_is_safe() {
    assert!(
        rusqlite::version_number() >= 3_051_003,
        "{}",
        rusqlite::version()
    );
}

#[test]
fn the_pragmas_are_set() {
    let fixture = Fixture::new(31);
    let db = fixture.db();
    for (name, wanted) in [
        ("journal_mode", "wal"),
        ("synchronous", "2"),
        ("fullfsync", "1"),
        ("checkpoint_fullfsync", "1"),
        ("wal_autocheckpoint", "1000"),
        ("journal_size_limit", "4194304"),
        ("busy_timeout", "5000"),
        ("foreign_keys", "1"),
        ("recursive_triggers", "1"),
        ("trusted_schema", "0"),
        ("cell_size_check", "1"),
        ("mmap_size", "0"),
        ("temp_store", "2"),
        ("secure_delete", "2"),
        ("locking_mode", "normal"),
        ("auto_vacuum", "0"),
        ("encoding", "UTF-8"),
        ("application_id", "1331979348"),
        ("user_version", &SCHEMA_VERSION.to_string()),
    ] {
        assert_eq!(setting(&db, name).as_deref(), Some(wanted), "{name}");
    }
    assert_eq!(setting(&db, "no_such_setting"), None);
    db.close().unwrap();
    // The file's properties are visible to others.
    let conn = raw(fixture.path());
    let pragma = |name: &str| {
        conn.pragma_query_value(None, name, |row| row.get::<_, i64>(0))
            .unwrap()
    };
    assert_eq!(
        (
            &pragma("application_id").to_be_bytes()[4..],
            pragma("user_version")
        ),
        (&b"OddT"[..], SCHEMA_VERSION)
    );
}

#[test]
fn a_new_file_is_private() {
    let (_folder, path) = new_file();
    let db = Database::open(&path, Access::Create).unwrap();
    #[cfg(unix)]
    for name in ["evening.db", "evening.db-wal", "evening.db-shm"] {
        use std::os::unix::fs::PermissionsExt;
        let mode = metadata(path.with_file_name(name))
            .unwrap()
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    db.close().unwrap();
    assert_eq!(
        folder(path.parent().unwrap())
            .into_keys()
            .collect::<Vec<_>>(),
        ["evening.db"]
    );
}

#[test]
fn opening_twice_changes_nothing() {
    let fixture = Fixture::played(32);
    let before = folder(fixture.folder.path());
    for access in [Access::MustExist, Access::Create] {
        let mut db = Database::open(fixture.path(), access).unwrap();
        fixture.check(&mut db);
        db.close().unwrap();
        assert!(folder(fixture.folder.path()) == before);
    }
}

#[test]
fn a_new_file_is_complete_before_it_is_named() {
    let (_folder, path) = new_file();
    drop(Database::open(&path, Access::Create).unwrap());
    // The header's fields for the journal mode and the change counter.
    let header = std::fs::read(&path).unwrap();
    assert_eq!(header[18..20], [2, 2]);
    drop(Database::open(&path, Access::Create).unwrap());
    assert!(std::fs::read(&path).unwrap() == header);
}

#[test]
fn a_files_identity_never_changes() {
    let (_folder, path) = new_file();
    let identity = Database::open(&path, Access::Create)
        .unwrap()
        .identity()
        .unwrap();
    assert_eq!(
        Database::open(&path, Access::Create)
            .unwrap()
            .identity()
            .unwrap(),
        identity
    );
    assert_ne!(
        Database::open_in_memory().unwrap().identity().unwrap(),
        identity
    );
}

#[test]
fn names_that_sqlite_could_misread() {
    let (folder, _) = new_file();
    for name in [
        "a?b.db",
        "a%41b.db",
        "a#b.db",
        "file:a.db",
        "a b.db",
        "'a'.db",
        "ünï.db",
        "a;--.db",
        ":memory:",
        "-a",
    ] {
        // Windows does not allow these characters in names.
        if cfg!(windows) && name.contains(['?', ':']) {
            continue;
        }
        let path = folder.path().join(name);
        let identity = Database::open(&path, Access::Create)
            .unwrap()
            .identity()
            .unwrap();
        assert!(metadata(&path).unwrap().len() > 0, "{name}");
        assert_eq!(
            Database::open(&path, Access::MustExist)
                .unwrap()
                .identity()
                .unwrap(),
            identity,
            "{name}"
        );
    }
    let taken = if cfg!(windows) { 7 } else { 10 };
    assert_eq!(crate::store::folder(folder.path()).len(), taken);
}

#[cfg(unix)]
#[test]
fn file_names_that_are_not_utf_8() {
    use std::os::unix::ffi::OsStrExt;
    let (folder, _) = new_file();
    let path = folder
        .path()
        .join(std::ffi::OsStr::from_bytes(b"\xff\xfe.db"));
    Database::open(&path, Access::Create)
        .unwrap()
        .close()
        .unwrap();
    Database::open(&path, Access::MustExist)
        .unwrap()
        .close()
        .unwrap();
}

#[cfg(unix)]
#[test]
fn a_symbolic_link_is_resolved() {
    let fixture = Fixture::played(33);
    let elsewhere = fixture.folder.path().join("elsewhere");
    std::fs::create_dir(&elsewhere).unwrap();
    let link = elsewhere.join("link.db");
    std::os::unix::fs::symlink(fixture.path(), &link).unwrap();
    let mut db = Database::open(&link, Access::MustExist).unwrap();
    assert_eq!(db.path(), Some(fixture.path()));
    fixture.check(&mut db);
    // SQLite's side files are beside the file.
    assert!(metadata(fixture.path().with_file_name("evening.db-wal")).is_ok());
}

#[test]
fn a_change_by_another_is_seen() {
    let mut fixture = Fixture::played(36);
    let (mut one, other) = (fixture.db(), fixture.db());
    let (own, seen) = (one.data_version().unwrap(), other.data_version().unwrap());
    let row = fixture.hand();
    fixture.commit(&mut one, &[row]);
    assert_eq!(one.data_version().unwrap(), own);
    assert_ne!(other.data_version().unwrap(), seen);
}

#[test]
fn a_second_reader_changes_nothing() {
    let mut fixture = Fixture::played(38);
    let mut db = fixture.db();
    let mut other = db.second_connection().unwrap();
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    fixture.check(&mut other);
    let deleted = other.delete_session(fixture.id(), by(EditId(1), minute(1)));
    assert_eq!(deleted, Err(StoreError::ReadOnly));
    fixture.check(&mut db);
    assert!(
        Database::open_in_memory()
            .unwrap()
            .second_connection()
            .is_none()
    );
}

#[cfg(unix)]
#[test]
fn a_read_only_folder_is_handled() {
    use oddtrick::store::{OpenError, OpenFault};
    use std::path::Path;
    let mut fixture = Fixture::played(39);
    let beside = |path: &Path, end: &str| path.with_file_name(format!("evening.db{end}"));
    let mut db = fixture.db();
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    let (_elsewhere, crashed) = new_file();
    for end in ["", "-wal"] {
        copy(beside(fixture.path(), end), beside(&crashed, end)).unwrap();
    }
    db.close().unwrap();
    for path in [fixture.path(), &crashed] {
        // SQLite does not follow symbolic links there.
        std::os::unix::fs::symlink("elsewhere", beside(path, "-shm")).unwrap();
    }
    let path = fixture.path.clone();
    let error = Database::open(&path, Access::MustExist).unwrap_err();
    assert_eq!(
        error,
        OpenError {
            path,
            fault: OpenFault::ReadOnly
        }
    );
    // Remains of a crash there cannot be read.
    let error = Database::open(&crashed, Access::MustExist).unwrap_err();
    assert!(matches!(error.fault, OpenFault::Unreadable(_)), "{error}");
}

#[test]
fn a_checkpoint_leaves_everything_in_one_file() {
    let mut fixture = Fixture::played(37);
    let (mut db, other) = (fixture.db(), fixture.db());
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    let wal = fixture.path().with_file_name("evening.db-wal");
    assert!(metadata(&wal).unwrap().len() > 0);
    // SQLite itself does it only for the last one who closes the file.
    db.close().unwrap();
    assert_eq!(metadata(&wal).unwrap().len(), 0);
    let (_elsewhere, alone) = new_file();
    copy(fixture.path(), &alone).unwrap();
    drop(other);
    fixture.check(&mut Database::open(&alone, Access::MustExist).unwrap());
}
