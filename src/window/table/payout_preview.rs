//! The payout preview: the table of what the next hand can pay.

use crate::view::Message;
use crate::view::page::PayoutPreview;
use crate::view::table::over::is_over;
use crate::view::table::payout_preview::{PreviewChoice, looking, payout_preview};
use crate::window::context::Context;
use crate::window::models;
use oddtrick_ui as ui;
use slint::ComponentHandle;
use std::rc::Rc;

/// The preview's subject; `None` while closed.
#[derive(Default)]
pub(in crate::window) struct State {
    looking: Option<PreviewChoice>,
}

pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::PayoutPreviewAdapter>();
    adapter.on_opened(ctx.on_with_two(open_card));
    adapter.on_closed(ctx.on(close));
    adapter.on_whose_chosen(ctx.on_with(|ctx, index: i32| {
        look(ctx, |looking| looking.opponent = index == 1);
    }));
    adapter.on_row_opened(ctx.on_row(
        |preview: &PayoutPreview, row| models::row(&preview.grid.rows, row)?.contract.clone(),
        |ctx, id| look(ctx, |looking| looking.contract = Some(id)),
    ));
    adapter.on_all_shown(ctx.on(|ctx| look(ctx, |looking| looking.contract = None)));
}

/// Opens the preview for what has been entered.
pub(in crate::window) fn open(ctx: &Rc<Context>) {
    open_card(ctx, -1, -1);
}

/// Opens the preview for a card of the dock; if the card has none, for what has been entered.
fn open_card(ctx: &Rc<Context>, step: i32, chip: i32) {
    // After the end of a game no hand follows.
    let tables = ctx.tables.borrow();
    let table = tables.shown().filter(|table| !is_over(&table.editor));
    let wanted = table.map(|table| {
        let chip = tables.chip(step, chip);
        chip.and_then(|chip| chip.looks.clone())
            .unwrap_or_else(|| looking(&table.editor))
    });
    drop(tables);
    ctx.payout_preview.borrow_mut().looking = wanted;
    refresh(ctx);
}

pub(in crate::window) fn close(ctx: &Rc<Context>) {
    ctx.payout_preview.borrow_mut().looking = None;
    refresh(ctx);
}

fn look(ctx: &Rc<Context>, change: impl FnOnce(&mut PreviewChoice)) {
    if let Some(looking) = &mut ctx.payout_preview.borrow_mut().looking {
        change(looking);
    }
    refresh(ctx);
}

/// Refreshes the preview.
pub(in crate::window) fn refresh(ctx: &Context) {
    let state = ctx.payout_preview.borrow();
    let tables = ctx.tables.borrow();
    let shown = state.looking.as_ref().and_then(|looking| {
        let table = tables.shown()?;
        payout_preview(&table.editor, looking)
    });
    let adapter = ctx.window.global::<ui::PayoutPreviewAdapter>();
    adapter.set_open(shown.is_some());
    let over = tables.shown().is_some_and(|table| is_over(&table.editor));
    let name = (!over).then(|| ctx.say(&Message::PayoutsTitle));
    adapter.set_name(name.unwrap_or_default());
    if let Some(shown) = shown {
        ctx.show(shown);
    }
}
