//! Questions that the dock can ask in place of the current hand: an adjustment of points, and the trump suit.

use super::table_bind;
use crate::view::Message;
use crate::view::table::DockMode;
use crate::view::table::adjust::{Adjusting, edit};
use crate::window::context::Context;
use crate::window::table;
use std::rc::Rc;

/// Asks for the trump suit; a second tap returns to the hand.
pub(in crate::window) fn note_trump(ctx: &Rc<Context>) {
    let noting = ctx
        .tables
        .borrow()
        .shown()
        .is_some_and(|table| matches!(table.dock_mode, Some(DockMode::Trump)));
    if noting {
        leave(ctx);
    } else {
        ask(ctx, DockMode::Trump);
    }
}

/// Asks a question in place of the hand, which is kept meanwhile.
pub(in crate::window) fn ask(ctx: &Rc<Context>, mode: DockMode) {
    table::change(ctx, |table| table.dock_mode = Some(mode));
}

/// Moves points for a reason.
pub(in crate::window) fn adjust(ctx: &Rc<Context>, adjusting: Adjusting, reason: &Message) {
    let reason = ctx.say(reason);
    if let Some(made) = ctx.read_editor(|editor| edit(editor, adjusting, &reason)) {
        table::edit(ctx, made);
    }
}

/// Returns to the hand; true if a question was open.
pub(in crate::window) fn leave(ctx: &Rc<Context>) -> bool {
    let left = ctx
        .tables
        .borrow_mut()
        .shown_mut()
        .is_some_and(|table| table.dock_mode.take().is_some());
    if left {
        table_bind::refresh(ctx);
    }
    left
}
