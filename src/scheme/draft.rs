//! A document while it is being changed, value by value, and possibly bad in between.
//!
//! A table that makes house rules may have to change two values before they agree again. A draft holds what it has
//! said so far and is read as any document is, so that nothing is checked here. It must not know what a key means.

use super::document::{LONGEST_LINE, SchemeError, parse};
use super::set::{SetError, id_of, put};
use super::{Scheme, fields};
use toml::Table;
pub use toml::Value;

/// A document that can be changed, with every value spelled out that its scheme takes for granted.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft(Value);

impl Draft {
    /// The draft that says what this scheme says.
    pub fn of(scheme: &Scheme) -> Self {
        Self(Value::Table(fields::table(scheme)))
    }

    /// The draft that says what a table says.
    pub fn from_table(table: Table) -> Self {
        Self(Value::Table(table))
    }

    /// What [`Self::text`] gave; none where it is no document at all.
    pub fn from_text(text: &str) -> Option<Self> {
        let table: Table = toml::from_str(text).ok()?;
        Some(Self(Value::Table(table)))
    }

    /// The number at a key, none where there is no number.
    pub fn number(&self, key: &str) -> Option<i64> {
        self.at(key).and_then(Value::as_integer)
    }

    /// Whether there is something at a key.
    pub fn has(&self, key: &str) -> bool {
        self.at(key).is_some()
    }

    /// Whether it is true or false at a key, none where it is neither.
    pub fn truth(&self, key: &str) -> Option<bool> {
        self.at(key).and_then(Value::as_bool)
    }

    /// The word at a key, none where there is no text.
    pub fn word(&self, key: &str) -> Option<&str> {
        self.at(key).and_then(Value::as_str)
    }

    /// The numbers of the list at a key.
    pub fn numbers(&self, key: &str) -> Vec<i64> {
        self.list(key).filter_map(Value::as_integer).collect()
    }

    /// The words of the list at a key.
    pub fn words(&self, key: &str) -> Vec<&str> {
        self.list(key).filter_map(Value::as_str).collect()
    }

    /// The ids of the tables in the list at a key.
    pub fn ids(&self, key: &str) -> Vec<&str> {
        self.list(key).filter_map(id_of).collect()
    }

    /// Whether one draft says at a key what another says at its own, or both say nothing.
    pub fn same(&self, key: &str, other: &Self, its_key: &str) -> bool {
        self.at(key) == other.at(its_key)
    }

    /// Whether it says just this at a key.
    pub fn says(&self, key: &str, value: &Value) -> bool {
        self.at(key) == Some(value)
    }

    /// Whether it says just this at a place of a list.
    pub fn says_item(&self, list: &str, index: usize, value: &Value) -> bool {
        self.list(list).nth(index) == Some(value)
    }

    /// Puts a value at a key, making the tables on the way and displacing what it stands in place of.
    ///
    /// # Errors
    /// Where the key leads through a list that has nothing of that id.
    pub fn set(&mut self, key: &str, value: &Value) -> Result<(), SchemeError> {
        let path: Vec<&str> = key.split('.').collect();
        put(&mut self.0, "", &path, value.clone())
    }

    /// Takes out what there is at a key.
    pub fn clear(&mut self, key: &str) {
        let (above, last) = key.rsplit_once('.').unwrap_or(("", key));
        if let Some(table) = self.at_mut(above).and_then(Value::as_table_mut) {
            table.remove(last);
        }
    }

    /// Puts at a key what another draft says at its own; nothing where that says nothing.
    ///
    /// # Errors
    /// As [`Self::set`].
    pub fn take(&mut self, key: &str, other: &Self, its_key: &str) -> Result<(), SchemeError> {
        let path: Vec<&str> = key.split('.').collect();
        match other.at(its_key).cloned() {
            Some(value) => put(&mut self.0, "", &path, value),
            None => Ok(()),
        }
    }

    /// Puts a value at a place of a list, or at its end where the list is no longer than that. Where there is no list
    /// nothing changes.
    pub fn set_item(&mut self, list: &str, index: usize, value: &Value) {
        if let Some(items) = self.at_mut(list).and_then(Value::as_array_mut) {
            match items.get_mut(index) {
                Some(item) => *item = value.clone(),
                None => items.push(value.clone()),
            }
        }
    }

