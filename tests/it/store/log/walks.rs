//! Random walks of edits through a file that is closed and opened at every step, and through one in memory.

use crate::store::Desk;
use crate::support::{random_edit, scheme, session};
use oddtrick::games::entry::Tap;
use oddtrick::ledger::{LogRow, OpenHand, Redo, Session};
use oddtrick::store::{Access, Database};

/// Commits one row, with other taps in the open hand each time, and looks at it after everything was shut down.
fn reopened(desk: &mut Desk, row: LogRow) {
    let last = row.seq.is_multiple_of(2).then_some(Redo::Edit);
    desk.open = OpenHand {
        taps: vec![Tap::Misdeal, Tap::Note(format!("{}", row.seq))],
        changes: vec![2],
        redo: last.into_iter().collect(),
        ..OpenHand::default()
    };
    let mut db = desk.db();
    desk.commit(&mut db, &[row]);
    db.close().unwrap();
    let mut db = desk.db();
    desk.check(&mut db);
    db.close().unwrap();
}

/// So many edits, all undone, all redone.
fn there_and_back(seed: u64, session: Session, edits: usize) {
    let mut desk = Desk::of(seed, session);
    let begun = desk.ledger.clone();
    for _ in 0..edits {
        let row = desk.edit();
        reopened(&mut desk, row);
    }
    let done = desk.ledger.clone();
    while let Some(row) = desk.undo() {
        reopened(&mut desk, row);
    }
    assert_eq!(desk.ledger, begun);
    while let Some(row) = desk.redo() {
        reopened(&mut desk, row);
    }
    assert_eq!(desk.ledger, done);
    assert_eq!(desk.log.rows().len(), 3 * edits);
    assert_eq!(desk.db().check().unwrap(), []);
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
fn a_long_walk_to_and_fro_in_memory() {
    let mut desk = Desk::of(
        13,
        session(scheme("solo-whist-units", &["all-pass=same-dealer"]), 4),
    );
    let mut db = Database::open_in_memory().unwrap();
    db.create_session(desk.ledger.session(), &desk.open, None)
        .unwrap();
    for _ in 0..400 {
        let row = match desk.rng.below(10) {
            0..5 => Some(desk.edit()),
            5..8 => desk.undo(),
            _ => desk.redo(),
        };
        desk.commit(&mut db, row.as_slice());
        desk.check(&mut db);
    }
    assert_eq!(db.check().unwrap(), []);
}

#[test]
fn many_rows_go_in_at_once() {
    let mut desk = Desk::new(14);
    let mut rows: Vec<LogRow> = (0..30).map(|_| desk.edit()).collect();
    rows.extend((0..10).filter_map(|_| desk.undo()));
    rows.extend((0..5).filter_map(|_| desk.redo()));
    let mut db = desk.db();
    desk.commit(&mut db, &rows);
    desk.check(&mut db);
    assert_eq!(db.check().unwrap(), []);
}

#[test]
fn hands_go_in_between_until_there_is_no_room() {
    let mut desk = Desk::new(15);
    let mut db = desk.db();
    for _ in 0..2 {
        let row = desk.hand();
        desk.commit(&mut db, &[row]);
    }
    // Always at the same place, so that each has half the room of the one before.
    for index in [1; 30].into_iter().chain([0; 30]) {
        let hand = crate::support::random_hand(&mut desk.rng, &desk.ledger);
        let row = desk.make(oddtrick::ledger::Edit::AddHand { index, hand });
        desk.commit(&mut db, &[row]);
        desk.check(&mut db);
    }
    assert_eq!(db.check().unwrap(), []);
}

#[test]
fn a_session_is_put_down_with_its_first_hand() {
    let mut desk = Desk::new(16);
    let (_folder, path) = crate::store::new_file();
    let mut db = Database::open(&path, Access::Create).unwrap();
    let begun = desk.ledger.session().clone();
    let row = desk.hand();
    db.create_session(&begun, &desk.open, Some(&row)).unwrap();
    desk.check(&mut db);
    // Not of a random edit alone: whatever comes next goes on from there.
    let edit = random_edit(&mut desk.rng, &desk.ledger);
    let row = desk.make(edit);
    desk.commit(&mut db, &[row]);
    desk.check(&mut db);
    assert_eq!(db.check().unwrap(), []);
}
