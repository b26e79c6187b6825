//! Everything that the program can say, as values: which sentence, and with what in it.
//!
//! [`Message`] is generated from the English catalog, `src/words/en`. How it reads in a language is for
//! [`crate::words`].

pub(super) mod arg;
pub(super) mod contract_names;
pub(super) mod rule_names;

use super::{Arg, Change, Minute, MoneyChange, Month, SchemeName, SchemeSource};
use crate::money::{Currency, Money, Stake};
use crate::points::Points;
use chrono::{DateTime, FixedOffset};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The words of a scheme's key by their own key, and what stands in them.
pub(super) fn rule(key: &str) -> Option<(&'static str, &'static [&'static str])> {
    let at = RULES.binary_search_by_key(&key, |(known, _)| known).ok()?;
    RULES.get(at).copied()
}

impl Message {
    /// A typed text, or nothing where it is empty.
    pub fn typed(name: &str) -> Self {
        if name.is_empty() {
            Self::Blank
        } else {
            Self::Typed {
                name: name.to_owned(),
            }
        }
    }

    /// What a scheme is called.
    pub fn scheme(scheme: &crate::scheme::Scheme) -> Self {
        Self::scheme_called(&scheme.id, &scheme.name)
    }

    /// The same by its id and the name in its document.
    pub fn scheme_called(id: &str, name: &str) -> Self {
        let (id, name) = (id.to_owned(), name.to_owned());
        Self::SchemeCalled {
            scheme: super::SchemeName { id, name },
        }
    }

    /// Where the numbers of a scheme come from, by what its document says. Rules of a table often have that from a
    /// scheme that ships.
    pub fn source(text: &str) -> Self {
        let shipped = crate::scheme::catalog::all().find(|scheme| scheme.source == text);
        match shipped {
            Some(scheme) => {
                let (id, text) = (scheme.id.clone(), text.to_owned());
                Self::SourceCalled {
                    source: super::SchemeSource { id, text },
                }
            }
            None => Self::typed(text),
        }
    }

    /// This message inside another.
    pub fn nested(self) -> Box<Self> {
        Box::new(self)
    }
}
