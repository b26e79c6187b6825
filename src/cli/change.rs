//! `undo`, `redo`, `end`, `reopen` and `delete`: one change to a session.

use super::Caller;
use super::error::Failure;
use super::words;
use crate::app::AppError;
use crate::ledger::{Book, SessionId};
use crate::store::StoreError;

/// Takes back the last change, or the deletion.
pub(super) fn undo(wanted: &str, caller: &mut Caller) -> Result<(), Failure> {
    match caller.app.find(wanted) {
        Ok(session) => {
            let book = caller.app.undo(session)?;
            say(caller, session, &format!("undone, {} now", hands(&book)))
        }
        // What was deleted is found by its whole id alone, which is what `delete` prints.
        Err(error @ AppError::NoSession { .. }) => {
            let Ok(session) = wanted.parse::<SessionId>() else {
                return Err(error.into());
            };
            match caller.app.undelete(session) {
                Ok(()) => say(caller, session, "is back"),
                Err(AppError::Store(StoreError::NotDeleted(_)) | AppError::Open(_)) => {
                    Err(error.into())
                }
                Err(other) => Err(other.into()),
            }
        }
        Err(error) => Err(error.into()),
    }
}

/// Makes the change again that was taken back last.
pub(super) fn redo(wanted: &str, caller: &mut Caller) -> Result<(), Failure> {
    let session = caller.app.find(wanted)?;
    let book = caller.app.redo(session)?;
    say(caller, session, &format!("redone, {} now", hands(&book)))
}

/// Closes a session.
pub(super) fn end(wanted: &str, caller: &mut Caller) -> Result<(), Failure> {
    let session = caller.app.find(wanted)?;
    let book = caller.app.end(session)?;
    say(caller, session, &format!("ended after {}", hands(&book)))
}

/// Opens a closed session again.
pub(super) fn reopen(wanted: &str, caller: &mut Caller) -> Result<(), Failure> {
    let session = caller.app.find(wanted)?;
    let book = caller.app.reopen(session)?;
    say(
        caller,
        session,
        &format!("open again after {}", hands(&book)),
    )
}

/// Deletes a session.
pub(super) fn delete(wanted: &str, caller: &mut Caller) -> Result<(), Failure> {
    let session = caller.app.find(wanted)?;
    caller.app.delete(session)?;
    say(
        caller,
        session,
        &format!("deleted; `oddtrick undo {session}` brings it back"),
    )
}

fn say(caller: &mut Caller, session: SessionId, what: &str) -> Result<(), Failure> {
    Ok(writeln!(caller.stdout, "{session} {what}")?)
}

fn hands(book: &Book) -> String {
    words::count(book.ledger().session().hands.len(), "hand")
}
