//! How an edit is written down and read again.
//!
//! A key, `edit`, says which it is, and since keys have no order all of them are put aside until that one was found. But
//! ours comes first, and nearly every edit there is adds a hand: such a one is read straight through, which takes half the
//! time that a long evening takes to open.

use crate::ledger::{Edit, Hand};
use serde::de::value::{MapAccessDeserializer, StringDeserializer};
use serde::de::{DeserializeSeed, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// What says which edit it is.
const TAG: &str = "edit";

/// What that says of one that adds a hand.
const ADD_HAND: &str = "add-hand";

/// What else there is to say of that one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AddHand {
    index: usize,
    hand: Hand,
}

impl Serialize for Edit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Edit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Edit;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an edit")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Edit, A::Error> {
        let mut first = map.next_key::<String>()?;
        let mut word = None;
        if first.as_deref() == Some(TAG) {
            let found = map.next_value::<String>()?;
            if found == ADD_HAND {
                let AddHand { index, hand } =
                    AddHand::deserialize(MapAccessDeserializer::new(map))?;
                return Ok(Edit::AddHand { index, hand });
            }
            word = Some(found);
        }
        let whole = Whole {
            first: first.take(),
            word,
            rest: map,
        };
        Edit::deserialize(MapAccessDeserializer::new(whole))
    }
}

/// A map of which the first key, and what stands under it where that is a word, were looked at.
struct Whole<A> {
    first: Option<String>,
    word: Option<String>,
    rest: A,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Whole<A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, A::Error> {
        match self.first.take() {
            Some(key) => seed.deserialize(text(key)).map(Some),
            None => self.rest.next_key_seed(seed),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        match self.word.take() {
            Some(word) => seed.deserialize(text(word)),
            None => self.rest.next_value_seed(seed),
        }
    }
}

fn text<E: serde::de::Error>(text: String) -> StringDeserializer<E> {
    serde::de::IntoDeserializer::into_deserializer(text)
}
