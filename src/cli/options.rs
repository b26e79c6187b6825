//! The options of single commands as clap reads them. Their help is written for a person.

use crate::exchange::Layout;
use crate::scheme::switch::Switch;
use crate::scheme::{SettleMode, set};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

/// How a session is named.
const SESSION: &str = "Its id, the beginning of one, or `last`";

#[derive(Debug, Args)]
pub(super) struct SessionArg {
    #[arg(help = SESSION)]
    pub(super) session: String,
}

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(super) struct SchemesArgs {
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
    #[command(subcommand)]
    pub(super) command: Option<SchemesCommand>,
}

#[derive(Debug, Subcommand)]
pub(super) enum SchemesCommand {
    /// Prints a scheme as its document, ready to be saved and changed
    Show {
        /// Its id
        id: String,
    },
    /// Checks a scheme document of your own
    Check {
        /// The document
        file: PathBuf,
    },
    /// Prints how many cards are dealt, hand after hand
    ///
    /// One number stands for all hands where a scheme always deals the same.
    Hands {
        /// A scheme's id, or the file of one
        #[arg(value_name = "ID")]
        scheme: String,
        /// How many sit at the table
        #[arg(long, value_name = "N")]
        players: usize,
        #[command(flatten)]
        settings: Settings,
    },
}

#[derive(Debug, Args)]
pub(super) struct Settings {
    /// Change a value of the scheme, such as `contracts.abundance.under=1` or `all-pass=goulash`; repeatable
    #[arg(long, value_name = "KEY=VALUE", value_parser = set::parse_setting)]
    pub(super) set: Vec<(String, String)>,
}

/// What a session is begun with.
#[derive(Debug, Args)]
pub(super) struct TableArgs {
    #[command(flatten)]
    pub(super) settings: Settings,
    /// Who deals the first hand; without it the last of the list does
    #[arg(long, value_name = "NAME")]
    pub(super) dealer: Option<String>,
    /// What is played for: `0.05` a point, or `1/10` for one in ten points
    #[arg(long, value_name = "AMOUNT[/POINTS]")]
    pub(super) stake: Option<String>,
    /// The currency of the stake as three letters, XXX for chips; without it that of your settings
    #[arg(long, value_name = "CODE", requires = "stake")]
    pub(super) currency: Option<String>,
    /// How points become money; without it as the scheme has it
    #[arg(long, value_name = "MODE", value_parser = settle_modes())]
    pub(super) settle: Option<SettleMode>,
}

fn settle_modes() -> impl TypedValueParser<Value = SettleMode> {
    let words = SettleMode::ALL.iter().map(|(word, _)| *word);
    PossibleValuesParser::new(words).map(|word| SettleMode::from_word(&word).unwrap_or_default())
}

fn layouts() -> impl TypedValueParser<Value = Layout> {
    let layout = |name: String| Layout::ALL.into_iter().find(|layout| layout.name() == name);
    PossibleValuesParser::new(Layout::ALL.map(Layout::name))
        .map(move |name| layout(name).unwrap_or(Layout::Hands))
}

#[derive(Debug, Args)]
#[command(after_help = SCORE_EXAMPLES)]
pub(super) struct ScoreArgs {
    /// A scheme's id, or the file of one
    #[arg(long, value_name = "ID|FILE")]
    pub(super) scheme: String,
    /// The players in seat order, clockwise, as one CSV record
    #[arg(long, value_name = "LIST")]
    pub(super) players: String,
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// What to print
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(super) format: Format,
    /// The hands, one JSON object a line; without it, or with `-`, standard input
    pub(super) hands: Option<PathBuf>,
}

/// What `score` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// A table
    Text,
    /// One JSON object a hand, and a last one for the session
    Json,
    /// One CSV row a hand
    Csv,
}

const SCORE_EXAMPLES: &str = r#"Examples:
  oddtrick score --scheme solo-whist-points --players Ann,Bob,Cy,Dee hands.jsonl
  oddtrick score --scheme solo-whist-units --set unit=6 --dealer Ann \
      --players 'Ann,Bob,"Smith, Cy",Dee' < hands.jsonl
  oddtrick score --scheme house.toml --players Ann,Bob,Cy,Dee \
      --stake 0.05 --currency GBP --format json -

Hands of Solo Whist:
  {"contract":"solo","declarers":["Ann"],"tricks":7}
  {"contract":"prop-and-cop","declarers":["Ann","Cy"],"tricks":8,"trump":"hearts"}
  {"contract":"general-misere","payer":"Dee"}
  {"passed":true}
Any hand may also say "dealer":"Bob", "out":["Eve"], "revoke":"Bob", "note":"…" and
"adjust":[{"player":"Ann","points":-10,"reason":"…"}].

Nothing is printed unless every hand is good."#;

#[derive(Debug, Args)]
#[command(after_help = RECORD_EXAMPLES)]
pub(super) struct RecordArgs {
    #[arg(
        value_name = "SESSION|new",
        help = "A session: its id, the beginning of one, or `last`; or `new`"
    )]
    pub(super) session: String,
    /// Of a new session: a scheme's id, or the file of one
    #[arg(long, value_name = "ID|FILE")]
    pub(super) scheme: Option<String>,
    /// Of a new session: the players in seat order, clockwise, as one CSV record
    #[arg(long, value_name = "LIST")]
    pub(super) players: Option<String>,
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// Of a new session: its title
    #[arg(long)]
    pub(super) title: Option<String>,
    /// The hands, one JSON object a line; without it, or with `-`, standard input
    pub(super) hands: Option<PathBuf>,
}

const RECORD_EXAMPLES: &str = r#"Examples:
  oddtrick record new --scheme solo-whist-points --players Ann,Bob,Cy,Dee \
      --title 'The club' hands.jsonl
  echo '{"contract":"misere","declarers":["Cy"],"tricks":0}' | oddtrick record last

For each hand that is kept, one line is printed: {"session":"…","hand":1}
It ends at the first hand that is not good; those before it stay. A new session is made with its first hand."#;

#[derive(Debug, Args)]
#[command(after_help = EXPORT_EXAMPLES)]
pub(super) struct ExportArgs {
    #[arg(help = SESSION, required_unless_present = "all", conflicts_with = "all")]
    pub(super) session: Option<String>,
    /// Every session
    #[arg(long)]
    pub(super) all: bool,
    /// What a row is: a hand; a hand and player; or a session and player, which cannot be imported
    #[arg(long, default_value = "hands", value_parser = layouts())]
    pub(super) layout: Layout,
    /// The file, replaced once everything is written; without it, or with `-`, standard output
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
}

const EXPORT_EXAMPLES: &str = r"Examples:
  oddtrick export last
  oddtrick export --all --layout summary -o evenings.csv";

#[derive(Debug, Args)]
#[command(after_help = BUNDLE_EXAMPLES)]
pub(super) struct BundleArgs {
    #[arg(
        value_name = "SESSION",
        help = "Sessions: their ids, the beginnings of them, or `last`",
        required_unless_present = "all",
        conflicts_with = "all"
    )]
    pub(super) sessions: Vec<String>,
    /// Every session
    #[arg(long)]
    pub(super) all: bool,
    /// The file, replaced once everything is written; without it, or with `-`, standard output
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
}

const BUNDLE_EXAMPLES: &str = r"Examples:
  oddtrick bundle --all -o evenings.bundle
  oddtrick bundle last -o saturday.bundle
  oddtrick import saturday.bundle
      on another device: what it knows already comes in once

Sessions that were settled together come along together.";
