//! Progress and cancellation of long operations.
//!
//! The operation reports its task and steps; another thread can read them at any time. This module uses no clock and no
//! screen.
//!
//! A cancelled operation returns [`Stopped`] and changes nothing. A request that comes after the change is committed is
//! ignored.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use thiserror::Error;

/// A part of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Reads files; steps are bytes.
    Reading,
    /// Makes a backup before a change; steps are database pages.
    BackingUp,
    /// Imports what was read; steps are sessions.
    Importing,
    /// Exports sessions; steps are sessions.
    Writing,
    /// Copies the database; steps are database pages.
    Copying,
    /// Checks the database; steps are tables and sessions.
    Checking,
    /// Recovers a damaged database; steps are its sources.
    Recovering,
}

/// The progress of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The current task.
    pub task: Task,
    /// Steps done, at most `all`.
    pub done: u64,
    /// All steps; 0 if unknown.
    pub all: u64,
}

impl Progress {
    /// Steps done in whole per cent, rounded down; `None` if the total is unknown.
    pub fn per_cent(self) -> Option<u8> {
        let done = u128::from(self.done) * 100;
        let per_cent = done.checked_div(u128::from(self.all))?;
        u8::try_from(per_cent.min(100)).ok()
    }
}

/// The operation was cancelled and has changed nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("stopped; nothing has changed")]
pub struct Stopped;

/// A handle to a long operation. Clones refer to the same operation.
#[derive(Clone, Debug, Default)]
pub struct Work(Arc<State>);

#[derive(Debug, Default)]
struct State {
    stopped: AtomicBool,
    /// `None` before the first task.
    progress: Mutex<Option<Progress>>,
}

impl Work {
    /// Starts a task with this many steps; 0 if unknown.
    pub fn begin(&self, task: Task, all: u64) {
        let done = 0;
        *self.state() = Some(Progress { task, done, all });
    }

    /// Adds steps done.
    ///
    /// # Errors
    /// [`Stopped`] if cancelled.
    pub fn step(&self, steps: u64) -> Result<(), Stopped> {
        if let Some(progress) = &mut *self.state() {
            progress.done += steps;
        }
        self.check_stopped()
    }

    /// Checks for cancellation.
    ///
    /// # Errors
    /// [`Stopped`] if cancelled.
    pub fn check_stopped(&self) -> Result<(), Stopped> {
        if self.is_stopped() {
            Err(Stopped)
        } else {
            Ok(())
        }
    }

    /// Requests cancellation.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether cancellation was requested.
    pub fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Relaxed)
    }

    /// The progress; `None` before the first task.
    pub fn progress(&self) -> Option<Progress> {
        let mut progress = (*self.state())?;
        // A file may grow while it is read.
        if progress.all > 0 {
            progress.done = progress.done.min(progress.all);
        }
        Some(progress)
    }

    fn state(&self) -> MutexGuard<'_, Option<Progress>> {
        let state = self.0.progress.lock();
        state.unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clone_shows_the_progress_and_can_cancel() {
        let work = Work::default();
        let watcher = work.clone();
        assert_eq!(watcher.progress(), None);
        for (task, all) in [(Task::Reading, 0), (Task::Copying, 2), (Task::Checking, 7)] {
            work.begin(task, all);
            work.step(3).unwrap();
            let done = if all == 0 { 3 } else { 3.min(all) };
            assert_eq!(watcher.progress(), Some(Progress { task, done, all }));
        }
        watcher.stop();
        assert_eq!(work.step(1), Err(Stopped));
        assert_eq!(work.check_stopped(), Err(Stopped));
    }

    #[test]
    fn per_cent_is_rounded_down() {
        let task = Task::Reading;
        for (done, all, per_cent) in [
            (0, 0, None),
            (5, 0, None),
            (0, 3, Some(0)),
            (2, 3, Some(66)),
            (3, 3, Some(100)),
            (u64::MAX - 1, u64::MAX, Some(99)),
        ] {
            assert_eq!(Progress { task, done, all }.per_cent(), per_cent);
        }
    }
}
