//! `undo`, `redo`, `note`, `end`, `reopen` and `delete`: changes to a session, and undo of changes to house rules or the
//! roster.

use super::players;
use crate::app::session::session_ops;
use crate::app::{AppError, Clock};
use crate::cli::args::SESSION;
use crate::cli::output::describe;
use crate::cli::{Caller, Result};
use crate::ledger::{Edit, HouseRulesId, LogRow, SessionEditor, SessionId};
use crate::store::StoreError;
use clap::Args;

#[derive(Debug, Args)]
pub(in crate::cli) struct NoteArgs {
    #[arg(help = SESSION)]
    session: String,
    /// The new note; an empty text removes the note
    ///
    /// Without it the note is printed.
    #[arg(allow_hyphen_values = true)]
    text: Option<String>,
}

/// An operation on a session.
type Change = fn(&mut SessionEditor, &dyn Clock) -> Result<Vec<LogRow>, AppError>;

/// Undoes the last change of a session, of house rules or of the roster, or a deletion; or redoes what was undone last.
pub(in crate::cli) fn undo(wanted: &str, undo: bool, caller: &mut Caller) -> Result {
    let (done, change): (_, Change) = if undo {
        ("undone", session_ops::undo)
    } else {
        ("redone", session_ops::redo)
    };
    let error = match caller.app.find(wanted) {
        Ok(session) => return changed(session, change, &format!("{done}, {{}} now"), caller),
        Err(error @ AppError::NoSession(_)) => error,
        Err(error) => return Err(error.into()),
    };
    if undo && let Some(session) = caller.app.find_deleted(wanted)? {
        caller.change(move |db, clock| db.undelete(session, clock.stamp()))?;
        return say(caller, session, "is back");
    }
    let Ok(SessionId(number)) = wanted.parse() else {
        return Err(error.into());
    };
    if players::change(number, undo, caller)? {
        return Ok(());
    }
    let rules = HouseRulesId(number);
    let changed =
        caller.change(move |db, clock| db.undo_or_redo_house_rules(rules, !undo, clock.stamp()));
    changed.map_err(|other| match other {
        // The argument may be the id of a session, so the error about sessions is returned.
        AppError::Store(StoreError::NoChangeOfRules(_)) | AppError::Open(_) => error,
        other => other,
    })?;
    let schemes = caller.app.schemes()?;
    let now = schemes.house.iter().find(|one| one.id == rules);
    let now = now.map(|one| format!("{} now, {}", one.scheme.id, one.scheme.name));
    let now = now.unwrap_or_else(|| "removed now".to_owned());
    caller.say(format!("{rules} {done}, the house rules are {now}"))
}

/// Changes a session, and says what was done, with its number of hands in place of `{}`.
fn changed(session: SessionId, change: Change, said: &str, caller: &mut Caller) -> Result {
    let editor = caller.edit(session, move |_, editor, clock| change(editor, clock))?;
    let hands = describe::count(editor.ledger().session().hands.len(), "hand");
    say(caller, session, &said.replace("{}", &hands))
}

/// Ends or reopens a session.
pub(in crate::cli) fn end(wanted: &str, end: bool, caller: &mut Caller) -> Result {
    let session = caller.app.find(wanted)?;
    if end {
        changed(session, session_ops::end, "ended after {}", caller)
    } else {
        changed(session, session_ops::reopen, "open again after {}", caller)
    }
}

/// Sets a session's note, or prints it.
pub(in crate::cli) fn note(args: &NoteArgs, caller: &mut Caller) -> Result {
    let session = caller.app.find(&args.session)?;
    let Some(text) = args.text.clone() else {
        let editor = caller.app.editor(session)?;
        let note = &editor.ledger().session().note;
        if !note.is_empty() {
            writeln!(caller.out, "{note}")?;
        }
        return Ok(());
    };
    let editor = caller.edit(session, move |_, editor, clock| {
        let note = Edit::annotate(editor.ledger().session(), &text);
        session_ops::edit(editor, note, clock)
    })?;
    let there = !editor.ledger().session().note.is_empty();
    say(caller, session, if there { "noted" } else { "has no note" })
}

/// Deletes a session.
pub(in crate::cli) fn delete(wanted: &str, caller: &mut Caller) -> Result {
    let session = caller.app.find(wanted)?;
    caller.change(move |db, clock| db.delete_session(session, clock.stamp()))?;
    let what = format!("deleted; `oddtrick undo {session}` brings it back");
    say(caller, session, &what)
}

fn say(caller: &mut Caller, session: SessionId, what: &str) -> Result {
    caller.say(format!("{session} {what}"))
}
