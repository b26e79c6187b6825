//! The players page: the roster with sessions and money, one player's statistics, and merge candidates.
//!
//! * [`roster()`]: all players, one per line;
//! * [`person()`]: one player in full, with the running total;
//! * [`rates()`]: success rates, in rows; tricks under a contract, bids against tricks;
//! * [`merge_candidates()`]: players who may be one person.

mod person;
mod rates;

use crate::ledger::{PlayerId, names_alike};
use crate::money::{Currency, Money};
use crate::scheme::Target;
use crate::stats::{Achievement, PlayerSummary, Record};
use crate::text::Search;
use crate::view::message::{Message, MoneyChange, called, game_by_id};
use crate::view::page::PlayersPage;
use crate::view::table::count;
use std::collections::BTreeSet;

pub use super::page::{MergeCandidate, Person, PlayerFigure, RosterRow, SessionOfPlayer};
pub use person::{person, running_total};
pub use rates::{bars, by_contract, grid, rates, session_grid};

/// The minimum number of hands for statistics.
pub const FEWEST_HANDS: u64 = 3;

/// A task's name on its own, as in `record`.
fn task(record: &Record, task: &Achievement) -> Message {
    match task {
        Achievement::Contract(id) => contract(record, id, "contract"),
        Achievement::Bid(bid) | Achievement::Level(bid) => Message::players_bid_of(*bid),
        Achievement::Hand => {
            let mut games = record.sessions.iter().map(|one| one.game.as_str());
            let first = games.next();
            let only = first.filter(|first| games.all(|other| other == *first));
            game_by_id(only.unwrap_or("whist"))
        }
    }
}

/// A task's name within a sentence.
fn task_inline(record: &Record, of: &Achievement) -> Message {
    match of {
        Achievement::Contract(id) => contract(record, id, "in"),
        other => task(record, other),
    }
}

fn contract(record: &Record, id: &str, form: &str) -> Message {
    let goal = record.goals.get(&Achievement::Contract(id.to_owned()));
    let name = goal.map_or(id, |goal| goal.name.as_str());
    called(form, id, name)
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
    let currencies = currencies(known);
    let currency = wanted
        .filter(|wanted| currencies.contains(wanted))
        .or_else(|| currencies.first().copied());
    let search = Search::of(search);
    let found = |one: &&Known| search.finds([one.name.as_str()]);
    let mut found: Vec<&Known> = known.iter().filter(found).collect();
    // A stable sort: equal players stay in name order.
    found.sort_by_key(|one| std::cmp::Reverse((one.summary.sessions, one.summary.hands)));
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

/// The currencies played for, by number of players, then by code.
fn currencies(known: &[Known]) -> Vec<Currency> {
    let mut all: Vec<(usize, Currency)> = Vec::new();
    for (currency, _) in known.iter().flat_map(|one| &one.summary.money) {
        match all.iter_mut().find(|(_, own)| own == currency) {
            Some((times, _)) => *times += 1,
            None => all.push((1, *currency)),
        }
    }
    all.sort_by_key(|(times, currency)| (std::cmp::Reverse(*times), currency.code()));
    all.into_iter().map(|(_, currency)| currency).collect()
}

fn money(one: &Known, currency: Option<Currency>) -> Option<MoneyChange> {
    let currency = currency?;
    Some(MoneyChange(currency.find_in(&one.summary.money)?, currency))
}

fn row(one: &Known, currency: Option<Currency>) -> RosterRow {
    let sessions = match one.summary.sessions {
        0 => Message::PlayersNoSession,
        n => Message::players_sessions(n),
    };
    let money = money(one, currency);
    let (name, said) = (one.name.clone(), sessions.clone());
    let says = match money {
        Some(money) => Message::players_roster_says(name, said, money),
        None => Message::players_roster_says_name(name, said),
    };
    RosterRow {
        id: one.id,
        name: one.name.clone(),
        sessions,
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
) -> Vec<MergeCandidate> {
    let may_be = |other: &&Known| other.id != who.id && !co_players.contains(&other.id);
    let twin = |other: &Known| MergeCandidate {
        id: other.id,
        name: other.name.clone(),
        note: names_alike(&who.name, &other.name).then_some(Message::PlayersAlikeNote),
        says: Message::players_merge_says(&who.name, &other.name),
    };
    let mut all: Vec<MergeCandidate> = known.iter().filter(may_be).map(twin).collect();
    all.sort_by_key(|twin| twin.note.is_none());
    all
}
