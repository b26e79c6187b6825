//! Databases of all older versions are kept as they are and migrated.

use crate::cli::{Cli, MISERE, PROP, SOLO};
use oddtrick::scheme::catalog;
use oddtrick::store::{Access, Database, SCHEMA_VERSION};
use rusqlite::Connection;
use rusqlite::types::ValueRef;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// The number of migrations before the one whose name contains this.
pub(crate) fn before(step: &str) -> i64 {
    let is_it = |one: &String| one.contains(step);
    i64::try_from(steps().iter().position(is_it).unwrap()).unwrap()
}

/// The released migrations, oldest first.
fn steps() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let files = fs::read_dir(folder).unwrap();
    let mut steps: Vec<_> = files
        .map(|entry| entry.unwrap().path().display().to_string())
        .collect();
    steps.sort();
    steps
}

/// Writes a database of version 15, the last that stored results beside the logs, or of version 16, the last that read
/// payments, players and house rules from tables.
pub(crate) fn written(path: &Path, name: &str) {
    let dump = data(name, "sql");
    let conn = Connection::open(path).unwrap();
    conn.pragma_update(None, "foreign_keys", false).unwrap();
    conn.execute_batch(&dump).unwrap();
}

/// A file with data of such a database.
fn data(name: &str, end: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/older");
    fs::read_to_string(folder.join(format!("{name}.{end}"))).unwrap()
}

/// Converts a database of version 15 to an older version's tables. Data without a place there is dropped, derived data
/// too.
pub(crate) fn as_of(path: &Path, version: i64) {
    if version > before("_beginnings.sql") {
        brought_here(path);
    }
    let newer = path.with_extension("newer");
    fs::rename(path, &newer).unwrap();
    let conn = Connection::open(path).unwrap();
    for step in &steps()[..usize::try_from(version).unwrap()] {
        conn.execute_batch(&fs::read_to_string(step).unwrap())
            .unwrap();
    }
    conn.execute_batch(&format!(
        "PRAGMA foreign_keys = OFF; ATTACH '{}' AS newer",
        newer.display()
    ))
    .unwrap();
    if version > before("_identity.sql") {
        conn.execute_batch("DELETE FROM main.identity").unwrap();
    }
    let tables = "SELECT name FROM main.sqlite_schema WHERE type = 'table'
        AND name IN (SELECT name FROM newer.sqlite_schema)";
    let mut tables = conn.prepare(tables).unwrap();
    let tables = tables.query_map([], |row| row.get(0)).unwrap();
    for table in tables.map(Result::<String, _>::unwrap) {
        if table == "money_counts" && version <= before("_one_log.sql") {
            conn.execute_batch(
                "INSERT INTO main.money_counts SELECT one, payments, taken_back, 0, 0 FROM newer.money_counts",
            )
            .unwrap();
            seal(
                &conn,
                "money_counts",
                "one, payments, taken_back, player_ids",
                "rowid",
            );
            continue;
        }
        if table == "log" && version <= before("_one_log.sql") {
            split_log(&conn);
            continue;
        }
        // Version 25 has other columns, and all are computed anew.
        if table == "standings" && version > before("_beginnings.sql") {
            continue;
        }
        let columns = columns(&conn, &table);
        conn.execute_batch(&format!(
            "INSERT INTO main.{table} ({columns}) SELECT {columns} FROM newer.{table}"
        ))
        .unwrap();
    }
    if version <= before("_sitting_out.sql") {
        let columns = "id, title, started, started_offset, scheme, first_dealer, seats, stake_minor, stake_points,
            currency, settle, paid_each_hand, ended, ended_offset, deleted";
        seal(&conn, "sessions", columns, "rowid");
    }
    conn.pragma_update(None, "application_id", 0x4F64_6454)
        .unwrap();
    conn.pragma_update(None, "user_version", version).unwrap();
    conn.execute_batch("DETACH newer").unwrap();
    fs::remove_file(newer).unwrap();
}

