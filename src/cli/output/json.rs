//! JSON objects with keys in order and duplicates preserved.

use crate::cli::Result;
use crate::money::CurrencyAmounts;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Writes a value as one line of JSON.
pub(in crate::cli) fn write_json(out: &mut dyn Write, value: impl Serialize) -> Result {
    serde_json::to_writer(&mut *out, &value).map_err(io::Error::from)?;
    Ok(writeln!(out)?)
}

/// The number of decimals of points; `None` for whole points, where it is omitted.
pub(in crate::cli) fn some_decimals(decimals: u8) -> Option<u8> {
    (decimals > 0).then_some(decimals)
}

/// A JSON object with its keys in order.
#[derive(Default)]
pub(in crate::cli) struct Object(Vec<(String, Box<RawValue>)>);

impl Serialize for Object {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// A JSON object with these keys in this order. A key that ends in `?` is left out where its value is null or
/// empty. An instant is given by `to_rfc3339`, which writes `+00:00`; serde would write `Z`.
macro_rules! object {
    ($($key:literal: $value:expr),* $(,)?) => {{
        let mut object = $crate::cli::output::json::Object::default();
        $(object.put($key, &$value);)*
        object
    }};
}

pub(in crate::cli) use object;

impl Object {
    /// Adds a value; under a key that ends in `?` only if it is neither null nor empty.
    pub(in crate::cli) fn put(&mut self, key: &str, value: &impl Serialize) {
        let value = to_raw_value(value).unwrap_or_default();
        let optional = key.strip_suffix('?');
        if optional.is_none() || !["null", "\"\"", "[]"].contains(&value.get()) {
            self.0.push((optional.unwrap_or(key).to_owned(), value));
        }
    }

    /// An object with these entries, whatever their keys.
    pub(in crate::cli) fn map(
        entries: impl IntoIterator<Item = (impl ToString, impl Serialize)>,
    ) -> Self {
        let entries = entries.into_iter();
        let raw =
            entries.map(|(key, value)| (key.to_string(), to_raw_value(&value).unwrap_or_default()));
        Self(raw.collect())
    }

    /// An object with the entries of both.
    pub(in crate::cli) fn and(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }
}

/// The amounts by currency code.
pub(in crate::cli) fn amounts(money: &CurrencyAmounts) -> BTreeMap<&'static str, String> {
    let money = money.iter();
    let each = money.map(|(currency, money)| (currency.code(), money.decimal(*currency)));
    each.collect()
}
