//! `undo`, `redo`, `end`, `reopen` and `delete`: one change to a session, or one to house rules or to the roster taken
//! back.

use super::Caller;
use super::args::Command;
use super::error::{Failure, one_line};
use super::options::{BundleArgs, ExportArgs};
use super::{players, words};
use crate::app::{App, AppError};
use crate::ledger::{Book, HouseRulesId, SessionId};
use crate::store::StoreError;
use std::path::Path;

/// Whether a command changes something, and says so once that is done.
pub(super) fn is_change(command: &Command) -> bool {
    match command {
        Command::Schemes(args) => args.changes(),
        Command::Seats(args) => args.changes(),
        Command::Stake(args) => args.changes(),
        Command::Players(args) => args.changes(),
        Command::Import(args) => !args.dry_run,
        // What is written to a file is there, whoever hears of it.
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

/// Takes back the last change, or the deletion, of a session or of house rules.
pub(super) fn undo(wanted: &str, caller: &mut Caller) -> Result<(), Failure> {
    match caller.app.find(wanted) {
        Ok(session) => {
            let book = caller.app.undo(session)?;
            say(caller, session, &format!("undone, {} now", hands(&book)))
        }
        Err(error @ AppError::NoSession { .. }) => {
            if let Some(session) = caller.app.find_deleted(wanted)? {
                caller.app.undelete(session)?;
                return say(caller, session, "is back");
            }
            match wanted.parse() {
                Ok(SessionId(number)) if players::change(number, true, caller)? => Ok(()),
                Ok(rules) => of_house_rules(caller, rules, error, App::undo_house_rules, "undone"),
                Err(_) => Err(error.into()),
            }
        }
        Err(error) => Err(error.into()),
    }
}

/// Makes the change again that was taken back last.
pub(super) fn redo(wanted: &str, caller: &mut Caller) -> Result<(), Failure> {
    match caller.app.find(wanted) {
        Ok(session) => {
            let book = caller.app.redo(session)?;
            say(caller, session, &format!("redone, {} now", hands(&book)))
        }
        Err(error @ AppError::NoSession { .. }) => match wanted.parse() {
            Ok(SessionId(number)) if players::change(number, false, caller)? => Ok(()),
            Ok(rules) => of_house_rules(caller, rules, error, App::redo_house_rules, "redone"),
            Err(_) => Err(error.into()),
        },
        Err(error) => Err(error.into()),
    }
}

/// Does something to the house rules of this number; where there are none, the number was meant for a session.
fn of_house_rules(
    caller: &mut Caller,
    number: SessionId,
    no_session: AppError,
    change: fn(&App, HouseRulesId) -> Result<(), AppError>,
    done: &str,
) -> Result<(), Failure> {
    let rules = HouseRulesId(number.0);
    match change(&caller.app, rules) {
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
