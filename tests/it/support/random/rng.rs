//! Reproducible random numbers.

use crate::support::minute;
use oddtrick::ledger::{EditId, EditStamp, HandId};

/// A small random number generator (splitmix64), reproducible on every machine.
#[derive(Clone, Debug)]
pub(crate) struct Rng(u64);

impl Rng {
    /// A generator with this seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub(crate) fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below this one, which must be above 0.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.draw() % u64::try_from(n).unwrap()).unwrap()
    }

    /// True with probability 1/n.
    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of these.
    pub(crate) fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// Shuffles a list.
    pub(crate) fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            all.swap(last, self.below(last + 1));
        }
    }

    /// A unique id.
    pub(crate) fn id(&mut self) -> u128 {
        u128::from(self.draw()) << 64 | u128::from(self.draw())
    }

    /// A stamp with new ids.
    pub(crate) fn stamp(&mut self) -> EditStamp {
        EditStamp {
            at: minute(9),
            edit: EditId(self.id()),
            hand: HandId(self.id()),
        }
    }

    /// Points from -n to n.
    pub(crate) fn points(&mut self, n: i64) -> i64 {
        i64::try_from(self.below(usize::try_from(2 * n + 1).unwrap())).unwrap() - n
    }
}
