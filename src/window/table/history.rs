//! The history page of the session at the table.

use crate::view::history::history;
use crate::window::context::Context;
use oddtrick_ui::Page;
use std::rc::Rc;

/// Maximum number of changes shown. Describing a change means undoing it, so the cost is limited.
const MOST: usize = 300;

/// Shows the history.
pub(in crate::window) fn open(ctx: &Rc<Context>) {
    if let Some(view) = ctx.read_editor(|editor| Some(history(editor, MOST))) {
        ctx.show(view);
    }
    ctx.navigate(Page::History);
}
