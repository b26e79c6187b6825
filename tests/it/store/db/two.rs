//! Two windows on one file.

use crate::store::{Desk, raw};
use crate::support::{Rng, minute, random_hand};
use oddtrick::ledger::{Act, Edit, EditId, Ledger, LogRow, OpenHand, SessionId};
use oddtrick::store::{Access, Database, Store, StoreError};
use std::path::Path;
use std::thread;

const EACH: usize = 40;

/// Enters hands as a window does: on what it knows, and once more on what there is where that has changed. Gives how
/// often it was told so.
fn enter(path: &Path, session: SessionId, seed: u64) -> usize {
    let store = Store::open(path, Access::MustExist).unwrap();
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
        match store.call(move |db| db.commit(session, &[row], &OpenHand::default())) {
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
    let desk = Desk::new(61);
    let session = desk.id();
    let windows = [1, 2].map(|seed| {
        let path = desk.path.clone();
        thread::spawn(move || enter(&path, session, seed))
    });
    for window in windows {
        window.join().unwrap();
    }
    let mut db = desk.db();
    let stored = db.load(session).unwrap();
    assert_eq!(
        (stored.session.hands.len(), stored.log.rows().len()),
        (2 * EACH, 2 * EACH)
    );
    assert_eq!(db.check().unwrap(), []);
}

#[test]
fn what_the_other_window_did_is_built_upon() {
    let mut desk = Desk::played(62);
    let (mut one, mut other) = (desk.db(), desk.db());
    for _ in 0..6 {
        for db in [&mut one, &mut other] {
            let row = desk.hand();
            desk.commit(db, &[row]);
            let row = desk.undo().unwrap();
            desk.commit(db, &[row]);
            let row = desk.redo().unwrap();
            desk.commit(db, &[row]);
        }
        desk.check(&mut one);
        desk.check(&mut other);
    }
}

#[test]
fn a_window_that_kept_the_session_open_sees_that_it_was_deleted() {
    let mut desk = Desk::played(63);
    let (mut one, mut other) = (desk.db(), desk.db());
    let row = desk.hand();
    desk.commit(&mut one, &[row]);
    other
        .delete_session(desk.id(), EditId(5), minute(0))
        .unwrap();
    let row = desk.hand();
    assert_eq!(
        one.commit(desk.id(), &[row], &desk.open),
        Err(StoreError::Deleted(desk.id()))
    );
    assert_eq!(
        one.commit(desk.id(), &[], &desk.open),
        Err(StoreError::Deleted(desk.id()))
    );
}

#[test]
fn somebody_who_does_not_let_go_is_busy() {
    let mut desk = Desk::played(64);
    let mut db = desk.db();
    let other = raw(desk.path());
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let row = desk.hand();
    assert_eq!(
        db.commit(desk.id(), std::slice::from_ref(&row), &desk.open),
        Err(StoreError::Busy)
    );
    // Reading goes on all the while.
    assert!(db.load(desk.id()).is_ok());
    other.execute_batch("ROLLBACK").unwrap();
    desk.commit(&mut db, &[row]);
    desk.check(&mut db);
}

#[test]
fn a_file_that_another_keeps_to_itself_is_busy() {
    let desk = Desk::played(65);
    let other = raw(desk.path());
    other
        .execute_batch(
            "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM open_hands; COMMIT",
        )
        .unwrap();
    let error = Database::open(desk.path(), Access::MustExist).unwrap_err();
    assert!(
        matches!(error, oddtrick::store::OpenError::Busy { .. }),
        "{error}"
    );
}
