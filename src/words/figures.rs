//! Numbers, amounts and stakes in a language's own form.

use crate::money::{Currency, Money, Stake};
use crate::points::Points;
use fluent_bundle::FluentValue;
use fluent_bundle::memoizer::MemoizerKind;
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_locale_core::Locale;
use intl_memoizer::Memoizable;
use std::convert::Infallible;
use unic_langid::LanguageIdentifier;

/// U+2212, as wide as a plus; a hyphen is not.
const MINUS: char = '−';

/// Led before a sign where the writing runs from right to left, so that the sign stays on the left of its digits.
const LEFT_TO_RIGHT: &str = "\u{200E}";

/// How a language writes figures.
pub(super) struct Figures {
    /// What leads a sign.
    lead: &'static str,
    decimal: Option<DecimalFormatter>,
}

impl Figures {
    pub(super) fn of(code: &str) -> Self {
        let locale: Locale = code.parse().unwrap_or(Locale::UNKNOWN);
        Self {
            lead: if code == "fa" { LEFT_TO_RIGHT } else { "" },
            decimal: DecimalFormatter::try_new(
                locale.into(),
                icu_decimal::options::DecimalFormatterOptions::default(),
            )
            .ok(),
        }
    }

    /// A number without its sign.
    pub(super) fn digits(&self, points: Points) -> String {
        let mut decimal = Decimal::from(points.n.unsigned_abs());
        decimal.multiply_pow10(-i16::from(points.decimals));
        self.format(&decimal)
    }

    pub(super) fn number(&self, n: i64) -> String {
        self.points(n.into())
    }

    pub(super) fn points(&self, points: Points) -> String {
        let digits = self.digits(points);
        if points.n < 0 {
            format!("{}{MINUS}{digits}", self.lead)
        } else {
            digits
        }
    }

    pub(super) fn change(&self, change: Points) -> String {
        if change.n > 0 {
            format!("{}+{}", self.lead, self.digits(change))
        } else {
            self.points(change)
        }
    }

    pub(super) fn money(&self, money: Money, currency: Currency) -> String {
        let decimal = match money.parts(currency) {
            // Nobody pays with the coins that would stand behind the point.
            (whole, 0) if currency.digits_in_use() == 0 => Decimal::from(whole),
            _ => {
                let mut decimal = Decimal::from(money.0.unsigned_abs());
                let digits = i16::try_from(currency.digits()).unwrap_or(0);
                decimal.multiply_pow10(-digits);
                decimal
            }
        };
        let amount = self.format(&decimal);
        if money.0 < 0 {
            format!("{}{MINUS}{amount}", self.lead)
        } else {
            amount
        }
    }

    pub(super) fn money_change(&self, money: Money, currency: Currency) -> String {
        let amount = self.money(money, currency);
        if money.0 > 0 {
            format!("{}+{amount}", self.lead)
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

    fn format(&self, decimal: &Decimal) -> String {
        match &self.decimal {
            Some(formatter) => formatter.format(decimal).to_string(),
            None => decimal.to_string(),
        }
    }
}

impl Memoizable for Figures {
    type Args = ();
    type Error = Infallible;

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, Infallible> {
        Ok(Self::of(language.language.as_str()))
    }
}

/// How a bundle writes a number that stands in a sentence by itself: as the language does, and not as Rust does.
pub(super) fn in_sentence<M: MemoizerKind>(value: &FluentValue, memoizer: &M) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let points = Points::read(&number.as_string())?;
    memoizer
        .with_try_get_threadsafe::<Figures, _, _>((), |figures| figures.points(points))
        .ok()
}
