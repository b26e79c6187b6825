//! `begin-with`: the points brought forward.

use crate::app::session::session_ops::edit;
use crate::cli::args::SESSION;
use crate::cli::{Caller, Failure, Result};
use crate::ledger::{Edit, EditError, ParticipantId, Session, name_key};
use crate::points::Points;
use crate::settle::check_worth;
use clap::Args;

#[derive(Debug, Args)]
#[command(after_help = BEGIN_WITH_EXAMPLES)]
pub(in crate::cli) struct BeginWithArgs {
    #[arg(help = SESSION)]
    session: String,
    /// The points brought forward of each player; `none` removes them
    ///
    /// Without it the totals are printed. A player who is not named begins at 0.
    #[arg(allow_hyphen_values = true, value_name = "NAME=POINTS")]
    totals: Vec<String>,
}

const BEGIN_WITH_EXAMPLES: &str = "Examples:
  oddtrick begin-with last Ann=31 Bob=-12 Cy=0
      what three players had on paper when the session began
  oddtrick begin-with last none
      everybody begins at 0

Points brought forward count as hand 0 in totals, places and money, at the stake of the first hand. Partners begin with \
the same points, so one name is enough. They count towards the game; a rubber begins without games, its first game at 0, \
and bags begin at 0.";

/// Changes the points if given, and prints them.
pub(in crate::cli) fn run(args: &BeginWithArgs, caller: &mut Caller) -> Result {
    let session = caller.app.find(&args.session)?;
    let mut editor = caller.app.editor(session)?;
    if !args.totals.is_empty() {
        let totals = totals(editor.ledger().session(), &args.totals)?;
        editor = caller.edit(session, move |_, editor, clock| {
            let session = editor.ledger().session();
            check_worth(session, &totals).map_err(|_| EditError::Overflow)?;
            let begun_with = Edit::begin_with(session, &totals);
            edit(editor, begun_with, clock)
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
        let who = who.ok_or_else(|| Failure::usage(EditError::NoSeat { name }))?;
        Ok((who.id, points.n))
    };
    texts.iter().map(total).collect()
}
