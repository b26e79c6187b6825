//! All messages of the program, as values: which message, with which arguments; and names of contracts, trumps and games.
//!
//! [`Message`] is generated from the English catalog, `src/words/en`. [`crate::words`] translates it.

mod rule_names;

pub(in crate::view) use rule_names::{Key, PAGE, Rule, SWITCH};

use crate::cards::Trump;
use crate::money::{Currency, Money, Stake};
use crate::points::Points;
use crate::scheme::{Contract, Rules, Scheme};
use crate::task::Task;
use chrono::{DateTime, FixedOffset};
use std::fmt::Display;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The key of a text found by name, and its arguments.
pub(super) type Text = (&'static str, &'static [&'static str]);

/// The key of a catalog text and the names of its arguments; `None` if there is no such text.
pub(super) fn rule(key: &str) -> Option<Text> {
    let at = RULES.binary_search_by_key(&key, |(known, _)| known).ok()?;
    RULES.get(at).copied()
}

/// The catalog text with this key; `None` if there is none or it has arguments.
pub(super) fn named(key: &str) -> Option<Message> {
    let (key, places) = rule(key)?;
    let parts = Vec::new();
    places.is_empty().then_some(Message::Rule { key, parts })
}

impl Message {
    /// A typed text, or another message if it is empty.
    pub fn typed_or(text: &str, other: impl FnOnce() -> Self) -> Self {
        if text.is_empty() {
            other()
        } else {
            Self::typed(text)
        }
    }

    /// A typed text; blank if empty.
    pub fn typed(name: &str) -> Self {
        if name.is_empty() {
            Self::Blank
        } else {
            Self::value(name.to_owned())
        }
    }

    /// The message with another part after a comma, if there is one.
    #[must_use]
    pub fn and(self, part: Option<impl Into<Arg>>) -> Self {
        match part {
            Some(part) => Self::listed(self, part),
            None => self,
        }
    }

    /// The message in full, if it has a longer text: the one whose key ends in `-full`.
    #[must_use]
    pub fn in_full(&self) -> Self {
        match rule(&format!("{}-full", self.key())) {
            Some((key, _)) => Self::Rule {
                key,
                parts: self.args(),
            },
            None => self.clone(),
        }
    }

    /// A scheme's name.
    pub fn scheme(scheme: &crate::scheme::Scheme) -> Self {
        Self::scheme_called(&scheme.id, &scheme.name)
    }

    /// Like [`Self::scheme`], by the scheme's id and the name in its document.
    pub fn scheme_called(id: &str, name: &str) -> Self {
        named(&format!("scheme-{id}")).unwrap_or_else(|| Self::typed(name))
    }

    /// A currency's name. Chips are not in the catalog of currencies.
    pub fn currency_name(currency: Currency) -> Self {
        named(&format!("currency-{}", currency.code())).unwrap_or(Self::StakesChipsName)
    }

    /// The source of a scheme's numbers, by the text in its document. House rules often share it with a shipped scheme.
    pub fn source(text: &str) -> Self {
        let shipped = crate::scheme::catalog::all().find(|scheme| scheme.source == text);
        let found = shipped.and_then(|scheme| named(&format!("source-{}", scheme.id)));
        found.unwrap_or_else(|| Self::typed(text))
    }
}

/// What a running operation is doing.
impl From<Task> for Message {
    fn from(task: Task) -> Self {
        match task {
            Task::Reading => Self::WorkReading,
            Task::BackingUp => Self::WorkBackingUp,
            Task::Importing => Self::WorkImporting,
            Task::Writing => Self::WorkWriting,
            Task::Copying => Self::WorkCopying,
            Task::Checking => Self::WorkChecking,
            Task::Recovering => Self::WorkRecovering,
        }
    }
}

/// A contract's name on its own.
pub fn contract(contract: &Contract) -> Message {
    contract_called("contract", &contract.id, &contract.name)
}

/// Whether the partner in a contract of two is the player who accepts a proposal, rather than the holder of a card.
pub(crate) fn is_proposal(contract: &Contract) -> bool {
    let id = contract.id.as_str();
    ["ask", "prop-and-cop"].contains(&id) || id.starts_with("ask-")
}

/// A contract's name within a sentence.
pub fn contract_inline(contract: &Contract) -> Message {
    contract_called("in", &contract.id, &contract.name)
}

/// The name of a contract on its own (`contract`) or within a sentence (`in`), by its id, which may end in a number of
/// tricks; the name in its document if the catalog has none.
pub fn contract_called(form: &str, id: &str, name: &str) -> Message {
    let id = match id {
        "open-misere" => "misere-ouverte",
        id => id,
    };
    let of_so_many = || {
        let (word, n) = id.rsplit_once('-')?;
        let (key, _) = rule(&format!("{form}-{word}-for"))?;
        let parts = vec![("n", n.parse::<i64>().ok()?.into())];
        Some(Message::Rule { key, parts })
    };
    let found = named(&format!("{form}-{id}")).or_else(of_so_many);
    found.unwrap_or_else(|| Message::typed(name))
}

/// The contract with that id within a sentence; the id itself if the scheme has no such contract.
pub(in crate::view) fn inline(scheme: &Scheme, id: &str) -> Message {
    let found = scheme.contract(id);
    found.map_or_else(|| Message::typed(id), contract_inline)
}

/// A trump suit, no trump, or unknown.
pub fn trump(trump: Option<Trump>) -> Message {
    match trump {
        None => Message::SuitUnknown,
        Some(Trump::None) => Message::SuitNone,
        Some(Trump::Hearts) => Message::SuitHearts,
        Some(Trump::Diamonds) => Message::SuitDiamonds,
        Some(Trump::Spades) => Message::SuitSpades,
        Some(Trump::Clubs) => Message::SuitClubs,
    }
}

/// A game's name by its id; the id itself if it has no translation.
pub fn game_by_id(id: &str) -> Message {
    named(&format!("game-{id}")).unwrap_or_else(|| Message::typed(id))
}

/// The family of a game, by its bidding: the heading in the list of games.
pub fn family(rules: &Rules) -> Message {
    match rules {
        Rules::Contracts(_) => Message::SessionsSoloGames,
        Rules::ExactBid(_) => Message::SessionsExactBidGames,
        Rules::OddTrick(_) | Rules::PartnershipBid(_) => Message::SessionsPartnershipGames,
    }
}

/// The game's name.
pub(in crate::view) fn game(scheme: &Scheme) -> Message {
    game_by_id(&scheme.game)
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A count, points or a total, with a minus below 0.
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
    i64: n => Self::Points(n.into());
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
    Message: message => Self::Message(message);
    Box<Message>: message => Self::Message(*message);
    Box<Arg>: value => *value;
    Vec<Message>: list => Self::List(list);
}

/// A change of an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoneyChange(pub Money, pub Currency);

/// A date and time, to the minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minute(pub DateTime<FixedOffset>);

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
