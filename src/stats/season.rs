//! Who stands where over some sessions.
//!
//! A standing is a sum of what everybody came to in each session. Points add up only where they are of one game and counted
//! alike, and each currency by itself. Sums beyond all bounds stay at the bound, for nothing is paid by them.

use crate::ledger::{PlayerId, SessionId};
use crate::money::{Currency, Money};
use crate::points::Points;
use chrono::{DateTime, FixedOffset};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// An average of fewer sessions has no place. In a long season it takes a third of its sessions.
pub const FEWEST_SESSIONS: u64 = 3;

/// Some sessions with everybody who sat in them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sessions {
    /// The sessions, the oldest first.
    pub sessions: Vec<Counted>,
    /// Everybody in each of them, in the order of the sessions.
    pub seats: Vec<Seat>,
    /// How many sessions there are of which nobody can say what they came to.
    pub left_out: usize,
}

/// A session that is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Which.
    pub id: SessionId,
    /// What the table calls it; may be empty.
    pub title: String,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// The id of the game that was played.
    pub game: Arc<str>,
    /// How its points count.
    pub scale: Scale,
    /// How many hands it has.
    pub hands: u64,
}

/// How points count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scale {
    /// How many decimals they have.
    pub decimals: u8,
    /// Whether the lowest total wins.
    pub lowest_wins: bool,
}

/// Somebody who sat in a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The place of the session in [`Sessions::sessions`].
    pub session: usize,
    /// Who, as they are counted now.
    pub player: PlayerId,
    /// Hands in which they were dealt cards.
    pub hands: u64,
    /// Their total, as the scheme counts it.
    pub points: i64,
    /// Their place, counted from 1. Who ties shares the better one.
    pub place: u64,
    /// Whether they won or are ahead; nobody is where all stand alike.
    pub won: bool,
    /// What they won, or below 0 lost; none where it was for honour.
    pub money: Option<(Currency, Money)>,
}

/// What average, best and worst session are of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Points.
    Points,
    /// Money in a currency.
    Money(Currency),
}

/// A column of a standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The name.
    Player,
    /// How many sessions they sat in.
    Evenings,
    /// How many hands they were dealt.
    Hands,
    /// All points.
    Points,
    /// What a session came to on average.
    Average,
    /// How many sessions they won.
    First,
    /// How many they were second in.
    Second,
    /// How many they were third in.
    Third,
    /// The best session.
    Best,
    /// The worst one.
    Worst,
    /// What they won or lost in a currency.
    Money(Currency),
}

/// Who stands where over some sessions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonStanding {
    /// How many sessions are counted, and how many hands they have.
    pub evenings: u64,
    /// How many hands they have.
    pub hands: u64,
    /// The first and the last session; none where there are none.
    pub days: Option<(DateTime<FixedOffset>, DateTime<FixedOffset>)>,
    /// The games that were played, the one with the most sessions first, and among equals by id.
    pub games: Vec<Arc<str>>,
    /// How points count; none where they do not add up.
    pub scale: Option<Scale>,
    /// The currencies that were played for, by their codes.
    pub currencies: Vec<Currency>,
    /// What average, best and worst session are of; none where points do not add up and nothing was played for.
    pub measure: Option<Measure>,
    /// An average of fewer sessions than this has no place.
    pub fewest: u64,
    /// Everybody who is ranked, in the order of their ids.
    pub lines: Vec<Line>,
}

/// What somebody came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who.
    pub player: PlayerId,
    /// How many sessions they sat in.
    pub evenings: u64,
    /// How many hands they were dealt.
    pub hands: u64,
    /// How many sessions they were first, second and third in. Where all stand alike, nobody was.
    pub places: [u64; 3],
    /// All points, as they count where they add up.
    pub points: i64,
    /// What they won or lost in each currency that they played for, by the codes.
    pub money: Vec<(Currency, Money)>,
    /// What they came to by the measure; none where no session of theirs has it.
    pub average: Option<Average>,
}

/// What somebody came to by a measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Average {
    /// How many sessions have it.
    pub evenings: u64,
    /// The sum over them: points, or minor units.
    pub total: i64,
    /// The best of them, and its place in [`Sessions::sessions`].
    pub best: (i64, usize),
    /// The worst of them.
    pub worst: (i64, usize),
    /// Whether there are too few of them for a place.
    pub few: bool,
}

impl Seat {
    /// Counts the seat of somebody who is the same in that session.
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

