//! Operations on one session: begin, record hands, undo and redo, end.

use crate::app::{AppError, Clock, editor, recognise};
use crate::games::HandRecord;
use crate::ledger::{
    Edit, EditError, EditStamp, Ledger, Log, LogRow, OpenHand, ParticipantId, Session,
    SessionEditor, SessionId,
};
use crate::store::{Database, StoreError};

/// The maximum number of tries while other processes write first. With two processes that write continuously, about
/// half of the tries fail.
const TRIES: usize = 100;

/// The editor of a session that begins with this hand.
///
/// # Errors
/// The hand is illegal.
pub fn begin_with_hand(
    session: Session,
    record: HandRecord<ParticipantId>,
    stamp: EditStamp,
) -> Result<(SessionEditor, LogRow), EditError> {
    let mut editor =
        SessionEditor::new(Ledger::open(session)?, Log::default(), OpenHand::default());
    let row = editor.record(record, stamp)?;
    Ok((editor, row))
}

/// Stores a new session with its first hand, both or neither.
///
/// # Errors
/// The hand is illegal, or it cannot be stored.
pub fn begin(
    db: &mut Database,
    mut session: Session,
    record: HandRecord<ParticipantId>,
    stamp: EditStamp,
) -> Result<SessionEditor, AppError> {
    session.participants = recognise(db, session.participants)?;
    let (editor, row) = begin_with_hand(session.clone(), record, stamp)?;
    db.create_session(&session, &OpenHand::default(), Some(&row))?;
    Ok(editor)
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
) -> Result<SessionEditor, AppError> {
    change_from(db, editor, |_, editor| {
        Ok(vec![editor.record(record.clone(), clock.stamp())?])
    })
}

/// Undoes the last change to a session.
///
/// # Errors
/// There is nothing to undo.
pub fn undo(
    db: &mut Database,
    session: SessionId,
    clock: &dyn Clock,
) -> Result<SessionEditor, AppError> {
    change(db, session, |_, editor| {
        let rows = editor.undo_edit_with_end(|| clock.stamp());
        rows.ok_or(AppError::NothingToUndo)
    })
}

/// Redoes the change undone last.
///
/// # Errors
/// There is nothing to redo.
pub fn redo(
    db: &mut Database,
    session: SessionId,
    clock: &dyn Clock,
) -> Result<SessionEditor, AppError> {
    change(db, session, |_, editor| {
        let rows = editor.redo_edit_with_end(|| clock.stamp());
        rows.ok_or(AppError::NothingToRedo)
    })
}

/// Replaces a session's note.
///
/// # Errors
/// The note is too long.
pub fn annotate(
    db: &mut Database,
    session: SessionId,
    note: &str,
    clock: &dyn Clock,
) -> Result<SessionEditor, AppError> {
    edit_if(db, session, clock, |session| Edit::annotate(session, note))
}

/// Replaces the points that players begin with.
///
/// # Errors
/// The points are invalid for this session.
pub fn begin_with(
    db: &mut Database,
    session: SessionId,
    totals: &[(ParticipantId, i64)],
    clock: &dyn Clock,
) -> Result<SessionEditor, AppError> {
    edit_if(db, session, clock, |session| {
        Edit::begin_with(session, totals)
    })
}

/// Ends a session.
///
/// # Errors
/// It has already ended.
pub fn end(
    db: &mut Database,
    session: SessionId,
    clock: &dyn Clock,
) -> Result<SessionEditor, AppError> {
    change(db, session, |_, editor| {
        let stamp = clock.stamp();
        Ok(vec![editor.edit(Edit::End { at: stamp.at }, stamp)?])
    })
}

/// Reopens an ended session.
///
/// # Errors
/// It has not ended.
pub fn reopen(
    db: &mut Database,
    session: SessionId,
    clock: &dyn Clock,
) -> Result<SessionEditor, AppError> {
    change(db, session, |_, editor| {
        let at = editor
            .ledger()
            .session()
            .ended
            .ok_or(EditError::StillOpen)?;
        Ok(vec![editor.edit(Edit::Reopen { at }, clock.stamp())?])
    })
}

/// Makes an edit to a session, if there is one to make.
fn edit_if(
    db: &mut Database,
    session: SessionId,
    clock: &dyn Clock,
    edit: impl Fn(&Session) -> Option<Edit>,
) -> Result<SessionEditor, AppError> {
    change(db, session, |_, editor| {
        let edit = edit(editor.ledger().session());
        let row = edit.map(|edit| editor.edit(edit, clock.stamp()));
        Ok(row.transpose()?.into_iter().collect())
    })
}

/// Makes one or more edits to a session as one step and stores them; retries if another process wrote first.
pub(in crate::app) fn change(
    db: &mut Database,
    session: SessionId,
    step: impl FnMut(&mut Database, &mut SessionEditor) -> Result<Vec<LogRow>, AppError>,
) -> Result<SessionEditor, AppError> {
    let editor = editor(db, session)?;
    change_from(db, editor, step)
}

/// Like [`change`], for a session that was read.
fn change_from(
    db: &mut Database,
    mut editor: SessionEditor,
    mut step: impl FnMut(&mut Database, &mut SessionEditor) -> Result<Vec<LogRow>, AppError>,
) -> Result<SessionEditor, AppError> {
    let session = editor.ledger().session().id;
    let mut left = TRIES;
    loop {
        left -= 1;
        let rows = step(db, &mut editor)?;
        match db.commit(session, &rows, editor.open()) {
            Ok(()) => return Ok(editor),
            Err(error) if is_stale(&error) && left > 0 => editor = self::editor(db, session)?,
            Err(error) => return Err(error.into()),
        }
    }
}

/// Whether another process wrote first, so that a retry may succeed.
fn is_stale(error: &StoreError) -> bool {
    matches!(error, StoreError::Stale | StoreError::Exists(_))
}
