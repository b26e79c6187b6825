//! Payments, wherever they are shown: as rows with a box, and one of them in a panel that tells where it comes from.
//!
//! A payment is shown as paid when the store has written it down, and not before.

use crate::app::money::{self, Season};
use crate::app::{AppError, NewPayment};
use crate::ledger::{EditId, Paid, PlayerId, SessionId, Stamp};
use crate::store::StoreError;
use crate::view::Message;
use crate::view::money::balances::{BooksView, Chosen};
use crate::view::money::debts::{Debt, DebtRow, Opens};
use crate::window::context::Context;
use crate::window::shown::{Set, Shown};
use crate::window::{balances, result, table};
use chrono::{DateTime, FixedOffset, TimeDelta};
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

/// What is known of money, and what of it somebody is looking at.
#[derive(Default)]
pub(in crate::window) struct State {
    /// What the money of the session on the result page hangs on, once it has been read.
    around: Option<(SessionId, Season)>,
    /// Everything, for the page of balances.
    pub(in crate::window) season: Option<Season>,
    /// What the page of balances shows.
    pub(in crate::window) view: Option<BooksView>,
    /// What is to be settled there in one go.
    pub(in crate::window) chosen: Chosen,
    /// The payment in the panel.
    panel: Option<Panel>,
    /// What takes back what was done last.
    undo: Option<EditId>,
    /// Whether the store has a payment in hand: a second tap must not pay twice.
    busy: bool,
}

/// A payment that somebody looks at.
struct Panel {
    row: DebtRow,
    /// The sessions that it settles.
    settles: Vec<SessionId>,
    /// The day that will stand beside it.
    day: DateTime<FixedOffset>,
    note: String,
}

/// Connects the callbacks of the panel.
pub(in crate::window) fn connect(ctx: &Rc<Context>) {
    let adapter = ctx.window.global::<ui::PaymentAdapter>();
    adapter.on_closed(ctx.on(|ctx| {
        close(ctx);
    }));
    adapter.on_part_opened(ctx.on_one(open_part));
    adapter.on_earlier(ctx.on(|ctx| move_day(ctx, -1)));
    adapter.on_later(ctx.on(|ctx| move_day(ctx, 1)));
    adapter.on_note_edited(ctx.on_one(|ctx, text: SharedString| {
        if let Some(panel) = ctx.money.borrow_mut().panel.as_mut() {
            panel.note = text.into();
        }
    }));
    adapter.on_acted(ctx.on(act));
}

/// What is known around a session, where it has been read.
pub(in crate::window) fn around(ctx: &Context, session: SessionId) -> Option<Season> {
    let state = ctx.money.borrow();
    let (known, season) = state.around.as_ref()?;
    (*known == session).then(|| season.clone())
}

/// Reads what the money of a session hangs on, and shows it with the result.
pub(in crate::window) fn read_around(ctx: &Context, session: SessionId) {
    ctx.ask(
        move |db| money::read_around(db, session),
        move |ctx, came| match came {
            Ok(season) => {
                ctx.money.borrow_mut().around = Some((session, season));
                result::refresh(ctx);
            }
            Err(error) => result::say_notice(ctx, Some(failed(&error))),
        },
    );
}

/// Reads everything, and shows it as balances.
pub(in crate::window) fn read_all(ctx: &Context) {
    ctx.ask(money::read, |ctx, came| match came {
        Ok(season) => {
            ctx.money.borrow_mut().season = Some(season);
            balances::refresh(ctx);
        }
        Err(error) => balances::say_notice(ctx, Some(failed(&error))),
    });
}

/// Nothing can be taken back any more by the notice: something else is being done.
pub(in crate::window) fn forget_undo(ctx: &Context) {
    ctx.money.borrow_mut().undo = None;
}

