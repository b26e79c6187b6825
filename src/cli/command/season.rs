//! `season`: standings over a choice of sessions, ad hoc or saved under a name.
//!
//! In JSON, players are names, amounts are decimals with the currency's digits, and points are in the scheme's units.

use super::export::{PageArgs, write};
use crate::app::{AppError, season};
use crate::cli::error::one_line;
use crate::cli::input::{Names, check_game, names};
use crate::cli::output::{Columns, Object, amounts, english, object, signed_money, some_decimals};
use crate::cli::{Caller, Failure, Result};
use crate::exchange::share::paper;
use crate::exchange::{ExportError, Profile, season_text, write_season};
use crate::ledger::{PlayerId, Season, SeasonChoice, SessionId};
use crate::money::Money;
use crate::stats::season_table::{Cell, Row};
use crate::stats::{Column, PointScale, SeasonOptions, SeasonStanding};
use crate::store::Database;
use crate::view;
use crate::view::season::{COLUMNS, SeasonView, named};
use chrono::NaiveDate;
use clap::{Args, Subcommand, ValueEnum};
use serde_json::Value;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:
  oddtrick season
      the standings over all sessions
  oddtrick season --game oh-hell --from 2026-01-01 --to 2026-12-31 --sort average
  oddtrick season keep Thursdays --players Ann,Bob,Cy,Dee --from 2026-09-01
      save it under a name; later sessions are included
  oddtrick season show Thursdays --format csv
  oddtrick season show Thursdays --format pdf -o thursdays.pdf

A season is a choice, not a list: every session that fits belongs to it, later ones too. Points add up where all \
sessions are of one game and have the same scale; each currency is separate. The number beside an average is the number of \
sessions behind it. By average, best or worst session, a player with fewer than three, or fewer than a third of the \
season's, has no place. Ties share a place.",
    args_conflicts_with_subcommands = true
)]
pub(in crate::cli) struct SeasonArgs {
    #[command(subcommand)]
    command: Option<SeasonCommand>,
    #[command(flatten)]
    choice: ChoiceArgs,
    #[command(flatten)]
    display: DisplayArgs,
}

