//! The result page: standings, the score curve, who pays whom, and what comes next.

use super::desk::Desk;
use super::models::fill;
use super::{chart, more, payments, table};
use crate::app::Owed;
use crate::ledger::{Edit, Ledger, SessionId};
use crate::settle::SettleError;
use crate::view::answer::stays;
use crate::view::debts::DebtRow;
use crate::view::result::{PaymentLine, ResultView, Standing, result};
use crate::view::{Message, MoneyChange};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

/// One button below the result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Button {
    Again,
    Share,
    Sheet,
    PlayOn,
    End,
}

/// Connects the page's callbacks.
pub(super) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::ResultAdapter>();
    adapter.on_back(desk.on(back));
    adapter.on_pressed(desk.on_one(press));
    adapter.on_shared(desk.on_one(super::share::act));
    adapter.on_notice_acted(desk.on(super::share::act_on_notice));
    adapter.on_balances_opened(desk.on(super::balances::open));
    adapter.on_payment_opened(desk.on_one(|desk, index| {
        if let Some((row, settles)) = payment(desk, index) {
            payments::open(desk, row, settles);
        }
    }));
    adapter.on_paid_toggled(desk.on_one(|desk, index| {
        if let Some((row, settles)) = payment(desk, index) {
            payments::toggle(desk, &row, &settles);
        }
    }));
    let weak = Rc::downgrade(desk);
    adapter.on_chart_commands(move |line, width, height| {
        let course = weak.upgrade().and_then(|desk| {
            let tables = desk.tables.borrow();
            let view = result(tables.shown()?.book.ledger()).ok()?;
            let line = usize::try_from(line).ok()?;
            let rtl = desk.words.borrow().language().rtl;
            Some(chart::course(&view.curves, line, width, height, rtl))
        });
        course.unwrap_or_default().into()
    });
    let weak = Rc::downgrade(desk);
    adapter.on_chart_name_shift(move |line, height, apart| {
        let shift = weak.upgrade().and_then(|desk| {
            let tables = desk.tables.borrow();
            let view = result(tables.shown()?.book.ledger()).ok()?;
            let line = usize::try_from(line).ok()?;
            Some(chart::name_shift(&view.curves, line, height, apart))
        });
        shift.unwrap_or_default()
    });
}

/// Shows the result of the session on the table.
pub(super) fn open(desk: &Rc<Desk>) {
    say_notice(desk, None);
    payments::forget_undo(desk);
    desk.window.global::<ui::PaymentAdapter>().set_open(false);
    desk.pictured.set(None);
    refresh(desk);
    desk.go(ui::Page::Result);
    if let Some(session) = session(desk) {
        payments::read_around(desk, session);
    }
}

/// The session whose result is shown.
pub(super) fn session(desk: &Desk) -> Option<SessionId> {
    let tables = desk.tables.borrow();
    Some(tables.shown()?.book.ledger().session().id)
}

/// What is left to be paid of a session and what was paid for it, with the sessions that are settled with it: one for
/// each currency. Nothing before it was read.
pub(super) fn owed(desk: &Desk, ledger: &Ledger) -> Option<Result<Vec<Owed>, SettleError>> {
    let session = ledger.session().id;
    Some(payments::around(desk, session)?.owed(ledger))
}

/// A payment of the page with the sessions that it settles.
fn payment(desk: &Desk, index: i32) -> Option<(DebtRow, Vec<SessionId>)> {
    let tables = desk.tables.borrow();
    let all = owed(desk, tables.shown()?.book.ledger())?.ok()?;
    let mut rows = all.into_iter().flat_map(|(debts, settles)| {
        let rows = debts.rows.into_iter();
        rows.map(move |row| (row, settles.clone()))
    });
    rows.nth(usize::try_from(index).ok()?)
}

