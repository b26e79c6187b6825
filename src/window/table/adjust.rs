//! Moving points at the table, in the dock's own cards.

use super::dock_mode::ask;
use crate::ledger::{Book, Edit};
use crate::view::Message;
use crate::view::table::Aside;
use crate::view::table::adjust::{Adjusted, Adjusting, edit, take};
use crate::window::context::Desk;
use crate::window::table;
use std::rc::Rc;

/// Asks whose points move; the open hand waits.
pub(in crate::window) fn begin(desk: &Rc<Desk>) {
    ask(desk, Aside::Points(Adjusting::default()));
}

/// Goes on with points that are moved.
pub(in crate::window) fn act(desk: &Rc<Desk>, adjusted: Adjusted) {
    match adjusted {
        Adjusted::Ask(next) => ask(desk, Aside::Points(next)),
        Adjusted::Penalty {
            seat,
            penalty,
            reason,
        } => make(desk, &reason, |book, reason| {
            take(book, seat, penalty, &reason)
        }),
        Adjusted::Done { adjusting, reason } => {
            make(desk, &reason, |book, reason| edit(book, adjusting, &reason));
        }
    }
}

fn make(desk: &Rc<Desk>, reason: &Message, edit: impl Fn(&Book, String) -> Option<Edit>) {
    let reason = desk.say(reason).to_string();
    let tables = desk.tables.borrow();
    let made = tables.shown().and_then(|table| edit(&table.book, reason));
    drop(tables);
    if let Some(made) = made {
        table::edit(desk, made);
    }
}
