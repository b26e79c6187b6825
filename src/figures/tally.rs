//! How often something was tried and came off.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Something that one may bring off or not.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// A contract, by its id.
    Contract(String),
    /// A bid of so many tricks that has to be met to the trick.
    Bid(u8),
    /// A bid of so many that was highest in the bidding.
    Level(u8),
    /// A hand between two sides in which nothing is bid: it is won with the odd trick.
    Hand,
}

/// How often something was tried, and how often it came off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tries {
    /// How often it came off.
    pub made: u64,
    /// How often it was tried.
    pub of: u64,
}

impl Tries {
    /// One try.
    pub fn once(made: bool) -> Self {
        Self {
            made: u64::from(made),
            of: 1,
        }
    }

    /// These and others. No table plays so many hands that a count could not hold them.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            made: self.made.saturating_add(other.made),
            of: self.of.saturating_add(other.of),
        }
    }

    /// How often it did not come off.
    pub fn missed(self) -> u64 {
        self.of.saturating_sub(self.made)
    }
}

/// Tries of one task by the tricks that were taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tally {
    by_tricks: BTreeMap<u8, Tries>,
}

impl Tally {
    /// Adds tries in which so many tricks were taken.
    pub fn add(&mut self, tricks: u8, tries: Tries) {
        let own = self.by_tricks.entry(tricks).or_default();
        *own = own.plus(tries);
    }

    /// Adds all of another one.
    pub fn add_all(&mut self, other: &Self) {
        for (tricks, tries) in other.iter() {
            self.add(tricks, tries);
        }
    }

    /// All tries together.
    pub fn tries(&self) -> Tries {
        self.iter()
            .fold(Tries::default(), |sum, (_, tries)| sum.plus(tries))
    }

    /// Tricks that were taken, the fewest first, with the tries in which they were.
    pub fn iter(&self) -> impl Iterator<Item = (u8, Tries)> + '_ {
        self.by_tricks
            .iter()
            .map(|(tricks, tries)| (*tricks, *tries))
    }
}

/// A tally for each task that was tried, in the order of the tasks. In a document it is a list, for a task is no key.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<(Task, Tally)>", into = "Vec<(Task, Tally)>")]
pub struct Tallies {
    by_task: BTreeMap<Task, Tally>,
}

impl Tallies {
    /// Adds one try in which so many tricks were taken.
    pub fn add(&mut self, task: Task, tricks: u8, made: bool) {
        let tally = self.by_task.entry(task).or_default();
        tally.add(tricks, Tries::once(made));
    }

    /// Adds all of others.
    pub fn add_all(&mut self, others: &Self) {
        for (task, tally) in others.iter() {
            self.by_task.entry(task.clone()).or_default().add_all(tally);
        }
    }

    /// The tally of a task; none where it was never tried.
    pub fn get(&self, task: &Task) -> Option<&Tally> {
        self.by_task.get(task)
    }

    /// Each task that was tried, with its tally.
    pub fn iter(&self) -> impl Iterator<Item = (&Task, &Tally)> {
        self.by_task.iter()
    }

    /// Whether nothing was tried.
    pub fn is_empty(&self) -> bool {
        self.by_task.is_empty()
    }
}

impl From<Vec<(Task, Tally)>> for Tallies {
    fn from(list: Vec<(Task, Tally)>) -> Self {
        let mut all = Self::default();
        for (task, tally) in list {
            all.by_task.entry(task).or_default().add_all(&tally);
        }
        all
    }
}

impl From<Tallies> for Vec<(Task, Tally)> {
    fn from(all: Tallies) -> Self {
        all.by_task.into_iter().collect()
    }
}