/// Shows the result as it stands.
pub(super) fn refresh(desk: &Desk) {
    let tables = desk.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let words = desk.words.borrow();
    let adapter = desk.window.global::<ui::ResultAdapter>();
    match result(table.book.ledger()) {
        Ok(view) => {
            show(&adapter, &view, &words);
            let owed = owed(desk, table.book.ledger()).transpose();
            if let Err(error) = &owed {
                fail(&adapter, *error, &words);
            }
            let owed = owed.ok().flatten().unwrap_or_default();
            show_payments(&adapter, &view, &owed, &words);
        }
        Err(error) => fail(&adapter, error, &words),
    }
    let shown = buttons(table.book.ledger())
        .into_iter()
        .map(|button| button_shown(button, &words))
        .collect();
    adapter.set_buttons(fill(&adapter.get_buttons(), shown));
    super::share::show(&adapter, &words);
    super::pictures::refresh(desk);
    super::phones::show_books(desk);
}

fn fail(adapter: &ui::ResultAdapter<'_>, error: SettleError, words: &Words) {
    let why = error.to_string();
    adapter.set_notice_leaves(false);
    adapter.set_notice(words.say(&Message::FileFailed { why }).into());
}

fn back(desk: &Rc<Desk>) {
    let ended = desk
        .tables
        .borrow()
        .shown()
        .is_none_or(|table| table.book.ledger().session().ended.is_some());
    if ended {
        super::sessions::open(desk);
    } else {
        desk.go(ui::Page::Table);
    }
}

fn buttons(ledger: &Ledger) -> Vec<Button> {
    if ledger.session().ended.is_some() {
        vec![Button::Again, Button::Share, Button::Sheet, Button::PlayOn]
    } else {
        vec![Button::End, Button::Share, Button::PlayOn]
    }
}

fn button_shown(button: Button, words: &Words) -> ui::ResultButton {
    let (icon, text, label) = match button {
        Button::Again => (
            ui::IconKind::Cards,
            Message::SameTableAgain,
            Message::SameTableAgain,
        ),
        Button::Share => (
            ui::IconKind::Share,
            Message::FilesShare,
            Message::FilesShare,
        ),
        Button::Sheet => (ui::IconKind::Sheet, Message::MoreSheet, Message::MoreSheet),
        Button::PlayOn => (ui::IconKind::Undo, Message::MorePlayOn, Message::MorePlayOn),
        Button::End => (ui::IconKind::Flag, Message::EndNow, Message::MoreEnd),
    };
    ui::ResultButton {
        icon,
        text: words.say(&text).into(),
        label: words.say(&label).into(),
        enabled: true,
        main: matches!(button, Button::Again | Button::End),
    }
}

fn press(desk: &Rc<Desk>, index: i32) {
    let pressed = desk.tables.borrow().shown().and_then(|table| {
        let buttons = buttons(table.book.ledger());
        buttons.get(usize::try_from(index).ok()?).copied()
    });
    match pressed {
        Some(Button::Again) => more::again(desk),
        Some(Button::Share) => desk
            .window
            .global::<ui::ResultAdapter>()
            .set_share_open(true),
        Some(Button::Sheet) => open_sheet(desk),
        Some(Button::PlayOn) => {
            more::play_on(desk);
            desk.go(ui::Page::Table);
        }
        Some(Button::End) => {
            let at = desk.app.surroundings().now();
            table::edit(desk, Edit::End { at });
            refresh(desk);
        }
        None => {}
    }
}

/// Shows the sheet, the last hand in view.
fn open_sheet(desk: &Rc<Desk>) {
    let last = desk.tables.borrow().shown().map(|table| {
        let session = table.book.ledger().session();
        (session.id, session.hands.len().saturating_sub(1))
    });
    if let Some((session, last)) = last {
        table::open_at(desk, session, last);
    }
}

/// Says something at the foot of the page.
pub(super) fn say_notice(desk: &Desk, message: Option<Message>) {
    desk.saved.take();
    let adapter = desk.window.global::<ui::ResultAdapter>();
    let leaves = message.as_ref().is_some_and(|message| !stays(message));
    adapter.set_notice_leaves(leaves);
    let text = message.map(|message| desk.say(&message));
    adapter.set_notice(text.unwrap_or_default());
    adapter.set_notice_action(SharedString::new());
    adapter.set_notice_action_label(SharedString::new());
}

