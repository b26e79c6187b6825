//! The handle to the worker thread that owns the connection.

use super::open::IN_MEMORY;
use crate::store::{Database, OpenError, OpenFault, StoreError};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Idle time after which the worker does deferred work.
const IDLE_DELAY: Duration = Duration::from_millis(300);

/// A database on its own thread, which runs jobs one at a time in the order in which they are posted.
///
/// Dropping the handle runs the queued jobs and closes the database, leaving a single file.
#[derive(Debug)]
pub struct Store {
    /// `None` only during drop: a channel without senders ends the thread.
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<Option<Database>>>,
}

/// A job on the thread; or the database is lent to a caller who waits for it, and given back.
enum Job {
    Run(Box<dyn FnOnce(&mut Database) + Send>),
    Lend(SyncSender<Database>, Receiver<Database>),
}

impl Store {
    /// Moves an open database to its own thread.
    ///
    /// # Errors
    /// The thread cannot be started.
    pub fn start(db: Database) -> Result<Self, OpenError> {
        let path = db.path().unwrap_or(Path::new(IN_MEMORY)).to_owned();
        let (jobs, queue) = channel();
        let thread = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || run(db, &queue));
        let thread = thread.map_err(|error| OpenFault::Other(error.to_string()).at(&path))?;
        Ok(Self {
            jobs: Some(jobs),
            thread: Some(thread),
        })
    }

    /// Runs a job on this thread once the jobs before it are done. It must not call this handle.
    ///
    /// # Panics
    /// The job panics, or one before it has and has not ended the program.
    pub fn call<R>(&self, job: impl FnOnce(&mut Database) -> R) -> R {
        let (lender, borrowed) = sync_channel(1);
        let (giver, given_back) = sync_channel(1);
        self.send(Job::Lend(lender, given_back));
        let mut db = borrowed.recv().expect("the thread lends the database");
        let result = job(&mut db);
        // The thread waits for it.
        let _ = giver.send(db);
        result
    }

    /// Queues a job and returns at once. The job reports through channels that it owns.
    pub fn post(&self, job: impl FnOnce(&mut Database) + Send + 'static) {
        self.send(Job::Run(Box::new(job)));
    }

    fn send(&self, job: Job) {
        // The thread outlives the sender, so the job is always received.
        let _ = self.jobs.as_ref().map(|jobs| jobs.send(job));
    }

    /// Runs the queued jobs, closes the database and returns the result.
    ///
    /// # Errors
    /// Those of [`Database::close`].
    pub fn close(mut self) -> Result<(), StoreError> {
        self.finish()
    }

    fn finish(&mut self) -> Result<(), StoreError> {
        self.jobs = None;
        let Some(thread) = self.thread.take() else {
            return Ok(());
        };
        if thread.thread().id() == thread::current().id() {
            // A job dropped the last handle. The thread cannot join itself; it finishes its queue and ends.
            return Ok(());
        }
        // Without a database the thread has panicked, which outside tests ends the program. Closing here uses again
        // the memory that this thread's jobs have freed, which the other thread might not get when little is left.
        let db = thread.join().ok().flatten();
        db.map_or(Ok(()), Database::close)
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        // Callers that need the result use `close`. Committed changes are safe either way.
        let _ = self.finish();
    }
}

/// Runs the jobs until the handle is gone, and returns the database; `None` if the caller to whom it was lent has
/// panicked. Deferred work is done once at the start, for what a kill left undone, and then after changes.
fn run(mut db: Database, queue: &Receiver<Job>) -> Option<Database> {
    let mut tidied = None;
    loop {
        let job = if tidied == Some(db.conn.total_changes()) {
            queue.recv().map_err(RecvTimeoutError::from)
        } else {
            queue.recv_timeout(IDLE_DELAY)
        };
        match job {
            Ok(job) => {
                match job {
                    Job::Run(job) => job(&mut db),
                    Job::Lend(lender, given_back) => {
                        let _ = lender.send(db);
                        db = given_back.recv().ok()?;
                    }
                }
                // Lets the waiting caller run first if both share a core.
                thread::yield_now();
                db.keep_journal();
                db.back_up_when_due(false);
            }
            Err(RecvTimeoutError::Timeout) => {
                let is_done = !db.tidy();
                tidied = is_done.then(|| db.conn.total_changes());
            }
            Err(RecvTimeoutError::Disconnected) => return Some(db),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Access;

    #[test]
    fn an_error_on_close_is_returned() {
        let folder = tempfile::tempdir().unwrap();
        let db = Database::open(&folder.path().join("a.db"), Access::Create);
        let store = db.and_then(Store::start).unwrap();
        store.call(|db| db.conn.execute_batch("BEGIN IMMEDIATE").unwrap());
        assert_eq!(store.close(), Err(StoreError::Busy));
    }
}
