//! Sessions imported with hands and logs, all or none.

use crate::store::{Fixture, dump, insert_sessions, new_file};
use crate::support::{by, minute};
use oddtrick::ledger::{Act, Edit, EditId, Log, Session, SessionId, Stored};
use oddtrick::store::{Access, Database, StoreError};
use oddtrick::task::Work;

/// A copy of a session with another id.
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
fn sessions_are_imported_unchanged() {
    let fixture = Fixture::played(101);
    let (_folder, path) = new_file();
    let mut db = Database::open(&path, Access::Create).unwrap();
    let all = [
        fixture.stored(),
        like(&fixture.stored(), 8),
        like(&fixture.stored(), 9),
    ];
    insert_sessions(&mut db, &all, by(EditId(1), minute(0))).unwrap();
    for stored in &all {
        assert_eq!(db.load(stored.session.id).as_ref(), Ok(stored));
    }
    assert_eq!(db.check(&Work::default()).unwrap(), []);
    // Play continues in them, even if one equals another to its last row.
    let mut fixture = fixture;
    for _ in 0..2 {
        let row = fixture.hand();
        for stored in &all {
            let rows = std::slice::from_ref(&row);
            db.commit(stored.session.id, row.seq - 1, rows, &fixture.open)
                .unwrap();
            let wanted = like(&fixture.stored(), stored.session.id.0);
            assert_eq!(db.load(stored.session.id), Ok(wanted));
        }
    }
    fixture.check(&mut db);
    // All of them can be deleted.
    db.delete_session(SessionId(9), by(EditId(2), minute(1)))
        .unwrap();
    db.undo_or_redo_app(EditId(1), false, by(EditId(3), minute(2)))
        .unwrap();
    assert_eq!(db.sessions().unwrap(), []);
    db.undo_or_redo_app(EditId(1), true, by(EditId(4), minute(3)))
        .unwrap();
    assert_eq!(db.sessions().unwrap().len(), 2);
    assert_eq!(
        db.load(SessionId(9)),
        Err(StoreError::Deleted(SessionId(9)))
    );
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn one_invalid_session_prevents_the_import() {
    let fixture = Fixture::played(102);
    let good = like(&fixture.stored(), 8);
    let mut swapped = like(&fixture.stored(), 9);
    swapped.session.hands.reverse();
    let logless = Stored {
        log: Log::default(),
        ..like(&fixture.stored(), 9)
    };
    let mut short = like(&fixture.stored(), 9);
    short.session.hands.pop();
    let mut renamed = like(&fixture.stored(), 9);
    renamed.session.title.push('x');
    let before = dump(fixture.path());
    for (bad, error) in [
        (swapped, StoreError::Unexplained(SessionId(9))),
        (logless, StoreError::Unexplained(SessionId(9))),
        (short, StoreError::Unexplained(SessionId(9))),
        (fixture.stored(), StoreError::Exists(fixture.id())),
    ] {
        let mut db = fixture.db();
        assert_eq!(
            insert_sessions(&mut db, &[good.clone(), bad], by(EditId(1), minute(0))),
            Err(error)
        );
        db.close().unwrap();
        assert_eq!(dump(fixture.path()), before);
    }
    // A title without a log row is the initial one.
    let named = renamed
        .log
        .rows()
        .iter()
        .any(|row| matches!(row.act, Act::Do(Edit::Retitle { .. })));
    assert_eq!(
        insert_sessions(&mut fixture.db(), &[renamed], by(EditId(1), minute(0))).is_err(),
        named
    );
}

#[test]
fn two_rows_of_a_log_have_two_ids() {
    let mut fixture = Fixture::new(103);
    let mut rows = [fixture.hand(), fixture.hand()];
    rows[1].id = rows[0].id;
    fixture.log = Log::read(rows.to_vec()).unwrap();
    let error = insert_sessions(
        &mut fixture.db(),
        &[like(&fixture.stored(), 8)],
        by(EditId(1), minute(0)),
    )
    .unwrap_err();
    assert!(matches!(error, StoreError::Refused(_)), "{error}");
}
