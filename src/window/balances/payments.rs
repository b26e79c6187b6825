//! Payments: rows with a check box, and a panel that explains one of them.
//!
//! A payment shows as paid only after the store has written it.

use crate::app::{AppError, money};
use crate::ledger::{EditId, SessionId};
use crate::money::Money;
use crate::settle::{Cause, Finances};
use crate::store::StoreError;
use crate::view::Message;
use crate::view::money::balances::Chosen;
use crate::view::money::debts::{Debt, DebtRow};
use crate::view::page::DebtMore;
use crate::window::context::Context;
use crate::window::models::row;
use crate::window::table::{self, Shown};
use crate::window::to_ui::ToUi;
use crate::window::{balances, result};
use chrono::{DateTime, FixedOffset, TimeDelta};
use oddtrick_ui as ui;
use slint::SharedString;
use std::collections::BTreeMap;

/// The loaded payment data and the page's selection.
#[derive(Default)]
pub(in crate::window) struct State {
    /// What is loaded: all sessions, for the balances page; and a session with those linked to it by payments, for its
    /// result.
    pub(in crate::window) loaded: BTreeMap<Option<SessionId>, Finances>,
    /// The selection to be paid together.
    pub(in crate::window) chosen: Chosen,
    /// The payment in the panel.
    panel: Option<Panel>,
    /// Whether the store is writing a payment; guards against a double tap.
    busy: bool,
}

/// The payment shown in the panel.
struct Panel {
    row: DebtRow,
    /// The date that will be stored with the payment.
    day: DateTime<FixedOffset>,
}

pub(in crate::window) fn connect(ctx: &Context) {
    let adapter = ctx.global::<ui::PaymentAdapter>();
    adapter.on_closed(ctx.on(|ctx| drop(close(ctx))));
    adapter.on_part_opened(ctx.on_row(
        |more: &DebtMore, index| Some(row(&more.parts, index)?.source),
        open_part,
    ));
    adapter.on_moved(ctx.on_with(move_day));
    adapter.on_acted(ctx.on(act));
}

/// A session and those linked to it by payments, if loaded.
pub(in crate::window) fn linked_sessions(ctx: &Context, session: SessionId) -> Option<Finances> {
    ctx.money.borrow().loaded.get(&Some(session)).cloned()
}

/// Loads a session and those linked to it by payments, and refreshes the result; or all, and refreshes the balances.
pub(in crate::window) fn read(ctx: &Context, around: Option<SessionId>) {
    ctx.ask(
        move |db| money::read(db, around),
        move |ctx, result| match result {
            Ok(finances) => {
                let mut state = ctx.money.borrow_mut();
                state
                    .loaded
                    .retain(|of, _| of.is_some() != around.is_some());
                state.loaded.insert(around, finances);
                drop(state);
                match around {
                    Some(_) => result::refresh(ctx),
                    None => balances::refresh(ctx),
                }
            }
            Err(error) => ctx.notify(ctx.failure(&error)),
        },
    );
}

/// Opens the panel for a payment.
pub(in crate::window) fn open(ctx: &Context, row: DebtRow) {
    let day = row.at.unwrap_or_else(|| ctx.app.clock().now());
    let adapter = ctx.global::<ui::PaymentAdapter>();
    adapter.set_payment(row.to_ui(&ctx.words.borrow()));
    ctx.show(row.more.clone());
    ctx.money.borrow_mut().panel = Some(Panel { row, day });
    show_day(ctx);
    adapter.set_amount(SharedString::new());
    adapter.set_amount_error(SharedString::new());
    adapter.set_open(true);
}

/// Closes the panel and returns its contents.
fn close(ctx: &Context) -> Option<Panel> {
    ctx.global::<ui::PaymentAdapter>().set_open(false);
    ctx.money.borrow_mut().panel.take()
}

/// Opens the hand or session that a part of the payment comes from.
fn open_part(ctx: &Context, source: Cause) {
    // The second tap of a double tap opens nothing.
    if close(ctx).is_none() {
        return;
    }
    match source {
        Cause::Hand { session, index } => table::open(ctx, session, Shown::Hand(index)),
        Cause::Earlier { session } => table::open(ctx, session, Shown::Result),
        _ => {}
    }
}

fn move_day(ctx: &Context, days: i32) {
    let now = ctx.app.clock().now();
    if let Some(panel) = ctx.money.borrow_mut().panel.as_mut() {
        let moved = panel.day.checked_add_signed(TimeDelta::days(days.into()));
        panel.day = moved.filter(|day| *day <= now).unwrap_or(panel.day);
    }
    show_day(ctx);
}

