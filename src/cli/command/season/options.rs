//! The options of `season` as parsed by clap. Doc comments are the help text.

use crate::cli::command::paper::PageArgs;
use chrono::NaiveDate;
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub(in crate::cli) struct SeasonArgs {
    #[command(subcommand)]
    pub(super) command: Option<SeasonCommand>,
    #[command(flatten)]
    pub(super) choice: ChoiceArgs,
    #[command(flatten)]
    pub(super) display: DisplayArgs,
}

#[derive(Debug, Subcommand)]
pub(super) enum SeasonCommand {
    /// Lists the saved seasons
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Shows the standings of a saved season
    Show {
        /// The season
        name: String,
        #[command(flatten)]
        display: DisplayArgs,
    },
    /// Saves a choice of sessions under a name; an existing season of that name is replaced
    Keep {
        /// The name
        name: String,
        #[command(flatten)]
        choice: ChoiceArgs,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Removes a season; its sessions stay
    Forget {
        /// The season
        name: String,
    },
}

/// Which sessions belong to a season.
#[derive(Debug, Args)]
pub(in crate::cli) struct ChoiceArgs {
    /// The group: sessions where the whole group played, or most players belong to it; only the group is ranked
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    #[arg(allow_hyphen_values = true)]
    pub(super) players: Vec<String>,
    /// Only sessions of this game, such as `solo-whist`
    #[arg(long, value_name = "GAME")]
    pub(super) game: Option<String>,
    /// The first day, such as 2026-09-01
    #[arg(long, value_name = "DAY")]
    pub(super) from: Option<NaiveDate>,
    /// The last day
    #[arg(long, value_name = "DAY")]
    pub(super) to: Option<NaiveDate>,
}

/// How standings are shown.
#[derive(Debug, Args)]
pub(in crate::cli) struct DisplayArgs {
    /// The column to rank by: `points`, `average`, `sessions`, `hands`, `first`, `second`, `third`, `best`, `worst`,
    /// `player`, or a currency such as EUR
    #[arg(long, value_name = "COLUMN")]
    pub(super) sort: Option<String>,
    /// The unit of average, best and worst: `points`, or a currency such as EUR
    #[arg(long, value_name = "points|CODE")]
    pub(super) measure: Option<String>,
    /// The output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Format,
    #[command(flatten)]
    pub(super) page: PageArgs,
    /// The file for CSV or PDF, replaced once everything is written (default: standard output)
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
    /// Print JSON
    #[arg(long, conflicts_with = "format")]
    pub(super) json: bool,
}

/// The output format of standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// A table
    Text,
    /// CSV
    Csv,
    /// The table and the running totals as a chart, to be printed
    Pdf,
}

const EXAMPLES: &str = "Examples:
  oddtrick season
      the standings over all sessions
  oddtrick season --game oh-hell --from 2026-01-01 --to 2026-12-31 --sort average
  oddtrick season keep Thursdays --players Ann,Bob,Cy,Dee --from 2026-09-01
      save it under a name; later sessions are included
  oddtrick season show Thursdays --format csv
  oddtrick season show Thursdays --format pdf -o thursdays.pdf

A season is a choice, not a list: every session that fits belongs to it, later ones too. Points add up where all \
sessions are of one game and have the same scale; each currency is separate. The number beside an average is the number of \
sessions behind it. By average, best or worst session, a player with fewer than three, or fewer than a third of the \
season's, has no place. Ties share a place.";
