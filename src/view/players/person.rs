//! One player in full: four figures, rates, charts, and the list of sessions.

use super::super::page::{Choice, Person, PlayerFigure, SessionOfPlayer};
use super::super::{Dated, Message, MoneyChange, Month, sessions};
use super::charts::with_bars;
use super::running_total::{amount, changes};
use super::{FEWEST_HANDS, Known, bars, grid, rates, running_total, task_inline};
use crate::ledger::PlayerId;
use crate::money::Currency;
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
