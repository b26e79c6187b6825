//! Money in whole minor units, currencies, and stakes as exact fractions.
//!
//! No floating point; only [`crate::settle`] rounds. This module must not use hands, schemes or language-specific formats.

use crate::points::Points;
use iso_currency::IntoEnumIterator;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;
use thiserror::Error;

/// The largest amount accepted, in minor units: far above any real stake, far below overflow.
pub const LARGEST: i64 = 1_000_000_000_000;

/// An amount in minor units of a currency, such as pence.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Money(pub i64);

impl Money {
    /// As a plain decimal with the currency's digits: `-0.30`, `12`, `1.250`. Used in CSV and JSON.
    pub fn decimal(self, currency: Currency) -> String {
        let decimals = u8::try_from(currency.digits()).unwrap_or(u8::MAX);
        let n = self.0;
        Points { n, decimals }.to_string()
    }

    /// Parses a plain decimal such as `0.30` or `12`, without sign, with at most the currency's digits.
    ///
    /// # Errors
    /// [`MoneyError::Amount`] if it is not such a decimal, [`MoneyError::TooLarge`] if it is above [`LARGEST`].
    pub fn parse(text: &str, currency: Currency) -> Result<Self, MoneyError> {
        let bad = || MoneyError::Amount {
            found: text.to_owned(),
            digits: currency.digits(),
        };
        let (whole, part) = match text.split_once('.') {
            Some((whole, part)) if is_digits(part) => (whole, part),
            Some(_) => return Err(bad()),
            None => (text, ""),
        };
        if !is_digits(whole) || part.len() > currency.digits() {
            return Err(bad());
        }
        let digits = format!("{whole}{part:0<width$}", width = currency.digits());
        match digits.parse() {
            Ok(minor) if minor <= LARGEST => Ok(Self(minor)),
            _ => Err(MoneyError::TooLarge),
        }
    }

    /// The sum; `None` on overflow.
    pub fn checked_add(self, other: Self) -> Option<Self> {
        self.0.checked_add(other.0).map(Self)
    }

    /// The difference; `None` on overflow.
    pub fn checked_sub(self, other: Self) -> Option<Self> {
        self.0.checked_sub(other.0).map(Self)
    }

    /// Whole units and the remaining minor units, both without sign.
    pub fn parts(self, currency: Currency) -> (u64, u64) {
        let one = currency.minor_units().unsigned_abs();
        (self.0.unsigned_abs() / one, self.0.unsigned_abs() % one)
    }
}

/// Currencies whose minor units are in ISO 4217 but no longer used, so that amounts are written without them.
/// Source: Unicode CLDR, supplemental currency data: all with `digits` or `cashDigits` of 0, except CZK, NOK, SEK, GYD and
/// TWD, whose prices have two digits.
const WITHOUT_COINS: [&str; 23] = [
    "AFN", "ALL", "AMD", "COP", "CRC", "HUF", "IDR", "IQD", "IRR", "KPW", "LAK", "LBP", "MGA",
    "MMK", "MNT", "MUR", "PKR", "RSD", "SOS", "SYP", "TZS", "UZS", "YER",
];

/// Amounts in several currencies.
pub type CurrencyAmounts = BTreeMap<Currency, Money>;

/// A currency of ISO 4217, ordered by code; `XXX` means chips, the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Currency(iso_currency::Currency);

impl Ord for Currency {
    fn cmp(&self, other: &Self) -> Ordering {
        self.code().cmp(other.code())
    }
}

impl PartialOrd for Currency {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Default for Currency {
    fn default() -> Self {
        Self::CHIPS
    }
}

impl Currency {
    /// Chips, without a value in money.
    pub const CHIPS: Self = Self(iso_currency::Currency::XXX);

    /// The ISO 4217 code.
    pub fn code(self) -> &'static str {
        self.0.code()
    }

    /// Its English name.
    pub fn name(self) -> String {
        if self == Self::CHIPS {
            "Chips".to_owned()
        } else {
            self.0.name().to_owned()
        }
    }

    /// Decimal digits in ISO 4217: 2 for most, 0 for yen and chips, 3 for dinars.
    pub fn digits(self) -> usize {
        usize::from(self.0.exponent().unwrap_or(0).min(4))
    }

    /// Decimal digits used in practice: [`Self::digits`], or 0 if the minor unit is out of use.
    pub fn digits_in_use(self) -> usize {
        if WITHOUT_COINS.contains(&self.code()) {
            0
        } else {
            self.digits()
        }
    }

    /// Minor units in one whole unit.
    pub fn minor_units(self) -> i64 {
        let digits = u32::try_from(self.digits()).unwrap_or(0);
        10_i64.pow(digits)
    }

    /// The current currency of a country, by its ISO 3166 code, such as `PL`.
    pub fn of_country(country: &str) -> Option<Self> {
        let country: iso_currency::Country = country.parse().ok()?;
        // Funds and former currencies are listed too, some of them first.
        let all = iso_currency::Currency::from_country(country);
        all.into_iter()
            .find(|currency| currency.flags().is_empty())
            .map(Self)
    }

    /// Every currency of ISO 4217, by code.
    pub fn all() -> Vec<Self> {
        BY_CODE.values().copied().collect()
    }
}

