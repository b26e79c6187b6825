//! Switches: values that documents and JSON name by one of a few words.
//!
//! The word is defined beside the value, for parsing, errors, choices and output. This module does not know what a
//! switch does.

use crate::cards::Trump;
use crate::seat::Direction;

/// A value that documents or JSON name by a word.
pub trait Keyword: Copy + PartialEq + 'static {
    /// All values with their words, in display order.
    const ALL: &'static [(&'static str, Self)];

    /// The word of this value.
    fn word(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(_, value)| *value == self)
            .map_or("", |(word, _)| word)
    }

    /// The value of a word; `None` if unknown.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(known, _)| *known == word)
            .map(|(_, value)| *value)
    }
}

/// Defines an enum whose values have words in documents or JSON, in display order.
macro_rules! keyword {
    ($(#[$of_all:meta])* $seen:vis enum $name:ident {
        $($(#[$of_one:meta])* $value:ident = $word:literal,)+
    }) => {
        $(#[$of_all])*
        $seen enum $name {
            $($(#[$of_one])* $value,)+
        }

        impl $crate::scheme::keyword::Keyword for $name {
            const ALL: &'static [(&'static str, Self)] = &[$(($word, Self::$value)),+];
        }
    };
}

pub(crate) use keyword;

impl Keyword for Direction {
    const ALL: &'static [(&'static str, Self)] = &[
        ("clockwise", Self::Clockwise),
        ("anticlockwise", Self::Anticlockwise),
    ];
}

impl Keyword for Trump {
    const ALL: &'static [(&'static str, Self)] = &[
        ("hearts", Self::Hearts),
        ("diamonds", Self::Diamonds),
        ("spades", Self::Spades),
        ("clubs", Self::Clubs),
        ("none", Self::None),
    ];
}
