//! The choices of a control and their changes to the document.
//!
//! A choice is in force if making it would change nothing. This needs no parsing of values, and the same test on the
//! base scheme gives the position of the notch.

use crate::scheme::SchemeError;
use crate::scheme::contracts::GENERAL_MISERE;
use crate::scheme::draft::{Draft, Value};
use crate::view::message::Message;

/// A choice of a control.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) text: Message,
    /// What it changes in the document.
    pub(super) changes: Vec<Change>,
    /// The control it opens next, if another.
    pub(super) then: Option<String>,
    /// The key whose presence puts the choice in force; if `None`, the choice is in force once its changes are made.
    present: Option<String>,
}

/// A change of a document.
#[derive(Clone, Debug)]
pub(super) enum Change {
    /// Sets a key.
    Set(String, Value),
    /// Sets a key if it is absent.
    Default(String, Value),
    /// Removes a key.
    Clear(String),
    /// Ranks a contract after the one with that id, or first.
    Rank(String, Option<String>),
}

impl Change {
    fn make(&self, draft: &mut Draft) -> Result<(), SchemeError> {
        match self {
            Self::Default(key, _) if draft.has(key) => {}
            Self::Set(key, value) | Self::Default(key, value) => draft.set(key, value)?,
            Self::Clear(key) => draft.clear(key),
            Self::Rank(id, behind) => draft.rank("contracts", id, behind.as_deref()),
        }
        Ok(())
    }

    /// Whether the change is already made, so that it would change nothing.
    fn is_made(&self, draft: &Draft) -> bool {
        match self {
            Self::Set(key, value) => draft.has_value(key, value),
            Self::Default(key, _) => draft.has(key),
            // A list item never counts as removed: the next item takes its index.
            Self::Clear(key) => !key.contains('#') && !draft.has(key),
            Self::Rank(id, behind) => below(draft, id) == behind.as_deref(),
        }
    }
}

/// The biddable contracts in ascending rank.
pub(super) fn ranked(draft: &Draft) -> impl Iterator<Item = &str> {
    let contracts = draft.list("contracts");
    let biddable =
        contracts.filter(|one| one.get("allowed").and_then(Value::as_bool) != Some(false));
    let ids = biddable.filter_map(|one| one.get("id")?.as_str());
    ids.filter(|id| *id != GENERAL_MISERE)
}

/// The contract ranked just below another; `None` for the lowest.
fn below<'a>(draft: &'a Draft, id: &str) -> Option<&'a str> {
    ranked(draft).take_while(|other| *other != id).last()
}

/// Whether a contract's rank differs between two drafts in which it can be bid.
pub(super) fn is_moved(id: &str, draft: &Draft, base: &Draft) -> bool {
    let lower = |one: &Draft, other: &Draft| {
        let known: Vec<&str> = ranked(other).collect();
        let lower = ranked(one).take_while(|other| *other != id);
        let shared = lower.filter(|one| known.contains(one));
        shared.last().map(str::to_owned)
    };
    ranked(base).any(|other| other == id) && lower(draft, base) != lower(base, draft)
}

/// The draft after these changes; unchanged if they cannot be made.
pub(super) fn changed(draft: &Draft, changes: &[Change]) -> Draft {
    let mut next = draft.clone();
    let made = changes.iter().try_for_each(|change| change.make(&mut next));
    if made.is_ok() { next } else { draft.clone() }
}

impl Choice {
    /// A choice that changes the document.
    pub(super) fn change(text: impl Into<Message>, changes: Vec<Change>) -> Self {
        Self {
            text: text.into(),
            changes,
            then: None,
            present: None,
        }
    }

    /// A choice that sets a key.
    pub(super) fn set(text: impl Into<Message>, key: &str, value: impl Into<Value>) -> Self {
        Self::change(text, vec![Change::Set(key.to_owned(), value.into())])
    }

    /// A choice that removes a key.
    pub(super) fn clear(text: impl Into<Message>, key: &str) -> Self {
        Self::change(text, vec![Change::Clear(key.to_owned())])
    }

    /// The same choice, which then opens another control.
    pub(super) fn then_open(mut self, key: String) -> Self {
        self.then = Some(key);
        self
    }

    /// The same choice, in force whenever the document has a key.
    pub(super) fn if_has(mut self, key: &str) -> Self {
        self.present = Some(key.to_owned());
        self
    }

    /// Whether it is in force in a draft.
    pub(super) fn holds(&self, draft: &Draft) -> bool {
        match &self.present {
            Some(key) => draft.has(key),
            None => self.changes.iter().all(|change| change.is_made(draft)),
        }
    }
}
