//! The options of single commands as parsed by clap. Doc comments are the help text.

use super::command::paper::PaperArgs;
use crate::app::Divergence;
use crate::exchange::{DecimalSign, Layout, Separator};
use crate::scheme::switch::Switch;
use crate::scheme::{SettleMode, set};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

/// The help for session arguments.
const SESSION: &str = "Its id, the beginning of one, or `last`";

#[derive(Debug, Args)]
pub(super) struct SessionArg {
    #[arg(help = SESSION)]
    pub(super) session: String,
}

#[derive(Debug, Args)]
pub(super) struct NoteArgs {
    #[arg(help = SESSION)]
    pub(super) session: String,
    /// The note, in place of the one that is there; an empty one takes it off
    ///
    /// Without it the note that is there is printed.
    pub(super) text: Option<String>,
}

#[derive(Debug, Args)]
#[command(after_help = BEGIN_WITH_EXAMPLES)]
pub(super) struct BeginWithArgs {
    #[arg(help = SESSION)]
    pub(super) session: String,
    /// Who begins with how many points, in place of what is there; `none` for nobody with any
    ///
    /// Without it what is there is printed. Who is not named did not play before.
    #[arg(value_name = "NAME=POINTS")]
    pub(super) totals: Vec<String>,
}

const BEGIN_WITH_EXAMPLES: &str = "Examples:
  oddtrick begin-with last Ann=31 Bob=-12 Cy=0
      what three of the table had on paper when the session began
  oddtrick begin-with last none
      they begin at 0 after all

It counts as hand 0: in totals, places and money, for the stake of the first hand. Partners begin with
the same points, so that one name is enough. They count towards the game; a rubber begins without
games, its first game at 0, and bags begin at 0.";

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
    ///
    /// Control characters and marks that turn the direction of text are shown as \u{9b} where they stand in a comment.
    Show {
        /// Its id, be it one that ships or house rules
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
    /// Makes house rules from a scheme and keeps them
    ///
    /// Their id is made from their name and printed. They are used by it like any other scheme.
    #[command(after_help = MAKE_EXAMPLES)]
    Make {
        /// What the table calls them
        #[arg(value_name = "NEW-NAME")]
        name: String,
        /// The scheme that they are made from: its id, or the file of one
        #[arg(long, value_name = "ID")]
        from: String,
        #[command(flatten)]
        settings: Settings,
    },
    /// Keeps a scheme document as house rules
    ///
    /// The same document once more changes nothing. Another with the id of house rules that are there is refused without
    /// --replace, and one with the id of a scheme that ships always.
    Add {
        /// The document, as `oddtrick schemes show` prints one
        file: PathBuf,
        /// Put it in the place of house rules that have its id
        #[arg(long)]
        replace: bool,
    },
    /// Removes house rules; sessions that play by them go on as they began
    ///
    /// They are kept for 30 days, and `oddtrick undo` with the number that is printed brings them back.
    Remove {
        /// Their id
        id: String,
    },
}

const MAKE_EXAMPLES: &str = r"Examples:
  oddtrick schemes make 'Friday night' --from oh-hell --set made.constant=5 --set hook=off
  oddtrick record new --scheme friday-night --players Ann,Bob,Cy,Dee hands.jsonl";

pub(super) const UNDO_HELP: &str = "For house rules it is the number that `oddtrick schemes remove` or `add --replace` has printed, and for players the \
                         one that `oddtrick players merge` or `rename` has.";

