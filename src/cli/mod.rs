//! The command line, in English.
//!
//! It parses, calls [`crate::app`] and writes to the given streams. Errors are one line; the exit code is 0, 1 for
//! invalid data or files, 2 for an invalid command line, 130 if stopped by Ctrl+C. A completed change never exits with
//! an error: if standard output cannot be written, a line goes to standard error and the exit code is 0. It does not
//! know SQL, the time, or windows beyond opening one.
//!
//! * [`run`]: the entry point, with standard streams as arguments;
//! * `args`: the command line as parsed by clap;
//! * `input`: hands, lines and table options;
//! * `output`: text tables, JSON and progress;
//! * `command`: one file per command or group of commands, with its options;
//! * `man`: the manual and completions;
//! * [`ProgressDisplay`]: the progress line of long work on a terminal, and Ctrl+C;
//! * `error`: failures, their lines and exit codes.

mod args;
mod command;
mod error;
mod input;
mod man;
mod output;

pub use error::end_on_panic;
pub use output::progress::ProgressDisplay;

use crate::app::{App, AppError, Clock, Options, session};
use crate::ledger::{Edit, Session, SessionEditor, SessionId};
use crate::store::Database;
use crate::task::Work;
use args::{Arguments, Command, Place, options_before_names};
use clap::Parser;
use error::{Failure, RECOVERS, Result, edit_error};
use output::{Columns, Object};
use serde::Serialize;
use std::cell::Cell;
use std::ffi::OsString;
use std::io::{self, BufRead, BufWriter, Write};

/// The environment of the command line: file locations and a clock.
pub struct Environment {
    /// The file locations, unless overridden by `--db`.
    pub options: Options,
    /// The clock and source of ids.
    pub clock: Box<dyn Clock>,
    /// The progress display of long work.
    pub progress: ProgressDisplay,
}

/// Runs a command line, starting with the program's name, and returns the exit code.
pub fn run(
    args: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    environment: Environment,
    stdin: &mut dyn BufRead,
    stdout: &mut dyn Write,
    stderr: &mut dyn Write,
) -> u8 {
    let mut stdout = BufWriter::new(stdout);
    let (changed, mut notes) = (Cell::new(false), Vec::new());
    let args: Vec<OsString> = args.into_iter().map(Into::into).collect();
    let parsed = match Place::try_parse_from(&args) {
        Ok(place) => Ok(Arguments {
            place,
            command: None,
        }),
        Err(_) => Arguments::try_parse_from(options_before_names(args)),
    };
    let done = match parsed {
        Ok(args) => execute(args, environment, stdin, &mut stdout, &changed, &mut notes),
        Err(error) if error.use_stderr() => Err(error::usage(&error)),
        // Help or version text.
        Err(error) => write!(stdout, "{}", error.render()).map_err(Failure::from),
    };
    // Output written before a failure is flushed; the failure is reported.
    let written = stdout.flush().map_err(Failure::from);
    // The rest of the buffer must not be written again.
    drop(stdout.into_parts());
    for note in &notes {
        say(stderr, &error::one_line(note));
    }
    match done.and(written) {
        Ok(()) => 0,
        // Reporting a failure would make the user repeat a completed change.
        Err(failure) if failure.of_output && changed.get() => {
            say(stderr, &format!("done, but {failure}"));
            0
        }
        Err(Failure { code: 0, .. }) => 0,
        Err(failure) => {
            say(stderr, &failure.to_string());
            failure.code
        }
    }
}

/// Prints a line on standard error. If that is closed, only the exit code remains.
fn say(stderr: &mut dyn Write, line: &str) {
    let _: io::Result<()> = writeln!(stderr, "{line}").and_then(|()| stderr.flush());
}

/// The context of a command.
struct Caller<'a> {
    app: App,
    progress: ProgressDisplay,
    stdin: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// Whether something was changed: then failing to write the report is no error.
    changed: &'a Cell<bool>,
    /// Notes printed on standard error, one line each.
    notes: &'a mut Vec<String>,
}

