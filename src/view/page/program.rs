//! Settings, files, and a database that cannot be opened.

use super::{Change, Choice, CurrencyName, Message};

/// Everything on the page of settings. Set on `SettingsAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsPage {
    /// The languages, each in its own name.
    pub languages: Vec<Choice>,
    /// The theme, by its place.
    pub theme: i32,
    /// The sizes of text.
    pub sizes: Vec<Choice>,
    /// A row by which they are judged.
    pub sample: Sample,
    /// The currency of a new session.
    pub currency_name: CurrencyName,
    /// Its letters, and an amount in it.
    pub currency_line: String,
    /// That no currency was found.
    pub currency_none: Option<Message>,
    /// Those that were.
    pub currencies: Vec<CurrencyRow>,
    /// Whether each suit has its own colour.
    pub four_colour: bool,
    /// Whether nothing moves.
    pub reduce_motion: bool,
    /// The database file.
    pub database: String,
    /// The file.
    pub database_line: Option<Message>,
    /// The program's version.
    pub version: Message,
    /// Its licence.
    pub licence_line: Message,
    /// Those of its fonts.
    pub licences: Vec<Licence>,
}

/// A row of the score, only to be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// A name.
    pub name: Message,
    /// What is played.
    pub caption: Message,
    /// What the last hand brought.
    pub change: Change,
    /// The total.
    pub total: i64,
    /// The row as a sentence.
    pub label: Message,
}

/// A currency in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurrencyRow {
    /// Its letters.
    pub code: String,
    /// Its name.
    pub name: CurrencyName,
    /// Both.
    pub label: String,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// The licence of a font.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Licence {
    /// The font.
    pub name: String,
    /// What kind of licence it is.
    pub line: Message,
    /// Its text.
    pub text: String,
}

/// What a table is written as. Set on `FilesAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilesForm {
    /// What a row can be.
    pub layouts: Vec<Choice>,
    /// Whether it can be read in again.
    pub layout_note: Message,
    /// Whom it is for.
    pub profiles: Vec<Choice>,
    /// Whether it is for a spreadsheet.
    pub spreadsheet: bool,
    /// What decimal signs and separators are offered for one.
    pub signs: Vec<Choice>,
}

/// What files contain, before anything is imported. Set on `FilesAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComingView {
    /// Line by line.
    pub coming: Vec<ComingRow>,
    /// What can become of a session that went on another way here.
    pub ways: Vec<Choice>,
    /// Over these.
    pub ways_ask: Message,
    /// What it comes to.
    pub coming_sum: Option<Message>,
    /// Whether it can be imported.
    pub can_take_in: bool,
    /// Why it cannot.
    pub coming_verdict: Option<Message>,
}

/// A line of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComingRow {
    /// The outcome.
    pub kind: Coming,
    /// The file, and the line in it.
    pub place: Message,
    /// Its text.
    pub text: Message,
    /// The row as a sentence.
    pub label: Message,
}

/// What becomes of a line of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coming {
    /// It is imported.
    New,
    /// It is there already.
    Known,
    /// It keeps everything out.
    Wrong,
}

/// A backup that was made by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeBackup {
    /// The time.
    pub title: Message,
    /// How large it is.
    pub line: Message,
    /// The row as a button.
    pub label: Message,
}

/// The page of a database that cannot be opened. Set on `RecoveryAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecoveryPage {
    /// What is wrong, or that it is back.
    pub title: Message,
    /// What that means.
    pub line: Message,
    /// The file.
    pub file: String,
    /// What the program says of it.
    pub detail: String,
    /// What there is to bring sessions back from, or what came back.
    pub kept: Vec<KeptRow>,
    /// Whether that is still being looked at.
    pub reading: bool,
    /// The backups.
    pub backups: Vec<BackupRow>,
    /// Whether it can be rebuilt.
    pub can_rebuild: bool,
    /// What that would bring.
    pub rebuild_line: Option<Message>,
    /// Whether it can be looked at as it is.
    pub can_look: bool,
    /// Whether a copy can be saved.
    pub can_save: bool,
    /// Whether something is being done.
    pub busy: bool,
    /// Whether all is well again.
    pub done: bool,
    /// Whether files can be chosen; else paths are typed.
    pub has_dialogs: bool,
    /// Why something did not work, or where a copy is.
    pub notice: Option<Message>,
}

/// A place that sessions can be brought back from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptRow {
    /// The session.
    pub title: Message,
    /// The file.
    pub line: Message,
}

/// A backup to bring back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupRow {
    /// When it was made.
    pub title: Message,
    /// What is in it, and how large it is.
    pub line: Message,
    /// The row as a button.
    pub label: Message,
    /// Whether it can be chosen.
    pub good: bool,
}
