//! Unfinished files that killed processes left; a later write to their folder removes them.

use crate::store::system::is_ours;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The prefix of unfinished files.
const PREFIX: &str = ".oddtrick-";

/// The age from which an unfinished file counts as abandoned.
const A_DAY: Duration = Duration::from_hours(24);

/// Removes unfinished files of this user that are at least a day old, left by killed processes.
pub(in crate::app) fn sweep(folder: &Path) {
    for path in forgotten(folder, PREFIX) {
        // If it cannot be removed it does no harm.
        let _ = fs::remove_file(path);
    }
}

/// What this user has in a folder under names with this prefix, at least a day old.
pub(in crate::app) fn forgotten(folder: &Path, prefix: &str) -> Vec<PathBuf> {
    let now = SystemTime::now();
    let is_past = |at| now.duration_since(at).is_ok_and(|age| age > A_DAY);
    let is_old = |found: &fs::Metadata| is_ours(found) && found.modified().is_ok_and(is_past);
    let all = fs::read_dir(folder).into_iter().flatten().flatten();
    let named = all.filter(|one| one.file_name().to_string_lossy().starts_with(prefix));
    let old = named.filter(|one| one.metadata().is_ok_and(|found| is_old(&found)));
    old.map(|one| one.path()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;

    fn names(folder: &Path) -> Vec<String> {
        let all = fs::read_dir(folder).unwrap();
        let mut names: Vec<String> = all
            .map(|one| one.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn files_abandoned_for_a_day_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        let made = [
            (".oddtrick-old", 25),
            (".oddtrick-old.part", 30),
            (".oddtrick-new", 23),
            (".other-old", 99),
        ];
        for (name, hours) in made {
            let file = File::create(folder.path().join(name)).unwrap();
            let then = SystemTime::now() - Duration::from_hours(hours);
            file.set_modified(then).unwrap();
        }
        fs::create_dir(folder.path().join(".oddtrick-folder")).unwrap();
        sweep(folder.path());
        assert_eq!(
            names(folder.path()),
            [".oddtrick-folder", ".oddtrick-new", ".other-old"]
        );
    }
}
