//! User settings as a TOML file. Missing or invalid values fall back to the defaults.

use super::{AppError, Result, files};
use crate::money::Currency;
use crate::view::page::BoardShows;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use toml::Table;

/// The maximum length; a longer file was not written by this program.
const LONGEST: u64 = 64 * 1024;

/// Maximum number of lines with invalid TOML that are skipped. A file with more is not a settings file.
const MOST_BROKEN: usize = 100;

/// The user's settings.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Settings {
    /// The language code; `None` follows the system.
    pub language: Option<String>,
    /// The theme.
    pub theme: Theme,
    /// The text size.
    pub text_size: TextSize,
    /// The default currency of stakes.
    pub currency: Option<Currency>,
    /// Whether animations are shown.
    pub motion: Motion,
    /// Whether each suit has its own colour.
    pub four_colour: bool,
    /// Whether points won are blue instead of green, which some people cannot tell from red.
    pub blue_gains: bool,
    /// The side of a wide window on which hands are entered.
    pub dock: DockSide,
    /// The size of the window when last closed.
    pub window: Option<WindowSize>,
    /// What the scoreboard window shows.
    pub board_shows: BoardShows,
    /// The scoreboard's theme.
    pub board_theme: Theme,
    /// The scoreboard's text size.
    pub board_text_size: TextSize,
    /// The size of the scoreboard window when last closed.
    pub board_window: Option<WindowSize>,
    /// The folder for saved files when there is no dialog; `None` for the default.
    pub saves: Option<PathBuf>,
    /// Unknown settings, as of a later version, which are preserved.
    #[serde(flatten)]
    others: Table,
}

/// A text size in per cent, 100 to 200.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u16")]
pub struct TextSize(pub u16);

impl Default for TextSize {
    fn default() -> Self {
        Self(100)
    }
}

impl TryFrom<u16> for TextSize {
    type Error = &'static str;

    fn try_from(found: u16) -> Result<Self, Self::Error> {
        let valid = (100..=200).contains(&found);
        valid.then_some(Self(found)).ok_or("not 100 to 200")
    }
}

/// A colour theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Follows the system.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// Black, which saves power on OLED screens.
    Black,
}

/// Whether animations are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// All animations.
    #[default]
    #[serde(alias = "system")]
    Full,
    /// No animations.
    Reduced,
}

/// A side of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DockSide {
    /// Left.
    Left,
    /// Right.
    #[default]
    Right,
}

/// The size of a window in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct WindowSize {
    /// The width.
    pub width: u32,
    /// The height.
    pub height: u32,
    /// Whether it is maximised.
    #[serde(default)]
    pub maximised: bool,
}

impl Settings {
    /// Reads the settings from a file; all defaults if it is missing or cannot be read.
    pub fn load(path: &Path) -> Self {
        let mut bytes = Vec::new();
        // A pipe would be waited for.
        let is_file = fs::metadata(path).is_ok_and(|found| found.is_file());
        if let Some(file) = is_file.then(|| fs::File::open(path).ok()).flatten() {
            let _ = file.take(LONGEST).read_to_end(&mut bytes);
        }
        // A byte that is no UTF-8 spoils its setting alone.
        Self::read(&String::from_utf8_lossy(&bytes))
    }

    /// Reads each setting on its own, so that an invalid one does not affect others. A line with invalid TOML is
    /// skipped.
    pub fn read(text: &str) -> Self {
        let mut lines: Vec<&str> = text.lines().collect();
        let mut table = Table::new();
        for _ in 0..=MOST_BROKEN {
            let text = lines.join("\n");
            let error = match text.parse() {
                Ok(read) => {
                    table = read;
                    break;
                }
                Err(error) => error,
            };
            let before = error.span().and_then(|span| text.get(..span.start));
            let line = before.map_or(0, |before| before.matches('\n').count());
            if line < lines.len() {
                lines.remove(line);
            }
        }
        let good = table.into_iter().filter(|(key, value)| {
            let alone = Table::from_iter([(key.clone(), value.clone())]);
            alone.try_into::<Self>().is_ok()
        });
        good.collect::<Table>().try_into().unwrap_or_default()
    }

    /// Saves the settings to a file, creating its folder.
    ///
    /// # Errors
    /// The file or its folder cannot be written.
    pub fn save(&self, path: &Path) -> Result<()> {
        let text = toml::to_string(self);
        let text = text.map_err(|error| AppError::writing(path)(io::Error::other(error)))?;
        files::save_text(path, &text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invalid_value_does_not_affect_others() {
        let text = "theme = 'black'\ntext-size = 900\ncurrency = 'EUR'\nfuture = { deep = [1] }\n[window]\nwidth = 'wide'\n";
        let settings = Settings::read(text);
        assert_eq!(
            (settings.theme, settings.text_size, settings.window),
            (Theme::Black, TextSize(100), None)
        );
        assert_eq!(settings.currency.map(Currency::code), Some("EUR"));
        assert_eq!(Settings::read("= ="), Settings::default());
        let text = "currency = 'EUR'\ntheme = 'black\n= =\nlanguage = 'fa'\n[window\n";
        let settings = Settings::read(text);
        assert_eq!(settings.theme, Theme::default());
        assert_eq!(settings.language.as_deref(), Some("fa"));
        assert_eq!(settings.currency.map(Currency::code), Some("EUR"));
    }

    #[test]
    fn saved_settings_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/er/settings.toml");
        assert_eq!(Settings::load(&path), Settings::default());
        let mut settings = Settings::read("future = { deep = [1] }\nlanguage = 'fa'");
        settings.window = Some(WindowSize {
            width: 800,
            height: 600,
            maximised: false,
        });
        settings.save(&path).unwrap();
        settings.save(&path).unwrap();
        assert_eq!(Settings::load(&path), settings);
        fs::write(&path, b"language = 'fa'\ncurrency = '\xFF'\n").unwrap();
        assert_eq!(Settings::load(&path).language.as_deref(), Some("fa"));
    }
}
