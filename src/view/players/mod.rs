//! The players page: the roster with sessions and money, one player's statistics, and merge candidates.
//!
//! * [`roster()`]: all players, one per line;
//! * [`person()`]: one player in full: four figures, rates, charts, and the list of sessions;
//! * [`rates()`]: success rates, in rows; tricks under a contract, bids against tricks;
//! * [`merge_candidates()`]: players who may be one person.

mod rates;

use crate::ledger::{PlayerId, names_alike};
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::scheme::Target;
use crate::stats::{Achievement, PlayerSession, PlayerSummary, Record, by_frequency};
use crate::text::Search;
use crate::view::chart::{Axes, chart};
use crate::view::message::{contract_called, game_by_id};
use crate::view::page::{ChartLine, Choice, PlayersPage, RunningTotal, TextRow};
use crate::view::table::count;
use crate::view::{Message, MoneyChange, Month, sessions};
use rates::with_bars;
use std::collections::{BTreeMap, BTreeSet};

pub use super::page::{Person, PlayerRow, SessionOfPlayer};
pub use rates::{bars, grid, rates, session_charts};

/// The minimum number of hands for statistics.
pub const FEWEST_HANDS: u64 = 3;

/// A task's name in `record`, on its own.
fn task(record: &Record, task: &Achievement) -> Message {
    task_in(record, task, "contract")
}

/// Like [`task`]; `form` is `contract` on its own, and `in` within a sentence.
fn task_in(record: &Record, task: &Achievement, form: &str) -> Message {
    match task {
        Achievement::Contract(id) => {
            let name = record.goals.get(task).map_or(id, |goal| &goal.name);
            contract_called(form, id, name)
        }
        Achievement::Bid(bid) | Achievement::Level(bid) => Message::players_bid_of(*bid),
        Achievement::Hand => {
            let mut games = record.sessions.iter().map(|one| &*one.session.scheme.game);
            let first = games.next();
            let only = first.filter(|first| games.all(|other| other == *first));
            game_by_id(only.unwrap_or("whist"))
        }
    }
}

/// The tricks needed for it, as a sentence.
fn target(target: Target) -> Message {
    let n = i64::from(target.tricks());
    match target {
        Target::AtLeast(_) => Message::players_makes_at_least(n),
        Target::Exactly(_) => Message::players_makes_exactly(n),
        Target::AtMost(_) => Message::players_makes_at_most(n),
    }
}

/// A player on the roster with their totals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Their id.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// Their totals.
    pub summary: PlayerSummary,
}

/// The roster in the wanted currency, else the most common one, limited to names that match the search.
pub fn roster(known: &[Known], wanted: Option<Currency>, search: &str) -> PlayersPage {
    let money_of_all = known.iter().flat_map(|one| one.summary.money.keys());
    let currencies = by_frequency(money_of_all.copied());
    let currency = wanted
        .filter(|wanted| currencies.contains(wanted))
        .or_else(|| currencies.first().copied());
    let search = Search::of(search);
    let mut found = by_sessions(known);
    found.retain(|one| search.finds([one.name.as_str()]));
    let sum = known.iter().filter_map(|one| money(one, currency));
    let sum = sum.fold(0_i64, |sum, money| sum.saturating_add(money.0.0));
    // The next one, after the last the first again.
    let shown = currencies.iter().position(|one| Some(*one) == currency);
    let other = shown.and_then(|at| currencies.iter().cycle().nth(at + 1).copied());
    let other = other.filter(|one| Some(*one) != currency);
    let code = |currency: Currency| currency.code().to_owned();
    PlayersPage {
        roster: found.into_iter().map(|one| row(one, currency)).collect(),
        empty: known.is_empty(),
        money_head: currency,
        other_currency: other.map(code).unwrap_or_default(),
        other_label: other.map(|other| Message::players_show_in(code(other))),
        other,
        closing_money: currency.map(|currency| (Money(sum), currency)),
        closing_label: currency
            .map(|currency| Message::players_closing_says((Money(sum), currency))),
        ..PlayersPage::default()
    }
}

/// All players, most sessions first.
pub fn by_sessions(known: &[Known]) -> Vec<&Known> {
    let mut all: Vec<&Known> = known.iter().collect();
    // A stable sort: equal players stay in name order.
    all.sort_by_key(|one| std::cmp::Reverse((one.summary.sessions, one.summary.hands)));
    all
}

fn money(one: &Known, currency: Option<Currency>) -> Option<MoneyChange> {
    let currency = currency?;
    Some(MoneyChange(*one.summary.money.get(&currency)?, currency))
}

fn row(one: &Known, currency: Option<Currency>) -> PlayerRow {
    let sessions = match one.summary.sessions {
        0 => Message::PlayersNoSession,
        n => Message::players_sessions(n),
    };
    let money = money(one, currency);
    let (name, said) = (one.name.clone(), sessions.clone());
    let says = match money {
        Some(money) => Message::players_roster_says(name, said, money),
        None => Message::listed(name, said),
    };
    PlayerRow {
        id: one.id,
        name: one.name.clone(),
        note: Some(sessions),
        money,
        says,
        chosen: false,
    }
}

