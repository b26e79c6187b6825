//! Success rates with 95 % confidence intervals.
//!
//! The interval is Wilson's (E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927),
//! which is valid for few attempts and at 0 and 100 %. It is computed in integers.

use super::Attempts;

/// Below this many attempts a rate is not meaningful.
pub const FEWEST: u64 = 10;

/// 1.96 standard deviations to each side cover 95 % of a normal distribution; in hundredths.
const Z: u128 = 196;

/// Beyond this many attempts the interval is narrower than can be shown.
const MOST: u64 = 1_000_000_000;

/// A success rate in ten-thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// The observed rate.
    pub seen: u16,
    /// The lower bound of the 95 % interval.
    pub low: u16,
    /// The upper bound of the 95 % interval.
    pub high: u16,
    /// Whether there are too few attempts for a rate.
    pub few: bool,
}

impl Rate {
    /// The rate of these attempts; `None` without attempts.
    pub fn of(tries: Attempts) -> Option<Self> {
        if tries.of == 0 {
            return None;
        }
        let of = u128::from(tries.of.min(MOST));
        // Beyond the maximum, scale down.
        let made = u128::from(tries.made.min(tries.of)) * of / u128::from(tries.of);
        // With p = made/of and z: middle = (2 made + z²) / 2(of + z²), and the bounds are z √(z² + 4 made (of - made) /
        // of) / 2(of + z²) to each side. All is scaled by 10,000, because z² is in ten-thousandths, and the root by
        // another 10,000 for precision.
        let square = Z * Z;
        let below = 2 * (10_000 * of + square);
        let middle = 10_000 * (20_000 * made + square);
        let root = ((square * of + 40_000 * made * (of - made)) * 100_000_000 / of).isqrt();
        let half = Z * root;
        Some(Self {
            seen: parts(rounded(10_000 * made, of)),
            low: parts(rounded(middle.saturating_sub(half), below)),
            high: parts(rounded(middle + half, below)),
            few: tries.of < FEWEST,
        })
    }

    /// The observed rate in per cent.
    pub fn percent(self) -> u16 {
        percent(self.seen)
    }

    /// The bounds in per cent.
    pub fn bounds(self) -> (u16, u16) {
        (percent(self.low), percent(self.high))
    }
}

fn percent(parts: u16) -> u16 {
    (parts + 50) / 100
}

fn rounded(above: u128, below: u128) -> u128 {
    (above + below / 2) / below
}

fn parts(n: u128) -> u16 {
    u16::try_from(n.min(10_000)).unwrap_or(10_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_wilsons() {
        // Computed by hand to four digits: ((2m + z²) ± z √(z² + 4 m (n - m) / n)) / 2(n + z²).
        for (made, of, seen, low, high) in [
            (0, 1, 0, 0, 7_935),
            (1, 1, 10_000, 2_065, 10_000),
            (1, 2, 5_000, 945, 9_055),
            (1, 3, 3_333, 615, 7_923),
            (5, 10, 5_000, 2_366, 7_634),
            (7, 9, 7_778, 4_526, 9_368),
            (9, 17, 5_294, 3_096, 7_384),
            (44, 61, 7_213, 5_983, 8_181),
            (58, 79, 7_342, 6_276, 8_191),
            (0, 100, 0, 0, 370),
            (50_000, 100_000, 5_000, 4_969, 5_031),
        ] {
            let rate = Rate::of(Attempts { made, of }).unwrap();
            assert_eq!(
                (rate.seen, rate.low, rate.high),
                (seen, low, high),
                "{made} of {of}"
            );
            assert_eq!(rate.few, of < 10);
        }
        assert_eq!(Rate::of(Attempts::default()), None);
    }

    #[test]
    fn the_rate_lies_within_its_bounds_and_both_sides_are_alike() {
        for of in 1..200 {
            for made in 0..=of {
                let rate = Rate::of(Attempts { made, of }).unwrap();
                let other = Rate::of(Attempts {
                    made: of - made,
                    of,
                })
                .unwrap();
                assert!(
                    rate.low <= rate.seen && rate.seen <= rate.high,
                    "{made} of {of}"
                );
                assert!(
                    (10_000 - rate.low).abs_diff(other.high) <= 1,
                    "{made} of {of}"
                );
            }
        }
        let most = Rate::of(Attempts {
            made: u64::MAX / 4,
            of: u64::MAX,
        });
        assert_eq!(
            most.map(|rate| (rate.low, rate.seen, rate.high)),
            Some((2500, 2500, 2500))
        );
    }
}
