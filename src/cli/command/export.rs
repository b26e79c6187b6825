//! `export` and `bundle`; and the options of every PDF.

use super::settle::name_left_out;
use crate::app::{self, AppError, money, replace, write_bundle, write_table};
use crate::cli::args::{SESSION, SESSIONS};
use crate::cli::input::words;
use crate::cli::output::object;
use crate::cli::{Caller, Failure, Result};
use crate::exchange::share::paper::{Paper, blank, pdf};
use crate::exchange::{CsvFormat, DecimalSign, ExportError, Layout, Profile, Separator};
use crate::store::Database;
use crate::task::Work;
use crate::words::{LANGUAGES, Words};
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
use std::io::Write;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
#[command(after_help = r"Examples:
  oddtrick export last
  oddtrick export --all --layout summary -o evenings.csv
  oddtrick export --all --layout long --profile spreadsheet --decimal comma -o evenings.csv
      for a spreadsheet that writes 0,05
  oddtrick export last --format pdf -o evening.pdf
      the score sheet and who pays whom, to be printed
  oddtrick export last --format pdf --blank --paper letter -o blank.pdf

Text that a spreadsheet would run as a formula is escaped in both CSV profiles. Both can be imported.")]
pub(in crate::cli) struct ExportArgs {
    #[arg(help = SESSION, required_unless_present = "all", conflicts_with = "all")]
    session: Option<String>,
    /// Every session
    #[arg(long)]
    all: bool,
    /// What a row is: a hand; a player in a hand; or a player in a session, which cannot be imported
    #[arg(long, default_value = "hands", value_parser = words::<Layout>())]
    layout: Layout,
    /// The dialect: `machine` is lossless and the same everywhere; `spreadsheet` has a byte order mark and the
    /// separator and decimal sign that you choose
    #[arg(long, value_enum, default_value_t = ProfileName::Machine)]
    profile: ProfileName,
    /// The separator for a spreadsheet (default: a semicolon if the decimal sign is a comma, else a comma)
    #[arg(long, value_name = "comma|semicolon|tab", value_parser = words::<Separator>())]
    separator: Option<Separator>,
    /// The decimal sign for a spreadsheet
    #[arg(long, value_name = "point|comma", value_parser = words::<DecimalSign>())]
    decimal: Option<DecimalSign>,
    /// The output format (default: pdf for a file whose name ends in .pdf, else csv)
    #[arg(long, value_enum)]
    format: Option<ExportFormat>,
    #[command(flatten)]
    page: PageArgs,
    /// A PDF of an empty sheet for the same table, on one page, to be filled in by hand
    #[arg(long)]
    blank: bool,
    /// The file, replaced once everything is written (default: standard output)
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The dialect of a CSV file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ProfileName {
    /// A program
    Machine,
    /// A spreadsheet
    Spreadsheet,
}

/// The format of an exported session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ExportFormat {
    /// A table for programs and spreadsheets
    Csv,
    /// The score sheet and the settlement of one session, to be printed
    Pdf,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct PageArgs {
    /// The paper size of a PDF (default: Letter where that is usual, else A4)
    #[arg(long, value_name = "a4|letter", value_parser = words::<Paper>())]
    paper: Option<Paper>,
    /// The language of a PDF (default: that of the window)
    #[arg(long, value_name = "CODE", value_parser = PossibleValuesParser::new(LANGUAGES.iter().map(|one| one.code)))]
    language: Option<String>,
}

impl PageArgs {
    /// Whether a paper size or a language is given.
    pub(super) fn is_given(&self) -> bool {
        self.paper.is_some() || self.language.is_some()
    }

