//! Standings over some sessions.
//!
//! Standings sum each player's results. Points are summed only for one game with one scale, and money per currency.
//! Sums saturate, because they are not used for payments.

use super::season_table::{Cell, Row};
use super::{PlayerSummary, by_frequency};
use crate::ledger::{
    PlayerId, PlayerStanding, SeasonChoice, SessionId, SessionSummary, name_order,
};
use crate::money::{Currency, Money};
use crate::points::Points;
use chrono::{DateTime, FixedOffset, NaiveDate};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// An average of fewer sessions is not ranked. In a long season the minimum is a third of its sessions.
pub const FEWEST_SESSIONS: u64 = 3;

/// Sessions with their players' results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sessions {
    /// The sessions, oldest first, each with those who played in it, after merges.
    pub sessions: Vec<SessionSummary>,
    /// The players ranked; everybody if empty.
    pub group: BTreeSet<PlayerId>,
    /// The damaged sessions.
    pub left_out: Vec<SessionId>,
    /// The current name of every player.
    pub names: BTreeMap<PlayerId, String>,
}

/// The scale of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointScale {
    /// The number of decimals.
    pub decimals: u8,
    /// Whether the lowest total wins.
    pub lowest_wins: bool,
}

/// A column of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The name.
    Player,
    /// Sessions played.
    Sessions,
    /// Hands in which they were dealt cards.
    Hands,
    /// All points.
    Points,
    /// The average per session.
    Average,
    /// Sessions won.
    First,
    /// Second ranks.
    Second,
    /// Third ranks.
    Third,
    /// The best session.
    Best,
    /// The worst session.
    Worst,
    /// Winnings or losses in a currency.
    Money(Currency),
}

/// How standings are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeasonOptions {
    /// The column to rank by; `None` for the default.
    pub by: Option<Column>,
    /// The measure of average, best and worst session, by the column of its totals: points, or money in a currency.
    /// `None` for points if they add up.
    pub measure: Option<Column>,
}

/// Standings over some sessions, as a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonStanding {
    /// The number of sessions.
    pub sessions: u64,
    /// The number of hands.
    pub hands: u64,
    /// When a session of the first and one of the last local day began; `None` without sessions.
    pub days: Option<(DateTime<FixedOffset>, DateTime<FixedOffset>)>,
    /// The games played, most sessions first, then by id.
    pub games: Vec<Arc<str>>,
    /// The scale of points; `None` if they cannot be summed.
    pub scale: Option<PointScale>,
    /// What can be summed: points, and money in each currency played for.
    pub measures: Vec<Column>,
    /// The one of average, best and worst session; `None` if points cannot be summed and there was no stake.
    pub measure: Option<Column>,
    /// The minimum number of sessions for a ranked average.
    pub fewest: u64,
    /// The columns available, names first. The rank precedes them.
    pub columns: Vec<Column>,
    /// The column that determines the rank.
    pub by: Column,
    /// A row per ranked player, by rank.
    pub rows: Vec<Row>,
}

/// A player's results by a measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Average {
    /// The number of sessions that have it.
    pub sessions: u64,
    /// The sum: points, or minor units.
    pub total: i64,
    /// The best session's value, with the session and its day.
    pub best: (i64, SessionId, NaiveDate),
    /// The worst session's value, with the session and its day.
    pub worst: (i64, SessionId, NaiveDate),
}

impl Column {
    /// The value of a player's result in a session, by the measure with these totals.
    fn of(self, one: &PlayerStanding) -> Option<i64> {
        match (self, one.money) {
            (Self::Points, _) => Some(one.points),
            (Self::Money(wanted), Some((own, money))) => (own == wanted).then_some(money.0),
            _ => None,
        }
    }
}

impl Sessions {
    /// The sessions of a season among these, which are the oldest first, for the players that `now` gives.
    pub fn of(
        choice: &SeasonChoice,
        sessions: impl Iterator<Item = SessionSummary>,
        now: impl Fn(PlayerId) -> PlayerId + Copy,
    ) -> Self {
        let mut all = Self {
            group: choice.players.iter().map(|id| now(*id)).collect(),
            ..Self::default()
        };
        for mut one in sessions {
            if one.damaged {
                all.left_out.push(one.id);
                continue;
            }
            one.merge_players(now);
            if fits(choice, &one) && met(&all.group, &one) {
                all.sessions.push(one);
            }
        }
        all
    }

    /// A player's name on the roster.
    pub fn name(&self, who: PlayerId) -> String {
        self.names.get(&who).cloned().unwrap_or_default()
    }

    /// The result of each player ranked of each session, with the session.
    fn ranked(&self) -> impl Iterator<Item = (&SessionSummary, &PlayerStanding)> {
        let is_ranked = |who| self.group.is_empty() || self.group.contains(who);
        let sessions = self.sessions.iter();
        let all = sessions.flat_map(|one| one.standing.players.iter().map(move |own| (one, own)));
        all.filter(move |(_, own)| is_ranked(&own.player))
    }
}