fn show(adapter: &ui::ResultAdapter<'_>, view: &ResultView, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    adapter.set_title(say(&view.title));
    adapter.set_subtitle(say(&view.subtitle));
    adapter.set_stake_caption(say(&view.stake));
    adapter.set_points_head(say(&Message::HeadPoints));
    adapter.set_money_head(
        view.currency
            .map(|currency| words.currency_head(currency))
            .unwrap_or_default()
            .into(),
    );
    adapter.set_has_money(view.currency.is_some());
    let rows = view
        .rows
        .iter()
        .map(|row| standing(row, view, words))
        .collect();
    adapter.set_rows(fill(&adapter.get_rows(), rows));
    adapter.set_closing_label(say(&view.closing));
    let points = view.points_sum.map(|points| words.number(points));
    adapter.set_closing_points(points.unwrap_or_default().into());
    let closing = match view.points_sum {
        Some(points) => Message::ClosingSays {
            points,
            label: view.closing.clone().part(),
        },
        None => view.closing.clone(),
    };
    adapter.set_closing_sentence(say(&closing));
    let money = view
        .money_sum
        .zip(view.currency)
        .map(|(money, currency)| words.money(money, currency));
    adapter.set_closing_money(money.unwrap_or_default().into());
    chart::show(adapter, view, words);
    adapter.set_balances_label(if view.currency.is_some() {
        say(&Message::BooksAllBalances)
    } else {
        SharedString::new()
    });
    adapter.set_notes(fill(
        &adapter.get_notes(),
        view.rubber
            .iter()
            .chain(&view.sat_out)
            .chain(&view.odd)
            .map(say)
            .collect(),
    ));
    adapter.set_note(view.note.as_str().into());
    adapter.set_stakes_head(say(&Message::BooksHeadStakes));
    adapter.set_stakes(fill(
        &adapter.get_stakes(),
        view.stakes.iter().map(say).collect(),
    ));
}

/// Shows what is left to be paid and what was paid: until that is read what would be paid if nothing had been, and so
/// for ever where the table paid as it went.
fn show_payments(adapter: &ui::ResultAdapter<'_>, view: &ResultView, owed: &[Owed], words: &Words) {
    let (title, note) = match owed.first() {
        Some((debts, _)) => (words.say(&debts.title), debts.together.as_ref()),
        None if view.currency.is_some() => (words.say(&view.payments_title), None),
        None => (String::new(), None),
    };
    let rows: Vec<ui::Payment> = if owed.is_empty() {
        let lines = view.payments.iter();
        lines
            .map(|payment| payment_shown(payment, view, words))
            .collect()
    } else {
        let rows = owed.iter().flat_map(|(debts, _)| &debts.rows);
        rows.map(|row| payments::shown(row, words)).collect()
    };
    adapter.set_payments_title(title.into());
    adapter.set_payments_note(note.map(|note| words.say(note)).unwrap_or_default().into());
    adapter.set_payments(fill(&adapter.get_payments(), rows));
    adapter.set_can_mark_paid(!owed.is_empty());
}

fn standing(row: &Standing, view: &ResultView, words: &Words) -> ui::StandingRow {
    let money = row.money.zip(view.currency);
    let (place, name, points) = (row.place, row.name.clone(), row.points);
    let label = match money {
        Some((money, currency)) => Message::StandingSaysMoney {
            place,
            name,
            points,
            money: MoneyChange(money, currency),
        },
        None => Message::StandingSays {
            place,
            name,
            points,
        },
    };
    ui::StandingRow {
        place: words.number(row.place).into(),
        name: row.name.as_str().into(),
        points: words.points(row.points).into(),
        money: money
            .map(|(money, currency)| words.money_change(money, currency))
            .unwrap_or_default()
            .into(),
        money_sign: money.map_or(0, |(money, _)| i32::try_from(money.0.signum()).unwrap_or(0)),
        first: row.place == 1 && view.rows.iter().any(|other| other.place > 1),
        label: words.say(&label).into(),
    }
}

fn payment_shown(payment: &PaymentLine, view: &ResultView, words: &Words) -> ui::Payment {
    ui::Payment {
        from: payment.from.as_str().into(),
        to: payment.to.as_str().into(),
        why: words.say(&payment.why).into(),
        amount: view
            .currency
            .map(|currency| words.money(payment.money, currency))
            .unwrap_or_default()
            .into(),
        paid: false,
        label: words.say(&payment.says).into(),
        paid_label: SharedString::new(),
    }
}
