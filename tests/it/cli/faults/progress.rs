//! Long work: progress on a terminal, and stopping without changes.
#![cfg(unix)]

use super::process::start;
use crate::cli::{Cli, MISERE, PROP, SOLO, TABLE};
use oddtrick::app::{
    App, AppError, ImportFiles, System, VersionToKeep, back_up_to, replace, write_bundle,
    write_table,
};
use oddtrick::cli::{ProgressDisplay, run};
use oddtrick::exchange::{CsvFormat, Layout, Profile};
use oddtrick::store::Database;
use oddtrick::task::Work;
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// A named pipe: its reader waits for what the test writes.
fn pipe(cli: &Cli) -> PathBuf {
    let path = cli.path("pipe.csv");
    assert!(
        Command::new("mkfifo")
            .arg(&path)
            .status()
            .unwrap()
            .success()
    );
    path
}

/// The writing end, once the reading end is open.
fn writing(pipe: &Path) -> File {
    OpenOptions::new().write(true).open(pipe).unwrap()
}

/// Two sessions as CSV.
fn table() -> String {
    let cli = Cli::with_hands(&[SOLO, PROP]);
    cli.record(&format!("record new {TABLE}"), &[MISERE]);
    cli.run("export --all").good()
}

/// All files below a folder with their content, except pipes.
fn all(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap();
            let kind = entry.file_type().unwrap();
            if kind.is_dir() {
                folders.push(entry.path());
            } else if kind.is_file() {
                found.insert(entry.path(), fs::read(entry.path()).unwrap());
            }
        }
    }
    found
}

/// A writer that sends each write to the test.
struct Line(Sender<String>);

impl Write for Line {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        // The test may have stopped listening.
        let _ = self.0.send(String::from_utf8(text.to_vec()).unwrap());
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A writer that sends whole lines to the test.
struct WholeLines(Sender<String>, String);

impl Write for WholeLines {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.1.push_str(std::str::from_utf8(text).unwrap());
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        // The test may have stopped listening.
        let _ = self.0.send(std::mem::take(&mut self.1));
        Ok(())
    }
}

fn hears(told: &Receiver<String>, part: &str) {
    let heard = told.iter().find(|text| text.contains(part));
    assert!(heard.is_some(), "nothing says {part:?}");
}

/// An import of this file.
fn importing(file: PathBuf) -> ImportFiles {
    ImportFiles {
        paths: vec![file],
        version_to_keep: VersionToKeep::Leave,
        clock: Arc::new(System),
    }
}

#[test]
fn progress_is_shown_and_cleared() {
    let (cli, text) = (Cli::new(), table());
    let (whole, pipe) = (cli.file("whole.csv", &text), pipe(&cli));
    let (tell, told) = channel();
    let mut environment = cli.environment();
    environment.progress = ProgressDisplay {
        line: Some(Box::new(Line(tell))),
        ..ProgressDisplay::default()
    };
    let args = ["oddtrick", "import", &whole, pipe.to_str().unwrap()].map(str::to_owned);
    let ran = thread::spawn(move || {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let code = run(args, environment, &mut io::empty(), &mut out, &mut err);
        (code, String::from_utf8(out).unwrap())
    });
    let mut rest = writing(&pipe);
    hears(&told, "reading, 100 % (Ctrl+C");
    rest.write_all(text.as_bytes()).unwrap();
    drop(rest);
    let (code, out) = ran.join().unwrap();
    assert_eq!(code, 0);
    assert!(out.starts_with("2 new sessions with 3 new hands"), "{out}");
    let last = told.iter().filter(|text| !text.is_empty()).last();
    assert_eq!(last.as_deref(), Some("\r\u{1b}[K"), "a blank line is left");
}

#[test]
fn the_line_is_no_wider_than_the_terminal() {
    for (columns, wanted) in [
        (
            64,
            "\r\u{1b}[Kreading, 100 % (Ctrl+C stops and leaves everything as it was)",
        ),
        (20, "\r\u{1b}[Kreading, 100 %"),
        (10, "\r\u{1b}[Kreading, "),
    ] {
        let (cli, text) = (Cli::new(), table());
        let (whole, pipe) = (cli.file("whole.csv", &text), pipe(&cli));
        let (tell, told) = channel();
        let mut environment = cli.environment();
        environment.progress = ProgressDisplay {
            line: Some(Box::new(WholeLines(tell, String::new()))),
            width: Some(match columns {
                64 => || Some(64),
                20 => || Some(20),
                _ => || Some(10),
            }),
            ..ProgressDisplay::default()
        };
        let args = ["oddtrick", "import", &whole, pipe.to_str().unwrap()].map(str::to_owned);
        let ran = thread::spawn(move || {
            run(
                args,
                environment,
                &mut io::empty(),
                &mut io::sink(),
                &mut io::sink(),
            )
        });
        let mut rest = writing(&pipe);
        let shown = told
            .iter()
            .inspect(|line| assert!(line.len() < columns + "\r\u{1b}[K".len(), "{line:?}"))
            .find(|line| line == wanted);
        assert!(shown.is_some(), "nothing says {wanted:?}");
        rest.write_all(text.as_bytes()).unwrap();
        drop(rest);
        assert_eq!(ran.join().unwrap(), 0);
    }
}

