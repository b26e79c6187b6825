//! Why a file cannot be opened as a database of this program.

use crate::store::StoreError;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why a file cannot be opened. The file is as it was then, to the byte.
#[derive(Debug, PartialEq, Error)]
pub enum OpenError {
    /// There is no such file, and none is to be made.
    #[error("{}: there is no such file", .path.display())]
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// The file is gone and its write-ahead log is still there, with hands that would be lost or end up elsewhere.
    #[error("{}: the file is missing, but {} is still there", .path.display(), .left.display())]
    LeftBehind {
        /// The file.
        path: PathBuf,
        /// What is left of it.
        left: PathBuf,
    },
    /// A folder.
    #[error("{}: a folder, not a file", .path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
    },
    /// A pipe, a device or a socket.
    #[error("{}: not a regular file", .path.display())]
    NotAFile {
        /// Whatever it is.
        path: PathBuf,
    },
    /// A file that has other names too, as hard links.
    #[error("{}: has {names} names (hard links), and two programs would write past each other; remove the others, or use a copy", .path.display())]
    ManyNames {
        /// The file: the database or its write-ahead log.
        path: PathBuf,
        /// How many names it has.
        names: u64,
    },
    /// No bytes. This program never leaves such a file, so that something was lost.
    #[error("{}: the file is empty", .path.display())]
    Empty {
        /// The file.
        path: PathBuf,
    },
    /// No permission to read, or the system cannot.
    #[error("{}: cannot be read: {detail}", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system has to say.
        detail: String,
    },
    /// The new file, or its folder, cannot be written.
    #[error("{}: cannot be created: {detail}", .path.display())]
    NotCreated {
        /// The file.
        path: PathBuf,
        /// What the system has to say.
        detail: String,
    },
    /// The file or its folder cannot be written to.
    #[error("{}: can only be read", .path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// No SQLite database at all.
    #[error("{}: not a database", .path.display())]
    NotADatabase {
        /// The file.
        path: PathBuf,
    },
    /// Some other program's database.
    #[error("{}: a database of another program", .path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// The application id that it carries.
        application_id: i32,
    },
    /// Written by a later version of this program.
    #[error("{}: written by a newer version (schema {found}, this program knows {known})", .path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its schema.
        found: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// Tables, triggers or views that this program did not make, or lacks some that it did.
    #[error("{}: the database's structure was changed, at {object}", .path.display())]
    Altered {
        /// The file.
        path: PathBuf,
        /// The first object that differs.
        object: String,
    },
    /// SQLite finds the file damaged.
    #[error("{}: damaged: {detail}", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What SQLite has to say.
        detail: String,
    },
    /// Another program has kept the database to itself for too long.
    #[error("{}: another program is busy with it", .path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// The disk is full, so that the database cannot even be read.
    #[error("{}: the disk is full", .path.display())]
    DiskFull {
        /// The file.
        path: PathBuf,
    },
    /// A file of an older version, of which no copy can be kept before it is changed.
    #[error("{}: written by an older version, and no copy of it can be kept: {detail}", .path.display())]
    NotBackedUp {
        /// The file.
        path: PathBuf,
        /// Why not.
        detail: String,
    },
    /// A setting that safety rests on did not take.
    #[error("{}: SQLite sets {setting} to {found}, not {wanted}", .path.display())]
    Setting {
        /// The file.
        path: PathBuf,
        /// The setting.
        setting: &'static str,
        /// What it has to be.
        wanted: String,
        /// What it is.
        found: String,
    },
    /// A version of SQLite that can damage a database.
    #[error("SQLite {found} can damage a database, 3.51.3 is the oldest that is safe")]
    OldSqlite {
        /// The version that this program runs with.
        found: String,
    },
    /// Anything else.
    #[error("{}: {detail}", .path.display())]
    Other {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        detail: String,
    },
}

impl OpenError {
    /// What an error of SQLite means for the file that was being opened.
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
