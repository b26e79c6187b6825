//! The settings page.

use super::{Change, Choice, CurrencyName, Message};

/// The settings page. Set on `SettingsView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsPage {
    /// The index of the theme.
    pub theme: i32,
    /// The text sizes.
    pub sizes: Vec<Choice>,
    /// A sample row in the current text size.
    pub sample: Sample,
    /// The currency of a new session.
    pub currency_name: CurrencyName,
    /// Its code and a sample amount.
    pub currency_line: String,
    /// The currencies that match.
    pub currencies: Vec<CurrencyRow>,
    /// The settings that are on or off.
    pub switches: Vec<SettingSwitch>,
    /// The database file.
    pub database: String,
    /// The number of sessions and hands in it.
    pub database_line: Option<Message>,
    /// The program's version.
    pub version: Message,
    /// The licences of its fonts.
    pub licences: Vec<Licence>,
}

/// A setting that is on or off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingSwitch {
    /// Its label.
    pub label: Message,
    /// Whether it is on.
    pub on: bool,
    /// Whether the row shows the four suits.
    pub suits: bool,
}

/// A sample score row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// A name.
    pub name: Message,
    /// The caption.
    pub caption: Message,
    /// The points of the last hand.
    pub change: Change,
    /// The total.
    pub total: i64,
    /// The row as a sentence.
    pub label: Message,
}

/// A currency in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurrencyRow {
    /// Its code.
    pub code: String,
    /// Its name.
    pub name: CurrencyName,
    /// Both as a label.
    pub label: String,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// The licence of a font.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Licence {
    /// The font.
    pub name: String,
    /// Its text.
    pub text: String,
}
