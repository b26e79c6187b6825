//! A file that gets its name only when complete. If the process is killed, nothing remains on systems with unnamed
//! files; on others a later write to the folder removes what is left.

use crate::store::system::{is_ours, link, unnamed_file};
use crate::store::{folder_of, rename_into_place};
use std::fs::{self, File};
use std::io::{self, Seek};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use tempfile::TempPath;

/// The prefix of unfinished files. Their names are short whatever the final name.
const PREFIX: &str = ".oddtrick-";

/// The age from which an unfinished file counts as abandoned.
const A_DAY: Duration = Duration::from_hours(24);

/// An unfinished file, readable by its owner only.
pub(in crate::app) struct TempFile {
    file: File,
    /// `None` while it is unnamed.
    path: Option<TempPath>,
}

impl TempFile {
    /// Creates an unfinished file in this folder.
    ///
    /// # Errors
    /// It cannot be created.
    pub(in crate::app) fn begin(folder: &Path) -> io::Result<Self> {
        sweep(folder);
        let (file, path) = if let Some(file) = unnamed_file(folder) {
            (file, None)
        } else {
            let (file, path) = builder().tempfile_in(folder)?.into_parts();
            (file, Some(path))
        };
        Ok(Self { file, path })
    }

    /// The file, for writing.
    pub(in crate::app) fn file(&mut self) -> &mut File {
        &mut self.file
    }

    /// Syncs the file and gives it its name in its folder, replacing any existing file.
    ///
    /// # Errors
    /// Any step fails; the existing file is unchanged then.
    pub(in crate::app) fn finish(mut self, target: &Path) -> io::Result<()> {
        self.file.sync_all()?;
        if let Some(path) = self.path {
            return rename_into_place(path, target);
        }
        if link(&self.file, target).is_ok() {
            return Ok(());
        }
        let folder = folder_of(target);
        // The target exists. A link cannot replace it; a rename can.
        let named = builder().make_in(folder, |path| link(&self.file, path));
        if let Ok(named) = named {
            return rename_into_place(named.into_temp_path(), target);
        }
        let mut copy = builder().tempfile_in(folder)?;
        self.file.rewind()?;
        io::copy(&mut self.file, &mut copy)?;
        copy.as_file()
            .set_permissions(self.file.metadata()?.permissions())?;
        copy.as_file().sync_all()?;
        rename_into_place(copy.into_temp_path(), target)
    }
}

fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX);
    builder
}

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
    use std::io::Write;

    fn names(folder: &Path) -> Vec<String> {
        let all = fs::read_dir(folder).unwrap();
        let mut names: Vec<String> = all
            .map(|one| one.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn an_unfinished_file_disappears_with_its_writer() {
        let folder = tempfile::tempdir().unwrap();
        let mut part = TempFile::begin(folder.path()).unwrap();
        part.file().write_all(b"half").unwrap();
        if cfg!(target_os = "linux") {
            assert_eq!(
                names(folder.path()),
                [] as [&str; 0],
                "a kill leaves nothing"
            );
        }
        drop(part);
        assert_eq!(names(folder.path()), [] as [&str; 0]);
    }

    #[test]
    fn named_and_unnamed_files_are_finished_alike() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("x".repeat(255));
        for (unnamed_file, text) in [
            (true, "one"),
            (true, "two"),
            (false, "three"),
            (false, "four"),
        ] {
            let mut part = if unnamed_file {
                TempFile::begin(folder.path()).unwrap()
            } else {
                let (file, path) = builder().tempfile_in(&folder).unwrap().into_parts();
                TempFile {
                    file,
                    path: Some(path),
                }
            };
            part.file().write_all(text.as_bytes()).unwrap();
            part.finish(&target).unwrap();
            assert_eq!(fs::read_to_string(&target).unwrap(), text);
            assert_eq!(names(folder.path()).len(), 1);
        }
    }

    #[test]
    fn a_file_that_cannot_be_linked_is_copied() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("a");
        // The file has no name any more and cannot be linked again.
        let mut file = builder().tempfile_in(&folder).unwrap().into_file();
        file.write_all(b"all").unwrap();
        let part = TempFile { file, path: None };
        part.finish(&target).unwrap();
        assert_eq!(fs::read_to_string(&target).unwrap(), "all");
        assert_eq!(names(folder.path()), ["a"]);
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
