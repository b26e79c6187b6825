//! `season`: standings over a choice of sessions, ad hoc or saved under a name.

mod json;
mod options;

pub(in crate::cli) use options::SeasonArgs;
use options::{ChoiceArgs, DisplayArgs, Format, SeasonCommand};

use super::import_export::write;
use crate::app::AppError;
use crate::app::session::season::{self, SeasonSessions};
use crate::cli::input::check_game;
use crate::cli::output::{Columns, English, signed_money};
use crate::cli::{Caller, Failure, Result, none_damaged};
use crate::exchange::share::paper;
use crate::exchange::{COLUMNS, ExportError, Profile, write_season};
use crate::ledger::{PlayerId, Season, SeasonChoice};
use crate::money::Currency;
use crate::stats::{Column, Measure, SeasonStanding};
use crate::view::season::{Cell, SeasonOptions, SeasonView, Table};
use crate::view::{self, Message};

/// Runs the command.
pub(in crate::cli) fn run(args: &SeasonArgs, caller: &mut Caller) -> Result {
    match &args.command {
        None => {
            let choice = chosen(&args.choice, caller)?;
            show(None, &choice, &args.display, caller)
        }
        Some(SeasonCommand::List { json }) => list(*json, caller),
        Some(SeasonCommand::Show { name, display }) => {
            let kept = named(name, caller)?;
            show(Some(&kept.name), &kept.choice, display, caller)
        }
        Some(SeasonCommand::Keep { name, choice, json }) => keep(name, choice, *json, caller),
        Some(SeasonCommand::Forget { name }) => forget(name, caller),
    }
}

/// The season with that name.
fn named(name: &str, caller: &Caller) -> Result<Season> {
    let name = name.to_owned();
    Ok(caller.app.change(move |db| season::find(db, &name))?)
}

fn chosen(args: &ChoiceArgs, caller: &Caller) -> Result<SeasonChoice> {
    if let Some(game) = &args.game {
        check_game(game, caller)?;
    }
    let mut choice = SeasonChoice {
        game: args.game.clone(),
        from: args.from,
        to: args.to,
        ..SeasonChoice::default()
    };
    for name in &args.players {
        choice.players.insert(caller.app.find_player(name)?.id);
    }
    Ok(choice)
}

