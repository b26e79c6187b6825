//! JSON values with keys in order and duplicates preserved.

use crate::ledger::{EditId, PaymentId, PlayerId, SessionId};
use crate::money::{Currency, Money};
use chrono::{DateTime, NaiveDate, TimeZone};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::path::Display;

/// The maximum length of quoted input, in characters.
const LONGEST: usize = 60;

/// The number of decimals of points; `None` for whole points, where it is omitted.
pub(in crate::cli) fn some_decimals(decimals: u8) -> Option<u8> {
    (decimals > 0).then_some(decimals)
}

/// A JSON value that preserves key order and duplicates.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(untagged)]
pub(in crate::cli) enum Node {
    /// A list.
    List(Vec<Node>),
    /// An object, with its keys in order.
    #[serde(with = "entries")]
    Object(Entries),
    /// `null`, a boolean, a number or text.
    Plain(Value),
}

type Entries = Vec<(String, Node)>;

impl Node {
    /// The first duplicate key of an object, at any depth.
    pub(in crate::cli) fn doubled_key(&self) -> Option<&str> {
        match self {
            Self::Plain(_) => None,
            Self::List(items) => items.iter().find_map(Self::doubled_key),
            Self::Object(entries) => {
                let mut keys: Vec<&str> = entries.iter().map(|(key, _)| &**key).collect();
                keys.sort_unstable();
                let doubled = keys
                    .windows(2)
                    .find(|two| two[0] == two[1])
                    .map(|two| two[0]);
                doubled.or_else(|| entries.iter().find_map(|(_, value)| value.doubled_key()))
            }
        }
    }

    /// Whether any text in it contains NUL.
    pub(in crate::cli) fn has_nul(&self) -> bool {
        match self {
            Self::Plain(value) => value.as_str().is_some_and(|text| text.contains('\0')),
            Self::List(items) => items.iter().any(Self::has_nul),
            Self::Object(entries) => entries
                .iter()
                .any(|(key, value)| key.contains('\0') || value.has_nul()),
        }
    }

    /// The value for an error message: short, and on one line.
    pub(in crate::cli) fn shown(&self) -> String {
        match self {
            Self::Plain(Value::String(text)) => {
                let more = if text.chars().nth(LONGEST).is_some() {
                    "…"
                } else {
                    ""
                };
                format!("`{}{more}`", text.chars().take(LONGEST).collect::<String>())
            }
            Self::Plain(value) => value.to_string(),
            Self::List(_) => "a list".to_owned(),
            Self::Object(_) => "an object".to_owned(),
        }
    }
}

/// Objects as their entries, because a map would drop duplicates.
mod entries {
    use super::{Entries, fmt};
    use serde::de::{Deserializer, MapAccess, Visitor};
    use serde::ser::Serializer;

    pub(super) fn serialize<S: Serializer>(entries: &Entries, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(entries.iter().map(|(key, value)| (key, value)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Entries, D::Error> {
        struct Object;

        impl<'de> Visitor<'de> for Object {
            type Value = Entries;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Entries, A::Error> {
                let mut object = Vec::new();
                while let Some(entry) = entries.next_entry()? {
                    object.push(entry);
                }
                Ok(object)
            }
        }

        from.deserialize_map(Object)
    }
}

/// A JSON object with these keys in this order. A key followed by `?:` has an option for a value, and is left out where
/// that is `None`.
macro_rules! object {
    (@[$($done:tt)*]) => {
        $crate::cli::output::json::Node::entries([$($done)*])
    };
    (@[$($done:tt)*] $key:literal?: $value:expr $(, $($rest:tt)*)?) => {
        $crate::cli::output::json::object!(
            @[$($done)* $value.map(|value| ($key, $crate::cli::output::json::Node::from(value))),]
            $($($rest)*)?
        )
    };
    (@[$($done:tt)*] $key:literal: $value:expr $(, $($rest:tt)*)?) => {
        $crate::cli::output::json::object!(
            @[$($done)* Some(($key, $crate::cli::output::json::Node::from($value))),]
            $($($rest)*)?
        )
    };
    ($($entries:tt)*) => {
        $crate::cli::output::json::object!(@[] $($entries)*)
    };
}

pub(in crate::cli) use object;

/// Implements `From` for types that become a [`Value`].
macro_rules! from {
    ($($type:ty),+) => {
        $(impl From<$type> for Node {
            fn from(value: $type) -> Self {
                Self::Plain(value.into())
            }
        })+
    };
}

from!(bool, u8, u16, u64, usize, i64, Value, &str, String);

/// Implements `From` for types that become text by their `Display`.
macro_rules! displayed {
    ($($type:ty),+) => {
        $(impl From<$type> for Node {
            fn from(value: $type) -> Self {
                value.to_string().into()
            }
        })+
    };
}

displayed!(
    SessionId,
    PlayerId,
    PaymentId,
    EditId,
    NaiveDate,
    Display<'_>,
    &String
);

impl<Tz: TimeZone<Offset: fmt::Display>> From<DateTime<Tz>> for Node {
    fn from(at: DateTime<Tz>) -> Self {
        at.to_rfc3339().into()
    }
}

impl<T: Into<Node>> From<Option<T>> for Node {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Plain(Value::Null), Into::into)
    }
}

impl<T: Into<Node>> From<Vec<T>> for Node {
    fn from(items: Vec<T>) -> Self {
        items.into_iter().collect()
    }
}

impl<T: Into<Node>> FromIterator<T> for Node {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

impl Node {
    /// An object with the entries that are not `None`.
    pub(in crate::cli) fn entries(
        entries: impl IntoIterator<Item = Option<(&'static str, Self)>>,
    ) -> Self {
        let there = entries.into_iter().flatten();
        Self::Object(there.map(|(key, value)| (key.into(), value)).collect())
    }

    /// An object with these entries.
    pub(in crate::cli) fn map<K: Into<String>, V: Into<Node>>(
        entries: impl IntoIterator<Item = (K, V)>,
    ) -> Self {
        let entries = entries.into_iter();
        Self::Object(entries.map(|(k, v)| (k.into(), v.into())).collect())
    }

    /// An object with the entries of all of these.
    pub(in crate::cli) fn joined(parts: impl IntoIterator<Item = Node>) -> Self {
        let entries = parts.into_iter().flat_map(|part| match part {
            Self::Object(entries) => entries,
            _ => Vec::new(),
        });
        Self::Object(entries.collect())
    }

    /// The amounts by currency code.
    pub(in crate::cli) fn amounts(money: &[(Currency, Money)]) -> Self {
        let each = money.iter().map(|(currency, money)| {
            let amount = money.decimal(*currency);
            (currency.code(), amount)
        });
        Self::map(each.collect::<BTreeMap<_, _>>())
    }
}
