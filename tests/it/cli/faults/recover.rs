//! A database that is damaged, missing or outdated is recovered, or what is missing is reported.

use super::journals::thin_journal;
use crate::cli::{Cli, MISERE, PROP, SOLO, TABLE, read};
use std::fs;
use std::path::PathBuf;

/// A database with a session of this many hands.
pub(crate) fn evening(hands: usize) -> Cli {
    let all: Vec<&str> = [SOLO, PROP, MISERE]
        .into_iter()
        .cycle()
        .take(hands)
        .collect();
    Cli::with_hands(&all)
}

pub(crate) fn beside(cli: &Cli) -> PathBuf {
    cli.path("t.db.d")
}

/// The single file or folder beside the database with this prefix.
fn one(cli: &Cli, prefix: &str) -> PathBuf {
    let all = fs::read_dir(beside(cli)).unwrap();
    let named = all.map(|entry| entry.unwrap().path());
    let mut named = named.filter(|path| {
        path.file_name()
            .unwrap()
            .to_str()
            .unwrap()
            .starts_with(prefix)
    });
    let found = named.next().unwrap_or_else(|| panic!("no {prefix}"));
    assert_eq!(named.next(), None);
    found
}

#[test]
fn a_damaged_file_is_recovered_completely_with_its_journal() {
    let cli = evening(40);
    let before = cli.run("export --all").good();
    // Destroy all but the first page.
    let mut bytes = read(&cli.db());
    bytes[4096..].fill(0);
    fs::write(cli.db(), &bytes).unwrap();
    assert_ne!(cli.run("check").code, 0);
    let said = cli.run("recover").good();
    assert!(said.contains(": 40 hands\n"), "{said}");
    assert_eq!(cli.run("export --all").good(), before);
    assert_eq!(cli.run("check").good(), "all is well\n");
    assert_eq!(read(&one(&cli, "quarantine-").join("t.db")), bytes);
    // The session continues, and its changes can be undone.
    cli.record("record last", &[SOLO]);
    cli.run("undo last").good();
    assert_eq!(cli.run("export --all").good(), before);
}

#[test]
fn a_database_that_was_restored_or_recovered_can_be_recovered_at_once() {
    let cli = evening(1);
    // Its only automatic backup is older.
    cli.record("record last", &[PROP]);
    let before = cli.run("export --all").good();
    let copy = cli.path("copy.db").display().to_string();
    cli.run(&format!("backup {copy}")).good();
    cli.run(&format!("restore {copy}")).good();
    for round in 0..2 {
        fs::remove_file(cli.db()).unwrap();
        let said = cli.run("recover").good();
        assert!(said.contains(": 2 hands\n"), "{round}: {said}");
    }
    assert_eq!(cli.run("export --all").good(), before);
}

#[test]
fn without_a_journal_the_readable_part_is_recovered() {
    let mut hidden = 0;
    for sector in 0..12 {
        let cli = evening(150);
        fs::remove_dir_all(beside(&cli)).unwrap();
        let mut bytes = read(&cli.db());
        // Sectors in pages that are not adjacent, never in the first page.
        let at = 4096 * (2 + sector * 3) + 512;
        bytes[at..at + 512].fill(0x5a);
        fs::write(cli.db(), &bytes).unwrap();
        let recovered = cli.run("recover");
        if recovered.code != 0 && recovered.out.is_empty() {
            // If SQLite cannot list the tables, nothing can be recovered from the file alone.
            let conn = rusqlite::Connection::open(cli.db()).unwrap();
            assert!(conn.prepare("SELECT * FROM log").is_err(), "{sector}");
            hidden += 1;
            continue;
        }
        let hands = cli.sessions()[0]["hands"].as_u64().unwrap();
        assert!(hands >= 135, "{sector}: {}", recovered.out);
        assert_eq!(cli.run("check").good(), "all is well\n", "{sector}");
        cli.record("record last", &[SOLO]);
    }
    assert!(hidden < 4, "{hidden} of 12");
}

#[test]
fn a_sound_database_is_not_changed() {
    let cli = evening(6);
    let files = |cli: &Cli| {
        let mut found = Vec::new();
        let mut folders = vec![cli.folder.path().to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let changed = fs::metadata(&path).unwrap().modified().unwrap();
                    found.push((read(&path), changed, path));
                }
            }
        }
        found.sort_by(|one, other| one.2.cmp(&other.2));
        found
    };
    let before = files(&cli);
    let db = cli.db().display().to_string();
    let said = cli.run("recover").good();
    assert_eq!(
        said,
        format!("nothing is wrong with {db}, and it stays as it is\n")
    );
    assert_eq!(cli.run("recover --json").json()[0]["sound"], true);
    assert_eq!(
        cli.run("check --json").json()[0]["findings"],
        serde_json::json!([])
    );
    assert_eq!(files(&cli), before);
    // It can be recovered into another file.
    let to = cli.path("saved.db").display().to_string();
    cli.run(&format!("recover -o {to}")).good();
    assert!(cli.path("saved.db").exists());
    // A session in the trash counts as present.
    cli.run("delete last").good();
    let said = cli.run("recover").good();
    assert!(said.starts_with("nothing is wrong"), "{said}");
    assert!(cli.sessions().is_empty());
}

