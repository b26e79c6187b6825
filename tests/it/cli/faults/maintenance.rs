//! `check`, `backup` and `restore`.

use crate::cli::{Cli, MISERE, PROP, SOLO, TABLE, read};
use oddtrick::app::{App, Options, System};
use rusqlite::Connection;
use std::fs;
#[cfg(unix)]
use std::time::{Duration, SystemTime};

#[test]
fn maintenance_needs_a_database() {
    let cli = Cli::new();
    let db = cli.db().display().to_string();
    assert_eq!(
        cli.run("check").bad(1),
        format!("{db}: there is no such file")
    );
    let to = cli.path("copy.db").display().to_string();
    assert_eq!(
        cli.run(&format!("backup {to}")).bad(1),
        format!("{db}: there is no such file")
    );
    assert!(!cli.db().exists() && !cli.path("copy.db").exists());
}

#[test]
fn a_restore_replaces_the_database_and_can_be_reverted() {
    let cli = Cli::with_hands(&[SOLO]);
    let copy = cli.path("copy.db").display().to_string();
    let said = cli.run(&format!("backup {copy}")).good();
    assert_eq!(said, format!("the database is in {copy}, checked\n"));
    cli.record("record last", &[PROP, MISERE]);
    let longer = cli.run("export --all").good();
    let before = read(&cli.path("copy.db"));

    let said = cli.run(&format!("restore {copy}")).good();
    assert_eq!(cli.sessions()[0]["hands"], 1);
    assert_eq!(cli.run("check").good(), "all is well\n");
    assert_eq!(read(&cli.path("copy.db")), before, "a backup is only read");

    let kept = said
        .split("previous database is ")
        .nth(1)
        .unwrap()
        .split(", and")
        .next()
        .unwrap();
    let told = cli.run(&format!("restore --json {kept}")).json();
    assert_eq!(told[0]["file"], kept);
    assert!(fs::exists(told[0]["before"].as_str().unwrap()).unwrap());
    assert_eq!(cli.run("export --all").good(), longer);
    let left = fs::read_dir(cli.path("t.db.d"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert!(
        left.into_iter().all(|name| !name.starts_with("restore-")),
        "no draft is left behind"
    );
}

#[cfg(unix)]
#[test]
fn what_a_killed_restore_left_is_removed_a_day_later() {
    let cli = Cli::with_hands(&[SOLO]);
    let copy = cli.path("copy.db").display().to_string();
    cli.run(&format!("backup {copy}")).good();
    let left = [("restore-old", 25), ("restore-new", 23), ("other-old", 99)];
    for (name, hours) in left {
        let folder = cli.path("t.db.d").join(name);
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("oddtrick.db"), "draft").unwrap();
        let then = SystemTime::now() - Duration::from_hours(hours);
        fs::File::open(folder).unwrap().set_modified(then).unwrap();
    }
    cli.run(&format!("restore {copy}")).good();
    let is_there = |(name, _)| cli.path("t.db.d").join(name).exists();
    assert_eq!(left.map(is_there), [false, true, true]);
}

#[test]
fn a_backup_is_restored_without_a_database() {
    let cli = Cli::with_hands(&[SOLO]);
    let copy = cli.path("copy.db").display().to_string();
    cli.run(&format!("backup {copy}")).good();
    let there = Cli::new();
    assert_eq!(
        there.run(&format!("restore {copy}")).good(),
        format!("{copy} is in its place\n")
    );
    assert_eq!(there.sessions()[0]["hands"], 1);
}

#[test]
fn a_damaged_database_is_replaced_and_kept() {
    let cli = Cli::with_hands(&[SOLO]);
    let copy = cli.path("copy.db").display().to_string();
    cli.run(&format!("backup {copy}")).good();
    let rubbish = vec![b'x'; 5000];
    fs::write(cli.db(), &rubbish).unwrap();
    assert_eq!(cli.run("sessions").code, 1);
    let said = cli.run(&format!("restore {copy}")).good();
    let kept = said
        .split("previous database is ")
        .nth(1)
        .unwrap()
        .split(", and")
        .next()
        .unwrap();
    assert_eq!(fs::read(kept).unwrap(), rubbish);
    assert_eq!(cli.sessions()[0]["hands"], 1);
}

/// Changes a letter of a name in the row of a session, whose participants end with their names.
fn spoil_a_name(database: &mut [u8]) {
    let mut windows = database.windows(6);
    let at = windows.position(|window| window == b"\"Ann\"}").unwrap();
    database[at + 1] = b'E';
}

#[test]
fn a_damaged_database_is_not_backed_up() {
    let cli = Cli::with_hands(&[SOLO]);
    let copy = cli.path("copy.db").display().to_string();
    cli.run(&format!("backup {copy}")).good();
    // Data that can be derived from the logs is not lost.
    let conn = rusqlite::Connection::open(cli.db()).unwrap();
    let changed = conn.execute("UPDATE standings SET hands = hands + 1", []);
    assert_eq!(changed, Ok(1));
    drop(conn);
    assert_eq!(cli.run("check").code, 1);
    cli.run(&format!("backup {copy}")).good();
    cli.run(&format!("restore {copy}")).good();
    cli.run("check --rebuild").good();
    let good = read(&cli.path("copy.db"));
    let mut bytes = read(&cli.db());
    spoil_a_name(&mut bytes);
    fs::write(cli.db(), bytes).unwrap();
    let line = cli.run(&format!("backup {copy}")).bad(1);
    let wanted = "the database is damaged and was not copied: ";
    assert!(line.starts_with(wanted), "{line}");
    assert_eq!(read(&cli.path("copy.db")), good);
}

#[test]
fn an_invalid_backup_changes_nothing() {
    let cli = Cli::with_hands(&[SOLO]);
    let before = cli.run("export --all").good();
    let good = cli.path("good.db").display().to_string();
    cli.run(&format!("backup {good}")).good();
    let mut cut = read(&cli.path("good.db"));
    let text = cli.file(
        "text.db",
        "not a database at all, but long enough to be looked at",
    );
    let empty = cli.file("empty.db", "");
    let half = cut.len() / 2;
    let short = cli.file("short.db", &cut[..half]);
    spoil_a_name(&mut cut);
    let flipped = cli.file("flipped.db", &cut);
    for file in [&text, &empty, &short, &flipped] {
        let line = cli.run(&format!("restore {file}")).bad(1);
        assert!(
            line.starts_with(&format!("{file} is not an Odd Trick backup: ")),
            "{line}"
        );
        assert_eq!(cli.run("export --all").good(), before);
    }
    let db = cli.db().display().to_string();
    assert_eq!(
        cli.run(&format!("restore {db}")).bad(1),
        format!("{db} belongs to the database")
    );
    let folder = cli.folder.path().display().to_string();
    assert_eq!(
        cli.run(&format!("restore {folder}")).bad(1),
        format!("{folder} is not a regular file")
    );
    let none = cli.path("none").display().to_string();
    assert_eq!(
        cli.run(&format!("restore {none}")).bad(1),
        format!("cannot read {none}: there is no such file or folder")
    );
    assert_eq!(cli.run("export --all").good(), before);
}

#[test]
fn nothing_is_restored_under_an_open_window() {
    let cli = Cli::with_hands(&[SOLO]);
    let copy = cli.path("copy.db").display().to_string();
    cli.run(&format!("backup {copy}")).good();
    let app = App::new(&cli.environment().options, Box::new(System)).unwrap();
    assert_eq!(
        app.read(oddtrick::store::Database::sessions).unwrap().len(),
        1
    );
    assert_eq!(
        cli.run(&format!("restore {copy}")).bad(1),
        "another program is using the database"
    );
    drop(app);
    cli.run(&format!("restore {copy}")).good();
}

#[test]
fn no_backup_overwrites_the_databases_files() {
    let cli = Cli::with_hands(&[SOLO]);
    let before = cli.run("bundle --all").good();
    let mut names = vec![
        "t.db",
        "t.db-wal",
        "t.db-shm",
        "t.db-journal",
        "t.db.d/journal.jsonl",
        "t.db.d/new",
    ];
    if cfg!(windows) {
        // Windows does not look for the folder.
        names.extend(["T.DB", "no such folder/../t.db"]);
    }
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(cli.db(), cli.path("link.db")).unwrap();
        std::os::unix::fs::symlink(cli.folder.path(), cli.path("around")).unwrap();
        names.extend(["link.db", "around/t.db"]);
    }
    for name in names {
        let path = cli.path(name).display().to_string();
        for command in ["backup", "export --all -o", "bundle --all -o", "recover -o"] {
            assert_eq!(
                cli.run(&format!("{command} {path}")).bad(1),
                format!("{path} belongs to the database"),
                "{command}"
            );
        }
    }
    assert_eq!(cli.run("bundle --all").good(), before);
    let folder = cli.folder.path().display().to_string();
    assert_eq!(
        cli.run(&format!("backup {folder}")).bad(1),
        format!("{folder} is not a regular file")
    );
    let nowhere = format!("{folder}/none/copy.db");
    // Nobody can write the other folder.
    let unwritable = ["/sys/copy.db"]
        .into_iter()
        .filter(|_| cfg!(target_os = "linux"));
    for path in std::iter::once(nowhere.as_str()).chain(unwritable) {
        let line = cli.run(&format!("backup {path}")).bad(1);
        assert!(
            line.starts_with(&format!("cannot write {path}: ")),
            "{line}"
        );
    }
    assert_eq!(cli.run("check").good(), "all is well\n");
}

