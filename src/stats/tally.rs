//! How often something was tried and came off.

use serde::{Deserialize, Serialize};

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
pub struct Attempts {
    /// How often it came off.
    pub made: u64,
    /// How often it was tried.
    pub of: u64,
}

impl Attempts {
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

/// Tries of one task by the tricks that were taken. Thousands of sessions have some each, so that they are lists.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tally {
    /// The tricks, in their order, how often it came off with them, and how often it was tried.
    by_tricks: Vec<(u8, u32, u32)>,
}

impl Tally {
    /// Adds tries in which so many tricks were taken.
    pub fn add(&mut self, tricks: u8, tries: Attempts) {
        let add = |own: &mut u32, more: u64| {
            *own = own.saturating_add(u32::try_from(more).unwrap_or(u32::MAX));
        };
        let found = self.by_tricks.binary_search_by_key(&tricks, |own| own.0);
        let at = found.unwrap_or_else(|at| {
            self.by_tricks.insert(at, (tricks, 0, 0));
            at
        });
        let (_, made, of) = &mut self.by_tricks[at];
        add(made, tries.made);
        add(of, tries.of);
    }

    /// Adds all of another one.
    pub fn add_all(&mut self, other: &Self) {
        for (tricks, tries) in other.iter() {
            self.add(tricks, tries);
        }
    }

    /// All tries together.
    pub fn tries(&self) -> Attempts {
        self.iter()
            .fold(Attempts::default(), |sum, (_, tries)| sum.plus(tries))
    }

    /// Tricks that were taken, the fewest first, with the tries in which they were.
    pub fn iter(&self) -> impl Iterator<Item = (u8, Attempts)> + '_ {
        let tries = |(tricks, made, of): &(u8, u32, u32)| {
            let (made, of) = (u64::from(*made), u64::from(*of));
            (*tricks, Attempts { made, of })
        };
        self.by_tricks.iter().map(tries)
    }
}

/// A tally for each task that was tried.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tallies {
    /// In the order of the tasks.
    by_task: Vec<(Task, Tally)>,
}

impl Tallies {
    /// Adds one try in which so many tricks were taken.
    pub fn add(&mut self, task: &Task, tricks: u8, made: bool) {
        self.tally(task).add(tricks, Attempts::once(made));
    }

    /// Adds all of others.
    pub fn add_all(&mut self, others: &Self) {
        for (task, tally) in others.iter() {
            self.tally(task).add_all(tally);
        }
    }

    /// The tally of a task, which is put there where it is new.
    fn tally(&mut self, task: &Task) -> &mut Tally {
        let found = self.by_task.binary_search_by(|(own, _)| own.cmp(task));
        let at = found.unwrap_or_else(|at| {
            self.by_task.insert(at, (task.clone(), Tally::default()));
            at
        });
        &mut self.by_task[at].1
    }

    /// The tally of a task; none where it was never tried.
    pub fn get(&self, task: &Task) -> Option<&Tally> {
        let found = self.by_task.binary_search_by(|(own, _)| own.cmp(task));
        found.ok().map(|at| &self.by_task[at].1)
    }

    /// Each task that was tried, with its tally.
    pub fn iter(&self) -> impl Iterator<Item = (&Task, &Tally)> {
        self.by_task.iter().map(|(task, tally)| (task, tally))
    }

    /// Whether nothing was tried.
    pub fn is_empty(&self) -> bool {
        self.by_task.is_empty()
    }
}
