//! `export` and `import`.

use crate::cli::{Cli, MISERE, PASSED, PROP, SOLO, TABLE};
use std::fs;
use std::time::{Duration, SystemTime};

fn evening() -> Cli {
    let cli = Cli::with_hands(&[
        SOLO,
        PROP,
        r#"{"passed":true,"note":"=1+1\n\"x\"","adjust":[{"player":"Cy","points":-3,"reason":"late"}]}"#,
    ]);
    cli.record(
        "record new --scheme solo-whist-base-5 --players Eve,Fay,Gus,Hal,Ann --stake 0.05 --currency GBP --title Five",
        &[PASSED, PASSED],
    );
    cli.run("end last").good();
    cli
}

#[test]
#[cfg(unix)]
fn exports_are_private_and_may_have_any_file_name() {
    use std::os::unix::fs::PermissionsExt;
    let cli = Cli::with_hands(&[SOLO]);
    // The longest name that a file can have: nothing is appended to it.
    for name in ["x".repeat(255), "y".repeat(254), "z".to_owned()] {
        let path = cli.path(&name);
        let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        for command in ["export --all -o", "bundle --all -o", "backup"] {
            cli.run(&format!("{command} {}", path.display())).good();
            assert_eq!(mode(), 0o600, "{command}");
            fs::remove_file(&path).unwrap();
        }
        cli.run(&format!("export --all -o {}", path.display()))
            .good();
        fs::set_permissions(&path, PermissionsExt::from_mode(0o644)).unwrap();
        cli.run(&format!("bundle --all -o {}", path.display()))
            .good();
        assert_eq!(mode(), 0o644, "whoever opened it to others wants that");
        fs::remove_file(&path).unwrap();
    }
    let left = fs::read_dir(cli.folder.path()).unwrap();
    let mut left: Vec<_> = left.map(|one| one.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["t.db", "t.db.d"]);
}

#[test]
fn remains_of_a_killed_export_are_removed_by_the_next() {
    let cli = Cli::with_hands(&[SOLO]);
    let left = |name: &str, hours: u64| {
        let then = SystemTime::now() - Duration::from_hours(hours);
        let path = cli.file(&format!("out/{name}"), "half");
        let file = fs::OpenOptions::new().write(true).open(path).unwrap();
        file.set_modified(then).unwrap();
    };
    left(".oddtrick-Ab3xYz.part", 25);
    left(".oddtrick-Cd4xYz", 25);
    left(".oddtrick-Ef5xYz", 1);
    left("mine", 25);
    let to = cli.path("out/a.csv");
    cli.run(&format!("export --all -o {}", to.display())).good();
    let found = fs::read_dir(cli.path("out")).unwrap();
    let mut found: Vec<_> = found.map(|one| one.unwrap().file_name()).collect();
    found.sort();
    assert_eq!(found, [".oddtrick-Ef5xYz", "a.csv", "mine"]);
}

#[test]
fn exports_round_trip_byte_for_byte() {
    let cli = evening();
    for layout in ["hands", "long"] {
        let out = cli.run(&format!("export --all --layout {layout}")).good();
        let there = Cli::new();
        let file = there.file("in.csv", &out);
        assert_eq!(
            there.run(&format!("import {file}")).good(),
            "2 new sessions with 5 new hands\n"
        );
        assert_eq!(
            there.run(&format!("export --all --layout {layout}")).good(),
            out
        );
        assert_eq!(
            there.run(&format!("import {file} {file}")).good(),
            "0 new sessions with 0 new hands, 4 sessions known already\n"
        );
        assert_eq!(
            there.run(&format!("export --all --layout {layout}")).good(),
            out
        );
        assert_eq!(there.run("check").good(), "all is well\n");
    }
}

#[test]
fn an_import_into_the_database_it_came_from_changes_nothing() {
    let cli = evening();
    let file = cli.file("in.csv", cli.run("export --all").good());
    let before = cli.run("log last --json").good();
    cli.run(&format!("import {file}")).good();
    assert_eq!(cli.run("log last --json").good(), before);
}

