//! One player in full: four figures, rates, charts, and the list of sessions.

use super::rates::with_bars;
use super::{FEWEST_HANDS, Known, bars, grid, rates, task_inline};
use crate::ledger::PlayerId;
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::stats::{Achievement, PlayerSession, Record};
use crate::view::chart::{Axes, Curve, chart};
use crate::view::page::{Choice, Person, PlayerFigure, RunningTotal, SessionOfPlayer};
use crate::view::{Dated, Message, MoneyChange, Month, sessions};
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
    let since = record.sessions.first().map(|first| Month(first.started));
    let line = match since {
        Some(since) => Message::players_line(record.sessions.len(), record.hands(), since),
        None => Message::PlayersNoSession,
    };
    let shown = with_bars(record);
    let chosen = task
        .filter(|task| shown.contains(task))
        .or_else(|| shown.first().copied());
    let figures = figures(record, currency);
    Person {
        name: who.name.clone(),
        line,
        games: sessions::choices_of_games(games, None),
        too_few: figures
            .is_empty()
            .then_some(Message::PlayersAfterThreeHands),
        figures,
        rates: rates(record, names),
        running_total: running_total(record, currency),
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
        change_label: Message::players_change_says(&who.name),
        same_as: Message::players_same_as(&who.name),
        merge_candidates: Vec::new(),
    }
}

fn figures(record: &Record, currency: Option<Currency>) -> Vec<PlayerFigure> {
    if record.hands() < FEWEST_HANDS {
        return Vec::new();
    }
    let (each, decimals) = (changes(record, currency), record.points().decimals);
    let say = |n: i64| amount(n, currency, decimals);
    let sum = say(each.iter().copied().fold(0, i64::saturating_add));
    let [best, worst] =
        [each.iter().max(), each.iter().min()].map(|n| say(n.copied().unwrap_or(0)));
    let ahead = each.iter().filter(|money| **money > 0).count();
    let won = record.sessions.iter().filter(|one| one.won).count();
    let figures = if let Some(code) = currency.map(Currency::code) {
        let ahead = Message::players_of_many(ahead, each.len());
        [
            (sum, Message::players_money_in_all(code)),
            (ahead, Message::players_ahead(each.len())),
            (best, Message::players_best_money(code)),
            (worst, Message::players_worst_money(code)),
        ]
    } else {
        [
            (sum, Message::PlayersPointsInAll),
            (
                Message::players_of_many(won, each.len()),
                Message::PlayersWon,
            ),
            (best, Message::PlayersBestPoints),
            (worst, Message::PlayersWorstPoints),
        ]
    };
    let figure = |(value, caption): (Message, Message)| PlayerFigure {
        says: Message::players_figure_says(value.clone(), caption.clone()),
        value,
        caption,
    };
    figures.map(figure).into()
}

/// A session in the list, on a page of this currency.
fn session(one: &PlayerSession, of_page: Option<Currency>) -> SessionOfPlayer {
    let (id, name) = &one.scheme;
    let title = Message::typed_or(&one.title, || Message::scheme_called(id, name));
    let line = Message::players_session_game(sessions::game(&one.game), one.hands);
    let money = one
        .money
        .map(|(currency, money)| MoneyChange(money, currency));
    let says = Message::players_session_says(title.clone(), one.started, line.clone(), one.points);
    let says = match money.map(Message::players_money_in) {
        None => says,
        Some(money) => Message::players_session_says_money(says, money),
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
        currency: money
            .map(|money| money.1)
            .filter(|own| Some(*own) != of_page),
        money,
        says,
    }
}

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
fn changes(record: &Record, currency: Option<Currency>) -> Vec<i64> {
    let (sessions, decimals) = (record.sessions.iter(), record.points().decimals);
    let change = |one: &PlayerSession| match (currency, one.money) {
        (None, _) => Some(one.points.with_decimals(decimals).n),
        (Some(wanted), Some((own, money))) => (own == wanted).then_some(money.0),
        _ => None,
    };
    sessions.filter_map(change).collect()
}

fn amount(total: i64, currency: Option<Currency>, decimals: u8) -> Message {
    match currency {
        Some(currency) => Message::payouts_money(MoneyChange(Money(total), currency)),
        None => Message::points_alone(Points { n: total, decimals }),
    }
}
