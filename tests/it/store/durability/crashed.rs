//! Files left by a crash with their WAL.

use crate::store::{Fixture, folder, new_file, raw};
use oddtrick::store::{Access, Database, OpenError, OpenFault};
use oddtrick::task::Work;
use std::fs::{copy, metadata};
use std::path::PathBuf;

#[test]
fn the_wal_of_a_crash_is_applied() {
    let mut fixture = Fixture::played(34);
    let mut db = fixture.db();
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    // As after a crash: the file and its WAL, not closed.
    let (_elsewhere, crashed) = new_file();
    let wal = |path: &PathBuf| path.with_file_name("evening.db-wal");
    copy(fixture.path(), &crashed).unwrap();
    copy(wal(&fixture.path), wal(&crashed)).unwrap();
    drop(db);
    let mut db = Database::open(&crashed, Access::MustExist).unwrap();
    fixture.check(&mut db);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
    db.close().unwrap();
    assert!(metadata(wal(&crashed)).is_err());
}

#[test]
fn the_wal_of_a_newer_version_stays() {
    let mut fixture = Fixture::played(35);
    let mut db = fixture.db();
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    let conn = raw(fixture.path());
    conn.pragma_update(None, "user_version", 99).unwrap();
    let (elsewhere, crashed) = new_file();
    copy(fixture.path(), &crashed).unwrap();
    copy(
        fixture.path().with_file_name("evening.db-wal"),
        crashed.with_file_name("evening.db-wal"),
    )
    .unwrap();
    drop((conn, db));
    let before = folder(elsewhere.path());
    let refused = Database::open(&crashed, Access::MustExist).unwrap_err();
    assert_eq!(
        refused,
        OpenError {
            path: crashed,
            fault: OpenFault::Newer(99)
        }
    );
    let mut after = folder(elsewhere.path());
    // The WAL index, which holds no data.
    after.remove("evening.db-shm");
    assert!(after == before);
}
