//! Numbers, amounts and stakes in a language's format.

use crate::money::{Currency, Money, Stake};
use crate::points::Points;
use crate::words::Language;
use fluent_bundle::FluentValue;
use fluent_bundle::memoizer::MemoizerKind;
use intl_memoizer::Memoizable;
use std::convert::Infallible;
use unic_langid::LanguageIdentifier;

/// U+2212, as wide as a plus sign, unlike a hyphen.
const MINUS: char = '−';

impl Language {
    /// A text with the digits of the language in place of ASCII digits.
    pub fn in_digits(&self, text: &str) -> String {
        let digit = |c: char| char::from_u32(u32::from(self.zero) + c.to_digit(10)?);
        text.chars().map(|c| digit(c).unwrap_or(c)).collect()
    }

    /// Formats `n` units of the last of `decimals` decimals.
    fn decimal(&self, n: u64, decimals: usize) -> String {
        let digits = format!("{n:0>width$}", width = decimals + 1);
        let (whole, part) = digits.split_at(digits.len() - decimals);
        let mut text = String::with_capacity(2 * digits.len());
        for (at, digit) in whole.chars().enumerate() {
            if at > 0 && (whole.len() - at).is_multiple_of(3) && whole.len() >= self.grouped_from {
                text.push(self.group);
            }
            text.push(digit);
        }
        if !part.is_empty() {
            text.push(self.point);
            text.push_str(part);
        }
        self.in_digits(&text)
    }

    /// A number without its sign.
    pub(super) fn digits(&self, points: Points) -> String {
        self.decimal(points.n.unsigned_abs(), usize::from(points.decimals))
    }

    /// A number with its sign, `+` only for a change. In right-to-left text both are isolated, so that the sign stays left
    /// of the digits and what is around them does not join them.
    fn signed(&self, n: i64, digits: String, change: bool) -> String {
        let sign = match n.signum() {
            -1 => MINUS,
            1 if change => '+',
            _ => return digits,
        };
        if self.rtl {
            format!("\u{2066}{sign}{digits}\u{2069}")
        } else {
            format!("{sign}{digits}")
        }
    }

    /// A number, with U+2212 as minus sign.
    pub fn number(&self, n: i64) -> String {
        self.points(n.into())
    }

    /// Points, with U+2212 as minus sign.
    pub fn points(&self, points: Points) -> String {
        self.signed(points.n, self.digits(points), false)
    }

    /// A change of points, with a sign.
    pub fn change(&self, change: Points) -> String {
        self.signed(change.n, self.digits(change), true)
    }

    /// An amount without its sign.
    fn amount(&self, money: Money, currency: Currency) -> String {
        match money.parts(currency) {
            // The minor unit is out of use.
            (whole, 0) if currency.digits_in_use() == 0 => self.decimal(whole, 0),
            _ => self.decimal(money.0.unsigned_abs(), currency.digits()),
        }
    }

    /// An amount without the currency.
    pub fn money(&self, money: Money, currency: Currency) -> String {
        self.signed(money.0, self.amount(money, currency), false)
    }

    /// A change of an amount, with a sign and without the currency.
    pub fn money_change(&self, money: Money, currency: Currency) -> String {
        self.signed(money.0, self.amount(money, currency), true)
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

impl Memoizable for Language {
    type Args = ();
    type Error = Infallible;

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, Infallible> {
        Ok(Self::of(language.language.as_str()))
    }
}

/// Formats the numbers in Fluent messages like all others.
pub(super) fn in_sentence<M: MemoizerKind>(value: &FluentValue, memoizer: &M) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let points = Points::read(&number.as_string())?;
    memoizer
        .with_try_get_threadsafe::<Language, _, _>((), |language| language.points(points))
        .ok()
}
