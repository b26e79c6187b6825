//! The high-water mark: the newest change that was on the disk, noted outside the database.
//!
//! A database whose write-ahead log was damaged or left behind is whole by every check of its own, and lacks its newest
//! hands. That nothing of it is missing can only be known from elsewhere. The mark is written after a change is on the
//! disk, so that it never names one that may not be there.

use super::journal::{sealed, unsealed};
use super::own_file;
use crate::ledger::{EditId, SessionId};
use serde::{Deserialize, Serialize};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::PathBuf;

/// The longest file that is read as one, in bytes; a mark has some two hundred.
const LONGEST: u64 = 1024;

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
        let (text, is_first) = (line(newest)?, self.file.is_none());
        let file = match &mut self.file {
            Some(file) => file,
            none => none.insert(own_file::create(
                &self.path,
                OpenOptions::new().write(true).truncate(false),
            )?),
        };
        file.seek(SeekFrom::Start(0))?;
        file.write_all(&text)?;
        // What is no mark may be longer. It is covered once, and every mark has this length.
        if is_first {
            file.set_len(text.len() as u64)?;
        }
        Ok(())
    }

    /// What was noted last; none where nothing was, or it cannot be read.
    pub(super) fn get(&self) -> Option<Newest> {
        let text = own_file::read(&self.path, LONGEST).ok()?;
        let text = unsealed(text.strip_suffix(b"\n")?)?;
        serde_json::from_slice(&text).ok()
    }

    /// Forgets what was noted, where the change is gone because somebody wanted it so.
    pub(super) fn clear(&mut self) {
        self.file = None;
        let _ = fs::remove_file(&self.path);
    }
}

/// A mark as it is written, always as long as the longest, so that it covers whatever another program has noted and nothing
/// has to be cut off behind it: the file system would write that down, and so would the next sync.
fn line(newest: &Newest) -> io::Result<Vec<u8>> {
    let mut object = serde_json::to_vec(newest)?;
    let digits = newest.seq.checked_ilog10().unwrap_or(0);
    let blanks = u64::MAX.ilog10().saturating_sub(digits) as usize;
    if object.pop() == Some(b'}') {
        object.resize(object.len() + blanks, b' ');
        object.push(b'}');
    }
    let mut text = sealed(&object);
    text.push(b'\n');
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noted(seq: u64) -> Newest {
        Newest {
            database: SessionId(1),
            session: SessionId(2),
            seq,
            row: EditId(u128::from(seq)),
        }
    }

    #[test]
    fn what_was_noted_last_holds_whoever_noted_more_before() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("newest.json");
        let (mut ours, mut theirs) = (Mark::new(path.clone()), Mark::new(path));
        for seq in [9, 10, 1, u64::MAX, 0, 1000] {
            ours.set(&noted(seq));
            assert_eq!(theirs.get(), Some(noted(seq)));
            theirs.set(&noted(u64::MAX - seq));
            assert_eq!(ours.get(), Some(noted(u64::MAX - seq)));
        }
    }

    #[test]
    fn a_mark_without_blanks_is_read_and_covered() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("newest.json");
        let mut mark = Mark::new(path.clone());
        for seq in [1, u64::MAX] {
            let mut text = sealed(&serde_json::to_vec(&noted(seq)).unwrap());
            text.push(b'\n');
            fs::write(&path, text).unwrap();
            assert_eq!(mark.get(), Some(noted(seq)));
            mark.set(&noted(2));
            assert_eq!(mark.get(), Some(noted(2)));
        }
    }

    #[test]
    fn what_is_no_mark_is_covered_to_its_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("newest.json");
        fs::write(&path, "no mark\n".repeat(100)).unwrap();
        let mut mark = Mark::new(path);
        assert_eq!(mark.get(), None);
        mark.set(&noted(1));
        assert_eq!(mark.get(), Some(noted(1)));
    }
}
