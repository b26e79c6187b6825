//! The result page: standings, score chart, payments, and the next steps.

pub(super) mod chart;
pub(super) mod session_charts;
mod share;

use super::balances::payments;
use super::context::Context;
use super::models::row;
use super::table::{self, Shown, menu};
use super::to_ui::{ToUi, update_list_in_place};
use crate::app::Settled;
use crate::ledger::{Edit, Ledger, SessionId};
use crate::settle::SettleError;
use crate::view::Message;
use crate::view::money::debts::DebtRow;
use crate::view::page::{ResultAction, ResultActions, ResultButton};
use crate::view::result::result;
use crate::words::Words;
use oddtrick_ui as ui;
use slint::ComponentHandle;
use std::rc::Rc;

pub(super) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::ResultAdapter>();
    adapter.on_back(ctx.on(back));
    adapter.on_pressed(ctx.on_row(
        |actions: &ResultActions, index| Some(row(&actions.buttons, index)?.does),
        press,
    ));
    adapter.on_shared(ctx.on_with(share::act));
    adapter.on_payment_opened(ctx.on_with(|ctx, index| {
        if let Some((row, settles)) = payment(ctx, index) {
            payments::open(ctx, row, settles);
        }
    }));
    adapter.on_paid_toggled(ctx.on_with(|ctx, index| {
        if let Some((row, settles)) = payment(ctx, index) {
            payments::toggle(ctx, &row, &settles);
        }
    }));
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

/// A payment of the page with the sessions it settles.
fn payment(ctx: &Context, index: i32) -> Option<(DebtRow, Vec<SessionId>)> {
    let owed = ctx.owed.borrow();
    let mut rows = owed.iter().flat_map(|one| {
        let rows = one.debts.rows.iter();
        rows.map(move |row| (row, &one.sessions))
    });
    let (row, settles) = rows.nth(usize::try_from(index).ok()?)?;
    Some((row.clone(), settles.clone()))
}

/// Refreshes the page.
pub(super) fn refresh(ctx: &Context) {
    let tables = ctx.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let ledger = table.editor.ledger();
    let words = ctx.words.borrow();
    let adapter = ctx.window.global::<ui::ResultAdapter>();
    let owed = owed(ctx, ledger).transpose();
    if let Err(error) = &owed {
        ctx.notify(Message::files_failed(error));
    }
    let owed = owed.ok().flatten().unwrap_or_default();
    match result(ledger) {
        Ok(view) => {
            ctx.show(view);
            adapter.set_points_head(Message::HeadPoints.to_ui(&words));
            show_payments(ctx, &owed, &words);
            *ctx.owed.borrow_mut() = owed;
        }
        Err(error) => ctx.notify(Message::files_failed(error)),
    }
    ctx.show(ResultActions {
        buttons: buttons(ledger),
        share_label: Message::FilesShare,
        share_items: share::items(),
    });
    session_charts::refresh(ctx);
    super::board::phones::show_accounts(ctx);
}

fn back(ctx: &Rc<Context>) {
    let ended = ctx.read_editor(|editor| Some(editor.ledger().session().ended.is_some()));
    if ended.unwrap_or(true) {
        super::sessions::open(ctx);
    } else {
        ctx.navigate(ui::Page::Table);
    }
}

fn buttons(ledger: &Ledger) -> Vec<ResultButton> {
    let all = if ledger.session().ended.is_some() {
        &[
            ResultAction::Again,
            ResultAction::Share,
            ResultAction::Sheet,
            ResultAction::PlayOn,
        ][..]
    } else {
        &[ResultAction::End, ResultAction::Share, ResultAction::PlayOn]
    };
    let button = |does: &ResultAction| {
        let (text, label) = match does {
            ResultAction::Again => (Message::SameTableAgain, Message::SameTableAgain),
            ResultAction::Share => (Message::FilesShare, Message::FilesShare),
            ResultAction::Sheet => (Message::MoreSheet, Message::MoreSheet),
            ResultAction::PlayOn => (Message::MorePlayOn, Message::MorePlayOn),
            ResultAction::End => (Message::EndNow, Message::MoreEnd),
        };
        ResultButton {
            does: *does,
            text,
            label,
            main: matches!(does, ResultAction::Again | ResultAction::End),
        }
    };
    all.iter().map(button).collect()
}

fn press(ctx: &Rc<Context>, action: ResultAction) {
    match action {
        ResultAction::Again => super::new_session::open_same_table(ctx),
        ResultAction::Share => ctx
            .window
            .global::<ui::ResultAdapter>()
            .set_share_open(true),
        ResultAction::Sheet => open_sheet(ctx),
        ResultAction::PlayOn => {
            menu::play_on(ctx);
            ctx.navigate(ui::Page::Table);
        }
        ResultAction::End => {
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

/// Once loaded, shows the open and made payments instead of the settlement alone, unless the table paid after every
/// hand.
fn show_payments(ctx: &Context, owed: &[Settled], words: &Words) {
    let adapter = ctx.window.global::<ui::ResultAdapter>();
    let first = owed.first().map(|one| &one.debts);
    let note = first.and_then(|debts| debts.together.as_ref());
    adapter.set_payments_note(note.map(|note| words.say(note)).unwrap_or_default().into());
    adapter.set_can_mark_paid(first.is_some());
    if let Some(debts) = first {
        let shown = ctx.window.global::<ui::ResultView>();
        shown.set_payments_title(debts.title.to_ui(words));
        let rows = owed.iter().flat_map(|one| one.debts.rows.clone());
        let rows = rows.collect::<Vec<_>>().to_ui(words);
        shown.set_payments(update_list_in_place(&shown.get_payments(), &rows));
    }
}