/// Shows where a payment comes from; `settles` are the sessions that it settles.
pub(in crate::window) fn open(ctx: &Context, row: DebtRow, settles: Vec<SessionId>) {
    let day = row.at.unwrap_or_else(|| ctx.app.clock().now());
    let note = row.more.note.clone();
    let adapter = ctx.window.global::<ui::PaymentAdapter>();
    {
        let words = ctx.words.borrow();
        let say = |message: &Message| SharedString::from(words.say(message));
        adapter.set_says(say(&row.says));
        row.more.set(&adapter, &words);
        let nothing = if row.more.parts.is_empty() && row.paid {
            Message::BooksNoSource
        } else {
            Message::Blank
        };
        adapter.set_no_source(say(&nothing));
        adapter.set_sum_text(say(&Message::BooksInAll));
        adapter.set_sum(row.amount.shown(&words));
        adapter.set_paid(row.paid);
        adapter.set_earlier_label(say(&Message::BooksDayEarlier));
        adapter.set_later_label(say(&Message::BooksDayLater));
        adapter.set_note_label(say(&Message::BooksNote));
        adapter.set_note_hint(say(&Message::BooksNoteHint));
        let action = say(&action(row.paid));
        adapter.set_action(action.clone());
        adapter.set_action_label(action);
    }
    ctx.money.borrow_mut().panel = Some(Panel {
        row,
        settles,
        day,
        note,
    });
    show_day(ctx);
    adapter.set_open(true);
}

/// What the button of the panel does; the sentence above it says with which payment.
fn action(paid: bool) -> Message {
    if paid {
        Message::BooksTakeBack
    } else {
        Message::BooksMarkAsPaid
    }
}

/// Closes the panel; gives what was in it.
fn close(ctx: &Context) -> Option<Panel> {
    let adapter = ctx.window.global::<ui::PaymentAdapter>();
    adapter.set_open(false);
    ctx.money.borrow_mut().panel.take()
}

/// Opens the hand or the session that a part of the payment comes from.
fn open_part(ctx: &Rc<Context>, index: i32) {
    let opens = ctx.money.borrow().panel.as_ref().and_then(|panel| {
        let line = panel.row.more.parts.get(usize::try_from(index).ok()?)?;
        line.opens
    });
    let Some(opens) = opens else { return };
    close(ctx);
    match opens {
        Opens::Hand(session, hand) => table::open_at(ctx, session, hand),
        Opens::Session(session) => table::open_result(ctx, session),
    }
}

fn move_day(ctx: &Context, days: i64) {
    let now = ctx.app.clock().now();
    if let Some(panel) = ctx.money.borrow_mut().panel.as_mut() {
        let moved = panel.day.checked_add_signed(TimeDelta::days(days));
        if let Some(day) = moved.filter(|day| *day <= now) {
            panel.day = day;
        }
    }
    show_day(ctx);
}

fn show_day(ctx: &Context) {
    let state = ctx.money.borrow();
    let Some(panel) = &state.panel else { return };
    let now = ctx.app.clock().now();
    let adapter = ctx.window.global::<ui::PaymentAdapter>();
    let day = Message::BooksDayOfPayment { day: panel.day };
    adapter.set_day(ctx.say(&day));
    adapter.set_later_enabled(panel.day.date_naive() < now.date_naive());
}

/// Marks the payment in the panel as paid, or takes that back.
fn act(ctx: &Rc<Context>) {
    let Some(panel) = close(ctx) else { return };
    match panel.row.debt {
        Debt::Open(..) => pay(
            ctx,
            std::slice::from_ref(&panel.row),
            &panel.settles,
            Some(panel.day),
            &panel.note,
        ),
        Debt::Paid(_) => toggle(ctx, &panel.row, &panel.settles),
    }
}

/// Marks a payment as paid now, or takes back that it was.
pub(in crate::window) fn toggle(ctx: &Rc<Context>, row: &DebtRow, settles: &[SessionId]) {
    let Debt::Paid(payment) = row.debt else {
        return pay(ctx, std::slice::from_ref(row), settles, None, "");
    };
    if !begin(ctx) {
        return;
    }
    let stamp = ctx.app.clock().stamp();
    let (from, to) = (row.from.clone(), row.to.clone());
    ctx.ask(
        move |db| db.take_back(&[payment], stamp.edit, stamp.at),
        move |ctx, came| {
            let said = Message::BooksTookBack { from, to };
            done(ctx, came, Some((stamp.edit, said)));
        },
    );
}