impl Caller<'_> {
    /// The sessions that match the arguments, without repetitions; without arguments all.
    fn find_all(&self, wanted: &[String]) -> Result<Vec<SessionId>, AppError> {
        if wanted.is_empty() {
            return self.app.read(Database::session_ids);
        }
        let mut found = Vec::with_capacity(wanted.len());
        for one in wanted {
            let session = self.app.find(one)?;
            if !found.contains(&session) {
                found.push(session);
            }
        }
        Ok(found)
    }

    /// Prints a text as one line.
    fn say(&mut self, text: impl AsRef<str>) -> Result {
        Ok(writeln!(self.out, "{}", error::one_line(text.as_ref()))?)
    }

    /// Prints a value as one line of JSON.
    fn json(&mut self, value: impl Serialize) -> Result {
        output::write_json(self.out, value)
    }

    /// Prints a value as JSON, or else lines that say the same.
    fn print<L: AsRef<str>>(
        &mut self,
        as_json: bool,
        value: impl Serialize,
        lines: impl IntoIterator<Item = L>,
    ) -> Result {
        if as_json {
            return self.json(value);
        }
        lines.into_iter().try_for_each(|line| self.say(line))
    }

    /// Prints rows as JSON, or else as a table, or a text in place of one without rows.
    fn list<T>(
        &mut self,
        as_json: bool,
        rows: &[T],
        value: impl Fn(&T) -> Object,
        table: impl FnOnce(&[T]) -> Columns,
        none: &str,
    ) -> Result {
        match rows {
            _ if as_json => self.json(rows.iter().map(value).collect::<Vec<_>>()),
            [] => self.say(none),
            rows => Ok(write!(self.out, "{}", table(rows))?),
        }
    }

    /// Runs long work with progress.
    fn work<R>(&mut self, job: impl FnOnce(&App, &Work) -> R) -> R {
        let app = &self.app;
        self.progress.with_progress(false, |work| job(app, work))
    }

    /// Changes the existing database, and notes in `changed` that it did.
    fn change<R, E: Into<AppError>>(
        &self,
        operation: impl FnOnce(&mut Database, &dyn Clock) -> Result<R, E>,
    ) -> Result<R, AppError> {
        let clock = self.app.clock();
        let changed = self.app.change(|db| operation(db, &*clock))?;
        self.changed.set(true);
        Ok(changed)
    }

    /// Makes the edits to a session that `edits` finds, in one step.
    fn edit<E: IntoIterator<Item = Edit>>(
        &self,
        session: SessionId,
        mut edits: impl FnMut(&mut Database, &Session) -> Result<E, AppError>,
    ) -> Result<SessionEditor, AppError> {
        self.change(|db, clock| {
            session::change(db, session, None, |db, editor| {
                let edits = edits(db, editor.ledger().session())?.into_iter();
                let rows = edits.map(|edit| Ok(editor.edit(edit, clock.stamp())?));
                rows.collect()
            })
        })
    }
}

fn execute(
    args: Arguments,
    environment: Environment,
    stdin: &mut dyn BufRead,
    stdout: &mut dyn Write,
    changed: &Cell<bool>,
    notes: &mut Vec<String>,
) -> Result {
    let mut options = environment.options;
    options.db = args.place.db.or(options.db);
    let Some(command) = args.command else {
        return open_window(&options);
    };
    let app = App::new(&options, environment.clock);
    let command = match command {
        Command::Other(command) => command,
        // These work without file locations.
        Command::Completions { shell } => return man::completions(shell, stdout),
        Command::Man { output } => return man::run(output.as_deref(), stdout),
    };
    // Closing it reports no error: committed data is safe.
    let caller = &mut Caller {
        app: app?,
        progress: environment.progress,
        stdin,
        out: stdout,
        changed,
        notes,
    };
    command.run(caller)
}

/// Opens the window and waits until it is closed.
#[cfg(feature = "gui")]
fn open_window(options: &Options) -> Result {
    Ok(crate::window::run(options)?)
}

/// Fails because the build has no window.
#[cfg(not(feature = "gui"))]
fn open_window(_: &Options) -> Result {
    Err(Failure::data(
        "this program was built without its window; `oddtrick --help` lists what works without it",
    ))
}
