//! A player's running total by session, in money or points.

use super::super::chart::{self, Axes};
use super::super::page::RunningTotal;
use super::super::result::Curve;
use super::super::{Message, MoneyChange};
use super::FEWEST_SESSIONS;
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::stats::{PlayerSession, Record};

/// How many totals the accessible label names at most.
const NAMED: usize = 12;

/// A player's running total, in a currency or in points.
pub fn running_total(record: &Record, currency: Option<Currency>) -> (RunningTotal, Vec<Curve>) {
    let decimals = record.points().decimals;
    let steps = changes(record, currency);
    let mut totals = vec![0_i64];
    for step in &steps {
        let before = totals.last().copied().unwrap_or(0);
        totals.push(before.saturating_add(*step));
    }
    let (title, note) = match currency.map(Currency::code) {
        Some(code) => (
            Message::PlayersMoneyCourse,
            Message::players_running_total(code),
        ),
        None => (Message::PlayersPointsCourse, Message::PlayersRunningPoints),
    };
    let every = steps.len().div_ceil(NAMED).max(1);
    let end = totals.len() - 1;
    let named = totals.iter().enumerate().skip(1);
    let named = named.filter(|(at, _)| at % every == 0 || *at == end);
    let list = named
        .map(|(_, total)| amount(*total, currency, decimals))
        .collect();
    let short = steps.len() < FEWEST_SESSIONS;
    let label = Message::players_course_says(title.clone(), steps.len(), every, list);
    let curve = Curve {
        name: String::new(),
        leads: true,
        totals,
        skipped: 0,
    };
    let curves = vec![curve];
    let axes = Axes::of(&curves);
    // With too few sessions only the axes are drawn.
    let lines = if short {
        Vec::new()
    } else {
        chart::lines(&curves)
    };
    let unit = currency
        .and_then(|currency| 10_i64.checked_pow(u32::try_from(currency.digits()).ok()?))
        .filter(|unit| axes.marks().iter().all(|mark| mark % unit == 0));
    // Whole currency units if all labels are whole.
    let side = |n: i64| match (currency, unit) {
        (Some(_), Some(unit)) => Message::number(n / unit),
        (Some(currency), _) => Message::players_amount_is((Money(n), currency)),
        (None, _) => amount(n, None, decimals),
    };
    let empty = short.then_some(Message::PlayersAfterThreeSessions);
    let chart = axes.chart(lines, side, label, empty);
    (RunningTotal { title, note, chart }, curves)
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
