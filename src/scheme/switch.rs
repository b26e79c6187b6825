//! Switches: values that a document names by one word out of a few.
//!
//! A word stands beside its value, for reading a document, for its errors and for whoever offers the choice. This module
//! must not know what a switch does.

use crate::cards::Trump;
use crate::seat::Direction;

/// A value that a document names by a word.
pub trait Switch: Copy + PartialEq + 'static {
    /// Every value with its word, in the order in which they are offered.
    const ALL: &'static [(&'static str, Self)];

    /// The word that stands for this value in a document.
    fn word(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(_, value)| *value == self)
            .map_or("", |(word, _)| word)
    }

    /// The value that a word stands for, none where there is no such word.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(known, _)| *known == word)
            .map(|(_, value)| *value)
    }
}

/// An enum whose values have words in documents, in the order in which they are offered.
macro_rules! switch {
    ($(#[$of_all:meta])* pub enum $name:ident {
        $($(#[$of_one:meta])* $value:ident = $word:literal,)+
    }) => {
        $(#[$of_all])*
        pub enum $name {
            $($(#[$of_one])* $value,)+
        }

        impl $crate::scheme::switch::Switch for $name {
            const ALL: &'static [(&'static str, Self)] = &[$(($word, Self::$value)),+];
        }
    };
}

pub(super) use switch;

impl Switch for Direction {
    const ALL: &'static [(&'static str, Self)] = &[
        ("clockwise", Self::Clockwise),
        ("anticlockwise", Self::Anticlockwise),
    ];
}

impl Switch for Trump {
    const ALL: &'static [(&'static str, Self)] = &[
        ("hearts", Self::Hearts),
        ("diamonds", Self::Diamonds),
        ("spades", Self::Spades),
        ("clubs", Self::Clubs),
        ("none", Self::None),
    ];
}
