//! The panel for a session's note, over the table or the result.

use crate::ledger::Edit;
use crate::view::sheet;
use crate::window::context::Context;
use crate::window::table;
use oddtrick_ui as ui;
use slint::ComponentHandle;
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
    table::set_panel(ctx, ui::TablePanel::Note);
}

/// Saves the input and closes the panel.
fn keep(ctx: &Rc<Context>) {
    let text = ctx.window.global::<ui::NoteAdapter>().get_text();
    let edit = ctx.read_editor(|editor| Edit::annotate(editor.ledger().session(), &text));
    let refused = edit.and_then(|edit| table::edit(ctx, edit));
    table::close_panel(ctx, refused.as_ref());
    crate::window::result::refresh(ctx);
}
