//! The views for other programs.

use crate::cli::{Cli, MISERE, PASSED, PROP, SOLO, TABLE};
use rusqlite::Connection;
use rusqlite::types::Value;

/// The rows of a query, read with a separate connection.
fn rows(cli: &Cli, sql: &str) -> Vec<Vec<Value>> {
    let conn = Connection::open(cli.db()).unwrap();
    let mut statement = conn.prepare(sql).unwrap();
    let columns = statement.column_count();
    let rows = statement.query_map([], |row| (0..columns).map(|at| row.get(at)).collect());
    rows.unwrap().map(Result::unwrap).collect()
}

fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

#[test]
fn sessions_results_and_payments_are_read_as_text() {
    let cli = Cli::new();
    let id = cli.record(
        &format!("record new {TABLE} --title Friday --stake 0.50/3 --currency GBP"),
        &[SOLO, PASSED, PROP, MISERE],
    );
    let hell = cli.record(
        "record new --scheme oh-hell --players Eve,Fay,Gus",
        &[r#"{"bids":[0,0,0],"tricks":[1,0,0]}"#],
    );
    cli.run(&format!("paid {id} --all")).good();
    cli.run("paid --undo last").good();
    cli.run("players rename Ann Annabel").good();
    cli.run("end last").good();
    let sessions = rows(&cli, "SELECT * FROM v_sessions");
    let listed = cli.sessions();
    assert_eq!(sessions.len(), 2);
    for (row, wanted) in sessions.iter().zip([&listed[1], &listed[0]]) {
        let of = |key: &str| text(wanted[key].as_str().unwrap());
        assert_eq!(row[..3], [of("id"), of("title"), of("started")]);
        assert_eq!(row[4..6], [of("game"), of("scheme")]);
        let ended = row[3] != Value::Null;
        assert_eq!(ended, wanted["state"] == "ended");
    }
    assert_eq!(sessions[0][6..], [text("0.50/3"), text("GBP")]);
    assert_eq!(sessions[1][6..], [Value::Null, Value::Null]);
    // One row per player and hand, in seat order, with names of the roster.
    let of = |id: &str| {
        format!(
            "SELECT hand, player, role, bid, tricks, points, total FROM v_results WHERE session = '{id}'"
        )
    };
    let results = rows(&cli, &of(&id));
    assert_eq!(results.len(), 16);
    let solo = [1, 7, 18, 18].map(Value::Integer);
    assert_eq!(
        results[0],
        [
            solo[0].clone(),
            text("Annabel"),
            text("declarer"),
            text("solo"),
            solo[1].clone(),
            solo[2].clone(),
            solo[3].clone()
        ]
    );
    let [bid, tricks, points] = [0, 1, 0].map(Value::Integer);
    assert_eq!(
        rows(&cli, &of(&hell))[0][1..],
        [
            text("Eve"),
            text("player"),
            bid,
            tricks,
            points.clone(),
            points
        ]
    );
    // The last of three payments was undone.
    let paid = rows(
        &cli,
        "SELECT session, payer, payee, amount, currency FROM v_payments",
    );
    assert_eq!(paid.len(), 2);
    for row in paid {
        assert_eq!((&row[0], &row[4]), (&text(&id), &text("GBP")));
        assert!(matches!(&row[3], Value::Text(amount) if amount.contains('.')));
    }
    cli.run(&format!("delete {hell}")).good();
    assert_eq!(rows(&cli, "SELECT * FROM v_sessions").len(), 1);
    assert_eq!(rows(&cli, &of(&hell)).len(), 0);
}

#[test]
fn any_sqlite_can_check_the_file() {
    let cli = Cli::with_hands(&[SOLO, PROP]);
    let conn = Connection::open(cli.db()).unwrap();
    let mut schema = conn
        .prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
        .unwrap();
    let texts = schema.query_map([], |row| row.get::<_, String>(0)).unwrap();
    for sql in texts.map(Result::unwrap) {
        // Newer than the SQLite of Debian 12, which is 3.40.
        for young in [
            "octet_length",
            "concat(",
            "concat_ws(",
            "timediff(",
            "jsonb",
            "->",
        ] {
            assert!(!sql.contains(young), "{young} in {sql}");
        }
    }
}
