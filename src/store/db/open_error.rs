//! Why a file cannot be opened as a database of this program.

use super::schema::SCHEMA_VERSION;
use crate::store::StoreError;
use rusqlite::ErrorCode;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// A file that cannot be opened, and why. The file is unchanged, byte for byte.
#[derive(Debug, PartialEq, Error)]
#[error("{}: {fault}", .path.display())]
pub struct OpenError {
    /// The file.
    pub path: PathBuf,
    /// The reason.
    pub fault: OpenFault,
}

/// Why a file cannot be opened.
#[derive(Debug, PartialEq, Error)]
pub enum OpenFault {
    /// The file is missing and may not be created.
    #[error("there is no such file")]
    Missing,
    /// The file is missing but its write-ahead log exists: its hands would be lost or replayed into another file.
    #[error("the file is missing, but {} is still there", .0.display())]
    LeftBehind(PathBuf),
    /// The path is a folder.
    #[error("a folder, not a file")]
    Folder,
    /// A pipe, a device or a socket.
    #[error("not a regular file")]
    NotAFile,
    /// The file, the database or its write-ahead log, has this number of names (hard links).
    #[error(
        "the file has {0} hard links, so two programs could overwrite each other's changes; \
         remove the other links, or use a copy"
    )]
    ManyNames(u64),
    /// The file has 0 bytes. This program never leaves such a file, so data was lost.
    #[error("the file is empty")]
    Empty,
    /// The file cannot be read: permission denied or an I/O error. With the system's message.
    #[error("cannot be read: {0}")]
    Unreadable(String),
    /// The new file, or its folder, cannot be written. With the system's message.
    #[error("cannot be created: {0}")]
    NotCreated(String),
    /// The file or its folder is read-only.
    #[error("the file or its folder is read-only")]
    ReadOnly,
    /// Not an SQLite database.
    #[error("not a database")]
    NotADatabase,
    /// Another program's database, with this SQLite application id.
    #[error("this is another program's database")]
    Foreign(i32),
    /// Written by a later version of this program, with this schema version.
    #[error("written by a newer version (schema {0}, this program knows {SCHEMA_VERSION})")]
    Newer(i64),
    /// The schema has foreign tables, triggers or views, or lacks some. With the first object that differs.
    #[error("the structure of the database was changed at {0}")]
    Altered(String),
    /// SQLite reports a damaged file. With its message.
    #[error("damaged: {0}")]
    Damaged(String),
    /// Another program has locked the database for longer than the timeout of 5 s.
    #[error("another program is using it")]
    Busy,
    /// The disk is full, so the database cannot be read either.
    #[error("the disk is full")]
    DiskFull,
    /// A file of an older version that cannot be backed up before migration. With the reason.
    #[error("written by an older version, and cannot be backed up before the upgrade: {0}")]
    NotBackedUp(String),
    /// SQLite did not accept a setting that durability depends on: the pragma, its value and the required one.
    #[error("SQLite sets {0} to {1}, not {2}")]
    Setting(&'static str, String, String),
    /// Anything else, with its message.
    #[error("{0}")]
    Other(String),
}

impl OpenFault {
    /// The error for this file.
    pub fn at(self, path: &Path) -> OpenError {
        OpenError {
            path: path.to_owned(),
            fault: self,
        }
    }
}

impl From<rusqlite::Error> for OpenFault {
    /// The cause of an SQLite error during opening.
    fn from(error: rusqlite::Error) -> Self {
        let code = error.sqlite_error_code();
        match StoreError::from(error) {
            StoreError::DamagedFile(_) if code == Some(ErrorCode::NotADatabase) => {
                Self::NotADatabase
            }
            StoreError::Disk(detail) if code == Some(ErrorCode::CannotOpen) => {
                Self::Unreadable(detail)
            }
            error => error.into(),
        }
    }
}

impl From<StoreError> for OpenFault {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::DiskFull => Self::DiskFull,
            StoreError::ReadOnly => Self::ReadOnly,
            StoreError::Busy => Self::Busy,
            StoreError::DamagedFile(detail) => Self::Damaged(detail),
            error => Self::Other(error.to_string()),
        }
    }
}
