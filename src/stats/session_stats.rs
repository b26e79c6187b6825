//! The figures of one session, as they are kept.

use super::{Attempts, Tallies, Task};
use crate::ledger::{PlayerId, SessionId};
use crate::money::{Currency, Money};
use crate::scheme::Target;
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};

/// The figures of one session. They follow from its books and from nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionStats {
    /// Which session.
    pub session: SessionId,
    /// What the table calls it; may be empty.
    pub title: String,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// The id of the game that was played.
    pub game: String,
    /// The id and the name of the scheme that it was played by.
    pub scheme: (String, String),
    /// How many decimals its points have.
    #[serde(default, skip_serializing_if = "is_none")]
    pub decimals: u8,
    /// How many hands it has.
    pub hands: u64,
    /// What was played for; none where it was for honour.
    pub currency: Option<Currency>,
    /// Everybody who was ever seated, in the order in which they came.
    pub people: Vec<Person>,
    /// What the table tried, each hand counted once whoever played it together.
    pub table: Tallies,
    /// What has to be taken for each task that says so.
    pub goals: Vec<Goal>,
}

/// What somebody came to in a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Who, by the id that stands in the session.
    pub player: PlayerId,
    /// What the table called them.
    pub name: String,
    /// Hands in which they were dealt cards.
    pub hands: u64,
    /// Their total, as the scheme counts it.
    pub points: i64,
    /// What they won, or below 0 lost; 0 where it was for honour.
    pub money: Money,
    /// Whether they won the session or are ahead in it; nobody is where all stand alike.
    pub won: bool,
    /// What they tried.
    pub tasks: Tallies,
    /// With whom they did.
    pub partners: Vec<Partner>,
}

/// What somebody tried together with somebody else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Partner {
    /// With whom.
    pub player: PlayerId,
    /// What.
    pub task: Task,
    /// How often.
    pub tries: Attempts,
    /// What those hands brought to who is spoken of, in points.
    pub points: i64,
    /// And in money, which is what they added to the payout.
    pub money: Money,
}

/// What has to be taken for a task to come off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Goal {
    /// The task.
    pub task: Task,
    /// What the document calls it; empty where it is no contract.
    pub name: String,
    /// Its place in the scheme, the lowest first.
    pub rank: u32,
    /// The tricks.
    pub target: Target,
}

/// Whether points have no decimals, as they had before there were any.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
fn is_none(decimals: &u8) -> bool {
    *decimals == 0
}

impl SessionStats {
    /// The same sitting with everybody counted as whoever they are now. Two who have become one are one.
    #[must_use]
    pub fn counted_as(mut self, now: impl Fn(PlayerId) -> PlayerId) -> Self {
        let mut people: Vec<Person> = Vec::with_capacity(self.people.len());
        for mut one in self.people {
            one.player = now(one.player);
            for partner in &mut one.partners {
                partner.player = now(partner.player);
            }
            match people.iter_mut().find(|other| other.player == one.player) {
                Some(same) => same.add(one),
                None => people.push(one),
            }
        }
        self.people = people;
        self
    }

    /// What somebody came to; none where they never sat in it.
    pub fn person(&self, who: PlayerId) -> Option<&Person> {
        self.people.iter().find(|one| one.player == who)
    }
}

impl Person {
    /// Counts somebody who is the same.
    fn add(&mut self, other: Self) {
        self.hands = self.hands.saturating_add(other.hands);
        self.points = self.points.saturating_add(other.points);
        self.money = Money(self.money.0.saturating_add(other.money.0));
        self.won |= other.won;
        self.tasks.add_all(&other.tasks);
        for partner in other.partners {
            self.with(partner);
        }
    }

    /// Counts something that was done together.
    pub(super) fn with(&mut self, partner: Partner) {
        let same = |one: &&mut Partner| one.player == partner.player && one.task == partner.task;
        match self.partners.iter_mut().find(same) {
            Some(one) => {
                one.tries = one.tries.plus(partner.tries);
                one.points = one.points.saturating_add(partner.points);
                one.money = Money(one.money.0.saturating_add(partner.money.0));
            }
            None => self.partners.push(partner),
        }
    }
}
