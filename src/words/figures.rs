//! Numbers, amounts, stakes and days in a language's own form.

use crate::money::{Currency, Money, Stake};
use chrono::{DateTime, Datelike, FixedOffset};
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_locale_core::Locale;

/// U+2212, as wide as a plus; a hyphen is not.
const MINUS: char = '−';

/// How a language writes figures.
pub(super) struct Figures {
    decimal: Option<DecimalFormatter>,
}

impl Figures {
    pub(super) fn of(code: &str) -> Self {
        let locale: Locale = code.parse().unwrap_or(Locale::UNKNOWN);
        Self {
            decimal: DecimalFormatter::try_new(
                locale.into(),
                icu_decimal::options::DecimalFormatterOptions::default(),
            )
            .ok(),
        }
    }

    /// A number without its sign.
    pub(super) fn digits(&self, n: i64) -> String {
        self.format(&Decimal::from(n.unsigned_abs()))
    }

    pub(super) fn number(&self, n: i64) -> String {
        let digits = self.digits(n);
        if n < 0 {
            format!("{MINUS}{digits}")
        } else {
            digits
        }
    }

    pub(super) fn change(&self, n: i64) -> String {
        if n > 0 {
            format!("+{}", self.digits(n))
        } else {
            self.number(n)
        }
    }

    pub(super) fn money(&self, money: Money, currency: Currency) -> String {
        let mut decimal = Decimal::from(money.0.unsigned_abs());
        let digits = i16::try_from(currency.digits()).unwrap_or(0);
        decimal.multiply_pow10(-digits);
        let amount = self.format(&decimal);
        if money.0 < 0 {
            format!("{MINUS}{amount}")
        } else {
            amount
        }
    }

    pub(super) fn money_change(&self, money: Money, currency: Currency) -> String {
        let amount = self.money(money, currency);
        if money.0 > 0 {
            format!("+{amount}")
        } else {
            amount
        }
    }

    /// `0.10 a point`, or `1.00 for 3`.
    pub(super) fn stake(&self, stake: Stake) -> String {
        let amount = self.money(Money(stake.minor()), stake.currency());
        if stake.points() == 1 {
            amount
        } else {
            format!("{amount} / {}", self.number(stake.points()))
        }
    }

    /// A day: `Fri 20 Nov 2026`.
    pub(super) fn day(&self, day: DateTime<FixedOffset>) -> String {
        let (number, year) = (self.digits(i64::from(day.day())), day.year());
        format!("{} {number} {} {year}", day.format("%a"), day.format("%b"))
    }

    /// The day of the month, and the month: with its year where that is not this one.
    pub(super) fn day_parts(
        &self,
        day: DateTime<FixedOffset>,
        now: DateTime<FixedOffset>,
    ) -> (String, String) {
        let month = day.format("%b").to_string();
        let year = if day.year() == now.year() {
            String::new()
        } else {
            format!(" {}", day.format("%y"))
        };
        (self.digits(i64::from(day.day())), format!("{month}{year}"))
    }

    fn format(&self, decimal: &Decimal) -> String {
        match &self.decimal {
            Some(formatter) => formatter.format(decimal).to_string(),
            None => decimal.to_string(),
        }
    }
}
