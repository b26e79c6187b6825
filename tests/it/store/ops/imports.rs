//! Sessions that come with their hands and logs, all of them or none.

use crate::store::{Desk, dump, new_file};
use crate::support::minute;
use oddtrick::ledger::{Act, Edit, EditId, Log, Session, SessionId};
use oddtrick::store::{Access, Database, StoreError, Stored};

/// A session like another, under an id of its own.
fn like(stored: &Stored, id: u128) -> Stored {
    Stored {
        session: Session {
            id: SessionId(id),
            ..stored.session.clone()
        },
        ..stored.clone()
    }
}

#[test]
fn sessions_come_as_they_were() {
    let desk = Desk::played(101);
    let (_folder, path) = new_file();
    let mut db = Database::open(&path, Access::Create).unwrap();
    let all = [
        desk.stored(),
        like(&desk.stored(), 8),
        like(&desk.stored(), 9),
    ];
    db.insert_sessions(&all, EditId(1), minute(0)).unwrap();
    for stored in &all {
        assert_eq!(db.load(stored.session.id).as_ref(), Ok(stored));
    }
    assert_eq!(db.check().unwrap(), []);
    // And play goes on in them, be one like another to its last row.
    let mut desk = desk;
    for _ in 0..2 {
        let row = desk.hand();
        for stored in &all {
            let rows = std::slice::from_ref(&row);
            db.commit(stored.session.id, rows, &desk.open).unwrap();
            let wanted = like(&desk.stored(), stored.session.id.0);
            assert_eq!(db.load(stored.session.id), Ok(wanted));
        }
    }
    desk.check(&mut db);
    // All of them go as they came.
    db.delete_session(SessionId(9), EditId(2), minute(1))
        .unwrap();
    db.undo_app(EditId(1), EditId(3), minute(2)).unwrap();
    assert_eq!(db.sessions().unwrap(), []);
    db.redo_app(EditId(1), EditId(4), minute(3)).unwrap();
    assert_eq!(db.sessions().unwrap().len(), 2);
    assert_eq!(
        db.load(SessionId(9)),
        Err(StoreError::Deleted(SessionId(9)))
    );
    assert_eq!(db.check().unwrap(), []);
}

#[test]
fn one_that_does_not_fit_keeps_all_out() {
    let desk = Desk::played(102);
    let good = like(&desk.stored(), 8);
    let mut swapped = like(&desk.stored(), 9);
    swapped.session.hands.reverse();
    let logless = Stored {
        log: Log::default(),
        ..like(&desk.stored(), 9)
    };
    let mut short = like(&desk.stored(), 9);
    short.session.hands.pop();
    let mut renamed = like(&desk.stored(), 9);
    renamed.session.title.push('x');
    let before = dump(desk.path());
    for (bad, error) in [
        (swapped, StoreError::Unexplained(SessionId(9))),
        (logless, StoreError::Unexplained(SessionId(9))),
        (short, StoreError::Unexplained(SessionId(9))),
        (desk.stored(), StoreError::Exists(desk.id())),
        (good.clone(), StoreError::Exists(SessionId(8))),
    ] {
        let mut db = desk.db();
        assert_eq!(
            db.insert_sessions(&[good.clone(), bad], EditId(1), minute(0)),
            Err(error)
        );
        db.close().unwrap();
        assert_eq!(dump(desk.path()), before);
    }
    // A title that no row of the log speaks of is what the session began with.
    let named = renamed
        .log
        .rows()
        .iter()
        .any(|row| matches!(row.act, Act::Do(Edit::Retitle { .. })));
    assert_eq!(
        desk.db()
            .insert_sessions(&[renamed], EditId(1), minute(0))
            .is_err(),
        named
    );
}

#[test]
fn two_rows_of_a_log_have_two_ids() {
    let mut desk = Desk::new(103);
    let mut rows = [desk.hand(), desk.hand()];
    rows[1].id = rows[0].id;
    desk.log = Log::read(rows.to_vec()).unwrap();
    let error = desk
        .db()
        .insert_sessions(&[like(&desk.stored(), 8)], EditId(1), minute(0))
        .unwrap_err();
    assert!(matches!(error, StoreError::Refused { .. }), "{error}");
}
