//! Spooling sessions being imported.

use crate::store::{Fixture, new_file};
use crate::support::{by, minute, scheme, session};
use chrono::{DateTime, FixedOffset, TimeDelta};
use oddtrick::ledger::{Act, Edit, EditId, Log, LogRow, Session, SessionId, Stored};
use oddtrick::store::{Access, Database, ImportSpool, Merge, StoreError};
use oddtrick::task::Work;

/// Makes an instant of a session one that the database cannot store.
type Spoil<'a> = &'a dyn Fn(&mut Session);

fn put(spool: &mut ImportSpool, stored: &Stored) {
    spool
        .put(&stored.session, &stored.log, &stored.open, None)
        .unwrap();
}

#[test]
fn spooled_sessions_are_unchanged_and_in_order() {
    let mut grown = Fixture::new(10);
    let mut db = grown.db();
    let mut merge = Merge::of(&mut db).unwrap();
    let spool = &mut merge.sessions;
    assert_eq!(spool.count(), Ok((0, 0)));
    let mut all: Vec<Fixture> = (11..=13)
        .map(|number| {
            let one = Session {
                id: SessionId(number),
                ..session(scheme("solo-whist-points", &[]), 4)
            };
            let mut fixture = Fixture::in_memory(u64::try_from(number).unwrap(), one);
            fixture.hand();
            fixture.hand();
            fixture
        })
        .collect();
    let first = all[0].stored();
    for fixture in &all {
        put(spool, &fixture.stored());
    }
    // A second copy is longer, and takes the first one's place.
    all[0].hand();
    put(spool, &all[0].stored());
    grown.hand();
    grown.hand();
    let longer = grown.stored();
    spool
        .put(&longer.session, &longer.log, &longer.open, Some(0))
        .unwrap();
    assert_eq!(spool.count(), Ok((3, 1)));
    assert_eq!(merge.is_empty(), Ok(false));
    let get = |id| merge.sessions.get(id).unwrap();
    assert_ne!(get(SessionId(11)), Some((first, None)));
    for fixture in &all {
        assert_eq!(get(fixture.id()), Some((fixture.stored(), None)));
    }
    assert_eq!(get(grown.id()), Some((longer, Some(0))));
    assert_eq!(get(SessionId(99)), None);
    // All of them are stored, in their order.
    db.merge(&merge, by(EditId(1), minute(0)), &Work::default())
        .unwrap();
    for fixture in all.iter().chain([&grown]) {
        assert_eq!(db.load(fixture.id()), Ok(fixture.stored()));
    }
    let ids: Vec<u128> = db
        .session_ids()
        .unwrap()
        .into_iter()
        .map(|id| id.0)
        .collect();
    assert_eq!(ids, [7, 11, 12, 13]);
}

#[test]
fn sessions_that_cannot_be_stored_are_refused_at_once() {
    let mut fixture = Fixture::in_memory(11, session(scheme("solo-whist-points", &[]), 4));
    fixture.hand();
    let sound = fixture.stored();
    let fine = |at: &mut DateTime<FixedOffset>| *at += TimeDelta::microseconds(1);
    let in_session: [Spoil; 3] = [
        &|session| fine(&mut session.started),
        &|session| fine(&mut session.hands[0].at),
        &|session| fine(session.ended.insert(minute(9))),
    ];
    let mut spool = ImportSpool::new().unwrap();
    for spoil in in_session {
        let mut session = sound.session.clone();
        spoil(&mut session);
        let refused = spool.put(&session, &sound.log, &sound.open, None);
        assert!(matches!(refused, Err(StoreError::Instant(_))));
    }
    let row = &sound.log.rows()[0];
    let before = sound.session.hands[0].clone();
    let mut late = before.clone();
    fine(&mut late.at);
    let mut end = minute(9);
    fine(&mut end);
    let mut rows = vec![row.clone()];
    fine(&mut rows[0].at);
    for edit in [
        Edit::AddHand {
            index: 0,
            hand: late.clone(),
        },
        Edit::ReplaceHand {
            before,
            after: late,
        },
        Edit::End { at: end },
    ] {
        rows.push(LogRow {
            act: Act::Do(edit),
            ..row.clone()
        });
    }
    for row in rows {
        let log = Log::read([row]).unwrap();
        let refused = spool.put(&sound.session, &log, &sound.open, Some(0));
        assert!(matches!(refused, Err(StoreError::Instant(_))));
    }
    assert_eq!(spool.count(), Ok((0, 0)));
    put(&mut spool, &sound);
    let (_folder, path) = new_file();
    let mut db = Database::open(&path, Access::Create).unwrap();
    let mut merge = Merge::of(&mut db).unwrap();
    merge.sessions = spool;
    db.merge(&merge, by(EditId(1), minute(0)), &Work::default())
        .unwrap();
    fixture.check(&mut db);
}
