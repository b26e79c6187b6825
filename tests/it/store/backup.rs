//! Copies of the whole database.

use super::{Desk, dump, folder, new_file};
use oddtrick::store::{Access, Database, StoreError};
use std::fs::{create_dir, write};

#[test]
fn a_backup_is_a_single_file_with_everything_in_it() {
    let mut desk = Desk::played(121);
    let (elsewhere, copy) = new_file();
    let mut db = desk.db();
    // What is still in the write-ahead log comes along.
    let row = desk.hand();
    desk.commit(&mut db, &[row]);
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
    // It can be read where nothing can be written beside it.
    let header = &before["evening.db"][18..20];
    assert_eq!(header, [1, 1]);
    let identity = db.identity().unwrap();
    db.close().unwrap();
    assert_eq!(dump(&copy), dump(desk.path()));
    let mut db = Database::open(&copy, Access::MustExist).unwrap();
    assert_eq!(db.identity().unwrap(), identity);
    desk.check(&mut db);
    assert_eq!(db.check().unwrap(), []);
}

#[test]
fn a_backup_that_cannot_be_made_leaves_what_was_there() {
    let desk = Desk::played(122);
    let (elsewhere, _) = new_file();
    let mut db = desk.db();
    let taken = elsewhere.path().join("taken");
    create_dir(&taken).unwrap();
    assert!(matches!(db.backup_to(&taken), Err(StoreError::Disk { .. })));
    assert!(matches!(
        db.backup_to(&elsewhere.path().join("no folder").join("a.db")),
        Err(StoreError::Disk { .. })
    ));
    assert!(folder(elsewhere.path()).is_empty());
    desk.check(&mut db);
}

#[test]
fn a_backup_never_takes_the_place_of_the_database() {
    let desk = Desk::played(123);
    let mut db = desk.db();
    let mut names: Vec<_> = [
        "evening.db",
        "evening.db-wal",
        "evening.db-shm",
        "evening.db-journal",
        "../x/../evening.db",
    ]
    .into();
    names.retain(|name| !name.contains('x') || cfg!(windows));
    for name in names {
        assert_eq!(
            db.backup_to(&desk.path().with_file_name(name)),
            Err(StoreError::OntoItself),
            "{name}"
        );
    }
    #[cfg(unix)]
    {
        let link = desk.path().with_file_name("link.db");
        std::os::unix::fs::symlink(desk.path(), &link).unwrap();
        assert_eq!(db.backup_to(&link), Err(StoreError::OntoItself));
        let around = desk.path().with_file_name("around");
        std::os::unix::fs::symlink(desk.folder.path(), &around).unwrap();
        assert_eq!(
            db.backup_to(&around.join("evening.db")),
            Err(StoreError::OntoItself)
        );
    }
    desk.check(&mut db);
    db.backup_to(&desk.path().with_file_name("another.db"))
        .unwrap();
}

#[test]
fn a_database_in_memory_can_be_kept_after_all() {
    let mut desk = Desk::played(124);
    let mut db = Database::open_in_memory().unwrap();
    db.insert_sessions(
        &[desk.stored()],
        oddtrick::ledger::EditId(1),
        crate::support::minute(0),
    )
    .unwrap();
    let (_folder, path) = new_file();
    db.backup_to(&path).unwrap();
    let mut db = Database::open(&path, Access::MustExist).unwrap();
    let row = desk.hand();
    desk.commit(&mut db, &[row]);
    desk.check(&mut db);
}
