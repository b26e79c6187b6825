//! Serialisation of edits.
//!
//! The key `edit` gives the type. JSON keys have no order, so in general all keys are buffered until it is found. Our
//! own output has it first, and nearly every edit adds a hand: that case is parsed directly, which halves the time to
//! open a long session.

use crate::ledger::{Edit, Hand};
use serde::de::value::{MapAccessDeserializer, StringDeserializer};
use serde::de::{DeserializeSeed, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The key of the type.
const TAG: &str = "edit";

/// Its value for an added hand.
const ADD_HAND: &str = "add-hand";

/// The other keys of an added hand.
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

/// A map whose first key, and value if a string, have been read.
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
