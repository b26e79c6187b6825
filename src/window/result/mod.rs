//! The result page: standings, score chart, payments, and the next steps.

pub(super) mod chart;
pub(super) mod session_charts;
mod share;

use super::balances::payments;
use super::context::Context;
use super::models::row;
use super::table::{self, Shown, menu};
use crate::app::Settled;
use crate::ledger::{Edit, Ledger, SessionId};
use crate::settle::SettleError;
use crate::view::Message;
use crate::view::money::debts::DebtRow;
use crate::view::page::{ResultAction, ResultActions, ResultButton, ResultView};
use crate::view::result::result;
use oddtrick_ui as ui;
use slint::ComponentHandle;
use std::rc::Rc;

pub(super) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::ResultAdapter>();
    adapter.on_pressed(ctx.on_with(press));
    adapter.on_shared(ctx.on_with(share::act));
    adapter.on_payment_opened(ctx.on_row(payment, |ctx, row| payments::open(ctx, row)));
    adapter.on_paid_toggled(ctx.on_row(payment, |ctx, row| payments::toggle(ctx, &row)));
    chart::connect(ctx);
}

/// Shows the result of the current session.
pub(super) fn open(ctx: &Rc<Context>) {
    ctx.charted.set(None);
    ctx.navigate(ui::Page::Result);
    refresh(ctx);
    if let Some(session) = session(ctx) {
        payments::read_linked_sessions(ctx, session);
    }
}

/// The session whose result is shown.
pub(super) fn session(ctx: &Context) -> Option<SessionId> {
    ctx.read_editor(|editor| Some(editor.ledger().session().id))
}

/// What is owed and paid for a session, with the sessions settled together with it: one entry per currency. `None`
/// before it is loaded.
pub(super) fn owed(ctx: &Context, ledger: &Ledger) -> Option<Result<Vec<Settled>, SettleError>> {
    let session = ledger.session().id;
    Some(payments::linked_sessions(ctx, session)?.owed(ledger))
}

/// A payment of the page, once loaded.
fn payment(view: &ResultView, index: i32) -> Option<DebtRow> {
    let payments = row(&view.payments, index);
    payments.filter(|_| view.can_mark_paid).cloned()
}

/// Refreshes the page.
pub(super) fn refresh(ctx: &Context) {
    let tables = ctx.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let ledger = table.editor.ledger();
    let owed = owed(ctx, ledger).transpose();
    if let Err(error) = &owed {
        ctx.notify(Message::files_failed(error));
    }
    let owed = owed.ok().flatten().unwrap_or_default();
    match result(ledger) {
        Ok(mut view) => {
            replace_payments(&mut view, owed);
            ctx.show(view);
        }
        Err(error) => ctx.notify(Message::files_failed(error)),
    }
    let ended = ledger.session().ended.is_some();
    ctx.show(ResultActions {
        ended,
        buttons: buttons(ended),
        share_items: share::items(),
    });
    session_charts::refresh(ctx);
    super::board::phones::show_accounts(ctx);
}

fn buttons(ended: bool) -> Vec<ResultButton> {
    let button = |does, text: Message, label| ResultButton {
        main: matches!(does, ResultAction::Again | ResultAction::End),
        does,
        text,
        label,
    };
    let same = |does, text: Message| button(does, text.clone(), text);
    let share = same(ResultAction::Share, Message::FilesShare);
    let play_on = same(ResultAction::PlayOn, Message::MorePlayOn);
    if ended {
        let again = same(ResultAction::Again, Message::SameTableAgain);
        let sheet = same(ResultAction::Sheet, Message::MoreSheet);
        vec![again, share, sheet, play_on]
    } else {
        let end = button(ResultAction::End, Message::EndNow, Message::MoreEnd);
        vec![end, share, play_on]
    }
}

fn press(ctx: &Rc<Context>, action: ui::ResultAction) {
    match action {
        ui::ResultAction::Again => super::new_session::open_same_table(ctx),
        // The page opens its own menu.
        ui::ResultAction::Share => {}
        ui::ResultAction::Sheet => open_sheet(ctx),
        ui::ResultAction::PlayOn => {
            menu::play_on(ctx);
            ctx.navigate(ui::Page::Table);
        }
        ui::ResultAction::End => {
            let at = ctx.app.clock().now();
            table::edit(ctx, Edit::End { at });
            refresh(ctx);
        }
    }
}

/// Shows the sheet, scrolled to the last hand.
fn open_sheet(ctx: &Rc<Context>) {
    let last = ctx.read_editor(|editor| {
        let session = editor.ledger().session();
        Some((session.id, session.hands.len().saturating_sub(1)))
    });
    if let Some((session, last)) = last {
        table::open(ctx, session, Shown::Hand(last));
    }
}

/// Replaces the settlement alone by the open and past payments, unless these are not loaded or the table paid after every
/// hand.
fn replace_payments(view: &mut ResultView, owed: Vec<Settled>) {
    let Some(first) = owed.first() else { return };
    view.can_mark_paid = true;
    view.payments_note.clone_from(&first.debts.together);
    view.payments_title = first.debts.title.clone();
    view.payments = owed.into_iter().flat_map(|one| one.debts.rows).collect();
}
