//! The actions of the *More* menu on the table page.

use crate::app::DockSide;
use crate::games::Override;
use crate::games::entry::Tap;
use crate::ledger::Edit;
use crate::view::Message;
use crate::view::history::history;
use crate::view::table::DockMode;
use crate::view::table::adjust::Adjusting;
use crate::view::table::menu::More;
use crate::view::table::over;
use crate::window::context::Context;
use crate::window::table;
use oddtrick_ui::{Keys, Nav, Page};
use slint::ComponentHandle;

/// Maximum number of changes in the history. Describing a change means undoing it, so the cost is limited.
const CHANGES_SHOWN: usize = 300;

/// The window width in logical pixels from which cards and sheet are side by side, as defined on the page.
const FROM_WIDE: f32 = 840.0;

/// Whether the window is wide enough to show cards and sheet side by side.
pub(super) fn is_wide(ctx: &Context) -> bool {
    let window = ctx.window.window();
    window.size().to_logical(window.scale_factor()).width >= FROM_WIDE
}

/// The item that moves the cards of a wide window to the other side.
pub(super) fn move_dock(ctx: &Context) -> Option<Message> {
    // The setting is mirrored with the page.
    let left = (ctx.app.settings().dock == DockSide::Left) != ctx.words.borrow().rtl;
    is_wide(ctx).then_some(if left {
        Message::DockRight
    } else {
        Message::DockLeft
    })
}

/// Performs the chosen action.
pub(super) fn act(ctx: &Context, item: More) {
    match item {
        More::Result => crate::window::result::open(ctx),
        More::Payouts => super::payout_preview::open(ctx, -1, -1),
        More::Board => table::show_board(ctx, true),
        More::OtherSide => crate::window::settings::move_dock(ctx),
        More::Keys => ctx.global::<Keys>().set_open(true),
        More::PlayOn => play_on(ctx),
        More::Again => crate::window::new_session::open_same_table(ctx),
        More::Players => super::seating::open(ctx),
        More::Stake => super::stakes::open(ctx),
        More::BeginWith => super::panels::open_points(ctx),
        More::Note => super::panels::open_note(ctx),
        More::Adjust => table::ask_in_dock(ctx, DockMode::Points(Adjusting::default())),
        More::Trump => table::note_trump(ctx),
        More::Misdeal => table::tap(ctx, Tap::Misdeal),
        More::History => open_history(ctx),
        More::End => {
            let at = ctx.app.clock().now();
            table::edit(ctx, Edit::End { at });
            crate::window::result::open(ctx);
        }
        More::Settings => {
            crate::window::settings::open(ctx);
            ctx.global::<Nav>().set_from(Page::Table);
        }
    }
}

/// Shows the history page.
pub(in crate::window) fn open_history(ctx: &Context) {
    if let Some(view) = ctx.read_editor(|editor| Some(history(editor, CHANGES_SHOWN))) {
        ctx.show(view);
    }
    ctx.navigate(Page::History);
}

/// Performs the step after the end of a session.
pub(super) fn perform_next(ctx: &Context, next: More) {
    // The second tap of a double tap that ended the game is not meant for what appears under it.
    if ctx.tables.borrow().closed_by.is_none() {
        act(ctx, next);
    }
}

/// Reopens an ended session, and reports that play continues if its game was over.
pub(in crate::window) fn play_on(ctx: &Context) {
    if let Some(at) = ctx.read_editor(|editor| editor.ledger().session().ended) {
        table::edit(ctx, Edit::Reopen { at });
    }
    if ctx.read_editor(|editor| Some(over::is_over(editor))) == Some(true) {
        table::tap(ctx, Tap::Override(Override::End));
    }
}
