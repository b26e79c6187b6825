//! The lines of the score sheet, built as they scroll into view.

use crate::view::sheet::Sheet;
use crate::window::context::Context;
use crate::window::models::LazyModel;
use crate::window::to_ui::{ToUi, UpdateInPlace};
use oddtrick_ui::TableAdapter;
use slint::ComponentHandle;
use std::rc::Rc;

/// Gives the sheet its lines.
pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let weak = Rc::downgrade(ctx);
    let line = move |index| {
        let ctx = weak.upgrade()?;
        let tables = ctx.tables.borrow();
        let line = Sheet::of(&tables.shown()?.editor).line(index)?;
        Some(line.to_ui(&ctx.words.borrow()))
    };
    let adapter = ctx.window.global::<TableAdapter>();
    adapter.set_sheet_rows(LazyModel::of(line, UpdateInPlace::kept));
}
