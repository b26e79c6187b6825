//! Automatic backups: a verified copy of the whole database every 15 minutes while it changes, on close, and before
//! large changes. Older backups are thinned.
//!
//! Times come from the changes themselves; the clock is not read here.

use crate::store::db::owned_file::{self, own_folder};
use crate::store::{Database, StoreError};
use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Name of the backups folder, in the sidecar folder.
pub const BACKUPS: &str = "backups";

/// How the names of automatic backups begin.
pub const AUTOMATIC: &str = "backup-";

/// Maximum age of the newest backup while the database changes.
const BACKUP_INTERVAL: TimeDelta = TimeDelta::minutes(15);

/// Number of newest backups that are kept whatever their dates.
const ALWAYS_KEPT: usize = 5;

/// The number of days whose backups are new.
const DAYS: i64 = 2;

/// Whether it is for new backups; the `strftime` format of a span of time, how many newest backups of each are kept, and
/// of how many such spans.
const KEPT: [(bool, &str, usize, usize); 4] = [
    (true, "%F", 10, usize::MAX),
    (false, "%F", 1, 12),
    (false, "%G-%V", 1, 10),
    (false, "%Y-%m", 1, 9),
];

/// Maximum total size of all backups in bytes.
const BYTES: u64 = 100 << 20;

/// `strftime` format of the instant in a file name.
const STAMP: &str = "%Y%m%dT%H%M%SZ";

/// An automatic backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// The file.
    pub path: PathBuf,
    /// Its number; 0 for a copy made before a change. Later backups have greater numbers, even if the clock was set back.
    pub number: u64,
    /// When it was made, by the clock of that time.
    pub at: DateTime<Utc>,
    /// Size in bytes.
    pub bytes: u64,
}

impl Database {
    /// Makes a backup and deletes superfluous ones.
    ///
    /// # Errors
    /// The copy cannot be written; no backup is deleted then.
    pub fn back_up(&mut self, folder: &Path, now: DateTime<Utc>) -> Result<(), StoreError> {
        if let Some(sidecar) = &mut self.sidecar {
            sidecar.changed = None;
        }
        own_folder(folder)?;
        let before = list_backups(folder, AUTOMATIC)?;
        let number = before.first().map_or(0, |newest| newest.number) + 1;
        let name = format!("{AUTOMATIC}{number:06}-{}.db", now.format(STAMP));
        self.backup_to(&folder.join(name))?;
        let all = list_backups(folder, AUTOMATIC)?;
        for old in superfluous(&all, now) {
            // A file that cannot be deleted does no harm.
            let _ = fs::remove_file(&all[old].path);
        }
        Ok(())
    }

    /// Makes a backup if the first change since the newest one is not recent, and on close if that one itself is not.
    pub(in crate::store) fn back_up_when_due(&mut self, closing: bool) {
        let sidecar = self.sidecar.as_ref();
        let Some((sidecar, (first, last))) = sidecar.and_then(|one| Some((one, one.changed?)))
        else {
            return;
        };
        let folder = sidecar.folder.join(BACKUPS);
        let newest = || Some(list_backups(&folder, AUTOMATIC).ok()?.first()?.at);
        let since = if closing { newest() } else { Some(first) };
        // If the clock was set back, the age is unknown, and a backup is made.
        let recent = TimeDelta::zero()..BACKUP_INTERVAL;
        if !since.is_some_and(|since| recent.contains(&(last - since))) {
            // Committed changes are safe without it; one that failed is retried when the next one is due.
            drop(self.back_up(&folder, last));
        }
    }
}

/// The backups in a folder whose names begin so: `backup-NUMBER-INSTANT.db`, or `PREFIXINSTANT-ID.db` for a copy made
/// before a change. Newest first, of one instant the one written last; empty if the folder is missing.
///
/// # Errors
/// The folder cannot be read or is not a folder of the current user.
pub fn list_backups(folder: &Path, prefix: &str) -> io::Result<Vec<Backup>> {
    if !owned_file::is_own_folder(folder)? {
        return Ok(Vec::new());
    }
    let found = fs::read_dir(folder)?.flatten().filter_map(|entry| {
        let (path, found) = (entry.path(), entry.metadata().ok()?);
        if !owned_file::is_plain(&path, &found) {
            return None;
        }
        let name = path.file_name()?.to_str()?.strip_suffix(".db")?;
        let (first, second) = name.strip_prefix(prefix)?.split_once('-')?;
        let (number, at) = match first.parse() {
            Ok(number) => (number, second),
            Err(_) if prefix == AUTOMATIC => return None,
            Err(_) => (0, first),
        };
        let at = NaiveDateTime::parse_from_str(at, STAMP).ok()?.and_utc();
        let backup = Backup {
            number,
            at,
            bytes: found.len(),
            path,
        };
        Some(((number, at, found.modified().ok()), backup))
    });
    let mut all: Vec<_> = found.collect();
    all.sort_by_key(|(written, _)| Reverse(*written));
    Ok(all.into_iter().map(|(_, backup)| backup).collect())
}

