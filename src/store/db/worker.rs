//! The handle to the thread that owns the connection.

use crate::store::{Access, Database, OpenError, StoreError};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// For how long nobody has to want anything before the store sees to what can wait.
const QUIET: Duration = Duration::from_millis(300);

/// A database on a thread of its own. Jobs run there one after the other, in the order in which they were given.
///
/// When the handle is dropped, the jobs that wait are done, and the database is closed to a single file.
#[derive(Debug)]
pub struct Store {
    /// None only while the handle is dropped: a channel without senders ends the thread.
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<Result<(), StoreError>>>,
}

type Job = Box<dyn FnOnce(&mut Database) + Send>;

impl Store {
    /// Opens a file, or makes it where there is none and it shall be.
    pub fn open(path: &Path, access: Access) -> Result<Self, OpenError> {
        Database::open(path, access).and_then(Self::start)
    }

    /// The same for a file that has a folder beside it: one of an older version is backed up there before it is brought to
    /// this one's form.
    pub fn open_beside(path: &Path, access: Access, folder: &Path) -> Result<Self, OpenError> {
        Database::open_beside(path, access, folder).and_then(Self::start)
    }

    /// What a file holds at this moment, to be looked at and not written to. The file stays as it is.
    pub fn peek(path: &Path) -> Result<Self, OpenError> {
        let db = Database::peek(path)?;
        db.only_read().map_err(|error| OpenError::Other {
            path: path.to_owned(),
            detail: error.to_string(),
        })?;
        Self::start(db)
    }

    /// A new database that is gone with the handle.
    pub fn open_in_memory() -> Result<Self, OpenError> {
        Database::open_in_memory().and_then(Self::start)
    }

    /// Does a job and waits for what it gives.
    ///
    /// # Panics
    /// Where the job does, unless that has ended the program.
    pub fn call<R: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Database) -> R + Send + 'static,
    ) -> R {
        let (answer, answered) = sync_channel(1);
        self.send(Box::new(move |db| {
            // Where the caller has gone, nobody wants to know.
            let _ = answer.send(job(db));
        }));
        answered.recv().expect("the thread answers every job")
    }

    /// Gives a job and does not wait. It reports through whatever it carries.
    pub fn post(&self, job: impl FnOnce(&mut Database) + Send + 'static) {
        self.send(Box::new(job));
    }

    /// Does the jobs that wait and closes the database, and says whether that went well.
    pub fn close(mut self) -> Result<(), StoreError> {
        self.finish()
    }

    fn start(db: Database) -> Result<Self, OpenError> {
        let path = db.path().unwrap_or(Path::new(":memory:")).to_owned();
        let (jobs, queue) = channel();
        let thread = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || run(db, &queue));
        let thread = thread.map_err(|error| OpenError::Other {
            path,
            detail: error.to_string(),
        })?;
        Ok(Self {
            jobs: Some(jobs),
            thread: Some(thread),
        })
    }

    fn send(&self, job: Job) {
        // The thread outlives the sender, so that there is always somebody to take it.
        let _ = self.jobs.as_ref().map(|jobs| jobs.send(job));
    }

    fn finish(&mut self) -> Result<(), StoreError> {
        self.jobs = None;
        let Some(thread) = self.thread.take() else {
            return Ok(());
        };
        if thread.thread().id() == thread::current().id() {
            // A job holds the last handle: the thread goes on to the end of its queue by itself.
            return Ok(());
        }
        // Only in a test can it have panicked and this be reached.
        thread.join().unwrap_or(Ok(()))
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        // Whoever wants to know calls `close`. What was committed is safe in either case.
        let _ = self.finish();
    }
}

fn run(mut db: Database, queue: &Receiver<Job>) -> Result<(), StoreError> {
    let mut worked = false;
    loop {
        let job = if worked {
            queue.recv_timeout(QUIET)
        } else {
            queue.recv().map_err(RecvTimeoutError::from)
        };
        match job {
            Ok(job) => {
                job(&mut db);
                // Whoever waits for the job goes first, where both are on one core.
                thread::yield_now();
                db.keep_journal();
                db.back_up_when_due();
                worked = true;
            }
            Err(RecvTimeoutError::Timeout) => {
                db.tidy();
                worked = false;
            }
            Err(RecvTimeoutError::Disconnected) => return db.close(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_wrong_at_the_end_is_said() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("a.db"), Access::Create).unwrap();
        store.call(|db| db.conn.execute_batch("BEGIN IMMEDIATE").unwrap());
        assert_eq!(store.close(), Err(StoreError::Busy));
    }
}
