//! The sidecar files while hands are entered.

use crate::store::{Fixture, limit_pages, new_file, setting};
use crate::support::{by, minute};
use oddtrick::ledger::{EditId, Log, SessionId};
use oddtrick::store::{
    Access, Database, JOURNAL, Merge, StoreError, read_journal, set_journal_aside,
};
use oddtrick::task::{Progress, Task, Work};
use std::fs;

/// The database of a fixture with its sidecar files.
pub(crate) fn kept(fixture: &Fixture) -> Database {
    let mut db = fixture.db();
    db.use_sidecar(&fixture.folder.path().join("d")).unwrap();
    db
}

/// The logs in the journal, by session.
pub(crate) fn logs(fixture: &Fixture) -> Vec<Log> {
    let told = read_journal(&fixture.folder.path().join("d"), None).unwrap();
    let told = told.sessions.into_values();
    told.filter_map(|told| Some(told.stored?.log)).collect()
}

#[test]
fn the_journal_has_the_content_of_the_database() {
    let mut fixture = Fixture::new(201);
    let mut db = kept(&fixture);
    for step in 0..60 {
        let row = match step % 7 {
            5 => fixture.undo(),
            6 => fixture.redo(),
            _ => Some(fixture.edit()),
        };
        let Some(row) = row else { continue };
        fixture.commit(&mut db, &[row]);
        let told = read_journal(&fixture.folder.path().join("d"), None).unwrap();
        assert_eq!(told.sessions.len(), 1);
        let told = told.sessions[&fixture.id()].stored.as_ref().unwrap();
        assert_eq!(told.session, *fixture.ledger.session());
        assert_eq!(told.log, fixture.log);
        if step % 20 == 19 {
            db.close().unwrap();
            db = kept(&fixture);
        }
    }
}

#[test]
fn a_lost_or_outdated_journal_is_rewritten() {
    let mut fixture = Fixture::played(202);
    let journal = fixture.folder.path().join("d").join(JOURNAL);
    for by in [
        "nobody",
        "a program that keeps none",
        "somebody who took it away",
    ] {
        if by == "a program that keeps none" {
            let row = fixture.edit();
            fixture.commit(&mut fixture.db(), &[row]);
        }
        if by == "somebody who took it away" {
            fs::remove_file(&journal).unwrap();
        }
        let mut db = kept(&fixture);
        let row = fixture.edit();
        fixture.commit(&mut db, &[row]);
        assert_eq!(logs(&fixture), [fixture.log.clone()], "{by}");
    }
}

#[test]
fn no_change_fails_because_of_sidecar_files() {
    let mut fixture = Fixture::new(203);
    let beside = fixture.folder.path().join("d");
    fs::write(&beside, "a file where the folder should be").unwrap();
    let mut db = kept(&fixture);
    for _ in 0..3 {
        let row = fixture.hand();
        fixture.commit(&mut db, &[row]);
    }
    fixture.check(&mut db);
    // The next hand that can be written writes all of it.
    fs::remove_file(&beside).unwrap();
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    assert_eq!(logs(&fixture), [fixture.log]);
}

#[test]
fn a_missing_newest_change_is_detected() {
    let mut fixture = Fixture::new(204);
    let (_elsewhere, older) = new_file();
    let mut db = kept(&fixture);
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    db.backup_to(&older).unwrap();
    for _ in 0..3 {
        let row = fixture.hand();
        fixture.commit(&mut db, &[row]);
    }
    db.close().unwrap();
    drop(kept(&fixture));
    fs::copy(&older, fixture.path()).unwrap();
    let beside = fixture.folder.path().join("d");
    assert_eq!(
        fixture.db().use_sidecar(&beside),
        Err(StoreError::Behind {
            session: Some(fixture.id()),
            missing: 3
        })
    );
    // Another database is not affected.
    let (_folder, other) = new_file();
    let mut other = Database::open(&other, Access::Create).unwrap();
    assert_eq!(other.use_sidecar(&beside), Ok(()));
    assert_eq!(logs(&fixture), [fixture.log.clone()]);
    // Nor is one put there deliberately.
    let aside = fixture.folder.path().join("aside");
    set_journal_aside(&beside, &aside, None).unwrap();
    assert_eq!(fixture.db().use_sidecar(&beside), Ok(()));
}

#[test]
fn the_journal_of_another_database_is_kept() {
    let mut fixture = Fixture::new(211);
    let beside = fixture.folder.path().join("d");
    let mut db = kept(&fixture);
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    let before = fs::read(beside.join(JOURNAL)).unwrap();
    let mut other = Fixture::new(212);
    let mut db = other.db();
    db.use_sidecar(&beside).unwrap();
    let row = other.hand();
    other.commit(&mut db, &[row]);
    assert_eq!(logs(&fixture), [other.log]);
    let names = fs::read_dir(&beside).unwrap();
    let kept = names
        .map(|entry| entry.unwrap().path())
        .find(|path| !path.ends_with(JOURNAL));
    assert_eq!(fs::read(kept.unwrap()).unwrap(), before);
}

