//! The CSV form: what a row is, and number format.

use crate::exchange::{DecimalSign, Form, Layout, Profile, Separator, Spreadsheet};
use crate::view::Message;
use crate::window::models::fill;
use crate::words::Words;
use oddtrick_ui as ui;
use slint::SharedString;

/// The combinations of decimal sign and separator offered for spreadsheets.
const SIGNS: [(DecimalSign, Separator); 4] = [
    (DecimalSign::Point, Separator::Comma),
    (DecimalSign::Comma, Separator::Semicolon),
    (DecimalSign::Comma, Separator::Tab),
    (DecimalSign::Point, Separator::Tab),
];

/// The form chosen.
#[derive(Default)]
pub(super) struct Written {
    pub(super) layout: usize,
    pub(super) spreadsheet: bool,
    /// Index into [`SIGNS`]; `None` for the language's default.
    pub(super) sign: Option<usize>,
}

impl Written {
    /// The form chosen.
    pub(super) fn form(&self, words: &Words) -> Form {
        Form {
            layout: self.layout(),
            profile: if self.spreadsheet {
                profile(self.sign(words))
            } else {
                Profile::Machine
            },
        }
    }

    fn layout(&self) -> Layout {
        Layout::ALL
            .get(self.layout)
            .copied()
            .unwrap_or(Layout::Hands)
    }

    /// The index into [`SIGNS`] chosen, or the language's default.
    fn sign(&self, words: &Words) -> usize {
        self.sign.unwrap_or(usual(words)).min(SIGNS.len() - 1)
    }
}

/// One row per hand and player, the form with the fewest columns, in this language's number format.
pub(in crate::window) fn spreadsheet(words: &Words) -> Form {
    Form {
        layout: Layout::Long,
        profile: profile(usual(words)),
    }
}

/// The language's default among [`SIGNS`].
fn usual(words: &Words) -> usize {
    usize::from(words.language().code != "en")
}

fn profile(sign: usize) -> Profile {
    let (decimal, separator) = SIGNS[sign];
    Spreadsheet::new(separator, decimal).map_or(Profile::Machine, Profile::Spreadsheet)
}

/// Shows the options and the choice.
pub(super) fn show(adapter: &ui::FilesAdapter<'_>, written: &Written, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    let choice = |text: Message, label: Message, chosen: bool| ui::Choice {
        text: say(&text),
        label: say(&label),
        chosen,
        ..ui::Choice::default()
    };
    let layouts = Layout::ALL.map(|one| {
        let (text, label) = match one {
            Layout::Hands => (Message::FilesRowHand, Message::FilesRowHandSays),
            Layout::Long => (Message::FilesRowPlayer, Message::FilesRowPlayerSays),
            Layout::Summary => (Message::FilesRowResult, Message::FilesRowResultSays),
        };
        choice(text, label, one == written.layout())
    });
    adapter.set_layouts(fill(&adapter.get_layouts(), layouts.to_vec()));
    adapter.set_layout_note(say(&match written.layout() {
        Layout::Summary => Message::FilesStaysOut,
        Layout::Hands | Layout::Long => Message::FilesComesBack,
    }));
    let profiles = [false, true].map(|spreadsheet| {
        let text = if spreadsheet {
            Message::FilesForSpreadsheet
        } else {
            Message::FilesForPrograms
        };
        choice(text.clone(), text, spreadsheet == written.spreadsheet)
    });
    adapter.set_profiles(fill(&adapter.get_profiles(), profiles.to_vec()));
    adapter.set_spreadsheet(written.spreadsheet);
    let signs = [
        Message::FilesSignPoint,
        Message::FilesSignComma,
        Message::FilesSignTab,
        Message::FilesSignPointTab,
    ];
    let chosen = written.sign(words);
    let signs = signs.into_iter().enumerate();
    let signs = signs.map(|(at, text)| choice(text.clone(), text, at == chosen));
    adapter.set_signs(fill(&adapter.get_signs(), signs.collect()));
}