fn show(
    name: Option<&str>,
    choice: &SeasonChoice,
    display: &DisplayArgs,
    caller: &mut Caller,
) -> Result {
    check(display)?;
    let wanted = choice.clone();
    let read: SeasonSessions = caller.app.read(move |db| season::sessions(db, &wanted))?;
    let measure = display.measure.as_deref().map(measure).transpose()?;
    let standing = SeasonStanding::of(&read.all, &read.group, measure);
    if measure.is_some() && measure != standing.measure && standing.sessions > 0 {
        return Err(Failure::data(missing(&standing, measure)));
    }
    let by = display.sort.as_deref().map(column).transpose()?;
    if let Some(by) = by.filter(|by| !standing.columns().contains(by) && standing.sessions > 0) {
        let wanted = match by {
            Column::Money(currency) => Some(Measure::Money(currency)),
            _ => None,
        };
        return Err(Failure::data(missing(&standing, wanted)));
    }
    let asked = SeasonOptions { by, measure };
    let view = view::season::season(choice, &read.all, &standing, asked, |who| read.name(who));
    let mut bytes = Vec::new();
    match display.format {
        _ if display.json => {
            let line = json::choice(name, choice, &caller.app.read(season::names)?);
            caller.json(json::standing(line, &read, &standing, &view.table))?;
        }
        Format::Text => text(name, &view, caller)?,
        Format::Csv => {
            let written = write_season(&mut bytes, Profile::Machine, &read.all, &view.table);
            written.map_err(AppError::from)?;
        }
        Format::Pdf => {
            let (paper, words) = display.page.chosen(caller);
            let title = name.map_or_else(|| view.choice.clone(), Message::typed);
            bytes = paper::season(&title, &view, &words, paper);
        }
    }
    if !bytes.is_empty() {
        write(display.output.as_deref(), caller, move |_, to, _| {
            Ok(to.write_all(&bytes).map_err(ExportError::Io)?)
        })?;
    }
    none_damaged(&read.all.left_out)
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

/// Why the standings lack a requested column.
fn missing(standing: &SeasonStanding, measure: Option<Measure>) -> String {
    match measure {
        Some(Measure::Money(currency)) => {
            format!("these sessions were not played for {}", currency.code())
        }
        _ if standing.games.len() > 1 => format!(
            "points of different games do not add up; choose one with --game: {}",
            standing.games.join(", ")
        ),
        _ => "these sessions count points in different ways, so they do not add up".to_owned(),
    }
}

fn text(name: Option<&str>, view: &SeasonView, caller: &mut Caller) -> Result {
    let words = English::default();
    let title = name.map_or_else(|| words.say(&view.choice), str::to_owned);
    caller.say(title)?;
    if name.is_some() && view.choice != Message::SeasonAll {
        caller.say(words.say(&view.choice))?;
    }
    writeln!(caller.out, "{}", words.say(&view.line))?;
    if !view.table.rows.is_empty() {
        write!(caller.out, "\n{}", columns(&view.table, &words))?;
    }
    if !view.notes.is_empty() {
        writeln!(caller.out)?;
    }
    for note in &view.notes {
        writeln!(caller.out, "{}", words.say(note))?;
    }
    Ok(())
}

fn columns(table: &Table, words: &English) -> Columns {
    let mut columns = Columns::default().right([""]);
    for column in &table.columns {
        let head = [words.say(&view::season::head(*column))];
        columns = match column {
            Column::Player => columns.left(head),
            _ => columns.right(head),
        };
    }
    for row in &table.rows {
        let place = row
            .place
            .map_or_else(|| "-".to_owned(), |place| place.to_string());
        let cells = row.cells.iter().map(|cell| match cell {
            Cell::Blank => "-".to_owned(),
            Cell::Average(_, n, _) => format!("{} ({n})", cell.plain()),
            Cell::Money(money, currency) => signed_money(*money, *currency),
            other => other.plain(),
        });
        columns.row([place, row.name.clone()].into_iter().chain(cells));
    }
    columns
}

fn list(json: bool, caller: &mut Caller) -> Result {
    let kept = caller.app.read(season::kept)?;
    let names = caller.app.read(season::names)?;
    if json {
        let line = |one: &Season| json::choice(Some(&one.name), &one.choice, &names);
        return caller.json(kept.iter().map(line).collect::<Vec<_>>());
    }
    if kept.is_empty() {
        return Ok(writeln!(caller.out, "No seasons yet")?);
    }
    let words = English::default();
    let mut table = Columns::default().left(["Season", "Sessions"]);
    for one in kept {
        let name = |who: PlayerId| names.get(&who).cloned().unwrap_or_else(|| who.to_string());
        let choice = words.say(&view::season::chosen(&one.choice, name));
        table.row([one.name, choice]);
    }
    Ok(write!(caller.out, "{table}")?)
}

fn keep(name: &str, args: &ChoiceArgs, json: bool, caller: &mut Caller) -> Result {
    let choice = chosen(args, caller)?;
    let name = name.to_owned();
    let kept = caller.change(move |db, clock| season::keep(db, &name, choice, clock.stamp()))?;
    if json {
        let names = caller.app.read(season::names)?;
        let line = json::choice(Some(&kept.name), &kept.choice, &names);
        return caller.json(line);
    }
    caller.say(format!(
        "{} saved; new sessions that match are included",
        kept.name
    ))
}

fn forget(name: &str, caller: &mut Caller) -> Result {
    let kept = named(name, caller)?;
    caller.change(move |db, clock| db.delete_season(kept.id, clock.stamp()))?;
    caller.say(format!("{} deleted; its sessions stay", kept.name))
}

/// The column with that name. Its head is Sessions where JSON and CSV have `evenings`.
fn column(name: &str) -> Result<Column> {
    let names = COLUMNS.map(|(key, column)| match column {
        Column::Sessions => ("sessions", column),
        _ => (key, column),
    });
    let mut all = names.iter().chain(&COLUMNS);
    if let Some((_, found)) = all.find(|(known, _)| *known == name) {
        return Ok(*found);
    }
    currency(name).map(Column::Money).ok_or_else(|| {
        Failure::Usage(format!(
            "there is no column {name}; the columns are {} and currencies",
            names.map(|(name, _)| name).join(", ")
        ))
    })
}

fn measure(name: &str) -> Result<Measure> {
    if name == "points" {
        return Ok(Measure::Points);
    }
    currency(name).map(Measure::Money).ok_or_else(|| {
        Failure::Usage(format!(
            "{name} is not a currency; a measure is `points` or a currency such as EUR"
        ))
    })
}

fn currency(code: &str) -> Option<Currency> {
    code.to_ascii_uppercase().parse().ok()
}
