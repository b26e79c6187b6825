//! Shares over a common denominator, and the only place where money is rounded.

use super::SettleError;
use crate::money::{LARGEST, Money};
use std::cmp::Reverse;

/// No payout of a session is as large, so that thousands can be added up. A thousand hands of the largest numbers that
/// a stake allows stay below.
const MOST: u64 = 1000 * LARGEST.unsigned_abs();

/// All shares in minor units; the sum is zero.
#[derive(Clone, Debug)]
pub(super) struct Shares {
    numerators: Vec<i128>,
    /// Above 0.
    denominator: i128,
}

impl Shares {
    /// Zero for each of this many people.
    pub(super) fn none(people: usize) -> Self {
        Self {
            numerators: vec![0; people],
            denominator: 1,
        }
    }

    /// Sets every share to zero.
    pub(super) fn clear(&mut self) {
        *self = Self::none(self.numerators.len());
    }

    /// Adds numerators over this denominator, which is above 0, to the shares at these indices.
    pub(super) fn add(
        &mut self,
        gains: impl Iterator<Item = (usize, i128)>,
        denominator: i128,
    ) -> Result<(), SettleError> {
        // A session usually has one or two stakes, so the common denominator is found at once.
        let common = gcd(self.denominator, denominator);
        let (here, there) = (denominator / common, self.denominator / common);
        if here != 1 {
            self.denominator = checked(self.denominator.checked_mul(here))?;
            for numerator in &mut self.numerators {
                *numerator = checked(numerator.checked_mul(here))?;
            }
        }
        for (place, gain) in gains {
            self.numerators[place] = checked(
                gain.checked_mul(there)
                    .and_then(|gain| gain.checked_add(self.numerators[place])),
            )?;
        }
        Ok(())
    }

    /// Takes what everybody holds in `held` from them, and gives it to the people at these indices in equal parts.
    pub(super) fn hand_over(&mut self, held: &Self, to: &[usize]) -> Result<(), SettleError> {
        let parts = whole(to.len());
        let all = checked(held.sum())?;
        let mut moved = held
            .numerators
            .iter()
            .map(|own| checked(own.checked_mul(-parts)))
            .collect::<Result<Vec<i128>, _>>()?;
        for place in to {
            moved[*place] = checked(moved[*place].checked_add(all))?;
        }
        if moved.iter().all(|own| *own == 0) {
            return Ok(());
        }
        let denominator = checked(held.denominator.checked_mul(parts))?;
        self.add(moved.into_iter().enumerate(), denominator)
    }

    /// The shares of the people at these indices, and last the sum of all others; `None` if it overflows.
    pub(super) fn by_places(&self, places: &[usize]) -> Option<Self> {
        let mut numerators: Vec<i128> = places.iter().map(|at| self.numerators[*at]).collect();
        let theirs = numerators
            .iter()
            .try_fold(0_i128, |sum, own| sum.checked_add(*own))?;
        numerators.push(self.sum()?.checked_sub(theirs)?);
        Some(Self {
            numerators,
            denominator: self.denominator,
        })
    }

    /// The sum of the numerators; `None` if it overflows.
    fn sum(&self) -> Option<i128> {
        let mut all = self.numerators.iter();
        all.try_fold(0_i128, |sum, own| sum.checked_add(*own))
    }

    /// The exact shares, each as numerator and denominator.
    pub(super) fn exact(&self) -> Vec<(i128, i128)> {
        let all = self.numerators.iter();
        all.map(|own| (*own, self.denominator)).collect()
    }

    /// The shares in whole minor units, and who got an odd one.
    ///
    /// All are rounded down. The missing units are fewer than the fractional shares, and go one each to those who lost
    /// most by rounding, by index among equals.
    ///
    /// # Errors
    /// One is above [`MOST`].
    pub(super) fn rounded(&self) -> Result<(Vec<Money>, Vec<usize>), SettleError> {
        let down = |share: &i128| {
            let whole = i64::try_from(share.div_euclid(self.denominator)).ok();
            whole
                .filter(|whole| whole.unsigned_abs() < MOST)
                .ok_or(SettleError::Overflow)
        };
        let mut whole = self
            .numerators
            .iter()
            .map(down)
            .collect::<Result<Vec<i64>, _>>()?;
        let lost = |place: &usize| self.numerators[*place].rem_euclid(self.denominator);
        let missing = -whole.iter().copied().map(i128::from).sum::<i128>();
        // Those who lost nothing come last, and get no unit, because fewer units are missing than people lost
        // something.
        let mut odd: Vec<usize> = (0..whole.len()).collect();
        odd.sort_by_key(|place| Reverse(lost(place)));
        odd.truncate(usize::try_from(missing).unwrap_or(0));
        odd.sort_unstable();
        for place in &odd {
            whole[*place] += 1;
        }
        Ok((whole.into_iter().map(Money).collect(), odd))
    }
}

fn checked(sum: Option<i128>) -> Result<i128, SettleError> {
    sum.ok_or(SettleError::Overflow)
}

/// The greatest common divisor of a number and one above 0; at least 1 and at most the second.
pub(super) fn gcd(number: i128, above_zero: i128) -> i128 {
    let (mut a, mut b) = (above_zero, number);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.abs()
}

/// Converts a count, which always fits.
pub(super) fn whole(count: usize) -> i128 {
    i128::try_from(count).unwrap_or(i128::MAX)
}
