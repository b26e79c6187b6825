//! The backups that the database makes by itself, for whoever wants to see them or make one more.

use super::{App, AppError};
use crate::store::{BACKUPS, Backup, list_backups};
use chrono::{DateTime, Utc};
use std::path::PathBuf;

impl App {
    /// The backups that were made by themselves, newest first; none where there is no folder of them.
    ///
    /// # Errors
    /// Where the folder is there and cannot be read.
    pub fn backups(&self) -> Result<Vec<Backup>, AppError> {
        let folder = self.backup_folder()?;
        list_backups(&folder).map_err(|error| AppError::reading(&folder, error))
    }

    /// Makes a backup now, in the folder of those that are made by themselves.
    ///
    /// # Errors
    /// Where there is no database, or the copy cannot be written.
    pub fn back_up(&self) -> Result<Backup, AppError> {
        self.back_up_at(self.surroundings().now().to_utc())
    }

    /// The same at a time that is known.
    pub(super) fn back_up_at(&self, now: DateTime<Utc>) -> Result<Backup, AppError> {
        let folder = self.backup_folder()?;
        Ok(self.needed()?.call(move |db| db.back_up(&folder, now))?)
    }

    fn backup_folder(&self) -> Result<PathBuf, AppError> {
        Ok(self.folder_beside()?.join(BACKUPS))
    }
}
