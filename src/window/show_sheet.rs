//! The lines of the score sheet, each written as it comes into view.

use super::desk::Desk;
use super::models::{Long, list};
use super::show_table::{place, sign};
use crate::view::sheet::{self, Sheet};
use crate::view::{AtTable, Message};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model, ModelRc};
use std::rc::Rc;

/// Gives the sheet its lines, which are written as they come into view.
pub(super) fn connect(desk: &Rc<Desk>) {
    let weak = Rc::downgrade(desk);
    let line = move |index| {
        let desk = weak.upgrade()?;
        let tables = desk.tables.borrow();
        let line = Sheet::of(&tables.shown()?.book).line(index)?;
        Some(sheet_shown(&line, &desk.words.borrow()))
    };
    let adapter = desk.window.global::<ui::TableAdapter>();
    adapter.set_sheet_rows(Long::of(line, merge_sheet));
}

fn sheet_shown(row: &sheet::SheetRow, words: &Words) -> ui::SheetRow {
    let cells = row.cells.iter().enumerate().map(|(at, cell)| match cell {
        None => row
            .so_far
            .get(at)
            .map(|so_far| said_so_far(*so_far, words))
            .unwrap_or_default(),
        Some(cell) => {
            let (change, change_sign) = change_shown(cell, words);
            ui::SheetCell {
                change: change.into(),
                change_sign,
                total: words.number(cell.total).into(),
                ..ui::SheetCell::default()
            }
        }
    });
    ui::SheetRow {
        number: words
            .number(i64::try_from(row.index + 1).unwrap_or(0))
            .into(),
        corrected: row.corrected,
        who: words.say(&row.who).into(),
        what: words.say(&row.what).into(),
        what_was: words.say(&row.what_was).into(),
        tricks: words.say(&row.tricks).into(),
        tricks_before: words.say(&row.tricks_before).into(),
        cells: list(cells.collect()),
        open: row.open,
        at_cursor: row.at_cursor,
        index: place(Some(row.index)),
        label: words.say(&row.label).into(),
    }
}

/// A cell of the open hand: the bid, then bid and tricks as in the rows above it. A tap asks again for the last of them.
fn said_so_far(so_far: sheet::SoFar, words: &Words) -> ui::SheetCell {
    let (text, which) = match (so_far.bid, so_far.took) {
        (Some(bid), Some(took)) => (format!("{}/{}", words.number(bid), words.number(took)), 2),
        (Some(bid), None) => (words.number(bid), 1),
        (None, _) => (String::new(), 0),
    };
    ui::SheetCell {
        change: text.into(),
        asked: so_far.asked,
        which,
        ..ui::SheetCell::default()
    }
}

/// What a hand brought; bid and tricks, as on paper, where everybody bids for himself.
fn change_shown(cell: &sheet::Cell, words: &Words) -> (String, i32) {
    match (cell.bid, cell.change) {
        (Some((bid, took)), _) => {
            let sign = if bid == took { 1 } else { -1 };
            (
                format!("{}/{}", words.number(bid), words.number(took)),
                sign,
            )
        }
        (None, Some(change)) => (words.change(change), sign(change)),
        (None, None) if cell.sat_out => (words.say(&AtTable::SatOut.into()), 0),
        (None, None) => (words.say(&Message::ChangeUnknown), 0),
    }
}

fn merge_sheet(old: &ui::SheetRow, new: ui::SheetRow) -> Option<ui::SheetRow> {
    let same = |a: &ModelRc<ui::SheetCell>, b: &ModelRc<ui::SheetCell>| {
        a.row_count() == b.row_count() && a.iter().zip(b.iter()).all(|(a, b)| a == b)
    };
    let cells = if same(&old.cells, &new.cells) {
        old.cells.clone()
    } else {
        new.cells.clone()
    };
    let merged = ui::SheetRow { cells, ..new };
    if merged == *old { None } else { Some(merged) }
}
