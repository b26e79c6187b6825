//! Moving points at the table, in the dock.

use super::dock_mode::ask;
use crate::ledger::{Edit, SessionEditor};
use crate::view::Message;
use crate::view::table::DockMode;
use crate::view::table::adjust::{Adjusted, Adjusting, edit, take};
use crate::window::context::Context;
use crate::window::table;
use std::rc::Rc;

/// Asks whose points move. The open hand is kept meanwhile.
pub(in crate::window) fn begin(ctx: &Rc<Context>) {
    ask(ctx, DockMode::Points(Adjusting::default()));
}

/// Continues a points adjustment.
pub(in crate::window) fn act(ctx: &Rc<Context>, adjusted: Adjusted) {
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
