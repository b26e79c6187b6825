//! Questions that the dock can ask in place of the current hand: an adjustment of points, and the trump suit.

use super::table_bind;
use crate::ledger::{Edit, SessionEditor};
use crate::view::Message;
use crate::view::table::DockMode;
use crate::view::table::adjust::{Adjusted, Adjusting, edit, take};
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

/// Asks whose points move.
pub(in crate::window) fn adjust(ctx: &Rc<Context>) {
    ask(ctx, DockMode::Points(Adjusting::default()));
}

/// Continues an adjustment of points.
pub(in crate::window) fn go_on_adjusting(ctx: &Rc<Context>, adjusted: Adjusted) {
    match adjusted {
        Adjusted::Ask(next) => ask(ctx, DockMode::Points(next)),
        Adjusted::Penalty {
            seat,
            penalty,
            reason,
        } => make(ctx, &reason, |editor, reason| {
            take(editor, seat, penalty, &reason)
        }),
        Adjusted::Done { adjusting, reason } => {
            make(ctx, &reason, |editor, reason| {
                edit(editor, adjusting, &reason)
            });
        }
    }
}

/// Makes the edit of an adjustment with this reason.
fn make(
    ctx: &Rc<Context>,
    reason: &Message,
    edit: impl Fn(&SessionEditor, String) -> Option<Edit>,
) {
    let reason = ctx.say(reason).to_string();
    if let Some(made) = ctx.read_editor(|editor| edit(editor, reason)) {
        table::edit(ctx, made);
    }
}

/// Asks a question in place of the hand, which is kept meanwhile.
fn ask(ctx: &Rc<Context>, mode: DockMode) {
    table::change(ctx, |table| table.dock_mode = Some(mode));
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
