//! What somebody came to over some sittings. Sums beyond all bounds stay at the bound, for nothing is paid by them.

use super::{Attempts, Goal, SessionStats, Tallies, Task};
use crate::ledger::{PlayerId, SessionId};
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::scheme::Target;
use chrono::{DateTime, FixedOffset};
use std::collections::BTreeMap;

/// What somebody came to, in a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Brief {
    /// Sessions in which they sat.
    pub evenings: u64,
    /// Hands in which they were dealt cards.
    pub hands: u64,
    /// What they won, or below 0 lost, in each currency that they played for, in the order of the codes.
    pub money: Vec<(Currency, Money)>,
}

impl Brief {
    /// What they won in a currency; 0 where they never played for it.
    pub fn money_in(&self, currency: Currency) -> Money {
        let mut all = self.money.iter();
        all.find(|(own, _)| *own == currency)
            .map_or(Money(0), |(_, money)| *money)
    }
}

/// Everybody who sat in one of these sittings, with what they came to.
pub fn briefs(sittings: &[SessionStats]) -> BTreeMap<PlayerId, Brief> {
    let mut all: BTreeMap<PlayerId, Brief> = BTreeMap::new();
    for sitting in sittings {
        for one in &sitting.people {
            let brief = all.entry(one.player).or_default();
            brief.evenings += 1;
            brief.hands = brief.hands.saturating_add(one.hands);
            if let Some(currency) = sitting.currency {
                add_money(&mut brief.money, currency, one.money);
            }
        }
    }
    all
}

pub(super) fn add_money(all: &mut Vec<(Currency, Money)>, currency: Currency, money: Money) {
    match all.binary_search_by_key(&currency.code(), |(own, _)| own.code()) {
        Ok(at) => all[at].1 = Money(all[at].1.0.saturating_add(money.0)),
        Err(at) => all.insert(at, (currency, money)),
    }
}

/// What somebody came to over some sittings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The sessions in which they sat, the oldest first.
    pub evenings: Vec<Evening>,
    /// What they tried.
    pub tasks: Tallies,
    /// What they tried together with others.
    pub partners: BTreeMap<(Task, PlayerId), Together>,
    /// What had to be taken for it.
    pub goals: BTreeMap<Task, Wanted>,
}

/// One session of somebody's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    /// Which.
    pub session: SessionId,
    /// What the table calls it; may be empty.
    pub title: String,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// The id of the game that was played.
    pub game: String,
    /// The id and the name of the scheme that it was played by.
    pub scheme: (String, String),
    /// Hands in which they were dealt cards.
    pub hands: u64,
    /// Their total.
    pub points: Points,
    /// What they won, or below 0 lost; none where it was for honour.
    pub money: Option<(Currency, Money)>,
    /// Whether they won it or are ahead.
    pub won: bool,
}

/// What two came to together, as one of them sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Together {
    /// How often.
    pub tries: Attempts,
    /// What it brought in points, which are whole wherever two play together.
    pub points: i64,
    /// What it brought in money.
    pub money: Vec<(Currency, Money)>,
}

impl Together {
    /// Adds what others came to.
    pub fn add(&mut self, other: &Self) {
        self.tries = self.tries.plus(other.tries);
        self.points = self.points.saturating_add(other.points);
        for (currency, money) in &other.money {
            add_money(&mut self.money, *currency, *money);
        }
    }
}

/// What has to be taken for a task, over some sittings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// What documents call it; empty where it is no contract.
    pub name: String,
    /// Its lowest place in a scheme.
    pub rank: u32,
    /// The tricks; none where schemes differ.
    pub target: Option<Target>,
}

impl Record {
    /// What somebody came to in the sittings of this game, or in all.
    pub fn of(sittings: &[SessionStats], who: PlayerId, game: Option<&str>) -> Self {
        let mut record = Self::default();
        let wanted = |one: &&SessionStats| game.is_none_or(|game| one.game == game);
        for sitting in sittings.iter().filter(wanted) {
            if let Some(one) = sitting.person(who) {
                record.add(sitting, one);
            }
        }
        let began = |one: &Evening| (one.started, one.session);
        record.evenings.sort_by_key(began);
        record
    }