#[test]
fn a_missing_database_is_never_recreated() {
    let cli = evening(5);
    let before = cli.run("export --all").good();
    for bytes in [None, Some("")] {
        fs::remove_file(cli.db()).unwrap();
        if let Some(bytes) = bytes {
            fs::write(cli.db(), bytes).unwrap();
        }
        for command in ["sessions", "check", &format!("record new {TABLE}")] {
            let line = cli.feed(command, SOLO).bad(1);
            assert!(
                line.ends_with("; `oddtrick recover` brings back what it can"),
                "{line}"
            );
        }
        assert_eq!(cli.db().exists(), bytes.is_some());
        cli.run("recover").good();
        assert_eq!(cli.run("export --all").good(), before);
    }
}

#[test]
fn missing_newest_hands_are_detected() {
    let cli = evening(5);
    // As in a copy without its WAL, or with a damaged WAL.
    fs::copy(cli.db(), cli.path("older.db")).unwrap();
    cli.record("record last", &[SOLO, PROP, MISERE]);
    let before = cli.run("export --all").good();
    fs::copy(cli.path("older.db"), cli.db()).unwrap();
    let line = cli.run("sessions").bad(1);
    assert!(
        line.starts_with("the database lacks 3 of the saved changes to session "),
        "{line}"
    );
    assert_eq!(cli.feed("record last", SOLO).code, 1);
    let said = cli.run("recover").good();
    assert!(said.contains(": 8 hands\n"), "{said}");
    assert_eq!(cli.run("export --all").good(), before);
    // A deliberate restore is not reported.
    let older = cli.path("older.db").display().to_string();
    cli.run(&format!("restore {older}")).good();
    assert_eq!(cli.sessions()[0]["hands"], 5);
    cli.record("record last", &[MISERE]);
    assert_eq!(cli.sessions()[0]["hands"], 6);
    // A recovery now restores the state after these changes.
    let now = cli.run("export --all").good();
    fs::remove_file(cli.db()).unwrap();
    cli.run("recover").good();
    assert_eq!(cli.run("export --all").good(), now);
}

#[test]
fn a_recovery_can_write_another_file() {
    let cli = evening(7);
    let mut bytes = read(&cli.db());
    bytes[4096..].fill(0);
    fs::write(cli.db(), &bytes).unwrap();
    let to = cli.path("saved.db").display().to_string();
    let told = &cli.run(&format!("recover --json -o {to}")).json()[0];
    assert_eq!(
        (&told["sound"], &told["file"]),
        (&false.into(), &to.as_str().into())
    );
    let session = &told["sessions"][0];
    assert_eq!((&session["hands"], &session["had"]), (&7.into(), &7.into()));
    let said = cli.run(&format!("recover -o {to}")).good();
    assert!(
        said.ends_with(&format!("recovered to {to} and verified\n")),
        "{said}"
    );
    assert_eq!(read(&cli.db()), bytes, "the database stays as it is");
    let saved = cli.run(&format!("--db {to} sessions --json")).json();
    assert_eq!(saved[0][0]["hands"], 7);
}

#[test]
fn a_foreign_file_without_sidecar_stays() {
    let cli = Cli::new();
    let db = cli.file("t.db", "Ann,Bob\r\n1,2\r\n".repeat(100));
    let line = cli.run("recover").bad(1);
    assert_eq!(line, format!("{db}: there is nothing to recover"));
    assert_eq!(read(&cli.db()), "Ann,Bob\r\n1,2\r\n".repeat(100).as_bytes());
    assert!(
        !beside(&cli).exists(),
        "no folder is left where nothing was kept"
    );
    assert_eq!(Cli::new().run("recover").code, 1);
    // A newer version's file is kept with all its sessions.
    let cli = evening(2);
    let conn = rusqlite::Connection::open(cli.db()).unwrap();
    conn.pragma_update(None, "user_version", 99).unwrap();
    drop(conn);
    let before = read(&cli.db());
    assert!(cli.run("recover").bad(1).contains("newer version"));
    assert_eq!(read(&cli.db()), before);
}