    /// The paper size and the language.
    pub(super) fn chosen(&self, caller: &Caller) -> (Paper, Words) {
        let language = self.language.clone();
        let language = language.unwrap_or_else(|| app::language(&caller.app.settings()));
        let paper = self.paper.unwrap_or_else(app::usual_paper);
        (paper, Words::of(&language))
    }
}

#[derive(Debug, Args)]
#[command(after_help = r"Examples:
  oddtrick bundle --all -o evenings.bundle
  oddtrick bundle last -o saturday.bundle
  oddtrick import saturday.bundle
      on another device; sessions that are there already are not doubled

Sessions that were settled together are bundled together.")]
pub(in crate::cli) struct BundleArgs {
    #[arg(value_name = "SESSION", help = SESSIONS)]
    #[arg(required_unless_present = "all", conflicts_with = "all")]
    sessions: Vec<String>,
    /// Every session
    #[arg(long)]
    all: bool,
    /// The file, replaced once everything is written (default: standard output)
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Print JSON about the written file
    #[arg(long, requires = "output")]
    json: bool,
}

/// Writes sessions as one CSV file, oldest first, or one session as PDF.
pub(in crate::cli) fn export(args: &ExportArgs, caller: &mut Caller) -> Result {
    let named = args.output.as_deref().and_then(Path::extension);
    let named = named.is_some_and(|end| end.eq_ignore_ascii_case("pdf"));
    if args
        .format
        .map_or(named, |format| format == ExportFormat::Pdf)
    {
        return export_pdf(args, caller);
    }
    if args.page.is_given() || args.blank {
        return Err(Failure::usage(
            "--paper, --language and --blank are for --format pdf",
        ));
    }
    let form = CsvFormat {
        layout: args.layout,
        profile: profile(args)?,
    };
    let sessions = caller.find_all(args.session.as_slice())?;
    let left_out = write(args.output.as_deref(), caller, |db, to, work| {
        write_table(db, &sessions, form, to, work)
    })?;
    name_left_out(&left_out, caller);
    Ok(())
}

/// Writes data to the given file, or to standard output.
pub(super) fn write<R>(
    output: Option<&Path>,
    caller: &mut Caller,
    write: impl FnOnce(&mut Database, &mut dyn Write, &Work) -> Result<R, AppError>,
) -> Result<R> {
    let (app, out, file) = (&caller.app, &mut *caller.out, named(output));
    Ok(caller.progress.with_progress(file.is_none(), |work| {
        let Some(path) = file else {
            return app.read(|db| write(db, out, work));
        };
        app.ensure_not_own_file(path)?;
        let saved = app.read(|db| replace(path, |to| write(db, to, work)))?;
        caller.changed.set(true);
        Ok(saved)
    })?)
}

/// The given file, unless it is standard output.
fn named(output: Option<&Path>) -> Option<&Path> {
    output.filter(|path| *path != Path::new("-"))
}

/// The CSV dialect.
fn profile(args: &ExportArgs) -> Result<Profile> {
    if args.profile == ProfileName::Machine {
        return match (args.separator, args.decimal) {
            (None, None) => Ok(Profile::MACHINE),
            _ => Err(Failure::usage(
                "--separator and --decimal are for --profile spreadsheet",
            )),
        };
    }
    let decimal = args.decimal.unwrap_or_default();
    let separator = args.separator.unwrap_or(match decimal {
        DecimalSign::Point => Separator::Comma,
        DecimalSign::Comma => Separator::Semicolon,
    });
    Profile::spreadsheet(separator, decimal)
        .ok_or_else(|| Failure::usage("a comma cannot be both the separator and the decimal sign"))
}

/// Writes whole sessions.
pub(in crate::cli) fn bundle(args: &BundleArgs, caller: &mut Caller) -> Result {
    let sessions = caller.find_all(&args.sessions)?;
    let file = named(args.output.as_deref());
    if args.json && file.is_none() {
        return Err(Failure::usage(
            "--json describes the file that was written; name it with -o",
        ));
    }
    let bundled = write(file, caller, |db, to, work| {
        write_bundle(db, &sessions, to, work)
    })?;
    match file.filter(|_| args.json) {
        None => Ok(()),
        Some(path) => caller.json(object! {
            "file": path.display().to_string(),
            "hands": bundled.hands,
            "payments": bundled.payments,
            "sessions": bundled.sessions,
        }),
    }
}

/// Writes a session as PDF.
fn export_pdf(args: &ExportArgs, caller: &mut Caller) -> Result {
    let table = args.separator.is_some() || args.decimal.is_some();
    let table = table || args.layout != Layout::Hands || args.profile != ProfileName::Machine;
    let Some(wanted) = args.session.as_ref().filter(|_| !table) else {
        return Err(Failure::usage(
            "--format pdf takes one session, without --all, --layout, --profile, --separator or --decimal",
        ));
    };
    let session = caller.app.find(wanted)?;
    let (paper, words) = args.page.chosen(caller);
    write(args.output.as_deref(), caller, |db, to, _| {
        let editor = app::editor(db, session)?;
        let season = money::read(db, Some(session))?;
        let shared = app::share_content(&editor, Some(season), &words)?;
        let draw = if args.blank { blank } else { pdf };
        let bytes = draw(&shared, paper);
        Ok(to.write_all(&bytes).map_err(ExportError::Io)?)
    })
}
