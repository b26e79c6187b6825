//! What somebody came to evening by evening: a running total, in money or in points.

use super::super::{Message, MoneyChange};
use super::FEWEST_EVENINGS;
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::stats::Record;

/// How many totals the accessible label names at most.
const NAMED: usize = 12;

/// A running total over evenings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// What it is of.
    pub title: Message,
    /// What is shown of it.
    pub note: Message,
    /// 0 and the total after each evening: minor units of the currency, or points as the finest of the games counts them.
    pub totals: Vec<i64>,
    /// How many decimals points have.
    pub decimals: u8,
    /// What it is counted in; none for points.
    pub currency: Option<Currency>,
    /// What stands in it as long as there are too few evenings.
    pub empty: Option<Message>,
    /// The whole as a sentence.
    pub says: Message,
}

/// The running total of somebody, in a currency or in points.
pub fn course(record: &Record, currency: Option<Currency>) -> Course {
    let decimals = record.points().decimals;
    let steps: Vec<i64> = if let Some(currency) = currency {
        let played = record.evenings.iter().filter_map(|one| one.money);
        let own = played.filter(|(own, _)| *own == currency);
        own.map(|(_, money)| money.0).collect()
    } else {
        let points = record.evenings.iter().map(|one| one.points);
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
                Message::PlayersRunningTotal { currency },
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
    let short = steps.len() < FEWEST_EVENINGS;
    Course {
        says: Message::PlayersCourseSays {
            title: title.clone().nested(),
            n: i64::try_from(steps.len()).unwrap_or(i64::MAX),
            every: i64::try_from(every).unwrap_or(i64::MAX),
            list,
        },
        title,
        note,
        currency,
        empty: short.then_some(Message::PlayersAfterThreeEvenings),
        totals,
        decimals,
    }
}

fn amount(total: i64, currency: Option<Currency>, decimals: u8) -> Message {
    match currency {
        Some(currency) => Message::PlayersMoneyIs {
            money: MoneyChange(Money(total), currency),
        },
        None => Message::PointsAlone {
            n: Points { n: total, decimals },
        },
    }
}
