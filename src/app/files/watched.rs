//! Files that are read while somebody watches.

use crate::task::Work;
use std::fs::File;
use std::io::Read;
use std::path::PathBuf;

/// A file that says how much of it was read, and ends where the work shall stop.
pub(super) struct ProgressReader<'a> {
    pub(in crate::app) file: File,
    pub(in crate::app) work: &'a Work,
}

impl ProgressReader<'_> {
    /// How many bytes there are to be read; what comes through a pipe is not known before.
    pub(super) fn bytes_of(paths: &[PathBuf]) -> u64 {
        let bytes = |path: &PathBuf| std::fs::metadata(path).map_or(0, |found| found.len());
        paths.iter().map(bytes).sum()
    }
}

impl Read for ProgressReader<'_> {
    fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
        let read = self.file.read(to)?;
        let step = self.work.step(u64::try_from(read).unwrap_or(0));
        step.map(|()| read).map_err(std::io::Error::other)
    }
}
