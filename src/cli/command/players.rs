//! `players`: the roster, statistics, merges and renaming.
//!
//! In JSON, players are names, and amounts are decimals with the currency's digits.

use crate::app::AppError;
use crate::cli::input::check_game;
use crate::cli::output::{
    Columns, Object, amounts, count, object, signed, signed_money, some_decimals,
};
use crate::cli::{Caller, Failure, Result};
use crate::ledger::{PlayerId, clean_name};
use crate::money::{Currency, CurrencyAmounts, Money};
use crate::stats::{
    Achievement, Attempts, PartnerRecord, PlayerSession, PlayerSummary, Rate, Record, Statistics,
};
use crate::store::{ComputedStats, Database, Player, StoreError};
use clap::{Args, Subcommand};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Debug, Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = r"Examples:
  oddtrick players
      all players, with their sessions and money
  oddtrick players show Ann
  oddtrick players merge Pawel into Paweł
  oddtrick players rename Bob Robert"
)]
pub(in crate::cli) struct PlayersArgs {
    /// Print JSON, an array with an object for each player
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    command: Option<PlayersCommand>,
}

#[derive(Debug, Subcommand)]
enum PlayersCommand {
    /// Shows a player's contracts, success rates and money
    #[command(after_help = r"Examples:
  oddtrick players show Ann
  oddtrick players show Ann --game oh-hell --json

A success rate is shown with its 95 % range, and only for ten attempts or more.")]
    Show {
        /// The player
        #[arg(allow_hyphen_values = true)]
        name: String,
        /// Only sessions of this game, such as `solo-whist`
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Counts two names as one player from now on; no session changes
    ///
    /// `oddtrick undo` with the printed number undoes it. Two players who sat at one table cannot be merged.
    #[command(after_help = r"Examples:
  oddtrick players merge Pawel into Paweł
      every session of Pawel counts as Paweł's")]
    Merge {
        /// The name to remove, and the name to keep
        #[arg(required = true, allow_hyphen_values = true, num_args = 2..=3, value_names = ["NAME", "into", "NAME"])]
        names: Vec<String>,
    },
    /// Renames a player in the list of players
    ///
    /// Recorded sessions keep the old name. `oddtrick undo` with the printed number undoes it.
    Rename {
        /// The player
        #[arg(allow_hyphen_values = true, value_name = "OLD")]
        name: String,
        /// The new name
        #[arg(allow_hyphen_values = true, value_name = "NEW")]
        new: String,
    },
}

/// The roster and its statistics.
fn read(caller: &Caller) -> Result<(Vec<Player>, ComputedStats)> {
    Ok(caller.app.read(|db| {
        let players = db.people()?.players();
        Ok::<_, StoreError>((players, db.computed_stats(usize::MAX)?))
    })?)
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
    let line = |player: &Player| player_json(player, &figures.all.summary(player.id));
    let table = |players: &[Player]| roster(players, &figures.all);
    caller.list(json, &players, line, table, "No players yet")?;
    left_out(figures, json, caller)
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
        caller.json(statistics_json(&player, &record, &names))?;
    } else {
        write_statistics(&player, &record, &names, caller)?;
    }
    left_out(figures, json, caller)
}

/// Prints how many sessions are left out, and why, unless JSON is printed; fails if one is damaged.
fn left_out(figures: ComputedStats, json: bool, caller: &mut Caller) -> Result {
    let unread = "that cannot be read (`oddtrick check` says why)";
    let too_large = "whose payouts are too large to calculate";
    for (n, why) in [
        (figures.damaged.len(), unread),
        (figures.too_large, too_large),
    ] {
        if n > 0 && !json {
            let sessions = count(n, "session");
            writeln!(caller.out, "Left out: {sessions} {why}")?;
        }
    }
    Ok(AppError::none_damaged(figures.damaged)?)
}

