//! The page that tells what was done to the session on the table.

use crate::view::history::history;
use crate::window::context::Context;
use crate::window::shown::Set;
use oddtrick_ui as ui;
use slint::ComponentHandle;
use std::rc::Rc;

/// How many changes are shown. What a change did is found by taking it back, so that a page has an end.
const MOST: usize = 300;

/// Connects the page's callbacks.
pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::HistoryAdapter>();
    adapter.on_back(ctx.on(|ctx| ctx.go(ui::Page::Table)));
}

/// Shows what was done.
pub(in crate::window) fn open(ctx: &Rc<Context>) {
    refresh(ctx);
    ctx.go(ui::Page::History);
}

fn refresh(ctx: &Context) {
    let tables = ctx.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let adapter = ctx.window.global::<ui::HistoryAdapter>();
    history(&table.book, MOST).set(&adapter, &ctx.words.borrow());
}
