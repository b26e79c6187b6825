//! What happens to one session: it begins, hands come, something is taken back, it ends.

use crate::app::{AppError, Clock, book, recognise};
use crate::games::HandRecord;
use crate::ledger::{
    Book, Edit, EditError, Ledger, Log, LogRow, OpenHand, ParticipantId, Session, SessionId, Stamp,
};
use crate::store::{Database, StoreError};

/// How often a change is tried where another window or command keeps being quicker: of two that write without a pause,
/// each comes second every other time.
const TRIES: usize = 100;

/// The books of a session that begins with this hand.
///
/// # Errors
/// Where the hand is illegal.
pub fn first(
    session: Session,
    record: HandRecord<ParticipantId>,
    stamp: Stamp,
) -> Result<(Book, LogRow), EditError> {
    let mut book = Book::new(Ledger::open(session)?, Log::default(), OpenHand::default());
    let row = book.record(record, stamp)?;
    Ok((book, row))
}

/// Begins a session with its first hand, both or neither.
///
/// # Errors
/// Where the hand is illegal, or it cannot be kept.
pub fn begin(
    db: &mut Database,
    mut session: Session,
    record: HandRecord<ParticipantId>,
    stamp: Stamp,
) -> Result<Book, AppError> {
    session.participants = recognise(db, session.participants)?;
    let (book, row) = first(session.clone(), record, stamp)?;
    db.create_session(&session, &OpenHand::default(), Some(&row))?;
    Ok(book)
}

/// Records a hand at the end of a session, whose book follows what others have written since.
///
/// # Errors
/// Where the hand is illegal, the session has ended, or it cannot be kept.
pub fn record(
    db: &mut Database,
    mut book: Book,
    record: &HandRecord<ParticipantId>,
    clock: &dyn Clock,
) -> Result<Book, AppError> {
    let session = book.ledger().session().id;
    for left in (0..TRIES).rev() {
        let row = book.record(record.clone(), clock.stamp())?;
        match db.commit(session, &[row], book.open()) {
            Err(error) if is_stale(&error) && left > 0 => book = self::book(db, session)?,
            done => {
                done?;
                break;
            }
        }
    }
    Ok(book)
}

/// Takes back the last change to a session.
///
/// # Errors
/// Where there is nothing to take back.
pub fn undo(db: &mut Database, session: SessionId, clock: &dyn Clock) -> Result<Book, AppError> {
    change(db, session, |_, book| {
        let rows = book.edit_back(|| clock.stamp());
        rows.ok_or(AppError::NothingToUndo)
    })
}

/// Makes the change to a session again that was taken back last.
///
/// # Errors
/// Where there is none.
pub fn redo(db: &mut Database, session: SessionId, clock: &dyn Clock) -> Result<Book, AppError> {
    change(db, session, |_, book| {
        let rows = book.edit_on(|| clock.stamp());
        rows.ok_or(AppError::NothingToRedo)
    })
}

/// Puts a note on a session in place of the one that is there.
///
/// # Errors
/// Where it is too long.
pub fn annotate(
    db: &mut Database,
    session: SessionId,
    note: &str,
    clock: &dyn Clock,
) -> Result<Book, AppError> {
    change(db, session, |_, book| {
        let edit = Edit::annotate(book.ledger().session(), note);
        let row = edit
            .map(|edit| book.edit(edit, clock.stamp()))
            .transpose()?;
        Ok(row.into_iter().collect())
    })
}

/// Lets a session begin with totals that were played before its first hand, in place of those that it begins with.
///
/// # Errors
/// Where it cannot.
pub fn begin_with(
    db: &mut Database,
    session: SessionId,
    totals: &[(ParticipantId, i64)],
    clock: &dyn Clock,
) -> Result<Book, AppError> {
    change(db, session, |_, book| {
        let edit = Edit::begin_with(book.ledger().session(), totals);
        let row = edit
            .map(|edit| book.edit(edit, clock.stamp()))
            .transpose()?;
        Ok(row.into_iter().collect())
    })
}

/// Closes a session.
///
/// # Errors
/// Where it is closed.
pub fn end(db: &mut Database, session: SessionId, clock: &dyn Clock) -> Result<Book, AppError> {
    change(db, session, |_, book| {
        let stamp = clock.stamp();
        Ok(vec![book.edit(Edit::End { at: stamp.at }, stamp)?])
    })
}

/// Opens a closed session again.
///
/// # Errors
/// Where it is open.
pub fn reopen(db: &mut Database, session: SessionId, clock: &dyn Clock) -> Result<Book, AppError> {
    change(db, session, |_, book| {
        let at = book.ledger().session().ended.ok_or(EditError::StillOpen)?;
        Ok(vec![book.edit(Edit::Reopen { at }, clock.stamp())?])
    })
}

/// Makes a step of one change or more to a session and keeps it, again where another program was quicker.
pub(in crate::app) fn change(
    db: &mut Database,
    session: SessionId,
    mut step: impl FnMut(&mut Database, &mut Book) -> Result<Vec<LogRow>, AppError>,
) -> Result<Book, AppError> {
    let mut left = TRIES;
    loop {
        left -= 1;
        let mut book = book(db, session)?;
        let rows = step(db, &mut book)?;
        match db.commit(session, &rows, book.open()) {
            Ok(()) => return Ok(book),
            Err(error) if is_stale(&error) && left > 0 => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// Whether another window or command was quicker, so that the same may succeed on a second try.
fn is_stale(error: &StoreError) -> bool {
    matches!(error, StoreError::Stale | StoreError::Exists(_))
}
