//! Before the hand: the table of what it would pay, over the page.

use crate::view::Message;
use crate::view::table::over::is_over;
use crate::view::table::payout_preview::{Before, Cell, PreviewChoice, Row, before, looking};
use crate::window::context::Desk;
use crate::window::models::{fill, fill_by, list};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, Model, SharedString};
use std::rc::Rc;

/// What is looked at; none while the table is closed.
#[derive(Default)]
pub(in crate::window) struct State {
    looking: Option<PreviewChoice>,
    /// The contracts that a tap on a row opens, in the order of the rows.
    opens: Vec<Option<String>>,
}

/// Connects the callbacks.
pub(in crate::window) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::BeforeAdapter>();
    adapter.on_opened(desk.on_two(open_card));
    adapter.on_closed(desk.on(close));
    adapter.on_whose_chosen(desk.on_one(|desk, index: i32| {
        look(desk, |looking| looking.opponent = index == 1);
    }));
    adapter.on_row_opened(desk.on_one(|desk, row: i32| {
        let id = usize::try_from(row)
            .ok()
            .and_then(|row| desk.before.borrow().opens.get(row).cloned().flatten());
        if id.is_some() {
            look(desk, |looking| looking.contract = id);
        }
    }));
    adapter.on_all_shown(desk.on(|desk| look(desk, |looking| looking.contract = None)));
}

/// Opens it for what has been entered so far.
pub(in crate::window) fn open(desk: &Rc<Desk>) {
    open_card(desk, -1, -1);
}

/// Opens it for a card of the dock; where that stands for nothing to look at, for what has been entered so far.
fn open_card(desk: &Rc<Desk>, step: i32, chip: i32) {
    // After the end of a game no hand comes.
    let tables = desk.tables.borrow();
    let table = tables.shown().filter(|table| !is_over(&table.book));
    let wanted = table.map(|table| {
        let chip = tables.chip(step, chip);
        chip.and_then(|chip| chip.looks.clone())
            .unwrap_or_else(|| looking(&table.book))
    });
    drop(tables);
    desk.before.borrow_mut().looking = wanted;
    refresh(desk);
}

/// Closes it.
pub(in crate::window) fn close(desk: &Rc<Desk>) {
    desk.before.borrow_mut().looking = None;
    refresh(desk);
}

fn look(desk: &Rc<Desk>, change: impl FnOnce(&mut PreviewChoice)) {
    if let Some(looking) = &mut desk.before.borrow_mut().looking {
        change(looking);
    }
    refresh(desk);
}

/// Shows it as it stands.
pub(in crate::window) fn refresh(desk: &Desk) {
    let mut state = desk.before.borrow_mut();
    let tables = desk.tables.borrow();
    let shown = state.looking.as_ref().and_then(|looking| {
        let table = tables.shown()?;
        before(&table.book, looking)
    });
    let adapter = desk.window.global::<ui::BeforeAdapter>();
    adapter.set_open(shown.is_some());
    let over = tables.shown().is_some_and(|table| is_over(&table.book));
    let name = (!over).then(|| desk.say(&Message::BeforeTitle));
    adapter.set_name(name.unwrap_or_default());
    let Some(shown) = shown else { return };
    state.opens = shown
        .rows
        .iter()
        .map(|row| row.opens.as_ref().map(|(id, _)| id.clone()))
        .collect();
    fill_in(&adapter, &shown, &desk.words.borrow());
}

fn fill_in(adapter: &ui::BeforeAdapter<'_>, shown: &Before, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    adapter.set_title(say(&shown.title));
    adapter.set_caption(say(&shown.caption));
    adapter.set_all_label(shown.all.as_ref().map(say).unwrap_or_default());
    let whose = shown.whose.iter().map(|whose| ui::Choice {
        text: say(&whose.text),
        label: say(&whose.text),
        chosen: whose.chosen,
        ..ui::Choice::default()
    });
    adapter.set_whose(fill(&adapter.get_whose(), whose.collect()));
    let line = |at: usize| {
        let lines = shown.heads.iter().filter_map(move |lines| lines.get(at));
        lines.map(say).collect::<Vec<_>>()
    };
    adapter.set_heads(fill(&adapter.get_heads(), line(0)));
    adapter.set_subheads(fill(&adapter.get_subheads(), line(1)));
    let rows = shown.rows.iter().map(|row| row_shown(row, words));
    adapter.set_rows(fill_by(&adapter.get_rows(), rows.collect(), |old, new| {
        let cells = fill(&old.cells, new.cells.iter().collect());
        let merged = ui::WorkedRow { cells, ..new };
        if merged == *old { None } else { Some(merged) }
    }));
}

fn row_shown(row: &Row, words: &Words) -> ui::WorkedRow {
    let cells = row.cells.iter().map(|cell| cell_shown(cell, words));
    ui::WorkedRow {
        head: words.say(&row.head).into(),
        opens: row
            .opens
            .as_ref()
            .map(|(_, says)| words.say(says))
            .unwrap_or_default()
            .into(),
        cells: list(cells.collect()),
    }
}

fn cell_shown(cell: &Cell, words: &Words) -> ui::WorkedCell {
    ui::WorkedCell {
        text: words.say(&cell.points).into(),
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
