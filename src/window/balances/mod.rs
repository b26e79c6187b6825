//! The page of balances: what people owe each other over all sessions, settled in one go or one by one.

pub(super) mod payments;

use super::context::Desk;
use super::shown::{Set, Shown};
use super::table;
use crate::ledger::SessionId;
use crate::view::Message;
use crate::view::money::balances::{
    BooksView, CurrencyView, OPEN_AT_ONCE, OpenAccount, books, left_out,
};
use crate::view::money::debts::{DebtRow, Facts};
use crate::view::table::answer::stays;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

/// Connects the page's callbacks.
pub(super) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::BalancesAdapter>();
    adapter.on_person_tapped(desk.on_two(choose_person));
    adapter.on_session_toggled(desk.on_two(choose_session));
    adapter.on_session_opened(desk.on_two(open_session));
    adapter.on_all_marked(desk.on_one(mark_all));
    adapter.on_more_shown(desk.on(|desk| {
        desk.money.borrow_mut().chosen.shown += OPEN_AT_ONCE;
        refresh(desk);
    }));
    adapter.on_notice_acted(desk.on(payments::undo));
    let weak = Rc::downgrade(desk);
    adapter.on_payment_opened(move |block, index, paid| {
        let Some(desk) = weak.upgrade() else { return };
        if let Some((row, settles)) = payment(&desk, block, index, paid) {
            payments::open(&desk, row, settles);
        }
    });
    let weak = Rc::downgrade(desk);
    adapter.on_payment_toggled(move |block, index, paid| {
        let Some(desk) = weak.upgrade() else { return };
        if let Some((row, settles)) = payment(&desk, block, index, paid) {
            payments::toggle(&desk, &row, &settles);
        }
    });
}

/// Shows the page, and reads everything anew.
pub(super) fn open(desk: &Rc<Desk>) {
    say_notice(desk, None);
    payments::forget_undo(desk);
    desk.money.borrow_mut().chosen = crate::view::money::balances::Chosen::default();
    refresh(desk);
    desk.go(ui::Page::Balances);
    payments::read_all(desk);
}

/// Shows what is known.
pub(super) fn refresh(desk: &Desk) {
    let view = match view(desk) {
        Some(Ok(view)) => view,
        Some(Err(why)) => return say_notice(desk, Some(Message::BooksPayFailed { why })),
        None => return,
    };
    let words = desk.words.borrow();
    let adapter = desk.window.global::<ui::BalancesAdapter>();
    adapter.set_hint_people(Message::BooksHintPeople.shown(&words));
    adapter.set_hint_sessions(Message::BooksHintSessions.shown(&words));
    view.set(&adapter, &words);
    desk.money.borrow_mut().view = Some(view);
}

/// Says something at the foot of the page.
pub(super) fn say_notice(desk: &Desk, message: Option<Message>) {
    let adapter = desk.window.global::<ui::BalancesAdapter>();
    let leaves = message.as_ref().is_some_and(|message| !stays(message));
    adapter.set_notice_leaves(leaves);
    let text = message.map(|message| desk.say(&message));
    adapter.set_notice(text.unwrap_or_default());
    adapter.set_notice_action(SharedString::new());
    adapter.set_notice_action_label(SharedString::new());
}

/// What the page shows, or why it cannot be worked out; nothing before it was read.
fn view(desk: &Desk) -> Option<Result<BooksView, String>> {
    let state = desk.money.borrow();
    let season = state.season.as_ref()?;
    let facts = Facts {
        by_hand: &[],
        moved: &season.moved,
        paid: &season.paid,
        called: season,
    };
    let sessions: Vec<_> = season.left_out.iter().map(|one| one.session).collect();
    let view = books(&season.books, &facts, &state.chosen);
    let whole = view.map(|view| BooksView {
        left_out: left_out(&sessions, season),
        ..view
    });
    Some(whole.map_err(|error| error.to_string()))
}

/// A currency that the page shows.
fn currency(desk: &Desk, block: i32) -> Option<CurrencyView> {
    let state = desk.money.borrow();
    let all = &state.view.as_ref()?.currencies;
    all.get(usize::try_from(block).ok()?).cloned()
}

/// A payment of the page with the sessions that it settles.
fn payment(desk: &Desk, block: i32, index: i32, paid: bool) -> Option<(DebtRow, Vec<SessionId>)> {
    let one = currency(desk, block)?;
    let rows = if paid { one.paid } else { one.pays };
    let row = rows.into_iter().nth(usize::try_from(index).ok()?)?;
    Some((row, one.settles))
}

fn account(desk: &Desk, block: i32, index: i32) -> Option<OpenAccount> {
    let one = currency(desk, block)?;
    let mut all = one.open.into_iter().chain(one.running);
    all.nth(usize::try_from(index).ok()?)
}

fn choose_person(desk: &Rc<Desk>, block: i32, index: i32) {
    let who = currency(desk, block).and_then(|one| {
        let at = usize::try_from(index).ok()?;
        one.people.get(at).map(|person| person.player)
    });
    if let Some(who) = who {
        let only = &mut desk.money.borrow_mut().chosen.only;
        if !only.remove(&who) {
            only.insert(who);
        }
    }
    refresh(desk);
}

fn choose_session(desk: &Rc<Desk>, block: i32, index: i32) {
    if let Some(account) = account(desk, block, index) {
        let chosen = &mut desk.money.borrow_mut().chosen;
        // What goes on is out until it is ticked, everything else in.
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
    refresh(desk);
}

/// Opens the result of the session, of some that were settled together that of the last one that is there.
fn open_session(desk: &Rc<Desk>, block: i32, index: i32) {
    let Some(account) = account(desk, block, index) else {
        return;
    };
    let last = desk.money.borrow().season.as_ref().and_then(|season| {
        let there = |id: &&SessionId| season.sessions.contains_key(*id);
        account.sessions.iter().rev().find(there).copied()
    });
    if let Some(session) = last {
        table::open_result(desk, session);
    }
}

fn mark_all(desk: &Rc<Desk>, block: i32) {
    if let Some(one) = currency(desk, block) {
        payments::pay(desk, &one.pays, &one.settles, None, "");
    }
}
