//! A document being edited, possibly invalid between changes.
//!
//! Making house rules can require two changes before the document is valid again. A draft holds the changes so far and
//! is parsed like any document, so nothing is checked here. Of the keys it knows only the rank of contracts.

use super::contracts::GENERAL_MISERE;
use super::document::{self, SchemeError, nearest, plain};
use super::{Scheme, fields};
use toml::Table;
pub use toml::Value;

/// A document that can be changed, with all defaults spelled out. A key is a dotted path; contracts are named by id,
/// items of other lists by `#` and their number from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft(Value);

/// A change of a draft.
#[derive(Clone, Debug)]
pub enum Change {
    /// Sets a key.
    Set(String, Value),
    /// Sets a key if it is absent.
    Default(String, Value),
    /// Removes a key.
    Clear(String),
    /// Ranks a contract after the one with that id, or first.
    Rank(String, Option<String>),
}

impl Draft {
    /// The draft of a scheme.
    pub fn of(scheme: &Scheme) -> Self {
        Self(Value::Table(fields::table(scheme)))
    }

    /// The draft of a table.
    pub fn from_table(table: Table) -> Self {
        Self(Value::Table(table))
    }

    /// Parses the result of [`Self::text`]; `None` if it is not a document.
    pub fn from_text(text: &str) -> Option<Self> {
        let table: Table = toml::from_str(text).ok()?;
        Some(Self(Value::Table(table)))
    }

    /// The number at a key; `None` if there is none.
    pub fn number(&self, key: &str) -> Option<i64> {
        self.at(key).and_then(Value::as_integer)
    }

