//! A season in words: its sessions, notes and running totals, and the rows of its standings.

use super::chart::chart;
use super::page::{Chart, ChartLine, Choice};
use super::sessions::game;
use super::{Message, MoneyChange, players::amount};

pub use super::page::SeasonView;
use crate::ledger::{PlayerId, SeasonChoice};
use crate::money::{Currency, Money};
use crate::stats::season_table::{Cell, Row};
use crate::stats::{Column, SeasonOptions, SeasonStanding, Sessions};
use chrono::{DateTime, FixedOffset, NaiveDate, NaiveTime};

/// How many leaders are drawn.
const LEADERS_DRAWN: usize = 5;

/// The season of these sessions, with its name if it is saved.
pub fn season(
    name: Option<&str>,
    choice: &SeasonChoice,
    all: &Sessions,
    asked: SeasonOptions,
) -> SeasonView {
    let chosen = chosen(choice, |who| all.name(who));
    let standing = SeasonStanding::of(all, asked);
    let mixed = match standing.games.len() {
        ..2 => Message::SeasonManyScales,
        _ => Message::SeasonManyGames,
    };
    let is_mixed = standing.sessions > 0 && standing.scale.is_none();
    let few = standing.rows.iter().any(|row| standing.is_few(row));
    let left_out = Some(all.left_out.len()).filter(|n| *n > 0);
    let notes = [
        is_mixed.then_some(mixed),
        few.then(|| Message::season_few(standing.fewest)),
        left_out.map(Message::players_left_out),
    ];
    let measures = standing.measures.iter().copied();
    let measures = measures.filter(|_| standing.measures.len() > 1);
    let choice_of = |one: Column| {
        let text = match one {
            Column::Money(currency) => Message::season_by_money(currency),
            _ => Message::SeasonByPoints,
        };
        Choice::of(text, Some(one) == standing.measure, one)
    };
    SeasonView {
        title: name.map_or_else(|| chosen.clone(), Message::typed),
        choice: name.map(|_| chosen),
        line: line(&standing),
        notes: notes.into_iter().flatten().collect(),
        chart: running_totals(all, &standing),
        measures: measures.map(choice_of).collect(),
        standing,
    }
}

impl SeasonView {
    /// Which sessions belong to it, unless the title says it or all do.
    pub fn part(&self) -> Option<&Message> {
        let choice = self.choice.as_ref();
        choice.filter(|choice| **choice != Message::SeasonAll)
    }
}

/// Which sessions belong to a season.
pub fn chosen(choice: &SeasonChoice, name: impl Fn(PlayerId) -> String) -> Message {
    let mut parts = Vec::new();
    let names = choice.names(name);
    parts.extend(names.iter().map(|name| Message::typed(name)));
    parts.extend(choice.game.as_deref().map(game));
    let day = |day: NaiveDate| day.and_time(NaiveTime::MIN).and_utc().fixed_offset();
    parts.extend(match (choice.from.map(day), choice.to.map(day)) {
        (Some(from), Some(to)) => Some(days(from, to)),
        (Some(day), None) => Some(Message::season_since(day)),
        (None, Some(day)) => Some(Message::season_until(day)),
        (None, None) => None,
    });
    if parts.is_empty() {
        return Message::SeasonAll;
    }
    Message::value(parts)
}

fn line(standing: &SeasonStanding) -> Message {
    let Some((from, to)) = standing.days else {
        return Message::SeasonNone;
    };
    Message::season_line(standing.sessions, standing.hands, days(from, to))
}

/// A date range, or a single day.
fn days(from: DateTime<FixedOffset>, to: DateTime<FixedOffset>) -> Message {
    if from.date_naive() == to.date_naive() {
        Message::value(from)
    } else {
        Message::season_days(from, to)
    }
}

/// The running totals of the leaders.
fn running_totals(all: &Sessions, standing: &SeasonStanding) -> Chart {
    let drawn = standing.rows.iter().take(LEADERS_DRAWN);
    let drawn = drawn.filter(|_| standing.measure.is_some());
    let lines = drawn.map(|row| {
        let totals = standing.running_total(all, row.player);
        ChartLine::of(row.name.clone(), row.place == Some(1), totals, 0)
    });
    let lines: Vec<ChartLine> = lines.collect();
    let decimals = standing.scale.map_or(0, |scale| scale.decimals);
    let currency = standing.currency();
    let amount = |n: i64| amount(n, currency, decimals);
    let side = |n: i64| match currency {
        Some(currency) => Message::value((Money(n), currency)),
        None => amount(n),
    };
    let says = lines.iter().map(|line| {
        let (_, named) = line.named();
        Message::labelled(line.name.clone(), named.map(amount).collect::<Vec<_>>())
    });
    let says: Vec<Message> = says.collect();
    let says = Some(says).filter(|says| !says.is_empty());
    let label = says.map(Message::season_course_says).unwrap_or_default();
    chart(lines, side, label, Message::PlayersAfterThreeSessions)
}

impl Row {
    /// The row as a sentence: rank, name, and all cells.
    pub fn sentence(&self) -> Message {
        let (name, parts) = (self.name.clone(), self.parts(|_| true));
        match self.place {
            Some(place) => Message::season_row(place, name, parts),
            None => Message::labelled(name, parts),
        }
    }

    /// The cells of these columns with their heads, but blank ones.
    pub fn parts(&self, wanted: impl Fn(Column) -> bool) -> Vec<Message> {
        let cells = self.cells.iter();
        let cells = cells.filter(|(column, cell)| wanted(*column) && *cell != Cell::Blank);
        let parts = cells.map(|(column, cell)| Message::spaced(head(*column), cell.said()));
        parts.collect()
    }
}

/// The columns but those of money, each with its name in files and on the command line, and its head.
pub const COLUMNS: [(Column, &str, Message); 10] = [
    (Column::Player, "player", Message::SeasonPlayer),
    (Column::Sessions, "evenings", Message::SeasonSessions),
    (Column::Hands, "hands", Message::SeasonHands),
    (Column::Points, "points", Message::HeadPoints),
    (Column::Average, "average", Message::SeasonAverage),
    (Column::First, "first", Message::SeasonFirst),
    (Column::Second, "second", Message::SeasonSecond),
    (Column::Third, "third", Message::SeasonThird),
    (Column::Best, "best", Message::SeasonBest),
    (Column::Worst, "worst", Message::SeasonWorst),
];

/// A column's name in files and on the command line, and its head.
pub fn named(column: Column) -> (&'static str, Message) {
    match column {
        // A currency is named by its code, chips by a word.
        Column::Money(Currency::CHIPS) => (Currency::CHIPS.code(), Message::StakesChipsName),
        Column::Money(currency) => (currency.code(), Message::value(currency)),
        _ => {
            let found = COLUMNS.into_iter().find(|(one, ..)| *one == column);
            let named = found.map(|(_, name, head)| (name, head));
            named.unwrap_or_default()
        }
    }
}

/// The head of a column.
pub fn head(column: Column) -> Message {
    named(column).1
}

impl Cell {
    /// The cell in a sentence.
    pub fn said(&self) -> Message {
        match self {
            Self::Blank => Message::Blank,
            Self::Count(n) => Message::number(*n),
            Self::Points(n) => Message::points_alone(*n),
            Self::Money(money, currency) => Message::value(MoneyChange(*money, *currency)),
            Self::Average(value, n, _) => Message::season_average_of(value.said(), *n),
            Self::Session(value, _) => value.said(),
        }
    }
}
