//! Importing a session of a bundle that is known here: which version is newer, and what becomes of two that diverged.
//!
//! If both versions are kept, one of them becomes a second session, with an id derived from the first one's and from the
//! row of its log with which the versions part. This row stays in its log, so a second session is recognised by it on
//! every device, however both are continued.

use super::import::{Importer, KnownSession};
use super::preview::{ImportOutcome, VersionToKeep};
use crate::app::session::opened;
use crate::app::{AppError, Result};
use crate::exchange::rows_from_csv;
use crate::ledger::{Act, Edit, EditId, LogRow, Session, SessionId, Stored, derived_id};
use crate::store::StoreError;
use chrono::{DateTime, FixedOffset};
use std::collections::BTreeSet;

/// Sessions by when they began. A second session began when the first one did.
pub(in crate::app) type SessionsByStart = BTreeSet<(DateTime<FixedOffset>, SessionId)>;

/// Those of these sessions that began when this one did.
pub(super) fn others(all: &SessionsByStart, one: &Session) -> Vec<SessionId> {
    let began = all.range((one.started, SessionId(0))..=(one.started, SessionId(u128::MAX)));
    let ids = began.map(|(_, id)| *id);
    ids.filter(|id| *id != one.id).collect()
}

/// The session of these of which this one is a second version, and the row with which they part.
fn first_of(all: &SessionsByStart, second: &Stored) -> Option<(SessionId, EditId)> {
    let mut others = others(all, &second.session).into_iter();
    others.find_map(|of| Some((of, parting(of, second)?)))
}

impl Importer<'_> {
    /// Imports sessions of a bundle that began at one time, with their lines. A second session follows its first one.
    pub(super) fn take_together(&mut self, mut waiting: Vec<(u64, Stored)>) -> Result<()> {
        while !waiting.is_empty() {
            let ids = waiting.iter();
            let ids = ids.map(|(_, one)| (one.session.started, one.session.id));
            let ids: SessionsByStart = ids.collect();
            let (second, now): (Vec<_>, Vec<_>) = waiting
                .into_iter()
                .partition(|(_, one)| first_of(&ids, one).is_some());
            self.file.second_versions = second;
            for (line, whole) in now {
                self.work.check_stopped()?;
                self.take_or_fault(line, whole);
            }
            waiting = std::mem::take(&mut self.file.second_versions);
        }
        Ok(())
    }

    /// The session here of which a new one is a second version, if the first one is not in the file and here is still
    /// that version itself.
    pub(super) fn first_here(&mut self, whole: &Stored) -> Option<SessionId> {
        let (of, row) = first_of(&self.here, whole)?;
        if self.file.sessions.contains(&(whole.session.started, of)) {
            return None;
        }
        let (here, _) = self.known(of).ok()??;
        let in_force = || here.log.in_force().any(|(own, _)| own.id == row);
        let is_it = in_force() || self.is_earlier(&here, whole);
        is_it.then_some(of)
    }

    /// Whether a version of a session is an earlier state of another, or the same.
    fn is_earlier(&self, one: &Stored, than: &Stored) -> bool {
        let one = with_id(one.clone(), than.session.id);
        matches!(self.newer(than, &one), Some(Newer::Known))
    }

    /// The second session that one of two diverged versions belongs to, and whether that is the version in the file.
    /// A file or database that has a second session has the other version as the first.
    fn second_of(&mut self, ours: &Stored, whole: &Stored) -> Option<(SessionId, bool)> {
        let (of, started) = (whole.session.id, whole.session.started);
        let in_file = self.file.second_versions.iter().map(|(_, one)| one);
        let in_file = in_file.filter(|one| one.session.started == started);
        let mut all: Vec<_> = in_file.cloned().map(|one| (one, false)).collect();
        let mut deleted = Vec::new();
        for id in others(&self.here, &whole.session) {
            if let Some(both) = all.iter().position(|(one, _)| one.session.id == id) {
                all.remove(both);
                continue;
            }
            match self.known(id) {
                Ok(Some((here, _))) => all.push((here, true)),
                Err(AppError::Store(StoreError::Deleted(_))) => deleted.push(id),
                _ => {}
            }
        }
        let found = all.into_iter().find(|(second, is_here)| {
            let (one, other) = if *is_here {
                (whole, ours)
            } else {
                (ours, whole)
            };
            parting(of, second).is_some_and(|row| {
                let has = one.log.rows().iter().any(|own| own.id == row);
                let is_near = one.log.shared(&second.log) >= one.log.shared(&other.log);
                has && is_near || self.is_earlier(one, second)
            })
        });
        let found = found.map(|(second, is_here)| (second.session.id, is_here));
        found.or_else(|| {
            // The log of a session in the trash is not read.
            let rows = whole.log.in_force().map(|(row, _)| row.id);
            let mut rows = rows.chain(whole.log.parting_row(&ours.log));
            let second = rows.find_map(|row| {
                let id = second_id(of, row.0);
                deleted.contains(&id).then_some(id)
            });
            second.map(|id| (id, true))
        })
    }

    /// Imports a diverged session according to the user's choice, or to that of an earlier import.
    pub(super) fn import_diverged(&mut self, whole: Stored, here: KnownSession) -> Result<()> {
        let ours = here.0.clone();
        match self.second_of(&ours, &whole) {
            Some((id, true)) => return self.take_whole(with_id(whole, id)),
            Some((id, false)) => {
                self.take_file(&whole, here)?;
                return self.take_whole(with_id(ours, id));
            }
            None => {}
        }
        let key = |one: &Stored, other: &Stored| {
            let id = one.log.parting_row(&other.log).map_or(0, |id| id.0);
            (id, serde_json::to_string(&one.session).ok())
        };
        // On every device the same version becomes the second session.
        let (ours_key, theirs_key) = (key(&ours, &whole), key(&whole, &ours));
        let theirs_is_second = ours_key < theirs_key;
        let (row, _) = ours_key.max(theirs_key);
        let id = second_id(whole.session.id, row);
        match self.files.version_to_keep {
            VersionToKeep::Leave => {
                let here = Some(&ours.session);
                self.note(&whole.session, ImportOutcome::Diverged, here);
            }
            VersionToKeep::Here => self.note(&whole.session, ImportOutcome::Known, None),
            VersionToKeep::File => self.take_file(&whole, here)?,
            VersionToKeep::Both => {
                let second = if theirs_is_second {
                    whole
                } else {
                    self.take_file(&whole, here)?;
                    ours
                };
                self.take_whole(with_id(second, id))?;
            }
        }
        Ok(())
    }

    /// Brings a session to the version in the file.
    pub(super) fn take_file(&mut self, whole: &Stored, (here, rows): KnownSession) -> Result<()> {
        let before = here.session.clone();
        let clock = &self.files.clock;
        let mut editor = opened(here)?;
        let new = editor.sync_to(&whole.session, &whole.log, || clock.stamp())?;
        if new.is_empty() {
            self.note(&whole.session, ImportOutcome::Known, None);
            return Ok(());
        }
        self.note(&whole.session, ImportOutcome::Longer, Some(&before));
        let session = editor.ledger().session();
        self.spool(session, editor.log(), editor.open(), rows)
    }
}