/// Converts a file of version 15 to this version, whose tables differ only in some columns.
fn brought_here(path: &Path) {
    let conn = Connection::open(path).unwrap();
    conn.pragma_update(None, "application_id", 0x4F64_6454)
        .unwrap();
    conn.pragma_update(None, "user_version", 15).unwrap();
    drop(conn);
    let db = Database::open(path, Access::MustExist).unwrap();
    db.close().unwrap();
}

/// Converts the current version to version 24, which stored the players of a session, merges and house rules in tables of
/// their own, here empty.
fn keep_players_apart(path: &Path) {
    let version = before("_players_of_a_session.sql");
    let (conn, older) = (
        Connection::open(path).unwrap(),
        Connection::open_in_memory().unwrap(),
    );
    for step in &steps()[..usize::try_from(version).unwrap()] {
        older
            .execute_batch(&fs::read_to_string(step).unwrap())
            .unwrap();
    }
    conn.execute_batch(
        "CREATE TEMP TABLE newer AS SELECT * FROM standings; DROP TABLE standings; DROP VIEW v_people",
    )
    .unwrap();
    for object in [
        "standings",
        "participants",
        "merges",
        "house_rules",
        "v_people",
    ] {
        let sql = "SELECT sql FROM sqlite_schema WHERE name = ?1";
        let sql: String = older.query_row(sql, [object], |row| row.get(0)).unwrap();
        conn.execute_batch(&sql).unwrap();
    }
    let columns = "session, log_rows, title, ended, ended_offset, stake, currency, participants, hands, last_hand,
        last_hand_offset, together, note, owed";
    let newer = columns.replace("participants", "json_array_length(players)");
    conn.execute_batch(&format!(
        "INSERT INTO standings ({columns}, crc) SELECT {newer}, 0 FROM temp.newer"
    ))
    .unwrap();
    seal(&conn, "standings", columns, "log_rows");
    conn.pragma_update(None, "user_version", version).unwrap();
}

/// The columns of a table, in order.
fn columns(conn: &Connection, table: &str) -> String {
    let sql = format!("SELECT name FROM main.pragma_table_info('{table}')");
    let mut names = conn.prepare(&sql).unwrap();
    let names = names.query_map([], |row| row.get(0)).unwrap();
    let names: Vec<String> = names.map(Result::unwrap).collect();
    names.join(", ")
}

/// Moves the rows of the single log to the older tables: one for sessions, and one for everything else, which named
/// payments by id and had no roster.
fn split_log(conn: &Connection) {
    let columns = "id, at, at_offset, act, target, edit, format, crc";
    let app = "FROM newer.log WHERE stream = zeroblob(16)";
    conn.execute_batch(&format!(
        "INSERT INTO main.log (session, seq, {columns}) SELECT stream, seq, {columns} FROM newer.log
            WHERE stream <> zeroblob(16);
        INSERT INTO main.app_log (seq, {columns}) SELECT row_number() OVER (ORDER BY seq), id, at, at_offset, act, target,
            CASE edit ->> 'edit'
                WHEN 'pay' THEN json_object('edit', 'pay', 'payments',
                    (SELECT json_group_array(value ->> 'id') FROM json_each(edit, '$.paid')))
                WHEN 'take-back' THEN json_object('edit', 'take-back', 'payments',
                    (SELECT json_group_array(value ->> 'of') FROM json_each(edit, '$.taken_back')))
                ELSE iif(act = 'do', edit, NULL)
            END, format, crc {app} AND ifnull(edit ->> 'edit', '') NOT IN ('add-player', 'begin-session', 'receive')
            ORDER BY seq"
    ))
    .unwrap();
    let triggers: Vec<String> = conn
        .prepare("SELECT sql FROM main.sqlite_schema WHERE name = 'app_log_rows_never_change'")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    conn.execute_batch("DROP TRIGGER main.app_log_rows_never_change")
        .unwrap();
    seal(
        conn,
        "app_log",
        "seq, id, at, at_offset, act, target, edit, format",
        "rowid",
    );
    conn.execute_batch(&triggers.join(";")).unwrap();
}

