//! The balances page: what players owe each other over all sessions, paid one by one or together.

pub(super) mod payments;

use super::context::Context;
use super::models::row;
use super::table;
use crate::ledger::SessionId;
use crate::view::Message;
use crate::view::money::balances::{
    BalancesView, CurrencyView, OPEN_AT_ONCE, OpenAccount, accounts, left_out,
};
use crate::view::money::debts::DebtRow;
use oddtrick_ui as ui;
use slint::ComponentHandle;
use std::rc::Rc;

/// Connects the page's callbacks.
pub(super) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::BalancesAdapter>();
    adapter.on_person_tapped(ctx.on_with_two(choose_person));
    adapter.on_session_toggled(ctx.on_with_two(choose_session));
    adapter.on_session_opened(ctx.on_with_two(open_session));
    adapter.on_all_marked(ctx.on_with(mark_all));
    adapter.on_more_shown(ctx.on(|ctx| {
        ctx.money.borrow_mut().chosen.more += OPEN_AT_ONCE;
        refresh(ctx);
    }));
    let weak = Rc::downgrade(ctx);
    adapter.on_payment_opened(move |block, index, paid| {
        let Some(ctx) = weak.upgrade() else { return };
        if let Some((row, settles)) = payment(&ctx, block, index, paid) {
            payments::open(&ctx, row, settles);
        }
    });
    let weak = Rc::downgrade(ctx);
    adapter.on_payment_toggled(move |block, index, paid| {
        let Some(ctx) = weak.upgrade() else { return };
        if let Some((row, settles)) = payment(&ctx, block, index, paid) {
            payments::toggle(&ctx, &row, &settles);
        }
    });
}

/// Shows the page and reloads its data.
pub(super) fn open(ctx: &Rc<Context>) {
    ctx.money.borrow_mut().chosen = crate::view::money::balances::Chosen::default();
    ctx.navigate(ui::Page::Balances);
    refresh(ctx);
    payments::read_all(ctx);
}

/// Shows the loaded data.
pub(super) fn refresh(ctx: &Context) {
    let view = match view(ctx) {
        Some(Ok(view)) => view,
        Some(Err(why)) => return ctx.notify(Message::files_failed(why)),
        None => return,
    };
    ctx.show(view);
}

/// The page's view or the reason why it cannot be computed; `None` before the data is loaded.
fn view(ctx: &Context) -> Option<Result<BalancesView, String>> {
    let state = ctx.money.borrow();
    let finances = state.finances.as_ref()?;
    let view = accounts(&finances.accounts, &finances.facts(&[]), &state.chosen);
    let whole = view.map(|view| BalancesView {
        left_out: left_out(&finances.left_out, finances),
        ..view
    });
    Some(whole.map_err(|error| error.to_string()))
}

/// A currency block of the page.
fn currency(ctx: &Context, block: i32) -> Option<CurrencyView> {
    ctx.find_shown(|view: &BalancesView| row(&view.currencies, block).cloned())
}

/// A payment of the page with the sessions it settles.
fn payment(ctx: &Context, block: i32, index: i32, paid: bool) -> Option<(DebtRow, Vec<SessionId>)> {
    let one = currency(ctx, block)?;
    let rows = if paid { one.paid } else { one.pays };
    let row = rows.into_iter().nth(usize::try_from(index).ok()?)?;
    Some((row, one.settles))
}

fn account(ctx: &Context, block: i32, index: i32) -> Option<OpenAccount> {
    let one = currency(ctx, block)?;
    let mut all = one.open.into_iter().chain(one.running);
    all.nth(usize::try_from(index).ok()?)
}

fn choose_person(ctx: &Rc<Context>, block: i32, index: i32) {
    let who =
        currency(ctx, block).and_then(|one| row(&one.people, index).map(|person| person.player));
    if let Some(who) = who {
        let only = &mut ctx.money.borrow_mut().chosen.only;
        if !only.remove(&who) {
            only.insert(who);
        }
    }
    refresh(ctx);
}

fn choose_session(ctx: &Rc<Context>, block: i32, index: i32) {
    if let Some(account) = account(ctx, block, index) {
        let chosen = &mut ctx.money.borrow_mut().chosen;
        // Running sessions are excluded until ticked; all others are included.
        let (changed, put) = if account.goes_on {
            (&mut chosen.with, !account.chosen)
        } else {
            (&mut chosen.without, account.chosen)
        };
        for session in account.sessions {
            if put {
                changed.insert(session);
            } else {
                changed.remove(&session);
            }
        }
    }
    refresh(ctx);
}

/// Opens the session's result; for sessions settled together, the result of the last one listed.
fn open_session(ctx: &Rc<Context>, block: i32, index: i32) {
    let Some(account) = account(ctx, block, index) else {
        return;
    };
    let last = ctx.money.borrow().finances.as_ref().and_then(|finances| {
        let there = |id: &&SessionId| finances.sessions.contains_key(*id);
        account.sessions.iter().rev().find(there).copied()
    });
    if let Some(session) = last {
        table::open_result(ctx, session);
    }
}

fn mark_all(ctx: &Rc<Context>, block: i32) {
    if let Some(one) = currency(ctx, block) {
        payments::pay(ctx, &one.pays, &one.settles, None, "");
    }
}