    /// What it came to by a measure.
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
    /// The standing over some sessions of the people of a group, or of everybody. The measure is the one that is wanted where
    /// there is that, else points, and else the first currency.
    pub fn of(all: &Sessions, group: &BTreeSet<PlayerId>, wanted: Option<Measure>) -> Self {
        let ranked = |seat: &&Seat| group.is_empty() || group.contains(&seat.player);
        let mut counts: BTreeMap<&Arc<str>, usize> = BTreeMap::new();
        for one in &all.sessions {
            *counts.entry(&one.game).or_default() += 1;
        }
        let mut games: Vec<(&Arc<str>, usize)> = counts.into_iter().collect();
        games.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        let first = all.sessions.first();
        let alike = |one: &Counted| {
            first.is_some_and(|first| one.scale == first.scale && one.game == first.game)
        };
        let scale = first
            .map(|first| first.scale)
            .filter(|_| all.sessions.iter().all(alike));
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
        let evenings = count(all.sessions.len());
        let with = |measure| {
            let sessions = all.seats.iter().filter(|seat| seat.by(measure).is_some());
            sessions.map(|seat| seat.session).collect::<BTreeSet<_>>()
        };
        let measured = measure.map_or(0, |measure| count(with(measure).len()));
        let fewest = FEWEST_SESSIONS.max(measured.div_ceil(3));
        let mut lines: Vec<Line> = lines.into_values().collect();
        for average in lines.iter_mut().filter_map(|line| line.average.as_mut()) {
            average.few = average.evenings < fewest;
        }
        let last = all.sessions.last();
        Self {
            evenings,
            hands: sum(all.sessions.iter().map(|one| one.hands)),
            days: first.zip(last).map(|(one, two)| (one.started, two.started)),
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

    /// The columns that there are, in order.
    pub fn columns(&self) -> Vec<Column> {
        let mut all = vec![Column::Player, Column::Evenings, Column::Hands];
        all.extend(self.scale.map(|_| Column::Points));
        all.extend(self.measure.map(|_| Column::Average));
        all.extend([Column::First, Column::Second, Column::Third]);
        if self.measure.is_some() {
            all.extend([Column::Best, Column::Worst]);
        }
        all.extend(self.currencies.iter().copied().map(Column::Money));
        all
    }

    /// The column that decides where nobody asks for another: points, else money, else the sessions that were won.
    pub fn usual(&self) -> Column {
        match self.measure {
            Some(Measure::Points) => Column::Points,
            Some(Measure::Money(currency)) => Column::Money(currency),
            None => Column::First,
        }
    }

    /// Everybody with their place by a column, the best first: the same value has the same place. Who has no value there, or
    /// an average of too few sessions, has no place and stands below the others. By names, the places are those of the usual
    /// column. Among equals the order is that of `name`.
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
            // Those without a place among themselves by what they have.
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
            Column::Money(currency) => line.money_in(currency).is_some(),
            _ => true,
        }
    }

    /// Which of two is behind the other by a column; who has no value there is behind who has one.
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
            Column::Evenings => one.evenings.cmp(&other.evenings),
            Column::Hands => one.hands.cmp(&other.hands),
            Column::Points => points(one.points.cmp(&other.points)),
            Column::Average => averages(Average::compare),
            Column::First => one.places[0].cmp(&other.places[0]),
            Column::Second => one.places[1].cmp(&other.places[1]),
            Column::Third => one.places[2].cmp(&other.places[2]),
            Column::Best => averages(|one, other| one.best.0.cmp(&other.best.0)),
            Column::Worst => averages(|one, other| one.worst.0.cmp(&other.worst.0)),
            Column::Money(currency) => one.money_in(currency).cmp(&other.money_in(currency)),
        }
    }

    /// The running total of somebody by the measure: 0, and what it came to after each session of the season.
    pub fn course(&self, all: &Sessions, who: PlayerId) -> Vec<i64> {
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
            evenings: 0,
            hands: 0,
            places: [0; 3],
            points: 0,
            money: Vec::new(),
            average: None,
        }
    }

    fn add(&mut self, seat: &Seat, value: Option<i64>, lowest_wins: bool) {
        self.evenings += 1;
        self.hands = self.hands.saturating_add(seat.hands);
        self.points = self.points.saturating_add(seat.points);
        // Nobody has won where all stand alike, though all of them are in the first place.
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
                evenings: 1,
                total: value,
                best: new,
                worst: new,
                few: true,
            });
            return;
        };
        average.evenings += 1;
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

    /// What they won or lost in a currency; none where they never played for it.
    pub fn money_in(&self, currency: Currency) -> Option<Money> {
        let mut all = self.money.iter();
        all.find(|(own, _)| *own == currency)
            .map(|(_, money)| *money)
    }
}

impl Average {
    /// Which of two averages is greater.
    fn compare(&self, other: &Self) -> Ordering {
        let part = |one: &Self, by: &Self| i128::from(one.total) * i128::from(by.evenings);
        part(self, other).cmp(&part(other, self))
    }

    /// The average, with one decimal more than the points have.
    pub fn points(&self, scale: Scale) -> Points {
        Points {
            n: rounded(i128::from(self.total) * 10, self.evenings),
            decimals: scale.decimals + 1,
        }
    }

    /// The average in whole minor units.
    pub fn money(&self) -> Money {
        Money(rounded(self.total.into(), self.evenings))
    }
}

/// A part of a sum, rounded to the nearest whole number, a half away from 0.
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