/// The players who may be the same person, similar names first. `co_players` are those who shared a table.
pub fn merge_candidates(
    known: &[Known],
    who: &Known,
    co_players: &BTreeSet<PlayerId>,
) -> Vec<PlayerRow> {
    let may_be = |other: &&Known| other.id != who.id && !co_players.contains(&other.id);
    let twin = |other: &Known| PlayerRow {
        id: other.id,
        name: other.name.clone(),
        note: names_alike(&who.name, &other.name).then_some(Message::PlayersAlikeNote),
        money: None,
        says: Message::players_merge_says(&who.name, &other.name),
        chosen: false,
    };
    let mut all: Vec<PlayerRow> = known.iter().filter(may_be).map(twin).collect();
    all.sort_by_key(|twin| twin.note.is_none());
    all
}

/// One player's page: the record in the chosen game, and the tricks of the chosen task.
pub fn person(
    who: &Known,
    games: &[String],
    record: &Record,
    names: &BTreeMap<PlayerId, String>,
    task: Option<&Achievement>,
) -> Person {
    let currency = record.currency();
    let since = record.sessions.first();
    let since = since.map(|first| Month(first.session.started));
    let line = match since {
        Some(since) => Message::players_line(record.sessions.len(), record.summary().hands, since),
        None => Message::PlayersNoSession,
    };
    let shown = with_bars(record);
    let chosen = task
        .filter(|task| shown.contains(task))
        .or_else(|| shown.first().copied());
    let figures = figures(record, currency);
    let tasks = shown.iter().map(|task| {
        let name = self::task(record, task);
        let label = Message::players_show_tricks(task_in(record, task, "in"));
        Choice::of(name, Some(*task) == chosen, (*task).clone()).says(label)
    });
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
        tasks: tasks.collect(),
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

fn figures(record: &Record, currency: Option<Currency>) -> Vec<TextRow> {
    if record.summary().hands < FEWEST_HANDS {
        return Vec::new();
    }
    let (each, decimals) = (record.changes(currency), record.points().decimals);
    let say = |n: i64| amount(n, currency, decimals);
    let sum = say(each.iter().copied().fold(0, i64::saturating_add));
    let [best, worst] =
        [each.iter().max(), each.iter().min()].map(|n| say(n.copied().unwrap_or(0)));
    let ahead = each.iter().filter(|money| **money > 0).count();
    let won = record.sessions.iter().filter(|one| one.own.leads).count();
    let figures = if let Some(code) = currency.map(Currency::code) {
        let ahead = Message::out_of(ahead, each.len());
        [
            (sum, Message::players_money_in_all(code)),
            (ahead, Message::players_ahead(each.len())),
            (best, Message::players_best_money(code)),
            (worst, Message::players_worst_money(code)),
        ]
    } else {
        [
            (sum, Message::PlayersPointsInAll),
            (Message::out_of(won, each.len()), Message::PlayersWon),
            (best, Message::PlayersBestPoints),
            (worst, Message::PlayersWorstPoints),
        ]
    };
    let figure = |(title, line): (Message, Message)| TextRow {
        label: Message::players_figure_says(title.clone(), line.clone()),
        title,
        line,
    };
    figures.map(figure).into()
}

/// A session in the list, on a page of this currency.
fn session(one: &PlayerSession, of_page: Option<Currency>) -> SessionOfPlayer {
    let (own, session) = (&one.own, &one.session);
    let (scheme, at, points) = (&session.scheme, session.started, one.points());
    let title = Message::typed_or(&session.standing.title, || {
        Message::scheme_called(&scheme.id, &scheme.name)
    });
    let line = Message::players_session_game(sessions::game(&scheme.game), own.hands);
    let money = own.money;
    let money = money.map(|(currency, money)| MoneyChange(money, currency));
    let says = Message::players_session_says(title.clone(), at, line.clone(), points)
        .and(money.map(Message::players_money_in));
    SessionOfPlayer {
        id: session.id,
        at,
        day: String::new(),
        month: String::new(),
        title,
        line,
        points,
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
    for step in record.changes(currency) {
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
    let line = ChartLine::of(String::new(), true, totals, 0);
    let (every, named) = line.named();
    let list = named.map(|total| amount(total, currency, decimals));
    let (steps, list) = (line.totals.len() - 1, list.collect());
    let label = Message::players_course_says(title.clone(), steps, every, list);
    let lines = vec![line];
    let marks = Axes::of(&lines).marks();
    let unit = currency
        .and_then(|currency| 10_i64.checked_pow(u32::try_from(currency.digits()).ok()?))
        .filter(|unit| marks.iter().all(|mark| mark % unit == 0));
    // Whole currency units if all labels are whole.
    let side = |n: i64| match (currency, unit) {
        (Some(_), Some(unit)) => Message::number(n / unit),
        (Some(currency), _) => Message::value((Money(n), currency)),
        (None, _) => amount(n, None, decimals),
    };
    let chart = chart(lines, side, label, Message::PlayersAfterThreeSessions);
    RunningTotal { title, note, chart }
}

/// Money in this currency, else points.
pub(super) fn amount(total: i64, currency: Option<Currency>, decimals: u8) -> Message {
    match currency {
        Some(currency) => Message::value(MoneyChange(Money(total), currency)),
        None => Message::points_alone(Points { n: total, decimals }),
    }
}