#[test]
fn payments_and_house_rules_are_recovered() {
    let cli = Cli::new();
    cli.record(
        &format!("record new {TABLE} --stake 0.10 --currency GBP"),
        &[SOLO, PROP],
    );
    cli.run("paid last --from Bob --to Ann --amount 0.20")
        .good();
    cli.args(
        &[
            "schemes", "make", "Friday", "--from", "oh-hell", "--set", "hook=off",
        ],
        "",
    )
    .good();
    let (owed, rules) = (
        cli.run("balances").good(),
        cli.run("schemes show friday").good(),
    );
    fs::remove_dir_all(beside(&cli)).unwrap();
    let conn = rusqlite::Connection::open(cli.db()).unwrap();
    // A check finds it, and everything else is readable.
    conn.execute_batch("UPDATE open_hands SET crc = 1").unwrap();
    drop(conn);
    assert_ne!(cli.run("check").code, 0);
    cli.run("recover").good();
    assert_eq!(cli.run("balances").good(), owed);
    assert_eq!(cli.run("schemes show friday").good(), rules);
    assert_eq!(cli.run("check").good(), "all is well\n");
}

/// A database with two staked sessions, one of them paid, a renamed player and house rules; and the output of all
/// commands that show them.
fn club() -> (Cli, [String; 4]) {
    let cli = Cli::new();
    let staked = format!("record new {TABLE} --stake 0.10 --currency GBP");
    cli.record(&staked, &[SOLO]);
    cli.record(&staked, &[PROP, MISERE]);
    fs::copy(cli.db(), cli.path("older.db")).unwrap();
    cli.run("paid last --all").good();
    cli.run("players rename Ann Annabel").good();
    let make = ["schemes", "make", "Friday", "--from", "oh-hell"];
    cli.args(&make, "").good();
    let now = owed(&cli);
    (cli, now)
}

/// The balances, the roster and the house rules.
fn owed(cli: &Cli) -> [String; 4] {
    ["balances --json", "settle last", "players", "schemes"].map(|line| cli.run(line).good())
}

#[test]
fn an_older_copy_that_lacks_payments_names_and_rules_is_noticed() {
    let (cli, now) = club();
    fs::copy(cli.path("older.db"), cli.db()).unwrap();
    for command in "balances, settle last, players, schemes show friday, check".split(", ") {
        let line = cli.run(command).bad(1);
        assert!(
            line.starts_with(
                "the database lacks 3 of the saved changes to people, payments and house rules"
            ),
            "{command}: {line}"
        );
    }
    cli.run("recover").good();
    assert_eq!(owed(&cli), now);
    assert_eq!(cli.run("check").good(), "all is well\n");
}

#[test]
fn payments_names_and_rules_are_recovered_without_the_file() {
    let (cli, now) = club();
    fs::remove_file(cli.db()).unwrap();
    let line = cli.run("schemes show friday").bad(1);
    assert!(line.contains(": the database is missing; "), "{line}");
    cli.run("recover").good();
    assert_eq!(owed(&cli), now);
    assert_eq!(cli.run("check").good(), "all is well\n");
    // The same without backups.
    let (cli, now) = club();
    fs::remove_dir_all(beside(&cli).join("backups")).unwrap();
    fs::remove_file(cli.db()).unwrap();
    cli.run("recover").good();
    assert_eq!(owed(&cli), now);
}

#[test]
fn payments_of_a_damaged_table_are_recovered() {
    let (cli, _) = club();
    cli.run("paid --undo last").good();
    cli.run("paid last --all").good();
    let now = owed(&cli);
    fs::remove_dir_all(beside(&cli)).unwrap();
    let sound = fs::read(cli.db()).unwrap();
    for table in ["payments", "players"] {
        // A missing row, and a lost page.
        for page in [false, true] {
            fs::write(cli.db(), &sound).unwrap();
            let conn = rusqlite::Connection::open(cli.db()).unwrap();
            if page {
                let sql = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
                let root: u32 = conn.query_row(sql, [table], |row| row.get(0)).unwrap();
                let root = usize::try_from(root).unwrap();
                drop(conn);
                let mut bytes = sound.clone();
                bytes[(root - 1) * 4096..root * 4096].fill(0xa5);
                fs::write(cli.db(), bytes).unwrap();
            } else if conn.execute(&format!("DELETE FROM {table}"), []).unwrap() == 0 {
                continue;
            }
            let what = format!("{table} {page}");
            assert_ne!(cli.run("check").code, 0, "{what}");
            // No command reads this table.
            assert_eq!(owed(&cli), now, "{what}");
            if page {
                cli.run("recover").good();
                assert_eq!(owed(&cli), now, "{what}");
            } else {
                assert_eq!(cli.run("check --rebuild").good(), "all is well\n");
            }
            assert_eq!(cli.run("check").good(), "all is well\n", "{what}");
        }
    }
}

