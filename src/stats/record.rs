//! A player's totals over some sessions. Sums saturate, because they are not used for payments.

use super::{
    Achievement, Attempts, Goals, PartnerRecord, Partners, SessionStats, Tallies, by_frequency,
};
use crate::ledger::{PlayerId, PlayerStanding, SessionSummary};
use crate::money::{Currency, CurrencyAmounts, Money};
use crate::points::Points;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A player's summary.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerSummary {
    /// Sessions played.
    pub sessions: u64,
    /// Hands in which they were dealt cards.
    pub hands: u64,
    /// Winnings, negative for losses, in each currency they played for.
    pub money: CurrencyAmounts,
}

impl PlayerSummary {
    fn of<'a>(sessions: impl IntoIterator<Item = &'a PlayerSession>) -> Self {
        let mut summary = Self::default();
        for session in sessions {
            summary.add(&session.own);
        }
        summary
    }

    /// Adds a session.
    pub(super) fn add(&mut self, own: &PlayerStanding) {
        self.sessions += 1;
        self.hands = self.hands.saturating_add(own.hands.into());
        if let Some((currency, money)) = own.money {
            add_money(&mut self.money, currency, money);
        }
    }
}

/// The statistics of every player over some sessions, independent of their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// The number of sessions.
    pub sessions: usize,
    /// Each player's totals by the id of the game.
    records: BTreeMap<PlayerId, BTreeMap<String, Record>>,
}

impl Statistics {
    /// Adds a session, with the attempts in it, for the players that `now` gives after merges.
    pub fn add(
        &mut self,
        mut session: SessionSummary,
        stats: &SessionStats,
        now: impl Fn(PlayerId) -> PlayerId + Copy,
    ) {
        self.sessions += 1;
        session.merge_players(now);
        let session = Arc::new(session);
        for own in &session.standing.players {
            let games = self.records.entry(own.player).or_default();
            let record = games.entry(session.scheme.game.to_string()).or_default();
            record.sessions.push(PlayerSession {
                session: Arc::clone(&session),
                own: own.clone(),
            });
            let is_own = |player| now(player) == own.player;
            for one in stats.people.iter().filter(|one| is_own(one.player)) {
                // A player merged with a partner would be their own partner; such entries are dropped.
                let partners = one.partners.iter();
                let partners = partners.filter(|((_, other), _)| !is_own(*other));
                let partners =
                    partners.map(|((task, other), own)| ((task.clone(), now(*other)), own));
                record.add(&one.tasks, partners, &stats.goals);
            }
        }
    }

    /// A player's totals in the sessions of this game, or of all games.
    pub fn record(&self, who: PlayerId, game: Option<&str>) -> Record {
        let mut record = Record::default();
        for (_, own) in self
            .games_of(who)
            .filter(|(id, _)| game.is_none_or(|game| game == *id))
        {
            record.sessions.extend_from_slice(&own.sessions);
            let partners = own.partners.iter();
            let partners = partners.map(|(key, own)| (key.clone(), own));
            record.add(&own.tasks, partners, &own.goals);
        }
        let began = |one: &PlayerSession| (one.session.started, one.session.id);
        record.sessions.sort_by_key(began);
        record
    }

    /// The ids of the games a player has played, most sessions first, then by id.
    pub fn games(&self, who: PlayerId) -> Vec<String> {
        let mut games: Vec<_> = self.games_of(who).collect();
        games.sort_by_key(|(_, record)| Reverse(record.sessions.len()));
        games.into_iter().map(|(game, _)| game.clone()).collect()
    }

    /// A player's summary.
    pub fn summary(&self, who: PlayerId) -> PlayerSummary {
        PlayerSummary::of(self.games_of(who).flat_map(|(_, record)| &record.sessions))
    }

    fn games_of(&self, who: PlayerId) -> impl Iterator<Item = (&String, &Record)> {
        self.records.get(&who).into_iter().flatten()
    }
}