/// Gives the rows of a table checksums over these columns; the key tells them apart.
fn seal(conn: &Connection, table: &str, columns: &str, key: &str) {
    let sql = format!("SELECT {columns}, {key} FROM main.{table}");
    let mut select = conn.prepare(&sql).unwrap();
    let last = select.column_count() - 1;
    let mut rows = select.query([]).unwrap();
    let mut sums = Vec::new();
    while let Some(row) = rows.next().unwrap() {
        let mut crc = crc32fast::Hasher::new();
        let mut part = |kind: u8, bytes: &[u8]| {
            crc.update(&[kind]);
            crc.update(&(bytes.len() as u64).to_le_bytes());
            crc.update(bytes);
        };
        part(0, table.as_bytes());
        for column in 0..last {
            match row.get_ref(column).unwrap() {
                ValueRef::Null => part(1, &[]),
                ValueRef::Integer(number) => part(2, &number.to_le_bytes()),
                ValueRef::Real(number) => part(3, &number.to_le_bytes()),
                ValueRef::Text(text) => part(4, text),
                ValueRef::Blob(bytes) => part(5, bytes),
            }
        }
        sums.push((crc.finalize(), row.get::<_, i64>(last).unwrap()));
    }
    for sum in sums {
        let update = format!("UPDATE main.{table} SET crc = ?1 WHERE {key} = ?2");
        conn.execute(&update, sum).unwrap();
    }
}

/// The output without the list of shipped schemes, which grows with each version.
fn own(printed: &str) -> String {
    let ships = |line: &&str| {
        let id = line.split_whitespace().next().unwrap_or_default();
        id == "Scheme" || catalog::find(id).is_some()
    };
    let own = printed.lines().filter(|line| !ships(line));
    // The column widths depend on that list.
    let own = own.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    own.collect::<Vec<_>>().join("\n")
}

#[test]
fn every_older_version_is_backed_up_and_migrated() {
    // Earlier versions are left out: without a log, sessions could not be authenticated.
    for version in before("_log.sql") + 1..SCHEMA_VERSION {
        let cli = Cli::new();
        // Balances and merges were stored outside the log.
        let name = if version > before("_people.sql") {
            "club-paid"
        } else {
            "club"
        };
        if version == before("_beginnings.sql") + 1 {
            written(&cli.db(), "club-paid-16");
        } else {
            written(&cli.db(), name);
            as_of(&cli.db(), version);
        }
        let season = |cli: &Cli| {
            let sessions = cli.sessions();
            let ids = sessions.iter().map(|one| one["id"].as_str().unwrap());
            let logs: Vec<String> = ids
                .map(|id| cli.run(&format!("log {id} --json")).good())
                .collect();
            // Older versions always counted hands for players who sat them out.
            let export = cli.run("export --all").good();
            let export = export.replace(",\"\"sits_out_counts\"\":false", "");
            let others = ["balances --json", "players --json", "schemes"];
            let others = others.map(|line| own(&cli.run(line).good()));
            json!({ "sessions": sessions, "logs": logs, "export": export, "others": others })
        };
        let mut now: Value = serde_json::from_str(&data(name, "json")).unwrap();
        for other in now["others"].as_array_mut().unwrap() {
            *other = own(other.as_str().unwrap()).into();
        }
        assert_eq!(now["sessions"].as_array().unwrap().len(), 2);
        let old = fs::read(cli.db()).unwrap();
        assert_eq!(season(&cli), now, "version {version}");
        assert_eq!(
            cli.run("check").good(),
            "all is well\n",
            "version {version}"
        );
        let kept = cli.path(&format!("t.db.d/backups/schema-{version}.db"));
        let kept = rusqlite::Connection::open(kept).unwrap();
        let of: i64 = kept
            .pragma_query_value(None, "user_version", |row| row.get(0))
            .unwrap();
        assert_eq!(of, version);
        assert_ne!(fs::read(cli.db()).unwrap(), old);
        // It continues: undone and deleted items can be restored.
        let first = now["sessions"][1]["id"].as_str().unwrap();
        cli.run(&format!("redo {first}")).good();
        cli.record(&format!("record {first}"), &[SOLO]);
        assert_eq!(
            cli.run("check").good(),
            "all is well\n",
            "version {version}"
        );
    }
}

