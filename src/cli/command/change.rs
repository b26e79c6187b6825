//! `undo`, `redo`, `end`, `reopen` and `delete`: changes to a session, and undo of changes to house rules or the
//! roster.

use super::players;
use crate::app::session::session_ops;
use crate::app::{AppError, Clock};
use crate::cli::Caller;
use crate::cli::args::Command;
use crate::cli::error::{Failure, one_line};
use crate::cli::options::{BundleArgs, ExportArgs, NoteArgs};
use crate::cli::output::describe;
use crate::ledger::{Book, EditId, HouseRulesId, SessionId, Stamp};
use crate::store::{Database, StoreError};
use chrono::{DateTime, FixedOffset};
use std::path::Path;

/// Whether a command changes something and reports it afterwards.
pub(in crate::cli) fn is_change(command: &Command) -> bool {
    match command {
        Command::Schemes(args) => args.changes(),
        Command::Seats(args) => args.changes(),
        Command::Stake(args) => args.changes(),
        Command::Note(args) => args.text.is_some(),
        Command::BeginWith(args) => !args.totals.is_empty(),
        Command::Players(args) => args.changes(),
        Command::Season(args) => args.changes(),
        Command::Import(args) => !args.dry_run,
        // A file is written even if standard output fails.
        Command::Export(ExportArgs { output, .. })
        | Command::Bundle(BundleArgs { output, .. })
        | Command::Man { output } => output.as_deref().is_some_and(|file| file != Path::new("-")),
        Command::Record(_)
        | Command::Undo(_)
        | Command::Redo(_)
        | Command::End(_)
        | Command::Reopen(_)
        | Command::Delete(_)
        | Command::Paid(_)
        | Command::Backup { .. }
        | Command::Restore { .. }
        | Command::Recover { .. } => true,
        Command::Score(_)
        | Command::Sessions(_)
        | Command::Show(_)
        | Command::Log { .. }
        | Command::Settle(_)
        | Command::Balances(_)
        | Command::Check { .. }
        | Command::Completions { .. } => false,
    }
}

/// Undoes the last change or the deletion of a session or house rules.
pub(in crate::cli) fn undo(wanted: &str, caller: &mut Caller) -> Result<(), Failure> {
    match caller.app.find(wanted) {
        Ok(session) => {
            let book = changed(session, session_ops::undo, caller)?;
            say(caller, session, &format!("undone, {} now", hands(&book)))
        }
        Err(error @ AppError::NoSession { .. }) => {
            if let Some(session) = caller.app.find_deleted(wanted)? {
                let Stamp { edit, at, .. } = caller.app.clock().stamp();
                caller
                    .app
                    .change(move |db| db.undelete(session, edit, at))?;
                return say(caller, session, "is back");
            }
            match wanted.parse() {
                Ok(SessionId(number)) if players::change(number, true, caller)? => Ok(()),
                Ok(rules) => {
                    of_house_rules(caller, rules, error, Database::undo_house_rules, "undone")
                }
                Err(_) => Err(error.into()),
            }
        }
        Err(error) => Err(error.into()),
    }
}

/// Redoes the change undone last.
pub(in crate::cli) fn redo(wanted: &str, caller: &mut Caller) -> Result<(), Failure> {
    match caller.app.find(wanted) {
        Ok(session) => {
            let book = changed(session, session_ops::redo, caller)?;
            say(caller, session, &format!("redone, {} now", hands(&book)))
        }
        Err(error @ AppError::NoSession { .. }) => match wanted.parse() {
            Ok(SessionId(number)) if players::change(number, false, caller)? => Ok(()),
            Ok(rules) => of_house_rules(caller, rules, error, Database::redo_house_rules, "redone"),
            Err(_) => Err(error.into()),
        },
        Err(error) => Err(error.into()),
    }
}

/// Changes a session.
fn changed(
    session: SessionId,
    operation: fn(&mut Database, SessionId, &dyn Clock) -> Result<Book, AppError>,
    caller: &Caller,
) -> Result<Book, Failure> {
    let clock = caller.app.clock();
    Ok(caller
        .app
        .change(move |db| operation(db, session, &*clock))?)
}

type ChangeOfRules =
    fn(&mut Database, HouseRulesId, EditId, DateTime<FixedOffset>) -> Result<(), StoreError>;

/// Applies a change to the house rules with this number; if there are none, the number may be a session's.
fn of_house_rules(
    caller: &mut Caller,
    number: SessionId,
    no_session: AppError,
    change: ChangeOfRules,
    done: &str,
) -> Result<(), Failure> {
    let rules = HouseRulesId(number.0);
    let Stamp { edit, at, .. } = caller.app.clock().stamp();
    match caller.app.change(move |db| change(db, rules, edit, at)) {
        Ok(()) => {
            let schemes = caller.app.schemes()?;
            let now = schemes.house.iter().find(|one| one.id == rules);
            let now = now.map_or_else(
                || "the house rules are removed now".to_owned(),
                |one| {
                    format!(
                        "the house rules are {} now, {}",
                        one.scheme.id, one.scheme.name
                    )
                },
            );
            Ok(writeln!(
                caller.stdout,
                "{}",
                one_line(&format!("{rules} {done}, {now}"))
            )?)
        }
        Err(AppError::Store(StoreError::NoChangeOfRules(_)) | AppError::Open(_)) => {
            Err(no_session.into())
        }
        Err(other) => Err(other.into()),
    }
}

/// Sets a session's note, or prints it.
pub(in crate::cli) fn note(args: &NoteArgs, caller: &mut Caller) -> Result<(), Failure> {
    let session = caller.app.find(&args.session)?;
    let Some(text) = args.text.clone() else {
        let book = caller.app.book(session)?;
        let note = &book.ledger().session().note;
        return if note.is_empty() {
            Ok(())
        } else {
            Ok(writeln!(caller.stdout, "{note}")?)
        };
    };
    let clock = caller.app.clock();
    let book = caller
        .app
        .change(move |db| session_ops::annotate(db, session, &text, &*clock))?;
    let there = !book.ledger().session().note.is_empty();
    say(caller, session, if there { "noted" } else { "has no note" })
}

/// Ends a session.
pub(in crate::cli) fn end(wanted: &str, caller: &mut Caller) -> Result<(), Failure> {
    let session = caller.app.find(wanted)?;
    let book = changed(session, session_ops::end, caller)?;
    say(caller, session, &format!("ended after {}", hands(&book)))
}

/// Reopens an ended session.
pub(in crate::cli) fn reopen(wanted: &str, caller: &mut Caller) -> Result<(), Failure> {
    let session = caller.app.find(wanted)?;
    let book = changed(session, session_ops::reopen, caller)?;
    say(
        caller,
        session,
        &format!("open again after {}", hands(&book)),
    )
}

/// Deletes a session.
pub(in crate::cli) fn delete(wanted: &str, caller: &mut Caller) -> Result<(), Failure> {
    let session = caller.app.find(wanted)?;
    let Stamp { edit, at, .. } = caller.app.clock().stamp();
    caller
        .app
        .change(move |db| db.delete_session(session, edit, at))?;
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
    describe::count(book.ledger().session().hands.len(), "hand")
}
