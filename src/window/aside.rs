//! What the dock can ask beside the hand while that waits: whose points move, and what is trump.

use super::desk::Desk;
use super::{show_table, table};
use crate::view::adjust::Adjusting;
use crate::view::note_trump;
use std::rc::Rc;

/// What is asked in place of the hand.
#[derive(Clone, Copy)]
pub(super) enum Aside {
    /// Points that are being given or taken.
    Points(Adjusting),
    /// The trump, or the ranking at no trump.
    Trump,
}

/// Asks for the trump; a second tap on the sign goes back to the hand.
pub(super) fn note_trump(desk: &Rc<Desk>) {
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
pub(super) fn ask(desk: &Rc<Desk>, aside: Aside) {
    if let Some(table) = desk.tables.borrow_mut().shown_mut() {
        table.aside = Some(aside);
    }
    show_table::refresh(desk);
}

/// Takes a tap on a card, where something is asked in place of the hand.
pub(super) fn tap(desk: &Rc<Desk>, chip: i32) -> bool {
    let aside = desk.tables.borrow().shown().and_then(|table| table.aside);
    match aside {
        None => return false,
        Some(Aside::Points(adjusting)) => super::adjust::tap(desk, adjusting, chip),
        Some(Aside::Trump) => {
            let said = desk.tables.borrow().shown().and_then(|table| {
                let chip = usize::try_from(chip).ok()?;
                note_trump::tap(&table.book, chip)
            });
            if let Some(said) = said {
                table::tap(desk, said);
            }
        }
    }
    true
}

/// Asks for a value again that was given in place of the hand.
pub(super) fn reopen(desk: &Rc<Desk>, slot: i32) -> bool {
    let aside = desk.tables.borrow().shown().and_then(|table| table.aside);
    match (aside, usize::try_from(slot)) {
        (None, _) => return false,
        (Some(Aside::Points(adjusting)), Ok(slot)) => {
            ask(desk, Aside::Points(adjusting.reopen(slot)));
        }
        _ => {}
    }
    true
}

/// Goes back to the hand, where something is asked in place of it.
pub(super) fn leave(desk: &Rc<Desk>) -> bool {
    let left = desk
        .tables
        .borrow_mut()
        .shown_mut()
        .is_some_and(|table| table.aside.take().is_some());
    if left {
        show_table::refresh(desk);
    }
    left
}
