//! Reading files with progress.

use crate::task::Work;
use std::fs::File;
use std::io::Read;
use std::path::PathBuf;

/// A reader that reports progress and stops on request.
pub(super) struct ProgressReader<'a> {
    pub(in crate::app) file: File,
    pub(in crate::app) work: &'a Work,
}

impl ProgressReader<'_> {
    /// The total size in bytes; pipes count as 0.
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
