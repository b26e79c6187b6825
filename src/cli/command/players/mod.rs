//! `players`: the roster, statistics, merges and renaming.

mod json;
mod options;
mod text;

pub(in crate::cli) use options::PlayersArgs;
use options::PlayersCommand;

use crate::cli::input::check_game;
use crate::cli::{Caller, Failure, Result, none_damaged};
use crate::ledger::{EditId, clean_name};
use crate::store::{AppEdit, ComputedStats, Database, Player, StoreError};

/// The roster and its statistics.
fn read(caller: &Caller) -> Result<(Vec<Player>, ComputedStats)> {
    let players = caller.app.read(Database::players)?;
    Ok((
        players,
        caller.app.read(|db| db.computed_stats(usize::MAX))?,
    ))
}

/// Runs the command.
pub(in crate::cli) fn run(args: &PlayersArgs, caller: &mut Caller) -> Result {
    match &args.command {
        None => list(args.json, caller),
        Some(PlayersCommand::Show { name, game, json }) => {
            show(name, game.as_deref(), *json, caller)
        }
        Some(PlayersCommand::Merge { names }) => merge(names, caller),
        Some(PlayersCommand::Rename { name, new }) => rename(name, new, caller),
    }
}

fn list(json: bool, caller: &mut Caller) -> Result {
    let (players, figures) = read(caller)?;
    if json {
        let line = |player: &Player| json::line(player, &figures.all.summary(player.id));
        caller.json(players.iter().map(line).collect::<Vec<_>>())?;
        return none_damaged(&figures.damaged);
    }
    if players.is_empty() {
        return Ok(writeln!(caller.out, "No players yet")?);
    }
    write!(caller.out, "{}", text::list(&players, &figures.all))?;
    left_out(&figures, caller)
}

fn show(name: &str, game: Option<&str>, json: bool, caller: &mut Caller) -> Result {
    if let Some(game) = game {
        check_game(game, caller)?;
    }
    let player = caller.app.find_player(name)?;
    let (players, figures) = read(caller)?;
    let record = figures.all.record(player.id, game);
    let names = players.iter().map(|one| (one.id, &*one.name)).collect();
    if json {
        caller.json(json::show(&player, &record, &names))?;
        return none_damaged(&figures.damaged);
    }
    text::show(&player, &record, &names, caller.out)?;
    left_out(&figures, caller)
}

/// Prints how many sessions are left out, and why; fails if one is damaged.
fn left_out(figures: &ComputedStats, caller: &mut Caller) -> Result {
    let damaged = figures.damaged.len();
    for (n, why) in [
        (damaged, "that cannot be read (`oddtrick check` says why)"),
        (
            figures.left_out - damaged,
            "whose payouts are too large to calculate",
        ),
    ] {
        if n > 0 {
            let sessions = crate::cli::output::describe::count(n, "session");
            writeln!(caller.out, "Left out: {sessions} {why}")?;
        }
    }
    none_damaged(&figures.damaged)
}

fn merge(names: &[String], caller: &mut Caller) -> Result {
    let (name, into) = match names {
        [name, into] => (name, into),
        [name, word, into] if word.eq_ignore_ascii_case("into") => (name, into),
        _ => return Err(Failure::usage("say `players merge NAME into NAME`")),
    };
    let (one, other) = (caller.app.find_player(name)?, caller.app.find_player(into)?);
    let stamp = caller.app.clock().stamp();
    caller.change(move |db, _| db.merge_players(one.id, other.id, stamp))?;
    caller.say(format!(
        "{edit} {} merged into {}; `oddtrick undo {edit}` separates them",
        one.name,
        other.name,
        edit = stamp.edit
    ))
}

fn rename(name: &str, new: &str, caller: &mut Caller) -> Result {
    let player = caller.app.find_player(name)?;
    let stamp = caller.app.clock().stamp();
    let (id, name) = (player.id, clean_name(new).map_err(Failure::data)?);
    caller.change(move |db, _| db.rename_player(id, &name, stamp))?;
    let renamed = caller.app.read(Database::players)?;
    let now = renamed.into_iter().find(|one| one.id == player.id);
    let now = now.map_or_else(|| new.to_owned(), |one| one.name);
    let line = if now == player.name {
        format!("{now} has that name already")
    } else {
        format!(
            "{edit} {} renamed to {now}; `oddtrick undo {edit}` undoes it",
            player.name,
            edit = stamp.edit
        )
    };
    caller.say(line)
}

/// Undoes or redoes a merge or renaming with that number; false if there is none.
pub(in crate::cli) fn change(number: u128, undo: bool, caller: &mut Caller) -> Result<bool> {
    let id = EditId(number);
    let stamp = caller.app.clock().stamp();
    let changed = move |db: &mut Database| {
        let edit = db.people_edit(id)?;
        match edit {
            Some(_) if undo => db.undo_app(id, stamp)?,
            Some(_) => db.redo_app(id, stamp)?,
            None => {}
        }
        Ok::<_, StoreError>(edit)
    };
    let Some(edit) = caller.app.read(changed)? else {
        return Ok(false);
    };
    caller.changed.set(true);
    let done = if undo { "undone" } else { "redone" };
    let what = match edit {
        AppEdit::RenamePlayer { before, after, .. } => {
            let now = if undo { before } else { after };
            format!("the name is {now}")
        }
        _ if undo => "they are two players again".to_owned(),
        _ => "they are one player now".to_owned(),
    };
    caller.say(format!("{id} {done}, {what}"))?;
    Ok(true)
}