/// Marks payments as paid, all of them or none.
pub(in crate::window) fn pay(
    ctx: &Rc<Context>,
    rows: &[DebtRow],
    settles: &[SessionId],
    at: Option<DateTime<FixedOffset>>,
    note: &str,
) {
    let new: Vec<NewPayment> = rows
        .iter()
        .filter_map(|row| match row.debt {
            Debt::Open(from, to) => Some(new_payment(row, (from, to), settles, at, note)),
            Debt::Paid(_) => None,
        })
        .collect();
    let said = match rows {
        [one] => Message::BooksMarkedPaid {
            from: one.from.clone(),
            to: one.to.clone(),
        },
        all => Message::BooksMarkedAll {
            n: i64::try_from(all.len()).unwrap_or(i64::MAX),
        },
    };
    let stamp = ctx.app.clock().stamp();
    let written = write_down(ctx, &new, stamp);
    if new.is_empty() || !begin(ctx) {
        return;
    }
    match written {
        Ok(paid) => ctx.ask(
            move |db| db.pay(&paid, stamp.edit, stamp.at),
            move |ctx, came| done(ctx, came, Some((stamp.edit, said))),
        ),
        Err(error) => {
            ctx.money.borrow_mut().busy = false;
            say(ctx, Some(failed(&error)));
        }
    }
}

fn new_payment(
    row: &DebtRow,
    (from, to): (PlayerId, PlayerId),
    settles: &[SessionId],
    at: Option<DateTime<FixedOffset>>,
    note: &str,
) -> NewPayment {
    NewPayment {
        from,
        to,
        amount: row.amount.0,
        currency: row.amount.1,
        sessions: settles.to_vec(),
        note: note.to_owned(),
        at,
    }
}

/// The payments as they are to be stored, among the people of the page that is shown.
fn write_down(ctx: &Context, new: &[NewPayment], stamp: Stamp) -> Result<Vec<Paid>, AppError> {
    let state = ctx.money.borrow();
    let around = state.around.as_ref().map(|(_, season)| season);
    let season = if ctx.page() == ui::Page::Balances {
        state.season.as_ref()
    } else {
        around
    };
    let season = season.ok_or(StoreError::NotInSessions)?;
    money::write_down(season, new, stamp, &*ctx.app.clock())
}

/// Takes back what was done last.
pub(in crate::window) fn undo(ctx: &Rc<Context>) {
    let target = ctx.money.borrow_mut().undo.take();
    let Some(target) = target else {
        return say(ctx, None);
    };
    if !begin(ctx) {
        return;
    }
    let stamp = ctx.app.clock().stamp();
    ctx.ask(
        move |db| db.undo_app(target, stamp.edit, stamp.at),
        |ctx, came| done(ctx, came, None),
    );
}

/// Whether nothing else is being written down.
fn begin(ctx: &Context) -> bool {
    !std::mem::replace(&mut ctx.money.borrow_mut().busy, true)
}

/// Says what came of it, and reads again what is owed.
fn done(ctx: &Rc<Context>, came: Result<(), StoreError>, said: Option<(EditId, Message)>) {
    let message = {
        let mut state = ctx.money.borrow_mut();
        state.busy = false;
        match came {
            Ok(()) => {
                state.undo = said.as_ref().map(|(edit, _)| *edit);
                said.map(|(_, message)| message)
            }
            Err(error) => {
                state.undo = None;
                Some(failed(&error))
            }
        }
    };
    say(ctx, message);
    if ctx.page() == ui::Page::Balances {
        read_all(ctx);
    } else if let Some(id) = result::session(ctx) {
        read_around(ctx, id);
    }
}

fn failed(error: &dyn std::error::Error) -> Message {
    let why = error.to_string();
    Message::BooksPayFailed { why }
}

/// Says something at the foot of the page, with Undo where there is something to take back.
fn say(ctx: &Context, message: Option<Message>) {
    let undo = ctx.money.borrow().undo.is_some() && message.is_some();
    let action = if undo { Message::Undo } else { Message::Blank };
    if ctx.page() == ui::Page::Balances {
        balances::say_notice(ctx, message);
        let adapter = ctx.window.global::<ui::BalancesAdapter>();
        adapter.set_notice_action(ctx.say(&action));
        adapter.set_notice_action_label(ctx.say(&action));
    } else {
        result::say_notice(ctx, message);
        let adapter = ctx.window.global::<ui::ResultAdapter>();
        adapter.set_notice_action(ctx.say(&action));
        adapter.set_notice_action_label(ctx.say(&action));
    }
}
