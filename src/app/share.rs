//! One session as a file of its own, where its players will look for it.

use super::{App, AppError, files};
use crate::exchange::{Export, Form};
use crate::ledger::{Ledger, Session};
use directories::UserDirs;
use std::path::{Path, PathBuf};

/// The most bytes of a title in a file's name.
const LONGEST: usize = 80;

impl App {
    /// The folder that files are saved to by a tap: the one that the settings name, else the user's
    /// documents, or beside a database that was named.
    ///
    /// # Errors
    /// Where the user has no home folder.
    pub fn shared_folder(&self) -> Result<PathBuf, AppError> {
        if let Some(folder) = self.settings().saves {
            return Ok(folder);
        }
        if !self.places().own {
            return Ok(self.places().settings.with_file_name("shared"));
        }
        let dirs = UserDirs::new().ok_or(AppError::NoHome)?;
        Ok(dirs
            .document_dir()
            .unwrap_or_else(|| dirs.home_dir())
            .to_owned())
    }
}

/// Writes a session as CSV, the folder made where there is none.
///
/// # Errors
/// Where the folder or the file cannot be written.
pub fn write_csv(ledger: &Ledger, form: Form, path: &Path) -> Result<(), AppError> {
    make_folder(path)?;
    files::replace(path, |to| {
        let mut export = Export::new(to, form)?;
        export.add(ledger)?;
        Ok(export.finish()?)
    })
}

/// Writes a whole file, the folder made where there is none.
///
/// # Errors
/// Where the folder or the file cannot be written.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), AppError> {
    make_folder(path)?;
    files::replace(path, |to| {
        to.write_all(bytes)
            .map_err(|error| AppError::writing(path, error))
    })
}

/// Makes the folder of a file where there is none.
///
/// # Errors
/// Where it cannot be made.
pub fn make_folder(path: &Path) -> Result<(), AppError> {
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder).map_err(|error| AppError::writing(folder, error))
}

/// A name for a session's file: the day and the title, less what no file system likes.
pub fn file_name(session: &Session, ending: &str) -> String {
    let day = session.started.format("%Y-%m-%d");
    let title = if session.title.is_empty() {
        &session.scheme.name
    } else {
        &session.title
    };
    let safe = title.chars().map(|c| {
        if c.is_control() || r#"/\:*?"<>|"#.contains(c) {
            ' '
        } else {
            c
        }
    });
    let mut name: String = safe
        .collect::<String>()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    while name.len() > LONGEST {
        name.pop();
    }
    format!("{day} {}.{ending}", name.trim_start_matches('.').trim())
}
