//! The journal of the application's log: people, what was paid, house rules, and what was done to whole sessions.

use super::{Journal, Line, in_turn, lines, open, write_line};
use crate::store::app_log::AppRow;
use crate::store::file;
use crate::store::own_file::{self, own_folder};
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file of the application's log.
const PEOPLE: &str = "people.jsonl";

impl Journal {
    /// Whether the journal of the application's log ends with this row.
    pub(in crate::store) fn has_people(&self, seq: u64) -> bool {
        open(&self.people_path(), seq).is_ok_and(|file| file.is_some())
    }

    /// Writes down rows of the application's log. Where its journal does not end with the row before them, `all` of it is
    /// written.
    pub(in crate::store) fn note_people(
        &mut self,
        rows: &[AppRow],
        all: impl FnOnce() -> Vec<AppRow>,
    ) {
        // As with sessions, it is written anew at the next change where it cannot be written now.
        if self.add_people(rows, all).is_err() {
            self.people = None;
        }
    }

    fn add_people(&mut self, rows: &[AppRow], all: impl FnOnce() -> Vec<AppRow>) -> io::Result<()> {
        let Some(first) = rows.first() else {
            return Ok(());
        };
        self.unsynced = true;
        let path = self.people_path();
        if self.people.is_none() {
            self.people = open(&path, first.seq.saturating_sub(1))?;
        }
        if let Some(file) = &mut self.people {
            return file.write_all(&people_lines(rows)?);
        }
        own_folder(&self.folder)?;
        let mut draft = file::draft(&path)?;
        draft.write_all(&people_lines(&all())?)?;
        draft.persist(&path)?;
        self.people = Some(own_file::open(&path, OpenOptions::new().append(true))?);
        Ok(())
    }

    fn people_path(&self) -> PathBuf {
        self.folder.join(PEOPLE)
    }
}

/// What the journal in a folder tells of the application's log; nothing where there is none. What does not follow from what
/// stands before it is left out.
///
/// # Errors
/// Where the folder is none of this user.
pub fn read_people_journal(folder: &Path) -> io::Result<Vec<AppRow>> {
    if !own_file::is_own_folder(folder)? {
        return Ok(Vec::new());
    }
    let file = own_file::open(&folder.join(PEOPLE), OpenOptions::new().read(true));
    let rows = file.ok().and_then(|file| {
        in_turn(lines(file).filter_map(|line| match line {
            Line::People(row) => Some(row),
            Line::Session(_) | Line::Row(_) => None,
        }))
    });
    Ok(rows.unwrap_or_default())
}

fn people_lines(rows: &[AppRow]) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    for row in rows {
        write_line(&mut text, &Line::People(row.clone()))?;
    }
    Ok(text)
}
