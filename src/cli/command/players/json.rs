//! The roster and one player's statistics as JSON. Amounts are decimals with the currency's digits; players are names.

use crate::cli::output::{Object, amounts, object, some_decimals};
use crate::ledger::PlayerId;
use crate::stats::{Achievement, Attempts, PlayerSession, PlayerSummary, Rate, Record};
use crate::store::Player;
use std::collections::BTreeMap;

/// A player on the roster.
pub(super) fn line(player: &Player, summary: &PlayerSummary) -> Object {
    object! {
        "id": player.id,
        "name": &player.name,
        "evenings": summary.sessions,
        "hands": summary.hands,
        "money": amounts(&summary.money),
    }
}

/// A player's statistics.
pub(super) fn show(player: &Player, record: &Record, names: &BTreeMap<PlayerId, &str>) -> Object {
    let tried = record.tasks.iter().map(|(name, tally)| {
        let tricks = tally.iter().map(|(tricks, tries)| {
            let tries = object! { "made": tries.made, "of": tries.of };
            (tricks, tries)
        });
        let tricks = object! { "tricks": Object::map(tricks) };
        task(name).and(rate(tally.tries())).and(tricks)
    });
    let partners = record.partners.iter().map(|((name, other), together)| {
        let with = object! { "with": names.get(other).copied().unwrap_or_default() };
        let result = object! {
            "points": together.points,
            "money": amounts(&together.money),
        };
        with.and(task(name)).and(rate(together.tries)).and(result)
    });
    object! {
        "id": player.id,
        "name": &player.name,
        "evenings": record.sessions.len(),
        "hands": record.hands(),
        "won": record.sessions.iter().filter(|one| one.won).count(),
        "points": record.points().n,
        "decimals?": some_decimals(record.points().decimals),
        "money": amounts(&record.money()),
        "tried": tried.collect::<Vec<_>>(),
        "partners": partners.collect::<Vec<_>>(),
        "sessions": record.sessions.iter().map(session).collect::<Vec<_>>(),
    }
}

fn task(task: &Achievement) -> Object {
    match task {
        Achievement::Contract(id) => object! { "contract": id },
        Achievement::Bid(bid) => object! { "bid": *bid },
        Achievement::Level(level) => object! { "winning-bid": *level },
        Achievement::Hand => Object::default(),
    }
}

/// A success rate in per cent, with its bounds.
fn rate(tries: Attempts) -> Object {
    let rate = Rate::of(tries);
    object! {
        "made": tries.made,
        "of": tries.of,
        "rate?": rate.filter(|rate| !rate.few).map(Rate::percent),
        "low?": rate.map(|rate| rate.bounds().0),
        "high?": rate.map(|rate| rate.bounds().1),
    }
}

fn session(one: &PlayerSession) -> Object {
    object! {
        "session": one.session,
        "title": &one.title,
        "started": one.started.to_rfc3339(),
        "game": &one.game,
        "hands": one.hands,
        "points": one.points.n,
        "decimals?": some_decimals(one.points.decimals),
        "won": one.won,
        "money?": one.money.map(|(currency, money)| money.decimal(currency)),
        "currency?": one.money.map(|(currency, _)| currency.code()),
    }
}