    /// A record of nothing that knows what these tasks are called.
    pub fn of_goals(goals: &[Goal]) -> Self {
        let mut record = Self::default();
        for goal in goals {
            record.want(goal);
        }
        record
    }

    /// The games that somebody played, the one with the most sessions first, and among equals by id.
    pub fn games(sittings: &[SessionStats], who: PlayerId) -> Vec<String> {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for sitting in sittings.iter().filter(|one| one.person(who).is_some()) {
            *counts.entry(&sitting.game).or_default() += 1;
        }
        let mut games: Vec<(&str, usize)> = counts.into_iter().collect();
        games.sort_by(|one, other| other.1.cmp(&one.1).then(one.0.cmp(other.0)));
        games.into_iter().map(|(game, _)| game.to_owned()).collect()
    }

    /// Hands in which they were dealt cards.
    pub fn hands(&self) -> u64 {
        let hands = self.evenings.iter().map(|one| one.hands);
        hands.fold(0, u64::saturating_add)
    }

    /// Their points over all sessions: what is counted in tenths in one of them is so in the sum.
    pub fn points(&self) -> Points {
        let points = self.evenings.iter().map(|one| one.points);
        points.fold(Points::default(), Points::plus)
    }

    /// What they won, or below 0 lost, in each currency, in the order of the codes.
    pub fn money(&self) -> Vec<(Currency, Money)> {
        let mut all = Vec::new();
        for (currency, money) in self.evenings.iter().filter_map(|one| one.money) {
            add_money(&mut all, currency, money);
        }
        all
    }

    /// The currency that they played for most often; of equals the first by code, none where it was all for honour.
    pub fn currency(&self) -> Option<Currency> {
        let all = self.money();
        let often = |currency: Currency| {
            let played = self.evenings.iter().filter_map(|one| one.money);
            played.filter(|(own, _)| *own == currency).count()
        };
        let mut best: Option<(usize, Currency)> = None;
        for (currency, _) in all {
            let times = often(currency);
            if best.is_none_or(|(most, _)| times > most) {
                best = Some((times, currency));
            }
        }
        best.map(|(_, currency)| currency)
    }

    fn add(&mut self, sitting: &SessionStats, one: &super::Person) {
        self.evenings.push(Evening {
            session: sitting.session,
            title: sitting.title.clone(),
            started: sitting.started,
            game: sitting.game.clone(),
            scheme: sitting.scheme.clone(),
            hands: one.hands,
            points: Points {
                n: one.points,
                decimals: sitting.decimals,
            },
            money: sitting.currency.map(|currency| (currency, one.money)),
            won: one.won,
        });
        self.tasks.add_all(&one.tasks);
        // Somebody who has become one with a partner of his has played with himself, which is nothing.
        for partner in one
            .partners
            .iter()
            .filter(|other| other.player != one.player)
        {
            let key = (partner.task.clone(), partner.player);
            let together = self.partners.entry(key).or_default();
            together.tries = together.tries.plus(partner.tries);
            together.points = together.points.saturating_add(partner.points);
            if let Some(currency) = sitting.currency {
                add_money(&mut together.money, currency, partner.money);
            }
        }
        for goal in &sitting.goals {
            self.want(goal);
        }
    }

    fn want(&mut self, goal: &Goal) {
        let new = Wanted {
            name: goal.name.clone(),
            rank: goal.rank,
            target: Some(goal.target),
        };
        match self.goals.get_mut(&goal.task) {
            None => {
                self.goals.insert(goal.task.clone(), new);
            }
            Some(known) => {
                known.rank = known.rank.min(new.rank);
                // Whatever the order of the sessions, the same name stands.
                if new.name < known.name {
                    known.name = new.name;
                }
                known.target = known.target.filter(|target| Some(*target) == new.target);
            }
        }
    }
}
