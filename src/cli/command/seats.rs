//! `seats`: players join, leave, take over a seat and swap, all from the next hand on.

use crate::app::{AppError, Clock};
use crate::cli::args::SESSION;
use crate::cli::input::names;
use crate::cli::{Caller, Failure, Result};
use crate::ledger::{
    Edit, EditError, Participant, ParticipantId, PlayerId, Reseating, Session, clean_name, name_key,
};
use crate::store::Database;
use clap::Args;

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  oddtrick seats last
      who sits where, clockwise
  oddtrick seats last --leave Bob
  oddtrick seats last --join Eve,2
  oddtrick seats last --replace Bob,Eve --swap Ann,Cy
  echo '{\"bids\":[0,null,1],\"tricks\":[1,null,0],\"cards\":1}' | oddtrick record last
      a player sits out a hand: `null` in bids and tricks, or \"out\":[\"Bob\"] in other games

It applies from the next hand, players keep their totals, and one undo undoes all of it. Seats change in the order \
replace, leave, join, swap.")]
pub(in crate::cli) struct SeatsArgs {
    #[arg(help = SESSION)]
    session: String,
    /// A player joins, in the last seat or the seat of this number; repeatable
    #[arg(long, allow_hyphen_values = true, value_name = "NAME[,SEAT]", value_parser = coming)]
    join: Vec<(String, usize)>,
    /// A player leaves, and those behind move up; repeatable
    #[arg(long, allow_hyphen_values = true, value_name = "NAME")]
    leave: Vec<String>,
    /// The second player takes the seat of the first; repeatable
    #[arg(long, allow_hyphen_values = true, value_name = "NAME,NAME")]
    #[arg(value_parser = |text: &str| pair("--replace", text))]
    replace: Vec<(String, String)>,
    /// Two players swap seats; repeatable
    #[arg(long, allow_hyphen_values = true, value_name = "NAME,NAME")]
    #[arg(value_parser = |text: &str| pair("--swap", text))]
    swap: Vec<(String, String)>,
}

/// Changes the seats if requested, and prints the names in seat order.
pub(in crate::cli) fn seats(args: &SeatsArgs, caller: &mut Caller) -> Result {
    let session = caller.app.find(&args.session)?;
    let moved = !args.join.is_empty() || !args.leave.is_empty();
    let editor = if !moved && args.replace.is_empty() && args.swap.is_empty() {
        caller.app.editor(session)?
    } else {
        let clock = caller.app.clock();
        let reseated = caller.edit(session, |db, session| reseat(db, session, args, &*clock));
        reseated.map_err(|error| match error {
            AppError::Edit(EditError::Name(_)) | AppError::Name(_) => Failure::usage(error),
            other => other.into(),
        })?
    };
    // The CSV record that `--players` reads.
    write!(caller.out, "{session} ")?;
    let mut line = csv::Writer::from_writer(&mut *caller.out);
    let now = editor.ledger().session();
    line.write_record(now.names(&now.seats))?;
    Ok(line.flush()?)
}

/// The edit that makes the changes. A new player is matched to the roster by name.
fn reseat(
    db: &mut Database,
    session: &Session,
    args: &SeatsArgs,
    clock: &dyn Clock,
) -> Result<[Edit; 1], AppError> {
    let mut seats = Reseating::of(session);
    for (whom, by) in &args.replace {
        let (whom, by) = (sitting(&seats, whom)?, known_or_new(db, &seats, by, clock)?);
        seats.replace(whom, &by)?;
    }
    for who in &args.leave {
        seats.leave(sitting(&seats, who)?)?;
    }
    for (who, place) in &args.join {
        let who = known_or_new(db, &seats, who, clock)?;
        seats.sit(&who, *place)?;
    }
    for (one, other) in &args.swap {
        let (one, other) = (sitting(&seats, one)?, sitting(&seats, other)?);
        seats.swap(one, other)?;
    }
    AppError::check_players(seats.seats().len(), session.scheme.at_table)?;
    Ok([seats.edit().ok_or(AppError::SameSeats)?])
}

/// Finds a player by name: in the session, on the roster, or a new one.
fn known_or_new(
    db: &mut Database,
    seats: &Reseating,
    name: &str,
    clock: &dyn Clock,
) -> Result<Participant, AppError> {
    let name = clean_name(name)?;
    if let Some(known) = find(seats, &name) {
        return Ok(known.clone());
    }
    let (id, new) = (ParticipantId(clock.id()), PlayerId(clock.id()));
    let people = db.people()?;
    let known = people.player_by_key(&name_key(&name));
    let player = known.map_or(new, |known| known.id);
    // A player who has been merged may be in the session under another id.
    let now = people.current_players();
    let same = |one: &&Participant| now.get(&one.player) == Some(&player);
    let seated = seats.people().find(same).cloned();
    Ok(seated.unwrap_or(Participant { id, player, name }))
}

fn find<'a>(seats: &'a Reseating, name: &str) -> Option<&'a Participant> {
    let key = name_key(name);
    seats.people().find(|one| name_key(&one.name) == key)
}

/// The participant with that name.
fn sitting(seats: &Reseating, name: &str) -> Result<ParticipantId, AppError> {
    let name = clean_name(name)?;
    match find(seats, &name) {
        Some(one) => Ok(one.id),
        None => Err(EditError::NoSeat { name }.into()),
    }
}

/// Two names.
fn pair(option: &str, text: &str) -> Result<(String, String)> {
    <[String; 2]>::try_from(names(text)?)
        .map(Into::into)
        .map_err(|_| {
            Failure::Usage(format!(
                "{option} takes two names such as Ann,Bob, not `{text}`"
            ))
        })
}

/// A name, optionally followed by a comma and the seat number, and the place of that seat: by default the last.
fn coming(text: &str) -> Result<(String, usize)> {
    let found = match names(text)?.as_slice() {
        [name] => Some((name.clone(), usize::MAX)),
        [name, seat] => {
            let place = seat
                .parse()
                .ok()
                .and_then(|seat: usize| seat.checked_sub(1));
            place.map(|place| (name.clone(), place))
        }
        _ => None,
    };
    found.ok_or_else(|| {
        Failure::Usage(format!(
            "--join takes a name and optionally a seat, such as Eve or Eve,2, not `{text}`"
        ))
    })
}
