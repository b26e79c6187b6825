//! Correcting hands: change a value on the sheet, insert a forgotten hand, remove a wrong one.

use super::answer::{self, Answer};
use super::{begin_with, dock_mode};
use crate::games::entry::Tap;
use crate::view::Message;
use crate::view::sheet::Sheet;
use crate::window::context::Context;
use crate::window::models::{index, row};
use crate::window::table;
use oddtrick_ui::TableAdapter;
use slint::ComponentHandle;
use std::rc::Rc;

pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<TableAdapter>();
    adapter.on_correct(ctx.on_with(correct));
    adapter.on_value_tapped(ctx.on_with_two(value));
    adapter.on_slot(ctx.on_with(slot));
    adapter.on_cell_tapped(ctx.on_with_two(cell));
    adapter.on_leave_correction(ctx.on(leave));
    adapter.on_insert_before(ctx.on(insert_before));
    adapter.on_remove_hand(ctx.on(remove_hand));
}

/// Starts correcting a hand at its first value; hand 0 opens its panel.
fn correct(ctx: &Rc<Context>, hand: i32) {
    if hand < 0 {
        return begin_with::open(ctx);
    }
    table::with_editor(ctx, |editor| {
        let hands = &editor.ledger().session().hands;
        let hand = row(hands, hand)?.id;
        editor.correct(hand);
        Some(Vec::new())
    });
}

/// Asks for a value of the sheet again, in a stored hand or the open one. `place` is its column, or −1 for the tricks.
fn value(ctx: &Rc<Context>, hand: i32, place: i32) {
    let asked = ctx.read_editor(|editor| {
        let hands = &editor.ledger().session().hands;
        let line = Sheet::of(editor).of_hand(index(hand))?;
        let value = match place {
            -1 => line.tricks_value?,
            _ => row(&line.cells, place)?.value.clone()?,
        };
        // In a hand under correction, values already corrected stay.
        let begins = row(hands, hand).filter(|_| !line.at_cursor);
        Some((begins.map(|hand| hand.id), value.ask))
    });
    match asked {
        Some((Some(hand), ask)) => table::with_editor(ctx, |editor| {
            editor.correct_at(hand, Some(ask));
            Some(Vec::new())
        }),
        Some((None, ask)) => table::tap(ctx, Tap::Reopen(ask)),
        None => {}
    }
}

/// Asks again for a value shown above the cards.
fn slot(ctx: &Rc<Context>, slot: i32) {
    let does = ctx.tables.borrow().view().and_then(|view| {
        let slot = row(&view.entry.slots, slot)?;
        Some(slot.does.clone())
    });
    table::act(ctx, does.unwrap_or_default());
}

/// Asks again for a bid or trick count of the rows.
fn cell(ctx: &Rc<Context>, at: i32, which: i32) {
    let tap = ctx.tables.borrow().view().and_then(|view| {
        let row = row(&view.rows, at)?;
        let tap = if which == 1 {
            &row.bid_again
        } else {
            &row.took_again
        };
        tap.clone()
    });
    if let Some(tap) = tap {
        table::tap(ctx, tap);
    }
}

fn leave(ctx: &Rc<Context>) {
    if dock_mode::leave(ctx) {
        return;
    }
    table::with_editor(ctx, |editor| {
        editor.leave_correction();
        Some(Vec::new())
    });
}

/// Inserts a forgotten hand before the one under correction.
fn insert_before(ctx: &Rc<Context>) {
    table::with_editor(ctx, |editor| {
        editor.insert_before();
        Some(Vec::new())
    });
}

/// Removes the hand under correction, or shows why it cannot.
fn remove_hand(ctx: &Rc<Context>) {
    let stamp = ctx.app.clock().stamp();
    let mut refused = None;
    table::with_editor(ctx, |editor| match editor.remove(stamp)? {
        Ok(row) => Some(vec![row]),
        Err(error) => {
            refused = Some(error.to_string());
            None
        }
    });
    if let Some(why) = refused {
        answer::give(ctx, Answer::notice(Message::seating_cannot_be(why)));
    }
}
