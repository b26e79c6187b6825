//! A player's totals over some sessions. Sums saturate, because they are not used for payments.

use super::{Achievement, Attempts, Goal, SessionStats, Tallies};
use crate::ledger::{PlayerId, SessionId};
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::scheme::Target;
use chrono::{DateTime, FixedOffset};
use std::collections::BTreeMap;

/// A player's summary.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerSummary {
    /// Sessions played.
    pub sessions: u64,
    /// Hands in which they were dealt cards.
    pub hands: u64,
    /// Winnings, negative for losses, in each currency they played for, sorted by code.
    pub money: Vec<(Currency, Money)>,
}

impl PlayerSummary {
    /// Winnings in a currency; 0 if they never played for it.
    pub fn money_in(&self, currency: Currency) -> Money {
        let mut all = self.money.iter();
        all.find(|(own, _)| *own == currency)
            .map_or(Money(0), |(_, money)| *money)
    }
}

/// The summary of every player of these sessions.
pub fn summaries(sessions: &[SessionStats]) -> BTreeMap<PlayerId, PlayerSummary> {
    let mut all: BTreeMap<PlayerId, PlayerSummary> = BTreeMap::new();
    for session in sessions {
        for one in &session.people {
            let summary = all.entry(one.player).or_default();
            summary.sessions += 1;
            summary.hands = summary.hands.saturating_add(one.hands);
            if let Some(currency) = session.currency {
                add_money(&mut summary.money, currency, one.money);
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

/// A player's totals over some sessions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Their sessions, oldest first.
    pub sessions: Vec<PlayerSession>,
    /// Their attempts.
    pub tasks: Tallies,
    /// Their attempts with partners.
    pub partners: BTreeMap<(Achievement, PlayerId), PartnerRecord>,
    /// The targets of the tasks.
    pub goals: BTreeMap<Achievement, AchievementTarget>,
}

/// A session of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSession {
    /// The session.
    pub session: SessionId,
    /// Its title; may be empty.
    pub title: String,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// The id of its game.
    pub game: String,
    /// The id and name of its scheme.
    pub scheme: (String, String),
    /// Hands in which they were dealt cards.
    pub hands: u64,
    /// Their total.
    pub points: Points,
    /// Their winnings, negative for losses; `None` without a stake.
    pub money: Option<(Currency, Money)>,
    /// Whether they won or lead it.
    pub won: bool,
}

/// The joint results of two partners, for one of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PartnerRecord {
    /// Their attempts.
    pub tries: Attempts,
    /// The points won, always whole in partnership games.
    pub points: i64,
    /// The money won.
    pub money: Vec<(Currency, Money)>,
}

impl PartnerRecord {
    /// Adds other results.
    pub fn add(&mut self, other: &Self) {
        self.tries = self.tries.plus(other.tries);
        self.points = self.points.saturating_add(other.points);
        for (currency, money) in &other.money {
            add_money(&mut self.money, *currency, *money);
        }
    }
}

/// The target of a task over some sessions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AchievementTarget {
    /// Its name in documents; empty if it is not a contract.
    pub name: String,
    /// Its lowest rank in a scheme.
    pub rank: u32,
    /// The tricks; `None` if schemes differ.
    pub target: Option<Target>,
}

impl Record {
    /// A player's totals in the sessions of this game, or of all games.
    pub fn of(sessions: &[SessionStats], who: PlayerId, game: Option<&str>) -> Self {
        let mut record = Self::default();
        let wanted = |one: &&SessionStats| game.is_none_or(|game| one.game == game);
        for session in sessions.iter().filter(wanted) {
            if let Some(one) = session.person(who) {
                record.add(session, one);
            }
        }
        let began = |one: &PlayerSession| (one.started, one.session);
        record.sessions.sort_by_key(began);
        record
    }

    /// An empty record with the names of these tasks.
    pub fn of_goals(goals: &[Goal]) -> Self {
        let mut record = Self::default();
        for goal in goals {
            record.want(goal);
        }
        record
    }

    /// These tasks with their attempts, in the order of their schemes; those of no known scheme last.
    pub fn ranked<'a>(&self, tasks: &'a Tallies) -> Vec<(&'a Achievement, Attempts)> {
        let tried = tasks.iter().map(|(task, tally)| (task, tally.tries()));
        let mut all: Vec<_> = tried.collect();
        all.sort_by_key(|(task, _)| self.goals.get(task).map_or(u32::MAX, |goal| goal.rank));
        all
    }

    /// The games a player has played, most sessions first, then by id.
    pub fn games(sessions: &[SessionStats], who: PlayerId) -> Vec<String> {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for session in sessions.iter().filter(|one| one.person(who).is_some()) {
            *counts.entry(&session.game).or_default() += 1;
        }
        let mut games: Vec<(&str, usize)> = counts.into_iter().collect();
        games.sort_by(|one, other| other.1.cmp(&one.1).then(one.0.cmp(other.0)));
        games.into_iter().map(|(game, _)| game.to_owned()).collect()
    }

    /// Hands in which they were dealt cards.
    pub fn hands(&self) -> u64 {
        let hands = self.sessions.iter().map(|one| one.hands);
        hands.fold(0, u64::saturating_add)
    }

    /// Their points over all sessions; if one session counts tenths, the sum does.
    pub fn points(&self) -> Points {
        let points = self.sessions.iter().map(|one| one.points);
        points.fold(Points::default(), Points::plus)
    }

    /// Winnings, negative for losses, in each currency, sorted by code.
    pub fn money(&self) -> Vec<(Currency, Money)> {
        let mut all = Vec::new();
        for (currency, money) in self.sessions.iter().filter_map(|one| one.money) {
            add_money(&mut all, currency, money);
        }
        all
    }

    /// The currency they played for most often, then by code; `None` if they never played for money.
    pub fn currency(&self) -> Option<Currency> {
        let all = self.money();
        let often = |currency: Currency| {
            let played = self.sessions.iter().filter_map(|one| one.money);
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

    fn add(&mut self, session: &SessionStats, one: &super::Person) {
        self.sessions.push(PlayerSession {
            session: session.session,
            title: session.title.clone(),
            started: session.started,
            game: session.game.clone(),
            scheme: session.scheme.clone(),
            hands: one.hands,
            points: Points {
                n: one.points,
                decimals: session.decimals,
            },
            money: session.currency.map(|currency| (currency, one.money)),
            won: one.won,
        });
        self.tasks.add_all(&one.tasks);
        // A player merged with a partner would be their own partner; such entries are dropped.
        for partner in one
            .partners
            .iter()
            .filter(|other| other.player != one.player)
        {
            let key = (partner.task.clone(), partner.player);
            let together = self.partners.entry(key).or_default();
            together.tries = together.tries.plus(partner.tries);
            together.points = together.points.saturating_add(partner.points);
            if let Some(currency) = session.currency {
                add_money(&mut together.money, currency, partner.money);
            }
        }
        for goal in &session.goals {
            self.want(goal);
        }
    }

    fn want(&mut self, goal: &Goal) {
        let new = AchievementTarget {
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
                // The name is independent of the order of sessions.
                if new.name < known.name {
                    known.name = new.name;
                }
                known.target = known.target.filter(|target| Some(*target) == new.target);
            }
        }
    }
}
