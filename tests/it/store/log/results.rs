//! Results of hands, stored for other programs outside the transaction of a hand.

use crate::store::{Fixture, dump, raw};
use crate::support::{by, id, minute};
use oddtrick::ledger::{Edit, EditId};
use oddtrick::store::Finding;
use oddtrick::task::Work;

/// All rows, as hand, place, points and total.
fn rows(fixture: &Fixture) -> Vec<(i64, i64, i64, i64)> {
    let conn = raw(fixture.path());
    let mut all = conn
        .prepare("SELECT hand, place, points, total FROM results ORDER BY hand, place")
        .unwrap();
    let all = all.query_map([], |row| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
    });
    all.unwrap().map(Result::unwrap).collect()
}

/// The rows of all hands, by their points and totals.
fn wanted(fixture: &Fixture) -> Vec<(i64, i64, i64, i64)> {
    let n = |n: usize| i64::try_from(n).unwrap();
    let session = fixture.ledger.session();
    let hands = session.hands.iter().zip(fixture.ledger.played());
    let rows = hands.enumerate().flat_map(|(index, (hand, played))| {
        let seats = hand.seats.iter().zip(played.outcome.points.as_slice());
        seats.enumerate().map(move |(place, (who, points))| {
            let total = played.totals[session.position(*who).unwrap()];
            (n(index + 1), n(place), *points, total)
        })
    });
    rows.collect()
}

/// The count of a query.
fn count(fixture: &Fixture, sql: &str) -> i64 {
    raw(fixture.path())
        .query_row(sql, [], |row| row.get(0))
        .unwrap()
}

#[test]
fn results_follow_every_change_without_delaying_hands() {
    let mut fixture = Fixture::new(301);
    for step in 0..60 {
        let mut db = fixture.db();
        let row = match step % 5 {
            3 => fixture.undo(),
            4 => fixture.redo(),
            _ if step % 3 == 0 => Some(fixture.edit()),
            _ if fixture.ledger.session().ended.is_some() => None,
            _ => Some(fixture.hand()),
        };
        if let Some(row) = row {
            let before = rows(&fixture);
            fixture.commit(&mut db, &[row]);
            assert_eq!(rows(&fixture), before, "{step}");
        }
        db.close().unwrap();
        assert_eq!(rows(&fixture), wanted(&fixture), "{step}");
        assert_eq!(fixture.db().check(&Work::default()).unwrap(), []);
    }
}

#[test]
fn new_hands_append_their_results() {
    let mut fixture = Fixture::new(302);
    let mut db = fixture.db();
    for _ in 0..3 {
        let row = fixture.hand();
        fixture.commit(&mut db, &[row]);
    }
    db.close().unwrap();
    // Existing results are not rewritten.
    raw(fixture.path())
        .execute("UPDATE results SET role = 'as it was' WHERE hand <= 3", [])
        .unwrap();
    let mut db = fixture.db();
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    db.close().unwrap();
    let kept = "SELECT count(*) FROM results WHERE role = 'as it was'";
    assert_eq!(count(&fixture, kept), 12);
    assert_eq!(rows(&fixture), wanted(&fixture));
    // After any other change all of them are.
    let mut db = fixture.db();
    let row = fixture.make(Edit::Rename {
        participant: id(0),
        before: "Ann".to_owned(),
        after: "Queen".to_owned(),
    });
    fixture.commit(&mut db, &[row]);
    db.close().unwrap();
    assert_eq!(count(&fixture, kept), 0);
}

#[test]
fn wrong_results_are_found_rebuilt_and_deleted_with_their_session() {
    let mut fixture = Fixture::new(303);
    let mut db = fixture.db();
    for _ in 0..3 {
        let row = fixture.hand();
        fixture.commit(&mut db, &[row]);
    }
    db.close().unwrap();
    for sql in [
        "UPDATE results SET points = points + 1 WHERE hand = 2 AND place = 0",
        // The sum of the points stays the same.
        "UPDATE results SET points = points + iif(place = 0, 1, -1) WHERE hand = 2 AND place <= 1",
        "UPDATE results SET role = 'as it was' WHERE hand = 1 AND place = 2",
        "UPDATE results SET total = total + 1 WHERE hand = 3 AND place = 3",
        "DELETE FROM results WHERE hand = 3",
    ] {
        raw(fixture.path()).execute(sql, []).unwrap();
        let session = fixture.id();
        assert_eq!(
            fixture.db().check(&Work::default()).unwrap(),
            [Finding::Totals(session)],
            "{sql}"
        );
        let mut db = fixture.db();
        db.rebuild_projections().unwrap();
        db.close().unwrap();
        assert_eq!(rows(&fixture), wanted(&fixture));
        assert_eq!(fixture.db().check(&Work::default()).unwrap(), []);
    }
    let mut db = fixture.db();
    db.delete_session(fixture.id(), by(EditId(1), minute(9)))
        .unwrap();
    db.purge(minute(100_000).to_utc()).unwrap();
    db.close().unwrap();
    let left = dump(fixture.path());
    assert!(left["results"].is_empty() && left["results_kept"].is_empty());
}
