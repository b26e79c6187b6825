//! Standings over some sessions.
//!
//! Standings sum each player's results. Points are summed only for one game with one scale, and money per currency.
//! Sums saturate, because they are not used for payments.

use crate::ledger::{PlayerId, SessionId, SessionSummary};
use crate::money::{Currency, Money};
use crate::points::Points;
use chrono::{DateTime, FixedOffset};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// An average of fewer sessions is not ranked. In a long season the minimum is a third of its sessions.
pub const FEWEST_SESSIONS: u64 = 3;

/// Sessions with their players' results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sessions {
    /// The sessions, oldest first.
    pub sessions: Vec<SessionSummary>,
    /// The results of each player, in the order of the sessions.
    pub seats: Vec<Seat>,
    /// The damaged sessions.
    pub left_out: Vec<SessionId>,
}

/// The scale of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointScale {
    /// The number of decimals.
    pub decimals: u8,
    /// Whether the lowest total wins.
    pub lowest_wins: bool,
}

/// A player's result in a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The session's index in [`Sessions::sessions`].
    pub session: usize,
    /// The player, after merges.
    pub player: PlayerId,
    /// Hands in which they were dealt cards.
    pub hands: u64,
    /// Their total, in the scheme's units.
    pub points: i64,
    /// Their rank, counted from 1. Ties share the better one.
    pub place: u64,
    /// Whether they won or lead; nobody if all are level.
    pub won: bool,
    /// Their winnings, negative for losses; `None` without a stake.
    pub money: Option<(Currency, Money)>,
}

/// The measure of average, best and worst session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Points.
    Points,
    /// Money in a currency.
    Money(Currency),
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

/// Standings over some sessions.
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
    /// The currencies played for, sorted by code.
    pub currencies: Vec<Currency>,
    /// The measure of average, best and worst session; `None` if points cannot be summed and there was no stake.
    pub measure: Option<Measure>,
    /// The minimum number of sessions for a ranked average.
    pub fewest: u64,
    /// All ranked players, sorted by id.
    pub lines: Vec<Line>,
}

/// A player's totals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The player.
    pub player: PlayerId,
    /// Sessions played.
    pub sessions: u64,
    /// Hands in which they were dealt cards.
    pub hands: u64,
    /// The number of first, second and third ranks. If all are level, nobody is first.
    pub places: [u64; 3],
    /// All points, if they can be summed.
    pub points: i64,
    /// Winnings or losses in each currency they played for, sorted by code.
    pub money: Vec<(Currency, Money)>,
    /// Their average by the measure; `None` if none of their sessions has it.
    pub average: Option<Average>,
}

/// A player's results by a measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Average {
    /// The number of sessions that have it.
    pub sessions: u64,
    /// The sum: points, or minor units.
    pub total: i64,
    /// The best session's value and index in [`Sessions::sessions`].
    pub best: (i64, usize),
    /// The worst session's value and index.
    pub worst: (i64, usize),
    /// Whether there are too few for a rank.
    pub few: bool,
}

impl Seat {
    /// Adds another result of the same player in that session.
    pub fn add(&mut self, other: Self) {
        self.hands = self.hands.saturating_add(other.hands);
        self.points = self.points.saturating_add(other.points);
        self.place = self.place.min(other.place);
        self.won |= other.won;
        self.money = match (self.money, other.money) {
            (Some((currency, one)), Some((_, two))) => {
                Some((currency, Money(one.0.saturating_add(two.0))))
            }
            (one, two) => one.or(two),
        };
    }

    /// The value by a measure.
    fn by(&self, measure: Measure) -> Option<i64> {
        match measure {
            Measure::Points => Some(self.points),
            Measure::Money(wanted) => self
                .money
                .filter(|(own, _)| *own == wanted)
                .map(|(_, money)| money.0),
        }
    }
}

