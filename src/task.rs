//! Long work that somebody watches and may stop: how far it has come, and whether it is still wanted.
//!
//! Whoever works says what is being done and how much of it is; whoever watches looks in from another thread whenever they
//! like. Neither waits for the other. Nothing here knows a clock, a screen, or what is worked at.
//!
//! Work that is stopped ends in [`Stopped`] and leaves everything as it was. Where it is asked to stop after what cannot be
//! taken back, it ends as if nobody had asked.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use thiserror::Error;

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Files are read; the steps are bytes.
    Reading,
    /// A copy of everything is kept before it changes; the steps are pages.
    Keeping,
    /// What was read goes into the database; the steps are sessions.
    TakingIn,
    /// Sessions are written out; the steps are sessions.
    Writing,
    /// The database is copied; the steps are pages.
    Copying,
    /// The database is checked; the steps are tables and sessions.
    Checking,
    /// What can be had of a damaged database is put together; the steps are what it can be had from.
    Recovering,
}

impl Task {
    const ALL: [Self; 7] = [
        Self::Reading,
        Self::Keeping,
        Self::TakingIn,
        Self::Writing,
        Self::Copying,
        Self::Checking,
        Self::Recovering,
    ];
}

/// How far work has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// What is being done.
    pub task: Task,
    /// The steps that are done, never more than all.
    pub done: u64,
    /// All steps; 0 where nobody knows.
    pub all: u64,
}

impl Seen {
    /// How much of it is done, in whole per cent; none where nobody knows.
    pub fn per_cent(self) -> Option<u8> {
        let done = u128::from(self.done) * 100;
        let per_cent = done.checked_div(u128::from(self.all))?;
        u8::try_from(per_cent.min(100)).ok()
    }
}

/// Somebody has asked for the work to stop. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("stopped before the end, and nothing has changed")]
pub struct Stopped;

/// A piece of long work. Its copies are the same work, seen from elsewhere.
#[derive(Clone, Debug, Default)]
pub struct Work {
    stopped: Arc<AtomicBool>,
    state: Arc<State>,
}

#[derive(Debug, Default)]
struct State {
    /// One more than the place among [`Task::ALL`]; 0 before anything has begun.
    task: AtomicU8,
    done: AtomicU64,
    all: AtomicU64,
}

impl Work {
    /// Says what is done from now on, in so many steps; 0 where nobody knows how many.
    pub fn begin(&self, task: Task, all: u64) {
        let place = Task::ALL.iter().position(|one| *one == task);
        let place = place.and_then(|place| u8::try_from(place + 1).ok());
        self.state.done.store(0, Ordering::Relaxed);
        self.state.all.store(all, Ordering::Relaxed);
        self.state.task.store(place.unwrap_or(0), Ordering::Relaxed);
    }

    /// Says that so many steps more are done.
    ///
    /// # Errors
    /// Where the work shall stop.
    pub fn step(&self, steps: u64) -> Result<(), Stopped> {
        self.state.done.fetch_add(steps, Ordering::Relaxed);
        self.goes_on()
    }

    /// Whether the work is still wanted.
    ///
    /// # Errors
    /// Where it shall stop.
    pub fn goes_on(&self) -> Result<(), Stopped> {
        if self.is_stopped() {
            Err(Stopped)
        } else {
            Ok(())
        }
    }

    /// Asks for the work to stop.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked for the work to stop.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// What asks for the work to stop once it is set, for whoever can set no more than that.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stopped)
    }

    /// How far it has come; none before it has begun.
    pub fn seen(&self) -> Option<Seen> {
        let place = self.state.task.load(Ordering::Relaxed).checked_sub(1)?;
        let task = *Task::ALL.get(usize::from(place))?;
        let all = self.state.all.load(Ordering::Relaxed);
        let done = self.state.done.load(Ordering::Relaxed);
        // What is read may grow under the hands of who reads it.
        let done = if all == 0 { done } else { done.min(all) };
        Some(Seen { task, done, all })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_is_seen_from_elsewhere() {
        let work = Work::default();
        let watcher = work.clone();
        assert_eq!(watcher.seen(), None);
        for (place, task) in Task::ALL.into_iter().enumerate() {
            let all = 7 * place as u64;
            work.begin(task, all);
            work.step(3).unwrap();
            let done = if all == 0 { 3 } else { 3.min(all) };
            assert_eq!(watcher.seen(), Some(Seen { task, done, all }));
        }
        watcher.stop();
        assert_eq!(work.step(1), Err(Stopped));
        assert_eq!(work.goes_on(), Err(Stopped));
    }

    #[test]
    fn a_share_is_whole_per_cents_of_something() {
        let task = Task::Reading;
        for (done, all, per_cent) in [
            (0, 0, None),
            (5, 0, None),
            (0, 3, Some(0)),
            (2, 3, Some(66)),
            (3, 3, Some(100)),
            (u64::MAX - 1, u64::MAX, Some(99)),
        ] {
            assert_eq!(Seen { task, done, all }.per_cent(), per_cent);
        }
    }
}
