//! The scope of a check, and stopping it.

use super::damage::{force, full};
use crate::store::{Fixture, new_file, raw};
use crate::support::{by, minute, participant, scheme, session};
use oddtrick::ledger::{EditId, OpenHand, PlayerId, PlayerMerge, Session, SessionId};
use oddtrick::store::{Access, Database, Finding, Merge, Player, StoreError};
use oddtrick::task::{Progress, Stopped, Task, Work};
use rusqlite::types::Value;
use std::fs::{read, write};

#[test]
fn every_table_is_checked() {
    let fixture = full(171);
    let mut db = fixture.db();
    db.computed_stats(1).unwrap();
    db.close().unwrap();
    let sound = read(fixture.path()).unwrap();
    let (_folder, path) = new_file();
    for table in [
        "frozen_schemes",
        "sessions",
        "log",
        "open_hands",
        "standings",
        "figures",
    ] {
        write(&path, &sound).unwrap();
        let conn = raw(&path);
        let sql = format!("SELECT crc FROM {table} LIMIT 1");
        let crc: i64 = conn.query_row(&sql, [], |row| row.get(0)).unwrap();
        force(&conn, table, "crc", &Value::Integer(crc ^ 1), crc).unwrap();
        drop(conn);
        let mut db = Database::open(&path, Access::MustExist).unwrap();
        for found in [
            db.check(&Work::default()).unwrap(),
            db.quick_check().unwrap(),
        ] {
            let is_it = |one: &Finding| matches!(one, Finding::Row(StoreError::Damaged { table: found, .. }) if *found == table);
            assert!(found.iter().any(is_it), "{table}: {found:?}");
        }
    }
}

#[test]
fn a_damaged_row_is_named_by_its_key() {
    let mut fixture = Fixture::new(174);
    let mut db = fixture.db();
    let row = fixture.hand();
    fixture.commit(&mut db, &[row]);
    db.close().unwrap();
    for (table, wanted) in [
        ("log", "00000000000000000000000000000007 1"),
        ("sessions", "00000000000000000000000000000007"),
        ("standings", "00000000000000000000000000000007 1"),
    ] {
        let conn = raw(fixture.path());
        let sql = format!(
            "SELECT *, crc AS sum FROM {table} ORDER BY hex({}) DESC, 2 LIMIT 1",
            if table == "log" { "stream" } else { "1" }
        );
        let crc: i64 = conn.query_row(&sql, [], |row| row.get("sum")).unwrap();
        force(&conn, table, "crc", &Value::Integer(crc ^ 1), crc).unwrap();
        drop(conn);
        let found = fixture.db().check(&Work::default()).unwrap();
        let damaged = StoreError::Damaged {
            table,
            row: wanted.to_owned(),
        };
        assert!(found.contains(&Finding::Row(damaged)), "{found:?}");
    }
}

#[test]
fn every_damaged_row_is_named() {
    let fixture = Fixture::new(175);
    let mut db = fixture.db();
    let twins = [5, 6, 7].map(|number| Player {
        id: PlayerId(number),
        name: format!("Bob {number}"),
        created: minute(0),
    });
    let mut merge = Merge::of(&mut db).unwrap();
    for twin in twins {
        let both = [twin.id, participant(1).player];
        merge.people.ensure_player(twin).unwrap();
        let twins = PlayerMerge::by_hand(both);
        assert!(merge.people.merge_players(both, twins, minute(1)).unwrap());
    }
    db.merge(&merge, by(EditId(1), minute(1)), &Work::default())
        .unwrap();
    db.close().unwrap();
    raw(fixture.path())
        .execute("UPDATE players SET name = name || '?'", [])
        .unwrap();
    let found = fixture.db().check(&Work::default()).unwrap();
    for number in [5, 6, 7] {
        let damaged = StoreError::Damaged {
            table: "players",
            row: PlayerId(number).to_string(),
        };
        assert!(found.contains(&Finding::Row(damaged)), "{found:?}");
    }
}

#[test]
fn a_check_has_progress_and_may_be_stopped() {
    let fixture = Fixture::played(172);
    let mut db = fixture.db();
    let other = Session {
        id: SessionId(8),
        ..session(scheme("solo-whist-units", &[]), 4)
    };
    db.create_session(&other, &OpenHand::default(), None)
        .unwrap();
    let work = Work::default();
    assert_eq!(db.check(&work).unwrap(), []);
    // The file, five kinds of rows, the derived tables, and two sessions.
    let seen = Progress {
        task: Task::Checking,
        done: 9,
        all: 9,
    };
    assert_eq!(work.progress(), Some(seen));
    work.stop();
    assert_eq!(db.check(&work), Err(StoreError::Stopped(Stopped)));
    assert_eq!(db.check(&Work::default()).unwrap(), []);
}

#[test]
fn a_stopped_check_does_not_stop_later_work() {
    let fixture = Fixture::new(173);
    // So many that SQLite calls its progress handler.
    raw(fixture.path())
        .execute_batch(
            "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n LIMIT 20000)
             INSERT INTO players SELECT randomblob(16), 'a' || n, 0, 0 FROM n",
        )
        .unwrap();
    let (mut db, work) = (fixture.db(), Work::default());
    work.stop();
    assert_eq!(db.check(&work), Err(StoreError::Stopped(Stopped)));
    assert_eq!(db.quick_check().unwrap().len(), 20_000);
}
