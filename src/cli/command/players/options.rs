//! The options of `players` as parsed by clap. Doc comments are the help text.

use clap::{Args, Subcommand};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, after_help = EXAMPLES)]
pub(in crate::cli) struct PlayersArgs {
    /// Print JSON, an array with an object for each player
    #[arg(long)]
    pub(super) json: bool,
    #[command(subcommand)]
    pub(super) command: Option<PlayersCommand>,
}

#[derive(Debug, Subcommand)]
pub(super) enum PlayersCommand {
    /// Shows a player's contracts, success rates and money
    #[command(after_help = SHOW_EXAMPLES)]
    Show {
        /// The player
        #[arg(allow_hyphen_values = true)]
        name: String,
        /// Only sessions of this game, such as `solo-whist`
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Counts two names as one player from now on; no session changes
    ///
    /// `oddtrick undo` with the printed number undoes it. Two players who sat at one table cannot be merged.
    #[command(after_help = MERGE_EXAMPLES)]
    Merge {
        /// The name to remove, and the name to keep
        #[arg(required = true, allow_hyphen_values = true, num_args = 2..=3, value_names = ["NAME", "into", "NAME"])]
        names: Vec<String>,
    },
    /// Renames a player in the list of players
    ///
    /// Recorded sessions keep the old name. `oddtrick undo` with the printed number undoes it.
    Rename {
        /// The player
        #[arg(allow_hyphen_values = true, value_name = "OLD")]
        name: String,
        /// The new name
        #[arg(allow_hyphen_values = true, value_name = "NEW")]
        new: String,
    },
}

const EXAMPLES: &str = r"Examples:
  oddtrick players
      all players, with their sessions and money
  oddtrick players show Ann
  oddtrick players merge Pawel into Paweł
  oddtrick players rename Bob Robert";

const SHOW_EXAMPLES: &str = r"Examples:
  oddtrick players show Ann
  oddtrick players show Ann --game oh-hell --json

A success rate is shown with its 95 % range, and only for ten attempts or more.";

const MERGE_EXAMPLES: &str = r"Examples:
  oddtrick players merge Pawel into Paweł
      every session of Pawel counts as Paweł's";