/// Which of these backups, newest first, are superfluous.
fn superfluous(all: &[Backup], now: DateTime<Utc>) -> Vec<usize> {
    let mut kept: BTreeSet<usize> = (0..all.len().min(ALWAYS_KEPT)).collect();
    let recent = now - TimeDelta::days(DAYS);
    for (new, format, most, spans) in KEPT {
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        // Backups dated in the future by a wrong clock count as new.
        let all = all.iter().enumerate();
        for (place, backup) in all.filter(|(_, backup)| (backup.at >= recent) == new) {
            let span = backup.at.format(format).to_string();
            let of_span = seen.entry(span).or_default();
            *of_span += 1;
            if *of_span <= most && seen.len() <= spans {
                kept.insert(place);
            }
        }
    }
    // After a backup that does not fit, no older one is kept, however small.
    let mut bytes = 0u64;
    kept.retain(|place| {
        bytes = bytes.saturating_add(all[*place].bytes);
        bytes <= BYTES || *place < ALWAYS_KEPT
    });
    (0..all.len())
        .filter(|place| !kept.contains(place))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn backups(at: impl IntoIterator<Item = DateTime<Utc>>) -> Vec<Backup> {
        let at: Vec<_> = at.into_iter().collect();
        let newest = at.len() as u64;
        let one = |(place, at)| Backup {
            path: PathBuf::new(),
            number: newest - place as u64,
            at,
            bytes: 1 << 20,
        };
        at.into_iter().enumerate().map(one).collect()
    }

    fn kept(all: &[Backup], now: DateTime<Utc>) -> Vec<DateTime<Utc>> {
        let gone = superfluous(all, now);
        let stays = all.iter().enumerate().filter(|(at, _)| !gone.contains(at));
        stays.map(|(_, one)| one.at).collect()
    }

    fn day(day: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_790_000_000, 0).unwrap() + TimeDelta::days(day)
    }

    #[test]
    fn older_backups_are_thinned_more() {
        let all = backups((0..400).rev().map(day));
        let now = day(399);
        let ages: Vec<i64> = kept(&all, now)
            .into_iter()
            .map(|at| (now - at).num_days())
            .collect();
        // Two days and the twelve before them, then the Sundays of ten weeks, then the last days of nine months.
        let mut wanted: Vec<i64> = (0..=14).collect();
        wanted.extend([
            15, 22, 25, 29, 36, 43, 50, 55, 57, 64, 86, 117, 147, 178, 208, 239,
        ]);
        assert_eq!(ages, wanted);
    }

    #[test]
    fn at_most_ten_backups_of_a_day_are_kept() {
        let half_hours = |n: i64| day(2) - TimeDelta::minutes(30 * n);
        let all = backups((0..=96).map(half_hours));
        // It is 14:15, so two days cover three calendar dates, the first and the last only in part.
        let days = [0..10, 29..39, 77..87].into_iter().flatten();
        assert_eq!(kept(&all, day(2)), days.map(half_hours).collect::<Vec<_>>());
    }

    #[test]
    fn the_newest_backups_are_kept_whatever_the_clock_says() {
        for shift in [-40_000, -400, 0, 400, 40_000] {
            let all = backups(
                (0..20)
                    .rev()
                    .map(|minute| day(shift) + TimeDelta::minutes(minute)),
            );
            let kept = kept(&all, day(0));
            assert_eq!(
                kept[..5],
                all[..5].iter().map(|one| one.at).collect::<Vec<_>>()
            );
        }
    }

    #[test]
    fn the_total_size_is_limited() {
        for (mebibytes, stay) in [(30, 5), (10, 10), (9, 11)] {
            let mut all = backups((0..12).rev().map(|hour| day(0) + TimeDelta::hours(hour)));
            for one in &mut all {
                one.bytes = mebibytes << 20;
            }
            let gone = superfluous(&all, day(0) + TimeDelta::hours(12));
            assert_eq!(gone, (stay..12).collect::<Vec<_>>());
        }
    }

    #[test]
    fn no_backup_older_than_one_that_does_not_fit_is_kept() {
        let mut all = backups((0..12).rev().map(|hour| day(0) + TimeDelta::hours(hour)));
        for (place, one) in all.iter_mut().enumerate() {
            one.bytes = if place == 7 { 99 << 20 } else { 1 << 20 };
        }
        let gone = superfluous(&all, day(0) + TimeDelta::hours(12));
        assert_eq!(gone, (7..12).collect::<Vec<_>>());
    }
}
