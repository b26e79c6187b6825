//! `record`: records hands; each is stored before its line is printed.

use crate::app::session;
use crate::cli::input::{Names, TableArgs, names, new_session, record_hands};
use crate::cli::output::{object, write_json};
use crate::cli::{Caller, Failure, Result};
use crate::ledger::{EditError, SessionEditor};
use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = r#"Examples:
  oddtrick record new --scheme solo-whist-points --players Ann,Bob,Cy,Dee \
      --title 'The club' hands.jsonl
  echo '{"contract":"misere","declarers":["Cy"],"tricks":0}' | oddtrick record last

For each recorded hand, one line is printed: {"session":"…","hand":1}
It stops at the first invalid hand; hands before it stay recorded. A new session is created with its first hand."#)]
pub(in crate::cli) struct RecordArgs {
    /// The session: its id, the beginning of its id, `last`, or `new`
    #[arg(value_name = "SESSION|new")]
    session: String,
    /// For a new session: its scheme, an id or a file
    #[arg(long, value_name = "ID|FILE")]
    scheme: Option<String>,
    /// For a new session: the players in seat order, clockwise, separated by commas
    #[arg(long, allow_hyphen_values = true, value_name = "LIST", value_parser = names)]
    players: Option<Names>,
    #[command(flatten)]
    table: TableArgs,
    /// For a new session: its title
    #[arg(long, allow_hyphen_values = true)]
    title: Option<String>,
    /// The hands, one JSON object per line (default: standard input)
    hands: Option<PathBuf>,
}

/// The argument for a new session.
const NEW: &str = "new";

/// Records hands until the input ends or one is invalid.
pub(in crate::cli) fn run(args: &RecordArgs, caller: &mut Caller) -> Result {
    let (editor, mut draft) = if args.session == NEW {
        let editor = begun(args, caller)?;
        let draft = editor.ledger().session().clone();
        (editor, Some(draft))
    } else {
        reject_new_session_options(args)?;
        (caller.app.editor(caller.app.find(&args.session)?)?, None)
    };
    if editor.ledger().session().ended.is_some() {
        return Err(EditError::Ended.into());
    }
    // All hands are recorded even if standard output fails.
    let mut printed = Ok(());
    let (app, clock, hands) = (&caller.app, caller.app.clock(), args.hands.as_deref());
    record_hands(hands, caller.stdin, editor, |editor, hand| {
        let editor = if let Some(draft) = draft.take() {
            let stamp = clock.stamp();
            app.run(|db| session::begin(db, draft.clone(), &hand, stamp))
        } else {
            let session = editor.ledger().session().id;
            app.change(|db| {
                session::change(db, session, Some(editor), |_, editor| {
                    Ok(vec![editor.record(hand.clone(), clock.stamp())?])
                })
            })
        }?;
        caller.changed.set(true);
        if printed.is_ok() {
            let session = editor.ledger().session();
            let hand = object! { "session": session.id, "hand": session.hands.len() };
            let line = write_json(caller.out, hand);
            printed = line.and_then(|()| Ok(caller.out.flush()?));
        }
        Ok(editor)
    })?;
    printed
}

/// The session to begin.
fn begun(args: &RecordArgs, caller: &Caller) -> Result<SessionEditor> {
    let needs = |option: &str| {
        Failure::usage(format!(
            "a new session needs {option}; see `oddtrick record --help`"
        ))
    };
    let scheme = args.scheme.as_ref().ok_or_else(|| needs("--scheme"))?;
    let players = args.players.as_ref().ok_or_else(|| needs("--players"))?;
    let title = args.title.as_deref();
    new_session(scheme, players, &args.table, title, &caller.app)
}

/// Rejects options that apply only to a new session.
fn reject_new_session_options(args: &RecordArgs) -> Result {
    let table = &args.table;
    let given = [
        ("--scheme", args.scheme.is_some()),
        ("--players", args.players.is_some()),
        ("--set", !table.settings.set.is_empty()),
        ("--dealer", table.dealer.is_some()),
        ("--stake", table.stake.is_some()),
        ("--settle", table.settle.is_some()),
        ("--title", args.title.is_some()),
    ];
    match given.into_iter().find(|(_, given)| *given) {
        Some((option, _)) => Err(Failure::usage(format!(
            "{option} is only for a new session; this one keeps its own"
        ))),
        None => Ok(()),
    }
}
