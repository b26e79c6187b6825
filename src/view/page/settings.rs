//! The pages of the program itself: settings, files, and a database that cannot be opened.

use super::{Choice, Hidden, Message, ScoreRow, TextRow};
use crate::money::Currency;
use core::net::Ipv4Addr;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// The settings page. Set on `SettingsView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsPage<A> {
    /// The languages, each by its own name.
    pub languages: Vec<Choice>,
    /// The index of the theme.
    pub theme: i32,
    /// The text sizes.
    pub sizes: Vec<Choice>,
    /// A sample row in the current text size.
    pub sample: ScoreRow,
    /// The currency of a new session.
    pub currency_name: Message,
    /// Its code and a sample amount.
    pub currency_line: String,
    /// The currencies that match; the badge is the code.
    pub currencies: Vec<Choice<Currency>>,
    /// The settings that are on or off; the first is about the suits.
    pub switches: Vec<Choice<A>>,
    /// The database file.
    pub database: String,
    /// The number of sessions and hands in it.
    pub database_line: Option<Message>,
    /// The program's version.
    pub version: Message,
}

/// What the scoreboard window shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardShows {
    /// Everybody's total.
    #[default]
    Totals,
    /// The last hand and its points.
    LastHand,
    /// The current hand: bids or play, and the current question.
    Hand,
    /// The score sheet.
    Sheet,
}

/// The options of the scoreboard window. Set on `BoardView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardOptions {
    /// The views, in the order of [`BoardShows`].
    pub views: Vec<Choice>,
    /// The view shown.
    pub shows: BoardShows,
    /// The index of the theme.
    pub theme: i32,
    /// The text sizes.
    pub sizes: Vec<Choice>,
}

/// The phone panel of the scoreboard. Set on `BoardView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhonesPage {
    /// Whether it is open.
    pub phones_open: bool,
    /// The address served; `None` if nothing is.
    pub address: Option<String>,
    /// The number of viewers.
    pub viewers: Option<Message>,
    /// Why the server does not run.
    pub failed: Option<Message>,
    /// The addresses of this computer.
    pub places: Vec<Choice<Ipv4Addr>>,
}

/// The menu of the files panel, for the CSV form. Set on `FilesView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilesMenu<A> {
    /// The layouts.
    pub layouts: Vec<Choice<A>>,
    /// Whether it can be imported.
    pub layout_note: Message,
    /// The dialects.
    pub profiles: Vec<Choice<A>>,
    /// The number formats, for a spreadsheet.
    pub signs: Vec<Choice<A>>,
}

/// The automatic backups in the files panel. Set on `FilesView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AutoBackups {
    /// Newest first.
    pub auto_backups: Vec<BackupRow>,
}

/// The import preview. Set on `FilesView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportPreview<A> {
    /// Its lines.
    pub preview: Vec<ImportPreviewRow>,
    /// The choices for diverged sessions.
    pub ways: Vec<Choice<A>>,
    /// The number of sessions by outcome.
    pub preview_sum: Option<Message>,
    /// Why it cannot be imported, if so.
    pub preview_verdict: Option<Message>,
}

/// A line of the preview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportPreviewRow {
    /// The outcome.
    pub kind: ImportPreviewKind,
    /// The file and line number.
    pub place: Message,
    /// Its text.
    pub text: Message,
    /// The row as a sentence.
    pub label: Message,
}

/// The status of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportPreviewKind {
    /// It is new.
    New,
    /// It is known.
    Known,
    /// It is known, but goes on in another way.
    Diverged,
    /// It prevents the import.
    Wrong,
}

/// The recovery page. Set on `RecoveryView`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecoveryPage {
    /// What is wrong, or that the database is recovered.
    pub title: Message,
    /// An explanation.
    pub line: Message,
    /// The file.
    pub file: String,
    /// The program's error message.
    pub detail: String,
    /// The sources for a recovery, or what was recovered.
    pub kept: Vec<TextRow>,
    /// The backups.
    pub backups: Vec<BackupRow>,
    /// Whether a recovered database may replace it.
    pub replaceable: Hidden<bool>,
    /// Whether it can be recovered.
    pub can_rebuild: bool,
    /// What a recovery would give, and a read-only view has.
    pub rebuild_line: Option<Message>,
    /// Whether a copy can be saved.
    pub can_save: bool,
    /// Whether it is recovered.
    pub done: bool,
    /// An error, or where a copy was saved.
    pub notice: Option<Message>,
}

/// A backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupRow {
    /// When it was made.
    pub title: Message,
    /// Its size, and its content where it is known.
    pub line: Message,
    /// The row's button label.
    pub label: Message,
    /// Whether it can be chosen.
    pub good: bool,
    /// Its file.
    pub path: Hidden<PathBuf>,
}