fn show_day(ctx: &Context) {
    let state = ctx.money.borrow();
    let Some(panel) = &state.panel else { return };
    let now = ctx.app.clock().now();
    let adapter = ctx.global::<ui::PaymentAdapter>();
    let day = Message::money_day_of_payment(panel.day);
    adapter.set_day(ctx.say(&day));
    adapter.set_later_enabled(panel.day.date_naive() < now.date_naive());
}

/// Takes the amount typed for the panel's payment, if any.
///
/// # Errors
/// It is not an amount, or more than the payment.
fn take_amount(ctx: &Context) -> Result<(), Message> {
    let typed = ctx.global::<ui::PaymentAdapter>().get_amount();
    let typed = ctx.words.borrow().typed_amount(&typed);
    let mut state = ctx.money.borrow_mut();
    let debt = state.panel.as_mut().map(|panel| &mut panel.row.debt);
    let Some(Debt::Open(new)) = debt.filter(|_| !typed.is_empty()) else {
        return Ok(());
    };
    let amount = Money::parse(&typed, new.currency).ok();
    let fits = |amount: &Money| (Money(1)..=new.amount).contains(amount);
    let bad = || Message::money_amount_bad((new.amount, new.currency));
    new.amount = amount.filter(fits).ok_or_else(bad)?;
    Ok(())
}

/// Marks the panel's payment as paid, or as unpaid again.
fn act(ctx: &Context) {
    if let Err(why) = take_amount(ctx) {
        let adapter = ctx.global::<ui::PaymentAdapter>();
        return adapter.set_amount_error(ctx.say(&why));
    }
    let Some(panel) = close(ctx) else { return };
    match panel.row.debt {
        Debt::Open(..) => pay(
            ctx,
            std::slice::from_ref(&panel.row),
            Some(panel.day),
            &ctx.global::<ui::PaymentView>().get_note(),
        ),
        Debt::Paid(_) => toggle(ctx, panel.row),
    }
}

/// Marks a payment as paid now, or as unpaid again.
pub(in crate::window) fn toggle(ctx: &Context, row: DebtRow) {
    let Debt::Paid(payment) = row.debt else {
        return pay(ctx, &[row], None, "");
    };
    if !begin(ctx) {
        return;
    }
    let stamp = ctx.app.clock().stamp();
    ctx.ask(
        move |db| db.take_back(&[payment], stamp),
        move |ctx, result| {
            let said = Message::money_undone(row.from, row.to);
            done(ctx, result, Some((stamp.edit, said)));
        },
    );
}

/// Marks payments as paid, all or none.
pub(in crate::window) fn pay(
    ctx: &Context,
    rows: &[DebtRow],
    at: Option<DateTime<FixedOffset>>,
    note: &str,
) {
    let new: Vec<_> = rows.iter().filter_map(DebtRow::open).cloned().collect();
    let said = match rows {
        [one] => Message::money_marked_paid(&one.from, &one.to),
        all => Message::money_marked_all(all.len()),
    };
    let stamp = ctx.app.clock().stamp();
    let written = {
        let state = ctx.money.borrow();
        // The players are those of the page shown.
        let finances = state.loaded.get(&session_of_page(ctx));
        let finances = finances.ok_or_else(|| AppError::from(StoreError::NotInSessions));
        finances.and_then(|finances| {
            money::new_payments(finances, &new, at, note, stamp, &*ctx.app.clock())
        })
    };
    match written {
        _ if new.is_empty() || !begin(ctx) => {}
        Ok((paid, known)) => ctx.ask(
            move |db| db.pay(&paid, &known, stamp),
            move |ctx, result| done(ctx, result, Some((stamp.edit, said))),
        ),
        Err(error) => {
            ctx.money.borrow_mut().busy = false;
            ctx.notify(Message::not_saved(&error));
        }
    }
}

/// Claims the right to write; false while another write is under way.
fn begin(ctx: &Context) -> bool {
    ctx.moved();
    !std::mem::replace(&mut ctx.money.borrow_mut().busy, true)
}

/// Reports the outcome and reloads what is owed.
fn done(ctx: &Context, result: Result<(), StoreError>, said: Option<(EditId, Message)>) {
    ctx.money.borrow_mut().busy = false;
    match (result, said) {
        (Ok(()), Some((edit, said))) => {
            ctx.notify_undo_app(said, edit, |ctx, result| done(ctx, result, None));
        }
        (Ok(()), None) => ctx.clear_notice(),
        (Err(StoreError::PaymentsChanged), _) => ctx.notify(Message::MoneyPayChanged),
        (Err(error), _) => ctx.notify(Message::not_saved(&error)),
    }
    read(ctx, session_of_page(ctx));
}

/// The session whose payments are shown; `None` if it is all.
fn session_of_page(ctx: &Context) -> Option<SessionId> {
    let is_result = ctx.page() != ui::Page::Balances;
    result::session(ctx).filter(|_| is_result)
}