#[test]
fn damage_in_an_older_version_is_reported_and_the_rest_recovered() {
    let cli = Cli::new();
    written(&cli.db(), "club");
    let conn = Connection::open(cli.db()).unwrap();
    let guards =
        "SELECT group_concat(sql, ';') FROM sqlite_schema WHERE name = 'log_rows_never_change'";
    let guard: String = conn.query_row(guards, [], |row| row.get(0)).unwrap();
    // The second of three hands, the last of which was undone.
    conn.execute_batch(&format!(
        "DROP TRIGGER log_rows_never_change; UPDATE log SET crc = crc / 2 WHERE seq = 2 AND stream =
            (SELECT id FROM sessions ORDER BY number LIMIT 1); {guard};
        PRAGMA application_id = {}; PRAGMA user_version = 15",
        0x4F64_6454
    ))
    .unwrap();
    drop(conn);
    let found = cli.run("check");
    assert_ne!(found.code, 0);
    assert!(found.out.contains("log is damaged"), "{}", found.out);
    let told = cli.run("recover");
    assert_ne!(told.code, 0);
    assert!(
        told.out.contains("at least 1 change to session"),
        "{}",
        told.out
    );
    assert_eq!(cli.sessions()[1]["hands"], 1);
    assert_eq!(cli.sessions()[0]["hands"], 1);
    assert_eq!(cli.run("check").good(), "all is well\n");
}

#[test]
fn a_damaged_player_or_payment_of_an_older_version_is_reported() {
    for table in ["players", "payments", "taken_back"] {
        let cli = Cli::new();
        written(&cli.db(), "club-paid");
        as_of(&cli.db(), before("_one_log.sql"));
        let conn = Connection::open(cli.db()).unwrap();
        let guard = format!("{table}_never_change");
        let sql = "SELECT sql FROM sqlite_schema WHERE name = ?1";
        let guard: Option<String> = conn.query_row(sql, [guard], |row| row.get(0)).ok();
        conn.execute_batch(&format!("DROP TRIGGER IF EXISTS {table}_never_change"))
            .unwrap();
        let sql =
            format!("UPDATE {table} SET crc = crc / 2 WHERE crc = (SELECT max(crc) FROM {table})");
        assert_eq!(conn.execute(&sql, []), Ok(1), "{table}");
        conn.execute_batch(&guard.unwrap_or_default()).unwrap();
        drop(conn);
        let found = cli.run("check");
        assert_ne!(found.code, 0, "{table}");
        assert!(
            found.out.contains("log is damaged"),
            "{table}: {}",
            found.out
        );
    }
}

#[test]
fn a_damaged_session_of_an_older_version_is_known_to_have_had_more_hands() {
    let cli = Cli::with_hands(&[SOLO, PROP, MISERE]);
    fs::remove_dir_all(cli.path("t.db.d")).unwrap();
    keep_players_apart(&cli.db());
    let mut bytes = fs::read(cli.db()).unwrap();
    let text = b"{\"edit\":\"add-hand\"";
    let row = bytes.windows(text.len()).position(|there| there == text);
    bytes[row.unwrap() + 2] ^= 1;
    fs::write(cli.db(), bytes).unwrap();
    let ran = cli.run("recover");
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains(" of 3 hands"), "{}", ran.out);
}

#[test]
fn a_recovery_into_another_file_leaves_an_older_version_as_it_is() {
    let cli = Cli::new();
    written(&cli.db(), "club-paid-16");
    let before = fs::read(cli.db()).unwrap();
    let to = cli.path("recovered.db").display().to_string();
    cli.run(&format!("recover -o {to}")).good();
    assert_eq!(fs::read(cli.db()).unwrap(), before);
    let sessions = cli.args(&["--db", &to, "sessions"], "").good();
    assert_eq!(cli.run("sessions").good(), sessions);
}
