//! Where sessions are read from when they go out: the application, which waits for its store, or the database on its own
//! thread, where nobody waits.

use super::{App, AppError};
use crate::ledger::{Book, Ledger, PlayerId, SessionId};
use crate::store::{Database, Payments, Player, SessionRow};
use std::collections::BTreeMap;

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

    /// By which id people are known outside, where that is not the one on the roster.
    ///
    /// # Errors
    /// Where it cannot be read.
    fn outside(&mut self) -> Result<BTreeMap<PlayerId, PlayerId>, AppError>;

    /// Everything that was ever paid and taken back.
    ///
    /// # Errors
    /// Where it cannot be read.
    fn paid(&mut self) -> Result<Payments, AppError>;

    /// Everybody who was ever put on the roster, for facts speak of people by the ids that they were written with.
    ///
    /// # Errors
    /// Where it cannot be read.
    fn people(&mut self) -> Result<Vec<Player>, AppError>;
}

impl Shelf for &App {
    fn rows(&mut self) -> Result<Vec<SessionRow>, AppError> {
        self.sessions()
    }

    fn book_of(&mut self, session: SessionId) -> Result<Book, AppError> {
        self.book(session)
    }

    fn outside(&mut self) -> Result<BTreeMap<PlayerId, PlayerId>, AppError> {
        self.outside_ids()
    }

    fn paid(&mut self) -> Result<Payments, AppError> {
        self.payments()
    }

    fn people(&mut self) -> Result<Vec<Player>, AppError> {
        self.everybody()
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

    fn outside(&mut self) -> Result<BTreeMap<PlayerId, PlayerId>, AppError> {
        Ok(self.outside_ids()?)
    }

    fn paid(&mut self) -> Result<Payments, AppError> {
        Ok(self.payments()?)
    }

    fn people(&mut self) -> Result<Vec<Player>, AppError> {
        Ok(self.everybody()?)
    }
}
