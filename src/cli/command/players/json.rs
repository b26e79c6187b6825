//! The roster and one player's statistics as JSON. Amounts are decimals with the currency's digits; players are names.

use crate::cli::output::json::some_decimals;
use crate::ledger::PlayerId;
use crate::money::{Currency, Money};
use crate::stats::{Attempts, Brief, Evening, Rate, Record, Task};
use crate::store::Player;
use serde::Serialize;
use std::collections::BTreeMap;

/// A player on the roster.
#[derive(Serialize)]
pub(super) struct PlayerLine<'a> {
    id: String,
    name: &'a str,
    evenings: u64,
    hands: u64,
    money: BTreeMap<&'static str, String>,
}

/// A player's statistics.
#[derive(Serialize)]
pub(super) struct ShowLine<'a> {
    id: String,
    name: &'a str,
    evenings: usize,
    hands: u64,
    won: usize,
    points: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    decimals: Option<u8>,
    money: BTreeMap<&'static str, String>,
    tried: Vec<TriedLine<'a>>,
    partners: Vec<PartnerLine<'a>>,
    sessions: Vec<EveningLine<'a>>,
}

/// A task.
#[derive(Serialize)]
struct TaskLine<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    contract: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bid: Option<u8>,
    #[serde(rename = "winning-bid", skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
}

/// A success rate in per cent, with its bounds.
#[derive(Serialize)]
struct RateLine {
    made: u64,
    of: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    rate: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    low: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    high: Option<u16>,
}

/// The attempts at a task.
#[derive(Serialize)]
struct TriedLine<'a> {
    #[serde(flatten)]
    task: TaskLine<'a>,
    #[serde(flatten)]
    rate: RateLine,
    /// By the number of tricks taken.
    tricks: BTreeMap<u8, Attempts>,
}

/// The attempts with a partner.
#[derive(Serialize)]
struct PartnerLine<'a> {
    with: &'a str,
    #[serde(flatten)]
    task: TaskLine<'a>,
    #[serde(flatten)]
    rate: RateLine,
    points: i64,
    money: BTreeMap<&'static str, String>,
}

/// A session.
#[derive(Serialize)]
struct EveningLine<'a> {
    session: String,
    title: &'a str,
    started: String,
    game: &'a str,
    hands: u64,
    points: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    decimals: Option<u8>,
    won: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    money: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    currency: Option<&'static str>,
}

/// All players on the roster.
pub(super) fn list<'a>(
    players: &'a [Player],
    briefs: &BTreeMap<PlayerId, Brief>,
) -> Vec<PlayerLine<'a>> {
    let line = |player: &'a Player| {
        let brief = briefs.get(&player.id).cloned().unwrap_or_default();
        PlayerLine {
            id: player.id.to_string(),
            name: &player.name,
            evenings: brief.evenings,
            hands: brief.hands,
            money: amounts(&brief.money),
        }
    };
    players.iter().map(line).collect()
}

/// A player's statistics.
pub(super) fn show<'a>(
    player: &'a Player,
    record: &'a Record,
    names: &BTreeMap<PlayerId, &'a str>,
) -> ShowLine<'a> {
    let tried = record.tasks.iter().map(|(task, tally)| TriedLine {
        task: task_line(task),
        rate: rate(tally.tries()),
        tricks: tally.iter().collect(),
    });
    let partners = record
        .partners
        .iter()
        .map(|((task, other), together)| PartnerLine {
            with: names.get(other).copied().unwrap_or_default(),
            task: task_line(task),
            rate: rate(together.tries),
            points: together.points,
            money: amounts(&together.money),
        });
    ShowLine {
        id: player.id.to_string(),
        name: &player.name,
        evenings: record.evenings.len(),
        hands: record.hands(),
        won: record.evenings.iter().filter(|one| one.won).count(),
        points: record.points().n,
        decimals: some_decimals(record.points().decimals),
        money: amounts(&record.money()),
        tried: tried.collect(),
        partners: partners.collect(),
        sessions: record.evenings.iter().map(evening).collect(),
    }
}

fn task_line(task: &Task) -> TaskLine<'_> {
    let (contract, bid, level) = match task {
        Task::Contract(id) => (Some(id.as_str()), None, None),
        Task::Bid(bid) => (None, Some(*bid), None),
        Task::Level(level) => (None, None, Some(*level)),
        Task::Hand => (None, None, None),
    };
    TaskLine {
        contract,
        bid,
        level,
    }
}

fn rate(tries: Attempts) -> RateLine {
    let rate = Rate::of(tries);
    RateLine {
        made: tries.made,
        of: tries.of,
        rate: rate.filter(|rate| !rate.few).map(Rate::percent),
        low: rate.map(|rate| rate.bounds().0),
        high: rate.map(|rate| rate.bounds().1),
    }
}

fn evening(one: &Evening) -> EveningLine<'_> {
    EveningLine {
        session: one.session.to_string(),
        title: &one.title,
        started: one.started.to_rfc3339(),
        game: &one.game,
        hands: one.hands,
        points: one.points.n,
        decimals: some_decimals(one.points.decimals),
        won: one.won,
        money: one.money.map(|(currency, money)| money.decimal(currency)),
        currency: one.money.map(|(currency, _)| currency.code()),
    }
}

fn amounts(money: &[(Currency, Money)]) -> BTreeMap<&'static str, String> {
    money
        .iter()
        .map(|(currency, money)| (currency.code(), money.decimal(*currency)))
        .collect()
}
