//! The keys of a kind's documents, each defined once.
//!
//! A kind has a table of [`Field`]s: the key, its allowed values, and its place in the kind's rules. Parsing, writing,
//! `--set`, unknown keys, replaced keys and the house-rules editor all use the table. Constraints between values are
//! checked separately. The texts of a key are found by its name, see `src/words/en/rules/`.

mod common;
pub mod contracts;
mod entry;
pub mod exact_bid;
mod hint;
mod numbers;
pub mod odd_trick;
mod offer;
pub mod partnership_bid;

pub(super) use common::{common, table};
pub use contracts::TARGETS;
pub(super) use entry::keys_removed_by;
pub use entry::{Entry, Form, find, initial, is_optional, of, of_contract};
pub use hint::{Bounds, Hint, Limits, ValueKind, Visibility};
pub use offer::offered;

use super::document::{LARGEST, Node, Reader, SchemeError};
use super::exact_bid::Formula;
use super::keyword::Keyword;
use crate::cards::Trump;
use toml::{Table, Value};

/// A key of a document with rules `R`.
pub struct Field<R: 'static> {
    /// The key within its table.
    key: &'static str,
    /// Whether it is required.
    needed: bool,
    /// Data for editors.
    hint: Hint,
    /// The values offered for a new session.
    offer: Option<offer::Offer<R>>,
    /// Its allowed values and its place in the rules.
    shape: Shape<R>,
}

