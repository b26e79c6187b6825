//! A full disk, and rows written by others.

use crate::store::{Fixture, breaks_a_constraint, limit_pages, raw, setting};
use crate::support::{random_hand, scheme, session};
use oddtrick::ledger::{Act, Edit, OpenHand, Session, SessionId};
use oddtrick::store::StoreError;
use oddtrick::task::Work;

#[test]
fn a_full_disk_changes_nothing_and_can_be_retried() {
    let mut fixture = Fixture::played(71);
    // There are no free pages.
    raw(fixture.path()).execute_batch("VACUUM").unwrap();
    let mut db = fixture.db();
    let pages: u32 = setting(&db, "page_count").unwrap().parse().unwrap();
    limit_pages(&db, pages);
    // A note of a few pages does not fit.
    let mut hand = random_hand(&mut fixture.rng, &fixture.ledger);
    hand.record.note = Some("a".repeat(16_000));
    let stored = fixture.stored();
    let (ledger, log) = (fixture.ledger.clone(), fixture.log.clone());
    let row = fixture.make(Edit::AddHand {
        index: ledger.session().hands.len(),
        hand,
    });
    assert_eq!(
        db.commit(
            fixture.id(),
            row.seq - 1,
            std::slice::from_ref(&row),
            &fixture.open
        ),
        Err(StoreError::DiskFull)
    );
    assert_eq!(db.load(fixture.id()).unwrap(), stored);
    // The same for new sessions, after a few.
    let new = |id| Session {
        id: SessionId(id),
        title: "a".repeat(1000),
        ..session(scheme("solo-whist-units", &[]), 4)
    };
    let mut put_down = (8..100).map(|id| db.create_session(&new(id), &OpenHand::default(), None));
    assert_eq!(
        put_down.find(Result::is_err),
        Some(Err(StoreError::DiskFull))
    );
    (fixture.ledger, fixture.log) = (ledger, log);
    fixture.check(&mut db);
    // With room again, the same commit succeeds.
    limit_pages(&db, u32::MAX / 2);
    fixture.log.push(row.clone()).unwrap();
    if let Act::Do(edit) = &row.act {
        fixture.ledger.apply(edit).unwrap();
    }
    fixture.commit(&mut db, &[row]);
    fixture.check(&mut db);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn tables_reject_invalid_rows() {
    let fixture = Fixture::played(72);
    let conn = raw(fixture.path());
    for sql in [
        "UPDATE sessions SET started = 9223372036854775807",
        "UPDATE sessions SET started = 1.5",
        "UPDATE sessions SET started_offset = 1440",
        "UPDATE sessions SET seats = x''",
        "UPDATE sessions SET seats = zeroblob(17)",
        "UPDATE sessions SET seats = zeroblob(208)",
        "UPDATE sessions SET stake_minor = 0, stake_points = 1, currency = 'GBP'",
        "UPDATE sessions SET stake_minor = 1, stake_points = NULL, currency = NULL",
        "UPDATE sessions SET currency = 'GB'",
        "UPDATE sessions SET paid_each_hand = 2",
        "UPDATE sessions SET first_dealer = zeroblob(16)",
        "UPDATE sessions SET scheme = zeroblob(32)",
        "UPDATE sessions SET participants = ''",
        "UPDATE sessions SET deleted = 1.5",
        "UPDATE sessions SET crc = -1",
        "UPDATE sessions SET crc = 4294967296",
        "UPDATE open_hands SET log_rows = -1",
        "UPDATE open_hands SET document = ''",
        "UPDATE open_hands SET format = 0",
        "UPDATE standings SET ended = 0, ended_offset = NULL",
        "UPDATE standings SET hands = -1",
        "UPDATE standings SET session = zeroblob(16)",
        "UPDATE standings SET players = ''",
        "UPDATE standings SET together = 2",
        "INSERT INTO identity VALUES (2, zeroblob(16))",
    ] {
        conn.pragma_update(None, "foreign_keys", true).unwrap();
        assert!(breaks_a_constraint(&conn, sql), "{sql}");
    }
    drop(conn);
    assert_eq!(fixture.db().check(&Work::default()).unwrap(), []);
}

#[test]
fn totals_are_compared_and_corrected() {
    let fixture = Fixture::played(73);
    let truth = fixture.db().sessions().unwrap();
    raw(fixture.path())
        .execute_batch("UPDATE standings SET hands = hands + 1")
        .unwrap();
    let mut db = fixture.db();
    assert_ne!(db.check(&Work::default()).unwrap(), []);
    assert_eq!(db.sessions().unwrap(), truth);
    assert_eq!(db.rebuild_projections().unwrap(), 1);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
    fixture.check(&mut db);
    db.close().unwrap();
    raw(fixture.path())
        .execute_batch("DELETE FROM standings")
        .unwrap();
    let mut db = fixture.db();
    assert_eq!(db.sessions().unwrap(), truth);
    assert_eq!(db.rebuild_projections().unwrap(), 1);
    assert_eq!(db.check(&Work::default()).unwrap(), []);
    fixture.check(&mut db);
}
