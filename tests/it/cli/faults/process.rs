//! Runs of the real program.

use crate::cli::{Cli, SOLO, TABLE};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

/// The program on a test's database, isolated from the user's files. Without `ODDTRICK_DB` only Unix isolates it, by `HOME`.
pub(crate) fn program(cli: &Cli, line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oddtrick"));
    command.args(line.split_whitespace()).env_clear();
    command
        .env("ODDTRICK_DB", cli.db())
        .env("ODDTRICK_CONFIG", cli.path("config"));
    command.env("HOME", cli.folder.path().join("home"));
    command
}

/// The program with pipes for its standard streams.
pub(crate) fn start(cli: &Cli, line: &str) -> Child {
    let piped = || Stdio::piped();
    program(cli, line)
        .stdin(piped())
        .stdout(piped())
        .stderr(piped())
        .spawn()
        .unwrap()
}

#[test]
fn exit_codes_reach_the_shell() {
    let cli = Cli::new();
    for (line, code) in [
        ("sessions --json", 0),
        ("log last", 1),
        ("log", 2),
        ("--version", 0),
        ("nonsense", 2),
    ] {
        let output = program(&cli, line).output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{line}");
        assert_eq!(
            String::from_utf8(output.stderr).unwrap().lines().count(),
            usize::from(code != 0),
            "{line}"
        );
    }
}

#[test]
fn a_given_database_leaves_the_users_files_alone() {
    let cli = Cli::new();
    let mut child = start(&cli, &format!("record new {TABLE}"));
    writeln!(child.stdin.take().unwrap(), "{SOLO}").unwrap();
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(0));
    assert!(cli.db().exists() && !cli.path("home").exists() && !cli.path("config").exists());
}

/// Windows finds a user's folders without the environment, so there this would use the user's own database.
#[test]
#[cfg(unix)]
fn the_default_database_is_created_on_demand_and_private() {
    let cli = Cli::new();
    let own = |line: &str| {
        let mut command = program(&cli, line);
        command
            .env_remove("ODDTRICK_DB")
            .env_remove("ODDTRICK_CONFIG");
        command
    };
    assert_eq!(own("sessions --json").output().unwrap().stdout, b"[]\n");
    assert!(!cli.path("home").exists());
    let mut child = own(&format!("record new {TABLE}"))
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    writeln!(child.stdin.take().unwrap(), "{SOLO}").unwrap();
    assert!(child.wait().unwrap().success());
    #[cfg(target_os = "linux")]
    {
        use std::os::unix::fs::PermissionsExt;
        let folder = cli.path("home/.local/share/oddtrick");
        let mode =
            |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(
            (mode(&folder), mode(&folder.join("oddtrick.db"))),
            (0o700, 0o600)
        );
    }
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let cli = Cli::new();
    let hands = format!("{SOLO}\n").repeat(3000);
    let file = cli.file("hands.jsonl", &hands);
    let mut child = start(&cli, &format!("score {TABLE} --format json {file}"));
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    out.read_line(&mut first).unwrap();
    assert!(first.starts_with("{\"hand\":1,"));
    drop(out);
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        (
            output.status.code(),
            String::from_utf8(output.stderr).unwrap().as_str()
        ),
        (Some(0), "")
    );
}

#[test]
fn a_hand_is_stored_even_if_the_output_is_closed() {
    let cli = Cli::new();
    let mut child = start(&cli, &format!("record new {TABLE}"));
    drop(child.stdout.take());
    writeln!(child.stdin.take().unwrap(), "{SOLO}").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
    assert_eq!(cli.sessions()[0]["hands"], 1);
}

#[test]
#[cfg(target_os = "linux")]
fn a_change_that_cannot_be_reported_is_no_failure() {
    let cli = Cli::with_hands(&[SOLO, SOLO]);
    let full = |line: &str, stdin: Stdio| {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full");
        let mut command = program(&cli, line);
        command
            .stdin(stdin)
            .stdout(full.unwrap())
            .stderr(Stdio::piped());
        let output = command.spawn().unwrap().wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), said)
    };
    let cannot = "cannot write to standard output: no storage space\n";
    let done = (Some(0), format!("done, but {cannot}"));
    assert_eq!(full("undo last", Stdio::null()), done);
    assert_eq!(cli.sessions()[0]["hands"], 1);
    // All hands are recorded, not only the first.
    let hands = cli.file("hands", format!("{SOLO}\n{SOLO}\n{SOLO}\n"));
    let hands = std::fs::File::open(hands).unwrap();
    assert_eq!(full("record last", hands.into()), done);
    assert_eq!(cli.sessions()[0]["hands"], 4);
    let backup = cli.path("copy.db").display().to_string();
    for change in [
        "redo last",
        "end last",
        "players rename Ann Zoe",
        "delete last",
    ] {
        let (code, _) = full(change, Stdio::null());
        assert_eq!(
            code,
            Some(i32::from(change.starts_with("redo"))),
            "{change}"
        );
    }
    assert_eq!(full(&format!("backup {backup}"), Stdio::null()), done);
    assert_eq!(full("check --rebuild", Stdio::null()), done);
    // Read-only commands fail if they cannot print.
    for look in ["sessions", "players", "check", "schemes show whist-5"] {
        assert_eq!(
            full(look, Stdio::null()),
            (Some(1), cannot.to_owned()),
            "{look}"
        );
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_reported() {
    let cli = Cli::new();
    let full = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let output = program(&cli, "schemes")
        .stdout(full)
        .stderr(Stdio::piped())
        .output()
        .unwrap();
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        (output.status.code(), line.as_str()),
        (
            Some(1),
            "cannot write to standard output: no storage space\n"
        )
    );
}
