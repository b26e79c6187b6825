//! Deleting and restoring sessions.

use super::payments::adds_player;
use crate::store::{Fixture, dump, insert_sessions};
use crate::support::{by, minute, scheme, session};
use chrono::{TimeDelta, Utc};
use oddtrick::ledger::{EditId, OpenHand, Session, SessionId};
use oddtrick::store::{AppAct, AppEdit, KEPT_DAYS, StoreError};
use oddtrick::task::Work;

#[test]
fn a_deleted_session_is_gone_until_restored() {
    let fixture = Fixture::played(91);
    let mut db = fixture.db();
    let (id, gone) = (fixture.id(), StoreError::Deleted(fixture.id()));
    let listed = db.sessions().unwrap();
    for round in 0..3 {
        assert_eq!(
            db.undelete(id, by(EditId(100), minute(0))),
            Err(StoreError::NotDeleted(id))
        );
        db.delete_session(id, by(EditId(2 * round), minute(1)))
            .unwrap();
        assert_eq!(
            (
                db.sessions().unwrap(),
                db.latest().unwrap(),
                db.session_ids().unwrap()
            ),
            (vec![], None, vec![])
        );
        assert_eq!(db.load(id).as_ref(), Err(&gone));
        assert_eq!(
            db.commit(id, 0, &[], &OpenHand::default()).as_ref(),
            Err(&gone)
        );
        assert_eq!(
            db.delete_session(id, by(EditId(100), minute(1))).as_ref(),
            Err(&gone)
        );
        // It still exists, and its id is taken.
        assert_eq!(
            db.create_session(
                &session(scheme("solo-whist-points", &[]), 4),
                &fixture.open,
                None
            ),
            Err(StoreError::Exists(id))
        );
        assert_eq!(db.check(&Work::default()).unwrap(), []);
        db.undelete(id, by(EditId(2 * round + 1), minute(2)))
            .unwrap();
        assert_eq!(db.sessions().unwrap(), listed);
        fixture.check(&mut db);
    }
    assert_eq!(db.check(&Work::default()).unwrap(), []);
    let acts: Vec<_> = db
        .app_log()
        .unwrap()
        .into_iter()
        .filter(|row| !adds_player(row))
        .map(|row| (row.id.0, row.act))
        .collect();
    let deleted = AppAct::Do(AppEdit::DeleteSession { session: id });
    let wanted = (0..3_u64).flat_map(|round| {
        let (done, undone) = (u128::from(2 * round), u128::from(2 * round + 1));
        [
            (done, deleted.clone()),
            (undone, AppAct::Undo(EditId(done))),
        ]
    });
    assert_eq!(acts, wanted.collect::<Vec<_>>());
}

#[test]
fn deletion_and_restoration_are_undone_and_redone() {
    let fixture = Fixture::played(92);
    let mut db = fixture.db();
    let nothing = |id| Err(StoreError::NothingToUndo(EditId(id)));
    assert_eq!(
        db.undo_or_redo_app(EditId(1), false, by(EditId(2), minute(0))),
        nothing(1)
    );
    db.delete_session(fixture.id(), by(EditId(1), minute(0)))
        .unwrap();
    assert_eq!(
        db.undo_or_redo_app(EditId(1), true, by(EditId(2), minute(0))),
        Err(StoreError::NotUndone(EditId(1)))
    );
    db.undo_or_redo_app(EditId(1), false, by(EditId(2), minute(0)))
        .unwrap();
    assert_eq!(
        db.undo_or_redo_app(EditId(1), false, by(EditId(3), minute(0))),
        Err(StoreError::Undone(EditId(1)))
    );
    assert_eq!(
        db.undo_or_redo_app(EditId(2), false, by(EditId(3), minute(0))),
        nothing(2)
    );
    fixture.check(&mut db);
    db.undo_or_redo_app(EditId(1), true, by(EditId(3), minute(0)))
        .unwrap();
    assert_eq!(
        db.load(fixture.id()),
        Err(StoreError::Deleted(fixture.id()))
    );
    db.undo_or_redo_app(EditId(1), false, by(EditId(4), minute(0)))
        .unwrap();
    fixture.check(&mut db);
}

#[test]
fn the_trash_is_emptied_after_a_month() {
    let fixture = Fixture::played(93);
    let mut db = fixture.db();
    let other = Session {
        id: SessionId(8),
        ..session(scheme("solo-whist-units", &[]), 4)
    };
    db.create_session(&other, &OpenHand::default(), None)
        .unwrap();
    let deleted = minute(0).with_timezone(&Utc);
    db.delete_session(fixture.id(), by(EditId(1), minute(0)))
        .unwrap();
    let month = TimeDelta::days(KEPT_DAYS);
    for now in [
        deleted,
        deleted + month - TimeDelta::milliseconds(1),
        deleted - month,
    ] {
        assert_eq!(db.purge(now).unwrap(), 0);
    }
    assert_eq!(db.purge(deleted + month).unwrap(), 1);
    assert_eq!(
        db.load(fixture.id()),
        Err(StoreError::NoSession(fixture.id()))
    );
    assert_eq!(
        db.undo_or_redo_app(EditId(1), false, by(EditId(2), minute(0))),
        Err(StoreError::NoSession(fixture.id()))
    );
    assert_eq!(db.sessions().unwrap().len(), 1);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
    db.close().unwrap();
    let tables = dump(fixture.path());
    assert_eq!(
        (
            tables["frozen_schemes"].len(),
            tables["open_hands"].len() + tables["standings"].len(),
            // The rest of the log belongs to other things.
            tables["log"].len() - tables["players"].len()
        ),
        (1, 2, 3)
    );
    // The same session may be imported again.
    let mut db = fixture.db();
    insert_sessions(&mut db, &[fixture.stored()], by(EditId(9), minute(0))).unwrap();
    fixture.check(&mut db);
}
