//! The CSV form: what a row is, and the number format.

use crate::exchange::{CsvFormat, DecimalSign, Layout, Profile, Separator, Spreadsheet};
use crate::scheme::keyword::Keyword;
use crate::view::Message;
use crate::view::page::{Choice, FilesForm};
use crate::words::Words;

/// The combinations of decimal sign and separator offered for spreadsheets.
const SIGNS: [(DecimalSign, Separator); 4] = [
    (DecimalSign::Point, Separator::Comma),
    (DecimalSign::Comma, Separator::Semicolon),
    (DecimalSign::Comma, Separator::Tab),
    (DecimalSign::Point, Separator::Tab),
];

/// The chosen export options.
#[derive(Default)]
pub(super) struct Written {
    pub(super) layout: usize,
    pub(super) spreadsheet: bool,
    /// Index into [`SIGNS`]; `None` for the language's default.
    pub(super) sign: Option<usize>,
}

impl Written {
    /// The chosen export format.
    pub(super) fn form(&self, words: &Words) -> CsvFormat {
        CsvFormat {
            layout: self.layout(),
            profile: if self.spreadsheet {
                profile(self.sign(words))
            } else {
                Profile::Machine
            },
        }
    }

    fn layout(&self) -> Layout {
        let chosen = Layout::ALL.get(self.layout);
        chosen.map_or(Layout::Hands, |(_, layout)| *layout)
    }

    /// The index into [`SIGNS`] chosen, or the language's default.
    fn sign(&self, words: &Words) -> usize {
        self.sign.unwrap_or(usual(words)).min(SIGNS.len() - 1)
    }
}

/// The dialect of a spreadsheet with this language's number format.
pub(in crate::window) fn usual_profile(words: &Words) -> Profile {
    profile(usual(words))
}

/// The language's default among [`SIGNS`].
fn usual(words: &Words) -> usize {
    usize::from(words.language().code != "en")
}

fn profile(sign: usize) -> Profile {
    let (decimal, separator) = SIGNS[sign];
    Spreadsheet::new(separator, decimal).map_or(Profile::Machine, Profile::Spreadsheet)
}

/// The form with its choices.
pub(super) fn view(written: &Written, words: &Words) -> FilesForm {
    let layouts = Layout::ALL.iter().map(|(_, one)| {
        let (text, label) = match one {
            Layout::Hands => (Message::FilesRowHand, Message::FilesRowHandSays),
            Layout::Long => (Message::FilesRowPlayer, Message::FilesRowPlayerSays),
            Layout::Summary => (Message::FilesRowResult, Message::FilesRowResultSays),
        };
        Choice::of(text, *one == written.layout(), ()).says(label)
    });
    let signs = [
        Message::FilesSignPoint,
        Message::FilesSignComma,
        Message::FilesSignTab,
        Message::FilesSignPointTab,
    ];
    let chosen = written.sign(words);
    let signs = signs.into_iter().enumerate();
    FilesForm {
        layouts: layouts.collect(),
        layout_note: match written.layout() {
            Layout::Summary => Message::FilesStaysOut,
            Layout::Hands | Layout::Long => Message::FilesComesBack,
        },
        profiles: vec![
            Choice::of(Message::FilesForPrograms, !written.spreadsheet, ()),
            Choice::of(Message::FilesForSpreadsheet, written.spreadsheet, ()),
        ],
        spreadsheet: written.spreadsheet,
        signs: signs
            .map(|(at, text)| Choice::of(text, at == chosen, ()))
            .collect(),
    }
}
