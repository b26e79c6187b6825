//! Operations on one session: begin, record hands, undo and redo, any change.
//!
//! Each is repeated if another process wrote first.

use crate::app::{AppError, Clock, Result, editor, recognise};
use crate::games::HandRecord;
use crate::ledger::{Edit, EditStamp, LogRow, OpenHand, ParticipantId, Session, SessionEditor};
use crate::money::Stake;
use crate::settle::check_restake;
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

/// Records a hand at the end of a session, after any changes by others.
///
/// # Errors
/// The hand is illegal, the session has ended, or it cannot be stored.
pub fn record(
    db: &mut Database,
    editor: SessionEditor,
    record: &HandRecord<ParticipantId>,
    clock: &dyn Clock,
) -> Result<SessionEditor> {
    change(db, editor, |_, editor| {
        Ok(vec![editor.record(record.clone(), clock.stamp())?])
    })
}

/// Undoes the last change to a session, or redoes the change undone last.
///
/// # Errors
/// There is nothing to undo or redo.
pub fn undo_or_redo(
    db: &mut Database,
    editor: SessionEditor,
    undo: bool,
    clock: &dyn Clock,
) -> Result<SessionEditor> {
    change(db, editor, |_, editor| {
        let stamp = || clock.stamp();
        editor.by_edits(|editor| {
            if undo {
                let undone = editor.undo_with_end(stamp);
                undone.ok_or(AppError::NothingToUndo)
            } else {
                let redone = editor.redo_with_end(stamp);
                redone.ok_or(AppError::NothingToRedo)
            }
        })
    })
}

/// The edit that changes the stake from this hand on, counted from 1, or from the next hand; `None` for no stake. Earlier
/// hands keep their stake; without an edit all of them do.
///
/// # Errors
/// The stake is too high, or too fine beside the earlier ones, or there is no such hand.
pub fn restake(
    session: &Session,
    stake: Option<Stake>,
    from: Option<usize>,
) -> Result<Option<Edit>> {
    let next = session.hands.len() + 1;
    let number = from.unwrap_or(next);
    let index = number.checked_sub(1).filter(|index| *index < next);
    let index = index.ok_or(AppError::NoHand { number, next })?;
    if let Some(stake) = stake {
        check_restake(session, index, stake)?;
    }
    Ok(Edit::restake(session, index, stake))
}

/// Changes a session and stores the rows that this adds to its log; retries if another process wrote first.
///
/// # Errors
/// Those of the step; the session cannot be read or stored.
pub fn change(
    db: &mut Database,
    editor: SessionEditor,
    mut step: impl FnMut(&mut Database, &mut SessionEditor) -> Result<Vec<LogRow>>,
) -> Result<SessionEditor> {
    let session = editor.ledger().session().id;
    let mut known = Some(editor);
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
