//! Removes what killed processes left of unfinished files.

use crate::store::DRAFT;
use crate::store::system::is_ours;
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

/// The age from which an unfinished file counts as abandoned.
const A_DAY: Duration = Duration::from_hours(24);

/// Removes unfinished files of this user that are at least a day old, left by killed processes.
pub(in crate::app) fn sweep(folder: &Path) {
    let Ok(all) = fs::read_dir(folder) else {
        return;
    };
    let now = SystemTime::now();
    for one in all.flatten() {
        let ours = one
            .file_name()
            .to_str()
            .is_some_and(|name| name.starts_with(DRAFT));
        if ours && one.metadata().is_ok_and(|found| is_forgotten(&found, now)) {
            // If it cannot be removed it does no harm.
            let _ = fs::remove_file(one.path());
        }
    }
}

fn is_forgotten(found: &fs::Metadata, now: SystemTime) -> bool {
    let age = found
        .modified()
        .map(|at| now.duration_since(at).unwrap_or_default());
    found.is_file() && is_ours(found) && age.is_ok_and(|age| age > A_DAY)
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
    fn what_was_left_a_day_ago_is_removed() {
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