#[test]
fn missing_data_is_named() {
    let (cli, _) = club();
    let lost = cli.sessions()[0]["id"].as_str().unwrap().to_owned();
    fs::remove_file(cli.db()).unwrap();
    fs::remove_dir_all(beside(&cli).join("backups")).unwrap();
    thin_journal(&cli, |line| {
        line.starts_with("{\"people\"") || !line.contains(&lost)
    });
    let ran = cli.run("recover");
    assert_eq!(ran.code, 1, "{}", ran.out);
    assert!(
        ran.out
            .contains(&format!("{} 2026-01-31: lost\n", &lost[..8])),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("1 session in all\n"), "{}", ran.out);
    assert_eq!(cli.sessions().len(), 1);
    // If the backup used is of this database, the number of missing changes is known.
    let cli = evening(3);
    let id = cli.sessions()[0]["id"].as_str().unwrap().to_owned();
    cli.record("record last", &[SOLO, PROP, MISERE]);
    fs::remove_file(cli.db()).unwrap();
    thin_journal(&cli, |line| !line.contains("\"seq\":5,"));
    let ran = cli.run("recover --json");
    let told: serde_json::Value = serde_json::from_str(ran.out.trim_end()).unwrap();
    assert_eq!(ran.code, 1);
    assert_eq!(told["missing"]["session"], id.as_str());
    assert_eq!(told["missing"]["changes"], 2, "{told}");
}

#[test]
fn a_deleted_session_stays_deleted_without_the_file() {
    let (cli, _) = club();
    cli.run("delete last").good();
    let left = cli.sessions();
    fs::remove_file(cli.db()).unwrap();
    cli.run("recover").good();
    assert_eq!(cli.sessions(), left);
    assert_eq!(
        cli.run("sessions --deleted --json").json()[0]
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

#[test]
fn an_older_backup_is_used() {
    let cli = evening(3);
    let backups = fs::read_dir(beside(&cli).join("backups")).unwrap();
    assert_eq!(
        backups.count(),
        1,
        "one is made when a new database is closed"
    );
    cli.record("record last", &[SOLO, PROP]);
    let before = cli.run("export --all").good();
    fs::write(cli.db(), vec![b'x'; 9000]).unwrap();
    let said = cli.run("recover").good();
    assert!(said.contains("based on "), "{said}");
    assert_eq!(cli.run("export --all").good(), before);
}

#[test]
fn an_older_version_is_backed_up_before_it_is_changed() {
    let cli = Cli::new();
    let steps = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let conn = rusqlite::Connection::open(cli.db()).unwrap();
    conn.pragma_update(None, "application_id", 0x4F64_6454)
        .unwrap();
    for name in ["0001_sessions", "0002_log", "0003_totals", "0004_identity"] {
        let sql = fs::read_to_string(steps.join(format!("{name}.sql"))).unwrap();
        conn.execute_batch(&sql).unwrap();
    }
    conn.pragma_update(None, "user_version", 4).unwrap();
    drop(conn);
    assert_eq!(cli.run("check").good(), "all is well\n");
    let kept = rusqlite::Connection::open(beside(&cli).join("backups/schema-4.db")).unwrap();
    let version: i64 = kept
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .unwrap();
    assert_eq!(version, 4);
}

#[cfg(unix)]
#[test]
fn sidecar_files_are_private() {
    use std::os::unix::fs::PermissionsExt;
    let cli = evening(3);
    let mut left = vec![beside(&cli)];
    let mut files = 0;
    while let Some(path) = left.pop() {
        let found = fs::metadata(&path).unwrap();
        assert_eq!(found.permissions().mode() & 0o077, 0, "{}", path.display());
        if found.is_dir() {
            left.extend(
                fs::read_dir(&path)
                    .unwrap()
                    .map(|entry| entry.unwrap().path()),
            );
        } else {
            files += 1;
        }
    }
    assert_eq!(files, 3, "journal, reserve, backup");
}

#[test]
fn an_undone_hand_is_not_missing() {
    let gone = |cli: &Cli| fs::remove_file(cli.db()).unwrap();
    let damaged = |cli: &Cli| {
        let mut bytes = read(&cli.db());
        bytes[12..16].fill(0xa5);
        fs::write(cli.db(), bytes).unwrap();
    };
    for damage in [gone as fn(&Cli), damaged] {
        let cli = evening(3);
        cli.run("undo last").good();
        let before = cli.run("bundle --all").good();
        damage(&cli);
        let said = cli.run("recover").good();
        assert!(said.contains(": 2 hands\n"), "{said}");
        assert_eq!(cli.run("bundle --all").good(), before);
    }
}
