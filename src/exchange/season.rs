//! The standings of a season, as CSV and as text. Neither can be imported.

use super::ExportError;
use super::csv::formula_escape::guard;
use super::csv::profile::Profile;
use crate::stats::season_table::Cell;
use crate::stats::{Column, SeasonStanding};
use crate::view::Message;
use crate::view::season::{SeasonView, named};
use std::io::Write;

/// Writes standings as CSV: one row per player, by rank. The unit and session count of an average, and the dates of
/// best and worst session, have separate columns.
///
/// # Errors
/// They cannot be written.
pub fn write_season(
    to: &mut dyn Write,
    profile: Profile,
    standing: &SeasonStanding,
) -> Result<(), ExportError> {
    let mut out = profile.writer(to)?;
    let heads = standing.columns.iter().flat_map(|column| {
        let fields = fields(standing, *column, &Cell::Blank).into_iter();
        fields.map(|(head, _)| head)
    });
    out.write_record(std::iter::once("place".to_owned()).chain(heads))?;
    for row in &standing.rows {
        let place = row.place.map(|place| place.to_string());
        let mut record = vec![place.unwrap_or_default(), guard(&row.name).into_owned()];
        for (column, cell) in &row.cells {
            let fields = fields(standing, *column, cell).into_iter();
            record.extend(fields.map(|(_, field)| profile.number(field)));
        }
        out.write_record(record)?;
    }
    Ok(out.flush()?)
}

/// The fields of a cell, each with its head.
fn fields(standing: &SeasonStanding, column: Column, cell: &Cell) -> Vec<(String, String)> {
    let (head, _) = named(column);
    let mut fields = vec![(head.to_owned(), cell.plain())];
    match column {
        Column::Average => {
            let unit = standing.measure.map(|one| named(one).0);
            let (of, unit) = match cell {
                Cell::Average(_, n, _) => (n.to_string(), unit.unwrap_or_default()),
                _ => Default::default(),
            };
            fields.push(("average_of".to_owned(), of));
            fields.push(("measure".to_owned(), unit.to_owned()));
        }
        Column::Best | Column::Worst => {
            let day = match cell {
                Cell::Session(_, day) => day.to_string(),
                _ => String::new(),
            };
            fields.push((format!("{head}_day"), day));
        }
        _ => {}
    }
    fields
}

/// Standings as text: the title, what they are of, the rows as text, and notes.
pub fn season_text(view: &SeasonView, rows: &str, say: impl Fn(&Message) -> String) -> String {
    let head = [&view.title]
        .into_iter()
        .chain(view.part())
        .chain([&view.line]);
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
