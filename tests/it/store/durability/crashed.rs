//! Files that a crash left with their write-ahead log.

use crate::store::{Desk, folder, new_file, raw};
use oddtrick::store::{Access, Database, OpenError, SCHEMA_VERSION};
use std::fs::{copy, metadata};
use std::path::PathBuf;

#[test]
fn what_a_crash_left_is_played_in() {
    let mut desk = Desk::played(34);
    let mut db = desk.db();
    let row = desk.hand();
    desk.commit(&mut db, &[row]);
    // As a crash would leave it: the file and its log, without closing.
    let (_elsewhere, crashed) = new_file();
    let wal = |path: &PathBuf| path.with_file_name("evening.db-wal");
    copy(desk.path(), &crashed).unwrap();
    copy(wal(&desk.path), wal(&crashed)).unwrap();
    drop(db);
    let mut db = Database::open(&crashed, Access::MustExist).unwrap();
    desk.check(&mut db);
    assert_eq!(db.check().unwrap(), []);
    db.close().unwrap();
    assert!(metadata(wal(&crashed)).is_err());
}

#[test]
fn what_a_crash_left_of_a_newer_version_stays() {
    let mut desk = Desk::played(35);
    let mut db = desk.db();
    let row = desk.hand();
    desk.commit(&mut db, &[row]);
    let conn = raw(desk.path());
    conn.pragma_update(None, "user_version", 99).unwrap();
    let (elsewhere, crashed) = new_file();
    copy(desk.path(), &crashed).unwrap();
    copy(
        desk.path().with_file_name("evening.db-wal"),
        crashed.with_file_name("evening.db-wal"),
    )
    .unwrap();
    drop((conn, db));
    let before = folder(elsewhere.path());
    let refused = Database::open(&crashed, Access::MustExist).unwrap_err();
    assert_eq!(
        refused,
        OpenError::Newer {
            path: crashed,
            found: 99,
            known: SCHEMA_VERSION
        }
    );
    let mut after = folder(elsewhere.path());
    // An index to the log, which holds nothing.
    after.remove("evening.db-shm");
    assert!(after == before);
}
