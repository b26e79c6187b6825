//! Changes to a session: `undo`, `redo`, `note`, `end`, `reopen`, `delete`, `begin-with` and `seats`; and undo of changes to
//! house rules or the roster.

use crate::app::{AppError, Clock, session};
use crate::cli::args::{SESSION, SessionArg};
use crate::cli::input::names;
use crate::cli::output::describe;
use crate::cli::{Caller, Failure, Result};
use crate::ledger::{
    Edit, EditError, EditId, HouseRulesId, Participant, ParticipantId, PlayerId, Reseating,
    Session, SessionEditor, SessionId, clean_name, name_key,
};
use crate::points::Points;
use crate::settle::check_worth;
use crate::store::{AppEdit, Database, StoreError};
use crate::view::history::history;
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
    join: Vec<(String, Option<usize>)>,
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

/// Undoes the last change of a session, of house rules or of the roster, or a deletion; or redoes what was undone last.
pub(in crate::cli) fn undo(args: &SessionArg, undo: bool, caller: &mut Caller) -> Result {
    let wanted = args.session.as_str();
    let done = if undo { "undone" } else { "redone" };
    let error = match caller.app.find(wanted) {
        Ok(session) => {
            let mut rows = 0;
            let editor = caller.change(|db, clock| {
                session::change(db, session, None, |_, editor| {
                    let stamp = || clock.stamp();
                    let made = editor.by_edits(|editor| {
                        if undo {
                            let undone = editor.undo_with_end(stamp);
                            undone.ok_or(AppError::NothingToUndo)
                        } else {
                            let redone = editor.redo_with_end(stamp);
                            redone.ok_or(AppError::NothingToRedo)
                        }
                    });
                    rows = made.as_ref().map_or(0, Vec::len);
                    made
                })
            })?;
            // The end of a session that goes with a hand is undone before it and redone after it.
            let lines = history(&editor, rows).lines;
            let what = if undo { lines.first() } else { lines.last() };
            let what = what.map_or_else(|| done.to_owned(), |line| describe::english(&line.what));
            return caller.say(format!("{session} {what}; {} now", hands(&editor)));
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
    let (people, rules) = (EditId(number), HouseRulesId(number));
    let changed = caller.change(|db, clock| {
        let edit = db.people()?.people_edit(people);
        match edit {
            Some(_) => db.undo_or_redo_app(people, !undo, clock.stamp())?,
            None => db.undo_or_redo_house_rules(rules, !undo, clock.stamp())?,
        }
        Ok::<_, StoreError>(edit)
    });
    let changed = changed.map_err(|other| match other {
        // The argument may be the id of a session, so the error about sessions is returned.
        AppError::Store(StoreError::NoChangeOfRules(_)) | AppError::Open(_) => error,
        other => other,
    })?;
    let now = match changed {
        Some(AppEdit::RenamePlayer { before, .. }) if undo => format!("the name is {before}"),
        Some(AppEdit::RenamePlayer { after, .. }) => format!("the name is {after}"),
        Some(_) if undo => "they are two players again".to_owned(),
        Some(_) => "they are one player now".to_owned(),
        None => {
            let schemes = caller.app.schemes()?;
            let now = schemes.house.iter().find(|one| one.id == rules);
            let now = now.map(|one| format!("{} now, {}", one.scheme.id, one.scheme.name));
            let now = now.unwrap_or_else(|| "removed now".to_owned());
            format!("the house rules are {now}")
        }
    };
    caller.say(format!("{rules} {done}, {now}"))
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
        let usage = || Failure::usage(format!("`{text}` is not NAME=POINTS"));
        let split = text.rsplit_once('=').filter(|(name, _)| !name.is_empty());
        let (name, points) = split.ok_or_else(usage)?;
        let decimals = session.scheme.points(0).decimals;
        let points = Points::parse(points, decimals).ok_or_else(usage)?;
        Ok((named(&session.participants, name)?.id, points.n))
    };
    texts.iter().map(total).collect()
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
    for (who, seat) in &args.join {
        let who = known_or_new(db, &seats, who, clock)?;
        let last = seats.seats().len() + 1;
        let number = seat.unwrap_or(last);
        if number > last {
            return Err(AppError::NoSeat { number, last });
        }
        seats.sit(&who, number - 1)?;
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
    if let Ok(known) = named(seats.people(), &name) {
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

/// The participant with that name.
fn sitting(seats: &Reseating, name: &str) -> Result<ParticipantId, AppError> {
    Ok(named(seats.people(), &clean_name(name)?)?.id)
}

/// The one of these participants with that name.
fn named<'a>(
    people: impl IntoIterator<Item = &'a Participant>,
    name: &str,
) -> Result<&'a Participant, EditError> {
    let (key, name) = (name_key(name), name.to_owned());
    let mut people = people.into_iter();
    let found = people.find(|one| name_key(&one.name) == key);
    found.ok_or(EditError::NoSeat { name })
}

/// Two names.
fn pair(option: &str, text: &str) -> Result<(String, String)> {
    <[String; 2]>::try_from(names(text)?)
        .map(Into::into)
        .map_err(|_| {
            Failure::usage(format!(
                "{option} takes two names such as Ann,Bob, not `{text}`"
            ))
        })
}

/// A name, optionally followed by a comma and the seat number, from 1.
fn coming(text: &str) -> Result<(String, Option<usize>)> {
    let found = match names(text)?.as_slice() {
        [name] => Some((name.clone(), None)),
        [name, seat] => {
            let seat = seat.parse().ok().filter(|seat| *seat > 0);
            seat.map(|seat| (name.clone(), Some(seat)))
        }
        _ => None,
    };
    found.ok_or_else(|| {
        Failure::usage(format!(
            "--join takes a name and optionally a seat, such as Eve or Eve,2, not `{text}`"
        ))
    })
}
