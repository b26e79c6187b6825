//! Sums and products as text.

use crate::points::Points;
use crate::view::message::Message;

/// A part of a sum: points, multiplied by a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) points: i64,
    /// `None` if the points count once.
    pub(super) times: Option<i64>,
}

impl Part {
    /// Points that count once.
    pub(super) fn flat(points: i64) -> Self {
        Self {
            points,
            times: None,
        }
    }

    /// Points multiplied by a count.
    pub(super) fn each(points: i64, times: i64) -> Self {
        Self {
            points,
            times: Some(times),
        }
    }

    /// The part without its sign.
    fn unsigned(self, decimals: u8) -> Message {
        let part = Self {
            points: self.points.saturating_abs(),
            ..self
        };
        part.signed(decimals)
    }

    fn signed(self, decimals: u8) -> Message {
        let points = |n| number(Points { n, decimals });
        match self.times {
            Some(times) if self.is_single(decimals) => points(self.points.saturating_mul(times)),
            Some(times) => product(points(self.points), times),
            None => points(self.points),
        }
    }

    /// Whether it is one whole point per count, or minus one.
    fn is_single(self, decimals: u8) -> bool {
        self.points.saturating_abs() == Points::one(decimals)
    }
}

/// `10 + 2 × 3 = 16.`, with factors after the sum: `(4 + 1 × 2) × 5 = 30.` Without arithmetic only the points.
pub(super) fn sum(parts: &[Part], factors: &[i64], points: impl Into<Points>) -> Message {
    let points = points.into();
    let decimals = points.decimals;
    let several = parts.len() > 1;
    let first = parts.first().map(|part| part.signed(decimals));
    let worked = parts.iter().skip(1).fold(first, |sum, part| {
        let (first, second) = (sum?.nested(), part.unsigned(decimals).nested());
        Some(if part.points < 0 {
            Message::HouseMinus { first, second }
        } else {
            Message::HousePlus { first, second }
        })
    });
    let plain = !several
        && factors.is_empty()
        && parts
            .first()
            .is_none_or(|part| part.times.is_none() || part.is_single(decimals));
    match worked.filter(|_| !plain) {
        None => Message::HouseSumPoints { n: points },
        Some(sum) => {
            let sum = if several && !factors.is_empty() {
                Message::HouseInBrackets { sum: sum.nested() }
            } else {
                sum
            };
            let sum = factors
                .iter()
                .fold(sum, |sum, factor| product(sum, *factor));
            Message::HouseSumIs {
                sum: sum.nested(),
                n: points,
            }
        }
    }
}

fn number(n: Points) -> Message {
    Message::PointsAlone { n }
}

fn product(first: Message, times: i64) -> Message {
    Message::HouseProduct {
        first: first.nested(),
        n: times,
    }
}
