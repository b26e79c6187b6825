//! Two windows on one file.

use crate::store::{Fixture, raw};
use crate::support::{Rng, by, minute, random_hand};
use oddtrick::ledger::{Act, Edit, EditId, Ledger, LogRow, OpenHand, SessionId};
use oddtrick::store::{Access, Database, Store, StoreError};
use oddtrick::task::Work;
use std::path::Path;
use std::thread;

const EACH: usize = 40;

/// Enters hands as a window does: based on the state it knows, and again on the current state if the session has
/// changed since. Returns the number of such retries.
fn enter(path: &Path, session: SessionId, seed: u64) -> usize {
    let store = Database::open(path, Access::MustExist)
        .and_then(Store::start)
        .unwrap();
    let mut rng = Rng::new(seed);
    let (mut stale, mut entered) = (0, 0);
    let mut known = store.call(move |db| db.load(session)).unwrap();
    while entered < EACH {
        let ledger = Ledger::open(known.session.clone()).unwrap();
        let edit = Edit::AddHand {
            index: known.session.hands.len(),
            hand: random_hand(&mut rng, &ledger),
        };
        let row = LogRow {
            seq: known.log.next_seq(),
            id: EditId(rng.id()),
            at: minute(0),
            act: Act::Do(edit),
        };
        match store.call(move |db| db.commit(session, row.seq - 1, &[row], &OpenHand::default())) {
            Ok(()) => entered += 1,
            Err(StoreError::Stale) => stale += 1,
            Err(error) => panic!("{error}"),
        }
        known = store.call(move |db| db.load(session)).unwrap();
    }
    stale
}

#[test]
fn two_windows_enter_hands_and_none_is_lost_or_doubled() {
    let fixture = Fixture::new(61);
    let session = fixture.id();
    let windows = [1, 2].map(|seed| {
        let path = fixture.path.clone();
        thread::spawn(move || enter(&path, session, seed))
    });
    for window in windows {
        window.join().unwrap();
    }
    let mut db = fixture.db();
    let stored = db.load(session).unwrap();
    assert_eq!(
        (stored.session.hands.len(), stored.log.rows().len()),
        (2 * EACH, 2 * EACH)
    );
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn a_windows_changes_follow_the_others() {
    let mut fixture = Fixture::played(62);
    let (mut one, mut other) = (fixture.db(), fixture.db());
    for _ in 0..6 {
        for db in [&mut one, &mut other] {
            let row = fixture.hand();
            fixture.commit(db, &[row]);
            let row = fixture.undo().unwrap();
            fixture.commit(db, &[row]);
            let row = fixture.redo().unwrap();
            fixture.commit(db, &[row]);
        }
        fixture.check(&mut one);
        fixture.check(&mut other);
    }
}

#[test]
fn a_window_that_kept_the_session_open_sees_that_it_was_deleted() {
    let mut fixture = Fixture::played(63);
    let (mut one, mut other) = (fixture.db(), fixture.db());
    let row = fixture.hand();
    fixture.commit(&mut one, &[row]);
    other
        .delete_session(fixture.id(), by(EditId(5), minute(0)))
        .unwrap();
    let row = fixture.hand();
    assert_eq!(
        one.commit(fixture.id(), row.seq - 1, &[row], &fixture.open),
        Err(StoreError::Deleted(fixture.id()))
    );
    assert_eq!(
        one.commit(fixture.id(), 0, &[], &fixture.open),
        Err(StoreError::Deleted(fixture.id()))
    );
}

#[test]
fn a_held_lock_is_reported_as_busy() {
    let mut fixture = Fixture::played(64);
    let mut db = fixture.db();
    let other = raw(fixture.path());
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let row = fixture.hand();
    assert_eq!(
        db.commit(
            fixture.id(),
            row.seq - 1,
            std::slice::from_ref(&row),
            &fixture.open
        ),
        Err(StoreError::Busy)
    );
    // Reading works meanwhile.
    assert!(db.load(fixture.id()).is_ok());
    other.execute_batch("ROLLBACK").unwrap();
    fixture.commit(&mut db, &[row]);
    fixture.check(&mut db);
}

#[test]
fn an_exclusively_locked_file_is_busy() {
    let fixture = Fixture::played(65);
    let other = raw(fixture.path());
    other
        .execute_batch(
            "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM open_hands; COMMIT",
        )
        .unwrap();
    let error = Database::open(fixture.path(), Access::MustExist).unwrap_err();
    assert!(
        matches!(error.fault, oddtrick::store::OpenFault::Busy),
        "{error}"
    );
}
