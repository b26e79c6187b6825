//! The options of single commands as parsed by clap. Doc comments are the help text.

use super::command::paper::PaperArgs;
use crate::app::VersionToKeep;
use crate::exchange::{DecimalSign, Layout, Separator};
use crate::scheme::keyword::Keyword;
use crate::scheme::{SettleMode, set};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

/// The help for session arguments.
const SESSION: &str = "The session: its id, the beginning of its id, or `last`";

/// The help for arguments that are several sessions.
pub(super) const SESSIONS: &str = "Sessions: ids, beginnings of ids, or `last`";

#[derive(Debug, Args)]
pub(super) struct SessionArg {
    #[arg(help = SESSION)]
    pub(super) session: String,
}

#[derive(Debug, Args)]
pub(super) struct NoteArgs {
    #[arg(help = SESSION)]
    pub(super) session: String,
    /// The new note; an empty text removes the note
    ///
    /// Without it the note is printed.
    #[arg(allow_hyphen_values = true)]
    pub(super) text: Option<String>,
}

#[derive(Debug, Args)]
#[command(after_help = BEGIN_WITH_EXAMPLES)]
pub(super) struct BeginWithArgs {
    #[arg(help = SESSION)]
    pub(super) session: String,
    /// The points brought forward of each player; `none` removes them
    ///
    /// Without it the totals are printed. A player who is not named begins at 0.
    #[arg(allow_hyphen_values = true, value_name = "NAME=POINTS")]
    pub(super) totals: Vec<String>,
}

const BEGIN_WITH_EXAMPLES: &str = "Examples:
  oddtrick begin-with last Ann=31 Bob=-12 Cy=0
      what three players had on paper when the session began
  oddtrick begin-with last none
      everybody begins at 0

Points brought forward count as hand 0 in totals, places and money, at the stake of the first hand. Partners begin with \
the same points, so one name is enough. They count towards the game; a rubber begins without games, its first game at 0, \
and bags begin at 0.";

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
    /// Prints a scheme's document, to be saved and edited
    ///
    /// Control characters and direction marks in comments are printed as escapes such as \u{9b}.
    Show {
        /// The id of a scheme or of house rules
        id: String,
    },
    /// Checks a scheme document
    Check {
        /// The document
        file: PathBuf,
    },
    /// Prints the number of cards dealt in each hand
    ///
    /// A scheme that always deals the same prints one number.
    Hands {
        /// The scheme: its id, or a file
        #[arg(value_name = "ID")]
        scheme: String,
        /// How many sit at the table
        #[arg(long, value_name = "N")]
        players: usize,
        #[command(flatten)]
        settings: Settings,
    },
    /// Makes house rules from a scheme and saves them
    ///
    /// Their id is derived from the name and printed.
    #[command(after_help = MAKE_EXAMPLES)]
    Make {
        /// Their name
        #[arg(value_name = "NEW-NAME")]
        name: String,
        /// The base scheme: its id, or a file
        #[arg(long, value_name = "ID")]
        from: String,
        #[command(flatten)]
        settings: Settings,
    },
    /// Saves a scheme document as house rules
    ///
    /// The same document again changes nothing. Another document with the id of existing house rules needs --replace; the
    /// id of a built-in scheme is refused.
    Add {
        /// The document, as `oddtrick schemes show` prints one
        file: PathBuf,
        /// Replace the house rules of the same id
        #[arg(long)]
        replace: bool,
    },
    /// Removes house rules; sessions that use them keep their rules
    ///
    /// For 30 days `oddtrick undo` with the printed number restores them.
    Remove {
        /// Their id
        id: String,
    },
}

const MAKE_EXAMPLES: &str = r"Examples:
  oddtrick schemes make 'Friday night' --from oh-hell --set made.constant=5 --set hook=off
  oddtrick record new --scheme friday-night --players Ann,Bob,Cy,Dee hands.jsonl";

pub(super) const UNDO_HELP: &str = "For house rules, give the number that `schemes remove` or `schemes add --replace` printed; for players, the number \
                         that `players merge` or `players rename` printed.";

#[derive(Debug, Args)]
pub(super) struct Settings {
    /// Change a value of the scheme, such as `contracts.abundance.under=1` or `unit=2`; repeatable
    ///
    /// `off` switches an optional rule off: `slam=off`, `honours=off`, `rubber=off`.
    #[arg(long, value_name = "KEY=VALUE", value_parser = set::parse_setting)]
    pub(super) set: Vec<(String, String)>,
}

/// The options of a new session.
#[derive(Debug, Args)]
pub(super) struct TableArgs {
    #[command(flatten)]
    pub(super) settings: Settings,
    /// Who deals the first hand (default: the last player)
    #[arg(long, allow_hyphen_values = true, value_name = "NAME")]
    pub(super) dealer: Option<String>,
    /// The stake: `0.05` a point, or `1/10` for 1 per 10 points
    #[arg(long, value_name = "AMOUNT[/POINTS]")]
    pub(super) stake: Option<String>,
    /// The currency of the stake as three letters, XXX for chips (default: as in your settings)
    #[arg(long, value_name = "CODE", requires = "stake")]
    pub(super) currency: Option<String>,
    /// The settlement (default: that of the scheme)
    #[arg(long, value_name = "MODE", value_parser = settle_modes())]
    pub(super) settle: Option<SettleMode>,
}

