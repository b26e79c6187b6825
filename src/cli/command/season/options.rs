//! The options of `season` as parsed by clap. Doc comments are the help text.

use chrono::NaiveDate;
use clap::{Args, Subcommand, ValueEnum};

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub(in crate::cli) struct SeasonArgs {
    #[command(subcommand)]
    pub(super) command: Option<SeasonCommand>,
    #[command(flatten)]
    pub(super) choice: ChoiceArgs,
    #[command(flatten)]
    pub(super) shape: ShapeArgs,
}

#[derive(Debug, Subcommand)]
pub(super) enum SeasonCommand {
    /// Lists the seasons that are kept
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Shows the standing of a season that is kept
    Show {
        /// The season
        name: String,
        #[command(flatten)]
        shape: ShapeArgs,
    },
    /// Keeps a choice of sessions under a name, in place of what was kept under it
    Keep {
        /// The name
        name: String,
        #[command(flatten)]
        choice: ChoiceArgs,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Forgets a season; its sessions stay
    Forget {
        /// The season
        name: String,
    },
}

/// Which sessions belong to a season.
#[derive(Debug, Args)]
pub(in crate::cli) struct ChoiceArgs {
    /// The group: sessions where most of those who sat are of it, or all of it sat; others are not ranked
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
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

/// How a standing is shown.
#[derive(Debug, Args)]
pub(in crate::cli) struct ShapeArgs {
    /// The column that the places are by: `points`, `average`, `evenings`, `hands`, `first`, `second`, `third`, `best`, `worst`,
    /// `player`, or a currency such as EUR
    #[arg(long, value_name = "COLUMN")]
    pub(super) sort: Option<String>,
    /// What average, best and worst are of: `points`, or a currency such as EUR
    #[arg(long, value_name = "points|CODE")]
    pub(super) measure: Option<String>,
    /// How it is written
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Format,
    /// Print JSON
    #[arg(long, conflicts_with = "format")]
    pub(super) json: bool,
}

/// How a standing is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// A table for a person.
    Text,
    /// A table for a program.
    Csv,
}

const EXAMPLES: &str = "Examples:
  oddtrick season
      who stands where over all sessions
  oddtrick season --game oh-hell --from 2026-01-01 --to 2026-12-31 --sort average
  oddtrick season keep Thursdays --players Ann,Bob,Cy,Dee --from 2026-09-01
      kept under a name, so that it grows by itself
  oddtrick season show Thursdays --format csv

A season is a choice of sessions and not a list: every session that fits belongs to it, also one that is played tomorrow. Points
add up where all sessions are of one game and count alike; each currency stands by itself. The number behind an average says over \
how many sessions it is; with fewer than three, or fewer than a third of the season, it has no place. Who ties shares a place.";
