//! The panel of the note on a session, over the table or over its result.

use crate::ledger::Edit;
use crate::view::sheet;
use crate::window::context::Desk;
use crate::window::table;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

/// Connects the panel's callbacks.
pub(in crate::window) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::NoteAdapter>();
    adapter.on_opened(desk.on(open));
    adapter.on_closed(desk.on(keep));
}

/// Opens the panel.
pub(in crate::window) fn open(desk: &Rc<Desk>) {
    let tables = desk.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let session = table.book.ledger().session();
    let adapter = desk.window.global::<ui::NoteAdapter>();
    adapter.set_caption(desk.say(&sheet::title(session)));
    adapter.set_text(session.note.as_str().into());
    adapter.set_error(SharedString::new());
    adapter.set_open(true);
}

/// Closes it, and keeps nothing of it.
pub(in crate::window) fn close(desk: &Desk) {
    desk.window.global::<ui::NoteAdapter>().set_open(false);
}

/// Keeps what was typed and closes the panel; where it cannot be kept, the panel says why and stays.
fn keep(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::NoteAdapter>();
    let text = adapter.get_text();
    let edit = {
        let tables = desk.tables.borrow();
        let shown = tables.shown();
        shown.and_then(|table| Edit::annotate(table.book.ledger().session(), &text))
    };
    let refused = edit.and_then(|edit| table::edit(desk, edit));
    adapter.set_open(refused.is_some());
    adapter.set_error(refused.map(|why| desk.say(&why)).unwrap_or_default());
    crate::window::result::refresh(desk);
}
