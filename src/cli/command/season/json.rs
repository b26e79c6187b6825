//! Seasons as JSON. Players are names, amounts are decimals with the currency's digits, points are in the scheme's
//! units.

use crate::app::session::season::SeasonSessions;
use crate::cli::output::{Object, amounts, object, some_decimals};
use crate::exchange::column_name;
use crate::ledger::{PlayerId, SeasonChoice, name_order};
use crate::money::Money;
use crate::stats::{Measure, SeasonStanding};
use crate::view::season::{Row, Table};
use serde_json::Value;
use std::collections::BTreeMap;

/// The sessions that belong to a season.
pub(super) fn choice(
    name: Option<&str>,
    choice: &SeasonChoice,
    names: &BTreeMap<PlayerId, String>,
) -> Object {
    let players = choice.players.iter();
    let players = players.map(|who| names.get(who).cloned().unwrap_or_else(|| who.to_string()));
    let mut players: Vec<String> = players.collect();
    players.sort_by_cached_key(|name| name_order(name));
    players.dedup();
    object! {
        "name?": name,
        "players?": players,
        "game?": choice.game,
        "from?": choice.from,
        "to?": choice.to,
    }
}

/// The standings of a season. `fewest` is the minimum number of sessions for a ranked average; `measure` is the unit of
/// average, best and worst session.
pub(super) fn standing(
    choice: Object,
    read: &SeasonSessions,
    standing: &SeasonStanding,
    table: &Table,
) -> Object {
    let rows = table.rows.iter().map(|row| line(row, read, standing));
    let measure = standing.measure.map(|measure| match measure {
        Measure::Points => "points",
        Measure::Money(currency) => currency.code(),
    });
    let standing = object! {
        "evenings": standing.sessions,
        "hands": standing.hands,
        "games": standing.games.iter().map(|game| &**game).collect::<Vec<_>>(),
        "decimals?": standing.scale.and_then(|scale| some_decimals(scale.decimals)),
        "measure?": measure,
        "sort": column_name(table.by),
        "fewest": standing.fewest,
        "left_out": read.all.left_out.len(),
        "standing": rows.collect::<Vec<_>>(),
    };
    choice.and(standing)
}

/// A player's totals.
fn line(row: &Row, read: &SeasonSessions, standing: &SeasonStanding) -> Object {
    let line = &row.line;
    let session = |(n, at): (i64, usize)| {
        let one = read.all.sessions.get(at)?;
        let value = match standing.measure {
            Some(Measure::Money(currency)) => Money(n).decimal(currency).into(),
            _ => Value::from(n),
        };
        Some(object! {
            "value": value,
            "session": one.id,
            "day": one.started.date_naive(),
        })
    };
    let average = line.average.map(|average| {
        let value = match standing.measure {
            Some(Measure::Money(currency)) => average.money().decimal(currency),
            _ => average
                .points(standing.scale.unwrap_or_default())
                .to_string(),
        };
        object! { "value": value, "evenings": average.sessions, "few": average.few }
    });
    object! {
        "place": row.place,
        "player": &row.name,
        "evenings": line.sessions,
        "hands": line.hands,
        "points?": standing.scale.map(|_| line.points),
        "first": line.places[0],
        "second": line.places[1],
        "third": line.places[2],
        "money": amounts(&line.money),
        "average?": average,
        "best?": line.average.and_then(|average| session(average.best)),
        "worst?": line.average.and_then(|average| session(average.worst)),
    }
}
