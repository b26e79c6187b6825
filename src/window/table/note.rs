//! The panel for a session's note, over the table or the result.

use crate::ledger::Edit;
use crate::view::sheet;
use crate::window::context::Context;
use crate::window::table;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::NoteAdapter>();
    adapter.on_opened(ctx.on(open));
    adapter.on_closed(ctx.on(keep));
}

pub(in crate::window) fn open(ctx: &Rc<Context>) {
    let tables = ctx.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let session = table.editor.ledger().session();
    let adapter = ctx.window.global::<ui::NoteAdapter>();
    adapter.set_caption(ctx.say(&sheet::title(session)));
    adapter.set_text(session.note.as_str().into());
    adapter.set_error(SharedString::new());
    adapter.set_open(true);
}

/// Closes the panel and discards its input.
pub(in crate::window) fn close(ctx: &Context) {
    ctx.window.global::<ui::NoteAdapter>().set_open(false);
}

/// Saves the input and closes the panel; on an error the panel shows it and stays.
fn keep(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::NoteAdapter>();
    let text = adapter.get_text();
    let edit = ctx.read_editor(|editor| Edit::annotate(editor.ledger().session(), &text));
    let refused = edit.and_then(|edit| table::edit(ctx, edit));
    adapter.set_open(refused.is_some());
    adapter.set_error(refused.map(|why| ctx.say(&why)).unwrap_or_default());
    crate::window::result::refresh(ctx);
}
