//! The high-water mark: the newest change that was on the disk, noted outside the database.
//!
//! A database whose write-ahead log was damaged or left behind is whole by every check of its own, and lacks its newest
//! hands. That nothing of it is missing can only be known from elsewhere. The mark is written after a change is on the
//! disk, so that it never names one that may not be there.

use super::journal::{sealed, unsealed};
use crate::ledger::{EditId, SessionId};
use serde::{Deserialize, Serialize};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A row of a session's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Newest {
    /// The id of the database, 32 hexadecimal digits as those of a session.
    pub(super) database: SessionId,
    pub(super) session: SessionId,
    pub(super) seq: u64,
    pub(super) row: EditId,
}

/// The file of the mark.
#[derive(Debug)]
pub(super) struct Mark {
    path: PathBuf,
    file: Option<File>,
}

impl Mark {
    pub(super) fn new(path: PathBuf) -> Self {
        Self { path, file: None }
    }

    /// Notes a change. One that cannot be noted is no reason to refuse it.
    pub(super) fn set(&mut self, newest: &Newest) {
        if self.write(newest).is_err() {
            self.file = None;
        }
    }

    fn write(&mut self, newest: &Newest) -> io::Result<()> {
        let mut text = sealed(&serde_json::to_vec(newest)?);
        text.push(b'\n');
        let file = match &mut self.file {
            Some(file) => file,
            none => none.insert(open(&self.path)?),
        };
        file.seek(SeekFrom::Start(0))?;
        file.write_all(&text)?;
        file.set_len(text.len() as u64)
    }

    /// What was noted last; none where nothing was, or it cannot be read.
    pub(super) fn get(&self) -> Option<Newest> {
        let text = fs::read(&self.path).ok()?;
        let text = unsealed(text.strip_suffix(b"\n")?)?;
        serde_json::from_slice(&text).ok()
    }

    /// Forgets what was noted, where the change is gone because somebody wanted it so.
    pub(super) fn clear(&mut self) {
        self.file = None;
        let _ = fs::remove_file(&self.path);
    }
}

fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}
