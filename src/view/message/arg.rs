//! What stands in a sentence: numbers, names, amounts, other sentences.

use crate::money::{Currency, Money, Stake};
use crate::points::Points;
use crate::scheme::Scheme;
use crate::view::Message;
use chrono::{DateTime, FixedOffset};

/// Something that stands in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A count; a minus where it is below 0.
    Number(i64),
    /// Points or a total of them; a minus where it is below 0.
    Points(Points),
    /// A change: `+`, `−` or `0` before it.
    Change(Points),
    /// An amount of money, without its currency.
    Money(Money, Currency),
    /// A change of an amount of money.
    MoneyChange(Money, Currency),
    /// A currency behind an amount.
    Currency(Currency),
    /// So much for so many points.
    Stake(Stake),
    /// A name or another text that people typed.
    Name(String),
    /// A word of a document, by which a sentence chooses its form.
    Word(String),
    /// A day.
    Day(DateTime<FixedOffset>),
    /// A day with the time of it, to the minute.
    Minute(DateTime<FixedOffset>),
    /// A month with its year.
    Month(DateTime<FixedOffset>),
    /// A scheme by its id, and what it is called where no language knows it.
    Scheme(String, String),
    /// Where the numbers of a scheme come from: that scheme's id, and what its document says.
    Source(String, String),
    /// Another sentence or part of one.
    Message(Message),
    /// Sentences or parts of one after the other.
    List(Vec<Message>),
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<Points> for Arg {
    fn from(points: Points) -> Self {
        Self::Points(points)
    }
}

impl From<String> for Arg {
    fn from(name: String) -> Self {
        Self::Name(name)
    }
}

impl From<Currency> for Arg {
    fn from(currency: Currency) -> Self {
        Self::Currency(currency)
    }
}

impl From<Stake> for Arg {
    fn from(stake: Stake) -> Self {
        Self::Stake(stake)
    }
}

impl From<DateTime<FixedOffset>> for Arg {
    fn from(day: DateTime<FixedOffset>) -> Self {
        Self::Day(day)
    }
}

impl From<Minute> for Arg {
    fn from(minute: Minute) -> Self {
        Self::Minute(minute.0)
    }
}

impl From<SchemeName> for Arg {
    fn from(scheme: SchemeName) -> Self {
        Self::Scheme(scheme.id, scheme.name)
    }
}

impl From<SchemeSource> for Arg {
    fn from(source: SchemeSource) -> Self {
        Self::Source(source.id, source.text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Box<Message>> for Arg {
    fn from(message: Box<Message>) -> Self {
        Self::Message(*message)
    }
}

impl From<Change> for Arg {
    fn from(change: Change) -> Self {
        Self::Change(change.0)
    }
}

impl From<(Money, Currency)> for Arg {
    fn from((money, currency): (Money, Currency)) -> Self {
        Self::Money(money, currency)
    }
}

impl From<MoneyChange> for Arg {
    fn from(change: MoneyChange) -> Self {
        Self::MoneyChange(change.0, change.1)
    }
}

/// An amount that is a change of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoneyChange(pub Money, pub Currency);

/// What a scheme is called: those that ship have a name in every language, a table's own only the one it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeName {
    /// Its id.
    pub id: String,
    /// The name in its document.
    pub name: String,
}

/// Where the numbers of a scheme that ships come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeSource {
    /// The scheme's id.
    pub id: String,
    /// What its document says.
    pub text: String,
}

/// A moment, to the minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minute(pub DateTime<FixedOffset>);

/// A day beside others: its number, and its month below that, with the year where it is not that of `now`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dated {
    /// The day.
    pub at: DateTime<FixedOffset>,
    /// The day that it is looked at.
    pub now: DateTime<FixedOffset>,
}

/// The time of day, to the minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeOfDay(pub DateTime<FixedOffset>);

/// The year of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Year(pub DateTime<FixedOffset>);

/// Names with what each came to, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores(pub Vec<(String, Points)>);

/// Points that are a change of others.
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

/// A day of which only the month and the year are said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Month(pub DateTime<FixedOffset>);

impl From<Month> for Arg {
    fn from(Month(day): Month) -> Self {
        Self::Month(day)
    }
}

/// Names one after the other.
impl From<Vec<String>> for Arg {
    fn from(names: Vec<String>) -> Self {
        Self::List(names.iter().map(|name| Message::typed(name)).collect())
    }
}

impl From<Vec<Message>> for Arg {
    fn from(list: Vec<Message>) -> Self {
        Self::List(list)
    }
}