pub(super) fn settle_modes() -> impl TypedValueParser<Value = SettleMode> {
    let values = SettleMode::ALL.iter().map(|(word, mode)| {
        PossibleValue::new(*word).help(match mode {
            SettleMode::PerPoint => "a stake per point, against the table's mean; in partnerships, per point of difference between the sides",
            SettleMode::Difference => "each pair settles the difference of their points",
            SettleMode::PerGame => "a stake per game won",
            SettleMode::PerRubber => "a stake per rubber won",
            SettleMode::WinnerTakesPot => "everyone puts in a stake; the winner takes all",
            SettleMode::ByPlace => "a stake to everyone placed higher",
            SettleMode::None => "no stake",
        })
    });
    PossibleValuesParser::new(values).map(|word| SettleMode::from_word(&word).unwrap_or_default())
}

/// A parser for values that are named by fixed words.
pub(super) fn words<T: Keyword + Send + Sync>() -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(T::ALL.iter().map(|(word, _)| *word))
        .try_map(|word| T::from_word(&word).ok_or("unknown"))
}

#[derive(Debug, Args)]
#[command(after_help = SCORE_EXAMPLES)]
pub(super) struct ScoreArgs {
    /// The scheme: its id, or a file
    #[arg(long, value_name = "ID|FILE")]
    pub(super) scheme: String,
    /// The players in seat order, clockwise, separated by commas
    #[arg(long, allow_hyphen_values = true, value_name = "LIST")]
    pub(super) players: String,
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// The output format
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(super) format: Format,
    /// The hands, one JSON object per line (default: standard input)
    pub(super) hands: Option<PathBuf>,
}

/// A recorded session, and how it is printed.
#[derive(Debug, Args)]
#[command(after_help = SHOW_EXAMPLES)]
pub(super) struct ShowArgs {
    #[arg(help = SESSION)]
    pub(super) session: String,
    /// The output format
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(super) format: Format,
    /// The same as `--format json`
    #[arg(long, conflicts_with = "format")]
    pub(super) json: bool,
}

const SHOW_EXAMPLES: &str = "Examples:
  oddtrick show last
  oddtrick show 3f2a --format csv

It prints what `oddtrick score` prints for the same hands. A player has no total before joining, and no points in hands \
without a seat.";

/// A list of sessions.
#[derive(Debug, Args)]
#[command(after_help = SESSIONS_EXAMPLES)]
pub(super) struct SessionsArgs {
    /// List the sessions deleted in the last 30 days; `oddtrick undo` with an id restores one
    #[arg(long)]
    pub(super) deleted: bool,
    /// List only those whose title, note, players, game, scheme or date have all of these words
    #[arg(long, allow_hyphen_values = true, value_name = "TEXT")]
    pub(super) search: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
}

const SESSIONS_EXAMPLES: &str = "Examples:
  oddtrick sessions --search ann
  oddtrick sessions --search 'oh hell josé' --json
  oddtrick sessions --search '2026-11 ann'
  oddtrick sessions --search '26 November 2026'
      case and accents are ignored";

/// What `score` and `show` print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// A table
    Text,
    /// One JSON object per hand, and a last one for the session
    Json,
    /// One CSV row per hand
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
Any hand may also have "dealer":"Bob", "out":["Eve"], "revoke":"Bob", "note":"…" and
"adjust":[{"player":"Ann","points":-10,"reason":"…"}].

Nothing is printed unless every hand is valid."#;

#[derive(Debug, Args)]
#[command(after_help = RECORD_EXAMPLES)]
pub(super) struct RecordArgs {
    /// The session: its id, the beginning of its id, `last`, or `new`
    #[arg(value_name = "SESSION|new")]
    pub(super) session: String,
    /// For a new session: its scheme, an id or a file
    #[arg(long, value_name = "ID|FILE")]
    pub(super) scheme: Option<String>,
    /// For a new session: the players in seat order, clockwise, separated by commas
    #[arg(long, allow_hyphen_values = true, value_name = "LIST")]
    pub(super) players: Option<String>,
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// For a new session: its title
    #[arg(long, allow_hyphen_values = true)]
    pub(super) title: Option<String>,
    /// The hands, one JSON object per line (default: standard input)
    pub(super) hands: Option<PathBuf>,
}

const RECORD_EXAMPLES: &str = r#"Examples:
  oddtrick record new --scheme solo-whist-points --players Ann,Bob,Cy,Dee \
      --title 'The club' hands.jsonl
  echo '{"contract":"misere","declarers":["Cy"],"tricks":0}' | oddtrick record last

For each recorded hand, one line is printed: {"session":"…","hand":1}
It stops at the first invalid hand; hands before it stay recorded. A new session is created with its first hand."#;

