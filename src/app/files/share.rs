//! One session as a file, in a folder where users look for it.

use crate::app::{App, AppError, Result, Settings, files, system_language};
use crate::exchange::share::ShareContent;
use crate::exchange::share::paper::Paper;
use crate::ledger::{Session, SessionEditor};
use crate::settle::{Finances, SettleError};
use crate::text;
use crate::view::result::result;
use crate::view::sheet::Sheet;
use crate::view::table::table;
use crate::words::Words;
use directories::UserDirs;
use std::path::{Path, PathBuf};

/// The maximum length of a title in a file name, in bytes.
const LONGEST: usize = 80;

/// The folder for saved files of a database given by path, beside its settings.
pub(in crate::app) const SHARED: &str = "shared";

impl App {
    /// The default folder for saved files: the one in the settings, else the user's documents, or `shared` beside the
    /// settings of a database given by path.
    ///
    /// # Errors
    /// The user has no home folder.
    pub fn shared_folder(&self) -> Result<PathBuf> {
        if let Some(folder) = self.settings().saves {
            return Ok(folder);
        }
        if !self.paths().is_default {
            return Ok(self.paths().settings.with_file_name(SHARED));
        }
        let dirs = UserDirs::new().ok_or(AppError::NoHome)?;
        let folder = dirs.document_dir().unwrap_or_else(|| dirs.home_dir());
        Ok(folder.to_owned())
    }
}

/// The language in the settings, else the system's.
pub fn language(settings: &Settings) -> String {
    let chosen = settings.language.clone();
    chosen.or_else(system_language).unwrap_or_default()
}

/// The region's usual paper size.
pub fn usual_paper() -> Paper {
    Paper::of_locale(&system_language().unwrap_or_default())
}

/// The content of a session for sharing, in the language of `words`, with the payments that follow from `finances`, or
/// else from the session alone.
///
/// # Errors
/// A sum overflows.
pub fn share_content<'a>(
    editor: &'a SessionEditor,
    finances: Option<Finances>,
    words: &'a Words,
) -> Result<ShareContent<'a>, SettleError> {
    let ledger = editor.ledger();
    let owed = finances.and_then(|finances| finances.owed(ledger).ok());
    Ok(ShareContent {
        table: table(editor),
        sheet: Sheet::of(editor),
        session: ledger.session(),
        result: result(ledger, owed.unwrap_or_default())?,
        words,
    })
}

/// Writes a file, creating the folder.
///
/// # Errors
/// The folder or the file cannot be written.
pub fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    make_folder(path)?;
    files::write_all(path, bytes)
}

/// Creates a file's folder if missing.
///
/// # Errors
/// It cannot be created.
pub fn make_folder(path: &Path) -> Result<()> {
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder).map_err(AppError::writing(folder))
}

/// The name of a session's file: when it began, to the minute, and its title, else its scheme. Two untitled sessions of
/// one day rarely begin in the same minute.
pub fn file_name(session: &Session, ending: &str) -> String {
    let began = session.started.format("%Y-%m-%d %H.%M");
    let title = text::or(&session.title, &session.scheme.name);
    let name = format!("{began} {}", safe(title));
    format!("{}.{ending}", name.trim_end())
}

/// A file name made from a title; from the program's name if nothing of the title can be in a file name.
pub fn file_called(name: &str, ending: &str) -> String {
    format!("{}.{ending}", text::or(&safe(name), "Odd Trick"))
}

/// Removes characters that file systems reject.
fn safe(name: &str) -> String {
    let is_bad = |c: char| c.is_control() || r#"/\:*?"<>|"#.contains(c);
    let words = name.split(|c: char| c.is_whitespace() || is_bad(c));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let mut name = words.join(" ");
    while name.len() > LONGEST {
        name.pop();
    }
    name.trim_start_matches('.').trim().to_owned()
}