    /// Takes an item out of a list.
    pub fn clear_item(&mut self, list: &str, index: usize) {
        if let Some(items) = self.at_mut(list).and_then(Value::as_array_mut)
            && index < items.len()
        {
            items.remove(index);
        }
    }

    /// Takes a table with an id from a list of another draft into the same list, behind the last that has one of these
    /// ids, else before all. Where it is there already, or there is no such list or table, nothing changes.
    pub fn admit(&mut self, list: &str, id: &str, from: &Self, behind: &[String]) {
        let Some(item) = from.at(&format!("{list}.{id}")).cloned() else {
            return;
        };
        if let Some(items) = self.at_mut(list).and_then(Value::as_array_mut)
            && !items.iter().any(|item| id_of(item) == Some(id))
        {
            let lower = |item: &Value| {
                id_of(item).is_some_and(|found| behind.iter().any(|lower| lower == found))
            };
            let at = items.iter().rposition(lower).map_or(0, |last| last + 1);
            items.insert(at, item);
        }
    }

    /// Moves a table with an id within its list, behind the one with that id, else before all. Where one of them is not
    /// there, nothing changes.
    pub fn rank(&mut self, list: &str, id: &str, behind: Option<&str>) {
        let Some(items) = self.at_mut(list).and_then(Value::as_array_mut) else {
            return;
        };
        let place =
            |items: &[Value], id: &str| items.iter().position(|item| id_of(item) == Some(id));
        if behind.is_some_and(|behind| behind == id || place(items, behind).is_none()) {
            return;
        }
        if let Some(at) = place(items, id) {
            let item = items.remove(at);
            let to = behind.and_then(|behind| place(items, behind));
            items.insert(to.map_or(0, |before| before + 1), item);
        }
    }

    /// Makes the draft one of a scheme by itself: its id, its name, and where its numbers come from, which is cut to
    /// what a document can carry. Names in other languages were those of another scheme.
    pub fn sign(&mut self, id: &str, name: &str, source: &str) {
        if let Some(table) = self.0.as_table_mut() {
            table.remove("names");
            for (key, text) in [("id", id), ("name", name), ("source", cut(source))] {
                table.insert(key.to_owned(), Value::from(text));
            }
        }
    }

    /// Every key with a value, a contract being named by its id. The items of a list have one key.
    pub fn keys(&self) -> Vec<String> {
        let mut keys = Vec::new();
        leaves("", &self.0, &mut keys);
        keys
    }

    /// The text of the document.
    ///
    /// # Errors
    /// Where it cannot be written down.
    pub fn text(&self) -> Result<String, SetError> {
        toml::to_string(&self.0).map_err(|_| SetError::Unwritable)
    }

    /// The scheme that the document says.
    ///
    /// # Errors
    /// Where it is none.
    pub fn read(&self) -> Result<Scheme, SetError> {
        parse(&self.text()?).map_err(SetError::Setting)
    }

    fn list(&self, key: &str) -> impl Iterator<Item = &Value> {
        self.at(key).and_then(Value::as_array).into_iter().flatten()
    }

    /// What there is at a key.
    pub fn at(&self, key: &str) -> Option<&Value> {
        key.split('.')
            .try_fold(&self.0, |node, step| match node.as_array() {
                Some(items) => items.iter().find(|item| id_of(item) == Some(step)),
                None => node.get(step),
            })
    }

    fn at_mut(&mut self, key: &str) -> Option<&mut Value> {
        key.split('.').filter(|step| !step.is_empty()).try_fold(
            &mut self.0,
            |node, step| match node {
                Value::Array(items) => items.iter_mut().find(|item| id_of(item) == Some(step)),
                node => node.get_mut(step),
            },
        )
    }
}

/// As much of a text as a line of a document can have.
fn cut(text: &str) -> &str {
    let most = text.floor_char_boundary(LONGEST_LINE);
    &text[..most]
}

fn leaves(here: &str, node: &Value, keys: &mut Vec<String>) {
    let below = |step: &str| {
        if here.is_empty() {
            step.to_owned()
        } else {
            format!("{here}.{step}")
        }
    };
    match node {
        Value::Table(table) => {
            for (key, value) in table {
                leaves(&below(key), value, keys);
            }
        }
        Value::Array(items) if items.iter().any(|item| id_of(item).is_some()) => {
            for item in items {
                if let Some(id) = id_of(item) {
                    leaves(&below(id), item, keys);
                }
            }
        }
        _ => keys.push(here.to_owned()),
    }
}
