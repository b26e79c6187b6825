//! Backups of the whole database.

use crate::store::{Fixture, dump, folder, insert_sessions, new_file, raw, setting};
use oddtrick::app::{AppError, System, replace_by_backup};
use oddtrick::store::{Access, Database, StoreError};
use oddtrick::task::{Progress, Stopped, Task, Work};
use std::fs::{create_dir, read, write};

#[test]
fn a_backup_is_a_single_file_with_everything_in_it() {
    let mut fixture = Fixture::played(121);
    let (elsewhere, copy) = new_file();
    let mut db = fixture.db();
    // Content of the WAL is included.
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    // Derived tables are updated before the copy is compared with the file.
    db.update_projections(1).unwrap();
    write(&copy, "what had the name before").unwrap();
    db.backup_to(&copy).unwrap();
    let before = folder(elsewhere.path());
    assert_eq!(before.keys().collect::<Vec<_>>(), ["evening.db"]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(
            std::fs::metadata(&copy).unwrap().permissions().mode() & 0o777,
            0o600
        );
    }
    // It can be read in a read-only folder.
    let header = &before["evening.db"][18..20];
    assert_eq!(header, [1, 1]);
    let identity = db.identity().unwrap();
    db.close().unwrap();
    assert_eq!(dump(&copy), dump(fixture.path()));
    let mut db = Database::open(&copy, Access::MustExist).unwrap();
    assert_eq!(db.identity().unwrap(), identity);
    fixture.check(&mut db);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn a_failed_backup_leaves_the_old_file() {
    let fixture = Fixture::played(122);
    let (elsewhere, _) = new_file();
    let mut db = fixture.db();
    let taken = elsewhere.path().join("taken");
    create_dir(&taken).unwrap();
    assert!(matches!(db.backup_to(&taken), Err(StoreError::Disk(_))));
    assert!(matches!(
        db.backup_to(&elsewhere.path().join("no folder").join("a.db")),
        Err(StoreError::Disk(_))
    ));
    assert!(folder(elsewhere.path()).is_empty());
    fixture.check(&mut db);
}

#[test]
fn a_database_in_memory_can_be_saved() {
    let mut fixture = Fixture::played(124);
    let mut db = Database::open_in_memory().unwrap();
    insert_sessions(
        &mut db,
        &[fixture.stored()],
        crate::support::by(oddtrick::ledger::EditId(1), crate::support::minute(0)),
    )
    .unwrap();
    let (_folder, path) = new_file();
    db.backup_to(&path).unwrap();
    let mut db = Database::open(&path, Access::MustExist).unwrap();
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    fixture.check(&mut db);
}

#[test]
fn a_backup_has_progress_and_may_be_stopped() {
    let fixture = Fixture::played(125);
    let (elsewhere, copy) = new_file();
    for is_large in [false, true] {
        if is_large {
            // Unused pages are copied too.
            raw(fixture.path())
                .execute_batch("CREATE TABLE large (bytes); INSERT INTO large VALUES (zeroblob(4000000)); DROP TABLE large")
                .unwrap();
        }
        let (mut db, work) = (fixture.db(), Work::default());
        db.backup_while(&copy, Task::BackingUp, &work).unwrap();
        let pages: u64 = setting(&db, "page_count").unwrap().parse().unwrap();
        let seen = Progress {
            task: Task::BackingUp,
            done: pages,
            all: pages,
        };
        assert_eq!(pages > 900, is_large);
        assert_eq!(work.progress(), Some(seen));
        let before = folder(elsewhere.path());
        work.stop();
        assert_eq!(
            db.backup_while(&copy, Task::BackingUp, &work),
            Err(StoreError::Stopped(Stopped))
        );
        assert!(folder(elsewhere.path()) == before);
    }
}

#[test]
fn a_damaged_database_is_not_backed_up() {
    let fixture = Fixture::played(126);
    let mut bytes = read(fixture.path()).unwrap();
    // The header gives a used page as the first free one.
    bytes[32..40].copy_from_slice(&[0, 0, 0, 5, 0, 0, 0, 32]);
    write(fixture.path(), &bytes).unwrap();
    let (elsewhere, copy) = new_file();
    let error = fixture.db().backup_to(&copy).unwrap_err();
    assert!(matches!(error, StoreError::BadBackup(_)), "{error}");
    assert!(folder(elsewhere.path()).is_empty());
}

#[test]
fn restoring_replaces_everything() {
    let (mut fixture, mut other) = (Fixture::played(127), Fixture::played(128));
    let mut db = fixture.db();
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    db.replace_by(&other.db()).unwrap();
    other.check(&mut db);
    // The cached session is outdated.
    let row = other.hand();
    other.commit(&mut db, &[row]);
    db.close().unwrap();
    let mut db = fixture.db();
    other.check(&mut db);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

/// The copy would equal the database, and push out an older one.
#[test]
fn a_restore_that_fails_leaves_no_copy() {
    let (fixture, other) = (Fixture::played(129), Fixture::played(130));
    let (elsewhere, backup) = new_file();
    other.db().backup_to(&backup).unwrap();
    let mut db = fixture.db();
    let writer = raw(fixture.path());
    writer.execute_batch("BEGIN IMMEDIATE").unwrap();
    let failed = replace_by_backup(&mut db, &System, &backup, &Work::default());
    let busy = matches!(failed, Err(AppError::Store(StoreError::Busy)));
    assert!(busy, "{failed:?}");
    writer.execute_batch("ROLLBACK").unwrap();
    let beside = format!("{}.d", fixture.path().display());
    let left = folder(std::path::Path::new(&beside));
    assert!(
        left.keys().all(|name| !name.starts_with("before-restore")),
        "{:?}",
        left.keys()
    );
    // It works once nobody writes.
    let kept = replace_by_backup(&mut db, &System, &backup, &Work::default()).unwrap();
    assert!(kept.is_file());
    drop(elsewhere);
}