#[test]
fn a_backup_can_be_made_in_the_default_folder_for_saved_files() {
    let cli = Cli::with_hands(&[SOLO]);
    let before = cli.run("export --all").good();
    let options = Options {
        config: None,
        ..cli.environment().options
    };
    let folder = App::new(&options, Box::new(System)).unwrap();
    let folder = folder.shared_folder().unwrap();
    assert_eq!(folder, cli.path("t.db.d/shared"));
    fs::create_dir(&folder).unwrap();
    let copy = folder.join("copy.db").display().to_string();
    cli.run(&format!("backup {copy}")).good();
    cli.record("record last", &[PROP]);
    cli.run(&format!("restore {copy}")).good();
    assert_eq!(cli.run("export --all").good(), before);
    cli.run(&format!("recover -o {copy}")).good();
}

#[test]
fn no_backup_replaces_another_database_or_comes_beside_its_log() {
    let cli = Cli::with_hands(&[SOLO]);
    let copy = cli.path("copy.db").display().to_string();
    // A backup that was opened has a journal of the same database.
    cli.run(&format!("backup {copy}")).good();
    fs::create_dir(format!("{copy}.d")).unwrap();
    let journal = cli.path("t.db.d/journal.jsonl");
    fs::copy(journal, format!("{copy}.d/journal.jsonl")).unwrap();
    cli.run(&format!("backup {copy}")).good();
    let there = Cli::with_hands(&[PROP]);
    let (other, before) = (there.db().display().to_string(), read(&there.db()));
    for command in ["backup", "recover -o"] {
        assert_eq!(
            cli.run(&format!("{command} {other}")).bad(1),
            format!("cannot write {other}: another database with a journal is there")
        );
    }
    assert_eq!(read(&there.db()), before);
    let left = cli.path("new.db").display().to_string();
    for end in ["-wal", "-journal"] {
        fs::write(format!("{left}{end}"), "a log").unwrap();
        for command in ["backup", "recover -o"] {
            assert_eq!(
                cli.run(&format!("{command} {left}")).bad(1),
                format!("cannot write {left}: {left}{end} is still there")
            );
        }
        assert!(!cli.path("new.db").exists());
        fs::remove_file(format!("{left}{end}")).unwrap();
    }
}

