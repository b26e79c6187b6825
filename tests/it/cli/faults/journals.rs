//! The journal of a database, and its predecessors in older versions.

use super::recover::{beside, evening};
use crate::cli::files::bundle::{STAKED, device};
use crate::cli::{Cli, MISERE, PROP, SOLO, TABLE, read};
use rusqlite::Connection;
use std::fs;

/// The journal without the lines that are filtered out.
pub(super) fn thin_journal(cli: &Cli, stays: impl Fn(&str) -> bool) {
    let path = beside(cli).join("journal.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    let lines = text.split_inclusive('\n').filter(|line| stays(line));
    fs::write(&path, lines.collect::<String>()).unwrap();
}

#[test]
fn changes_only_in_the_journal_are_detected_without_a_mark() {
    let cli = evening(4);
    fs::copy(cli.db(), cli.path("older.db")).unwrap();
    cli.record("record last", &[SOLO, PROP]);
    cli.record(&format!("record new {TABLE}"), &[MISERE]);
    let before = cli.run("export --all").good();
    fs::copy(cli.path("older.db"), cli.db()).unwrap();
    // Without the line that names the database no row counts as its newest.
    thin_journal(&cli, |line| !line.starts_with("{\"journal\""));
    let said = cli.run("recover").good();
    assert!(said.contains("2 sessions in all"), "{said}");
    assert_eq!(cli.run("export --all").good(), before);
}

/// Removes what recovery keeps beside the database, and its backups.
fn remove_folders(cli: &Cli) {
    for kept in fs::read_dir(beside(cli)).unwrap() {
        let kept = kept.unwrap().path();
        if kept.is_dir() {
            fs::remove_dir_all(kept).unwrap();
        }
    }
}

#[test]
fn damaged_journals_are_read() {
    let cli = evening(6);
    let path = beside(&cli).join("journal.jsonl");
    // The session's start, and its hands.
    thin_journal(&cli, |line| {
        line.starts_with("{\"session\"") || line.starts_with("{\"row\"")
    });
    let sound = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = sound.lines().collect();
    assert_eq!(lines.len(), 1 + 6);
    let cut = &lines[6][..lines[6].len() / 2];
    let doubled = [&lines[..], &lines[3..5]].concat().join("\n");
    let mut turned = lines.clone();
    turned.swap(5, 6);
    let at = sound.rfind("misere").unwrap();
    let flipped = format!("{}misera{}", &sound[..at], &sound[at + 6..]);
    let rubbish = sound.replacen('\n', "\n\u{7f}\0{}\n\n", 2);
    for (what, text, hands, code) in [
        ("cut off", format!("{}\n{cut}", lines[..6].join("\n")), 5, 0),
        ("rows twice", doubled, 6, 0),
        ("two rows out of turn", turned.join("\n"), 6, 0),
        // Its number is known, so that it is known to be missing.
        ("a letter changed in the last hand", flipped, 5, 1),
        ("rubbish between", rubbish, 6, 0),
    ] {
        fs::write(&path, text).unwrap();
        remove_folders(&cli);
        fs::write(cli.db(), "gone").unwrap();
        let ran = cli.run("recover");
        assert_eq!(ran.code, code, "{what}: {}", ran.out);
        assert_eq!(cli.sessions()[0]["hands"], hands, "{what}");
    }
}

#[test]
fn a_change_in_any_part_of_the_last_hand_in_the_journal_is_reported() {
    let cli = evening(3);
    let path = beside(&cli).join("journal.jsonl");
    let sound = fs::read_to_string(&path).unwrap();
    let last = sound.trim_end().rfind('\n').unwrap() + 1;
    let line = &sound[last..];
    let seq = line.find("\"seq\":").unwrap() + 6;
    // The kind of the line, the id of the session, the number of the row, the hand, and the checksum.
    for place in [0, 3, 14, 30, seq, line.len() / 2, line.len() - 4] {
        let mut bytes = sound.clone().into_bytes();
        bytes[last + place] ^= 1;
        fs::write(&path, bytes).unwrap();
        remove_folders(&cli);
        fs::write(cli.db(), "gone").unwrap();
        let ran = cli.run("recover");
        assert_eq!(ran.code, 1, "{place}: {}", ran.out);
        assert_eq!(cli.sessions()[0]["hands"], 2, "{place}");
    }
}

#[test]
fn a_line_that_was_torn_and_written_again_is_not_missing() {
    for (last, line) in [
        ("\"row\"", "record last"),
        ("\"people\"", "players rename Dee Dora"),
    ] {
        let cli = evening(2);
        cli.feed(line, PROP).good();
        let path = beside(&cli).join("journal.jsonl");
        // As by a kill while it was written.
        let text = fs::read_to_string(&path).unwrap();
        assert!(
            text.lines()
                .last()
                .unwrap()
                .starts_with(&format!("{{{last}"))
        );
        fs::write(&path, &text[..text.len() - 60]).unwrap();
        cli.record("record last", &[SOLO]);
        let said = cli.run("recover").good();
        assert!(said.starts_with("nothing is wrong"), "{last}: {said}");
    }
}

#[test]
fn a_session_begun_by_a_later_version_is_not_read_in_part() {
    for (key, value, there) in [
        ("title", "Friday".into(), true),
        ("format", 2.into(), false),
        ("later", true.into(), false),
    ] {
        let cli = evening(2);
        let path = beside(&cli).join("journal.jsonl");
        let lines = fs::read_to_string(&path).unwrap();
        let lines = lines.lines().map(|line| {
            let mut line: serde_json::Value = serde_json::from_str(line).unwrap();
            line.as_object_mut().unwrap().remove("crc");
            if let Some(begun) = line.get_mut("session") {
                begun[key] = serde_json::Value::clone(&value);
            }
            sealed(&line.to_string())
        });
        fs::write(&path, lines.collect::<String>()).unwrap();
        fs::remove_dir_all(beside(&cli).join("backups")).unwrap_or_default();
        fs::write(cli.db(), "gone").unwrap();
        assert_eq!(cli.run("recover").code == 0, there, "{key}");
    }
}

/// Replaces the journal by an older version's: a file per session, one for everything else, and one for the newest
/// change.
fn older_journal(cli: &Cli) {
    let path = beside(cli).join("journal.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    fs::remove_file(path).unwrap();
    let folder = beside(cli).join("journal");
    fs::create_dir(&folder).unwrap();
    let (mut database, mut newest) = (serde_json::Value::Null, String::new());
    for line in text.lines() {
        let mut line: serde_json::Value = serde_json::from_str(line).unwrap();
        line.as_object_mut().unwrap().remove("crc");
        let name = if let Some(named) = line.get("journal") {
            database = named["database"].clone();
            continue;
        } else if let Some(begun) = line.get("session") {
            begun["id"].as_str().unwrap().to_owned()
        } else {
            let of_session = line.get("row").is_some();
            let row = line.get_mut(if of_session { "row" } else { "people" });
            let row = row.unwrap().as_object_mut().unwrap();
            let session = row.remove("session");
            let stream = session.unwrap_or_else(|| "0".repeat(32).into());
            newest = serde_json::json!({
                "database": database, "session": stream, "seq": row["seq"], "row": row["id"],
            })
            .to_string();
            if of_session {
                stream.as_str().unwrap().to_owned()
            } else {
                "people".to_owned()
            }
        };
        let path = folder.join(format!("{name}.jsonl"));
        let before = fs::read_to_string(&path).unwrap_or_default();
        fs::write(path, before + &sealed(&line.to_string())).unwrap();
    }
    fs::write(beside(cli).join("newest.json"), sealed(&newest)).unwrap();
}

/// A line with its checksum.
fn sealed(object: &str) -> String {
    let open = object.strip_suffix('}').unwrap();
    let crc = crc32fast::hash(open.as_bytes());
    format!("{open},\"crc\":\"{crc:08x}\"}}\n")
}

#[test]
fn older_journals_are_read() {
    let cli = evening(5);
    fs::copy(cli.db(), cli.path("older.db")).unwrap();
    cli.record("record last", &[SOLO, PROP, MISERE]);
    cli.record(&format!("record new {TABLE}"), &[MISERE]);
    let before = cli.run("export --all").good();
    for gone in [false, true] {
        older_journal(&cli);
        fs::remove_file(cli.db()).unwrap();
        if gone {
            fs::remove_dir_all(beside(&cli).join("backups")).unwrap();
        } else {
            fs::copy(cli.path("older.db"), cli.db()).unwrap();
            let line = cli.run("sessions").bad(1);
            assert!(line.contains("lacks 1 of the saved changes to "), "{line}");
        }
        cli.run("recover").good();
        assert_eq!(cli.run("export --all").good(), before, "{gone}");
        assert_eq!(cli.run("check").good(), "all is well\n");
        assert!(beside(&cli).join("journal.jsonl").is_file());
    }
    // Without damage the older journal stays until something in it is deleted for good.
    older_journal(&cli);
    cli.record("record last", &[SOLO]);
    assert!(beside(&cli).join("journal").is_dir());
    assert!(cli.run("recover").good().starts_with("nothing is wrong"));
}

#[test]
fn a_row_missing_in_the_journal_is_taken_from_a_backup_or_named() {
    for (row, what) in [
        ("\"row\":{\"session\"", "hand"),
        ("\"people\":{\"seq\":1,", "player"),
    ] {
        let cli = Cli::new();
        cli.record(&format!("record new {TABLE}"), &[SOLO]);
        cli.record("record last", &[PROP, MISERE]);
        cli.run("paid last --from Bob --to Ann --amount 1 --currency GBP");
        cli.run("players rename Dee Dora").good();
        let now = || ["export --all", "players", "balances"].map(|line| cli.run(line).out);
        let before = now();
        // The line of the first row is lost, with the file.
        fs::remove_file(cli.db()).unwrap();
        let first = |line: &str| line.contains(row) && line.contains("\"seq\":1,");
        thin_journal(&cli, |line| !first(line));
        let journal = fs::read(beside(&cli).join("journal.jsonl")).unwrap();
        cli.run("recover").good();
        assert_eq!(now(), before, "{what}");
        // Without the backup, what the journal knows of is named.
        fs::remove_file(cli.db()).unwrap();
        fs::remove_dir_all(beside(&cli)).unwrap();
        fs::create_dir(beside(&cli)).unwrap();
        fs::write(beside(&cli).join("journal.jsonl"), journal).unwrap();
        let ran = cli.run("recover");
        assert_eq!(ran.code, 1, "{what}: {}", ran.out);
        assert!(
            ran.out.contains("could not be recovered"),
            "{what}: {}",
            ran.out
        );
    }
}

#[test]
fn a_lost_payment_is_named_if_there_is_no_journal() {
    for lost in ["damaged", "the last row gone"] {
        let cli = Cli::new();
        cli.record(&format!("record new {STAKED}"), &[SOLO]);
        cli.run("paid last --all").good();
        fs::remove_dir_all(beside(&cli)).unwrap();
        let mut bytes = fs::read(cli.db()).unwrap();
        if lost == "damaged" {
            let pay = bytes
                .windows(13)
                .position(|text| text == b"{\"edit\":\"pay\"");
            bytes[pay.unwrap() + 60] ^= 1;
            fs::write(cli.db(), bytes).unwrap();
        } else {
            let conn = Connection::open(cli.db()).unwrap();
            let guard = "log_rows_go_with_their_session";
            let sql = "SELECT sql FROM sqlite_schema WHERE name = ?1";
            let put: String = conn.query_row(sql, [guard], |row| row.get(0)).unwrap();
            let last = "rowid = (SELECT max(rowid) FROM log)";
            let sql = format!("DROP TRIGGER {guard}; DELETE FROM log WHERE {last}; {put}");
            conn.execute_batch(&sql).unwrap();
        }
        let ran = cli.run("recover");
        assert_eq!(ran.code, 1, "{lost}: {}", ran.out);
        let line = "at least 1 change to people, payments, house rules or an unknown session could not be recovered";
        assert!(ran.out.contains(line), "{lost}: {}", ran.out);
    }
}

#[test]
fn a_damaged_statement_of_the_schema_costs_no_row() {
    let tables = ["standings", "\"log\"", "sessions", "identity"];
    let statements = tables.map(|table| format!("CREATE TABLE {table}"));
    // The name of a table in its row, before its statement.
    let rows = ["tablepeople_kept", "tablestandings"].map(str::to_owned);
    for statement in statements.into_iter().chain(rows) {
        let cli = Cli::new();
        cli.record(&format!("record new {STAKED}"), &[SOLO, PROP]);
        cli.run("paid last --all").good();
        let before = ["export --all", "balances", "players"].map(|line| cli.run(line).good());
        let mut bytes = fs::read(cli.db()).unwrap();
        let text = statement.as_bytes();
        // A page may keep what SQLite has moved to another.
        let all = bytes.windows(text.len()).enumerate();
        let all = all.filter(|(_, there)| *there == text);
        for at in all.map(|(at, _)| at).collect::<Vec<_>>() {
            bytes[at + text.len() - 1] = 0;
        }
        fs::write(cli.db(), bytes).unwrap();
        fs::remove_dir_all(beside(&cli)).unwrap();
        cli.run("sessions").bad(1);
        cli.run("recover").good();
        let after = ["export --all", "balances", "players"].map(|line| cli.run(line).good());
        assert_eq!(after, before, "{statement}");
    }
}

#[test]
fn the_journal_of_a_database_is_read_when_it_is_back_in_its_place() {
    let (cli, other) = (device(1), device(9));
    cli.record(&format!("record new {TABLE}"), &[SOLO]);
    fs::copy(cli.db(), cli.path("older.db")).unwrap();
    cli.record("record last", &[PROP, MISERE]);
    let before = cli.run("export --all").good();
    other.record(&format!("record new {TABLE}"), &[SOLO]);
    for _ in 0..2 {
        fs::copy(other.db(), cli.db()).unwrap();
        cli.record("record last", &[PROP]);
        fs::copy(cli.db(), other.db()).unwrap();
        fs::copy(cli.path("older.db"), cli.db()).unwrap();
        let line = cli.run("sessions").bad(1);
        assert!(line.starts_with("the database lacks 2 "), "{line}");
    }
    cli.run("recover").good();
    assert_eq!(cli.run("export --all").good(), before);
}

#[test]
fn a_restored_database_stays_restored_after_another_was_in_its_place() {
    let (cli, other) = (device(1), device(9));
    cli.record(&format!("record new {TABLE}"), &[SOLO]);
    let copy = cli.path("copy.db").display().to_string();
    cli.run(&format!("backup {copy}")).good();
    let before = cli.run("export --all").good();
    cli.record("record last", &[PROP]);
    other.record(&format!("record new {TABLE}"), &[SOLO]);
    fs::copy(cli.db(), cli.path("full.db")).unwrap();
    fs::copy(other.db(), cli.db()).unwrap();
    cli.record("record last", &[MISERE]);
    fs::copy(cli.db(), other.db()).unwrap();
    fs::copy(cli.path("full.db"), cli.db()).unwrap();
    cli.run(&format!("restore {copy}")).good();
    assert!(cli.run("recover").good().starts_with("nothing is wrong"));
    assert_eq!(cli.run("export --all").good(), before);
    // The journal of the other database stayed.
    fs::remove_file(cli.db()).unwrap();
    fs::copy(other.db(), cli.db()).unwrap();
    cli.record("record last", &[SOLO]);
    fs::copy(other.db(), cli.db()).unwrap();
    let line = cli.run("sessions").bad(1);
    assert!(line.starts_with("the database lacks 1 "), "{line}");
}

#[test]
fn the_last_session_is_still_the_last_after_a_recovery() {
    let cli = Cli::new();
    let mut all: Vec<String> = Vec::new();
    // The journal is read in the order of the ids, which are random: the last session's is not the greatest.
    while all.iter().max() == all.last() {
        all.push(cli.record(&format!("record new {TABLE}"), &[SOLO]));
    }
    let last = all.last().unwrap();
    let shown = cli.run("show last --json").good();
    let mut bytes = read(&cli.db());
    bytes[4096..].fill(0);
    fs::write(cli.db(), &bytes).unwrap();
    cli.run("recover").good();
    assert_eq!(cli.run("show last --json").good(), shown);
    assert_eq!(cli.record("record last", &[SOLO]), *last);
}
