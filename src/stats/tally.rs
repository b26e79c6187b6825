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

/// Attempts at a task by tricks taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tally {
    /// Successes and attempts, without names, because thousands of stored sessions have several tallies each.
    by_tricks: BTreeMap<u8, (u64, u64)>,
}

impl Tally {
    /// Adds attempts with this many tricks.
    pub fn add(&mut self, tricks: u8, tries: Attempts) {
        let (made, of) = self.by_tricks.entry(tricks).or_default();
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
        let all = self.by_tricks.iter();
        all.map(|(tricks, (made, of))| {
            (
                *tricks,
                Attempts {
                    made: *made,
                    of: *of,
                },
            )
        })
    }
}

/// A tally per task.
pub type Tallies = BTreeMap<Achievement, Tally>;