pub(super) fn add_money(all: &mut CurrencyAmounts, currency: Currency, money: Money) {
    let own = all.entry(currency).or_default();
    own.0 = own.0.saturating_add(money.0);
}

/// A player's totals over some sessions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Their sessions, oldest first.
    pub sessions: Vec<PlayerSession>,
    /// Their attempts.
    pub tasks: Tallies,
    /// Their attempts with partners.
    pub partners: Partners,
    /// The targets of the tasks.
    pub goals: Goals,
}

/// A session of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSession {
    /// The session.
    pub session: Arc<SessionSummary>,
    /// Their result.
    pub own: PlayerStanding,
}

impl PlayerSession {
    /// Their total.
    pub fn points(&self) -> Points {
        self.session.points(&self.own)
    }
}

impl Record {
    /// The tasks with their attempts, in the order of their schemes; those of no known scheme last.
    pub fn ranked(&self) -> Vec<(&Achievement, Attempts)> {
        let tried = self.tasks.iter().map(|(task, tally)| (task, tally.tries()));
        let mut all: Vec<_> = tried.collect();
        all.sort_by_key(|(task, _)| self.goals.get(task).map_or(u32::MAX, |goal| goal.rank));
        all
    }

    /// Their sessions, hands and money.
    pub fn summary(&self) -> PlayerSummary {
        PlayerSummary::of(&self.sessions)
    }

    /// Their points over all sessions; if one session counts tenths, the sum does.
    pub fn points(&self) -> Points {
        let points = self.sessions.iter().map(PlayerSession::points);
        points.fold(Points::default(), Points::plus)
    }

    /// What the sessions changed in order: money in this currency, else points, all with the most decimals of any.
    pub fn changes(&self, currency: Option<Currency>) -> Vec<i64> {
        let decimals = self.points().decimals;
        let change = |one: &PlayerSession| match (currency, one.own.money) {
            (None, _) => Some(one.points().with_decimals(decimals).n),
            (Some(wanted), Some((own, money))) => (own == wanted).then_some(money.0),
            _ => None,
        };
        self.sessions.iter().filter_map(change).collect()
    }

    /// The attempts with each partner at these tasks, most attempts first.
    pub fn by_partner(
        &self,
        wanted: impl Fn(&Achievement) -> bool,
    ) -> Vec<(PlayerId, PartnerRecord)> {
        let mut all: BTreeMap<PlayerId, PartnerRecord> = BTreeMap::new();
        for ((task, who), together) in &self.partners {
            if wanted(task) {
                all.entry(*who).or_default().add(together);
            }
        }
        let mut all: Vec<_> = all.into_iter().collect();
        all.sort_by_key(|(_, together)| Reverse(together.tries.of));
        all
    }

    /// The currency they played for most often, then by code; `None` if they never played for money.
    pub fn currency(&self) -> Option<Currency> {
        let money = self.sessions.iter().filter_map(|one| one.own.money);
        let all = by_frequency(money.map(|(currency, _)| currency));
        all.first().copied()
    }

    /// Adds attempts, those with partners, and the targets of their tasks.
    fn add<'a>(
        &mut self,
        tasks: &Tallies,
        partners: impl Iterator<Item = ((Achievement, PlayerId), &'a PartnerRecord)>,
        goals: &Goals,
    ) {
        for (task, tally) in tasks {
            self.tasks.entry(task.clone()).or_default().add_all(tally);
        }
        for (key, together) in partners {
            self.partners.entry(key).or_default().add(together);
        }
        for (task, new) in goals {
            let known = self.goals.entry(task.clone());
            let known = known.or_insert_with(|| new.clone());
            known.rank = known.rank.min(new.rank);
            // The name is independent of the order of sessions.
            if new.name < known.name {
                known.name.clone_from(&new.name);
            }
            known.target = known.target.filter(|target| Some(*target) == new.target);
        }
    }
}
