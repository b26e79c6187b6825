//! A sentence as a part of another, and the sentences of an area among all others.

use super::{
    Adjust, AtTable, Books, Files, History, House, LowCountries, Message, Pairs, Partners, Players,
    Pots, Recovery, Seating, Sessions, Stakes, Terms,
};

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
        Self::Scheme {
            scheme: super::super::SchemeName { id, name },
        }
    }

    /// Where the numbers of a scheme come from, by what its document says. Rules of a table often have that from a
    /// scheme that ships.
    pub fn source(text: &str) -> Self {
        let shipped = crate::scheme::catalog::all().find(|scheme| scheme.source == text);
        match shipped {
            Some(scheme) => {
                let (id, text) = (scheme.id.clone(), text.to_owned());
                Self::Source {
                    source: super::super::SchemeSource { id, text },
                }
            }
            None => Self::typed(text),
        }
    }

    /// This sentence as a part of another.
    pub fn part(self) -> Box<Self> {
        Box::new(self)
    }
}

macro_rules! areas {
    ($($area:ident)+) => {
        $(impl From<$area> for Message {
            fn from(sentence: $area) -> Self {
                Self::$area(sentence)
            }
        }

        impl $area {
            /// This sentence as a part of another.
            pub fn part(self) -> Box<Message> {
                Box::new(self.into())
            }
        })+
    };
}

areas! { Partners LowCountries Adjust House Seating Sessions Players Pots Pairs Books History Files Recovery Stakes AtTable Terms }
