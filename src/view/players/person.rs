//! One player in full: four figures, rates, charts, and the list of sessions.

use super::super::page::{Choice, Person, PlayerFigure, SessionOfPlayer};
use super::super::{Dated, Message, MoneyChange, Month, sessions};
use super::charts::with_bars;
use super::{FEWEST_HANDS, Known, bars, count, grid, rates, running_total, task_inline};
use crate::ledger::PlayerId;
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::stats::{Achievement, PlayerSession, Record};
use std::collections::BTreeMap;

/// One player's page: the record in the chosen game, and the tricks of the chosen task.
pub fn person(
    who: &Known,
    games: &[String],
    record: &Record,
    names: &BTreeMap<PlayerId, String>,
    task: Option<&Achievement>,
) -> Person {
    let currency = record.currency();
    let hands = record.hands();
    let since = record.sessions.first().map(|first| Month(first.started));
    let line: Message = match since {
        Some(since) => Message::PlayersLine {
            sessions: count(record.sessions.len()),
            hands: count(hands),
            since,
        },
        None => Message::PlayersNoSession,
    };
    let all = (None, Message::SessionsAllGames);
    let each = games
        .iter()
        .map(|game| (Some(game.clone()), sessions::game(game)));
    let shown = with_bars(record);
    let chosen = task
        .filter(|task| shown.contains(task))
        .or_else(|| shown.first().copied());
    let enough = hands >= FEWEST_HANDS;
    let (running_total, curves) = running_total(record, currency);
    let name = || who.name.clone();
    Person {
        name: who.name.clone(),
        line,
        games: if games.len() > 1 {
            let all = std::iter::once(all).chain(each);
            all.map(|(game, name)| Choice::of(name, false, game))
                .collect()
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
        running_total,
        curves,
        bars: chosen.and_then(|task| bars(record, task)),
        tasks: shown
            .iter()
            .map(|task| {
                let name = super::task(record, task);
                Choice::of(name, Some(*task) == chosen, (*task).clone())
                    .says(Message::players_show_tricks(task_inline(record, task)))
            })
            .collect(),
        grid: grid(&record.tasks),
        sessions: (record.sessions.iter().rev())
            .map(|one| session(one, currency))
            .collect(),
        more_sessions: None,
        change_label: Message::players_change_says(name()),
        same_as: Message::players_same_as(name()),
        merge_candidates: Vec::new(),
    }
}

fn figures(record: &Record, currency: Option<Currency>) -> Vec<PlayerFigure> {
    match currency {
        Some(currency) => of_money(record, currency),
        None => of_points(record),
    }
}

fn of_money(record: &Record, currency: Currency) -> Vec<PlayerFigure> {
    let played = record.sessions.iter().filter_map(|one| one.money);
    let own: Vec<i64> = played
        .filter(|(own, _)| *own == currency)
        .map(|(_, money)| money.0)
        .collect();
    let change =
        |money: i64| -> Message { Message::payouts_money(MoneyChange(Money(money), currency)) };
    let code = || currency.code().to_owned();
    let sum = own.iter().copied().fold(0, i64::saturating_add);
    let ahead = own.iter().filter(|money| **money > 0).count();
    vec![
        figure(change(sum), Message::players_money_in_all(code())),
        figure(of_many(ahead, own.len()), Message::players_ahead(own.len())),
        figure(
            change(own.iter().copied().max().unwrap_or(0)),
            Message::players_best_money(code()),
        ),
        figure(
            change(own.iter().copied().min().unwrap_or(0)),
            Message::players_worst_money(code()),
        ),
    ]
}

fn of_points(record: &Record) -> Vec<PlayerFigure> {
    let all = record.points();
    let points = |n: i64| Message::points_alone(Points { n, ..all });
    // Games counted in tenths are scaled to tenths.
    let each = || {
        let sessions = record.sessions.iter();
        sessions.map(|one| one.points.with_decimals(all.decimals).n)
    };
    let won = record.sessions.iter().filter(|one| one.won).count();
    vec![
        figure(points(all.n), Message::PlayersPointsInAll),
        figure(of_many(won, record.sessions.len()), Message::PlayersWon),
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
    let says = Message::players_figure_says(value.clone(), caption.clone());
    PlayerFigure {
        value,
        caption,
        says,
    }
}

fn of_many(made: usize, of: usize) -> Message {
    Message::players_of_many(made, of)
}

/// A session in the list, on a page of this currency.
fn session(one: &PlayerSession, of_page: Option<Currency>) -> SessionOfPlayer {
    let (id, name) = &one.scheme;
    let title = Message::typed_or(&one.title, || Message::scheme_called(id, name));
    let line: Message = Message::players_session_game(sessions::game(&one.game), one.hands);
    let says: Message =
        Message::players_session_says(title.clone(), one.started, line.clone(), one.points);
    let says = match one.money {
        None => says,
        Some((currency, money)) => {
            let money = Message::players_money_in(MoneyChange(money, currency));
            Message::players_session_says_money(says, money)
        }
    };
    SessionOfPlayer {
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
        currency: one
            .money
            .map(|(currency, _)| currency)
            .filter(|currency| Some(*currency) != of_page),
        says,
    }
}