#[derive(Debug, Args)]
#[command(after_help = SEATS_EXAMPLES)]
pub(super) struct SeatsArgs {
    #[arg(help = SESSION)]
    pub(super) session: String,
    /// A player joins, in the last seat or the seat of this number; repeatable
    #[arg(long, allow_hyphen_values = true, value_name = "NAME[,SEAT]")]
    pub(super) join: Vec<String>,
    /// A player leaves, and those behind move up; repeatable
    #[arg(long, allow_hyphen_values = true, value_name = "NAME")]
    pub(super) leave: Vec<String>,
    /// The second player takes the seat of the first; repeatable
    #[arg(long, allow_hyphen_values = true, value_name = "NAME,NAME")]
    pub(super) replace: Vec<String>,
    /// Two players swap seats; repeatable
    #[arg(long, allow_hyphen_values = true, value_name = "NAME,NAME")]
    pub(super) swap: Vec<String>,
}

const SEATS_EXAMPLES: &str = "Examples:
  oddtrick seats last
      who sits where, clockwise
  oddtrick seats last --leave Bob
  oddtrick seats last --join Eve,2
  oddtrick seats last --replace Bob,Eve --swap Ann,Cy
  echo '{\"bids\":[0,null,1],\"tricks\":[1,null,0],\"cards\":1}' | oddtrick record last
      a player sits out a hand: `null` in bids and tricks, or \"out\":[\"Bob\"] in other games

It applies from the next hand, players keep their totals, and one undo undoes all of it. Seats change in the order \
replace, leave, join, swap.";

#[derive(Debug, Args)]
#[command(after_help = EXPORT_EXAMPLES)]
pub(super) struct ExportArgs {
    #[arg(help = SESSION, required_unless_present = "all", conflicts_with = "all")]
    pub(super) session: Option<String>,
    /// Every session
    #[arg(long)]
    pub(super) all: bool,
    /// What a row is: a hand; a player in a hand; or a player in a session, which cannot be imported
    #[arg(long, default_value = "hands", value_parser = words::<Layout>())]
    pub(super) layout: Layout,
    /// The dialect: `machine` is lossless and the same everywhere; `spreadsheet` has a byte order mark and the
    /// separator and decimal sign that you choose
    #[arg(long, value_enum, default_value_t = ProfileName::Machine)]
    pub(super) profile: ProfileName,
    /// The separator for a spreadsheet (default: a semicolon if the decimal sign is a comma, else a comma)
    #[arg(long, value_name = "comma|semicolon|tab", value_parser = words::<Separator>())]
    pub(super) separator: Option<Separator>,
    /// The decimal sign for a spreadsheet
    #[arg(long, value_name = "point|comma", value_parser = words::<DecimalSign>())]
    pub(super) decimal: Option<DecimalSign>,
    #[command(flatten)]
    pub(super) paper: PaperArgs,
    /// The file, replaced once everything is written (default: standard output)
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
}

/// The dialect of a CSV file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ProfileName {
    /// A program
    Machine,
    /// A spreadsheet
    Spreadsheet,
}

const EXPORT_EXAMPLES: &str = r"Examples:
  oddtrick export last
  oddtrick export --all --layout summary -o evenings.csv
  oddtrick export --all --layout long --profile spreadsheet --decimal comma -o evenings.csv
      for a spreadsheet that writes 0,05
  oddtrick export last --format pdf -o evening.pdf
      the score sheet and who pays whom, to be printed
  oddtrick export last --format pdf --blank --paper letter -o blank.pdf

Text that a spreadsheet would run as a formula is escaped in both CSV profiles. Both can be imported.";

#[derive(Debug, Args)]
#[command(after_help = IMPORT_EXAMPLES)]
pub(super) struct ImportArgs {
    /// Bundles or CSV files
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// Show what is new, known or wrong, line by line, and import nothing
    #[arg(long, visible_alias = "preview")]
    pub(super) dry_run: bool,
    /// Which version to keep of a session that diverged on two devices
    #[arg(long, value_name = "WAY", value_enum, conflicts_with = "dry_run")]
    pub(super) two_ways: Option<VersionToKeep>,
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
}

const IMPORT_EXAMPLES: &str = "Examples:
  oddtrick import --dry-run evenings.csv saturday.bundle
      show what they contain
  oddtrick import evenings.csv saturday.bundle

If one file has a fault, nothing is imported; in CSV a known hand that differs is a fault. A session of a bundle that \
diverged stays as it is and is named; the rest is imported. The database is backed up first.";

#[derive(Debug, Args)]
#[command(after_help = BUNDLE_EXAMPLES)]
pub(super) struct BundleArgs {
    #[arg(value_name = "SESSION", help = SESSIONS)]
    #[arg(required_unless_present = "all", conflicts_with = "all")]
    pub(super) sessions: Vec<String>,
    /// Every session
    #[arg(long)]
    pub(super) all: bool,
    /// The file, replaced once everything is written (default: standard output)
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
    /// Print JSON about the written file
    #[arg(long, requires = "output")]
    pub(super) json: bool,
}

const BUNDLE_EXAMPLES: &str = r"Examples:
  oddtrick bundle --all -o evenings.bundle
  oddtrick bundle last -o saturday.bundle
  oddtrick import saturday.bundle
      on another device; sessions that are there already are not doubled

Sessions that were settled together are bundled together.";
