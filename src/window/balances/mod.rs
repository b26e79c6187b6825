//! The balances page: what players owe each other over all sessions, paid one by one or together.

pub(super) mod payments;

use super::context::Context;
use super::models::{index, row};
use super::table::{self, Shown};
use crate::ledger::PlayerId;
use crate::view::Message;
use crate::view::money::balances::{BalancesView, OPEN_AT_ONCE, OpenAccount, accounts};
use crate::view::money::debts::DebtRow;
use oddtrick_ui as ui;

/// Connects the page's callbacks.
pub(super) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::BalancesAdapter>();
    adapter.on_person_tapped(ctx.on_cell(
        |view: &BalancesView, block, index| {
            let one = row(&view.currencies, block)?;
            Some(row(&one.people, index)?.id)
        },
        choose_person,
    ));
    adapter.on_session_toggled(ctx.on_cell(account, choose_session));
    adapter.on_session_opened(ctx.on_cell(
        |view: &BalancesView, block, at| account(view, block, at)?.opens,
        |ctx, session| table::open(ctx, session, Shown::Result),
    ));
    adapter.on_all_marked(ctx.on_row(
        |view: &BalancesView, block| row(&view.currencies, block).cloned(),
        |ctx, one| payments::pay(ctx, &one.pays, None, ""),
    ));
    adapter.on_more_shown(ctx.on(|ctx| {
        ctx.money.borrow_mut().chosen.more += OPEN_AT_ONCE;
        refresh(ctx);
    }));
    adapter.on_payment_opened(ctx.on_cell(payment, payments::open));
    adapter.on_payment_toggled(ctx.on_cell(payment, payments::toggle));
}

/// Shows the page and reloads its data.
pub(super) fn open(ctx: &Context) {
    ctx.money.borrow_mut().chosen = crate::view::money::balances::Chosen::default();
    ctx.navigate(ui::Page::Balances);
    refresh(ctx);
    payments::read(ctx, None);
}

/// Shows the loaded data.
pub(super) fn refresh(ctx: &Context) {
    let state = ctx.money.borrow();
    let Some(finances) = state.loaded.get(&None) else {
        return;
    };
    match accounts(finances, &state.chosen) {
        Ok(view) => ctx.show(view),
        Err(error) => ctx.notify(Message::files_failed(error)),
    }
}

/// A payment of the page; past ones follow the open ones.
fn payment(view: &BalancesView, block: i32, at: i32) -> Option<DebtRow> {
    let one = row(&view.currencies, block)?;
    one.pays.iter().chain(&one.paid).nth(index(at)).cloned()
}

fn account(view: &BalancesView, block: i32, at: i32) -> Option<OpenAccount> {
    let one = row(&view.currencies, block)?;
    one.open.iter().chain(&one.running).nth(index(at)).cloned()
}

fn choose_person(ctx: &Context, who: PlayerId) {
    ctx.change(&ctx.money, refresh, |state| {
        if !state.chosen.only.remove(&who) {
            state.chosen.only.insert(who);
        }
    });
}

fn choose_session(ctx: &Context, account: OpenAccount) {
    ctx.change(&ctx.money, refresh, |state| {
        let sessions = account.sessions.into_iter();
        let ticked = sessions.map(|session| (session, !account.chosen));
        state.chosen.ticked.extend(ticked);
    });
}
