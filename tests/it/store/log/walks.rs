//! Random walks of edits through a file that is closed and opened at every step, and through one in memory.

use crate::store::Fixture;
use crate::support::{random_edit, scheme, session};
use oddtrick::games::entry::Tap;
use oddtrick::ledger::{LogRow, OpenHand, Redo, Session};
use oddtrick::store::{Access, Database};
use oddtrick::task::Work;

/// Commits one row, each time with other taps in the open hand, and checks after reopening.
fn reopened(fixture: &mut Fixture, row: LogRow) {
    let last = row.seq.is_multiple_of(2).then_some(Redo::Edit);
    fixture.open = OpenHand {
        taps: vec![Tap::Misdeal, Tap::Note(format!("{}", row.seq))],
        changes: vec![2],
        redo: last.into_iter().collect(),
        ..OpenHand::default()
    };
    let mut db = fixture.db();
    fixture.commit(&mut db, &[row]);
    db.close().unwrap();
    let mut db = fixture.db();
    fixture.check(&mut db);
    db.close().unwrap();
}

/// This many edits, all undone, all redone.
fn there_and_back(seed: u64, session: Session, edits: usize) {
    let mut fixture = Fixture::of(seed, session);
    let begun = fixture.ledger.clone();
    for _ in 0..edits {
        let row = fixture.edit();
        reopened(&mut fixture, row);
    }
    let done = fixture.ledger.clone();
    while let Some(row) = fixture.undo() {
        reopened(&mut fixture, row);
    }
    assert_eq!(fixture.ledger, begun);
    while let Some(row) = fixture.redo() {
        reopened(&mut fixture, row);
    }
    assert_eq!(fixture.ledger, done);
    assert_eq!(fixture.log.rows().len(), 3 * edits);
    assert_eq!(fixture.db().check(&Work::default()).unwrap(), []);
}

#[test]
fn a_walk_that_is_shut_down_at_every_step() {
    there_and_back(11, session(scheme("solo-whist-points", &[]), 4), 50);
}

#[test]
fn a_walk_of_five_with_doublings() {
    there_and_back(
        12,
        session(
            scheme("solo-whist-hoyle", &["all-pass=next-hand-doubles"]),
            5,
        ),
        50,
    );
}

#[test]
fn a_long_random_walk_in_memory() {
    let mut fixture = Fixture::of(
        13,
        session(scheme("solo-whist-units", &["all-pass=same-dealer"]), 4),
    );
    let mut db = Database::open_in_memory().unwrap();
    db.create_session(fixture.ledger.session(), &fixture.open, None)
        .unwrap();
    for _ in 0..400 {
        let row = match fixture.rng.below(10) {
            0..5 => Some(fixture.edit()),
            5..8 => fixture.undo(),
            _ => fixture.redo(),
        };
        fixture.commit(&mut db, row.as_slice());
        fixture.check(&mut db);
    }
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn many_rows_are_committed_at_once() {
    let mut fixture = Fixture::new(14);
    let mut rows: Vec<LogRow> = (0..30).map(|_| fixture.edit()).collect();
    rows.extend((0..10).filter_map(|_| fixture.undo()));
    rows.extend((0..5).filter_map(|_| fixture.redo()));
    let mut db = fixture.db();
    fixture.commit(&mut db, &rows);
    fixture.check(&mut db);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn hands_are_inserted_between_others_until_there_is_no_room() {
    let mut fixture = Fixture::new(15);
    let mut db = fixture.db();
    for _ in 0..2 {
        let row = fixture.hand();
        fixture.commit(&mut db, &[row]);
    }
    // Always at the same index, so that the gap is halved each time.
    for index in [1; 30].into_iter().chain([0; 30]) {
        let hand = crate::support::random_hand(&mut fixture.rng, &fixture.ledger);
        let row = fixture.make(oddtrick::ledger::Edit::AddHand { index, hand });
        fixture.commit(&mut db, &[row]);
        fixture.check(&mut db);
    }
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn a_session_is_stored_with_its_first_hand() {
    let mut fixture = Fixture::new(16);
    let (_folder, path) = crate::store::new_file();
    let mut db = Database::open(&path, Access::Create).unwrap();
    let begun = fixture.ledger.session().clone();
    let row = fixture.hand();
    db.create_session(&begun, &fixture.open, Some(&row))
        .unwrap();
    fixture.check(&mut db);
    // A later edit, here a random one, continues from there.
    let edit = random_edit(&mut fixture.rng, &fixture.ledger);
    let row = fixture.make(edit);
    fixture.commit(&mut db, &[row]);
    fixture.check(&mut db);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}
