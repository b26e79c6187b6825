//! Moving points at the table, in the dock's own cards.

use super::aside::{Aside, ask};
use super::desk::Desk;
use super::table;
use crate::ledger::{Book, Edit};
use crate::view::Message;
use crate::view::adjust::{Adjusted, Adjusting, edit, take};
use std::rc::Rc;

/// Asks whose points move; the open hand waits.
pub(super) fn begin(desk: &Rc<Desk>) {
    ask(desk, Aside::Points(Adjusting::default()));
}

/// Takes a tap on a card; one that is struck changes nothing.
pub(super) fn tap(desk: &Rc<Desk>, adjusting: Adjusting, chip: i32) {
    let found = {
        let tables = desk.tables.borrow();
        let Some((table, chip)) = tables.shown().zip(usize::try_from(chip).ok()) else {
            return;
        };
        adjusting.tap(&table.book, chip)
    };
    match found {
        Some(Adjusted::Ask(next)) => ask(desk, Aside::Points(next)),
        Some(Adjusted::Penalty {
            seat,
            penalty,
            reason,
        }) => make(desk, &reason, |book, reason| {
            take(book, seat, penalty, &reason)
        }),
        Some(Adjusted::Done { adjusting, reason }) => {
            make(desk, &reason, |book, reason| edit(book, adjusting, &reason));
        }
        None => {}
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
