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
    /// Shows what one player has tried, made and won
    #[command(after_help = SHOW_EXAMPLES)]
    Show {
        /// The player
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
    /// `oddtrick undo` with the number that is printed parts them again. Two who have sat at one table are two, and are
    /// refused.
    #[command(after_help = MERGE_EXAMPLES)]
    Merge {
        /// The name that goes, and the one that stays
        #[arg(required = true, num_args = 2..=3, value_names = ["NAME", "into", "NAME"])]
        names: Vec<String>,
    },
    /// Calls a player something else on the roster
    ///
    /// Sessions keep what their tables called them. `oddtrick undo` with the number that is printed takes it back.
    Rename {
        /// The player
        #[arg(value_name = "OLD")]
        name: String,
        /// The new name
        #[arg(value_name = "NEW")]
        new: String,
    },
}

const EXAMPLES: &str = r"Examples:
  oddtrick players
      everybody, with their evenings and what they won or lost
  oddtrick players show Ann
  oddtrick players merge Pawel into Paweł
  oddtrick players rename Bob Robert";

const SHOW_EXAMPLES: &str = r"Examples:
  oddtrick players show Ann
  oddtrick players show Ann --game oh-hell --json

A rate stands beside the bounds within which the true one lies, 19 times in 20. Of fewer than ten tries there is none.";

const MERGE_EXAMPLES: &str = r"Examples:
  oddtrick players merge Pawel into Paweł
      every evening of Pawel counts as Paweł's";
