//! JSON values with keys in order and duplicates preserved.

use crate::ledger::{EditId, PaymentId, PlayerId, SessionId};
use crate::money::{Currency, Money};
use chrono::{DateTime, NaiveDate, TimeZone};
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use serde_json::{Number, Value};
use std::borrow::Cow;
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
#[derive(Clone, Debug, PartialEq)]
pub(in crate::cli) enum Node {
    /// `null`.
    Null,
    /// A boolean or number.
    Plain(Value),
    /// Text.
    Text(String),
    /// A list.
    List(Vec<Node>),
    /// An object, with its keys in order.
    Object(Vec<(Cow<'static, str>, Node)>),
}

impl Node {
    /// The first duplicate key of an object, at any depth.
    pub(in crate::cli) fn doubled_key(&self) -> Option<&str> {
        match self {
            Self::Null | Self::Plain(_) | Self::Text(_) => None,
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
            Self::Null | Self::Plain(_) => false,
            Self::Text(text) => text.contains('\0'),
            Self::List(items) => items.iter().any(Self::has_nul),
            Self::Object(entries) => entries
                .iter()
                .any(|(key, value)| key.contains('\0') || value.has_nul()),
        }
    }

    /// The value for an error message: short, and on one line.
    pub(in crate::cli) fn shown(&self) -> String {
        match self {
            Self::Null => "null".to_owned(),
            Self::Plain(value) => value.to_string(),
            Self::Text(text) => {
                let more = if text.chars().nth(LONGEST).is_some() {
                    "…"
                } else {
                    ""
                };
                format!("`{}{more}`", text.chars().take(LONGEST).collect::<String>())
            }
            Self::List(_) => "a list".to_owned(),
            Self::Object(_) => "an object".to_owned(),
        }
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Nodes)
    }
}

struct Nodes;

impl<'de> Visitor<'de> for Nodes {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Node, E> {
        Ok(Node::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Node, E> {
        Ok(Node::Plain(Value::Bool(value)))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Node, E> {
        Ok(Node::Plain(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Node, E> {
        Ok(Node::Plain(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Node, E> {
        Ok(Number::from_f64(value).map_or(Node::Null, |number| Node::Plain(Value::Number(number))))
    }

    fn visit_str<E>(self, text: &str) -> Result<Node, E> {
        Ok(Node::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Node, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Node::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Node, A::Error> {
        let mut object = Vec::new();
        while let Some((key, value)) = entries.next_entry::<String, Node>()? {
            object.push((key.into(), value));
        }
        Ok(Node::Object(object))
    }
}

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Plain(value) => value.serialize(serializer),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(items) => serializer.collect_seq(items),
            Self::Object(entries) => {
                serializer.collect_map(entries.iter().map(|(key, value)| (key, value)))
            }
        }
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

/// Implements `From` for types that become a variant of `Node`.
macro_rules! from {
    ($variant:ident: $($type:ty),+) => {
        $(impl From<$type> for Node {
            fn from(value: $type) -> Self {
                Self::$variant(value.into())
            }
        })+
    };
}

from!(Plain: bool, u8, u16, u64, usize, i64, Value);
from!(Text: &str, &String, String);

/// Implements `From` for types that become text by their `Display`.
macro_rules! displayed {
    ($($type:ty),+) => {
        $(impl From<$type> for Node {
            fn from(value: $type) -> Self {
                Self::Text(value.to_string())
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
    Display<'_>
);

impl<Tz: TimeZone<Offset: fmt::Display>> From<DateTime<Tz>> for Node {
    fn from(at: DateTime<Tz>) -> Self {
        Self::Text(at.to_rfc3339())
    }
}

impl<T: Into<Node>> From<Option<T>> for Node {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
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
        Self::Object(
            entries
                .map(|(k, v)| (Cow::Owned(k.into()), v.into()))
                .collect(),
        )
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
