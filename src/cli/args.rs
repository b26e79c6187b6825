//! The command line as parsed by clap. Doc comments are the help text.

use super::command::money::{BalancesArgs, PaidArgs, SettleArgs, StakeArgs};
use super::command::players::PlayersArgs;
use super::command::season::SeasonArgs;
use super::options::{
    BeginWithArgs, BundleArgs, ExportArgs, ImportArgs, NoteArgs, RecordArgs, SchemesArgs,
    ScoreArgs, SeatsArgs, SessionArg, SessionsArgs, ShowArgs, UNDO_HELP,
};
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use std::path::PathBuf;

/// Keeps score of whist-family card games at a real table.
#[derive(Debug, Parser)]
#[command(
    name = "oddtrick",
    version,
    long_about = "Keeps score of whist-family card games at a real table: the table's own scheme, every session, \
                  and who pays whom.\n\nWithout a command the window opens.",
    after_help = EXAMPLES
)]
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) place: Place,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

/// What can be said without a command as well.
#[derive(Debug, Args)]
pub(super) struct Place {
    /// Use this database instead of your own (`$ODDTRICK_DB`)
    #[arg(long, global = true, value_name = "FILE")]
    pub(super) db: Option<PathBuf>,
}

/// The command line of the window, which is read first: every command with all its options takes longer to set up than a
/// tenth of the window.
#[derive(Debug, Parser)]
pub(super) struct WindowArgs {
    #[command(flatten)]
    pub(super) place: Place,
}

impl From<WindowArgs> for Arguments {
    fn from(opening: WindowArgs) -> Self {
        Self {
            place: opening.place,
            command: None,
        }
    }
}

const EXAMPLES: &str = r#"Examples:
  oddtrick
      the window
  oddtrick score --scheme solo-whist-points --players Ann,Bob,Cy,Dee hands.jsonl
      what an evening comes to, without keeping it
  oddtrick record new --scheme solo-whist-points --players Ann,Bob,Cy,Dee hands.jsonl
      the same, kept
  oddtrick export --all -o evenings.csv
      everything, for a spreadsheet

A hand is one JSON object on a line of its own:
  {"contract":"solo","declarers":["Ann"],"tricks":7}
  {"passed":true}

Exit codes: 0 done; 1 the data or a file is at fault; 2 the command line is; 130 stopped by Ctrl+C, with nothing changed.
What changes something ends in 0 once that is done: where standard output takes no report, standard error says so."#;

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Lists the scoring schemes, shows or checks one, or makes and keeps house rules
    Schemes(SchemesArgs),
    #[command(flatten)]
    Other(AppCommand),
    /// Prints completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Prints the manual page, or writes those of all commands
    Man {
        /// Write a page for every command into this folder
        #[arg(short, long, value_name = "FOLDER")]
        output: Option<PathBuf>,
    },
}

/// The commands that need settings or a database.
#[derive(Debug, Subcommand)]
pub(super) enum AppCommand {
    /// Scores hands without keeping them
    Score(ScoreArgs),
    /// Lists the sessions that are kept, newest first, or those that were deleted
    Sessions(SessionsArgs),
    /// Shows a session that is kept: each hand, the totals and the payouts, as `score` does
    Show(ShowArgs),
    /// Records hands in a session, each safely kept before its line is printed
    Record(RecordArgs),
    /// Changes who sits where in a session: people come late, leave early, change places
    Seats(SeatsArgs),
    /// Says what a session is played for, or changes it from a hand on
    Stake(StakeArgs),
    /// Puts a note on a session, in one line or several, or prints the one that is there
    Note(NoteArgs),
    /// Lets a session begin with totals that were played before its first hand, on paper as a rule, or says them
    BeginWith(BeginWithArgs),
    /// Takes back the last change to a session or to house rules, or their deletion, or a change to the roster
    #[command(after_help = UNDO_HELP)]
    Undo(SessionArg),
    /// Makes the change again that was taken back last
    #[command(after_help = UNDO_HELP)]
    Redo(SessionArg),
    /// Closes a session
    End(SessionArg),
    /// Opens a closed session again
    Reopen(SessionArg),
    /// Deletes a session; for 30 days `oddtrick sessions --deleted` lists it, and `oddtrick undo` with its id brings it back
    Delete(SessionArg),
    /// Shows every change ever made to a session
    Log {
        #[command(flatten)]
        session: SessionArg,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Says who pays whom for one or more sessions, in the fewest payments
    Settle(SettleArgs),
    /// Writes down that somebody has paid, or takes it back
    Paid(PaidArgs),
    /// Says what everybody owes or is owed over all sessions
    Balances(BalancesArgs),
    /// Lists the players with their evenings and money, shows what one has made and won, merges twins
    Players(PlayersArgs),
    /// Shows who stands where over a choice of sessions, and keeps it under a name
    Season(SeasonArgs),
    /// Writes sessions as CSV, or one as PDF
    Export(ExportArgs),
    /// Writes sessions whole, with their logs and what was paid for them, for another database to import
    Bundle(BundleArgs),
    /// Reads bundles, and sessions that were exported as CSV (layouts hands and long), all of them or none
    Import(ImportArgs),
    /// Checks the database
    Check {
        /// First make everything anew that follows from the log: people, payments, house rules and totals
        #[arg(long)]
        rebuild: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Writes a verified copy of the database
    Backup {
        /// The copy; what is there is replaced
        file: PathBuf,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Puts a backup in the place of the database, which is kept beside it
    Restore {
        /// The backup
        file: PathBuf,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Brings back what can be had of a damaged or lost database: from the file, its backups and its journal
    Recover {
        /// Write what can be had to this file, and leave the database as it is
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}
