//! The arguments of messages: numbers, names, amounts, other messages.

use crate::money::{Currency, Money, Stake};
use crate::points::Points;
use crate::scheme::Scheme;
use crate::view::Message;
use chrono::{DateTime, FixedOffset};

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A count, with a minus below 0.
    Number(i64),
    /// Points or a total, with a minus below 0.
    Points(Points),
    /// A change of points, with `+` or `−`; 0 has no sign.
    Change(Points),
    /// An amount of money without its currency.
    Money(Money, Currency),
    /// A change of an amount of money.
    MoneyChange(Money, Currency),
    /// A currency after an amount.
    Currency(Currency),
    /// A stake: an amount per number of points.
    Stake(Stake),
    /// A name or other typed text.
    Name(String),
    /// A selector by which a message chooses its form.
    Word(String),
    /// A date.
    Day(DateTime<FixedOffset>),
    /// A date and time, to the minute.
    Minute(DateTime<FixedOffset>),
    /// A month and year.
    Month(DateTime<FixedOffset>),
    /// A text of the catalog.
    Catalog(CatalogText),
    /// Another message, nested.
    Message(Message),
    /// Messages in sequence.
    List(Vec<Message>),
}

/// Converts the values of messages to arguments.
macro_rules! arguments {
    ($($kind:ty: $value:pat => $arg:expr;)*) => {$(
        impl From<$kind> for Arg {
            fn from($value: $kind) -> Self {
                $arg
            }
        }
    )*};
}

arguments! {
    i64: n => Self::Number(n);
    Points: points => Self::Points(points);
    Change: Change(points) => Self::Change(points);
    (Money, Currency): (money, currency) => Self::Money(money, currency);
    MoneyChange: MoneyChange(money, currency) => Self::MoneyChange(money, currency);
    Currency: currency => Self::Currency(currency);
    Stake: stake => Self::Stake(stake);
    String: name => Self::Name(name);
    Vec<String>: names => Self::List(names.iter().map(|name| Message::typed(name)).collect());
    DateTime<FixedOffset>: day => Self::Day(day);
    Minute: Minute(at) => Self::Minute(at);
    Month: Month(day) => Self::Month(day);
    CatalogText: text => Self::Catalog(text);
    Message: message => Self::Message(message);
    Box<Message>: message => Self::Message(*message);
    Vec<Message>: list => Self::List(list);
}

/// A change of an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoneyChange(pub Money, pub Currency);

/// A text of a scheme: translated for shipped schemes, the given text for house rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatalogText {
    /// Its key in a catalog.
    pub key: String,
    /// The text in the scheme's document.
    pub text: String,
}

/// A date and time, to the minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minute(pub DateTime<FixedOffset>);

/// A day of the month with its month below, and the year if it differs from that of `now`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dated {
    /// The day.
    pub at: DateTime<FixedOffset>,
    /// The current day.
    pub now: DateTime<FixedOffset>,
}

/// What a currency is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurrencyName(pub Currency);

/// A line in the direction of the language, although it begins with a figure or a currency code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineInTextDirection(pub Message);

/// A time of day, to the minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeOfDay(pub DateTime<FixedOffset>);

/// The year of a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Year(pub DateTime<FixedOffset>);

/// Names with their points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores(pub Vec<(String, Points)>);

/// A change of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change(pub Points);

/// A change of whole points.
impl From<i64> for Change {
    fn from(n: i64) -> Self {
        Self(n.into())
    }
}

impl Change {
    /// A change of the points of a scheme.
    pub fn of(scheme: &Scheme, n: i64) -> Self {
        Self(scheme.points(n))
    }
}

/// The month and year of a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Month(pub DateTime<FixedOffset>);
