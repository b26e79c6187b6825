//! The result page: standings, the score curve, who pays whom, and what comes next.

use super::desk::Desk;
use super::models::fill;
use super::{chart, more, table};
use crate::ledger::{Edit, Ledger};
use crate::view::result::{PaymentLine, ResultView, Standing, result};
use crate::view::{Files, Message, MoneyChange};
use crate::words::Words;
use oddtrick_ui as ui;
use slint::{ComponentHandle, SharedString};
use std::rc::Rc;

/// One button below the result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Button {
    Again,
    Share,
    PlayOn,
    End,
}

/// Connects the page's callbacks.
pub(super) fn connect(desk: &Rc<Desk>) {
    let adapter = desk.window.global::<ui::ResultAdapter>();
    adapter.on_back(desk.on(back));
    adapter.on_pressed(desk.on_one(press));
    adapter.on_shared(desk.on_one(super::share::act));
    adapter.on_notice_acted(desk.on(|desk| say_notice(desk, None)));
    let weak = Rc::downgrade(desk);
    adapter.on_chart_commands(move |line, width, height| {
        let course = weak.upgrade().and_then(|desk| {
            let tables = desk.tables.borrow();
            let view = result(tables.shown()?.book.ledger()).ok()?;
            Some(chart::commands(
                &view,
                usize::try_from(line).ok()?,
                width,
                height,
            ))
        });
        course.unwrap_or_default().into()
    });
}

/// Shows the result of the session on the table.
pub(super) fn open(desk: &Rc<Desk>) {
    say_notice(desk, None);
    refresh(desk);
    desk.go(ui::Page::Result);
}

/// Shows the result as it stands.
pub(super) fn refresh(desk: &Desk) {
    let tables = desk.tables.borrow();
    let Some(table) = tables.shown() else { return };
    let words = desk.words.borrow();
    let adapter = desk.window.global::<ui::ResultAdapter>();
    match result(table.book.ledger()) {
        Ok(view) => show(&adapter, &view, &words),
        Err(error) => adapter.set_notice(
            words
                .say(&Message::FileFailed {
                    why: error.to_string(),
                })
                .into(),
        ),
    }
    let shown = buttons(table.book.ledger())
        .into_iter()
        .map(|button| button_shown(button, &words))
        .collect();
    adapter.set_buttons(fill(&adapter.get_buttons(), shown));
    super::share::show(&adapter, &words);
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
        vec![Button::Again, Button::Share, Button::PlayOn]
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
            Files::Share.into(),
            Files::Share.into(),
        ),
        Button::PlayOn => (ui::IconKind::Undo, Message::MoreReopen, Message::MoreReopen),
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
        Some(Button::Again) => {
            let ledger = desk
                .tables
                .borrow()
                .shown()
                .map(|table| table.book.ledger().clone());
            if let Some(ledger) = ledger {
                super::new_session::again(desk, &ledger);
            }
        }
        Some(Button::Share) => desk
            .window
            .global::<ui::ResultAdapter>()
            .set_share_open(true),
        Some(Button::PlayOn) => {
            more::reopen(desk);
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

/// Says something at the foot of the page.
pub(super) fn say_notice(desk: &Desk, message: Option<Message>) {
    let text = message
        .map(|message| desk.say(&message))
        .unwrap_or_default();
    desk.window.global::<ui::ResultAdapter>().set_notice(text);
}

fn show(adapter: &ui::ResultAdapter<'_>, view: &ResultView, words: &Words) {
    let say = |message: &Message| SharedString::from(words.say(message));
    adapter.set_title(say(&view.title));
    adapter.set_subtitle(say(&view.subtitle));
    adapter.set_stake_caption(say(&view.stake));
    adapter.set_points_head(say(&Message::PointsHead));
    adapter.set_money_head(
        view.currency
            .map(super::settings::currency_head)
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
    adapter.set_closing_points(words.number(view.points_sum).into());
    let closing = Message::ClosingSays {
        points: view.points_sum,
        label: view.closing.clone().part(),
    };
    adapter.set_closing_sentence(say(&closing));
    let money = view
        .money_sum
        .zip(view.currency)
        .map(|(money, currency)| words.money(money, currency));
    adapter.set_closing_money(money.unwrap_or_default().into());
    chart::show(adapter, view, words);
    let payments = view.currency.is_some();
    adapter.set_payments_title(if payments {
        say(&view.payments_title)
    } else {
        SharedString::new()
    });
    let lines = view
        .payments
        .iter()
        .map(|payment| payment_shown(payment, view, words))
        .collect();
    adapter.set_payments(fill(&adapter.get_payments(), lines));
    adapter.set_can_mark_paid(false);
    adapter.set_notes(fill(
        &adapter.get_notes(),
        view.odd.iter().map(say).collect(),
    ));
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
        points: words.number(row.points).into(),
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
