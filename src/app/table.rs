//! What happens to one session: it begins, hands come, something is taken back, it ends.

use super::sessions::is_stale;
use super::{App, AppError, NewSession};
use crate::games::HandRecord;
use crate::ledger::{
    Book, Edit, EditError, Ledger, Log, LogRow, OpenHand, ParticipantId, Session, SessionId, Stamp,
};

/// How often a change is tried where another window or command keeps being quicker: of two that write without a pause,
/// each comes second every other time.
const TRIES: usize = 100;

impl App {
    /// Begins a session and keeps it, with nothing played yet.
    ///
    /// # Errors
    /// Where what was chosen is no good, or it cannot be kept.
    pub fn new_session(&self, new: NewSession) -> Result<Session, AppError> {
        let mut session = new.draft(self.surroundings())?;
        self.recognise(&mut session.participants)?;
        let kept = session.clone();
        self.store()?
            .call(move |db| db.create_session(&kept, &OpenHand::default(), None))?;
        Ok(session)
    }

    /// Begins a session with its first hand, both or neither.
    ///
    /// # Errors
    /// Where the hand is illegal, or it cannot be kept.
    pub fn begin(
        &self,
        draft: &Session,
        first: &HandRecord<ParticipantId>,
    ) -> Result<Book, AppError> {
        let stamp = self.surroundings().stamp();
        let play = |session: Session| -> Result<(Book, LogRow), EditError> {
            let mut book = Book::new(Ledger::open(session)?, Log::default(), OpenHand::default());
            let row = book.record(first.clone(), stamp)?;
            Ok((book, row))
        };
        // An illegal hand leaves no trace, not even a database, so that it is played before anything is asked of one.
        play(draft.clone())?;
        let mut session = draft.clone();
        self.recognise(&mut session.participants)?;
        let (book, row) = play(session.clone())?;
        self.store()?
            .call(move |db| db.create_session(&session, &OpenHand::default(), Some(&row)))?;
        Ok(book)
    }

    /// Keeps what a move of a book gave, and waits until it is on the disk.
    ///
    /// # Errors
    /// Where it cannot be kept, or somebody else has changed the session since the book was read.
    pub fn save(
        &self,
        session: SessionId,
        rows: Vec<LogRow>,
        open: OpenHand,
    ) -> Result<(), AppError> {
        Ok(self
            .store()?
            .call(move |db| db.commit(session, &rows, &open))?)
    }

    /// The same without waiting. `done` is told on the thread of the store.
    ///
    /// # Errors
    /// Where the database cannot be opened; `done` is not told then.
    pub fn post_save(
        &self,
        session: SessionId,
        rows: Vec<LogRow>,
        open: OpenHand,
        done: impl FnOnce(Result<(), AppError>) + Send + 'static,
    ) -> Result<(), AppError> {
        self.store()?
            .post(move |db| done(db.commit(session, &rows, &open).map_err(AppError::from)));
        Ok(())
    }

    /// Records a hand at the end of a session, whose book follows what others have written since.
    ///
    /// # Errors
    /// Where the hand is illegal, the session has ended, or it cannot be kept. The book may be ahead of what is kept
    /// then, and should be read again.
    pub fn record(
        &self,
        book: &mut Book,
        record: &HandRecord<ParticipantId>,
    ) -> Result<(), AppError> {
        let session = book.ledger().session().id;
        for left in (0..TRIES).rev() {
            let row = book.record(record.clone(), self.surroundings().stamp())?;
            match self.save(session, vec![row], book.open().clone()) {
                Err(error) if is_stale(&error) && left > 0 => *book = self.book(session)?,
                done => return done,
            }
        }
        Ok(())
    }

    /// Takes back the last change to a session, or its deletion.
    ///
    /// # Errors
    /// Where there is nothing to take back.
    pub fn undo(&self, session: SessionId) -> Result<Book, AppError> {
        self.change_step(session, |book| {
            let stamp = || self.surroundings().stamp();
            book.edit_back(stamp).ok_or(AppError::NothingToUndo)
        })
    }

    /// Makes the change to a session again that was taken back last.
    ///
    /// # Errors
    /// Where there is none.
    pub fn redo(&self, session: SessionId) -> Result<Book, AppError> {
        self.change_step(session, |book| {
            let stamp = || self.surroundings().stamp();
            book.edit_on(stamp).ok_or(AppError::NothingToRedo)
        })
    }

    /// Closes a session.
    ///
    /// # Errors
    /// Where it is closed.
    pub fn end(&self, session: SessionId) -> Result<Book, AppError> {
        self.change(session, |book, stamp| {
            Ok(book.edit(Edit::End { at: stamp.at }, stamp)?)
        })
    }

    /// Opens a closed session again.
    ///
    /// # Errors
    /// Where it is open.
    pub fn reopen(&self, session: SessionId) -> Result<Book, AppError> {
        self.change(session, |book, stamp| {
            let at = book.ledger().session().ended.ok_or(EditError::StillOpen)?;
            Ok(book.edit(Edit::Reopen { at }, stamp)?)
        })
    }

    /// Makes one change to a session and keeps it, again where somebody else was quicker.
    pub(super) fn change(
        &self,
        session: SessionId,
        mut change: impl FnMut(&mut Book, Stamp) -> Result<LogRow, AppError>,
    ) -> Result<Book, AppError> {
        self.change_step(session, |book| {
            Ok(vec![change(book, self.surroundings().stamp())?])
        })
    }

    /// The same with a step of one change or more.
    fn change_step(
        &self,
        session: SessionId,
        mut change: impl FnMut(&mut Book) -> Result<Vec<LogRow>, AppError>,
    ) -> Result<Book, AppError> {
        let mut left = TRIES;
        loop {
            left -= 1;
            let mut book = self.book(session)?;
            let rows = change(&mut book)?;
            match self.save(session, rows, book.open().clone()) {
                Ok(()) => return Ok(book),
                Err(error) if is_stale(&error) && left > 0 => {}
                Err(error) => return Err(error),
            }
        }
    }
}
