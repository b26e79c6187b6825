//! Before the hand: the table of what it would pay, over the page.

use crate::view::Message;
use crate::view::table::over::is_over;
use crate::view::table::payout_preview::{Before, PreviewChoice, before, looking};
use crate::window::context::Desk;
use crate::window::models::fill;
use crate::window::what_if;
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
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
    let rows = shown.grid.rows.iter();
    state.opens = rows
        .map(|row| row.opens.as_ref().map(|(id, _)| id.clone()))
        .collect();
    fill_in(&adapter, &shown, &desk.words.borrow());
}

fn fill_in(adapter: &ui::BeforeAdapter<'_>, shown: &Before, words: &Words) {
    let grid = &shown.grid;
    let say = |message: &Message| SharedString::from(words.say(message));
    adapter.set_title(say(&grid.title));
    adapter.set_caption(say(&grid.caption));
    adapter.set_all_label(shown.all.as_ref().map(say).unwrap_or_default());
    let whose = grid.choices.iter().map(|whose| ui::Choice {
        text: say(&whose.text),
        label: say(&whose.label),
        chosen: whose.chosen,
        ..ui::Choice::default()
    });
    adapter.set_whose(fill(&adapter.get_whose(), whose.collect()));
    let line = |at: usize| {
        let lines = grid.heads.iter().filter_map(move |lines| lines.get(at));
        lines.map(say).collect::<Vec<_>>()
    };
    adapter.set_heads(fill(&adapter.get_heads(), line(0)));
    adapter.set_subheads(fill(&adapter.get_subheads(), line(1)));
    adapter.set_rows(what_if::rows(&adapter.get_rows(), grid, words));
}
