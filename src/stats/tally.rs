//! Counts of attempts and successes.

use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Each of these once, the most frequent first, then by their order.
pub fn by_frequency<T: Ord>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut counts: BTreeMap<T, usize> = BTreeMap::new();
    for one in all {
        *counts.entry(one).or_default() += 1;
    }
    let mut counts: Vec<(T, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, n)| Reverse(*n));
    counts.into_iter().map(|(one, _)| one).collect()
}

/// Something a player can achieve.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Achievement {
    /// A contract, by its id.
    Contract(String),
    /// A player's own bid of this many tricks.
    Bid(u8),
    /// A winning bid of this level.
    Level(u8),
    /// A hand between two sides without bidding: it is won with the odd trick.
    Hand,
}

/// A number of attempts and successes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempts {
    /// The number of successes.
    pub made: u64,
    /// The number of attempts.
    pub of: u64,
}

impl Attempts {
    /// A single attempt.
    pub fn once(made: bool) -> Self {
        Self {
            made: u64::from(made),
            of: 1,
        }
    }

    /// The sum with others. Counts cannot overflow in practice.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            made: self.made.saturating_add(other.made),
            of: self.of.saturating_add(other.of),
        }
    }

    /// The number of failures.
    pub fn missed(self) -> u64 {
        self.of.saturating_sub(self.made)
    }
}

/// Attempts at a task by tricks taken. A list without keys, because thousands of stored sessions have several tallies
/// each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tally {
    /// Tricks, successes and attempts, sorted by tricks.
    by_tricks: Vec<(u8, u64, u64)>,
}

impl Tally {
    /// Adds attempts with this many tricks.
    pub fn add(&mut self, tricks: u8, tries: Attempts) {
        let found = self.by_tricks.binary_search_by_key(&tricks, |own| own.0);
        let at = found.unwrap_or_else(|at| {
            self.by_tricks.insert(at, (tricks, 0, 0));
            at
        });
        let (_, made, of) = &mut self.by_tricks[at];
        *made = made.saturating_add(tries.made);
        *of = of.saturating_add(tries.of);
    }

    /// Adds all of another tally.
    pub fn add_all(&mut self, other: &Self) {
        for (tricks, tries) in other.iter() {
            self.add(tricks, tries);
        }
    }

    /// The total of all attempts.
    pub fn tries(&self) -> Attempts {
        self.iter()
            .fold(Attempts::default(), |sum, (_, tries)| sum.plus(tries))
    }

    /// The attempts by tricks, fewest first.
    pub fn iter(&self) -> impl Iterator<Item = (u8, Attempts)> + '_ {
        let all = self.by_tricks.iter().copied();
        all.map(|(tricks, made, of)| (tricks, Attempts { made, of }))
    }
}

/// A tally per task.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tallies {
    /// Sorted by task.
    by_task: Vec<(Achievement, Tally)>,
}

impl Tallies {
    /// Adds an attempt with this many tricks.
    pub fn add(&mut self, task: &Achievement, tricks: u8, made: bool) {
        self.tally(task).add(tricks, Attempts::once(made));
    }

    /// Adds all of others.
    pub fn add_all(&mut self, others: &Self) {
        for (task, tally) in others.iter() {
            self.tally(task).add_all(tally);
        }
    }

    /// The tally of a task, created if new.
    fn tally(&mut self, task: &Achievement) -> &mut Tally {
        let found = self.by_task.binary_search_by(|(own, _)| own.cmp(task));
        let at = found.unwrap_or_else(|at| {
            self.by_task.insert(at, (task.clone(), Tally::default()));
            at
        });
        &mut self.by_task[at].1
    }

    /// The tally of a task; `None` if never attempted.
    pub fn get(&self, task: &Achievement) -> Option<&Tally> {
        let found = self.by_task.binary_search_by(|(own, _)| own.cmp(task));
        found.ok().map(|at| &self.by_task[at].1)
    }

    /// Each task with its tally.
    pub fn iter(&self) -> impl Iterator<Item = (&Achievement, &Tally)> {
        self.by_task.iter().map(|(task, tally)| (task, tally))
    }
}
