//! The history page of the session at the table.

use crate::view::history::history;
use crate::window::context::Context;
use oddtrick_ui as ui;
use slint::ComponentHandle;
use std::rc::Rc;

/// Maximum number of changes shown. Describing a change means undoing it, so the cost is limited.
const MOST: usize = 300;

pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::HistoryAdapter>();
    adapter.on_back(ctx.on(|ctx| ctx.navigate(ui::Page::Table)));
}

/// Shows the history.
pub(in crate::window) fn open(ctx: &Rc<Context>) {
    if let Some(view) = ctx.read_editor(|editor| Some(history(editor, MOST))) {
        ctx.show(view);
    }
    ctx.navigate(ui::Page::History);
}
