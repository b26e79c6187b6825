//! Read copies of a file, which leave it unchanged.

use crate::store::ops::house_rules::house;
use crate::store::{Fixture, folder, new_file, raw};
use crate::support::{by, minute};
use oddtrick::ledger::{EditId, HouseRulesId};
use oddtrick::store::{Access, Database, OpenError, OpenFault, SCHEMA_VERSION, StoreError};
use std::path::Path;

fn seen(path: &Path) -> Vec<String> {
    let mut db = Database::open_copy(path).unwrap();
    let rules = db
        .people()
        .unwrap()
        .house_rules()
        .into_iter()
        .map(Result::unwrap);
    rules.map(|rules| rules.scheme.id).collect()
}

fn add(db: &mut Database, number: u128, id: &str) {
    db.add_house_rules(
        HouseRulesId(number),
        &house("oh-hell", id, &[]),
        None,
        by(EditId(number), minute(0)),
    )
    .unwrap();
}

#[test]
fn a_closed_file_is_unchanged_byte_for_byte() {
    let fixture = Fixture::played(151);
    let mut db = fixture.db();
    add(&mut db, 1, "friday");
    db.close().unwrap();
    let before = folder(fixture.folder.path());
    assert_eq!(seen(fixture.path()), ["friday"]);
    let mut db = Database::open_copy(fixture.path()).unwrap();
    fixture.check(&mut db);
    assert_eq!(db.path(), None);
    // The copy refuses changes, which would be lost.
    let ours = house("oh-hell", "monday", &[]);
    let refused = db.add_house_rules(HouseRulesId(2), &ours, None, by(EditId(2), minute(0)));
    assert_eq!(refused, Err(StoreError::ReadOnly));
    drop(db);
    assert_eq!(folder(fixture.folder.path()), before);
}

#[test]
fn a_read_copy_has_the_newest_changes() {
    let fixture = Fixture::played(152);
    let mut window = fixture.db();
    for (number, id) in [(1, "friday"), (2, "monday")] {
        add(&mut window, number, id);
        let before = folder(fixture.folder.path());
        assert_eq!(seen(fixture.path()).last().map(String::as_str), Some(id));
        let after = folder(fixture.folder.path());
        assert_eq!(after["evening.db"], before["evening.db"]);
        assert_eq!(after["evening.db-wal"], before["evening.db-wal"]);
    }
    // The window is not affected.
    add(&mut window, 3, "sunday");
    window.close().unwrap();
    assert_eq!(seen(fixture.path()), ["friday", "monday", "sunday"]);
}

#[test]
fn a_read_copy_includes_the_wal_of_a_crash() {
    let fixture = Fixture::played(153);
    let mut window = fixture.db();
    add(&mut window, 1, "friday");
    let (elsewhere, copy) = new_file();
    for end in ["", "-wal"] {
        let from = format!("{}{end}", fixture.path().display());
        std::fs::copy(from, format!("{}{end}", copy.display())).unwrap();
    }
    let before = folder(elsewhere.path());
    assert_eq!(seen(&copy), ["friday"]);
    let mut after = folder(elsewhere.path());
    // The WAL index is not part of the database.
    after.remove("evening.db-shm");
    assert_eq!(after, before);
}

#[cfg(unix)]
#[test]
fn a_read_copy_includes_the_wal_in_a_read_only_folder() {
    let fixture = Fixture::played(155);
    let mut window = fixture.db();
    add(&mut window, 1, "friday");
    let (elsewhere, copy) = new_file();
    let beside = |path: &Path, end: &str| path.with_file_name(format!("evening.db{end}"));
    for end in ["", "-wal"] {
        std::fs::copy(beside(fixture.path(), end), beside(&copy, end)).unwrap();
    }
    // SQLite does not follow symbolic links there.
    std::os::unix::fs::symlink("elsewhere", beside(&copy, "-shm")).unwrap();
    let before = folder(elsewhere.path());
    assert_eq!(seen(&copy), ["friday"]);
    assert_eq!(folder(elsewhere.path()), before);
}

#[test]
fn a_read_copy_does_not_migrate_the_file() {
    let (elsewhere, path) = new_file();
    let steps = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let conn = raw(&path);
    conn.pragma_update(None, "application_id", 0x4F64_6454)
        .unwrap();
    for name in ["0001_sessions", "0002_log", "0003_totals", "0004_identity"] {
        let sql = std::fs::read_to_string(steps.join(format!("{name}.sql"))).unwrap();
        conn.execute_batch(&sql).unwrap();
    }
    conn.pragma_update(None, "user_version", 4).unwrap();
    drop(conn);
    let before = folder(elsewhere.path());
    assert!(seen(&path).is_empty());
    assert_eq!(folder(elsewhere.path()), before);
}

#[test]
fn an_unreadable_file_has_no_read_copy() {
    let (elsewhere, path) = new_file();
    assert_eq!(
        Database::open_copy(&path).err(),
        Some(OpenError {
            path: path.clone(),
            fault: OpenFault::Missing
        })
    );
    assert!(folder(elsewhere.path()).is_empty());
    std::fs::write(&path, [b'x'; 5000]).unwrap();
    for wal in ["", "whatever this may be"] {
        std::fs::write(path.with_file_name("evening.db-wal"), wal).unwrap();
        assert_eq!(
            Database::open_copy(&path).err(),
            Some(OpenError {
                path: path.clone(),
                fault: OpenFault::NotADatabase
            })
        );
    }
    let fixture = Fixture::played(154);
    raw(fixture.path())
        .pragma_update(None, "user_version", SCHEMA_VERSION + 1)
        .unwrap();
    for opened in [
        Database::open_copy(fixture.path()),
        Database::open(fixture.path(), Access::MustExist),
    ] {
        let fault = opened.unwrap_err().fault;
        assert!(matches!(fault, OpenFault::Newer(_)), "{fault}");
    }
}
