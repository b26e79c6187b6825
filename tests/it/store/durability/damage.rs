//! Changed data is detected in every column, and so is missing data.

use crate::store::ops::payments::paid;
use crate::store::{Fixture, new_file, raw};
use crate::support::{by, minute, participant, scheme};
use oddtrick::ledger::{
    EditId, HouseRulesId, PaymentId, Payments, PlayerId, PlayerMerge, SessionSummary, Stored,
};
use oddtrick::store::{
    Access, AppRow, BaseScheme, Database, HouseRules, Merge, People, Player, StoreError,
};
use oddtrick::task::Work;
use rusqlite::Connection;
use rusqlite::types::Value;
use std::fs::{read, write};

/// Everything read from a database.
#[derive(Debug, PartialEq)]
pub(crate) struct Contents {
    stored: Result<Stored, StoreError>,
    sessions: Result<Vec<SessionSummary>, StoreError>,
    players: Result<Vec<Player>, StoreError>,
    app_log: Result<Vec<AppRow>, StoreError>,
    payments: Result<Payments, StoreError>,
    house_rules: Result<Vec<Result<HouseRules, StoreError>>, StoreError>,
}

pub(crate) fn contents(fixture: &Fixture, db: &mut Database) -> Contents {
    Contents {
        stored: db.load(fixture.id()),
        sessions: db.sessions(),
        players: db.people().map(People::players),
        app_log: db.app_log(),
        payments: db.people().map(People::payments),
        house_rules: db.people().map(People::house_rules),
    }
}

/// Checks that everything read from a damaged database is either correct or an error.
#[track_caller]
pub(crate) fn nothing_false(truth: &Contents, told: &Contents, what: &str) {
    assert!(
        told.stored.is_err() || told.stored == truth.stored,
        "{what}: {:?}",
        told.stored
    );
    assert!(
        told.players.is_err() || told.players == truth.players,
        "{what}: {:?}",
        told.players
    );
    assert!(
        told.app_log.is_err() || told.app_log == truth.app_log,
        "{what}: {:?}",
        told.app_log
    );
    assert!(
        told.payments.is_err() || told.payments == truth.payments,
        "{what}: {:?}",
        told.payments
    );
    for rules in told.house_rules.iter().flatten().filter(|one| one.is_ok()) {
        let truly = truth.house_rules.as_ref().unwrap();
        assert!(truly.contains(rules), "{what}: {rules:?}");
    }
    let (Ok(rows), Ok(true_rows)) = (&told.sessions, &truth.sessions) else {
        return;
    };
    for row in rows {
        assert!(row.damaged || true_rows.contains(row), "{what}: {row:?}");
    }
}

/// A session with all kinds of content, and its file.
pub(crate) fn full(seed: u64) -> Fixture {
    let fixture = Fixture::played(seed);
    let mut db = fixture.db();
    db.delete_session(fixture.id(), by(EditId(1), minute(3)))
        .unwrap();
    db.undelete(fixture.id(), by(EditId(2), minute(4))).unwrap();
    db.pay(&[paid(1), paid(2)], &[], by(EditId(3), minute(5)))
        .unwrap();
    db.take_back(&[PaymentId(2)], by(EditId(4), minute(6)))
        .unwrap();
    let mut merge = Merge::of(&mut db).unwrap();
    let twin = Player {
        id: PlayerId(5),
        name: "Ann".to_owned(),
        created: minute(0),
    };
    let both = [twin.id, participant(0).player];
    merge.people.ensure_player(twin).unwrap();
    let twins = PlayerMerge::by_hand(both);
    assert!(merge.people.merge_players(both, twins, minute(7)).unwrap());
    db.merge(&merge, by(EditId(5), minute(7)), &Work::default())
        .unwrap();
    let (base, house) = (scheme("whist-5", &[]), |id: &str, settings: &[&str]| {
        crate::store::ops::house_rules::house("whist-5", id, settings)
    });
    for (number, id) in [(1, "ours"), (2, "theirs")] {
        let (rules, edit) = (HouseRulesId(number), EditId(10 + number));
        db.add_house_rules(
            rules,
            &house(id, &[]),
            Some(BaseScheme::of(&base)),
            by(edit, minute(5)),
        )
        .unwrap();
    }
    let (ours, theirs) = (HouseRulesId(1), HouseRulesId(2));
    let before = house("ours", &[]).document;
    let after = house("ours", &["target=7"]);
    db.change_house_rules(ours, &before, &after, by(EditId(13), minute(6)))
        .unwrap();
    db.delete_house_rules(theirs, by(EditId(14), minute(7)))
        .unwrap();
    db.close().unwrap();
    fixture
}