#[derive(Debug, Args)]
pub(super) struct Settings {
    /// Change a value of the scheme, such as `contracts.abundance.under=1` or `unit=2`; repeatable
    ///
    /// A rule that a scheme may have or not is switched off by `off`: `slam=off`, `honours=off`, `rubber=off`.
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

pub(super) fn settle_modes() -> impl TypedValueParser<Value = SettleMode> {
    let values = SettleMode::ALL.iter().map(|(word, mode)| {
        PossibleValue::new(*word).help(match mode {
            SettleMode::PerPoint => "a stake for each point, against the mean of the table; between partnerships for each point that the sides are apart",
            SettleMode::Difference => "each pair settles the difference of their points",
            SettleMode::PerGame => "a stake for each game that a side wins",
            SettleMode::PerRubber => "a stake for each rubber that a side wins",
            SettleMode::WinnerTakesPot => "everyone puts in a stake, and the winner takes them all",
            SettleMode::ByPlace => "a stake to everybody who is placed above",
            SettleMode::None => "no stake",
        })
    });
    PossibleValuesParser::new(values).map(|word| SettleMode::from_word(&word).unwrap_or_default())
}

/// A value that is given by one of these words.
pub(super) fn words<T: Copy + Send + Sync + 'static>(
    all: impl IntoIterator<Item = (&'static str, T)>,
) -> impl TypedValueParser<Value = T> {
    let all: Vec<(&str, T)> = all.into_iter().collect();
    PossibleValuesParser::new(all.iter().map(|(word, _)| *word)).try_map(move |found| {
        let named = all.iter().find(|(word, _)| *word == found);
        named.map(|(_, value)| *value).ok_or("unknown")
    })
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

/// A session that is kept, and how it is printed.
#[derive(Debug, Args)]
#[command(after_help = SHOW_EXAMPLES)]
pub(super) struct ShowArgs {
    #[arg(help = SESSION)]
    pub(super) session: String,
    /// What to print
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(super) format: Format,
    /// Print JSON, as `--format json` does
    #[arg(long, conflicts_with = "format")]
    pub(super) json: bool,
}

const SHOW_EXAMPLES: &str = "Examples:
  oddtrick show last
  oddtrick show 3f2a --format csv

It prints what `oddtrick score` prints of the same hands. Who came later has no total before, and who had no seat in a \
hand no points in it.";

/// A list of sessions.
#[derive(Debug, Args)]
#[command(after_help = SESSIONS_EXAMPLES)]
pub(super) struct SessionsArgs {
    /// List what was deleted in the last 30 days instead; `oddtrick undo` with an id brings it back
    #[arg(long)]
    pub(super) deleted: bool,
    /// List only those whose title, note, players, game, scheme or date have all of these words
    #[arg(long, value_name = "TEXT")]
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
      small letters and letters without their accents find the others too";

/// What `score` and `show` print.
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
#[command(after_help = SEATS_EXAMPLES)]
pub(super) struct SeatsArgs {
    #[arg(help = SESSION)]
    pub(super) session: String,
    /// Somebody sits down, in the last seat or the one of this number; repeatable
    #[arg(long, value_name = "NAME[,SEAT]")]
    pub(super) join: Vec<String>,
    /// Somebody gets up, and those behind move up; repeatable
    #[arg(long, value_name = "NAME")]
    pub(super) leave: Vec<String>,
    /// The second of two takes the seat of the first; repeatable
    #[arg(long, value_name = "NAME,NAME")]
    pub(super) replace: Vec<String>,
    /// Two change places; repeatable
    #[arg(long, value_name = "NAME,NAME")]
    pub(super) swap: Vec<String>,
}

const SEATS_EXAMPLES: &str = "Examples:
  oddtrick seats last
      who sits where, clockwise
  oddtrick seats last --leave Bob
  oddtrick seats last --join Eve,2
  oddtrick seats last --replace Bob,Eve --swap Ann,Cy
  echo '{\"bids\":[0,null,1],\"tricks\":[1,null,0],\"cards\":1}' | oddtrick record last
      somebody sits out a hand: `null` in bids and tricks, or \"out\":[\"Bob\"] in other games

It holds from the next hand on, whoever played keeps the total, and one undo takes all of it back. Seats change in \
the order replace, leave, join, swap.";

#[derive(Debug, Args)]
#[command(after_help = EXPORT_EXAMPLES)]
pub(super) struct ExportArgs {
    #[arg(help = SESSION, required_unless_present = "all", conflicts_with = "all")]
    pub(super) session: Option<String>,
    /// Every session
    #[arg(long)]
    pub(super) all: bool,
    /// What a row is: a hand; a hand and player; or a session and player, which cannot be imported
    #[arg(long, default_value = "hands", value_parser = words(Layout::ALL.map(|one| (one.name(), one))))]
    pub(super) layout: Layout,
    /// For whom: `machine`, without a loss and the same everywhere, or a `spreadsheet`, which wants a byte order mark and its
    /// own separator and decimal sign
    #[arg(long, value_enum, default_value_t = ProfileName::Machine)]
    pub(super) profile: ProfileName,
    /// What a spreadsheet expects between two fields; without it a semicolon where the decimal sign is a comma, else a comma
    #[arg(long, value_name = "comma|semicolon|tab", value_parser = words(Separator::ALL))]
    pub(super) separator: Option<Separator>,
    /// What a spreadsheet expects before the decimals of an amount
    #[arg(long, value_name = "point|comma", value_parser = words(DecimalSign::ALL))]
    pub(super) decimal: Option<DecimalSign>,
    #[command(flatten)]
    pub(super) paper: PaperArgs,
    /// The file, replaced once everything is written; without it, or with `-`, standard output
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
}

/// For whom a table is written.
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
      for a spreadsheet of a place that writes 0,05
  oddtrick export last --format pdf -o evening.pdf
      the score sheet and who pays whom, to be printed
  oddtrick export last --format pdf --blank --paper letter -o blank.pdf

Text that a spreadsheet would run as a formula is made harmless, in either profile of CSV. Both can be imported again.";

#[derive(Debug, Args)]
#[command(after_help = IMPORT_EXAMPLES)]
pub(super) struct ImportArgs {
    /// Bundles or CSV files
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// Print what is new, known or wrong, line by line, and import nothing
    #[arg(long, visible_alias = "preview")]
    pub(super) dry_run: bool,
    /// Which version to keep of a session that diverged here and in a bundle
    #[arg(long, value_name = "WAY", value_enum, conflicts_with = "dry_run")]
    pub(super) two_ways: Option<Divergence>,
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
}

const IMPORT_EXAMPLES: &str = "Examples:
  oddtrick import --dry-run evenings.csv saturday.bundle
      what they contain
  oddtrick import evenings.csv saturday.bundle

If one of the files has a fault, nothing is imported. A session that diverged here stays as it is and is named; the \
rest is imported. Before anything is written, the database is copied to the folder beside it.";

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
    /// Print JSON about what was written to the file
    #[arg(long, requires = "output")]
    pub(super) json: bool,
}

const BUNDLE_EXAMPLES: &str = r"Examples:
  oddtrick bundle --all -o evenings.bundle
  oddtrick bundle last -o saturday.bundle
  oddtrick import saturday.bundle
      on another device: what it knows already comes in once

Sessions that were settled together come along together.";