#[test]
fn opening_completes_the_journal_after_a_kill() {
    let mut fixture = Fixture::new(213);
    let mut db = kept(&fixture);
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    let (row, before) = (fixture.hand(), logs(&fixture));
    db.commit(fixture.id(), row.seq - 1, &[row], &fixture.open)
        .unwrap();
    drop(db);
    assert_eq!(logs(&fixture), before);
    drop(kept(&fixture));
    assert_eq!(logs(&fixture), [fixture.log]);
}

#[test]
fn imports_are_in_the_journal() {
    let (mut fixture, other) = (Fixture::new(208), Fixture::played(209));
    let mut db = kept(&fixture);
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    fixture.hand();
    fixture.hand();
    let mut merge = Merge::of(&mut db).unwrap();
    let (longer, mut new) = (fixture.stored(), other.stored());
    new.session.id = SessionId(8);
    merge
        .sessions
        .put(&new.session, &new.log, &new.open, None)
        .unwrap();
    merge
        .sessions
        .put(&longer.session, &longer.log, &longer.open, Some(1))
        .unwrap();
    let work = Work::default();
    db.merge(&merge, by(EditId(1), minute(9)), &work).unwrap();
    db.keep_journal();
    let seen = Progress {
        task: Task::Importing,
        done: 2,
        all: 2,
    };
    assert_eq!(work.progress(), Some(seen));
    fixture.check(&mut db);
    assert_eq!(logs(&fixture), [fixture.log, new.log]);
}

#[test]
fn permanently_deleted_sessions_leave_the_journal() {
    let mut fixture = Fixture::new(210);
    let beside = fixture.folder.path().join("d");
    let mut db = kept(&fixture);
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    db.delete_session(fixture.id(), by(EditId(1), minute(1)))
        .unwrap();
    assert_eq!(logs(&fixture).len(), 1);
    assert_eq!(db.purge(minute(100_000).to_utc()).unwrap(), 1);
    db.keep_journal();
    assert_eq!(logs(&fixture), []);
    db.close().unwrap();
    // Its newest change is not reported missing.
    assert_eq!(fixture.db().use_sidecar(&beside), Ok(()));
}

#[cfg(unix)]
#[test]
fn a_replaced_file_is_not_written_to() {
    let mut fixture = Fixture::played(205);
    let mut db = fixture.db();
    let (_elsewhere, other) = new_file();
    db.backup_to(&other).unwrap();
    let moved = fixture.path().with_file_name("moved.db");
    fs::rename(fixture.path(), &moved).unwrap();
    let row = fixture.hand();
    assert_eq!(
        db.commit(
            fixture.id(),
            row.seq - 1,
            std::slice::from_ref(&row),
            &fixture.open
        ),
        Err(StoreError::Replaced),
        "gone"
    );
    fs::copy(&other, fixture.path()).unwrap();
    assert_eq!(
        db.commit(
            fixture.id(),
            row.seq - 1,
            std::slice::from_ref(&row),
            &fixture.open
        ),
        Err(StoreError::Replaced),
        "another in its place"
    );
    fs::rename(&moved, fixture.path()).unwrap();
    fixture.commit(&mut db, &[row]);
    fixture.check(&mut db);
}

#[test]
fn reserved_space_is_freed_when_the_disk_is_full() {
    let mut fixture = Fixture::new(206);
    let mut db = kept(&fixture);
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    db.tidy();
    let reserve = fixture.folder.path().join("d").join("reserve");
    assert_eq!(fs::metadata(&reserve).unwrap().len(), 1 << 20);
    let pages = setting(&db, "page_count").unwrap().parse().unwrap();
    limit_pages(&db, pages);
    let mut refused = None;
    for _ in 0..100 {
        let row = fixture.hand();
        if let Err(error) = db.commit(fixture.id(), row.seq - 1, &[row], &fixture.open) {
            refused = Some(error);
            break;
        }
    }
    assert_eq!(refused, Some(StoreError::DiskFull));
    assert!(!reserve.exists());
    db.tidy();
    assert!(!reserve.exists(), "there is no room to be kept");
}

#[test]
fn a_long_wal_is_checkpointed_when_idle() {
    let mut fixture = Fixture::new(207);
    let mut db = fixture.db();
    let waiting = |fixture: &Fixture| -> (i64, i64) {
        crate::store::raw(fixture.path())
            .query_row("PRAGMA wal_checkpoint(NOOP)", [], |row| {
                Ok((row.get(1)?, row.get(2)?))
            })
            .unwrap()
    };
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    db.tidy();
    assert_eq!(waiting(&fixture).1, 0, "a page or two are not worth it");
    for _ in 0..60 {
        let row = fixture.hand();
        fixture.commit(&mut db, &[row]);
    }
    assert_eq!(waiting(&fixture).1, 0, "no hand waits for it");
    db.tidy();
    let (written, moved) = waiting(&fixture);
    assert!(written > 100 && written == moved, "{written} {moved}");
}
