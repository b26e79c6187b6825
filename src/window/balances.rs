//! The page of balances: what people owe each other over all sessions, settled in one go or one by one.

use super::desk::Desk;
use super::models::{fill, fill_by, list};
use super::{payments, table};
use crate::ledger::SessionId;
use crate::view::Message;
use crate::view::answer::stays;
use crate::view::books::{
    Balance, BooksView, CurrencyView, OPEN_AT_ONCE, OpenAccount, books, left_out,
};
use crate::view::debts::{DebtRow, Facts};
use crate::words::Words;
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
    desk.money.borrow_mut().chosen = crate::view::books::Chosen::default();
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
    let say = |message: &Message| SharedString::from(words.say(message));
    let maybe = |message: &Option<Message>| say(message.as_ref().unwrap_or(&Message::Blank));
    adapter.set_title(say(&view.title));
    adapter.set_nothing(maybe(&view.nothing));
    adapter.set_how(maybe(&view.how));
    let left_out = desk.money.borrow().season.as_ref().and_then(|season| {
        let sessions: Vec<_> = season.left_out.iter().map(|one| one.session).collect();
        left_out(&sessions, season)
    });
    adapter.set_left_out(maybe(&left_out));
    adapter.set_hint_people(say(&Message::BooksHintPeople));
    adapter.set_hint_sessions(say(&Message::BooksHintSessions));
    let blocks = view.currencies.iter();
    let blocks = blocks.map(|one| block_shown(one, &words)).collect();
    // Rows keep their focus while what stands in them changes.
    let merge = |old: &ui::BalanceBlock, new: ui::BalanceBlock| {
        Some(ui::BalanceBlock {
            people: fill(&old.people, rows(&new.people)),
            open: fill(&old.open, rows(&new.open)),
            pays: fill(&old.pays, rows(&new.pays)),
            paid: fill(&old.paid, rows(&new.paid)),
            ..new
        })
    };
    adapter.set_blocks(fill_by(&adapter.get_blocks(), blocks, merge));
}

fn rows<T: 'static>(model: &slint::ModelRc<T>) -> Vec<T> {
    use slint::Model;
    model.iter().collect()
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
    Some(books(&season.books, &facts, &state.chosen).map_err(|error| error.to_string()))
}

/// A currency of the page, by its place.
fn currency(desk: &Desk, block: i32) -> Option<CurrencyView> {
    let all = view(desk)?.ok()?.currencies;
    all.into_iter().nth(usize::try_from(block).ok()?)
}

/// A payment of the page with the sessions that it settles.
fn payment(desk: &Desk, block: i32, index: i32, paid: bool) -> Option<(DebtRow, Vec<SessionId>)> {
    let one = currency(desk, block)?;
    let rows = if paid { one.paid } else { one.pays };
    let row = rows.into_iter().nth(usize::try_from(index).ok()?)?;
    Some((row, one.settles))
}

fn account(desk: &Desk, block: i32, index: i32) -> Option<OpenAccount> {
    let open = currency(desk, block)?.open;
    open.into_iter().nth(usize::try_from(index).ok()?)
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
        let without = &mut desk.money.borrow_mut().chosen.without;
        for session in account.sessions {
            if account.chosen {
                without.insert(session);
            } else {
                without.remove(&session);
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

fn block_shown(view: &CurrencyView, words: &Words) -> ui::BalanceBlock {
    let say = |message: &Message| SharedString::from(words.say(message));
    let payments = |rows: &[DebtRow]| {
        let rows = rows.iter().map(|row| payments::shown(row, words));
        list(rows.collect())
    };
    let head = words.currency_head(view.currency);
    let sum = words.money(view.sum, view.currency);
    let closing = say(&Message::BooksClose);
    ui::BalanceBlock {
        subtitle: say(&view.subtitle),
        people: list(
            view.people
                .iter()
                .map(|one| person_shown(one, view, words))
                .collect(),
        ),
        closing_says: format!("{closing}: {sum} {head}").into(),
        closing_label: closing,
        closing: sum.into(),
        head: head.as_str().into(),
        open_title: say(&view.open_title),
        open: list(
            view.open
                .iter()
                .map(|one| account_shown(one, view, words))
                .collect(),
        ),
        more: say(view.more.as_ref().unwrap_or(&Message::Blank)),
        pays_title: say(&view.pays_title),
        pays: payments(&view.pays),
        mark_all: say(view.mark_all.as_ref().unwrap_or(&Message::Blank)),
        mark_all_label: say(&mark_all_says(view, words)),
        paid_title: say(&view.paid_title),
        paid: payments(&view.paid),
    }
}

/// The button that marks all of a currency, in full.
fn mark_all_says(view: &CurrencyView, words: &Words) -> Message {
    let Some(mark_all) = view.mark_all.clone() else {
        return Message::Blank;
    };
    let head = words.currency_head(view.currency);
    Message::Beside {
        first: mark_all.part(),
        second: Message::typed(&head).part(),
    }
}

fn person_shown(one: &Balance, view: &CurrencyView, words: &Words) -> ui::BalanceLine {
    let sign = one.money.0.signum();
    ui::BalanceLine {
        name: one.name.as_str().into(),
        money: words.money_change(one.money, view.currency).into(),
        money_sign: i32::try_from(sign).unwrap_or(0),
        chosen: one.chosen,
        label: words.say(&one.says).into(),
    }
}

fn account_shown(one: &OpenAccount, view: &CurrencyView, words: &Words) -> ui::OpenAccount {
    let what = one.title.clone().part();
    ui::OpenAccount {
        title: words.say(&one.title).into(),
        line: words.say(&one.line).into(),
        amount: words.money(one.money, view.currency).into(),
        chosen: one.chosen,
        label: words.say(&one.says).into(),
        open_label: words.say(&Message::BooksShow { what }).into(),
    }
}
