//! The command line, in English.
//!
//! It parses, calls [`crate::app`] and writes to what it is handed; errors are one line; the exit code is 0, 1 where
//! the data or a file is at fault, 2 where the command line is. A change that was made is never said to have failed, also
//! where nothing can be written to standard output: that is a line on standard error then, and the exit code is 0. It must
//! not know SQL, the time, or a window beyond how to open one.
//!
//! * [`run`]: everything, with standard input and output handed in;
//! * `args`, `options`: the command line as clap reads it; `usage`: what clap has to say, on one line; `comments`: a
//!   scheme's document as it is shown;
//! * `lines`, `hand`, `json`, `hands`: from input to hands; `table`: from options to a session;
//! * a file for each command or group of commands, `paper` for what `export` prints; `columns`, `words`: tables for a person;
//! * `man`: the manual;
//! * [`Watch`]: the line that long work has on a terminal, and Ctrl+C;
//! * `error`: failures, their lines and their exit codes.

mod args;
mod clap_errors;
mod command;
mod error;
mod input;
mod man;
mod options;
mod output;
mod panic;

pub use output::progress::{Watch, Width};
pub use panic::end_on_panic;

use crate::app::{App, AppError, Clock, Options};
use args::{Arguments, Command, WindowArgs};
use clap::Parser;
use error::Failure;
use std::ffi::OsString;
use std::io::{self, BufRead, BufWriter, Write};

/// What the command line runs in: the places that the environment names, and a clock.
pub struct Environment {
    /// Where things are, unless `--db` says otherwise.
    pub options: Options,
    /// The clock and the source of ids.
    pub clock: Box<dyn Clock>,
    /// Who watches long work.
    pub watch: Watch,
}

/// Runs a command line, the program's name first, and gives the exit code.
pub fn run(
    args: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    environment: Environment,
    stdin: &mut dyn BufRead,
    stdout: &mut dyn Write,
    stderr: &mut dyn Write,
) -> u8 {
    let mut stdout = BufWriter::new(stdout);
    let (mut changes, mut notes) = (false, Vec::new());
    let done = parse(args).and_then(|args| match args {
        Parsed::Run(args) => {
            changes = args
                .command
                .as_ref()
                .is_some_and(command::change::is_change);
            execute(args, environment, stdin, &mut stdout, &mut notes)
        }
        Parsed::Print(text) => Ok(stdout.write_all(text.as_bytes())?),
    });
    // What a command wrote before it failed is still written; it ends as it did.
    let written = stdout.flush().map_err(Failure::from);
    // What is left in the buffer must not be tried again where nobody reads it.
    drop(stdout.into_parts());
    for note in &notes {
        say(stderr, &error::one_line(note));
    }
    match done.and(written) {
        Ok(()) => 0,
        // Whoever was told that a change has failed would make it again.
        Err(Failure::Output(why)) if changes => {
            say(stderr, &format!("done, but {}", error::one_line(&why)));
            0
        }
        Err(failure) => {
            if let Some(line) = failure.line() {
                say(stderr, &line);
            }
            failure.code()
        }
    }
}

/// Says something on standard error. Where that is closed, the exit code has to say it.
fn say(stderr: &mut dyn Write, line: &str) {
    let _: io::Result<()> = writeln!(stderr, "{line}").and_then(|()| stderr.flush());
}

/// What a command works with.
struct Caller<'a> {
    app: App,
    watch: Watch,
    stdin: &'a mut dyn BufRead,
    stdout: &'a mut dyn Write,
    /// What has to be known beside what was asked for, a line of standard error each.
    notes: &'a mut Vec<String>,
}

enum Parsed {
    Run(Box<Arguments>),
    /// Help or a version, which somebody asked for.
    Print(String),
}

fn parse(args: impl IntoIterator<Item = impl Into<OsString> + Clone>) -> Result<Parsed, Failure> {
    let args: Vec<OsString> = args.into_iter().map(Into::into).collect();
    if let Ok(opening) = WindowArgs::try_parse_from(&args) {
        return Ok(Parsed::Run(Box::new(opening.into())));
    }
    match Arguments::try_parse_from(args) {
        Ok(args) => Ok(Parsed::Run(Box::new(args))),
        Err(error) if error.use_stderr() => Err(Failure::Usage(clap_errors::line(&error))),
        Err(error) => Ok(Parsed::Print(error.render().to_string())),
    }
}

fn execute(
    args: Box<Arguments>,
    environment: Environment,
    stdin: &mut dyn BufRead,
    stdout: &mut dyn Write,
    notes: &mut Vec<String>,
) -> Result<(), Failure> {
    let options = environment.options.with_db(args.place.db);
    let Some(command) = args.command else {
        return command::window::open(&options);
    };
    // What needs neither settings nor a database works where there is no place for them.
    let app = match (App::new(&options, environment.clock), &command) {
        (_, Command::Completions { shell }) => return clap_errors::completions(*shell, stdout),
        (_, Command::Man { output }) => return man::run(output.as_deref(), stdout),
        (Err(AppError::NoHome), Command::Schemes(args)) => {
            return command::schemes::run(args, None, stdout);
        }
        (app, _) => app?,
    };
    // What was committed is safe however the database closes, so that a command which has done its work has succeeded.
    let watch = environment.watch;
    let mut caller = Caller {
        app,
        watch,
        stdin,
        stdout,
        notes,
    };
    dispatch(command, &mut caller)
}

fn dispatch(command: Command, caller: &mut Caller) -> Result<(), Failure> {
    match command {
        Command::Schemes(args) => command::schemes::run(&args, Some(&caller.app), caller.stdout),
        Command::Completions { shell } => clap_errors::completions(shell, caller.stdout),
        Command::Man { output } => man::run(output.as_deref(), caller.stdout),
        Command::Score(args) => command::score::run(&args, caller),
        Command::Sessions(args) => command::list::run(&args, caller),
        Command::Show(args) => command::score::show(&args, caller),
        Command::Record(args) => command::record::run(&args, caller),
        Command::Seats(args) => command::seats::run(&args, caller),
        Command::Stake(args) => command::money::stake(&args, caller),
        Command::Note(args) => command::change::note(&args, caller),
        Command::BeginWith(args) => command::begin_with::run(&args, caller),
        Command::Undo(args) => command::change::undo(&args.session, caller),
        Command::Redo(args) => command::change::redo(&args.session, caller),
        Command::End(args) => command::change::end(&args.session, caller),
        Command::Reopen(args) => command::change::reopen(&args.session, caller),
        Command::Delete(args) => command::change::delete(&args.session, caller),
        Command::Log { session, json } => command::log::run(&session.session, json, caller),
        Command::Settle(args) => command::money::settle(&args, caller),
        Command::Paid(args) => command::money::paid(&args, caller),
        Command::Balances(args) => command::money::balances(&args, caller),
        Command::Players(args) => command::players::run(&args, caller),
        Command::Season(args) => command::season::run(&args, caller),
        Command::Export(args) => command::csv_export::export(&args, caller),
        Command::Bundle(args) => command::csv_export::bundle(&args, caller),
        Command::Import(args) => command::csv_export::import(&args, caller),
        Command::Check { json, rebuild } => command::maintenance::check(json, rebuild, caller),
        Command::Backup { file, json } => command::maintenance::backup(&file, json, caller),
        Command::Restore { file, json } => command::maintenance::restore(&file, json, caller),
        Command::Recover { output, json } => {
            command::maintenance::recover(output.as_deref(), json, caller)
        }
    }
}
