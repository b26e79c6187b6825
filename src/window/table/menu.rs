//! The *More* menu of the table page, and its actions.

use super::{panels, payout_preview, seating, stakes};
use crate::app::DockSide;
use crate::games::Override;
use crate::games::entry::Tap;
use crate::ledger::{Edit, SessionEditor};
use crate::view::Message;
use crate::view::history::history;
use crate::view::page::{MoreItem, TableMenu, TableView};
use crate::view::table::adjust::Adjusting;
use crate::view::table::{DockMode, over};
use crate::window::context::Context;
use crate::window::{result, settings, table};
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

/// The action of an item.
pub(super) type Act = fn(&Context);

/// The items available in this state of the session, by group in display order.
pub(super) fn menu(ctx: &Context, editor: &SessionEditor, view: &TableView) -> TableMenu<Act> {
    let (ledger, wide) = (editor.ledger(), is_wide(ctx));
    let (ended, over) = (ledger.session().ended.is_some(), over::is_over(editor));
    // While an older hand is corrected, the open one waits.
    let open = !ended && editor.correcting().is_none();
    let notes_trump = !ended && view.trump_enabled;
    let adjusts = !ledger.session().hands.is_empty();
    let board = match ctx.board() {
        Some(_) => Message::BoardClose,
        None => Message::BoardTitle,
    };
    // The setting is mirrored with the page.
    let other_side = if (ctx.app.settings().dock == DockSide::Left) == ctx.words.borrow().rtl {
        Message::DockLeft
    } else {
        Message::DockRight
    };
    let misdeal: Act = |ctx| table::tap(ctx, Tap::Misdeal);
    let payouts: Act = |ctx| payout_preview::open(ctx, -1, -1);
    let keys: Act = |ctx| ctx.global::<Keys>().set_open(true);
    let show_board: Act = |ctx| table::show_board(ctx, true);
    let (hand, session, window) = (Message::MoreHand, Message::MoreSession, Message::MoreWindow);
    let all: [(&Message, Message, bool, Act); 16] = [
        (&hand, Message::PayoutsTitle, !ended && !over, payouts),
        (&hand, Message::StepTrump, notes_trump, table::note_trump),
        (&hand, Message::MoreMisdeal, open, misdeal),
        (&session, Message::MorePlayOn, over, play_on),
        (&session, Message::SeatingPlayers, open, seating::open),
        (&session, Message::StakesStake, true, stakes::open),
        (&session, Message::MoreAdjust, adjusts, adjust),
        (&session, Message::MoreBeginWith, true, panels::open_points),
        (&session, Message::MoreNote, true, panels::open_note),
        (&session, Message::MoreResult, true, result::open),
        (&session, Message::HistoryTitle, true, open_history),
        (&session, Message::MoreEnd, !ended, end),
        (&window, board, true, show_board),
        (&window, other_side, wide, settings::move_dock),
        // A phone has no keys.
        (&window, Message::KeysTitle, wide, keys),
        (&window, Message::MoreSettings, true, open_settings),
    ];
    let mut group = None;
    let there = all.into_iter().filter(|(.., there, _)| *there);
    let items = there.map(|(head, text, _, does)| MoreItem {
        head: if group.replace(head) == Some(head) {
            Message::Blank
        } else {
            head.clone()
        },
        text,
        does,
    });
    TableMenu {
        menu: items.collect(),
    }
}

/// Asks for an adjustment of points.
fn adjust(ctx: &Context) {
    table::ask_in_dock(ctx, DockMode::Points(Adjusting::default()));
}

/// Ends the session and shows its result.
fn end(ctx: &Context) {
    let at = ctx.app.clock().now();
    table::edit(ctx, Edit::End { at });
    result::open(ctx);
}

/// Shows the settings, from which the way back leads to the table.
fn open_settings(ctx: &Context) {
    settings::open(ctx);
    ctx.global::<Nav>().set_from(Page::Table);
}

/// Shows the history page.
pub(in crate::window) fn open_history(ctx: &Context) {
    if let Some(view) = ctx.read_editor(|editor| Some(history(editor, CHANGES_SHOWN))) {
        ctx.show(view);
    }
    ctx.navigate(Page::History);
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