#[test]
fn damage_is_found_and_reported() {
    let cli = Cli::with_hands(&[SOLO, PROP]);
    let mut bytes = read(&cli.db());
    let at = bytes
        .windows(4)
        .position(|window| window == b"solo")
        .unwrap();
    bytes[at] = b'z';
    fs::write(cli.db(), &bytes).unwrap();
    let ran = cli.run("check");
    assert!(!ran.out.is_empty(), "{ran:?}");
    let said: Vec<String> = ran.out.lines().map(str::to_owned).collect();
    let line = ran.line(1);
    let hint = " in the database; `oddtrick recover` brings back what it can";
    assert!(line.ends_with(hint), "{line}");
    let told = cli.run("check --json");
    assert_eq!(told.code, 1);
    let found: serde_json::Value = serde_json::from_str(told.out.trim_end()).unwrap();
    assert_eq!(found["sound"], false);
    assert_eq!(found["findings"], serde_json::json!(said));
}

#[cfg(unix)]
#[test]
fn a_backup_is_private_even_if_the_database_was_not() {
    use std::os::unix::fs::PermissionsExt;
    let cli = Cli::with_hands(&[SOLO]);
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let set = |mode| fs::set_permissions(cli.db(), PermissionsExt::from_mode(mode)).unwrap();
    let open_to_all = || set(0o644);
    // A read-only file stays so.
    for (before, after) in [(0o644, 0o600), (0o440, 0o400), (0o444, 0o400)] {
        set(before);
        cli.run("sessions").good();
        assert_eq!(mode(&cli.db()), after, "{before:o}");
    }
    // SQLite's side files have the database's mode.
    open_to_all();
    let app = App::new(&cli.environment().options, Box::new(System)).unwrap();
    app.store().unwrap();
    for end in ["", "-wal", "-shm"] {
        let path = cli.path(&format!("t.db{end}"));
        assert_eq!(mode(&path), 0o600, "{end}");
    }
}

