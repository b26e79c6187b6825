//! Giving or taking points at the table, in the dock's own cards.

use super::desk::Desk;
use super::{show_table, table};
use crate::view::adjust::{Adjusted, Adjusting, edit};
use std::rc::Rc;

/// Asks whose points move; the open hand waits.
pub(super) fn begin(desk: &Rc<Desk>) {
    if let Some(table) = desk.tables.borrow_mut().shown_mut() {
        table.adjusting = Some(Adjusting::default());
    }
    show_table::refresh(desk);
}

/// Takes a tap on a card, where points are being adjusted.
pub(super) fn tap(desk: &Rc<Desk>, chip: i32) -> bool {
    let found = {
        let tables = desk.tables.borrow();
        let Some(table) = tables.shown() else {
            return false;
        };
        let Some(adjusting) = table.adjusting else {
            return false;
        };
        let seats = table.book.ledger().session().seats.len();
        usize::try_from(chip)
            .ok()
            .and_then(|chip| adjusting.tap(seats, chip))
    };
    match found {
        Some(Adjusted::Ask(next)) => change(desk, |_| Some(next)),
        Some(Adjusted::Done {
            seat,
            points,
            reason,
        }) => {
            let reason = desk.say(&reason).to_string();
            let tables = desk.tables.borrow();
            let made = tables
                .shown()
                .and_then(|table| edit(&table.book, seat, points, reason));
            drop(tables);
            if let Some(made) = made {
                table::edit(desk, made);
            }
            true
        }
        None => true,
    }
}

/// Changes what was said so far, where points are being adjusted.
pub(super) fn change(desk: &Rc<Desk>, act: impl FnOnce(Adjusting) -> Option<Adjusting>) -> bool {
    {
        let mut tables = desk.tables.borrow_mut();
        let Some(table) = tables.shown_mut() else {
            return false;
        };
        let Some(adjusting) = table.adjusting else {
            return false;
        };
        table.adjusting = act(adjusting).or(Some(adjusting));
    }
    show_table::refresh(desk);
    true
}

/// Goes back to the hand, where points are being adjusted.
pub(super) fn leave(desk: &Rc<Desk>) -> bool {
    let left = desk
        .tables
        .borrow_mut()
        .shown_mut()
        .is_some_and(|table| table.adjusting.take().is_some());
    if left {
        show_table::refresh(desk);
    }
    left
}