/// The allowed values of a key and its place in the rules.
enum Shape<R: 'static> {
    /// A whole number.
    Whole(Bounds, Accessor<R, i64>),
    /// A whole number, at most 255.
    Small(Bounds, Accessor<R, u8>),
    /// A boolean.
    Truth(Accessor<R, bool>),
    /// One of these words.
    Word(fn() -> Vec<&'static str>, Accessor<R, &'static str>),
    /// An id.
    Id(Accessor<R, String>),
    /// A text for display.
    Name(Accessor<R, String>),
    /// A table of terms.
    Formula(Accessor<R, Formula>),
    /// A non-empty list of numbers, and what they are.
    Numbers(&'static str, Bounds, Accessor<R, Vec<u8>>),
    /// A non-empty list of suits.
    Suits(Accessor<R, Vec<Trump>>),
    /// A list of distinct words, and what they are.
    Words(
        &'static str,
        fn() -> Vec<&'static str>,
        Accessor<R, Vec<&'static str>>,
    ),
    /// A table of fields, and a function that creates it in the rules.
    Group(&'static [Field<R>], fn(&mut R, Limits)),
    /// A special form.
    Custom(Read<R>, Write<R>, KeysBelow),
}

/// Parses a value into rules.
type Read<R> = fn(&Node, Limits, &mut R) -> Result<(), SchemeError>;

/// Writes a value of rules; `None` if absent.
type Write<R> = fn(&R) -> Option<Value>;

/// Lists the keys below one, given its path with a trailing dot.
type KeysBelow = fn(&str, &mut Vec<Entry>);

/// Gets a value from rules, `None` if absent, and sets it.
pub struct Accessor<R, T> {
    /// Gets it.
    pub get: fn(&R) -> Option<T>,
    /// Sets it.
    pub set: fn(&mut R, T),
}

/// The accessor of a place in the rules: always present, optional (`place?`), in an optional group (`group?.place`), or
/// optional in such a group (`group?.place?`).
macro_rules! accessor {
    ($($at:ident).+) => {
        $crate::scheme::fields::Accessor {
            get: |rules| Some(rules.$($at).+),
            set: |rules, value| rules.$($at).+ = value,
        }
    };
    ($($at:ident).+ ?) => {
        $crate::scheme::fields::Accessor {
            get: |rules| rules.$($at).+,
            set: |rules, value| rules.$($at).+ = Some(value),
        }
    };
    ($group:ident ? . $at:ident) => {
        $crate::scheme::fields::Accessor {
            get: |rules| rules.$group.as_ref().map(|group| group.$at),
            set: |rules, value| {
                if let Some(group) = &mut rules.$group {
                    group.$at = value;
                }
            },
        }
    };
    ($group:ident ? . $at:ident ?) => {
        $crate::scheme::fields::Accessor {
            get: |rules| rules.$group.as_ref().and_then(|group| group.$at),
            set: |rules, value| {
                if let Some(group) = &mut rules.$group {
                    group.$at = Some(value);
                }
            },
        }
    };
}

/// The accessor of a text.
macro_rules! text {
    ($at:ident) => {
        $crate::scheme::fields::Accessor {
            get: |rules| Some(rules.$at.clone()),
            set: |rules, text| rules.$at = text,
        }
    };
}

/// A field whose value is the word of a [`Keyword`].
macro_rules! word {
    ($key:literal, $switch:ty, $($at:ident).+) => {
        $crate::scheme::fields::Field::word(
            $key,
            $crate::scheme::fields::words::<$switch>,
            $crate::scheme::fields::Accessor {
                get: |rules| Some(rules.$($at).+.word()),
                set: |rules, word| rules.$($at).+ = <$switch>::from_word(word).unwrap_or_default(),
            },
        )
    };
    ($key:literal, $switch:ty, $group:ident ? . $at:ident) => {
        $crate::scheme::fields::Field::word(
            $key,
            $crate::scheme::fields::words::<$switch>,
            $crate::scheme::fields::Accessor {
                get: |rules| rules.$group.map(|group| group.$at.word()),
                set: |rules, word| {
                    if let Some(group) = &mut rules.$group {
                        group.$at = <$switch>::from_word(word).unwrap_or_default();
                    }
                },
            },
        )
    };
}

use {accessor, text, word};

impl<R> Field<R> {
    const fn new(key: &'static str, shape: Shape<R>) -> Self {
        let kind = match shape {
            Shape::Small(..) | Shape::Numbers(..) => ValueKind::Count,
            _ => ValueKind::Amount,
        };
        Self {
            key,
            needed: false,
            hint: Hint::of(kind),
            offer: None,
            shape,
        }
    }

    /// A whole number.
    pub const fn whole(key: &'static str, bounds: Bounds, accessor: Accessor<R, i64>) -> Self {
        Self::new(key, Shape::Whole(bounds, accessor))
    }

    /// The points that lose the game of two partnerships.
    const fn losing_score(accessor: Accessor<R, i64>) -> Self {
        let field = Self::whole("lose-at", |_| (-LARGEST, -1), accessor);
        field.optional().of_kind(ValueKind::Lost)
    }

    /// A whole number, at most 255.
    pub const fn small(key: &'static str, bounds: Bounds, accessor: Accessor<R, u8>) -> Self {
        Self::new(key, Shape::Small(bounds, accessor))
    }

    /// A boolean.
    pub const fn truth(key: &'static str, accessor: Accessor<R, bool>) -> Self {
        Self::new(key, Shape::Truth(accessor))
    }

    /// One of a few words.
    pub const fn word(
        key: &'static str,
        words: fn() -> Vec<&'static str>,
        accessor: Accessor<R, &'static str>,
    ) -> Self {
        Self::new(key, Shape::Word(words, accessor))
    }

    /// An id.
    pub const fn id(key: &'static str, accessor: Accessor<R, String>) -> Self {
        Self::new(key, Shape::Id(accessor))
    }

    /// A text for display.
    pub const fn name(key: &'static str, accessor: Accessor<R, String>) -> Self {
        Self::new(key, Shape::Name(accessor))
    }

    /// A value with a special form and no keys below it.
    const fn custom(key: &'static str, read: Read<R>, write: Write<R>) -> Self {
        Self::new(key, Shape::Custom(read, write, |_, _| {}))
    }

    /// A value with a special form.
    const fn custom_with_keys(
        key: &'static str,
        read: Read<R>,
        write: Write<R>,
        below: KeysBelow,
    ) -> Self {
        Self::new(key, Shape::Custom(read, write, below))
    }

    /// A formula.
    pub const fn formula(key: &'static str, accessor: Accessor<R, Formula>) -> Self {
        Self::new(key, Shape::Formula(accessor))
    }

    /// A list of numbers; `what` describes them.
    pub const fn numbers(
        key: &'static str,
        what: &'static str,
        bounds: Bounds,
        accessor: Accessor<R, Vec<u8>>,
    ) -> Self {
        Self::new(key, Shape::Numbers(what, bounds, accessor))
    }

    /// A list of suits.
    pub const fn suits(key: &'static str, accessor: Accessor<R, Vec<Trump>>) -> Self {
        Self::new(key, Shape::Suits(accessor))
    }

    /// A list of distinct words; `what` describes them.
    pub const fn list(
        key: &'static str,
        what: &'static str,
        words: fn() -> Vec<&'static str>,
        accessor: Accessor<R, Vec<&'static str>>,
    ) -> Self {
        Self::new(key, Shape::Words(what, words, accessor))
    }

    /// A table of fields; `begin` creates it in the rules with defaults.
    pub const fn group(
        key: &'static str,
        fields: &'static [Self],
        begin: fn(&mut R, Limits),
    ) -> Self {
        Self::new(key, Shape::Group(fields, begin))
    }

    /// Makes the field required.
    #[must_use]
    pub const fn needed(mut self) -> Self {
        self.needed = true;
        self
    }

    /// Makes the field removable by `off`.
    #[must_use]
    pub const fn optional(mut self) -> Self {
        self.hint.optional = true;
        self
    }

    /// Sets the sibling keys it removes.
    #[must_use]
    pub const fn removes_keys(mut self, keys: &'static [&'static str]) -> Self {
        self.hint.removes_keys = keys;
        self
    }

    /// Sets what the number counts.
    #[must_use]
    pub const fn of_kind(mut self, kind: ValueKind) -> Self {
        self.hint.kind = kind;
        self
    }

    /// Sets the initial number.
    #[must_use]
    pub const fn usual(mut self, number: i64) -> Self {
        self.hint.usual = Some(number);
        self
    }

    /// Makes the field the one that switches its group on.
    #[must_use]
    pub const fn group_switch(mut self) -> Self {
        self.hint.leads = true;
        self
    }

    /// Sets the keys of which one must be present.
    #[must_use]
    pub const fn needs_any(mut self, keys: &'static [&'static str]) -> Self {
        self.hint.needs = keys;
        self
    }

    /// Sets the keys of which none may be present.
    #[must_use]
    pub const fn without(mut self, keys: &'static [&'static str]) -> Self {
        self.hint.without = keys;
        self
    }

    /// Sets a key that is switched together with it.
    #[must_use]
    pub const fn switched_with(mut self, key: &'static str) -> Self {
        self.hint.along = Some(key);
        self
    }

    /// Never shows it on the page of a scheme on its own.
    #[must_use]
    pub const fn never_shown(mut self) -> Self {
        self.hint.shown = Visibility::Never;
        self
    }

    /// Always shows it on the page of a scheme.
    #[must_use]
    pub const fn always_shown(mut self) -> Self {
        self.hint.shown = Visibility::Always;
        self
    }

    /// The initial values of a group, with its initial numbers; empty for another key.
    fn initial(&self, mut rules: R, limits: Limits) -> Table {
        let Shape::Group(fields, begin) = &self.shape else {
            return Table::new();
        };
        begin(&mut rules, limits);
        for field in *fields {
            match (&field.shape, field.hint.usual) {
                (Shape::Whole(_, accessor), Some(n)) => (accessor.set)(&mut rules, n),
                (Shape::Small(_, accessor), Some(n)) => {
                    (accessor.set)(&mut rules, u8::try_from(n).unwrap_or(u8::MAX));
                }
                _ => {}
            }
        }
        write(*fields, &rules)
    }

    fn read(&self, node: &Node, limits: Limits, rules: &mut R) -> Result<(), SchemeError> {
        let within = |bounds: &Bounds| {
            let (least, most) = bounds(limits);
            least..=most
        };
        let small = |bounds: &Bounds, node: &Node| {
            let n = node.whole(within(bounds))?;
            Ok(u8::try_from(n).unwrap_or(u8::MAX))
        };
        match &self.shape {
            Shape::Whole(bounds, accessor) => (accessor.set)(rules, node.whole(within(bounds))?),
            Shape::Small(bounds, accessor) => (accessor.set)(rules, small(bounds, node)?),
            Shape::Truth(accessor) => (accessor.set)(rules, node.truth()?),
            Shape::Word(words, accessor) => (accessor.set)(rules, node.word(&words())?),
            Shape::Id(accessor) => (accessor.set)(rules, node.id()?),
            Shape::Name(accessor) => (accessor.set)(rules, node.name()?),
            Shape::Custom(read, ..) => read(node, limits, rules)?,
            Shape::Formula(accessor) => (accessor.set)(rules, exact_bid::formula(node)?),
            Shape::Numbers(what, bounds, accessor) => {
                let items = node.items(what)?;
                let numbers = items.iter().map(|item| small(bounds, item));
                (accessor.set)(rules, numbers.collect::<Result<_, _>>()?);
            }
            Shape::Suits(accessor) => {
                let items = node.items("a list of suits")?;
                let suits = items.iter().map(Node::keyword);
                (accessor.set)(rules, suits.collect::<Result<_, _>>()?);
            }
            Shape::Words(what, words, accessor) => {
                (accessor.set)(rules, node.distinct_words(what, &words())?);
            }
            Shape::Group(fields, begin) => {
                let below = node.open(&keys(*fields))?;
                begin(rules, limits);
                read(*fields, &below, limits, rules)?;
            }
        }
        Ok(())
    }

    fn write(&self, rules: &R) -> Option<Value> {
        Some(match &self.shape {
            Shape::Whole(_, accessor) => (accessor.get)(rules)?.into(),
            Shape::Small(_, accessor) => i64::from((accessor.get)(rules)?).into(),
            Shape::Truth(accessor) => (accessor.get)(rules)?.into(),
            Shape::Word(_, accessor) => (accessor.get)(rules)?.into(),
            Shape::Id(accessor) | Shape::Name(accessor) => (accessor.get)(rules)?.into(),
            Shape::Custom(_, write, _) => write(rules)?,
            Shape::Formula(accessor) => {
                let terms = (accessor.get)(rules)?;
                let terms = terms.terms();
                let table: Table = terms
                    .map(|(term, times)| (term.word().to_owned(), times.into()))
                    .collect();
                table.into()
            }
            Shape::Numbers(_, _, accessor) => {
                let all = (accessor.get)(rules)?.into_iter();
                all.map(i64::from).collect::<Vec<_>>().into()
            }
            Shape::Suits(accessor) => {
                let all = (accessor.get)(rules)?.into_iter();
                all.map(Trump::word).collect::<Vec<_>>().into()
            }
            Shape::Words(_, _, accessor) => (accessor.get)(rules)?.into(),
            Shape::Group(fields, _) => {
                let table = write(*fields, rules);
                (!table.is_empty()).then_some(table)?.into()
            }
        })
    }
}

