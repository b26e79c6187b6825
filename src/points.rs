//! Points with decimals: printing and parsing.
//!
//! Points are computed and stored as integers. If a scheme counts in tenths, the decimal point is added and parsed here.

use std::fmt;

/// Points, with the number of decimals of their scheme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// The number of units of the last decimal.
    pub n: i64,
    /// The number of decimals: 0 or 1.
    pub decimals: u8,
}

/// Whole points.
impl From<i64> for Points {
    fn from(n: i64) -> Self {
        Self { n, decimals: 0 }
    }
}

impl Points {
    /// Units in one whole point.
    pub fn one(decimals: u8) -> i64 {
        10_i64.saturating_pow(decimals.into())
    }

    /// The same points with this many decimals, or more if they have more already.
    #[must_use]
    pub fn with_decimals(self, decimals: u8) -> Self {
        let more = Self::one(decimals.saturating_sub(self.decimals));
        Self {
            n: self.n.saturating_mul(more),
            decimals: decimals.max(self.decimals),
        }
    }

    /// The sum, with the larger number of decimals.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let (one, other) = (
            self.with_decimals(other.decimals),
            other.with_decimals(self.decimals),
        );
        Self {
            n: one.n.saturating_add(other.n),
            ..one
        }
    }

    /// Parses points as printed, with as many decimals as written.
    pub fn read(text: &str) -> Option<Self> {
        let decimals = text.split_once('.').map_or(0, |(_, part)| part.len());
        Self::parse(text, u8::try_from(decimals).ok()?)
    }

    /// Parses ASCII digits with an optional `-` and decimal point. Fewer decimals are accepted, as spreadsheets drop
    /// trailing zeros.
    pub fn parse(text: &str, decimals: u8) -> Option<Self> {
        let (sign, plain) = text
            .strip_prefix('-')
            .map_or(("", text), |plain| ("-", plain));
        let (units, part) = plain.split_once('.').unwrap_or((plain, ""));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let width = usize::from(decimals);
        if units.is_empty()
            || plain.ends_with('.')
            || !digits(units)
            || !digits(part)
            || part.len() > width
        {
            return None;
        }
        let n = format!("{sign}{units}{part:0<width$}").parse().ok()?;
        Some(Self { n, decimals })
    }
}

/// ASCII digits with all decimals.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.decimals == 0 {
            return self.n.fmt(f);
        }
        let one = Self::one(self.decimals).unsigned_abs();
        let (units, part) = (self.n.unsigned_abs() / one, self.n.unsigned_abs() % one);
        let sign = if self.n < 0 { "-" } else { "" };
        let width = usize::from(self.decimals);
        f.pad(&format!("{sign}{units}.{part:0width$}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_are_written_with_a_decimal_and_read_again() {
        for (n, text) in [
            (32, "3.2"),
            (-50, "-5.0"),
            (-5, "-0.5"),
            (0, "0.0"),
            (i64::MIN, "-922337203685477580.8"),
        ] {
            let points = Points { n, decimals: 1 };
            assert_eq!(points.to_string(), text);
            assert_eq!(Points::parse(text, 1), Some(points));
        }
        for (text, n) in [
            ("3", Some(30)),
            ("-0", Some(0)),
            ("1.25", None),
            (".5", None),
            ("+1", None),
            ("1.", None),
        ] {
            assert_eq!(Points::parse(text, 1).map(|points| points.n), n, "{text}");
        }
        assert_eq!(Points::from(-7).to_string(), "-7");
        assert_eq!(Points::parse("7.0", 0), None);
    }

    #[test]
    fn a_sum_has_the_decimals_of_the_finer_one() {
        let tenths = Points { n: 32, decimals: 1 };
        for sum in [tenths.plus(4.into()), Points::from(4).plus(tenths)] {
            assert_eq!(sum, Points { n: 72, decimals: 1 });
        }
        assert_eq!(Points::from(4).plus((-6).into()), Points::from(-2));
    }
}
