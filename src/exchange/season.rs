//! The standings of a season, as CSV and as text. Neither can be imported.

use super::ExportError;
use super::csv::formula_escape::guard;
use super::csv::profile::Profile;
use crate::stats::season_table::{Cell, Table};
use crate::stats::{Column, Sessions};
use crate::view::Message;
use crate::view::season::SeasonView;
use std::io::Write;

/// Writes standings as CSV: one row per player, by rank. The unit and session count of an average, and the dates of
/// best and worst session, have separate columns.
///
/// # Errors
/// They cannot be written.
pub fn write_season(
    to: &mut dyn Write,
    profile: Profile,
    all: &Sessions,
    table: &Table,
) -> Result<(), ExportError> {
    let mut out = profile.writer(to)?;
    let heads = table.columns.iter().flat_map(|column| heads(*column));
    let heads = std::iter::once("place".to_owned()).chain(heads);
    out.write_record(heads)?;
    for row in &table.rows {
        let place = row.place.map(|place| place.to_string());
        let mut cells = vec![place.unwrap_or_default(), guard(&row.name).into_owned()];
        for (column, cell) in &row.cells {
            cells.push(profile.number(cell.plain()));
            cells.extend(more(*column, cell, all));
        }
        out.write_record(cells)?;
    }
    Ok(out.flush()?)
}

/// The heads of a column and its subsidiary columns.
fn heads(column: Column) -> Vec<String> {
    let head = column_name(column).to_owned();
    match column {
        Column::Average => vec![head, "average_of".to_owned(), "measure".to_owned()],
        Column::Best | Column::Worst => vec![head.clone(), format!("{head}_day")],
        _ => vec![head],
    }
}

/// The cells of a column's subsidiary columns.
fn more(column: Column, cell: &Cell, all: &Sessions) -> Vec<String> {
    match (column, cell) {
        (Column::Average, Cell::Average(value, n, _)) => vec![n.to_string(), unit(value)],
        (Column::Average, _) => vec![String::new(); 2],
        (Column::Best | Column::Worst, Cell::Session(_, at)) => {
            let session = all.sessions.get(*at);
            let day = session.map(|one| one.started.format("%Y-%m-%d").to_string());
            vec![day.unwrap_or_default()]
        }
        (Column::Best | Column::Worst, _) => vec![String::new()],
        _ => Vec::new(),
    }
}

/// The unit of an amount.
fn unit(cell: &Cell) -> String {
    match cell {
        Cell::Money(_, currency) => currency.code().to_owned(),
        _ => "points".to_owned(),
    }
}

/// The names of columns in files and on the command line; those of money are named by their currency.
pub const COLUMNS: [(&str, Column); 10] = [
    ("player", Column::Player),
    ("evenings", Column::Sessions),
    ("hands", Column::Hands),
    ("points", Column::Points),
    ("average", Column::Average),
    ("first", Column::First),
    ("second", Column::Second),
    ("third", Column::Third),
    ("best", Column::Best),
    ("worst", Column::Worst),
];

/// A column's name in files and on the command line.
pub fn column_name(column: Column) -> &'static str {
    if let Column::Money(currency) = column {
        return currency.code();
    }
    let named = COLUMNS.iter().find(|(_, one)| *one == column);
    named.map_or("", |(name, _)| name)
}

/// Standings as text: the title, what they are of, the rows as text, and notes.
pub fn season_text(
    title: &Message,
    view: &SeasonView,
    rows: &str,
    say: impl Fn(&Message) -> String,
) -> String {
    let choice = Some(&view.choice).filter(|one| *one != title && **one != Message::SeasonAll);
    let head = [title].into_iter().chain(choice).chain([&view.line]);
    let lines = |text: String, one: &Message| text + &say(one) + "\n";
    let mut text = head.fold(String::new(), lines);
    if !rows.is_empty() {
        text = text + "\n" + rows;
    }
    if !view.notes.is_empty() {
        text.push('\n');
    }
    view.notes.iter().fold(text, lines)
}