    /// Whether a key is present.
    pub fn has(&self, key: &str) -> bool {
        self.at(key).is_some()
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

    /// Sets a key, creating tables on its path and removing keys it replaces. An item past the end of a list is
    /// appended; without a list nothing changes.
    ///
    /// # Errors
    /// The path leads through a list without that id.
    pub fn set(&mut self, key: &str, value: &Value) -> Result<(), SchemeError> {
        let Some((list, index)) = item(key) else {
            let path: Vec<&str> = key.split('.').collect();
            return self.put(&path, value.clone());
        };
        if let Some(items) = self.at_mut(list).and_then(Value::as_array_mut) {
            match items.get_mut(index) {
                Some(item) => *item = value.clone(),
                None => items.push(value.clone()),
            }
        }
        Ok(())
    }

    /// Sets the value at a path that leads to no item of a list.
    pub(super) fn put(&mut self, path: &[&str], value: Value) -> Result<(), SchemeError> {
        put(&mut self.0, "", path, value)
    }

    /// Removes a key, and its table if that becomes empty.
    pub(super) fn take_out(&mut self, key: &str) {
        self.clear(key);
        if let Some((above, _)) = key.rsplit_once('.')
            && let Some(Value::Table(table)) = self.at(above)
            && table.is_empty()
        {
            self.take_out(above);
        }
    }

    /// Removes a key, or an item of a list.
    pub fn clear(&mut self, key: &str) {
        if let Some((list, index)) = item(key) {
            let items = self.at_mut(list).and_then(Value::as_array_mut);
            if let Some(items) = items.filter(|items| index < items.len()) {
                items.remove(index);
            }
            return;
        }
        let (above, last) = key.rsplit_once('.').unwrap_or(("", key));
        if let Some(table) = self.at_mut(above).and_then(Value::as_table_mut) {
            table.remove(last);
        }
    }

    /// Moves a contract to just after another, or first. Does nothing if either does not exist.
    fn rank(&mut self, id: &str, behind: Option<&str>) {
        let Some(items) = self.at_mut("contracts").and_then(Value::as_array_mut) else {
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

    /// The draft after these changes; unchanged if they cannot be made.
    #[must_use]
    pub fn changed(&self, changes: &[Change]) -> Self {
        let mut next = self.clone();
        let made = changes.iter().try_for_each(|change| next.make(change));
        if made.is_ok() { next } else { self.clone() }
    }

    fn make(&mut self, change: &Change) -> Result<(), SchemeError> {
        match change {
            Change::Default(key, _) if self.has(key) => {}
            Change::Set(key, value) | Change::Default(key, value) => self.set(key, value)?,
            Change::Clear(key) => self.clear(key),
            Change::Rank(id, behind) => self.rank(id, behind.as_deref()),
        }
        Ok(())
    }

    /// Whether a change is already made, so that it would change nothing.
    pub fn has_made(&self, change: &Change) -> bool {
        match change {
            Change::Set(key, value) => self.at(key) == Some(value),
            Change::Default(key, _) => self.has(key),
            // A list item never counts as removed: the next item takes its index.
            Change::Clear(key) => !key.contains('#') && !self.has(key),
            Change::Rank(id, behind) => self.lower(id).last() == behind.as_deref(),
        }
    }

    /// The biddable contracts in ascending rank.
    pub fn ranked(&self) -> impl Iterator<Item = &str> {
        let contracts = self.list("contracts");
        let biddable =
            contracts.filter(|one| one.get("allowed").and_then(Value::as_bool) != Some(false));
        biddable
            .filter_map(id_of)
            .filter(|id| *id != GENERAL_MISERE)
    }

    /// The biddable contracts that rank below one.
    fn lower(&self, id: &str) -> impl Iterator<Item = &str> {
        self.ranked().take_while(move |other| *other != id)
    }

    /// Whether a contract's rank differs from that in another draft in which it can be bid.
    pub fn is_moved(&self, id: &str, base: &Self) -> bool {
        let lower = |one: &Self, other: &Self| {
            let shared = one
                .lower(id)
                .filter(|id| other.ranked().any(|known| known == *id));
            shared.last().map(str::to_owned)
        };
        base.ranked().any(|other| other == id) && lower(self, base) != lower(base, self)
    }

    /// The text of the document.
    pub fn text(&self) -> String {
        self.0.as_table().map(Table::to_string).unwrap_or_default()
    }

    /// The scheme of the document.
    ///
    /// # Errors
    /// It is invalid.
    pub fn read(&self) -> Result<Scheme, SchemeError> {
        // A document is a table.
        let table = self.0.as_table().cloned().unwrap_or_default();
        document::read(&table, table.to_string())
    }

    /// The items of the list at a key.
    pub fn list(&self, key: &str) -> impl Iterator<Item = &Value> {
        self.at(key).and_then(Value::as_array).into_iter().flatten()
    }

    /// The value at a key.
    pub fn at(&self, key: &str) -> Option<&Value> {
        if let Some((list, index)) = item(key) {
            return self.list(list).nth(index);
        }
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

/// The list and the index of a key such as `players.#1`, the first item of the players.
fn item(key: &str) -> Option<(&str, usize)> {
    let (list, n) = key.rsplit_once(".#")?;
    Some((list, n.parse::<usize>().ok()?.checked_sub(1)?))
}

/// Sets the value at a path, creating tables and replacing other values on the way.
fn put(node: &mut Value, here: &str, path: &[&str], value: Value) -> Result<(), SchemeError> {
    if !node.is_table() {
        *node = Value::Table(Table::new());
    }
    let (Some(table), Some((key, rest))) = (node.as_table_mut(), path.split_first()) else {
        return Ok(());
    };
    let there = if here.is_empty() {
        (*key).to_owned()
    } else {
        format!("{here}.{key}")
    };
    match (table.get_mut(*key), rest) {
        (Some(Value::Array(items)), [id, rest @ ..])
            if items.iter().any(|item| id_of(item).is_some()) =>
        {
            let item = find(items, &there, id)?;
            if rest.is_empty() {
                *item = with_id(value, id);
                return Ok(());
            }
            put(item, &format!("{there}.{id}"), rest, value)
        }
        (Some(below), [_, ..]) => put(below, &there, rest, value),
        (None, [_, ..]) => {
            let mut below = Value::Table(Table::new());
            put(&mut below, &there, rest, value)?;
            displace(table, &there);
            table.insert((*key).to_owned(), below);
            Ok(())
        }
        (_, []) => {
            displace(table, &there);
            table.insert((*key).to_owned(), value);
            Ok(())
        }
    }
}

/// Removes the keys that setting a key replaces, given its path.
fn displace(table: &mut Table, path: &str) {
    for other in fields::keys_removed_by(path) {
        table.remove(*other);
    }
}

/// A contract set as a whole keeps its id.
fn with_id(value: Value, id: &str) -> Value {
    match value {
        Value::Table(mut whole) => {
            whole.insert("id".to_owned(), Value::String(id.to_owned()));
            Value::Table(whole)
        }
        other => other,
    }
}

/// The item with that id in a list of tables.
fn find<'a>(items: &'a mut [Value], list: &str, id: &str) -> Result<&'a mut Value, SchemeError> {
    let ids: Vec<&str> = items.iter().filter_map(id_of).collect();
    let unknown = SchemeError::UnknownKey {
        key: format!("{}.{}", plain(list), plain(id)),
        nearest: nearest(id, ids.iter().copied()),
        known: ids.join(", "),
    };
    items
        .iter_mut()
        .find(|item| id_of(item) == Some(id))
        .ok_or(unknown)
}

fn id_of(item: &Value) -> Option<&str> {
    item.get("id").and_then(Value::as_str)
}