#[test]
fn a_backup_into_a_missing_folder_names_the_path() {
    let cli = Cli::with_hands(&[SOLO]);
    let path = cli.path("nowhere/x.db").display().to_string();
    let line = cli.run(&format!("backup {path}")).bad(1);
    assert!(line.contains(&path) && !line.contains(".part"), "{line}");
}

#[test]
fn missing_changes_are_counted() {
    let cli = Cli::with_hands(&[SOLO, PROP, MISERE]);
    cli.run("undo last").good();
    fs::remove_dir_all(cli.path("t.db.d")).unwrap();
    let conn = Connection::open(cli.db()).unwrap();
    let sql = "SELECT sql FROM sqlite_schema WHERE name = 'log_rows_go_with_their_session'";
    let guard: String = conn.query_row(sql, [], |row| row.get(0)).unwrap();
    conn.execute_batch(&format!(
        "DROP TRIGGER log_rows_go_with_their_session; DELETE FROM log WHERE act = 'undo'; {guard}"
    ))
    .unwrap();
    drop(conn);
    assert_ne!(cli.run("check").code, 0);
    let told = cli.run("recover");
    assert_ne!(told.code, 0);
    let id = &cli.sessions()[0]["id"];
    let line = format!(
        "at least 1 change to session {} could not be recovered",
        id.as_str().unwrap()
    );
    assert!(told.out.contains(&line), "{}", told.out);
    assert_eq!(cli.run("check").good(), "all is well\n");
}

#[test]
fn wrong_totals_are_reported_with_the_remedy() {
    let cli = Cli::with_hands(&[SOLO, PROP]);
    let id = cli.sessions()[0]["id"].as_str().unwrap().to_owned();
    let conn = Connection::open(cli.db()).unwrap();
    conn.execute("UPDATE results SET points = points + 1", [])
        .unwrap();
    drop(conn);
    let ran = cli.run("check");
    assert_eq!(
        ran.out,
        format!(
            "session {id}: the stored totals do not follow from the hands; `oddtrick check --rebuild` corrects this\n"
        )
    );
    assert_eq!(ran.line(1), "1 fault in the database");
    assert_eq!(cli.run("check --rebuild").good(), "all is well\n");
}

