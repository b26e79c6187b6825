//! JSON values with duplicate keys preserved, and JSON objects keyed by players.

use crate::cli::error::Failure;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use serde_json::{Number, Value};
use std::fmt;
use std::io::Write;

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
    Object(Vec<(String, Node)>),
}

impl Node {
    /// The first duplicate key of an object, at any depth.
    pub(in crate::cli) fn doubled_key(&self) -> Option<&str> {
        match self {
            Self::Null | Self::Plain(_) | Self::Text(_) => None,
            Self::List(items) => items.iter().find_map(Self::doubled_key),
            Self::Object(entries) => {
                let mut keys: Vec<&str> = entries.iter().map(|(key, _)| key.as_str()).collect();
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

    /// The value for `serde_json`; the last of duplicate keys wins.
    pub(in crate::cli) fn plain(&self) -> Value {
        match self {
            Self::Null => Value::Null,
            Self::Plain(value) => value.clone(),
            Self::Text(text) => Value::String(text.clone()),
            Self::List(items) => Value::Array(items.iter().map(Self::plain).collect()),
            Self::Object(entries) => entries
                .iter()
                .map(|(key, value)| (key.clone(), value.plain()))
                .collect(),
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
        while let Some(entry) = entries.next_entry()? {
            object.push(entry);
        }
        Ok(Node::Object(object))
    }
}

/// A JSON object with an entry per player, in the order in which they came.
pub(in crate::cli) struct ByName<'a, V>(Vec<(&'a str, V)>);

impl<'a, V> ByName<'a, V> {
    /// An entry for each name.
    pub(in crate::cli) fn all(names: &'a [String], values: impl IntoIterator<Item = V>) -> Self {
        Self::some(names, values.into_iter().map(Some))
    }

    /// Entries for the names that have a value.
    pub(in crate::cli) fn some(
        names: &'a [String],
        values: impl IntoIterator<Item = Option<V>>,
    ) -> Self {
        let each = names.iter().zip(values);
        Self(
            each.filter_map(|(name, value)| Some((name.as_str(), value?)))
                .collect(),
        )
    }
}

impl<V: Serialize> Serialize for ByName<'_, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// Writes a value as one line of JSON.
pub(in crate::cli) fn write_line(
    out: &mut dyn Write,
    value: &impl Serialize,
) -> Result<(), Failure> {
    let line = serde_json::to_string(value).map_err(Failure::data)?;
    Ok(writeln!(out, "{line}")?)
}