fn merge(names: &[String], caller: &mut Caller) -> Result {
    let (name, into) = match names {
        [name, into] => (name, into),
        [name, word, into] if word.eq_ignore_ascii_case("into") => (name, into),
        _ => return Err(Failure::usage("say `players merge NAME into NAME`")),
    };
    let (one, other) = (caller.app.find_player(name)?, caller.app.find_player(into)?);
    let stamp = caller.app.clock().stamp();
    caller.change(|db, _| db.merge_players(one.id, other.id, stamp))?;
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
    let (id, name) = (player.id, clean_name(new)?);
    caller.change(|db, _| db.rename_player(id, &name, stamp))?;
    let now = caller.app.read(Database::player_names)?.remove(&id);
    let now = now.unwrap_or_else(|| new.to_owned());
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

/// All players, with a column per currency.
fn roster(players: &[Player], all: &Statistics) -> Columns {
    let summaries: Vec<_> = players.iter().map(|one| all.summary(one.id)).collect();
    let money = summaries.iter().flat_map(|summary| summary.money.keys());
    let currencies: BTreeSet<Currency> = money.copied().collect();
    let heads = ["Player", "Sessions", "Hands"].into_iter();
    let rows = players.iter().zip(&summaries).map(|(player, summary)| {
        let own = [
            player.name.clone(),
            summary.sessions.to_string(),
            summary.hands.to_string(),
        ];
        own.into_iter()
            .chain(money_cells(&summary.money, &currencies))
    });
    Columns::new(
        "LR",
        heads.chain(currencies.iter().copied().map(Currency::code)),
    )
    .rows(rows)
}

/// An amount in each of these currencies, or a dash if there is none.
fn money_cells(
    money: &CurrencyAmounts,
    currencies: &BTreeSet<Currency>,
) -> impl Iterator<Item = String> {
    currencies.iter().map(|currency| {
        let own = money.get(currency);
        own.map_or_else(|| "-".to_owned(), |own| signed_money(*own, *currency))
    })
}

/// A player's statistics.
fn write_statistics(
    player: &Player,
    record: &Record,
    names: &BTreeMap<PlayerId, &str>,
    caller: &mut Caller,
) -> Result {
    let sessions = record.sessions.len();
    let since = record.sessions.first().map_or_else(String::new, |first| {
        format!(" since {}", first.session.started.format("%Y-%m-%d"))
    });
    let all = count(sessions, "session");
    let summary = record.summary();
    let hands = count(summary.hands, "hand");
    caller.say(format!("{}: {all} and {hands}{since}", player.name))?;
    let won = record.sessions.iter().filter(|one| one.own.leads).count();
    if sessions > 0 {
        let points = signed(record.points());
        writeln!(caller.out, "{won} of {all} won, {points} points in all")?;
    }
    for (currency, money) in summary.money {
        let each = record.changes(Some(currency));
        let [money, best, worst] = [Some(&money.0), each.iter().max(), each.iter().min()]
            .map(|money| signed_money(Money(money.copied().unwrap_or(0)), currency));
        let code = currency.code();
        writeln!(
            caller.out,
            "{money} {code}, best session {best}, worst {worst}"
        )?;
    }
    for table in [tasks(record), partners(record, names)] {
        if !table.is_empty() {
            write!(caller.out, "\n{table}")?;
        }
    }
    Ok(())
}

fn tasks(record: &Record) -> Columns {
    let tasks = record.ranked().into_iter();
    let rows = tasks.map(|(task, tally)| {
        let name = [task_name(record, task)];
        name.into_iter().chain(rate_cells(tally))
    });
    Columns::new("LR", ["Tried"].into_iter().chain(RATE)).rows(rows)
}

fn partners(record: &Record, names: &BTreeMap<PlayerId, &str>) -> Columns {
    let all = record.partners.values();
    let money = all.flat_map(|together| together.money.keys());
    let money: BTreeSet<Currency> = money.copied().collect();
    let heads = ["Together with"].into_iter().chain(RATE).chain(["Points"]);
    let rows = record.partners.iter().map(|((task, other), together)| {
        let PartnerRecord { tries, points, .. } = together;
        let name = names.get(other).copied().unwrap_or("somebody");
        let own = [format!("{name}, {}", task_name(record, task))];
        let points = signed((*points).into());
        let cells = own.into_iter().chain(rate_cells(*tries)).chain([points]);
        cells.chain(money_cells(&together.money, &money))
    });
    let codes = money.iter().copied().map(Currency::code);
    Columns::new("LR", heads.chain(codes)).rows(rows)
}

/// The heads of the columns of a success rate.
const RATE: [&str; 4] = ["Made", "Of", "Rate", "95% range"];

fn rate_cells(tries: Attempts) -> [String; 4] {
    let rate = Rate::of(tries);
    let percent = rate
        .filter(|rate| !rate.few)
        .map(|rate| format!("{} %", rate.percent()));
    let range = rate.map(|rate| format!("{} to {} %", rate.bounds().0, rate.bounds().1));
    let or_none = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
    let (made, of) = (tries.made.to_string(), tries.of.to_string());
    [made, of, or_none(percent), or_none(range)]
}

/// A task's name.
fn task_name(record: &Record, task: &Achievement) -> String {
    match task {
        Achievement::Contract(id) => match record.goals.get(task) {
            Some(goal) if !goal.name.is_empty() => goal.name.clone(),
            _ => id.clone(),
        },
        Achievement::Bid(bid) => format!("a bid of {bid}"),
        Achievement::Level(level) => format!("a winning bid of {level}"),
        Achievement::Hand => "a hand".to_owned(),
    }
}

/// A player on the roster.
fn player_json(player: &Player, summary: &PlayerSummary) -> Object {
    object! {
        "id": player.id,
        "name": &player.name,
        "evenings": summary.sessions,
        "hands": summary.hands,
        "money": amounts(&summary.money),
    }
}

/// A player's statistics.
fn statistics_json(player: &Player, record: &Record, names: &BTreeMap<PlayerId, &str>) -> Object {
    let summary = record.summary();
    let tried = record.tasks.iter().map(|(name, tally)| {
        let tricks = tally.iter().map(|(tricks, tries)| {
            let tries = object! { "made": tries.made, "of": tries.of };
            (tricks, tries)
        });
        let tricks = object! { "tricks": Object::map(tricks) };
        task_json(name).and(rate_json(tally.tries())).and(tricks)
    });
    let partners = record.partners.iter().map(|((name, other), together)| {
        let with = object! { "with": names.get(other).copied().unwrap_or_default() };
        let result = object! {
            "points": together.points,
            "money": amounts(&together.money),
        };
        with.and(task_json(name))
            .and(rate_json(together.tries))
            .and(result)
    });
    object! {
        "id": player.id,
        "name": &player.name,
        "evenings": summary.sessions,
        "hands": summary.hands,
        "won": record.sessions.iter().filter(|one| one.own.leads).count(),
        "points": record.points().n,
        "decimals?": some_decimals(record.points().decimals),
        "money": amounts(&summary.money),
        "tried": tried.collect::<Vec<_>>(),
        "partners": partners.collect::<Vec<_>>(),
        "sessions": record.sessions.iter().map(session_json).collect::<Vec<_>>(),
    }
}

fn task_json(task: &Achievement) -> Object {
    match task {
        Achievement::Contract(id) => object! { "contract": id },
        Achievement::Bid(bid) => object! { "bid": *bid },
        Achievement::Level(level) => object! { "winning-bid": *level },
        Achievement::Hand => Object::default(),
    }
}

/// A success rate in per cent, with its bounds.
fn rate_json(tries: Attempts) -> Object {
    let rate = Rate::of(tries);
    object! {
        "made": tries.made,
        "of": tries.of,
        "rate?": rate.filter(|rate| !rate.few).map(Rate::percent),
        "low?": rate.map(|rate| rate.bounds().0),
        "high?": rate.map(|rate| rate.bounds().1),
    }
}

fn session_json(one: &PlayerSession) -> Object {
    let (own, session, points) = (&one.own, &one.session, one.points());
    object! {
        "session": session.id,
        "title": &session.standing.title,
        "started": session.started.to_rfc3339(),
        "game": &*session.scheme.game,
        "hands": own.hands,
        "points": points.n,
        "decimals?": some_decimals(points.decimals),
        "won": own.leads,
        "money?": own.money.map(|(currency, money)| money.decimal(currency)),
        "currency?": own.money.map(|(currency, _)| currency.code()),
    }
}
