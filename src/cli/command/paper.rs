//! `export --format pdf`: a session as PDF; and the options of every PDF.

use super::import_export::{ExportArgs, ProfileName, write};
use crate::app::{self, money};
use crate::cli::input::words;
use crate::cli::{Caller, Failure, Result};
use crate::exchange::share::paper::{Paper, blank, pdf};
use crate::exchange::{ExportError, Layout};
use crate::words::{LANGUAGES, Words};
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
use std::path::Path;

/// The format of an exported session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum ExportFormat {
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

/// Whether the output is a PDF; rejects options of the other format.
pub(super) fn is_pdf(args: &ExportArgs) -> Result<bool> {
    let named = args.output.as_deref().and_then(Path::extension);
    let named = named.is_some_and(|end| end.eq_ignore_ascii_case("pdf"));
    match args.format {
        Some(ExportFormat::Pdf) => Ok(true),
        None if named => Ok(true),
        _ if !args.page.is_given() && !args.blank => Ok(false),
        _ => Err(Failure::usage(
            "--paper, --language and --blank are for --format pdf",
        )),
    }
}

/// Writes a session as PDF.
pub(in crate::cli) fn export(args: &ExportArgs, caller: &mut Caller) -> Result {
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
        let bytes = app::with_share_content(&editor, Some(season), &words, |shared| {
            if args.blank {
                blank(shared, paper)
            } else {
                pdf(shared, paper)
            }
        })?;
        Ok(to.write_all(&bytes).map_err(ExportError::Io)?)
    })
}
