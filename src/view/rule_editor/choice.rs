//! The choices of a control and their changes to the document.
//!
//! A choice is in force if making it would change nothing. So no value needs parsing, and the same test on the base
//! scheme gives the position of the notch.

use crate::scheme::SchemeError;
use crate::scheme::contracts::GENERAL_MISERE;
use crate::scheme::draft::{Draft, Value};
use crate::view::message::Message;

/// A choice of a control.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) text: Message,
    pub(super) does: Does,
    /// The control it opens next, if another.
    pub(super) then: Option<String>,
    holds: Holds,
}

#[derive(Clone, Debug)]
pub(super) enum Does {
    /// Changes the document.
    Change(Vec<Change>),
    /// Opens another control.
    Open(String),
}

/// When a choice is in force.
#[derive(Clone, Debug)]
enum Holds {
    /// If making it changes nothing.
    IfSame,
    /// If the document has this key.
    Has(String),
}

/// A change of a document.
#[derive(Clone, Debug)]
pub(super) enum Change {
    /// Sets a key.
    Set(String, Value),
    /// Sets a key if it is absent.
    Default(String, Value),
    /// Sets a key to the base scheme's value if it is absent.
    Back(String),
    /// Copies the value of one key to another.
    Copy(String, String),
    /// Removes a key.
    Clear(String),
    /// Sets an item of a list.
    Item(String, usize, Value),
    /// Removes an item of a list.
    Drop(String, usize),
    /// Ranks a contract after the one with that id, or first.
    Rank(String, Option<String>),
    /// Adds a table with an id from another document to a list of tables, after those with these ids.
    Admit {
        list: String,
        id: String,
        from: Box<Draft>,
        behind: Vec<String>,
    },
}

impl Change {
    fn make(&self, draft: &mut Draft, base: &Draft) -> Result<(), SchemeError> {
        match self {
            Self::Set(key, datum) => draft.set(key, datum),
            Self::Default(key, _) | Self::Back(key) if draft.has(key) => Ok(()),
            Self::Default(key, datum) => draft.set(key, datum),
            Self::Back(key) => draft.take(key, base, key),
            Self::Copy(from, to) => {
                let before = draft.clone();
                draft.take(to, &before, from)
            }
            Self::Clear(key) => {
                draft.clear(key);
                Ok(())
            }
            Self::Item(list, index, datum) => {
                draft.set_item(list, *index, datum);
                Ok(())
            }
            Self::Drop(list, index) => {
                draft.clear_item(list, *index);
                Ok(())
            }
            Self::Rank(id, behind) => {
                draft.rank("contracts", id, behind.as_deref());
                Ok(())
            }
            Self::Admit {
                list,
                id,
                from,
                behind,
            } => {
                draft.admit(list, id, from, behind);
                Ok(())
            }
        }
    }

    /// Whether the change is already made, so that it would change nothing.
    fn is_made(&self, draft: &Draft, base: &Draft) -> bool {
        match self {
            Self::Set(key, datum) => draft.says(key, datum),
            Self::Default(key, _) => draft.has(key),
            Self::Back(key) => draft.has(key) || !base.has(key),
            Self::Copy(from, to) => !draft.has(from) || draft.same(to, draft, from),
            Self::Clear(key) => !draft.has(key),
            Self::Item(list, index, datum) => draft.says_item(list, *index, datum),
            Self::Drop(..) => false,
            Self::Rank(id, behind) => below(draft, id) == behind.as_deref(),
            Self::Admit { list, id, .. } => draft.has(&format!("{list}.{id}")),
        }
    }
}

/// The biddable contracts in ascending rank.
pub(super) fn ranked(draft: &Draft) -> impl Iterator<Item = &str> {
    let ids = draft.ids("contracts").into_iter();
    ids.filter(|id| {
        *id != GENERAL_MISERE && draft.truth(&format!("contracts.{id}.allowed")) != Some(false)
    })
}

/// The contract ranked just below another; `None` for the lowest.
pub(super) fn below<'a>(draft: &'a Draft, id: &str) -> Option<&'a str> {
    ranked(draft).take_while(|other| *other != id).last()
}

/// The draft after these changes; unchanged if they cannot be made.
pub(super) fn changed(draft: &Draft, base: &Draft, changes: &[Change]) -> Draft {
    let mut next = draft.clone();
    let made = changes
        .iter()
        .try_for_each(|change| change.make(&mut next, base));
    if made.is_ok() { next } else { draft.clone() }
}

impl Choice {
    /// A choice that changes the document.
    pub(super) fn change(text: impl Into<Message>, changes: Vec<Change>) -> Self {
        Self {
            text: text.into(),
            does: Does::Change(changes),
            then: None,
            holds: Holds::IfSame,
        }
    }

    /// The same choice, which then opens another control.
    pub(super) fn then(self, key: String) -> Self {
        Self {
            then: Some(key),
            ..self
        }
    }

    /// A choice that opens another control.
    pub(super) fn open(text: impl Into<Message>, key: String) -> Self {
        Self {
            text: text.into(),
            holds: Holds::Has(key.clone()),
            then: None,
            does: Does::Open(key),
        }
    }

    /// The same choice, in force whenever the document has a key.
    pub(super) fn where_there_is(self, key: &str) -> Self {
        Self {
            holds: Holds::Has(key.to_owned()),
            ..self
        }
    }

    /// Whether it is in force in a draft.
    pub(super) fn holds(&self, draft: &Draft, base: &Draft) -> bool {
        match (&self.holds, &self.does) {
            (Holds::Has(key), _) => draft.has(key),
            (Holds::IfSame, Does::Change(changes)) => {
                changes.iter().all(|change| change.is_made(draft, base))
            }
            (Holds::IfSame, Does::Open(_)) => false,
        }
    }
}
