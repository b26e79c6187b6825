//! The CSV form: what a row is, and the number format.

use crate::exchange::{CsvFormat, DecimalSign, Layout, Profile, Separator};
use crate::scheme::keyword::Keyword;
use crate::view::Message;
use crate::view::page::{Choice, FilesMenu};
use crate::words::Words;

/// The combinations of decimal sign and separator offered for spreadsheets.
const SIGNS: [(DecimalSign, Separator); 4] = [
    (DecimalSign::Point, Separator::Comma),
    (DecimalSign::Comma, Separator::Semicolon),
    (DecimalSign::Comma, Separator::Tab),
    (DecimalSign::Point, Separator::Tab),
];

/// The chosen export options.
#[derive(Clone, Copy, Default)]
pub(super) struct Written {
    layout: Layout,
    spreadsheet: bool,
    /// Index into [`SIGNS`]; `None` for the language's default.
    sign: Option<usize>,
}

impl Written {
    /// The chosen export format.
    pub(super) fn form(self, words: &Words) -> CsvFormat {
        CsvFormat {
            layout: self.layout,
            profile: if self.spreadsheet {
                profile(self.sign.unwrap_or(usual(words)))
            } else {
                Profile::MACHINE
            },
        }
    }
}

/// The dialect of a spreadsheet with this language's number format.
pub(in crate::window) fn usual_profile(words: &Words) -> Profile {
    profile(usual(words))
}

/// The language's default among [`SIGNS`].
fn usual(words: &Words) -> usize {
    usize::from(words.code != "en")
}

fn profile(sign: usize) -> Profile {
    let (decimal, separator) = SIGNS[sign];
    Profile::spreadsheet(separator, decimal).unwrap_or(Profile::MACHINE)
}

/// The menu with the choices of the form, each with the form it leads to.
pub(super) fn view(written: Written, words: &Words) -> FilesMenu<Written> {
    let form = written.form(words);
    let choice = |text, does: Written| Choice::of(text, does.form(words) == form, does);
    let layouts = Layout::ALL.iter().map(|(_, one)| {
        let text = match one {
            Layout::Hands => Message::FilesRowHand,
            Layout::Long => Message::FilesRowPlayer,
            Layout::Summary => Message::FilesRowResult,
        };
        let (label, layout) = (text.in_full(), *one);
        choice(text, Written { layout, ..written }).says(label)
    });
    let signs = [
        Message::FilesSignPoint,
        Message::FilesSignComma,
        Message::FilesSignTab,
        Message::FilesSignPointTab,
    ];
    let signs = signs.into_iter().enumerate().map(|(at, text)| {
        let sign = Some(at);
        choice(text, Written { sign, ..written })
    });
    let [mut program, mut spreadsheet] = [written; 2];
    (program.spreadsheet, spreadsheet.spreadsheet) = (false, true);
    FilesMenu {
        layouts: layouts.collect(),
        layout_note: match written.layout {
            Layout::Summary => Message::FilesStaysOut,
            Layout::Hands | Layout::Long => Message::FilesComesBack,
        },
        profiles: vec![
            choice(Message::FilesForPrograms, program),
            choice(Message::FilesForSpreadsheet, spreadsheet),
        ],
        signs: signs.filter(|_| written.spreadsheet).collect(),
    }
}
