//! Tables of what hands would score, as the window shows them.

use super::models::{fill, fill_by, list};
use crate::view::what_if::{Cell, Grid, Row};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{Model, ModelRc};

/// The rows of a table, put into those that are shown; what is the same stays.
pub(super) fn rows(
    shown: &ModelRc<ui::WorkedRow>,
    grid: &Grid,
    words: &Words,
) -> ModelRc<ui::WorkedRow> {
    let rows = grid.rows.iter().map(|row| row_shown(row, words));
    fill_by(shown, rows.collect(), |old, new| {
        let cells = fill(&old.cells, new.cells.iter().collect());
        let merged = ui::WorkedRow { cells, ..new };
        if merged == *old { None } else { Some(merged) }
    })
}

fn row_shown(row: &Row, words: &Words) -> ui::WorkedRow {
    let opens = row.opens.as_ref().map(|(_, says)| words.say(says));
    let cells = row.cells.iter().map(|cell| cell_shown(cell, words));
    ui::WorkedRow {
        head: words.say(&row.head).into(),
        opens: opens.unwrap_or_default().into(),
        cells: list(cells.collect()),
    }
}

fn cell_shown(cell: &Cell, words: &Words) -> ui::WorkedCell {
    ui::WorkedCell {
        text: words.say(&cell.text).into(),
        small: words.say(&cell.money).into(),
        kind: match cell.made {
            Some(false) => 0,
            Some(true) => 1,
            None => 2,
        },
        boxed: cell.boxed,
        label: words.say(&cell.label).into(),
    }
}
