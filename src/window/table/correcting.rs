//! Correcting hands: change a value on the sheet, insert a forgotten hand, remove a wrong one.

use super::panels;
use crate::games::entry::Tap;
use crate::ledger::SessionEditor;
use crate::view::Message;
use crate::view::page::{TableAnswer, TableView};
use crate::view::sheet::Sheet;
use crate::window::context::Context;
use crate::window::models::{index, row};
use crate::window::table;
use oddtrick_ui::{RowPart, TableAdapter};

pub(in crate::window) fn connect(ctx: &Context) {
    let adapter = ctx.global::<TableAdapter>();
    adapter.on_correct(ctx.on_with(correct));
    let value = ctx.on_with(value);
    adapter.on_value_tapped(move |hand, place| value((hand, place)));
    adapter.on_slot(ctx.on_row(
        |view: &TableView, slot| row(&view.entry.slots, slot)?.does.clone(),
        table::act,
    ));
    adapter.on_row_tapped(ctx.on_cell(
        |view: &TableView, at, part| {
            let row = row(&view.rows, at)?;
            let tap = match (part, &row.partner) {
                (RowPart::Bid, _) => &row.bid_again,
                (RowPart::Took, _) => &row.took_again,
                (RowPart::Partner, Some(partner)) => &partner.deals,
                _ => &row.deals,
            };
            tap.clone()
        },
        table::tap,
    ));
}

/// Starts correcting a hand at its first value; hand 0 opens its panel.
fn correct(ctx: &Context, hand: i32) {
    if hand < 0 {
        return panels::open_points(ctx);
    }
    let of = |editor: &SessionEditor| Some(row(&editor.ledger().session().hands, hand)?.id);
    if let Some(hand) = ctx.read_editor(of) {
        open(ctx, |editor| editor.correct(hand));
    }
}

/// Changes what is under correction, which stores nothing.
pub(super) fn open(ctx: &Context, act: impl FnOnce(&mut SessionEditor)) {
    table::with_editor(ctx, |editor, _| {
        act(editor);
        Some(())
    });
}

/// Asks for a value of the sheet again, in a stored hand or the open one. `place` is its column, or −1 for the tricks.
fn value(ctx: &Context, (hand, place): (i32, i32)) {
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
        Some((Some(hand), ask)) => open(ctx, |editor| editor.correct_at(hand, Some(ask))),
        Some((None, ask)) => table::tap(ctx, Tap::Reopen(ask)),
        None => {}
    }
}

/// Leaves the question open in the dock, else the correction.
pub(super) fn leave(ctx: &Context) {
    if !table::leave_question(ctx) {
        open(ctx, SessionEditor::leave_correction);
    }
}

/// Removes the hand under correction, or shows why it cannot.
pub(super) fn remove_hand(ctx: &Context) {
    let stamp = ctx.app.clock().stamp();
    table::with_editor(ctx, |editor, answer| {
        let refused = editor.remove(stamp)?.err();
        *answer = refused.map(|error| TableAnswer::notice(Message::seating_cannot_be(&error)));
        Some(())
    });
}
