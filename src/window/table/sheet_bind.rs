//! The lines of the score sheet, built as they scroll into view.

use crate::view::sheet::{self, Sheet, ValuePosition};
use crate::view::table::partners::short;
use crate::view::{Message, sign};
use crate::window::context::Context;
use crate::window::models::{LazyModel, list};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model, ModelRc, SharedString};
use std::rc::Rc;

/// Gives the sheet its lines.
pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let weak = Rc::downgrade(ctx);
    let line = move |index| {
        let ctx = weak.upgrade()?;
        let tables = ctx.tables.borrow();
        let line = Sheet::of(&tables.shown()?.editor).line(index)?;
        Some(sheet_shown(&line, &ctx.words.borrow()))
    };
    let adapter = ctx.window.global::<ui::TableAdapter>();
    adapter.set_sheet_rows(LazyModel::of(line, merge_sheet));
}

fn sheet_shown(row: &sheet::SheetRow, words: &Words) -> ui::SheetRow {
    let value = |place: ValuePosition| {
        let mut values = row.values.iter();
        let value = values.find(|value| value.place == place);
        SharedString::from(
            value
                .map(|value| words.say(&value.label))
                .unwrap_or_default(),
        )
    };
    let cell = |(at, cell): (usize, &Option<sheet::Cell>)| match cell {
        None => row
            .so_far
            .get(at)
            .map(|so_far| said_so_far(*so_far, words))
            .unwrap_or_default(),
        Some(cell) => {
            let (bid, bid_sign) = cell.bid.map_or_else(Default::default, |said| {
                (
                    words.bid_and_took(said.bid, said.took),
                    if said.made { 1 } else { -1 },
                )
            });
            ui::SheetCell {
                bid: bid.into(),
                bid_sign,
                change: words.say(&cell.change_message()).into(),
                change_sign: sign(cell.change.unwrap_or_default().n),
                total: words.points(cell.total).into(),
                ..ui::SheetCell::default()
            }
        }
    };
    let cells = row.cells.iter().enumerate().map(|one| ui::SheetCell {
        value: value(ValuePosition::Column(one.0)),
        ..cell(one)
    });
    ui::SheetRow {
        number: words.number(row.number).into(),
        corrected: row.corrected,
        who: words.say(&row.who).into(),
        what: words.say(&row.what).into(),
        what_more: words.say(&row.full_text()).into(),
        remarked: row.remark != Message::Blank,
        tricks: words.say(&row.tricks).into(),
        tricks_before: words.say(&row.tricks_before).into(),
        cells: list(cells.collect()),
        tricks_value: value(ValuePosition::Tricks),
        open: row.open,
        closes: row.closes,
        at_cursor: row.at_cursor,
        index: i32::try_from(row.number - 1).unwrap_or(i32::MAX),
        label: words.say(&row.label).into(),
    }
}

/// A cell of the open hand: the bid, then bid and tricks as in the rows above.
fn said_so_far(so_far: sheet::BidsSoFar, words: &Words) -> ui::SheetCell {
    let text = match (so_far.bid, so_far.took) {
        (Some(bid), Some(took)) => words.bid_and_took(bid, took),
        (Some(bid), None) => words.say(&short(bid)),
        (None, _) => String::new(),
    };
    ui::SheetCell {
        bid: text.into(),
        asked: so_far.asked,
        ..ui::SheetCell::default()
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
