//! Sums and products as text.

use crate::points::Points;
use crate::view::message::Message;

/// A part of a sum: points, multiplied by a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    points: i64,
    /// `None` if the points count once.
    times: Option<i64>,
}

impl Part {
    /// Points that count once.
    pub(super) fn points_once(points: i64) -> Self {
        let times = None;
        Self { points, times }
    }

    /// Points multiplied by a count.
    pub(super) fn each(points: i64, times: i64) -> Self {
        let times = Some(times);
        Self { points, times }
    }

    /// `n` points times the count; if a count is worth one whole point, only the product.
    fn said(self, n: i64, decimals: u8) -> Message {
        let points = |n| Message::points_alone(Points { n, decimals });
        match self.times {
            Some(times) if self.is_single(decimals) => points(n.saturating_mul(times)),
            Some(times) => product(points(n), times),
            None => points(n),
        }
    }

    /// Whether it is one whole point per count, or minus one.
    fn is_single(self, decimals: u8) -> bool {
        self.times.is_some() && self.points.saturating_abs() == Points::one(decimals)
    }
}

/// `10 + 2 × 3 = 16.`, with factors after the sum: `(4 + 1 × 2) × 5 = 30.` Without arithmetic only the points. A factor
/// of 1 is left out.
pub(super) fn sum(parts: &[Part], factors: &[i64], points: impl Into<Points>) -> Message {
    let n = points.into();
    let factors = || factors.iter().filter(|factor| **factor != 1);
    let multiplied = factors().next().is_some();
    let (first, rest) = match parts {
        [] => return Message::house_sum_points(n),
        [one] if !multiplied && (one.times.is_none() || one.is_single(n.decimals)) => {
            return Message::house_sum_points(n);
        }
        [first, rest @ ..] => (first.said(first.points, n.decimals), rest),
    };
    let sum = rest.iter().fold(first, |first, part| {
        let second = part.said(part.points.saturating_abs(), n.decimals);
        match part.points {
            ..0 => Message::house_minus(first, second),
            _ => Message::house_plus(first, second),
        }
    });
    let sum = match sum {
        sum if rest.is_empty() || !multiplied => sum,
        sum => Message::house_in_brackets(sum),
    };
    Message::house_sum_is(factors().fold(sum, |sum, factor| product(sum, *factor)), n)
}

fn product(first: Message, times: i64) -> Message {
    Message::house_product(first, times)
}