#[test]
fn a_session_continued_elsewhere_is_continued_here() {
    let cli = Cli::with_hands(&[SOLO]);
    let there = Cli::new();
    let file = there.file("first.csv", cli.run("export last").good());
    there.run(&format!("import {file}")).good();
    cli.record("record last", &[PROP, MISERE]);
    let longer = cli.run("export last").good();
    let file = there.file("second.csv", &longer);
    let said = there.run(&format!("import {file}")).good();
    assert_eq!(
        said,
        "0 new sessions with 2 new hands, 1 session longer than before\n"
    );
    assert_eq!(there.run("export last").good(), longer);
    assert_eq!(there.run("check").good(), "all is well\n");
}

#[test]
fn a_known_hand_that_differs_is_refused_by_line() {
    let cli = Cli::with_hands(&[SOLO, PROP]);
    let out = cli.run("export last").good();
    cli.run("undo last").good();
    cli.feed("record last", MISERE).good();
    let file = cli.file("in.csv", &out);
    assert_eq!(
        cli.run(&format!("import {file}")).bad(1),
        format!("{file}: line 3: hand 2 differs from the one already recorded")
    );
}

/// A spreadsheet program leaves such rows where rows were deleted.
#[test]
fn rows_of_separators_only_are_skipped() {
    let cli = evening();
    let table = cli.run("export --all").good();
    let (head, rows) = table.split_once("\r\n").unwrap();
    let blank = ",".repeat(head.matches(',').count());
    let rows = rows.replace("\r\n", &format!("\r\n{blank}\r\n"));
    let there = Cli::new();
    let file = there.file("in.csv", format!("{head}\r\n{blank}\r\n{rows}"));
    there.run(&format!("import {file}")).good();
    assert_eq!(there.run("export --all").good(), table);
}

#[test]
fn an_import_with_a_fault_writes_nothing() {
    let cli = evening();
    let (good, summary) = (
        cli.run("export --all").good(),
        cli.run("export --all --layout summary").good(),
    );
    let there = Cli::new();
    let good = there.file("good.csv", &good);
    for (name, text, line) in [
        (
            "summary.csv",
            summary.as_str(),
            "line 1: a summary cannot be imported; only the layouts `hands` and `long` can",
        ),
        ("empty.csv", "", "line 1: there is no header row"),
        (
            "other.csv",
            "a,b\r\n1,2\r\n",
            "line 1: this is not the header of an Odd Trick table",
        ),
    ] {
        let file = there.file(name, text);
        assert_eq!(
            there.run(&format!("import {good} {file}")).bad(1),
            format!("{file}: {line}")
        );
    }
    let none = there.path("none.csv").display().to_string();
    let ran = there.run(&format!("import {good} {none}"));
    assert_eq!(
        ran.bad(1),
        format!("cannot read {none}: there is no such file or folder")
    );
    let folder = there.folder.path().display().to_string();
    assert_eq!(
        there.run(&format!("import {folder}")).bad(1),
        format!("cannot read {folder}: it is a folder")
    );
    assert!(!there.db().exists());
    assert_eq!(there.run("import").code, 2);
}

