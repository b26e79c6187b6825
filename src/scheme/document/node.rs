//! A value of a document, parsed to the expected type or rejected with its path.

use super::clash::ClashKind;
use super::reader::Reader;
use super::text::{is_id, one_of, plain, quoted};
use super::{LONGEST_LINE, SchemeError};
use crate::scheme::keyword::Keyword;
use std::ops::RangeInclusive;
use toml::{Table, Value};

/// The description of an id in errors.
const ID: &str = "up to 64 lower-case letters and digits with hyphens between them";

/// The maximum length of a list of sizes or trumps.
const LONGEST_LIST: usize = 1000;

/// A value and its path.
pub(in crate::scheme) struct Node<'a> {
    key: String,
    value: &'a Value,
}

impl<'a> Node<'a> {
    /// A value found at this key.
    pub(in crate::scheme) fn new(key: String, value: &'a Value) -> Self {
        Self { key, value }
    }

    /// A key at the top level of an unvalidated document.
    pub(in crate::scheme) fn of(table: &'a Table, key: &str) -> Result<Self, SchemeError> {
        let value = table.get(key).ok_or_else(|| SchemeError::Missing {
            key: key.to_owned(),
        })?;
        Ok(Self {
            key: key.to_owned(),
            value,
        })
    }

    /// A whole number within bounds.
    pub(in crate::scheme) fn whole(&self, bounds: RangeInclusive<i64>) -> Result<i64, SchemeError> {
        match self.value {
            Value::Integer(n) if bounds.contains(n) => Ok(*n),
            Value::Integer(_) if bounds.start() == bounds.end() => {
                Err(self.wrong(&bounds.start().to_string()))
            }
            Value::Integer(_) => {
                Err(self.wrong(&format!("{} to {}", bounds.start(), bounds.end())))
            }
            _ => Err(self.wrong("a whole number")),
        }
    }

    /// A small whole number within bounds.
    pub(in crate::scheme) fn small(&self, bounds: RangeInclusive<u8>) -> Result<u8, SchemeError> {
        let n = self.whole(i64::from(*bounds.start())..=i64::from(*bounds.end()))?;
        Ok(u8::try_from(n).unwrap_or(*bounds.end()))
    }

    /// A boolean.
    pub(in crate::scheme) fn truth(&self) -> Result<bool, SchemeError> {
        self.value
            .as_bool()
            .ok_or_else(|| self.wrong("true or false"))
    }

    /// Any text.
    pub(in crate::scheme) fn text(&self) -> Result<&'a str, SchemeError> {
        self.value.as_str().ok_or_else(|| self.wrong("text"))
    }

    /// Text of a single line.
    pub(in crate::scheme) fn line(&self) -> Result<String, SchemeError> {
        let text = self.text()?;
        if text.len() > LONGEST_LINE || text.contains(char::is_control) {
            return Err(self.wrong(&format!("one line of text of at most {LONGEST_LINE} bytes")));
        }
        Ok(text.to_owned())
    }

    /// A non-empty text for display.
    pub(in crate::scheme) fn name(&self) -> Result<String, SchemeError> {
        let name = self.line()?;
        if name.trim().is_empty() {
            Err(self.wrong("a name"))
        } else {
            Ok(name)
        }
    }

    /// An id: words of lower-case letters and digits with single hyphens between them.
    pub(in crate::scheme) fn id(&self) -> Result<String, SchemeError> {
        let id = self.text()?;
        if is_id(id) {
            Ok(id.to_owned())
        } else {
            Err(self.wrong(ID))
        }
    }

    /// One of these words.
    pub(in crate::scheme) fn word(
        &self,
        words: &[&'static str],
    ) -> Result<&'static str, SchemeError> {
        let found = self.value.as_str();
        let found = words.iter().find(|word| found == Some(**word)).copied();
        found.ok_or_else(|| self.wrong(&one_of(words.iter().copied())))
    }

    /// A keyword.
    pub(in crate::scheme) fn keyword<T: Keyword>(&self) -> Result<T, SchemeError> {
        let words: Vec<&str> = T::ALL.iter().map(|(word, _)| *word).collect();
        let found = T::from_word(self.word(&words)?);
        found.ok_or_else(|| self.wrong(&one_of(words)))
    }

    /// The items, if it is a list.
    pub(in crate::scheme) fn list(&self) -> Option<Vec<Self>> {
        let items = self.value.as_array()?;
        Some(
            items
                .iter()
                .enumerate()
                .map(|(i, value)| Self {
                    key: format!("{}.#{}", self.key, i + 1),
                    value,
                })
                .collect(),
        )
    }

    /// The items of a non-empty list.
    pub(in crate::scheme) fn items(&self, wanted: &str) -> Result<Vec<Self>, SchemeError> {
        let items = self
            .list()
            .filter(|items| !items.is_empty())
            .ok_or_else(|| self.wrong(wanted))?;
        if items.len() > LONGEST_LIST {
            return Err(self.clash(ClashKind::TooMany {
                found: items.len(),
                most: LONGEST_LIST,
                what: "items",
            }));
        }
        Ok(items)
    }

    /// The items of a list of distinct words, which may be empty.
    pub(in crate::scheme) fn distinct_words(
        &self,
        wanted: &str,
        words: &[&'static str],
    ) -> Result<Vec<&'static str>, SchemeError> {
        let items = self.list().ok_or_else(|| self.wrong(wanted))?;
        let mut all = Vec::with_capacity(words.len());
        for item in &items {
            let word = item.word(words)?;
            if all.contains(&word) {
                let word = word.to_owned();
                return Err(self.clash(ClashKind::Twice { word }));
            }
            all.push(word);
        }
        Ok(all)
    }

    /// The entries of a table with arbitrary keys.
    pub(in crate::scheme) fn entries(
        &self,
    ) -> Result<impl Iterator<Item = (&'a str, Self)> + use<'_, 'a>, SchemeError> {
        let table = self.as_table()?;
        Ok(table.iter().map(|(key, value)| {
            (
                key.as_str(),
                Self {
                    key: format!("{}.{}", self.key, plain(key)),
                    value,
                },
            )
        }))
    }

    /// The table.
    pub(in crate::scheme) fn as_table(&self) -> Result<&'a Table, SchemeError> {
        self.value.as_table().ok_or_else(|| self.wrong("a table"))
    }

    /// The table, with unknown keys rejected.
    pub(in crate::scheme) fn open(
        &self,
        known: &[&'static str],
    ) -> Result<Reader<'a>, SchemeError> {
        Reader::open(self.as_table()?, self.key.clone(), &[known])
    }

    /// Its path.
    pub(in crate::scheme) fn key(&self) -> &str {
        &self.key
    }

    /// The error for a wrong type or value.
    pub(in crate::scheme) fn wrong(&self, wanted: &str) -> SchemeError {
        SchemeError::Wrong {
            key: self.key.clone(),
            wanted: wanted.to_owned(),
            found: shown(self.value),
        }
    }

    /// The error for a contradiction.
    pub(in crate::scheme) fn clash(&self, why: ClashKind) -> SchemeError {
        SchemeError::Clash {
            key: self.key.clone(),
            why,
        }
    }
}

/// A value as quoted in errors.
fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => quoted(text),
        Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => {
            value.to_string()
        }
        Value::Array(list) if list.is_empty() => "an empty list".to_owned(),
        Value::Array(_) => "a list".to_owned(),
        Value::Table(_) => "a table".to_owned(),
    }
}
