//! A player's running total by session, in money or points.

use super::super::chart::{self, Axes};
use super::super::page::RunningTotal;
use super::super::result::Curve;
use super::super::{Message, MoneyChange};
use super::{FEWEST_SESSIONS, count};
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::stats::Record;

/// How many totals the accessible label names at most.
const NAMED: usize = 12;

/// A player's running total, in a currency or in points.
pub fn running_total(record: &Record, currency: Option<Currency>) -> (RunningTotal, Vec<Curve>) {
    let decimals = record.points().decimals;
    let steps: Vec<i64> = if let Some(currency) = currency {
        let played = record.sessions.iter().filter_map(|one| one.money);
        let own = played.filter(|(own, _)| *own == currency);
        own.map(|(_, money)| money.0).collect()
    } else {
        let points = record.sessions.iter().map(|one| one.points);
        points.map(|one| one.with_decimals(decimals).n).collect()
    };
    let mut totals = vec![0_i64];
    for step in &steps {
        let before = totals.last().copied().unwrap_or(0);
        totals.push(before.saturating_add(*step));
    }
    let (title, note): (Message, Message) = match currency {
        Some(currency) => {
            let currency = currency.code().to_owned();
            (
                Message::PlayersMoneyCourse,
                Message::players_running_total(currency),
            )
        }
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
    let label = Message::PlayersCourseSays {
        title: title.clone().nested(),
        n: count(steps.len()),
        every: count(every),
        list,
    };
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

fn amount(total: i64, currency: Option<Currency>, decimals: u8) -> Message {
    match currency {
        Some(currency) => Message::payouts_money(MoneyChange(Money(total), currency)),
        None => Message::points_alone(Points { n: total, decimals }),
    }
}