#[test]
fn quick_work_shows_no_progress() {
    let cli = Cli::with_hands(&[SOLO]);
    let (tell, told) = channel();
    let mut environment = cli.environment();
    environment.progress.line = Some(Box::new(Line(tell)));
    let args = ["oddtrick", "export", "last", "-o", "/dev/null"];
    let code = run(
        args,
        environment,
        &mut io::empty(),
        &mut io::sink(),
        &mut io::sink(),
    );
    assert_eq!(code, 0);
    assert_eq!(told.iter().count(), 0);
}

#[test]
fn ctrl_c_stops_an_import_and_nothing_has_changed() {
    let (cli, text) = (Cli::new(), table());
    let pipe = pipe(&cli);
    let mut child = start(&cli, &format!("import {}", pipe.display()));
    let mut rest = writing(&pipe);
    rest.write_all(text.as_bytes()).unwrap();
    let pid = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &pid])
            .status()
            .unwrap()
            .success()
    );
    // Send empty lines, so that the import keeps reading until it notices the signal.
    let ended = loop {
        if let Some(ended) = child.try_wait().unwrap() {
            break ended;
        }
        drop(rest.write_all(b"\n"));
    };
    assert_eq!(ended.code(), Some(130));
    let mut said = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut said)
        .unwrap();
    assert_eq!(said, "stopped; nothing has changed\n");
    assert!(!cli.db().exists(), "the stopped import created a database");
}

#[test]
fn a_second_ctrl_c_ends_the_program() {
    let cli = Cli::new();
    let pipe = pipe(&cli);
    let mut child = start(&cli, &format!("import {}", pipe.display()));
    // No data arrives, so it cannot notice the stop request.
    let rest = writing(&pipe);
    let pid = child.id().to_string();
    while child.try_wait().unwrap().is_none() {
        assert!(
            Command::new("kill")
                .args(["-INT", &pid])
                .status()
                .unwrap()
                .success()
        );
    }
    assert_eq!(child.wait().unwrap().code(), Some(130));
    drop(rest);
}

#[test]
fn a_stopped_import_leaves_the_database_unchanged() {
    let cli = Cli::with_hands(&[SOLO]);
    let (text, pipe) = (table(), pipe(&cli));
    let before = (cli.run("export --all").good(), all(cli.folder.path()));
    let options = cli.environment().options;
    let (work, watched) = (Work::default(), pipe.clone());
    let going = work.clone();
    let imported = thread::spawn(move || {
        let app = App::new(&options, Box::new(System)).unwrap();
        let files = importing(watched);
        app.import(&files, &going).map(drop).map_err(Box::new)
    });
    let mut rest = writing(&pipe);
    rest.write_all(text.as_bytes()).unwrap();
    work.stop();
    drop(rest);
    let stopped = imported.join().unwrap().unwrap_err();
    assert!(stopped.is_stop(), "{stopped}");
    assert_eq!(before.1, all(cli.folder.path()));
    assert_eq!(before.0, cli.run("export --all").good());
}

/// Runs an operation with progress.
fn on<R>(
    work: &Work,
    operation: impl FnOnce(&mut Database, &Work) -> R + Send + 'static,
) -> impl FnOnce(&mut Database) -> R + Send + 'static {
    let work = work.clone();
    move |db| operation(db, &work)
}

#[test]
fn stopped_work_leaves_no_partial_file() {
    let cli = Cli::with_hands(&[SOLO, PROP]);
    let (kept, table) = (cli.file("kept", "mine"), cli.file("in.csv", table()));
    let new = cli.path("new").display().to_string();
    let app = App::new(&cli.environment().options, Box::new(System)).unwrap();
    let sessions = app.read(Database::session_ids).unwrap();
    let before = all(cli.folder.path());
    let work = Work::default();
    work.stop();
    let files = importing(table.into());
    let mut ends: Vec<(&str, Result<(), AppError>)> = vec![
        ("check", app.change(on(&work, Database::check)).map(drop)),
        ("preview", app.read(|db| files.read(db, &work)).map(drop)),
        ("import", app.import(&files, &work).map(drop)),
    ];
    for to in [&kept, &new].map(Path::new) {
        let path = to.to_owned();
        let copied = app.change(on(&work, move |db, work| back_up_to(db, &path, work)));
        ends.push(("backup", copied));
        let form = CsvFormat {
            layout: Layout::Long,
            profile: Profile::MACHINE,
        };
        let (ids, going) = (sessions.clone(), work.clone());
        let exported =
            app.read(move |db| replace(to, |to| write_table(db, &ids, form, to, &going)));
        ends.push(("export", exported.map(drop)));
        let (ids, going) = (sessions.clone(), work.clone());
        let bundled = app.read(move |db| replace(to, |to| write_bundle(db, &ids, to, &going)));
        ends.push(("bundle", bundled.map(drop)));
    }
    for (what, end) in ends {
        assert!(
            end.as_ref().is_err_and(AppError::is_stop),
            "{what}: {end:?}"
        );
    }
    let store = app.store().unwrap();
    let going = work.clone();
    let taken = store.call(move |db| files.import(db, &going).map_err(Box::new));
    assert!(taken.is_err_and(|error| error.is_stop()));
    drop((store, app));
    let changed: Vec<_> = all(cli.folder.path())
        .into_iter()
        .filter(|(path, bytes)| before.get(path) != Some(bytes))
        .map(|(path, _)| path)
        .collect();
    assert_eq!(changed, [] as [PathBuf; 0], "changed, or left behind");
}