impl SeasonStanding {
    /// The standings of a group, or of everybody. The measure is the wanted one if available, else points, else the
    /// first currency.
    pub fn of(all: &Sessions, group: &BTreeSet<PlayerId>, wanted: Option<Measure>) -> Self {
        let ranked = |seat: &&Seat| group.is_empty() || group.contains(&seat.player);
        let mut counts: BTreeMap<&Arc<str>, usize> = BTreeMap::new();
        for one in &all.sessions {
            *counts.entry(&one.scheme.game).or_default() += 1;
        }
        let mut games: Vec<(&Arc<str>, usize)> = counts.into_iter().collect();
        games.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        let first = all.sessions.first();
        let scale = |one: &SessionSummary| PointScale {
            decimals: one.scheme.decimals,
            lowest_wins: one.scheme.lowest_wins,
        };
        let alike = |one: &SessionSummary| {
            first.is_some_and(|first| {
                scale(one) == scale(first) && one.scheme.game == first.scheme.game
            })
        };
        let scale = first.map(scale).filter(|_| all.sessions.iter().all(alike));
        let codes: BTreeMap<&str, Currency> = all
            .seats
            .iter()
            .filter(ranked)
            .filter_map(|seat| seat.money)
            .map(|(currency, _)| (currency.code(), currency))
            .collect();
        let currencies: Vec<Currency> = codes.into_values().collect();
        let there = |measure: &Measure| match measure {
            Measure::Points => scale.is_some(),
            Measure::Money(currency) => currencies.contains(currency),
        };
        let usual = currencies.first().copied().map(Measure::Money);
        let usual = scale.map(|_| Measure::Points).or(usual);
        let measure = wanted.filter(there).or(usual);
        let mut lines: BTreeMap<PlayerId, Line> = BTreeMap::new();
        let lowest = measure == Some(Measure::Points) && scale.is_some_and(|one| one.lowest_wins);
        for seat in all.seats.iter().filter(ranked) {
            let line = lines.entry(seat.player).or_insert_with(|| Line::new(seat));
            line.add(seat, measure.and_then(|measure| seat.by(measure)), lowest);
        }
        let sessions = count(all.sessions.len());
        let with = |measure| {
            let sessions = all.seats.iter().filter(|seat| seat.by(measure).is_some());
            sessions.map(|seat| seat.session).collect::<BTreeSet<_>>()
        };
        let measured = measure.map_or(0, |measure| count(with(measure).len()));
        let fewest = FEWEST_SESSIONS.max(measured.div_ceil(3));
        let mut lines: Vec<Line> = lines.into_values().collect();
        for average in lines.iter_mut().filter_map(|line| line.average.as_mut()) {
            average.few = average.sessions < fewest;
        }
        let started = || all.sessions.iter().map(|one| one.started);
        let first_day = started().min_by_key(DateTime::date_naive);
        let last_day = started().max_by_key(DateTime::date_naive);
        Self {
            sessions,
            hands: sum(all.sessions.iter().map(|one| one.standing.hands as u64)),
            days: first_day.zip(last_day),
            games: games
                .into_iter()
                .map(|(game, _)| Arc::clone(game))
                .collect(),
            scale,
            currencies,
            measure,
            fewest,
            lines,
        }
    }

    /// The columns available, in order.
    pub fn columns(&self) -> Vec<Column> {
        let mut all = vec![Column::Player, Column::Sessions, Column::Hands];
        all.extend(self.scale.map(|_| Column::Points));
        all.extend(self.measure.map(|_| Column::Average));
        all.extend([Column::First, Column::Second, Column::Third]);
        if self.measure.is_some() {
            all.extend([Column::Best, Column::Worst]);
        }
        all.extend(self.currencies.iter().copied().map(Column::Money));
        all
    }

    /// The default column: points, else money, else sessions won.
    pub fn usual(&self) -> Column {
        match self.measure {
            Some(Measure::Points) => Column::Points,
            Some(Measure::Money(currency)) => Column::Money(currency),
            None => Column::First,
        }
    }

    /// All players with their rank by a column, best first; ties share a rank. Players without a value, or with an
    /// average of too few sessions, have no rank and come last. In a list sorted by name, ranks are those of the
    /// default column. Ties are ordered by `name`.
    pub fn ranked<N: Ord>(
        &self,
        by: Column,
        name: impl Fn(PlayerId) -> N,
    ) -> Vec<(Option<usize>, &Line)> {
        let ranks = if by == Column::Player {
            self.usual()
        } else {
            by
        };
        let mut lines: Vec<&Line> = self.lines.iter().collect();
        lines.sort_by_cached_key(|line| name(line.player));
        let ahead = |one: &Line, other: &Line| self.compare(ranks, other, one);
        let is_placed = |line: &Line| Self::has_place(ranks, line);
        let mut placed: Vec<&Line> = lines.iter().copied().filter(|one| is_placed(one)).collect();
        placed.sort_by(|one, other| ahead(one, other));
        let place = |line: &Line| {
            let better = |other: &&Line| ahead(other, line) == Ordering::Less;
            is_placed(line).then(|| placed.partition_point(better) + 1)
        };
        let mut all: Vec<(Option<usize>, &Line)> =
            lines.into_iter().map(|line| (place(line), line)).collect();
        if by != Column::Player {
            // Unranked players are ordered among themselves by value.
            all.sort_by(|(one, first), (other, second)| {
                let key = |place: &Option<usize>| place.unwrap_or(usize::MAX);
                key(one).cmp(&key(other)).then_with(|| ahead(first, second))
            });
        }
        all
    }

