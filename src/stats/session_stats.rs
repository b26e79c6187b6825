//! The attempts in one session, as stored.

use super::{Achievement, Attempts, Tallies};
use crate::ledger::PlayerId;
use crate::money::Money;
use crate::scheme::Target;
use serde::{Deserialize, Serialize};

/// The attempts in one session, derived from its ledger alone. Its results are in its summary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionStats {
    /// All participants ever seated, in order of joining.
    pub people: Vec<Person>,
    /// The table's attempts, each hand counted once.
    pub table: Tallies,
    /// The targets of tasks that have one.
    pub goals: Vec<Goal>,
}

/// A participant's attempts in a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The player id as in the session.
    pub player: PlayerId,
    /// Their attempts.
    pub tasks: Tallies,
    /// Their attempts with partners.
    pub partners: Vec<Partner>,
}

/// Attempts with a partner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Partner {
    /// The partner.
    pub player: PlayerId,
    /// The task.
    pub task: Achievement,
    /// The attempts.
    pub tries: Attempts,
    /// The points won in those hands.
    pub points: i64,
    /// The money won in those hands, as added to the payout.
    pub money: Money,
}

/// The target of a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Goal {
    /// The task.
    pub task: Achievement,
    /// Its name in the document; empty if it is not a contract.
    pub name: String,
    /// Its rank in the scheme, lowest first; over several sessions the lowest.
    pub rank: u32,
    /// The tricks needed; `None` if the schemes of several sessions differ.
    pub target: Option<Target>,
}

impl SessionStats {
    /// A player's attempts; `None` if they did not sit in it.
    pub fn person(&self, who: PlayerId) -> Option<&Person> {
        self.people.iter().find(|one| one.player == who)
    }
}

impl Person {
    /// Adds attempts with a partner.
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
