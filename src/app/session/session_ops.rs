//! Operations on one session: its beginning, and any change.
//!
//! Each is repeated if another process wrote first.

use crate::app::{AppError, Result, editor, recognise};
use crate::games::HandRecord;
use crate::ledger::{
    EditStamp, LogRow, OpenHand, ParticipantId, Session, SessionEditor, SessionId,
};
use crate::store::{Database, StoreError};

/// How often a change is repeated at most while other processes write first. With two processes that write continuously,
/// about half of the tries fail.
const MOST_REPEATS: usize = 99;

/// Makes a change, and again so many times at most while it comes too late because of others.
pub(in crate::app) fn retry<R>(
    mut left: usize,
    is_late: impl Fn(&AppError) -> bool,
    mut change: impl FnMut() -> Result<R>,
) -> Result<R> {
    loop {
        match change() {
            Err(error) if left > 0 && is_late(&error) => left -= 1,
            done => return done,
        }
    }
}

/// Stores a new session with its first hand, both or neither.
///
/// # Errors
/// The hand is illegal, or it cannot be stored.
pub fn begin(
    db: &mut Database,
    mut session: Session,
    record: &HandRecord<ParticipantId>,
    stamp: EditStamp,
) -> Result<SessionEditor> {
    // Another process may have added a player of that name since.
    let is_late = |error: &AppError| matches!(error, AppError::Store(StoreError::NameTaken(_)));
    retry(MOST_REPEATS, is_late, || {
        session.participants = recognise(db, session.participants.clone())?;
        let mut editor = SessionEditor::begin(session.clone())?;
        let row = editor.record(record.clone(), stamp)?;
        db.create_session(&session, &OpenHand::default(), Some(&row))?;
        Ok(editor)
    })
}

/// Changes a session and stores the rows that this adds to its log; retries if another process wrote first. It is read
/// unless its state is `known`.
///
/// # Errors
/// Those of the step; the session cannot be read or stored.
pub fn change(
    db: &mut Database,
    session: SessionId,
    mut known: Option<SessionEditor>,
    mut step: impl FnMut(&mut Database, &mut SessionEditor) -> Result<Vec<LogRow>>,
) -> Result<SessionEditor> {
    let is_late = |error: &AppError| matches!(error, AppError::Store(StoreError::Stale));
    retry(MOST_REPEATS, is_late, || {
        let known = known.take().map_or_else(|| self::editor(db, session), Ok);
        let mut editor = known?;
        let rows = step(db, &mut editor)?;
        let before = editor.log().rows().len() - rows.len();
        db.commit(session, before as u64, &rows, editor.open())?;
        Ok(editor)
    })
}
