//! Where sessions are read from when they go out: the application, which waits for its store, or the database on its own
//! thread, where nobody waits.

use super::bundle::Club;
use super::{App, AppError};
use crate::ledger::{Book, Ledger, SessionId};
use crate::store::{Database, Payments, SessionRow, StoreError};
use std::sync::mpsc::{SyncSender, sync_channel};

/// What it takes to write sessions down.
pub trait Shelf {
    /// The sessions that are kept, newest first.
    ///
    /// # Errors
    /// Where they cannot be read.
    fn rows(&mut self) -> Result<Vec<SessionRow>, AppError>;

    /// The books of a session.
    ///
    /// # Errors
    /// Where there is none, or it cannot be read.
    fn book_of(&mut self, session: SessionId) -> Result<Book, AppError>;

    /// Hands out what was played in each of these sessions, one after the other, without their logs.
    ///
    /// # Errors
    /// Where there is no such session or it cannot be read, and what `each` gives.
    fn each_ledger(
        &mut self,
        sessions: &[SessionId],
        each: &mut dyn FnMut(Ledger) -> Result<(), AppError>,
    ) -> Result<(), AppError>;

    /// Everything that was ever paid and taken back.
    ///
    /// # Errors
    /// Where it cannot be read.
    fn paid(&mut self) -> Result<Payments, AppError>;

    /// Everybody who was ever put on the roster, who counts as whom, and the house rules.
    ///
    /// # Errors
    /// Where they cannot be read.
    fn club(&mut self) -> Result<Club, AppError>;
}

impl Shelf for &App {
    fn rows(&mut self) -> Result<Vec<SessionRow>, AppError> {
        self.sessions()
    }

    fn book_of(&mut self, session: SessionId) -> Result<Book, AppError> {
        self.book(session)
    }

    /// The store reads on while what it has read is made use of here.
    fn each_ledger(
        &mut self,
        sessions: &[SessionId],
        each: &mut dyn FnMut(Ledger) -> Result<(), AppError>,
    ) -> Result<(), AppError> {
        // Where nothing was ever kept, there is nothing to be read from either.
        if sessions.is_empty() {
            return Ok(());
        }
        let (ready, next) = sync_channel(1);
        let wanted = sessions.to_vec();
        self.needed()?
            .post(move |db| read_ahead(db, wanted, &ready));
        let mut left = sessions.len();
        for read in next {
            for ledger in read? {
                left = left.saturating_sub(1);
                each(ledger)?;
            }
        }
        if left > 0 {
            // The job broke off, which has been written to standard error.
            let detail = format!("{left} sessions were not read");
            return Err(StoreError::Refused { detail }.into());
        }
        Ok(())
    }

    fn paid(&mut self) -> Result<Payments, AppError> {
        self.payments()
    }

    fn club(&mut self) -> Result<Club, AppError> {
        match self.existing()? {
            Some(store) => Ok(store.call(Club::read)?),
            None => Ok(Club::default()),
        }
    }
}

impl Shelf for Database {
    fn rows(&mut self) -> Result<Vec<SessionRow>, AppError> {
        Ok(self.sessions()?)
    }

    fn book_of(&mut self, session: SessionId) -> Result<Book, AppError> {
        let stored = self.load(session)?;
        let ledger = Ledger::open(stored.session)?;
        Ok(Book::new(ledger, stored.log, stored.open))
    }

    fn each_ledger(
        &mut self,
        sessions: &[SessionId],
        each: &mut dyn FnMut(Ledger) -> Result<(), AppError>,
    ) -> Result<(), AppError> {
        for session in sessions {
            each(ledger(self, *session)?)?;
        }
        Ok(())
    }

    fn paid(&mut self) -> Result<Payments, AppError> {
        Ok(self.payments()?)
    }

    fn club(&mut self) -> Result<Club, AppError> {
        Ok(Club::read(self)?)
    }
}

/// About how many hands are read before they are handed over. A session is never cut in two.
const AHEAD: usize = 500;

type Read = Result<Vec<Ledger>, AppError>;

/// Reads sessions for whoever is on the other end, until he has gone.
fn read_ahead(db: &mut Database, sessions: Vec<SessionId>, ready: &SyncSender<Read>) {
    let (mut read, mut hands) = (Vec::new(), 0);
    for session in sessions {
        match ledger(db, session) {
            Ok(ledger) => {
                hands += ledger.played().len();
                read.push(ledger);
            }
            Err(error) => {
                // Those before it come first.
                if ready.send(Ok(read)).is_ok() {
                    let _ = ready.send(Err(error));
                }
                return;
            }
        }
        if hands >= AHEAD {
            if ready.send(Ok(std::mem::take(&mut read))).is_err() {
                return;
            }
            hands = 0;
        }
    }
    let _ = ready.send(Ok(read));
}

fn ledger(db: &mut Database, session: SessionId) -> Result<Ledger, AppError> {
    Ok(Ledger::open(db.facts(session)?)?)
}
