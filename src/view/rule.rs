//! The words of a scheme's keys, by the name of the key.
//!
//! What a key is called is `rule-<key>`, the question that its box asks `rule-<key>-ask`, a value `rule-<key>-<value>`,
//! what holds where it is not there `rule-<key>-none`, and the sentence in which its boxes stand `rule-<key>-says`. Where
//! a key means something else in one kind the kind stands before it: `rule-<kind>-<key>`.

use super::{Arg, Message};

/// A key with its words.
#[derive(Clone, Debug)]
pub(super) struct Key {
    kind: &'static str,
    stem: String,
}

impl Key {
    /// A key of a kind by the dotted way to it. Keys of a contract are `contract-<key>`, those of the general misère
    /// `general-contract-<key>` where they differ.
    pub(super) fn new(kind: &'static str, path: &str) -> Self {
        let contract = path
            .strip_prefix("contracts.")
            .and_then(|below| below.split_once('.'));
        let (kind, path) = match contract {
            Some((id, key)) => {
                let general = id == crate::scheme::contracts::GENERAL_MISERE;
                let kind = if general { "general" } else { kind };
                (kind, format!("contract-{key}"))
            }
            None => (kind, path.to_owned()),
        };
        let stem = path.replace('.', "-");
        Self { kind, stem }
    }

    /// The words of this part of it, and what stands in them; none where there are none.
    pub(super) fn find(&self, part: &str) -> Option<(&'static str, &'static [&'static str])> {
        let Self { kind, stem } = self;
        super::message::rule(&format!("rule-{kind}-{stem}{part}"))
            .or_else(|| super::message::rule(&format!("rule-{stem}{part}")))
    }

    /// The words of this part of it with these values; none where there are none.
    pub(super) fn say(&self, part: &str, value: impl Fn(&'static str) -> Arg) -> Option<Message> {
        let (key, places) = self.find(part)?;
        let parts = places.iter().map(|place| (*place, value(place)));
        let parts = parts.collect();
        Some(Message::Rule { key, parts })
    }

    /// The words of this part of it in which nothing stands; none where there are none.
    pub(super) fn word(&self, part: &str) -> Option<Message> {
        self.say(part, |_| Arg::Message(Message::Blank))
    }

    /// The same; the key itself where there are none, so that nobody misses that they are missing.
    pub(super) fn must(&self, part: &str) -> Message {
        self.word(part)
            .unwrap_or_else(|| Message::typed(&format!("{}{part}", self.stem)))
    }
}
