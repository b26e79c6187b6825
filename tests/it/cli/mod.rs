//! The command line, in process except for a few real runs.

mod app;
mod faults;
mod files;
mod lists;
mod record;
mod score;
mod usage;

use chrono::{DateTime, FixedOffset, TimeDelta};
use oddtrick::app::{App, AppError, Clock, NewSession, Options, recognise};
use oddtrick::cli::{Environment, ProgressDisplay, run};
use oddtrick::ledger::{OpenHand, Session};
use oddtrick::store::StoreError;
use serde_json::Value;
use std::ffi::OsString;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tempfile::TempDir;

/// The table options of most tests.
const TABLE: &str = "--scheme solo-whist-points --players Ann,Bob,Cy,Dee";

/// A solo that Ann makes with two overtricks, and three more hands.
const SOLO: &str = r#"{"contract":"solo","declarers":["Ann"],"tricks":7}"#;
const PROP: &str = r#"{"contract":"prop-and-cop","declarers":["Bob","Dee"],"tricks":6}"#;
const MISERE: &str = r#"{"contract":"misere","declarers":["Cy"],"tricks":0}"#;
const PASSED: &str = r#"{"passed":true}"#;

/// A separate database and settings, and a clock that advances a minute per reading.
struct Cli {
    folder: TempDir,
    ticks: Arc<AtomicU64>,
}

/// The outcome of a command.
#[derive(Debug, PartialEq, Eq)]
struct Ran {
    code: u8,
    out: String,
    err: String,
}

impl Cli {
    fn new() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
            ticks: Arc::default(),
        }
    }

    /// A database with one session of these hands.
    fn with_hands(hands: &[&str]) -> Self {
        let cli = Self::new();
        cli.record(&format!("record new {TABLE}"), hands);
        cli
    }

    /// Runs a command line split at blanks, with empty standard input.
    fn run(&self, line: &str) -> Ran {
        self.feed(line, "")
    }

    /// The same with standard input.
    fn feed(&self, line: &str, stdin: impl AsRef<[u8]>) -> Ran {
        self.args(&line.split_whitespace().collect::<Vec<_>>(), stdin)
    }

    fn args(&self, args: &[&str], stdin: impl AsRef<[u8]>) -> Ran {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let args = std::iter::once("oddtrick")
            .chain(args.iter().copied())
            .map(OsString::from);
        let code = run(
            args,
            self.environment(),
            &mut stdin.as_ref(),
            &mut out,
            &mut err,
        );
        Ran {
            code,
            out: String::from_utf8(out).unwrap(),
            err: String::from_utf8(err).unwrap(),
        }
    }

    /// Records hands that must all be valid; returns the session's id.
    fn record(&self, line: &str, hands: &[&str]) -> String {
        let out = self.feed(line, hands.join("\n")).good();
        let last: Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
        last["session"].as_str().unwrap().to_owned()
    }

    /// The sessions as in `sessions --json`.
    fn sessions(&self) -> Vec<Value> {
        serde_json::from_str(&self.run("sessions --json").good()).unwrap()
    }

    fn environment(&self) -> Environment {
        let options = Options {
            db: Some(self.db()),
            config: Some(self.path("config")),
        };
        Environment {
            options,
            clock: Box::new(Ticking(Arc::clone(&self.ticks))),
            progress: ProgressDisplay::default(),
        }
    }

    fn db(&self) -> PathBuf {
        self.path("t.db")
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Writes a file; returns its path as an argument.
    fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

/// Begins a session without hands, as the window does.
fn begin(app: &App, new: NewSession) -> Result<Session, AppError> {
    let mut session = new.draft(&*app.clock())?;
    app.run(|db| -> Result<Session, StoreError> {
        session.participants = recognise(db, session.participants.clone())?;
        db.create_session(&session, &OpenHand::default(), None)?;
        Ok(session.clone())
    })
}

impl Ran {
    /// The output of a successful command.
    #[track_caller]
    fn good(self) -> String {
        assert_eq!(
            (self.code, self.err.as_str()),
            (0, ""),
            "printed: {}",
            self.out
        );
        self.out
    }

    /// The single error line, if nothing else was printed.
    #[track_caller]
    fn bad(self, code: u8) -> String {
        assert_eq!((self.code, self.out.as_str()), (code, ""), "{}", self.err);
        self.line(code)
    }

    /// The error line.
    #[track_caller]
    fn line(self, code: u8) -> String {
        let line = self
            .err
            .strip_suffix('\n')
            .unwrap_or_else(|| panic!("no line: {:?}", self.err));
        assert_eq!(
            (self.code, line.contains(|c: char| c.is_control())),
            (code, false),
            "{line}"
        );
        line.to_owned()
    }

    /// The output as JSON, one value per line.
    #[track_caller]
    fn json(self) -> Vec<Value> {
        self.good()
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }
}

/// A clock that advances a minute per reading, and ids that do not look sequential.
struct Ticking(Arc<AtomicU64>);

impl Clock for Ticking {
    fn now(&self) -> DateTime<FixedOffset> {
        let start = DateTime::parse_from_rfc3339("2026-01-31T20:00:00+01:00").unwrap();
        start + TimeDelta::minutes(i64::try_from(self.0.fetch_add(1, Ordering::Relaxed)).unwrap())
    }

    fn id(&self) -> u128 {
        let n = u128::from(self.0.fetch_add(1, Ordering::Relaxed)) + 1;
        n.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835)
    }
}

/// The number after `oddtrick undo` in the output.
fn undo_number(said: &str) -> String {
    let (_, rest) = said.split_once("`oddtrick undo ").unwrap();
    rest.split('`').next().unwrap().to_owned()
}

fn read(path: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    fs::File::open(path)
        .unwrap()
        .read_to_end(&mut bytes)
        .unwrap();
    bytes
}
