//! Reads a TOML table, with the path of each value for errors.

use super::clash::ClashKind;
use super::node::Node;
use super::text::plain;
use super::{SchemeError, nearest};
use toml::Table;

/// A table with only known keys.
pub(in crate::scheme) struct Reader<'a> {
    table: &'a Table,
    path: String,
    known: Vec<&'static str>,
}

impl<'a> Reader<'a> {
    /// Opens a table and rejects unknown keys.
    ///
    /// This precedes reading values, so that a misspelt key is reported as such and not as missing.
    pub(in crate::scheme) fn open(
        table: &'a Table,
        path: String,
        known: &[&[&'static str]],
    ) -> Result<Self, SchemeError> {
        let reader = Self {
            table,
            path,
            known: known.concat(),
        };
        match table
            .keys()
            .find(|key| !reader.known.contains(&key.as_str()))
        {
            Some(key) => Err(SchemeError::UnknownKey {
                key: reader.path_of(&plain(key)),
                nearest: nearest(key, reader.known.iter().copied()),
                known: reader.known.join(", "),
            }),
            None => Ok(reader),
        }
    }

    /// The value of a key, if present.
    pub(in crate::scheme) fn find(&self, key: &'static str) -> Option<Node<'a>> {
        debug_assert!(
            self.known.contains(&key),
            "`{key}` is read and would be refused"
        );
        self.table
            .get(key)
            .map(|value| Node::new(self.path_of(key), value))
    }

    /// The value of a required key.
    pub(in crate::scheme) fn need(&self, key: &'static str) -> Result<Node<'a>, SchemeError> {
        self.find(key).ok_or_else(|| SchemeError::Missing {
            key: self.path_of(key),
        })
    }

    /// The value of a key, or a default.
    pub(in crate::scheme) fn or<T>(
        &self,
        key: &'static str,
        usual: T,
        read: impl FnOnce(&Node<'a>) -> Result<T, SchemeError>,
    ) -> Result<T, SchemeError> {
        self.find(key).map_or(Ok(usual), |field| read(&field))
    }

    /// The error for a contradiction at a key.
    pub(in crate::scheme) fn clash(&self, key: &str, why: ClashKind) -> SchemeError {
        SchemeError::Clash {
            key: self.path_of(key),
            why,
        }
    }

    fn path_of(&self, key: &str) -> String {
        if self.path.is_empty() {
            key.to_owned()
        } else {
            format!("{}.{key}", self.path)
        }
    }
}
