//! Seasons as JSON. Players are names, amounts are decimals with the currency's digits, points are in the scheme's
//! units.

use super::Shown;
use crate::app::session::season::SeasonSessions;
use crate::exchange::column_name;
use crate::ledger::{Season, SeasonChoice};
use crate::money::Money;
use crate::stats::Measure;
use crate::view::season::Row;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// The sessions that belong to a season.
#[derive(Serialize)]
pub(super) struct ChoiceLine<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    players: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
}

impl<'a> ChoiceLine<'a> {
    pub(super) fn of(
        name: Option<&'a str>,
        choice: &'a SeasonChoice,
        players: Vec<String>,
    ) -> Self {
        Self {
            name,
            players,
            game: choice.game.as_deref(),
            from: choice.from.map(|day| day.to_string()),
            to: choice.to.map(|day| day.to_string()),
        }
    }

    pub(super) fn kept(season: &'a Season, players: Vec<String>) -> Self {
        Self::of(Some(&season.name), &season.choice, players)
    }
}

/// Standings.
#[derive(Serialize)]
pub(super) struct StandingLine<'a> {
    #[serde(flatten)]
    choice: ChoiceLine<'a>,
    evenings: u64,
    hands: u64,
    games: Vec<String>,
    #[serde(skip_serializing_if = "is_whole")]
    decimals: u8,
    /// The measure of average, best and worst session.
    #[serde(skip_serializing_if = "Option::is_none")]
    measure: Option<&'static str>,
    sort: &'static str,
    /// The number of sessions below which an average is not ranked.
    fewest: u64,
    left_out: usize,
    standing: Vec<RowLine>,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
fn is_whole(decimals: &u8) -> bool {
    *decimals == 0
}

/// A player's totals.
#[derive(Serialize)]
struct RowLine {
    place: Option<usize>,
    player: String,
    evenings: u64,
    hands: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i64>,
    first: u64,
    second: u64,
    third: u64,
    money: BTreeMap<&'static str, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    average: Option<AverageLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<SessionLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    worst: Option<SessionLine>,
}

/// An average with its number of sessions.
#[derive(Serialize)]
struct AverageLine {
    value: String,
    evenings: u64,
    few: bool,
}

/// A session and its value.
#[derive(Serialize)]
struct SessionLine {
    value: Value,
    session: String,
    day: String,
}

/// The standings of a season.
pub(super) fn standing<'a>(
    choice: ChoiceLine<'a>,
    read: &SeasonSessions,
    shown: &Shown,
) -> StandingLine<'a> {
    let standing = &shown.standing;
    let scale = standing.scale;
    let measure = standing.measure;
    StandingLine {
        choice,
        evenings: standing.evenings,
        hands: standing.hands,
        games: standing.games.iter().map(ToString::to_string).collect(),
        decimals: scale.map_or(0, |scale| scale.decimals),
        measure: measure.map(|measure| match measure {
            Measure::Points => "points",
            Measure::Money(currency) => currency.code(),
        }),
        sort: column_name(shown.table.by),
        fewest: standing.fewest,
        left_out: read.all.left_out,
        standing: shown
            .table
            .rows
            .iter()
            .map(|row| line(row, read, shown))
            .collect(),
    }
}

fn line(row: &Row, read: &SeasonSessions, shown: &Shown) -> RowLine {
    let (standing, line) = (&shown.standing, &row.line);
    let amount = |n: i64| match standing.measure {
        Some(Measure::Money(currency)) => Money(n).decimal(currency).into(),
        _ => n.into(),
    };
    let session = |(n, at): (i64, usize)| {
        let one = read.all.sessions.get(at)?;
        Some(SessionLine {
            value: amount(n),
            session: one.id.to_string(),
            day: one.started.format("%Y-%m-%d").to_string(),
        })
    };
    let money = line.money.iter();
    RowLine {
        place: row.place,
        player: row.name.clone(),
        evenings: line.evenings,
        hands: line.hands,
        points: standing.scale.map(|_| line.points),
        first: line.places[0],
        second: line.places[1],
        third: line.places[2],
        money: money
            .map(|(currency, money)| (currency.code(), money.decimal(*currency)))
            .collect(),
        average: line.average.map(|average| AverageLine {
            value: match standing.measure {
                Some(Measure::Money(currency)) => average.money().decimal(currency),
                _ => average
                    .points(standing.scale.unwrap_or_default())
                    .to_string(),
            },
            evenings: average.evenings,
            few: average.few,
        }),
        best: line.average.and_then(|average| session(average.best)),
        worst: line.average.and_then(|average| session(average.worst)),
    }
}
