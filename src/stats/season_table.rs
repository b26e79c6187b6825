//! Standings as a table, for page, message and file.

use super::{Average, Column, PlayerSummary, SeasonStanding};
use crate::ledger::{PlayerId, SessionId};
use crate::money::{Currency, Money};
use crate::points::Points;
use chrono::NaiveDate;

/// A player's totals: a row of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The player.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// The rank; `None` without a value, or for an average of too few sessions.
    pub place: Option<usize>,
    /// Their sessions, hands and money.
    pub summary: PlayerSummary,
    /// The number of first, second and third ranks. If all are level, nobody is first.
    pub places: [u64; 3],
    /// All points, if they can be summed.
    pub points: i64,
    /// Their average by the measure; `None` if none of their sessions has it.
    pub average: Option<Average>,
    /// The cells of all columns but the first, each with its column.
    pub cells: Vec<(Column, Cell)>,
}

/// A cell of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Empty.
    Blank,
    /// A number of sessions or hands.
    Count(u64),
    /// Points.
    Points(Points),
    /// Winnings or losses.
    Money(Money, Currency),
    /// An average with its number of sessions, and whether those are too few for a rank.
    Average(Box<Cell>, u64, bool),
    /// A session's value, and its day.
    Session(Box<Cell>, NaiveDate),
}

impl SeasonStanding {
    /// The currency of average, best and worst session; `None` for points.
    pub fn currency(&self) -> Option<Currency> {
        match self.measure {
            Some(Column::Money(currency)) => Some(currency),
            _ => None,
        }
    }

    pub(super) fn cell(&self, row: &Row, column: Column) -> Cell {
        let (scale, currency) = (self.scale.unwrap_or_default(), self.currency());
        let decimals = scale.decimals;
        let points = |n: i64| Cell::Points(Points { n, decimals });
        let money = |money: Money| Some(Cell::Money(money, currency?));
        let of = |cell: fn(Average) -> (i64, SessionId, NaiveDate)| {
            row.average.map_or(Cell::Blank, |average| {
                let (n, _, day) = cell(average);
                let value = money(Money(n)).unwrap_or_else(|| points(n));
                Cell::Session(Box::new(value), day)
            })
        };
        match column {
            Column::Player => Cell::Blank,
            Column::Sessions => Cell::Count(row.summary.sessions),
            Column::Hands => Cell::Count(row.summary.hands),
            Column::Points => points(row.points),
            Column::Average => row.average.map_or(Cell::Blank, |average| {
                let value = money(average.money());
                let value = value.unwrap_or_else(|| Cell::Points(average.points(scale)));
                Cell::Average(Box::new(value), average.sessions, self.is_few(row))
            }),
            Column::First => Cell::Count(row.places[0]),
            Column::Second => Cell::Count(row.places[1]),
            Column::Third => Cell::Count(row.places[2]),
            Column::Best => of(|average| average.best),
            Column::Worst => of(|average| average.worst),
            Column::Money(currency) => (row.summary.money.get(&currency))
                .map_or(Cell::Blank, |money| Cell::Money(*money, currency)),
        }
    }
}

impl Cell {
    /// The amount in plain digits, for a file.
    pub fn plain(&self) -> String {
        match self {
            Self::Blank => String::new(),
            Self::Count(n) => n.to_string(),
            Self::Points(points) => points.to_string(),
            Self::Money(money, currency) => money.decimal(*currency),
            Self::Average(value, ..) | Self::Session(value, _) => value.plain(),
        }
    }
}
