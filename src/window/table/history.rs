//! The page that tells what was done to the session on the table.

use crate::view::history::history;
use crate::window::context::Desk;
use crate::window::shown::Set;
use oddtrick_ui as ui;
use slint::ComponentHandle;
use std::rc::Rc;

/// How many changes are shown. What a change did is found by taking it back, so that a page has an end.
const MOST: usize = 300;

/// Connects the page's callbacks.
pub(in crate::window) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::HistoryAdapter>();
    adapter.on_back(desk.on(|desk| desk.go(ui::Page::Table)));
}

/// Shows what was done.
pub(in crate::window) fn open(desk: &Rc<Desk>) {
    refresh(desk);
    desk.go(ui::Page::History);
}

fn refresh(desk: &Desk) {
    let tables = desk.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let adapter = desk.window.global::<ui::HistoryAdapter>();
    history(&table.book, MOST).set(&adapter, &desk.words.borrow());
}