/// The currencies of ISO 4217. The crate compares a code with each of them in turn.
static BY_CODE: LazyLock<BTreeMap<&str, Currency>> = LazyLock::new(|| {
    let all = iso_currency::Currency::iter().map(Currency);
    all.map(|currency| (currency.code(), currency)).collect()
});

impl FromStr for Currency {
    type Err = MoneyError;

    fn from_str(code: &str) -> Result<Self, MoneyError> {
        let found = BY_CODE.get(code).copied();
        found.ok_or_else(|| MoneyError::Currency(code.to_owned()))
    }
}

impl Serialize for Currency {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Currency {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// Money per point, as an exact fraction of minor units per point in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stake {
    minor: i64,
    points: i64,
    currency: Currency,
}

impl Stake {
    /// Minor units for a number of points, both above 0.
    ///
    /// # Errors
    /// [`MoneyError::NotAboveZero`] if one of them is 0 or less, [`MoneyError::TooLarge`] if one is above [`LARGEST`].
    pub fn new(minor: i64, points: i64, currency: Currency) -> Result<Self, MoneyError> {
        if minor <= 0 || points <= 0 {
            return Err(MoneyError::NotAboveZero);
        }
        if minor > LARGEST || points > LARGEST {
            return Err(MoneyError::TooLarge);
        }
        let common = gcd(minor, points);
        Ok(Self {
            minor: minor / common,
            points: points / common,
            currency,
        })
    }

    /// Parses `AMOUNT[/POINTS]`: `0.05` is 0.05 per point, `1/10` one whole unit for ten points.
    ///
    /// # Errors
    /// [`MoneyError::Stake`] if it has another form, otherwise those of [`Stake::new`].
    pub fn parse(text: &str, currency: Currency) -> Result<Self, MoneyError> {
        let (amount, points) = text.split_once('/').unwrap_or((text, "1"));
        let bad = || MoneyError::Stake(text.to_owned());
        let points: i64 = if is_digits(points) {
            points.parse().map_err(|_| MoneyError::TooLarge)?
        } else {
            return Err(bad());
        };
        let (whole, part) = amount.split_once('.').unwrap_or((amount, ""));
        if !is_digits(whole)
            || !(part.is_empty() && !amount.contains('.') || is_digits(part))
            || part.len() > 9
        {
            return Err(bad());
        }
        let scale = 10_i64.pow(u32::try_from(part.len()).unwrap_or(0));
        let digits: i64 = format!("{whole}{part}")
            .parse()
            .map_err(|_| MoneyError::TooLarge)?;
        let minor = digits
            .checked_mul(currency.minor_units())
            .ok_or(MoneyError::TooLarge)?;
        let points = points.checked_mul(scale).ok_or(MoneyError::TooLarge)?;
        let common = gcd(minor, points).max(1);
        Self::new(minor / common, points / common, currency)
    }

    /// The stakes offered: none, three usual ones, and the chosen one.
    pub fn offered(currency: Currency, chosen: Option<Self>) -> Vec<Option<Self>> {
        let usual: [i64; 3] = match currency.digits_in_use() {
            0 if currency == Currency::CHIPS => [1, 2, 5],
            0 => [10, 50, 100].map(|whole| whole * currency.minor_units()),
            2 => [5, 10, 20],
            _ => [50, 100, 200],
        };
        let usual = usual.iter().map(|minor| Self::new(*minor, 1, currency));
        let mut all = vec![None];
        all.extend(usual.filter_map(Result::ok).map(Some));
        if !all.contains(&chosen) {
            all.push(chosen);
        }
        all
    }

    /// The numerator, in minor units; above 0.
    pub fn minor(self) -> i64 {
        self.minor
    }

    /// The denominator, in points; above 0.
    pub fn points(self) -> i64 {
        self.points
    }

    /// The currency.
    pub fn currency(self) -> Currency {
        self.currency
    }
}

/// The format of [`Stake::parse`]: an amount, and `/POINTS` unless 1. Without the currency.
impl fmt::Display for Stake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Money(self.minor).decimal(self.currency))?;
        if self.points == 1 {
            Ok(())
        } else {
            write!(f, "/{}", self.points)
        }
    }
}

/// The JSON form of a stake, `{"amount":"0.05","currency":"GBP"}`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    amount: String,
    currency: Currency,
}

impl Serialize for Stake {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written {
            amount: self.to_string(),
            currency: self.currency,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Stake {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        Self::parse(&written.amount, written.currency).map_err(serde::de::Error::custom)
    }
}

/// Why an amount, a stake or a currency cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoneyError {
    /// Not a code of ISO 4217.
    #[error("`{0}` is not an ISO 4217 currency code")]
    Currency(String),
    /// Not a stake.
    #[error("`{0}` is not a stake; give an amount such as 0.05, or 1/10 for 1 per 10 points")]
    Stake(String),
    /// Not an amount of a currency.
    #[error("`{found}` is not an amount with at most {digits} decimal places")]
    Amount {
        /// The text.
        found: String,
        /// The currency's digits.
        digits: usize,
    },
    /// A stake of 0 or less.
    #[error("a stake must be more than 0")]
    NotAboveZero,
    /// Above [`LARGEST`].
    #[error("the amount is too large to calculate with")]
    TooLarge,
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The greatest common divisor; `gcd(0, n)` is `n`.
fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
