//! The CSV form: what a row is, and the number format.

use crate::exchange::{CsvFormat, DecimalSign as Sign, Layout, Profile, Separator};
use crate::scheme::keyword::Keyword;
use crate::view::Message;
use crate::view::page::{Choice, FilesMenu};
use crate::words::Words;

/// The number formats offered for spreadsheets: the decimal sign and the separator of each.
static SIGNS: [(Message, Sign, Separator); 4] = [
    (Message::FilesSignPoint, Sign::Point, Separator::Comma),
    (Message::FilesSignComma, Sign::Comma, Separator::Semicolon),
    (Message::FilesSignTab, Sign::Comma, Separator::Tab),
    (Message::FilesSignPointTab, Sign::Point, Separator::Tab),
];

/// The chosen export options.
#[derive(Clone, Copy, Default)]
pub(super) struct Written {
    layout: Layout,
    /// Whether it is for a spreadsheet.
    sheet: bool,
    /// The number format; `None` for the language's.
    sign: Option<Profile>,
}

impl Written {
    /// The chosen export format.
    pub(super) fn form(self, words: &Words) -> CsvFormat {
        CsvFormat {
            layout: self.layout,
            profile: if self.sheet {
                self.sign.unwrap_or_else(|| usual_profile(words))
            } else {
                Profile::MACHINE
            },
        }
    }
}

/// The dialect of a spreadsheet with this language's number format.
pub(in crate::window) fn usual_profile(words: &Words) -> Profile {
    profile(&SIGNS[usize::from(words.code != "en")])
}

fn profile((_, decimal, separator): &(Message, Sign, Separator)) -> Profile {
    Profile::spreadsheet(*separator, *decimal).unwrap_or(Profile::MACHINE)
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
        let layout = *one;
        choice(text, Written { layout, ..written })
    });
    let signs = SIGNS.iter().map(|one| {
        let sign = Some(profile(one));
        choice(one.0.clone(), Written { sign, ..written })
    });
    let profile = |text, sheet| choice(text, Written { sheet, ..written });
    FilesMenu {
        layouts: layouts.collect(),
        layout_note: match written.layout {
            Layout::Summary => Message::FilesStaysOut,
            Layout::Hands | Layout::Long => Message::FilesComesBack,
        },
        profiles: vec![
            profile(Message::FilesForPrograms, false),
            profile(Message::FilesForSpreadsheet, true),
        ],
        signs: signs.filter(|_| written.sheet).collect(),
    }
}
