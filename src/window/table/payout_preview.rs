//! The payout preview: the table of what the next hand can pay.

use crate::view::page::Grid;
use crate::view::table::over::is_over;
use crate::view::table::payout_preview::{PreviewChoice, looking, payout_preview};
use crate::window::context::Context;
use crate::window::{models, table};
use oddtrick_ui as ui;

pub(in crate::window) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::PayoutPreviewAdapter>();
    let open = ctx.on_with(|ctx, (step, chip)| open(ctx, step, chip));
    adapter.on_opened(move |step, chip| open((step, chip)));
    adapter.on_closed(ctx.on(close));
    adapter.on_whose_chosen(ctx.on_with(|ctx, index: i32| {
        look(ctx, |looking| looking.opponent = index == 1);
    }));
    adapter.on_row_opened(ctx.on_row(
        |grid: &Grid, row| models::row(&grid.rows, row)?.contract.clone(),
        |ctx, id| look(ctx, |looking| looking.contract = Some(id)),
    ));
    adapter.on_all_shown(ctx.on(|ctx| look(ctx, |looking| looking.contract = None)));
}

/// Opens the preview for a card of the dock; if it has none or there is no such card, for what has been entered.
pub(in crate::window) fn open(ctx: &Context, step: i32, chip: i32) {
    // After the end of a game no hand follows.
    let wanted = ctx.read_editor(|editor| {
        let of_card = || ctx.find_shown(|view| table::chip(view, step, chip)?.looks.clone());
        (!is_over(editor)).then(|| of_card().unwrap_or_else(|| looking(editor)))
    });
    *ctx.payout_preview.borrow_mut() = wanted;
    refresh(ctx);
}

pub(in crate::window) fn close(ctx: &Context) {
    *ctx.payout_preview.borrow_mut() = None;
    refresh(ctx);
}

fn look(ctx: &Context, change: impl FnOnce(&mut PreviewChoice)) {
    if let Some(looking) = &mut *ctx.payout_preview.borrow_mut() {
        change(looking);
    }
    refresh(ctx);
}

/// Refreshes the preview.
pub(in crate::window) fn refresh(ctx: &Context) {
    let shown =
        ctx.read_editor(|editor| payout_preview(editor, ctx.payout_preview.borrow().as_ref()?));
    let adapter = ctx.global::<ui::PayoutPreviewAdapter>();
    adapter.set_open(shown.is_some());
    let over = ctx.read_editor(|editor| Some(is_over(editor))) == Some(true);
    adapter.set_offered(!over);
    if let Some(shown) = shown {
        ctx.show::<_, ui::PayoutPreviewView>(shown);
    }
}
