//! A refused commit changes nothing, and a successful one reads back.

use crate::store::{Fixture, dump};
use crate::support::{minute, scheme, session};
use chrono::{DateTime, FixedOffset, TimeDelta, Utc};
use oddtrick::games::entry::Tap;
use oddtrick::ledger::{LogRow, OpenHand, Session, SessionId};
use oddtrick::store::{Database, StoreError};

/// Commits rows that must be refused, and checks that the file is unchanged.
#[track_caller]
fn refused(fixture: &Fixture, rows: &[LogRow]) -> StoreError {
    let before = dump(fixture.path());
    let mut db = fixture.db();
    let open = OpenHand {
        taps: vec![Tap::Note("late".to_owned())],
        ..OpenHand::default()
    };
    let known = db.log_rows(fixture.id()).unwrap();
    let error = db.commit(fixture.id(), known, rows, &open).unwrap_err();
    db.close().unwrap();
    assert_eq!(dump(fixture.path()), before);
    error
}

#[test]
fn a_row_that_is_not_the_next_is_stale() {
    let mut fixture = Fixture::played(21);
    let stored = fixture.stored();
    let ledger = fixture.ledger.clone();
    let next = fixture.hand();
    (fixture.log, fixture.ledger) = (stored.log, ledger);
    for seq in [0, 1, next.seq - 1, next.seq + 1, u64::MAX] {
        assert_eq!(
            refused(
                &fixture,
                &[LogRow {
                    seq,
                    ..next.clone()
                }]
            ),
            StoreError::Stale,
            "{seq}"
        );
    }
    // The first of two is valid but not written either.
    assert_eq!(
        refused(&fixture, &[next.clone(), next.clone()]),
        StoreError::Stale
    );
    let mut db = fixture.db();
    db.commit(
        fixture.id(),
        next.seq - 1,
        std::slice::from_ref(&next),
        &fixture.open,
    )
    .unwrap();
    assert_eq!(
        db.commit(fixture.id(), next.seq - 1, &[next], &fixture.open),
        Err(StoreError::Stale)
    );
}

#[test]
fn a_session_is_stored_once() {
    let fixture = Fixture::played(24);
    let mut db = fixture.db();
    let again = session(scheme("solo-whist-points", &[]), 4);
    assert_eq!(
        db.create_session(&again, &OpenHand::default(), None),
        Err(StoreError::Exists(again.id))
    );
    let unknown = SessionId(99);
    assert_eq!(
        db.commit(unknown, 0, &[], &OpenHand::default()),
        Err(StoreError::NoSession(unknown))
    );
    assert_eq!(db.load(unknown), Err(StoreError::NoSession(unknown)));
    let played = Session {
        id: unknown,
        ..fixture.ledger.session().clone()
    };
    assert_eq!(
        db.create_session(&played, &OpenHand::default(), None),
        Err(StoreError::Unexplained(unknown))
    );
    fixture.check(&mut db);
}

#[test]
fn instants_round_trip_or_are_refused() {
    let mut db = Database::open_in_memory().unwrap();
    let plain = session(scheme("solo-whist-points", &[]), 4);
    for (number, started) in [
        (1, "1970-01-01T00:00:00Z"),
        (2, "1969-12-31T23:59:59.999-11:30"),
        (3, "2099-12-31T23:59:59.001+14:00"),
        (4, "0001-01-02T00:00:00+00:00"),
        (5, "9999-12-30T23:59:59-12:00"),
        (6, "2026-03-29T02:30:00+05:45"),
    ] {
        let started = DateTime::parse_from_rfc3339(started).unwrap();
        let session = Session {
            id: SessionId(number),
            started,
            ..plain.clone()
        };
        db.create_session(&session, &OpenHand::default(), None)
            .unwrap();
        let stored = db.load(session.id).unwrap().session;
        assert_eq!(stored.started.to_rfc3339(), started.to_rfc3339());
    }
    let seconds = FixedOffset::east_opt(3601).unwrap();
    for started in [
        minute(0) + TimeDelta::microseconds(1),
        minute(0).with_timezone(&seconds),
        DateTime::parse_from_rfc3339("0000-12-31T23:59:59.999Z").unwrap(),
        DateTime::<FixedOffset>::from(DateTime::<Utc>::MAX_UTC),
    ] {
        let session = Session {
            id: SessionId(10),
            started,
            ..plain.clone()
        };
        let refused = db.create_session(&session, &OpenHand::default(), None);
        assert!(matches!(refused, Err(StoreError::Instant(_))), "{started}");
    }
    assert_eq!(db.sessions().unwrap().len(), 6);
}

#[test]
fn the_taps_of_a_stale_window_are_refused() {
    let mut fixture = Fixture::played(25);
    let mut db = fixture.db();
    let seq = fixture.log.next_seq() - 1;
    fixture.open.taps = vec![Tap::Note("one".to_owned())];
    db.commit(fixture.id(), seq, &[], &fixture.open).unwrap();
    fixture.check(&mut db);
    for stale in [0, seq - 1, seq + 1] {
        assert_eq!(
            db.commit(fixture.id(), stale, &[], &OpenHand::default()),
            Err(StoreError::Stale)
        );
    }
    fixture.check(&mut db);
}
