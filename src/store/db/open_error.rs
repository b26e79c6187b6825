//! Why a file cannot be opened as a database of this program.

use crate::store::StoreError;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why a file cannot be opened. The file is unchanged, byte for byte.
#[derive(Debug, PartialEq, Error)]
pub enum OpenError {
    /// The file is missing and may not be created.
    #[error("{}: there is no such file", .path.display())]
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// The file is missing but its write-ahead log exists: its hands would be lost or replayed into another file.
    #[error("{}: the file is missing, but {} is still there", .path.display(), .left.display())]
    LeftBehind {
        /// The file.
        path: PathBuf,
        /// The log file.
        left: PathBuf,
    },
    /// The path is a folder.
    #[error("{}: a folder, not a file", .path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
    },
    /// A pipe, a device or a socket.
    #[error("{}: not a regular file", .path.display())]
    NotAFile {
        /// The file.
        path: PathBuf,
    },
    /// The file has several names (hard links).
    #[error("{}: has {names} names (hard links), and two programs would write past each other; remove the others, or use a copy", .path.display())]
    ManyNames {
        /// The file: the database or its write-ahead log.
        path: PathBuf,
        /// The number of names.
        names: u64,
    },
    /// The file has 0 bytes. This program never leaves such a file, so data was lost.
    #[error("{}: the file is empty", .path.display())]
    Empty {
        /// The file.
        path: PathBuf,
    },
    /// The file cannot be read: permission denied or an I/O error.
    #[error("{}: cannot be read: {detail}", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The system's message.
        detail: String,
    },
    /// The new file, or its folder, cannot be written.
    #[error("{}: cannot be created: {detail}", .path.display())]
    NotCreated {
        /// The file.
        path: PathBuf,
        /// The system's message.
        detail: String,
    },
    /// The file or its folder is read-only.
    #[error("{}: can only be read", .path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// Not an SQLite database.
    #[error("{}: not a database", .path.display())]
    NotADatabase {
        /// The file.
        path: PathBuf,
    },
    /// Another program's database.
    #[error("{}: a database of another program", .path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// Its SQLite application id.
        application_id: i32,
    },
    /// Written by a later version of this program.
    #[error("{}: written by a newer version (schema {found}, this program knows {known})", .path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its schema version.
        found: i64,
        /// The newest schema version that this program supports.
        known: i64,
    },
    /// The schema has foreign tables, triggers or views, or lacks some.
    #[error("{}: the database's structure was changed, at {object}", .path.display())]
    Altered {
        /// The file.
        path: PathBuf,
        /// The first object that differs.
        object: String,
    },
    /// SQLite reports a damaged file.
    #[error("{}: damaged: {detail}", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// SQLite's message.
        detail: String,
    },
    /// Another program has locked the database for longer than the timeout of 5 s.
    #[error("{}: another program is busy with it", .path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// The disk is full, so the database cannot be read either.
    #[error("{}: the disk is full", .path.display())]
    DiskFull {
        /// The file.
        path: PathBuf,
    },
    /// A file of an older version that cannot be backed up before migration.
    #[error("{}: written by an older version, and no copy of it can be kept: {detail}", .path.display())]
    NotBackedUp {
        /// The file.
        path: PathBuf,
        /// The reason.
        detail: String,
    },
    /// SQLite did not accept a setting that durability depends on.
    #[error("{}: SQLite sets {setting} to {found}, not {wanted}", .path.display())]
    Setting {
        /// The file.
        path: PathBuf,
        /// The pragma.
        setting: &'static str,
        /// The required value.
        wanted: String,
        /// The actual value.
        found: String,
    },
    /// An SQLite version with a known corruption bug.
    #[error("SQLite {found} can damage a database, 3.51.3 is the oldest that is safe")]
    OldSqlite {
        /// The linked version.
        found: String,
    },
    /// Anything else.
    #[error("{}: {detail}", .path.display())]
    Other {
        /// The file.
        path: PathBuf,
        /// The message.
        detail: String,
    },
}

impl OpenError {
    /// Maps an SQLite error during opening to its cause.
    pub(in crate::store) fn of(path: &Path, error: rusqlite::Error) -> Self {
        if let rusqlite::Error::SqliteFailure(failure, message) = &error {
            let detail = message.clone().unwrap_or_else(|| failure.to_string());
            match failure.code {
                rusqlite::ErrorCode::NotADatabase => {
                    return Self::NotADatabase {
                        path: path.to_owned(),
                    };
                }
                rusqlite::ErrorCode::CannotOpen => {
                    return Self::Unreadable {
                        path: path.to_owned(),
                        detail,
                    };
                }
                _ => {}
            }
        }
        let path = path.to_owned();
        match StoreError::from(error) {
            StoreError::DiskFull => Self::DiskFull { path },
            StoreError::ReadOnly => Self::ReadOnly { path },
            StoreError::Busy => Self::Busy { path },
            StoreError::DamagedFile { detail } => Self::Damaged { path, detail },
            error => Self::Other {
                path,
                detail: error.to_string(),
            },
        }
    }
}
