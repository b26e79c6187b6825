//! `seats`: the seating from the next hand on.

use crate::app::session::seats::reseat;
use crate::app::{AppError, SeatChanges};
use crate::cli::args::SESSION;
use crate::cli::input::{names_of, table};
use crate::cli::{Caller, Failure, Result};
use crate::ledger::{EditError, Session};
use clap::Args;

#[derive(Debug, Args)]
#[command(after_help = SEATS_EXAMPLES)]
pub(in crate::cli) struct SeatsArgs {
    #[arg(help = SESSION)]
    session: String,
    /// A player joins, in the last seat or the seat of this number; repeatable
    #[arg(long, allow_hyphen_values = true, value_name = "NAME[,SEAT]")]
    join: Vec<String>,
    /// A player leaves, and those behind move up; repeatable
    #[arg(long, allow_hyphen_values = true, value_name = "NAME")]
    leave: Vec<String>,
    /// The second player takes the seat of the first; repeatable
    #[arg(long, allow_hyphen_values = true, value_name = "NAME,NAME")]
    replace: Vec<String>,
    /// Two players swap seats; repeatable
    #[arg(long, allow_hyphen_values = true, value_name = "NAME,NAME")]
    swap: Vec<String>,
}

const SEATS_EXAMPLES: &str = "Examples:
  oddtrick seats last
      who sits where, clockwise
  oddtrick seats last --leave Bob
  oddtrick seats last --join Eve,2
  oddtrick seats last --replace Bob,Eve --swap Ann,Cy
  echo '{\"bids\":[0,null,1],\"tricks\":[1,null,0],\"cards\":1}' | oddtrick record last
      a player sits out a hand: `null` in bids and tricks, or \"out\":[\"Bob\"] in other games

It applies from the next hand, players keep their totals, and one undo undoes all of it. Seats change in the order \
replace, leave, join, swap.";

/// Changes the seats if requested, and prints them.
pub(in crate::cli) fn run(args: &SeatsArgs, caller: &mut Caller) -> Result {
    let changes = changes(args)?;
    let session = caller.app.find(&args.session)?;
    let editor = if changes.is_empty() {
        caller.app.editor(session)?
    } else {
        let reseated = caller.edit(session, move |db, editor, clock| {
            reseat(db, editor, &changes, clock)
        });
        reseated.map_err(|error| match error {
            AppError::Edit(EditError::Name(_)) | AppError::Name(_) => Failure::usage(error),
            other => other.into(),
        })?
    };
    let seats = line(editor.ledger().session());
    Ok(writeln!(caller.out, "{session} {seats}")?)
}

/// The names of the players at the table in seat order, as the CSV record that `--players` reads.
fn line(session: &Session) -> String {
    let quoted = names_of(session).into_iter().map(|name| {
        if name.contains([',', '"']) {
            format!("\"{}\"", name.replace('"', "\"\""))
        } else {
            name
        }
    });
    quoted.collect::<Vec<_>>().join(",")
}

fn changes(args: &SeatsArgs) -> Result<SeatChanges> {
    let coming: Result<_> = args.join.iter().map(|text| coming(text)).collect();
    Ok(SeatChanges {
        replaced: pairs("--replace", &args.replace)?,
        leaving: args.leave.clone(),
        coming: coming?,
        swapped: pairs("--swap", &args.swap)?,
    })
}

fn pairs(option: &str, texts: &[String]) -> Result<Vec<(String, String)>> {
    let pair = |text: &String| match table::names(text)?.as_slice() {
        [one, other] => Ok((one.clone(), other.clone())),
        _ => Err(Failure::Usage(format!(
            "{option} takes two names such as Ann,Bob, not `{text}`"
        ))),
    };
    texts.iter().map(pair).collect()
}

/// A name, optionally followed by a comma and the seat number.
fn coming(text: &str) -> Result<(String, Option<usize>)> {
    let found = match table::names(text)?.as_slice() {
        [name] => Some((name.clone(), None)),
        [name, seat] => {
            let seat = seat.parse::<usize>().ok().filter(|seat| *seat > 0);
            seat.map(|seat| (name.clone(), Some(seat)))
        }
        _ => None,
    };
    found.ok_or_else(|| {
        Failure::Usage(format!(
            "--join takes a name and optionally a seat, such as Eve or Eve,2, not `{text}`"
        ))
    })
}
