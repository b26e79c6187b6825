//! The numbers offered for a key.

use super::ValueKind;

const LOST: &[i64] = &[-20, -10, -5, -4, -3, -2, -1, 0, 1, 2, 5, 10];
const WON: &[i64] = &[-10, -5, -1, 0, 1, 2, 3, 5, 10, 20];
const SLAM: &[i64] = &[0, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100];
const AMOUNT: &[i64] = &[0, 1, 2, 3, 4, 5, 6, 8, 10, 12];
const COUNT: &[i64] = &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const PACK: &[i64] = &[24, 32, 36, 40, 48, 52, 53, 54, 60, 104];

/// Round numbers, from which the neighbours of a value are taken.
const EASY: &[i64] = &[
    0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 25, 30, 40, 50, 60, 75, 80, 100, 120, 150, 200,
    250, 300, 400, 500, 600, 750, 1000, 2000, 5000, 10_000,
];

/// If at most this many numbers are possible, all of them are offered.
const ALL: i64 = 14;

impl ValueKind {
    /// Whether every number within the bounds is offered, so that none needs typing.
    pub fn offers_all(self, least: i64, most: i64) -> bool {
        self == Self::Count && most.saturating_sub(least) < ALL
    }

    /// The numbers offered, ascending: the usual ones of this kind in multiples of `one`, the marks, and each mark's
    /// neighbours. `marks` are the values in the draft and in the base scheme.
    pub fn numbers(self, least: i64, most: i64, one: i64, marks: &[Option<i64>]) -> Vec<i64> {
        if self.offers_all(least, most) {
            return (least..=most).collect();
        }
        let usual = match self {
            Self::Won => WON,
            Self::Lost => LOST,
            Self::Slam => SLAM,
            Self::Amount => AMOUNT,
            Self::Count => COUNT,
            Self::Pack => PACK,
        };
        let mut numbers: Vec<i64> = usual.iter().map(|n| n * one).collect();
        for mark in marks.iter().flatten() {
            numbers.push(*mark);
            if self.is_points() {
                numbers.extend(neighbours(*mark));
            } else {
                numbers.extend([mark.saturating_sub(1), mark.saturating_add(1)]);
            }
        }
        numbers.retain(|n| (least..=most).contains(n));
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }
}

/// The two nearest round numbers on either side of a mark.
fn neighbours(mark: i64) -> Vec<i64> {
    let sign = if mark < 0 { -1 } else { 1 };
    let size = mark.saturating_abs();
    let below = EASY.iter().rev().filter(|n| **n < size).take(2);
    let above = EASY.iter().filter(|n| **n > size).take(2);
    below.chain(above).map(|n| n * sign).collect()
}