/// Possible corruptions of a value.
fn changed(value: &Value, declared: &str) -> Vec<Value> {
    let bytes = |bytes: &[u8]| {
        let flip = |at: usize| {
            let mut flipped = bytes.to_vec();
            flipped[at] ^= 1;
            flipped
        };
        let mut all = vec![
            flip(0),
            flip(bytes.len() / 2),
            flip(bytes.len() - 1),
            bytes[1..].to_vec(),
            bytes.to_vec(),
        ];
        all[4].push(b'0');
        all
    };
    match value {
        Value::Null if declared == "TEXT" => vec![Value::Text("GBP".to_owned())],
        Value::Null if declared == "BLOB" => vec![Value::Blob(vec![7; 16])],
        Value::Null => vec![Value::Integer(1)],
        Value::Integer(number) => {
            vec![
                Value::Integer(number ^ 1),
                Value::Integer(number ^ (1 << 20)),
                Value::Integer(-number - 1),
            ]
        }
        Value::Text(text) if text.is_empty() => vec![Value::Text("a".to_owned())],
        Value::Text(text) => bytes(text.as_bytes())
            .into_iter()
            .filter_map(|bytes| String::from_utf8(bytes).ok())
            .map(Value::Text)
            .collect(),
        Value::Blob(blob) => bytes(blob).into_iter().map(Value::Blob).collect(),
        Value::Real(_) => panic!("no table has these"),
    }
}

/// Makes one change to one row, bypassing the database's constraints.
pub(crate) fn force(
    conn: &Connection,
    table: &str,
    column: &str,
    with: &Value,
    crc: i64,
) -> rusqlite::Result<usize> {
    conn.execute_batch(
        "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; PRAGMA synchronous = OFF",
    )?;
    let mut triggers =
        conn.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")?;
    let triggers = triggers
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<Result<Vec<(String, String)>, _>>()?;
    for (name, _) in &triggers {
        conn.execute_batch(&format!("DROP TRIGGER {name}"))?;
    }
    let done = conn.execute(
        &format!("UPDATE {table} SET {column} = ?1 WHERE crc = ?2"),
        (with, crc),
    );
    for (_, sql) in &triggers {
        conn.execute_batch(sql)?;
    }
    done
}

#[test]
fn a_change_in_any_column_is_detected() {
    let fixture = full(131);
    let sound = read(fixture.path()).unwrap();
    let truth = contents(&fixture, &mut fixture.db());
    let conn = raw(fixture.path());
    let (_folder, path) = new_file();
    let mut tried = 0;
    for table in [
        "frozen_schemes",
        "sessions",
        "log",
        "open_hands",
        "standings",
    ] {
        let mut columns = conn
            .prepare(&format!(
                "SELECT name, type FROM pragma_table_info('{table}')"
            ))
            .unwrap();
        let columns = columns
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap();
        for (column, declared) in columns
            .map(Result::unwrap)
            .collect::<Vec<(String, String)>>()
        {
            // The order of storing is not part of a session.
            if column == "number" {
                continue;
            }
            let rows = format!("SELECT {column}, crc FROM {table} ORDER BY crc LIMIT 2");
            let mut rows = conn.prepare(&rows).unwrap();
            let rows = rows
                .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
                .unwrap();
            for (value, crc) in rows.map(Result::unwrap).collect::<Vec<(Value, i64)>>() {
                for with in changed(&value, &declared) {
                    write(&path, &sound).unwrap();
                    if force(&raw(&path), table, &column, &with, crc).is_err() {
                        continue;
                    }
                    let what = format!("{table}.{column} from {value:?} to {with:?}");
                    let mut db = Database::open(&path, Access::MustExist).unwrap();
                    assert_ne!(db.check(&Work::default()).unwrap(), [], "{what}");
                    nothing_false(&truth, &contents(&fixture, &mut db), &what);
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 200, "{tried}");
}

#[test]
fn a_missing_row_is_detected() {
    let fixture = full(132);
    let sound = read(fixture.path()).unwrap();
    let truth = contents(&fixture, &mut fixture.db());
    let (_folder, path) = new_file();
    for table in ["frozen_schemes", "log", "open_hands"] {
        write(&path, &sound).unwrap();
        let conn = raw(&path);
        conn.execute_batch("PRAGMA foreign_keys = OFF").unwrap();
        let last = if table == "log" {
            "WHERE seq = (SELECT max(seq) FROM log)"
        } else {
            ""
        };
        let crc: i64 = conn
            .query_row(
                &format!("SELECT crc FROM {table} {last} LIMIT 1"),
                [],
                |row| row.get(0),
            )
            .unwrap();
        let guards = ["log_rows_go_with_their_session"].map(|guard| {
            let sql = "SELECT sql FROM sqlite_schema WHERE name = ?1";
            let sql: String = conn.query_row(sql, [guard], |row| row.get(0)).unwrap();
            conn.execute_batch(&format!("DROP TRIGGER {guard}"))
                .unwrap();
            sql
        });
        assert_eq!(
            conn.execute(&format!("DELETE FROM {table} WHERE crc = ?1"), [crc])
                .unwrap(),
            1
        );
        conn.execute_batch(&guards.join(";")).unwrap();
        drop(conn);
        let mut db = Database::open(&path, Access::MustExist).unwrap();
        assert_ne!(db.check(&Work::default()).unwrap(), [], "{table}");
        nothing_false(&truth, &contents(&fixture, &mut db), table);
    }
}
