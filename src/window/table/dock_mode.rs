//! What the dock can ask beside the hand while that waits: whose points move, and what is trump.

use super::table_bind;
use crate::view::table::Aside;
use crate::window::context::Desk;
use std::rc::Rc;

/// Asks for the trump; a second tap on the sign goes back to the hand.
pub(in crate::window) fn note_trump(desk: &Rc<Desk>) {
    let noting = desk
        .tables
        .borrow()
        .shown()
        .is_some_and(|table| matches!(table.aside, Some(Aside::Trump)));
    if noting {
        leave(desk);
    } else {
        ask(desk, Aside::Trump);
    }
}

/// Asks something in place of the hand, which waits.
pub(in crate::window) fn ask(desk: &Rc<Desk>, aside: Aside) {
    if let Some(table) = desk.tables.borrow_mut().shown_mut() {
        table.aside = Some(aside);
    }
    table_bind::refresh(desk);
}

/// Goes back to the hand, where something is asked in place of it.
pub(in crate::window) fn leave(desk: &Rc<Desk>) -> bool {
    let left = desk
        .tables
        .borrow_mut()
        .shown_mut()
        .is_some_and(|table| table.aside.take().is_some());
    if left {
        table_bind::refresh(desk);
    }
    left
}
