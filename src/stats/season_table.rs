//! Standings as a table, for page, message and file.

use super::{Average, Column, Line, Measure, SeasonStanding};
use crate::ledger::{PlayerId, name_order};
use crate::money::{Currency, Money};
use crate::points::Points;

/// Standings as a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its columns, names first. The rank precedes them.
    pub columns: Vec<Column>,
    /// The column that determines the rank.
    pub by: Column,
    /// A row per player, by rank.
    pub rows: Vec<Row>,
}

/// A row of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The player's totals.
    pub line: Line,
    /// Their name.
    pub name: String,
    /// The rank; `None` for an average of too few sessions.
    pub place: Option<usize>,
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
    /// A session's value, and its index in [`super::Sessions::sessions`].
    Session(Box<Cell>, usize),
}

impl SeasonStanding {
    /// The standings as a table, ranked by one of its columns or the default one.
    pub fn table(&self, by: Option<Column>, name: impl Fn(PlayerId) -> String) -> Table {
        let columns = self.columns();
        let by = by.filter(|by| columns.contains(by));
        let by = by.unwrap_or_else(|| self.usual());
        let order = |who| name_order(&name(who));
        let row = |(place, line): (Option<usize>, &Line)| Row {
            line: line.clone(),
            name: name(line.player),
            place,
            cells: (columns.iter().skip(1))
                .map(|column| (*column, self.cell(line, *column)))
                .collect(),
        };
        Table {
            rows: self.ranked(by, order).into_iter().map(row).collect(),
            columns,
            by,
        }
    }

    /// The currency of average, best and worst session; `None` for points.
    pub fn currency(&self) -> Option<Currency> {
        match self.measure {
            Some(Measure::Money(currency)) => Some(currency),
            _ => None,
        }
    }

    pub(super) fn cell(&self, line: &Line, column: Column) -> Cell {
        let (scale, currency) = (self.scale.unwrap_or_default(), self.currency());
        let decimals = scale.decimals;
        let points = |n: i64| Cell::Points(Points { n, decimals });
        let money = |money: Money| Some(Cell::Money(money, currency?));
        let of = |cell: fn(&Average) -> (i64, usize)| {
            line.average.as_ref().map_or(Cell::Blank, |average| {
                let (n, session) = cell(average);
                let value = money(Money(n)).unwrap_or_else(|| points(n));
                Cell::Session(Box::new(value), session)
            })
        };
        match column {
            Column::Player => Cell::Blank,
            Column::Sessions => Cell::Count(line.sessions),
            Column::Hands => Cell::Count(line.hands),
            Column::Points => points(line.points),
            Column::Average => line.average.map_or(Cell::Blank, |average| {
                let value = money(average.money());
                let value = value.unwrap_or_else(|| Cell::Points(average.points(scale)));
                Cell::Average(Box::new(value), average.sessions, average.few)
            }),
            Column::First => Cell::Count(line.places[0]),
            Column::Second => Cell::Count(line.places[1]),
            Column::Third => Cell::Count(line.places[2]),
            Column::Best => of(|average| average.best),
            Column::Worst => of(|average| average.worst),
            Column::Money(currency) => (line.money.get(&currency))
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