/// Whether a session has hands, and is of the game and within the days chosen.
fn fits(choice: &SeasonChoice, one: &SessionSummary) -> bool {
    let (day, game) = (one.started.date_naive(), choice.game.as_deref());
    one.standing.hands > 0
        && game.is_none_or(|game| game == &*one.scheme.game)
        && choice.from.is_none_or(|from| from <= day)
        && choice.to.is_none_or(|to| day <= to)
}

/// Whether the whole group played, or most players belong to it.
fn met(group: &BTreeSet<PlayerId>, one: &SessionSummary) -> bool {
    let players = &one.standing.players;
    let own = players.iter().filter(|one| group.contains(&one.player));
    let own = own.count();
    group.is_empty() || own > 0 && (2 * own > players.len() || own == group.len())
}

impl SeasonStanding {
    /// The standings over these sessions. The measure is the wanted one if available, else points, else the first
    /// currency; the column to rank by is the wanted one if available, else the default.
    pub fn of(all: &Sessions, asked: SeasonOptions) -> Self {
        let games = all.sessions.iter().map(|one| Arc::clone(&one.scheme.game));
        let games = by_frequency(games);
        let mut scales = all.sessions.iter().map(|one| PointScale {
            decimals: one.scheme.decimals,
            lowest_wins: one.scheme.lowest_wins,
        });
        let first = scales.next().filter(|_| games.len() == 1);
        let scale = first.filter(|first| scales.all(|one| one == *first));
        let staked = all.ranked().filter_map(|(_, one)| one.money);
        let currencies: BTreeSet<Currency> = staked.map(|(currency, _)| currency).collect();
        let points = scale.map(|_| Column::Points).into_iter();
        let measures = points.chain(currencies.into_iter().map(Column::Money));
        let measures: Vec<Column> = measures.collect();
        let asked_measure = asked.measure.filter(|one| measures.contains(one));
        let measure = asked_measure.or(measures.first().copied());
        let value = |own: &PlayerStanding| measure.and_then(|measure| measure.of(own));
        let mut rows: BTreeMap<PlayerId, Row> = BTreeMap::new();
        for (session, own) in all.ranked() {
            let row = rows.entry(own.player);
            let row = row.or_insert_with(|| Row::new(own.player, all.name(own.player)));
            row.add(own, value(own).map(|value| (value, session)));
        }
        if measure == Some(Column::Points) && scale.is_some_and(|one| one.lowest_wins) {
            for average in rows.values_mut().filter_map(|row| row.average.as_mut()) {
                std::mem::swap(&mut average.best, &mut average.worst);
            }
        }
        let is_measured = |one: &&SessionSummary| {
            let mut players = one.standing.players.iter();
            players.any(|own| value(own).is_some())
        };
        let counted = all.sessions.iter().filter(is_measured).count() as u64;
        let hands = all.sessions.iter().map(|one| one.standing.hands as u64);
        let started = || all.sessions.iter().map(|one| one.started);
        let first_day = started().min_by_key(DateTime::date_naive);
        let mut found = Self {
            sessions: all.sessions.len() as u64,
            hands: hands.fold(0, u64::saturating_add),
            days: first_day.zip(started().max_by_key(DateTime::date_naive)),
            games,
            scale,
            measures,
            measure,
            fewest: FEWEST_SESSIONS.max(counted.div_ceil(3)),
            columns: Vec::new(),
            by: Column::Player,
            rows: rows.into_values().collect(),
        };
        found.columns = found.all_columns();
        // The default column is points, else money, else sessions won.
        let usual = measure.unwrap_or(Column::First);
        let by = asked.by.filter(|by| found.columns.contains(by));
        found.by = by.unwrap_or(usual);
        let ranks = Some(found.by).filter(|by| *by != Column::Player);
        found.rank(ranks.unwrap_or(usual));
        found
    }

    /// The columns available, in order.
    fn all_columns(&self) -> Vec<Column> {
        let mut all = vec![Column::Player, Column::Sessions, Column::Hands];
        all.extend(self.scale.map(|_| Column::Points));
        all.extend(self.measure.map(|_| Column::Average));
        all.extend([Column::First, Column::Second, Column::Third]);
        if self.measure.is_some() {
            all.extend([Column::Best, Column::Worst]);
        }
        let totals = self.measures.iter();
        all.extend(totals.filter(|column| **column != Column::Points));
        all
    }