#[test]
fn damaged_rows_of_derived_tables_lose_nothing_and_are_rebuilt() {
    let cli = Cli::new();
    cli.record(
        &format!("record new {TABLE} --stake 0.10 --currency GBP"),
        &[SOLO],
    );
    cli.run("paid last --all").good();
    cli.record(
        "record new --scheme solo-whist-points --players Ann,Bob,Cy,Eve",
        &[SOLO],
    );
    cli.run("players merge Eve into Dee").good();
    let make = ["schemes", "make", "Friday", "--from", "oh-hell"];
    cli.args(&make, "").good();
    let shown = || ["balances", "players", "sessions", "schemes"].map(|line| cli.run(line).good());
    let truth = shown();
    let copy = cli.path("copy.db").display().to_string();
    let recovered = cli.path("recovered.db").display().to_string();
    for damaged in [
        ("figures", "crc = crc + 1"),
        ("standings", "hands = hands + 1"),
        ("standings", "title = CAST(x'ff' AS TEXT)"),
        ("standings", "players = json_set(players, '$[0][3]', 1)"),
        ("results", "points = points + 1"),
        ("results", "role = CAST(x'ff' AS TEXT)"),
        ("players", "name = name || 'x'"),
        ("players", "name = CAST(name || x'ff' AS TEXT)"),
        ("payments", "amount = amount + 1"),
        ("payments", "note = CAST(x'ff' AS TEXT)"),
    ]
    .into_iter()
    .flat_map(|damage| [(damage, "check --rebuild"), (damage, "recover")])
    {
        let ((table, sql), remedy) = damaged;
        // Some are computed on read.
        assert_eq!(shown(), truth, "{table}");
        let conn = Connection::open(cli.db()).unwrap();
        let changed = conn.execute(&format!("UPDATE {table} SET {sql}"), []);
        assert!(changed.unwrap() > 0, "{table}");
        drop(conn);
        let ran = cli.run("check");
        assert_eq!(ran.code, 1, "{table}");
        for line in ran.out.lines() {
            assert!(
                line.ends_with("`oddtrick check --rebuild` corrects this"),
                "{line}"
            );
        }
        cli.run(&format!("backup {copy}")).good();
        cli.run(&format!("recover -o {recovered}")).good();
        let said = cli.run(&format!("check --db {recovered}"));
        assert_eq!(said.good(), "all is well\n", "{table}");
        let said = cli.run(&format!("{remedy} --json")).json();
        assert_eq!(said[0]["sound"], remedy != "recover", "{table}");
        assert_eq!(shown(), truth, "{table}");
        assert_eq!(cli.run("check").good(), "all is well\n", "{table}");
    }
}

#[test]
fn a_session_that_was_in_the_trash_of_the_backup_keeps_its_later_hands() {
    for deleted_again in [false, true] {
        let cli = Cli::with_hands(&[SOLO]);
        cli.run("delete last").good();
        let copy = cli.path("copy.db");
        cli.run(&format!("backup {}", copy.display())).good();
        let deleted = cli.run("sessions --deleted --json").json();
        let session = deleted[0][0]["id"].as_str().unwrap().to_owned();
        cli.run(&format!("undo {session}")).good();
        cli.record("record last", &[SOLO, PROP]);
        let before = cli.run("export --all").good();
        if deleted_again {
            cli.run("delete last").good();
        }
        let backups = cli.path("t.db.d/backups");
        fs::remove_dir_all(&backups).unwrap();
        fs::create_dir(&backups).unwrap();
        fs::rename(copy, backups.join("backup-000001-20260131T190000Z.db")).unwrap();
        fs::write(cli.db(), vec![b'x'; 9000]).unwrap();
        let said = cli.run("recover").good();
        assert!(said.contains("based on "), "{said}");
        assert_eq!(cli.sessions().is_empty(), deleted_again);
        if deleted_again {
            cli.run(&format!("undo {session}")).good();
        }
        assert_eq!(cli.run("export --all").good(), before);
    }
}
