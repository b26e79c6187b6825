//! The command line as parsed by clap. Doc comments are the help text.

use super::command::{
    change, export, import, list, log, maintenance, paid, players, record, schemes, score, season,
    settle, stake,
};
use super::{Caller, Result};
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use std::ffi::OsString;
use std::path::PathBuf;

/// The help for session arguments.
pub(super) const SESSION: &str = "The session: its id, the beginning of its id, or `last`";

/// The help for arguments that are several sessions.
pub(super) const SESSIONS: &str = "Sessions: ids, beginnings of ids, or `last`";

#[derive(Debug, Args)]
pub(super) struct SessionArg {
    #[arg(help = SESSION)]
    pub(super) session: String,
}

const UNDO_HELP: &str = "For house rules, give the number that `schemes remove` or `schemes add --replace` printed; for players, the number \
                         that `players merge` or `players rename` printed.";

/// Keeps score of whist-family card games at a real table.
#[derive(Debug, Parser)]
#[command(
    name = "oddtrick",
    version,
    long_about = "Keeps score of whist-family card games at a real table: the table's own scheme, every session, \
                  and who pays whom.\n\nWithout a command the window opens.",
    after_help = r#"Examples:
  oddtrick
      open the window
  oddtrick score --scheme solo-whist-points --players Ann,Bob,Cy,Dee hands.jsonl
      score an evening without recording it
  oddtrick record new --scheme solo-whist-points --players Ann,Bob,Cy,Dee hands.jsonl
      record it
  oddtrick export --all -o evenings.csv
      export all sessions for a spreadsheet

A hand is one JSON object on one line:
  {"contract":"solo","declarers":["Ann"],"tricks":7}
  {"passed":true}

Exit codes: 0 done; 1 fault in data or a file; 2 fault in the command line; 130 stopped by Ctrl+C, nothing changed.
A command that has made its change exits with 0 even if its report cannot be written; standard error then says so."#
)]
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) place: Place,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

/// The command line with `--db` and `--help` directly behind `begin-with` and `players merge`. Their names may begin with
/// a hyphen, so clap takes everything behind the first for more of them.
pub(super) fn options_before_names(mut args: Vec<OsString>) -> Vec<OsString> {
    let command = args
        .iter()
        .position(|arg| arg == "begin-with" || arg == "merge");
    let behind = command.map_or(args.len(), |at| at + 1);
    let mut rest = args.split_off(behind).into_iter();
    let mut names = Vec::new();
    while let Some(arg) = rest.next() {
        let text = arg.to_str().unwrap_or_default();
        if text == "--" {
            names.push(arg);
            names.extend(rest.by_ref());
        } else if text == "--db" {
            args.push(arg);
            args.extend(rest.next());
        } else if text.starts_with("--db=") || text == "--help" || text == "-h" {
            args.push(arg);
        } else {
            names.push(arg);
        }
    }
    args.extend(names);
    args
}

/// The options that are valid with and without a command. They are also the command line that opens the window, which is
/// parsed first, because setting up the parser of all commands takes more than a tenth of the time until the window opens.
#[derive(Debug, Parser)]
pub(super) struct Place {
    /// The database to use (default: `$ODDTRICK_DB`, else the one in your data folder)
    #[arg(long, global = true, value_name = "FILE")]
    pub(super) db: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    #[command(flatten)]
    Other(AppCommand),
    /// Prints shell completions
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Prints the manual page, or writes one for every command
    Man {
        /// Write a page for every command to this folder
        #[arg(short, long, value_name = "FOLDER")]
        output: Option<PathBuf>,
    },
}

/// Defines the commands that need settings or a database, each with its options and what runs it.
macro_rules! commands {
    ($($(#[$meta:meta])* $name:ident($args:ty) => $run:expr,)+) => {
        /// The commands that need settings or a database.
        #[derive(Debug, Subcommand)]
        pub(super) enum AppCommand {
            $($(#[$meta])* $name($args),)+
        }

        impl AppCommand {
            /// Runs the command.
            pub(super) fn run(self, caller: &mut Caller) -> Result {
                match self {
                    $(Self::$name(args) => ($run)(&args, caller),)+
                }
            }
        }
    };
}

commands! {
    /// Lists, shows and checks scoring schemes, and makes house rules
    Schemes(schemes::SchemesArgs) => schemes::run,
    /// Scores hands without recording them
    Score(score::ScoreArgs) => score::run,
    /// Lists sessions, newest first
    Sessions(list::SessionsArgs) => list::run,
    /// Shows a recorded session: hands, totals and payouts, as `score` does
    Show(score::ShowArgs) => score::show,
    /// Records hands in a session; each is saved before its line is printed
    Record(record::RecordArgs) => record::run,
    /// Shows or changes who sits where: players join, leave and change seats
    Seats(change::SeatsArgs) => change::seats,
    /// Shows a session's stake, or changes it from a given hand
    Stake(stake::StakeArgs) => stake::run,
    /// Shows or sets the note on a session
    Note(change::NoteArgs) => change::note,
    /// Shows or sets the points brought forward: totals from before the first hand
    BeginWith(change::BeginWithArgs) => change::begin_with,
    /// Undoes the last change to a session, to house rules or to the list of players
    #[command(after_help = UNDO_HELP)]
    Undo(SessionArg) => |args, caller| change::undo(args, true, caller),
    /// Redoes the change that was undone last
    #[command(after_help = UNDO_HELP)]
    Redo(SessionArg) => |args, caller| change::undo(args, false, caller),
    /// Ends a session
    End(SessionArg) => |args, caller| change::end(args, true, caller),
    /// Reopens an ended session
    Reopen(SessionArg) => |args, caller| change::end(args, false, caller),
    /// Deletes a session; for 30 days `sessions --deleted` lists it and `undo` restores it
    Delete(SessionArg) => change::delete,
    /// Shows every change to a session
    Log(log::LogArgs) => log::run,
    /// Shows who pays whom for one or more sessions, in the fewest payments
    Settle(settle::SettleArgs) => settle::settle,
    /// Records a payment, or undoes one
    Paid(paid::PaidArgs) => paid::run,
    /// Shows what everybody owes or is owed over all sessions
    Balances(settle::BalancesArgs) => settle::balances,
    /// Lists, shows, merges and renames players
    Players(players::PlayersArgs) => players::run,
    /// Shows the standings of a season: a choice of sessions, saved under a name or not
    Season(Box<season::SeasonArgs>) => season::run,
    /// Exports sessions as CSV, or one as PDF
    Export(export::ExportArgs) => export::export,
    /// Exports sessions with their logs and payments, for import into another database
    Bundle(export::BundleArgs) => export::bundle,
    /// Imports bundles and exported CSV files (layouts `hands` and `long`)
    Import(import::ImportArgs) => import::import,
    /// Checks the database
    Check(maintenance::CheckArgs) => maintenance::check,
    /// Writes a verified copy of the database
    Backup(maintenance::BackupArgs) => maintenance::backup,
    /// Replaces the database with a backup; the replaced one is kept beside it
    Restore(maintenance::RestoreArgs) => maintenance::restore,
    /// Recovers a damaged or lost database from its file, backups and journal
    Recover(maintenance::RecoverArgs) => maintenance::recover,
}