    /// Fills in the cells and ranks the players by a column, best first; ties share a rank and are sorted by name.
    /// Players without a value, or with an average of too few sessions, have no rank and come last, sorted by value. If
    /// the column of the standings is the name, they are sorted by it in the end.
    fn rank(&mut self, by: Column) {
        let mut rows = std::mem::take(&mut self.rows);
        rows.sort_by_cached_key(|row| name_order(&row.name));
        let is_placed = |row: &Row| {
            self.value(by, row).is_some() && !(by == Column::Average && self.is_few(row))
        };
        let order = |one: &Row, other: &Row| {
            let placed = is_placed(other).cmp(&is_placed(one));
            placed.then_with(|| self.compare(by, other, one))
        };
        rows.sort_by(order);
        for at in 0..rows.len() {
            let before = at.checked_sub(1).map(|at| &rows[at]);
            let tied = before.filter(|before| order(before, &rows[at]).is_eq());
            let place = tied.map_or(Some(at + 1), |before| before.place);
            rows[at].place = place.filter(|_| is_placed(&rows[at]));
            let cells = self.columns.iter().skip(1);
            let cells = cells.map(|column| (*column, self.cell(&rows[at], *column)));
            rows[at].cells = cells.collect();
        }
        if self.by == Column::Player {
            rows.sort_by_cached_key(|row| name_order(&row.name));
        }
        self.rows = rows;
    }

    /// Whether a player's average is of too few sessions for a rank.
    pub fn is_few(&self, row: &Row) -> bool {
        row.average
            .is_some_and(|average| average.sessions < self.fewest)
    }

    /// A player's value in a column as a fraction, the greater the better; `None` if they have none.
    fn value(&self, by: Column, row: &Row) -> Option<(i128, u64)> {
        let lowest = self.scale.is_some_and(|scale| scale.lowest_wins);
        let points = if lowest { -1 } else { 1 };
        let (cell, average) = match self.cell(row, by) {
            Cell::Average(value, ..) => (*value, row.average),
            Cell::Session(value, _) => (*value, None),
            cell => (cell, None),
        };
        let (n, sign) = match cell {
            Cell::Count(n) => (i128::from(n), 1),
            Cell::Points(own) => (own.n.into(), points),
            Cell::Money(money, _) => (money.0.into(), 1),
            _ => return None,
        };
        // The cell of an average is rounded.
        let exact = average.map(|average| (average.total.into(), average.sessions));
        let (n, of) = exact.unwrap_or((n, 1));
        Some((sign * n, of))
    }

    /// Compares two players by a column; a missing value is last.
    fn compare(&self, by: Column, one: &Row, other: &Row) -> Ordering {
        match (self.value(by, one), self.value(by, other)) {
            (Some((one, of_one)), Some((other, of_other))) => {
                (one * i128::from(of_other)).cmp(&(other * i128::from(of_one)))
            }
            (one, other) => one.is_some().cmp(&other.is_some()),
        }
    }

    /// A player's running total by the measure: 0, and the value after each session of the season.
    pub fn running_total(&self, all: &Sessions, who: PlayerId) -> Vec<i64> {
        let mut totals = vec![0_i64];
        for session in &all.sessions {
            let mut players = session.standing.players.iter();
            let own = players.find(|one| one.player == who);
            let value = own.and_then(|own| self.measure?.of(own));
            let before = totals.last().copied().unwrap_or(0);
            totals.push(before.saturating_add(value.unwrap_or(0)));
        }
        totals
    }
}

impl Row {
    fn new(player: PlayerId, name: String) -> Self {
        Self {
            player,
            name,
            place: None,
            summary: PlayerSummary::default(),
            places: [0; 3],
            points: 0,
            average: None,
            cells: Vec::new(),
        }
    }

    /// Adds a result, with its value by the measure and its session. The best value is the highest here.
    fn add(&mut self, one: &PlayerStanding, new: Option<(i64, &SessionSummary)>) {
        self.summary.add(one);
        self.points = self.points.saturating_add(one.points);
        // Nobody has won if all are level, though all have rank 1.
        let place = match one.rank {
            _ if one.leads => Some(1),
            rank => rank.filter(|rank| *rank > 1),
        };
        if let Some(count) = place.and_then(|place| self.places.get_mut(place - 1)) {
            *count += 1;
        }
        let Some((value, session)) = new else { return };
        let new = (value, session.id, session.started.date_naive());
        let average = self.average.get_or_insert(Average {
            sessions: 0,
            total: 0,
            best: new,
            worst: new,
        });
        average.sessions += 1;
        average.total = average.total.saturating_add(value);
        if value > average.best.0 {
            average.best = new;
        }
        if value < average.worst.0 {
            average.worst = new;
        }
    }
}

impl Average {
    /// The average, with one decimal more than the points.
    pub fn points(&self, scale: PointScale) -> Points {
        Points {
            n: rounded(i128::from(self.total) * 10, self.sessions),
            decimals: scale.decimals + 1,
        }
    }

    /// The average in whole minor units.
    pub fn money(&self) -> Money {
        Money(rounded(self.total.into(), self.sessions))
    }
}

/// A quotient rounded to the nearest whole number, halves away from 0.
fn rounded(sum: i128, parts: u64) -> i64 {
    let parts = i128::from(parts.max(1));
    let half = if sum < 0 { -parts } else { parts };
    let whole = (2 * sum + half) / (2 * parts);
    i64::try_from(whole).unwrap_or(if sum < 0 { i64::MIN } else { i64::MAX })
}
