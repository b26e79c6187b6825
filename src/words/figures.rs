//! Numbers, amounts and stakes in a language's format.

use super::Language;
use super::number_format::NumberFormat;
use crate::money::{Currency, Money, Stake};
use crate::points::Points;
use fluent_bundle::FluentValue;
use fluent_bundle::memoizer::MemoizerKind;
use intl_memoizer::Memoizable;
use std::convert::Infallible;
use unic_langid::LanguageIdentifier;

/// U+2212, as wide as a plus sign, unlike a hyphen.
const MINUS: char = '−';

/// The number format of a language.
pub(super) struct Figures {
    /// Whether the text around a number runs from right to left.
    rtl: bool,
    pub(super) format: NumberFormat,
}

impl Figures {
    pub(super) fn of(language: Language) -> Self {
        Self {
            rtl: language.rtl,
            format: NumberFormat::of(language),
        }
    }

    /// A number without its sign.
    pub(super) fn digits(&self, points: Points) -> String {
        self.format
            .number(points.n.unsigned_abs(), usize::from(points.decimals))
    }

    /// A number with its sign. In right-to-left text both are isolated, so that the sign stays left of the digits and
    /// what is around them does not join them.
    fn signed(&self, sign: char, digits: &str) -> String {
        if self.rtl {
            format!("\u{2066}{sign}{digits}\u{2069}")
        } else {
            format!("{sign}{digits}")
        }
    }

    pub(super) fn number(&self, n: i64) -> String {
        self.points(n.into())
    }

    pub(super) fn points(&self, points: Points) -> String {
        let digits = self.digits(points);
        if points.n < 0 {
            self.signed(MINUS, &digits)
        } else {
            digits
        }
    }

    pub(super) fn change(&self, change: Points) -> String {
        if change.n > 0 {
            self.signed('+', &self.digits(change))
        } else {
            self.points(change)
        }
    }

    pub(super) fn money(&self, money: Money, currency: Currency) -> String {
        let amount = match money.parts(currency) {
            // The minor unit is out of use.
            (whole, 0) if currency.digits_in_use() == 0 => self.format.number(whole, 0),
            _ => self
                .format
                .number(money.0.unsigned_abs(), currency.digits()),
        };
        if money.0 < 0 {
            self.signed(MINUS, &amount)
        } else {
            amount
        }
    }

    pub(super) fn money_change(&self, money: Money, currency: Currency) -> String {
        let amount = self.money(money, currency);
        if money.0 > 0 {
            self.signed('+', &amount)
        } else {
            amount
        }
    }

    /// `0.10`, or `1.00 / 3` for several points.
    pub(super) fn stake(&self, stake: Stake) -> String {
        let amount = self.money(Money(stake.minor()), stake.currency());
        if stake.points() == 1 {
            amount
        } else {
            format!("{amount} / {}", self.number(stake.points()))
        }
    }
}

impl Memoizable for Figures {
    type Args = ();
    type Error = Infallible;

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, Infallible> {
        Ok(Self::of(Language::of(language.language.as_str())))
    }
}

/// Formats the numbers in Fluent messages like all others.
pub(super) fn in_sentence<M: MemoizerKind>(value: &FluentValue, memoizer: &M) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let points = Points::read(&number.as_string())?;
    memoizer
        .with_try_get_threadsafe::<Figures, _, _>((), |figures| figures.points(points))
        .ok()
}