#[test]
fn an_output_file_is_replaced_once_the_table_is_whole() {
    let cli = evening();
    let path = cli.file("out.csv", "before");
    assert_eq!(cli.run(&format!("export --all -o {path}")).good(), "");
    assert_eq!(
        fs::read_to_string(&path).unwrap(),
        cli.run("export --all").good()
    );
    assert_eq!(
        cli.run("export last -o -").good(),
        cli.run("export last").good()
    );
    let line = cli.run(&format!("export 0 -o {path}")).bad(1);
    assert_eq!(line, "there is no session 0");
    assert_ne!(fs::read_to_string(&path).unwrap(), "before");
    let left: Vec<String> = fs::read_dir(cli.folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert!(
        !left.iter().any(|name| name.starts_with(".oddtrick")),
        "{left:?}"
    );
}

#[test]
fn no_output_overwrites_the_databases_files() {
    let cli = evening();
    let folder = cli.folder.path().display().to_string();
    assert_eq!(
        cli.run(&format!("export --all -o {folder}")).bad(1),
        format!("cannot write {folder}: it is a folder")
    );
    let nowhere = format!("{folder}/none/out.csv");
    let line = cli.run(&format!("export --all -o {nowhere}")).bad(1);
    assert_eq!(
        line,
        format!("cannot write {nowhere}: there is no such file or folder")
    );
    let db = cli.db().display().to_string();
    fs::create_dir_all(format!("{db}.d")).unwrap();
    for own in [
        db.clone(),
        format!("{db}-wal"),
        format!("{folder}/./t.db"),
        format!("{db}.d/journal.jsonl"),
    ] {
        assert!(
            cli.run(&format!("export --all -o {own}"))
                .bad(1)
                .ends_with("belongs to the database"),
            "{own}"
        );
    }
    assert_eq!(cli.run("check").good(), "all is well\n");
}

#[test]
fn no_output_replaces_another_database() {
    let (cli, other) = (evening(), evening());
    let path = other.db().display().to_string();
    for command in ["export --all -o", "export last -o", "bundle --all -o"] {
        assert_eq!(
            cli.run(&format!("{command} {path}")).bad(1),
            format!("cannot write {path}: another database with a journal is there"),
            "{command}"
        );
    }
    assert_eq!(other.run("check").good(), "all is well\n");
}

#[test]
fn one_session_or_all_of_them() {
    let cli = evening();
    for (line, code) in [
        ("export", 2),
        ("export last --all", 2),
        ("export --all --layout wide", 2),
        ("export last", 0),
    ] {
        assert_eq!(cli.run(line).code, code, "{line}");
    }
    let rows = |line: &str| cli.run(line).good().lines().count();
    assert_eq!(
        (
            rows("export last"),
            rows("export last --layout long"),
            rows("export last --layout summary")
        ),
        (3, 11, 6)
    );
    // A single session is exported exactly as in an export of all.
    let all = cli.run("export --all").good();
    assert!(all.ends_with(cli.run("export last").good().split_once("\r\n").unwrap().1));
    let none = Cli::new();
    assert_eq!(none.run("export --all").good().lines().count(), 1);
    assert!(!none.db().exists());
    assert_eq!(none.run(&format!("record new {TABLE}")).good(), "");
}

/// A PDF contains one session; options of the other format are refused.
#[test]
fn a_session_is_exported_as_pdf() {
    let cli = evening();
    let path = cli.path("evening.pdf");
    let export = |options: &str| cli.run(&format!("export {options} -o {}", path.display()));
    let size = || {
        let bytes = fs::read(&path).unwrap();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let size = text.split_once("/MediaBox [0 0 ").unwrap().1;
        (
            text.starts_with("%PDF-"),
            size.split(']').next().unwrap().to_owned(),
        )
    };
    // The name of the file says so too.
    export("last --paper a4").good();
    assert!(size().0);
    export("last --format pdf --paper letter --language fa").good();
    assert_eq!(size(), (true, "612 792".to_owned()));
    export("last --format pdf --paper a4 --blank").good();
    assert_eq!(
        size(),
        (true, "841.9 595.3".to_owned()),
        "five want it across"
    );
    for (options, why) in [
        ("--all --format pdf", "one session"),
        ("last --format pdf --layout long", "one session"),
        ("last --format pdf --decimal comma", "one session"),
        ("last --format csv --paper a4", "--format pdf"),
        ("last --format csv --blank", "--format pdf"),
        ("last --format pdf --paper a5", "letter"),
        ("last --format pdf --language xx", "xx"),
    ] {
        let line = export(options).bad(2);
        assert!(line.contains(why), "{line}");
    }
    assert!(export("nobody --format pdf").bad(1).contains("nobody"));
}
