//! A player's running total by session, in money or points.

use super::super::chart::{Axes, Curve, chart};
use super::super::page::RunningTotal;
use super::super::{Message, MoneyChange};
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::stats::{PlayerSession, Record};

/// A player's running total, in a currency or in points.
pub fn running_total(record: &Record, currency: Option<Currency>) -> RunningTotal {
    let decimals = record.points().decimals;
    let mut totals = vec![0_i64];
    for step in changes(record, currency) {
        let before = totals.last().copied().unwrap_or(0);
        totals.push(before.saturating_add(step));
    }
    let (title, note) = match currency.map(Currency::code) {
        Some(code) => (
            Message::PlayersMoneyCourse,
            Message::players_running_total(code),
        ),
        None => (Message::PlayersPointsCourse, Message::PlayersRunningPoints),
    };
    let curve = Curve {
        name: String::new(),
        leads: true,
        totals,
        skipped: 0,
    };
    let (every, named) = curve.named();
    let list = named.map(|total| amount(total, currency, decimals));
    let (steps, list) = (curve.totals.len() - 1, list.collect());
    let label = Message::players_course_says(title.clone(), steps, every, list);
    let curves = vec![curve];
    let marks = Axes::of(&curves).marks();
    let unit = currency
        .and_then(|currency| 10_i64.checked_pow(u32::try_from(currency.digits()).ok()?))
        .filter(|unit| marks.iter().all(|mark| mark % unit == 0));
    // Whole currency units if all labels are whole.
    let side = |n: i64| match (currency, unit) {
        (Some(_), Some(unit)) => Message::number(n / unit),
        (Some(currency), _) => Message::players_amount_is((Money(n), currency)),
        (None, _) => amount(n, None, decimals),
    };
    let chart = chart(curves, side, label, Message::PlayersAfterThreeSessions);
    RunningTotal { title, note, chart }
}

/// What the sessions changed in order: money in this currency, else points, all with the most decimals of any.
pub(super) fn changes(record: &Record, currency: Option<Currency>) -> Vec<i64> {
    let (sessions, decimals) = (record.sessions.iter(), record.points().decimals);
    let change = |one: &PlayerSession| match (currency, one.money) {
        (None, _) => Some(one.points.with_decimals(decimals).n),
        (Some(wanted), Some((own, money))) => (own == wanted).then_some(money.0),
        _ => None,
    };
    sessions.filter_map(change).collect()
}

pub(super) fn amount(total: i64, currency: Option<Currency>, decimals: u8) -> Message {
    match currency {
        Some(currency) => Message::payouts_money(MoneyChange(Money(total), currency)),
        None => Message::points_alone(Points { n: total, decimals }),
    }
}