/// The row of a session's log with which it parted from the first version; `None` if it is no second version of it.
fn parting(of: SessionId, second: &Stored) -> Option<EditId> {
    let mut rows = second.log.rows().iter().map(|row| row.id);
    rows.find(|row| second_id(of, row.0) == second.session.id)
}

/// The id of a diverged session's second version, by the row of its log with which they part.
fn second_id(of: SessionId, parting: u128) -> SessionId {
    let parts = [of.0, parting].map(u128::to_be_bytes);
    SessionId(derived_id(&[b"another way", &parts[0], &parts[1]]))
}

/// A version of a session under another id.
pub(super) fn with_id(one: Stored, id: SessionId) -> Stored {
    let session = Session { id, ..one.session };
    Stored { session, ..one }
}

/// The newer of two versions of a session.
pub(super) enum Newer {
    Known,
    File,
    /// The file's, whose log continues the known one.
    Longer,
}

/// The newer of two versions of a session; `None` if they diverged.
///
/// A log made from CSV passes through states that the session may never have had.
pub(super) fn newer(known: &Stored, file: &Stored) -> Option<Newer> {
    let (rows, file_rows) = (known.log.rows(), file.log.rows());
    let both = rows.iter().zip(file_rows);
    let both = both.take_while(|(one, other)| one == other).count();
    // A session from CSV has a log of its own, and begins with the terms of its export.
    let begins_alike = || {
        let begun = |one: &Stored| one.session.after_first(0, &one.log).ok();
        begun(known).is_some_and(|one| begun(file).is_some_and(|other| one.is_like(&other)))
    };
    if both == rows.len() && both < file_rows.len() && begins_alike() {
        return Some(Newer::Longer);
    }
    if known.session.is_like(&file.session) {
        return Some(Newer::Known);
    }
    let both = if begins_alike() { both } else { 0 };
    let [known_csv, file_csv] = [known, file].map(|one| rows_from_csv(&one.session, &one.log));
    let (known_has, file_has) = (has_last(rows, file_rows), has_last(file_rows, rows));
    // If the versions share hands beyond their common rows, one log comes from CSV and lacks earlier titles and terms.
    // A CSV has no changes after the last hand. An end counts as one, since the session may be continued elsewhere.
    let hands = &file.session.hands;
    let common = file.session.after_first(both, &file.log);
    let common = common.map_or(0, |then| then.hands.len());
    let last = file_rows.last().map(|row| &row.act);
    let from_csv = (common + 1..known.session.hands.len()).contains(&hands.len())
        && matches!(last, Some(Act::Do(Edit::AddHand { .. })));
    let had = |then: &Session| then.is_like(&file.session) || from_csv && then.hands == *hands;
    let is_here = |then: &Session| then.is_like(&known.session);
    let is_older = |since: usize| known.session.was(&known.log, both.max(since), had);
    let is_newer = |since: usize| file.session.was(&file.log, both.max(since), is_here);
    // A device that changed the session since it came from CSV is behind only if the other has that change.
    let plain = |csv: usize, rows: &[LogRow]| csv == 0 || csv == rows.len();
    let older = (plain(file_csv, file_rows) || known_has) && is_older(0);
    let newer = (plain(known_csv, rows) || file_has) && is_newer(0);
    let (older, newer) = match (older, newer) {
        (true, true) if known_has != file_has => (known_has, file_has),
        (true, true) => (is_older(known_csv), is_newer(file_csv)),
        one => one,
    };
    match (older, newer) {
        (true, false) => Some(Newer::Known),
        (false, true) => Some(Newer::File),
        _ => None,
    }
}

/// Whether a log has the last change of another: the same row or act, or another that adds the same hand.
fn has_last(rows: &[LogRow], of: &[LogRow]) -> bool {
    let Some(last) = of.last() else { return true };
    let added = |row: &LogRow| match &row.act {
        Act::Do(Edit::AddHand { hand, .. }) => Some(hand.id),
        _ => None,
    };
    rows.iter().any(|row| {
        row.id == last.id
            || row.act == last.act
            || added(row).is_some_and(|hand| added(last) == Some(hand))
    })
}
