//! Changes to a session: `undo`, `redo`, `note`, `end`, `reopen`, `delete` and `begin-with`; and undo of changes to house
//! rules or the roster.

use super::players;
use crate::app::{AppError, session};
use crate::cli::args::{SESSION, SessionArg};
use crate::cli::output::describe;
use crate::cli::{Caller, Failure, Result};
use crate::ledger::{
    Edit, EditError, EditId, HouseRulesId, ParticipantId, Session, SessionEditor, SessionId,
    name_key,
};
use crate::points::Points;
use crate::settle::check_worth;
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

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oddtrick begin-with last Ann=31 Bob=-12 Cy=0
      what three players had on paper when the session began
  oddtrick begin-with last none
      everybody begins at 0

Points brought forward count as hand 0 in totals, places and money, at the stake of the first hand. Partners begin with \
the same points, so one name is enough. They count towards the game; a rubber begins without games, its first game at 0, \
and bags begin at 0.")]
pub(in crate::cli) struct BeginWithArgs {
    #[arg(help = SESSION)]
    session: String,
    /// The points brought forward of each player; `none` removes them
    ///
    /// Without it the totals are printed. A player who is not named begins at 0.
    #[arg(allow_hyphen_values = true, value_name = "NAME=POINTS")]
    totals: Vec<String>,
}

/// Undoes the last change of a session, of house rules or of the roster, or a deletion; or redoes what was undone last.
pub(in crate::cli) fn undo(args: &SessionArg, undo: bool, caller: &mut Caller) -> Result {
    let wanted = args.session.as_str();
    let done = if undo { "undone" } else { "redone" };
    let error = match caller.app.find(wanted) {
        Ok(session) => {
            let editor = caller.change(|db, clock| {
                session::change(db, session, None, |_, editor| {
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
            })?;
            return caller.say(format!("{session} {done}, {} now", hands(&editor)));
        }
        Err(error @ AppError::NoSession(_)) => error,
        Err(error) => return Err(error.into()),
    };
    if undo && let Some(session) = caller.app.find_deleted(wanted)? {
        caller.change(|db, clock| db.undelete(session, clock.stamp()))?;
        return caller.say(format!("{session} is back"));
    }
    let Ok(SessionId(number)) = wanted.parse() else {
        return Err(error.into());
    };
    let rules = HouseRulesId(number);
    if let Some(now) = players::change(EditId(number), undo, caller)? {
        return caller.say(format!("{rules} {done}, {now}"));
    }
    let changed =
        caller.change(|db, clock| db.undo_or_redo_house_rules(rules, !undo, clock.stamp()));
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

/// The number of hands of a session.
fn hands(editor: &SessionEditor) -> String {
    describe::count(editor.ledger().session().hands.len(), "hand")
}

/// Ends or reopens a session.
pub(in crate::cli) fn end(args: &SessionArg, end: bool, caller: &mut Caller) -> Result {
    let session = caller.app.find(&args.session)?;
    let now = caller.app.clock().now();
    let editor = caller.edit(session, |_, session| {
        let at = session.ended.unwrap_or(now);
        Ok([if end {
            Edit::End { at }
        } else {
            Edit::Reopen { at }
        }])
    })?;
    let done = if end { "ended" } else { "open again" };
    caller.say(format!("{session} {done} after {}", hands(&editor)))
}

/// Sets a session's note, or prints it.
pub(in crate::cli) fn note(args: &NoteArgs, caller: &mut Caller) -> Result {
    let session = caller.app.find(&args.session)?;
    let Some(text) = &args.text else {
        let editor = caller.app.editor(session)?;
        let note = &editor.ledger().session().note;
        if !note.is_empty() {
            writeln!(caller.out, "{note}")?;
        }
        return Ok(());
    };
    let editor = caller.edit(session, |_, session| Ok(Edit::annotate(session, text)))?;
    let there = !editor.ledger().session().note.is_empty();
    let what = if there { "noted" } else { "has no note" };
    caller.say(format!("{session} {what}"))
}

/// Deletes a session.
pub(in crate::cli) fn delete(args: &SessionArg, caller: &mut Caller) -> Result {
    let session = caller.app.find(&args.session)?;
    caller.change(|db, clock| db.delete_session(session, clock.stamp()))?;
    caller.say(format!(
        "{session} deleted; `oddtrick undo {session}` brings it back"
    ))
}

/// Changes the points if given, and prints them.
pub(in crate::cli) fn begin_with(args: &BeginWithArgs, caller: &mut Caller) -> Result {
    let session = caller.app.find(&args.session)?;
    let mut editor = caller.app.editor(session)?;
    if !args.totals.is_empty() {
        let totals = totals(editor.ledger().session(), &args.totals)?;
        editor = caller.edit(session, |_, session| {
            check_worth(session, &totals).map_err(|_| EditError::Overflow)?;
            Ok(Edit::begin_with(session, &totals))
        })?;
    }
    let now = editor.ledger().session();
    let all = now.begun_with.iter().map(|(who, points)| {
        let name = now.name(*who);
        format!("{name}={}", now.scheme.points(*points))
    });
    let all = all.collect::<Vec<_>>().join(" ");
    let all = if all.is_empty() { "none" } else { &all };
    Ok(writeln!(caller.out, "{session} {all}")?)
}

fn totals(session: &Session, texts: &[String]) -> Result<Vec<(ParticipantId, i64)>> {
    if texts == ["none"] {
        return Ok(Vec::new());
    }
    let total = |text: &String| {
        let usage = || Failure::Usage(format!("`{text}` is not NAME=POINTS"));
        let split = text.rsplit_once('=').filter(|(name, _)| !name.is_empty());
        let (name, points) = split.ok_or_else(usage)?;
        let decimals = session.scheme.points(0).decimals;
        let points = Points::parse(points, decimals).ok_or_else(usage)?;
        let mut everybody = session.participants.iter();
        let who = everybody.find(|one| name_key(&one.name) == name_key(name));
        let name = name.to_owned();
        let who = who.ok_or(EditError::NoSeat { name })?;
        Ok((who.id, points.n))
    };
    texts.iter().map(total).collect()
}