    fn has_place(by: Column, line: &Line) -> bool {
        match by {
            Column::Average => line.average.is_some_and(|average| !average.few),
            Column::Best | Column::Worst => line.average.is_some(),
            Column::Money(currency) => currency.find_in(&line.money).is_some(),
            _ => true,
        }
    }

    /// Compares two players by a column; a missing value is last.
    fn compare(&self, by: Column, one: &Line, other: &Line) -> Ordering {
        let lowest = self.scale.is_some_and(|scale| scale.lowest_wins);
        let lowest = lowest && (by == Column::Points || self.measure == Some(Measure::Points));
        let points = |order: Ordering| if lowest { order.reverse() } else { order };
        let averages =
            |order: fn(&Average, &Average) -> Ordering| match (one.average, other.average) {
                (Some(one), Some(other)) => points(order(&one, &other)),
                (one, other) => one.is_some().cmp(&other.is_some()),
            };
        match by {
            Column::Player => Ordering::Equal,
            Column::Sessions => one.sessions.cmp(&other.sessions),
            Column::Hands => one.hands.cmp(&other.hands),
            Column::Points => points(one.points.cmp(&other.points)),
            Column::Average => averages(Average::compare),
            Column::First => one.places[0].cmp(&other.places[0]),
            Column::Second => one.places[1].cmp(&other.places[1]),
            Column::Third => one.places[2].cmp(&other.places[2]),
            Column::Best => averages(|one, other| one.best.0.cmp(&other.best.0)),
            Column::Worst => averages(|one, other| one.worst.0.cmp(&other.worst.0)),
            Column::Money(currency) => currency
                .find_in(&one.money)
                .cmp(&currency.find_in(&other.money)),
        }
    }

    /// A player's running total by the measure: 0, and the value after each session of the season.
    pub fn running_total(&self, all: &Sessions, who: PlayerId) -> Vec<i64> {
        let mut totals = vec![0_i64; all.sessions.len() + 1];
        for seat in all.seats.iter().filter(|seat| seat.player == who) {
            let value = self.measure.and_then(|measure| seat.by(measure));
            if let Some(total) = totals.get_mut(seat.session + 1) {
                *total = total.saturating_add(value.unwrap_or(0));
            }
        }
        let mut sum = 0_i64;
        for total in &mut totals {
            sum = sum.saturating_add(*total);
            *total = sum;
        }
        totals
    }
}

impl Line {
    fn new(seat: &Seat) -> Self {
        Self {
            player: seat.player,
            sessions: 0,
            hands: 0,
            places: [0; 3],
            points: 0,
            money: Vec::new(),
            average: None,
        }
    }

    fn add(&mut self, seat: &Seat, value: Option<i64>, lowest_wins: bool) {
        self.sessions += 1;
        self.hands = self.hands.saturating_add(seat.hands);
        self.points = self.points.saturating_add(seat.points);
        // Nobody has won if all are level, though all have rank 1.
        let place = if seat.won { 1 } else { seat.place };
        if seat.won || place > 1 {
            let counts = usize::try_from(place - 1).ok();
            if let Some(count) = counts.and_then(|at| self.places.get_mut(at)) {
                *count += 1;
            }
        }
        if let Some((currency, money)) = seat.money {
            super::record::add_money(&mut self.money, currency, money);
        }
        let Some(value) = value else { return };
        let new = (value, seat.session);
        let Some(average) = &mut self.average else {
            self.average = Some(Average {
                sessions: 1,
                total: value,
                best: new,
                worst: new,
                few: true,
            });
            return;
        };
        average.sessions += 1;
        average.total = average.total.saturating_add(value);
        let better = |one: i64, other: i64| {
            if lowest_wins {
                one < other
            } else {
                one > other
            }
        };
        if better(value, average.best.0) {
            average.best = new;
        }
        if better(average.worst.0, value) {
            average.worst = new;
        }
    }
}

impl Average {
    /// Compares two averages.
    fn compare(&self, other: &Self) -> Ordering {
        let part = |one: &Self, by: &Self| i128::from(one.total) * i128::from(by.sessions);
        part(self, other).cmp(&part(other, self))
    }

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

fn count(n: usize) -> u64 {
    u64::try_from(n).unwrap_or(u64::MAX)
}

fn sum(all: impl Iterator<Item = u64>) -> u64 {
    all.fold(0, u64::saturating_add)
}
