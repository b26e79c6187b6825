//! One player in full: four figures, rates, charts, and the list of sessions.

use super::super::page::{EveningRow, PlayerFigure};
use super::super::{Dated, Message, MoneyChange, Month, SchemeName, sessions};
use super::pictures::with_bars;
use super::{
    Bars, Course, FEWEST_HANDS, Grid, Known, RateGroup, bars, count, course, grid, rates,
    task_inline,
};
use crate::ledger::PlayerId;
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::stats::{Evening, Record, Task};
use std::collections::BTreeMap;

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their name.
    pub name: String,
    /// Evenings and hands, and since when.
    pub line: Message,
    /// The games that they played; all of them together where there are more.
    pub games: Vec<(Option<String>, Message)>,
    /// What they came to; none where they have hardly played.
    pub figures: Vec<PlayerFigure>,
    /// What stands in their place.
    pub too_few: Option<Message>,
    /// How often something came off.
    pub rates: Vec<RateGroup>,
    /// What they came to evening by evening.
    pub course: Course,
    /// The tasks whose tricks can be shown: what each is called, and that as a button.
    pub tasks: Vec<(Task, Message, Message)>,
    /// The tricks of the one that is shown.
    pub bars: Option<Bars>,
    /// Bids beside tricks taken.
    pub grid: Option<Grid>,
    /// The evenings, the newest first.
    pub evenings: Vec<EveningRow>,
}

/// One player as the page shows them: their record in the game that is chosen, and the tricks of the task that is.
pub fn person(
    who: &Known,
    games: &[String],
    record: &Record,
    names: &BTreeMap<PlayerId, String>,
    task: Option<&Task>,
) -> Person {
    let currency = record.currency();
    let hands = record.hands();
    let since = record.evenings.first().map(|first| Month(first.started));
    let line: Message = match since {
        Some(since) => Message::PlayersLine {
            evenings: count_of(record.evenings.len()),
            hands: count(hands),
            since,
        },
        None => Message::PlayersNoEvening,
    };
    let all = (None, Message::PlayersAllGames);
    let each = games
        .iter()
        .map(|game| (Some(game.clone()), sessions::game(game)));
    let shown = with_bars(record);
    let chosen = task
        .filter(|task| shown.contains(task))
        .or_else(|| shown.first().copied());
    let enough = hands >= FEWEST_HANDS;
    Person {
        name: who.name.clone(),
        line,
        games: if games.len() > 1 {
            std::iter::once(all).chain(each).collect()
        } else {
            Vec::new()
        },
        figures: if enough {
            figures(record, currency)
        } else {
            Vec::new()
        },
        too_few: (!enough).then_some(Message::PlayersAfterThreeHands),
        rates: rates(record, names),
        course: course(record, currency),
        bars: chosen.and_then(|task| bars(record, task)),
        tasks: shown
            .iter()
            .map(|task| {
                let name = super::task(record, task);
                let what = task_inline(record, task).nested();
                ((*task).clone(), name, Message::PlayersShowTricks { what })
            })
            .collect(),
        grid: grid(&record.tasks),
        evenings: record.evenings.iter().rev().map(evening).collect(),
    }
}

fn figures(record: &Record, currency: Option<Currency>) -> Vec<PlayerFigure> {
    match currency {
        Some(currency) => of_money(record, currency),
        None => of_points(record),
    }
}

fn of_money(record: &Record, currency: Currency) -> Vec<PlayerFigure> {
    let played = record.evenings.iter().filter_map(|one| one.money);
    let own: Vec<i64> = played
        .filter(|(own, _)| *own == currency)
        .map(|(_, money)| money.0)
        .collect();
    let change = |money: i64| -> Message {
        Message::PlayersMoneyIs {
            money: MoneyChange(Money(money), currency),
        }
    };
    let code = || currency.code().to_owned();
    let sum = own.iter().copied().fold(0, i64::saturating_add);
    let ahead = own.iter().filter(|money| **money > 0).count();
    vec![
        figure(change(sum), Message::PlayersMoneyInAll { currency: code() }),
        figure(of_many(ahead, own.len()), Message::PlayersAhead),
        figure(
            change(own.iter().copied().max().unwrap_or(0)),
            Message::PlayersBestMoney { currency: code() },
        ),
        figure(
            change(own.iter().copied().min().unwrap_or(0)),
            Message::PlayersWorstMoney { currency: code() },
        ),
    ]
}

fn of_points(record: &Record) -> Vec<PlayerFigure> {
    let all = record.points();
    let points = |n: i64| Message::PointsAlone {
        n: Points { n, ..all },
    };
    // Games counted in tenths are scaled to tenths.
    let each = || {
        let evenings = record.evenings.iter();
        evenings.map(|one| one.points.with_decimals(all.decimals).n)
    };
    let won = record.evenings.iter().filter(|one| one.won).count();
    vec![
        figure(points(all.n), Message::PlayersPointsInAll),
        figure(of_many(won, record.evenings.len()), Message::PlayersWon),
        figure(
            points(each().max().unwrap_or(0)),
            Message::PlayersBestPoints,
        ),
        figure(
            points(each().min().unwrap_or(0)),
            Message::PlayersWorstPoints,
        ),
    ]
}

fn figure(value: Message, caption: Message) -> PlayerFigure {
    let caption: Message = caption;
    let says = Message::PlayersFigureSays {
        value: value.clone().nested(),
        caption: caption.clone().nested(),
    };
    PlayerFigure {
        value,
        caption,
        says,
    }
}

fn of_many(made: usize, of: usize) -> Message {
    Message::PlayersOfMany {
        made: count_of(made),
        of: count_of(of),
    }
}

fn evening(one: &Evening) -> EveningRow {
    let title = if one.title.is_empty() {
        let (id, name) = one.scheme.clone();
        Message::SchemeCalled {
            scheme: SchemeName { id, name },
        }
    } else {
        Message::typed(&one.title)
    };
    let line: Message = Message::PlayersEveningGame {
        game: sessions::game(&one.game).nested(),
        hands: count(one.hands),
    };
    let says: Message = Message::PlayersEveningSays {
        title: title.clone().nested(),
        day: one.started,
        game: line.clone().nested(),
        points: one.points,
    };
    let says = match one.money {
        None => says,
        Some((currency, money)) => {
            let money = Message::PlayersMoneyIn {
                money: MoneyChange(money, currency),
                currency: currency.code().to_owned(),
            };
            Message::PlayersEveningSaysMoney {
                says: says.nested(),
                money: money.nested(),
            }
        }
    };
    EveningRow {
        id: one.session,
        day: Dated {
            at: one.started,
            now: one.started,
        },
        title,
        line,
        points: one.points,
        money: one
            .money
            .map(|(currency, money)| MoneyChange(money, currency)),
        says,
    }
}

fn count_of(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