/// All words of a switch.
pub fn words<T: Keyword>() -> Vec<&'static str> {
    T::ALL.iter().map(|(word, _)| *word).collect()
}

/// The keys of these fields within their table.
pub(super) fn keys<'a, R: 'static>(
    fields: impl IntoIterator<Item = &'a Field<R>>,
) -> Vec<&'static str> {
    fields.into_iter().map(|field| field.key).collect()
}

/// Parses these fields into rules; absent keys keep their values.
pub(super) fn read<'a, R: 'static>(
    fields: impl IntoIterator<Item = &'a Field<R>>,
    reader: &Reader,
    limits: Limits,
    rules: &mut R,
) -> Result<(), SchemeError> {
    for field in fields {
        if field.needed {
            field.read(&reader.need(field.key)?, limits, rules)?;
        } else if let Some(node) = reader.find(field.key) {
            field.read(&node, limits, rules)?;
        }
    }
    Ok(())
}

/// Writes all fields of rules as a table, without absent ones.
pub(super) fn write<'a, R: 'static>(
    fields: impl IntoIterator<Item = &'a Field<R>>,
    rules: &R,
) -> Table {
    let values = fields
        .into_iter()
        .map(|field| (field.key.to_owned(), field.write(rules)));
    values
        .filter_map(|(key, value)| Some((key, value?)))
        .collect()
}