#[derive(Debug, Subcommand)]
enum SeasonCommand {
    /// Lists the saved seasons
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Shows the standings of a saved season
    Show {
        /// The season
        name: String,
        #[command(flatten)]
        display: DisplayArgs,
    },
    /// Saves a choice of sessions under a name; an existing season of that name is replaced
    Keep {
        /// The name
        name: String,
        #[command(flatten)]
        choice: ChoiceArgs,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Removes a season; its sessions stay
    Forget {
        /// The season
        name: String,
    },
}

/// Which sessions belong to a season.
#[derive(Debug, Args)]
struct ChoiceArgs {
    /// The group: sessions where the whole group played, or most players belong to it; only the group is ranked
    #[arg(long, value_name = "NAMES", allow_hyphen_values = true, value_parser = names)]
    players: Vec<Names>,
    /// Only sessions of this game, such as `solo-whist`
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// The first day, such as 2026-09-01
    #[arg(long, value_name = "DAY")]
    from: Option<NaiveDate>,
    /// The last day
    #[arg(long, value_name = "DAY")]
    to: Option<NaiveDate>,
}

/// How standings are shown.
#[derive(Debug, Args)]
struct DisplayArgs {
    /// The column to rank by: `points`, `average`, `sessions`, `hands`, `first`, `second`, `third`, `best`, `worst`,
    /// `player`, or a currency such as EUR
    #[arg(long, value_name = "COLUMN", value_parser = column)]
    sort: Option<Column>,
    /// The unit of average, best and worst: `points`, or a currency such as EUR
    #[arg(long, value_name = "points|CODE", value_parser = measure)]
    measure: Option<Column>,
    /// The output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
    #[command(flatten)]
    page: PageArgs,
    /// The file for CSV or PDF, replaced once everything is written (default: standard output)
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Print JSON
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

/// The output format of standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A table
    Text,
    /// CSV
    Csv,
    /// The table and the running totals as a chart, to be printed
    Pdf,
}

/// Runs the command.
pub(in crate::cli) fn run(args: &SeasonArgs, caller: &mut Caller) -> Result {
    match &args.command {
        None => {
            let choice = chosen(&args.choice, caller)?;
            show(None, &choice, &args.display, caller)
        }
        Some(SeasonCommand::List { json }) => list(*json, caller),
        Some(SeasonCommand::Show { name, display }) => {
            let kept = saved(name, caller)?;
            show(Some(&kept.name), &kept.choice, display, caller)
        }
        Some(SeasonCommand::Keep { name, choice, json }) => keep(name, choice, *json, caller),
        Some(SeasonCommand::Forget { name }) => forget(name, caller),
    }
}

/// The season with that name.
fn saved(name: &str, caller: &Caller) -> Result<Season> {
    Ok(caller.app.read(|db| season::find(db, name))?)
}

fn chosen(args: &ChoiceArgs, caller: &Caller) -> Result<SeasonChoice> {
    if let Some(game) = &args.game {
        check_game(game, caller)?;
    }
    let players = args.players.iter().flatten();
    let players = players.map(|name| Ok(caller.app.find_player(name)?.id));
    Ok(SeasonChoice {
        players: players.collect::<Result<_>>()?,
        game: args.game.clone(),
        from: args.from,
        to: args.to,
    })
}

fn show(
    name: Option<&str>,
    choice: &SeasonChoice,
    display: &DisplayArgs,
    caller: &mut Caller,
) -> Result {
    check(display)?;
    let all = caller.app.read(|db| season::sessions(db, choice))?;
    let (by, measure) = (display.sort, display.measure);
    let view = view::season::season(name, choice, &all, SeasonOptions { by, measure });
    check_measured(&view.standing, measure, by)?;
    let output = display.output.as_deref();
    match display.format {
        _ if display.json => {
            let line = choice_json(name, choice, player_names(caller)?);
            caller.json(standing_json(line, &view.standing, all.left_out.len()))?;
        }
        Format::Text => text(&view, caller)?,
        Format::Csv => write(output, caller, |_, to, _| {
            Ok(write_season(to, Profile::MACHINE, &view.standing)?)
        })?,
        Format::Pdf => {
            let (paper, words) = display.page.chosen(caller);
            let bytes = paper::season(&view, &words, paper);
            write(output, caller, |_, to, _| {
                Ok(to.write_all(&bytes).map_err(ExportError::Io)?)
            })?;
        }
    }
    Ok(AppError::none_damaged(all.left_out)?)
}

/// Rejects options of other formats.
fn check(display: &DisplayArgs) -> Result {
    let format = Some(display.format).filter(|_| !display.json);
    if display.page.is_given() && format != Some(Format::Pdf) {
        return Err(Failure::usage(
            "--paper and --language are for --format pdf",
        ));
    }
    if display.output.is_some() && !matches!(format, Some(Format::Csv | Format::Pdf)) {
        return Err(Failure::usage("-o is for --format csv and pdf"));
    }
    Ok(())
}

/// Rejects a measure or a column that the standings lack.
fn check_measured(
    standing: &SeasonStanding,
    measure: Option<Column>,
    by: Option<Column>,
) -> Result {
    let lacking = || by.filter(|by| !standing.columns.contains(by));
    let measure = measure.filter(|_| measure != standing.measure);
    let why = match measure.or_else(lacking) {
        _ if standing.sessions == 0 => return Ok(()),
        None => return Ok(()),
        Some(Column::Money(currency)) => {
            format!("these sessions were not played for {}", currency.code())
        }
        _ if standing.games.len() > 1 => format!(
            "points of different games do not add up; choose one with --game: {}",
            standing.games.join(", ")
        ),
        _ => "these sessions count points in different ways, so they do not add up".to_owned(),
    };
    Err(Failure::data(why))
}

fn text(view: &SeasonView, caller: &mut Caller) -> Result {
    let table = columns(&view.standing);
    let rows = (!table.is_empty()).then(|| table.to_string());
    let text = season_text(view, &rows.unwrap_or_default(), |one| {
        one_line(&english(one))
    });
    Ok(caller.out.write_all(text.as_bytes())?)
}

fn columns(standing: &SeasonStanding) -> Columns {
    // The first of the columns has the players.
    let heads = standing.columns.iter();
    let heads = heads.map(|column| english(&view::season::head(*column)));
    let cell = |(_, cell): &(Column, Cell)| match cell {
        Cell::Blank => "-".to_owned(),
        Cell::Average(_, n, _) => format!("{} ({n})", cell.plain()),
        Cell::Money(money, currency) => signed_money(*money, *currency),
        other => other.plain(),
    };
    let rows = standing.rows.iter().map(|row| {
        let place = row.place.map_or("-".to_owned(), |place| place.to_string());
        let own = [place, row.name.clone()].into_iter();
        own.chain(row.cells.iter().map(cell))
    });
    Columns::new("RLR", [String::new()].into_iter().chain(heads)).rows(rows)
}

fn list(json: bool, caller: &mut Caller) -> Result {
    let kept = caller.app.read(season::kept)?;
    let name = player_names(caller)?;
    let line = |one: &Season| choice_json(Some(&one.name), &one.choice, &name);
    let row = |one: &Season| {
        let choice = english(&view::season::chosen(&one.choice, &name));
        [one.name.clone(), choice]
    };
    let table =
        |all: &[Season]| Columns::new("L", ["Season", "Sessions"]).rows(all.iter().map(row));
    caller.list(json, &kept, line, table, "No seasons yet")
}

/// The name of each player; the id of an unknown one.
fn player_names(caller: &Caller) -> Result<impl Fn(PlayerId) -> String + use<>> {
    let names = caller.app.read(Database::player_names)?;
    Ok(move |who: PlayerId| names.get(&who).cloned().unwrap_or_else(|| who.to_string()))
}

fn keep(name: &str, args: &ChoiceArgs, json: bool, caller: &mut Caller) -> Result {
    let choice = chosen(args, caller)?;
    let clock = caller.app.clock();
    let kept = |db: &mut Database| season::keep(db, name, choice.clone(), clock.stamp());
    let kept = caller.app.run(kept)?;
    caller.changed.set(true);
    let name = &kept.name;
    let line = choice_json(Some(name), &kept.choice, player_names(caller)?);
    let said = format!("{name} saved; new sessions that match are included");
    caller.print(json, line, [said])
}

fn forget(name: &str, caller: &mut Caller) -> Result {
    let kept = saved(name, caller)?;
    caller.change(|db, clock| db.delete_season(kept.id, clock.stamp()))?;
    caller.say(format!("{} deleted; its sessions stay", kept.name))
}

/// The column with that name. Its head is Sessions where JSON and CSV have `evenings`.
fn column(name: &str) -> Result<Column> {
    let known = COLUMNS.into_iter().find(|(column, key, _)| {
        name == *key || (*column == Column::Sessions && name == "sessions")
    });
    let known = known.map(|(column, ..)| column);
    let money = || name.to_ascii_uppercase().parse().ok().map(Column::Money);
    known.or_else(money).ok_or_else(|| {
        let names = COLUMNS.map(|(column, key, _)| match column {
            Column::Sessions => "sessions",
            _ => key,
        });
        Failure::usage(format!(
            "there is no column {name}; the columns are {} and currencies",
            names.join(", ")
        ))
    })
}

/// The column with that name, if average, best and worst session can be of it.
fn measure(name: &str) -> Result<Column> {
    match column(name) {
        Ok(found @ (Column::Points | Column::Money(_))) => Ok(found),
        _ => Err(Failure::usage(format!(
            "{name} is not a currency; a measure is `points` or a currency such as EUR"
        ))),
    }
}

/// The sessions that belong to a season.
fn choice_json(
    name: Option<&str>,
    choice: &SeasonChoice,
    player: impl Fn(PlayerId) -> String,
) -> Object {
    object! {
        "name?": name,
        "players?": choice.names(player),
        "game?": choice.game,
        "from?": choice.from,
        "to?": choice.to,
    }
}

/// The standings of a season. `fewest` is the minimum number of sessions for a ranked average; `measure` is the unit of
/// average, best and worst session.
fn standing_json(choice: Object, standing: &SeasonStanding, left_out: usize) -> Object {
    let rows = standing.rows.iter().map(|row| row_json(row, standing));
    let standing = object! {
        "evenings": standing.sessions,
        "hands": standing.hands,
        "games": standing.games.iter().map(|game| &**game).collect::<Vec<_>>(),
        "decimals?": standing.scale.and_then(|scale| some_decimals(scale.decimals)),
        "measure?": standing.measure.map(|one| named(one).0),
        "sort": named(standing.by).0,
        "fewest": standing.fewest,
        "left_out": left_out,
        "standing": rows.collect::<Vec<_>>(),
    };
    choice.and(standing)
}

/// A player's totals.
fn row_json(row: &Row, standing: &SeasonStanding) -> Object {
    let session = |(n, session, day): (i64, SessionId, NaiveDate)| {
        let money = standing.currency().map(|one| Money(n).decimal(one));
        let value = money.map_or(Value::from(n), Value::from);
        object! { "value": value, "session": session, "day": day }
    };
    let average = row.average.map(|average| {
        // In the scheme's units, as all points.
        let points = || average.points(PointScale::default()).to_string();
        let money = |currency| average.money().decimal(currency);
        let value = standing.currency().map_or_else(points, money);
        object! { "value": value, "evenings": average.sessions, "few": standing.is_few(row) }
    });
    object! {
        "place": row.place,
        "player": &row.name,
        "evenings": row.summary.sessions,
        "hands": row.summary.hands,
        "points?": standing.scale.map(|_| row.points),
        "first": row.places[0],
        "second": row.places[1],
        "third": row.places[2],
        "money": amounts(&row.summary.money),
        "average?": average,
        "best?": row.average.map(|average| session(average.best)),
        "worst?": row.average.map(|average| session(average.worst)),
    }
}
