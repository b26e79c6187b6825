//! All messages of the program, as values: which message, with which arguments.
//!
//! [`Message`] is generated from the English catalog, `src/words/en`. [`crate::words`] translates it.

pub(super) mod arg;
pub(super) mod contract_names;
pub(super) mod rule_names;

use super::{Arg, CatalogText, Change, Minute, MoneyChange, Month};
use crate::money::{Currency, Money, Stake};
use crate::points::Points;
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
            let name = name.to_owned();
            Self::Typed { name }
        }
    }

    /// A scheme's name.
    pub fn scheme(scheme: &crate::scheme::Scheme) -> Self {
        Self::scheme_called(&scheme.id, &scheme.name)
    }

    /// Like [`Self::scheme`], by the scheme's id and the name in its document.
    pub fn scheme_called(id: &str, name: &str) -> Self {
        let (key, text) = (format!("scheme-{id}"), name.to_owned());
        Self::catalogued(CatalogText { key, text })
    }

    /// The source of a scheme's numbers, by the text in its document. House rules often share it with a shipped scheme.
    pub fn source(text: &str) -> Self {
        let shipped = crate::scheme::catalog::all().find(|scheme| scheme.source == text);
        let Some(scheme) = shipped else {
            return Self::typed(text);
        };
        let (key, text) = (format!("source-{}", scheme.id), text.to_owned());
        Self::catalogued(CatalogText { key, text })
    }
}
