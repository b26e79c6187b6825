//! Exact fractions, to check payouts before rounding.

use oddtrick::settle::Payouts;
use std::fmt;

/// An exact fraction in lowest terms with a denominator above 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Fraction {
    numerator: i128,
    denominator: i128,
}

impl Fraction {
    /// Zero.
    pub(crate) const ZERO: Self = Self {
        numerator: 0,
        denominator: 1,
    };

    /// `numerator / denominator`; `None` unless the denominator is above 0.
    pub(crate) fn new(numerator: i128, denominator: i128) -> Option<Self> {
        if denominator <= 0 {
            return None;
        }
        let common = gcd(numerator, denominator);
        Some(Self {
            numerator: numerator / common,
            denominator: denominator / common,
        })
    }

    /// The numerator.
    pub(crate) fn numerator(self) -> i128 {
        self.numerator
    }

    /// The denominator, above 0.
    pub(crate) fn denominator(self) -> i128 {
        self.denominator
    }
}

/// `-2/3`, or `5` for a whole number.
impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.numerator)?;
        if self.denominator == 1 {
            Ok(())
        } else {
            write!(f, "/{}", self.denominator)
        }
    }
}

/// The exact payouts.
pub(crate) fn exact_payouts(found: &Payouts) -> Vec<Fraction> {
    let all = found.exact.iter();
    all.filter_map(|(numerator, denominator)| Fraction::new(*numerator, *denominator))
        .collect()
}

/// The greatest common divisor of a number and one above 0; at least 1 and at most the second.
fn gcd(number: i128, above_zero: i128) -> i128 {
    let (mut a, mut b) = (above_zero, number);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.abs()
}

#[test]
fn fractions_are_in_lowest_terms() {
    for (numerator, denominator, shown) in [
        (0, 7, "0"),
        (6, 3, "2"),
        (-4, 6, "-2/3"),
        (i128::MIN, 2, "-85070591730234615865843651857942052864"),
    ] {
        assert_eq!(
            Fraction::new(numerator, denominator).unwrap().to_string(),
            shown
        );
    }
    assert_eq!(Fraction::new(0, 9), Some(Fraction::ZERO));
    assert_eq!(
        Fraction::new(i128::MIN, i128::MAX).unwrap().denominator(),
        i128::MAX
    );
    assert_eq!((Fraction::new(1, 0), Fraction::new(1, -2)), (None, None));
}
