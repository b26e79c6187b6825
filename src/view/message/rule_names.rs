//! The texts of a scheme's keys, by the name of the key.
//!
//! A key's name is `rule-<key>`, the question of its box `rule-<key>-ask`, a value `rule-<key>-<value>`, the text when
//! it is absent `rule-<key>-none`, and the sentence with its boxes `rule-<key>-says`. A key that means something else
//! in one kind is prefixed with the kind: `rule-<kind>-<key>`.
//!
//! A settlement has a `-note` on its meaning, and a `-unit` and a `-stake` with what is played for.
//!
//! A value with numbers is `rule-<key>-value`. A text may have a variant for a scheme's page, with the suffix `-term`,
//! and one for a switch of a new session, with the suffix `-switch`; a switch without one uses `-term`.

use super::{Text, trump};
use crate::cards::Trump;
use crate::points::Points;
use crate::scheme::Scheme;
use crate::scheme::draft::Value;
use crate::scheme::exact_bid::{Formula, Term};
use crate::scheme::fields::{self, Form};
use crate::scheme::keyword::Keyword;
use crate::view::schemes::{formula, over_formula};
use crate::view::{Arg, Message};

/// A key with its texts.
#[derive(Clone, Debug)]
pub(in crate::view) struct Key {
    kind: &'static str,
    stem: String,
}

impl Key {
    /// A key of a kind by its dotted path. Keys of a contract are `contract-<key>`, those of the general misère
    /// `general-contract-<key>` where they differ.
    pub(in crate::view) fn new(kind: &'static str, path: &str) -> Self {
        let (kind, path) = match fields::of_contract(path) {
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

    /// The catalog key and arguments of one of its texts, if there is one.
    pub(in crate::view) fn find(&self, part: &str) -> Option<Text> {
        let Self { kind, stem } = self;
        super::rule(&format!("rule-{kind}-{stem}{part}"))
            .or_else(|| super::rule(&format!("rule-{stem}{part}")))
    }

    /// One of its texts with these values, if there is one.
    pub(in crate::view) fn say(
        &self,
        part: &str,
        value: impl Fn(&'static str) -> Arg,
    ) -> Option<Message> {
        let (key, places) = self.find(part)?;
        let parts = places.iter().map(|place| (*place, value(place)));
        let parts = parts.collect();
        Some(Message::Rule { key, parts })
    }

    /// One of its texts that has no arguments, if there is one.
    pub(in crate::view) fn word(&self, part: &str) -> Option<Message> {
        self.say(part, |_| Arg::Message(Message::Blank))
    }

    /// Like [`Self::word`]; the key itself if there is none, so that the gap is seen.
    pub(in crate::view) fn word_or_key(&self, part: &str) -> Message {
        self.word(part)
            .unwrap_or_else(|| Message::typed(&format!("{}{part}", self.stem)))
    }
}

/// The ends of a rule's texts where it is shown, the first found.
type Ends = &'static [&'static str];
/// On the page of its scheme.
pub(in crate::view) const PAGE: Ends = &["-term", ""];
/// As a switch of a new session.
pub(in crate::view) const SWITCH: Ends = &["-switch", "-term", ""];

/// A rule of a scheme, for its name and value as text.
pub(in crate::view) struct Rule<'a> {
    scheme: &'a Scheme,
    path: &'a str,
    key: Key,
    ends: Ends,
}

impl<'a> Rule<'a> {
    pub(in crate::view) fn new(scheme: &'a Scheme, path: &'a str, ends: Ends) -> Self {
        Self {
            scheme,
            path,
            key: Key::new(scheme.rules.kind(), path),
            ends,
        }
    }

    /// Its name, which may contain the value.
    pub(crate) fn name(&self, value: Option<&Value>) -> Message {
        let named = self.own_name(value);
        named.unwrap_or_else(|| self.key.word_or_key(""))
    }

    /// Its name; `None` for a key that is told with its group.
    pub(in crate::view) fn own_name(&self, value: Option<&Value>) -> Option<Message> {
        self.find("", value)
    }

    /// Its value as text; a `value` of `None` means that the rule is absent.
    pub(in crate::view) fn value(&self, value: Option<&Value>) -> Message {
        let Some(value) = value else {
            let none = self.find("-none", None);
            return none.unwrap_or(Message::ValueNotPlayed);
        };
        let word = match value {
            Value::Integer(n) => self.find(&format!("-{n}"), None),
            Value::Boolean(truth) => self.find(&format!("-{truth}"), None),
            Value::String(word) => self.find(&format!("-{word}"), None),
            _ => None,
        };
        let text = word.or_else(|| self.find("-value", Some(value)));
        let form = fields::find(self.key.kind, self.path).map(|entry| entry.form);
        text.unwrap_or_else(|| match (form, value) {
            (Some(Form::Formula), Value::Table(terms)) => {
                let times = |key: &str| terms.get(key).and_then(Value::as_integer);
                let terms = Term::ALL.iter();
                let terms = terms.filter_map(|(key, term)| Some((*term, times(key)?)));
                let terms: Vec<_> = terms.collect();
                let said = if self.path == "over" {
                    over_formula
                } else {
                    formula
                };
                said(&Formula::of(&terms), self.scheme.decimals())
            }
            (Some(Form::Words(_)), Value::Array(words)) => {
                let words = words.iter().filter_map(Value::as_str);
                let words = words.map(|word| self.key.word_or_key(&format!("-{word}-in")));
                words.reduce(Message::listed).unwrap_or_default()
            }
            (_, Value::Integer(n)) => Message::points_alone(self.number(self.path, *n)),
            _ => Message::Blank,
        })
    }

    fn find(&self, part: &str, value: Option<&Value>) -> Option<Message> {
        let text = |end: &&str| {
            self.key.say(&format!("{part}{end}"), |place| match value {
                Some(Value::Table(below)) => {
                    let path = format!("{}.{place}", self.path);
                    self.arg(&path, below.get(place))
                }
                value => self.arg(self.path, value),
            })
        };
        self.ends.iter().find_map(text)
    }

    fn arg(&self, path: &str, value: Option<&Value>) -> Arg {
        match value {
            Some(Value::Integer(n)) => self.number(path, *n).into(),
            Some(Value::String(word)) => Arg::Word(word.clone()),
            Some(Value::Boolean(truth)) => Arg::Word(truth.to_string()),
            Some(Value::Array(suits)) => {
                let suit = |suit: &Value| trump(suit.as_str().and_then(Trump::from_word));
                let suits = suits.iter().map(suit).reduce(Message::listed);
                suits.unwrap_or_default().into()
            }
            _ => Message::Blank.into(),
        }
    }

    fn number(&self, path: &str, n: i64) -> Points {
        match fields::find(self.key.kind, path) {
            Some(entry) if entry.hint.kind.is_points() => self.scheme.points(n),
            _ => n.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Key;
    use crate::scheme::SettleMode;
    use crate::scheme::contracts::{AllPass, GeneralMisere};
    use crate::scheme::keyword::Keyword;
    use crate::scheme::odd_trick::{HighLow, MadeScore, Mode};
    use crate::scheme::partnership_bid::Nil;

    fn words<K: Keyword>() -> impl Iterator<Item = &'static str> {
        K::ALL.iter().map(|(word, _)| *word)
    }

    #[test]
    fn every_word_has_its_texts() {
        let mut missing = Vec::new();
        let mut look = |kind: &'static str, path: &str, parts: &[String]| {
            let key = Key::new(kind, path);
            let gaps = parts.iter().filter(|part| key.find(part).is_none());
            missing.extend(gaps.map(|part| format!("{kind} {path}{part}")));
        };
        let after = |word: &str, ends: &[&str]| {
            let part = |end: &&str| format!("-{word}{end}");
            ends.iter().map(part).collect::<Vec<_>>()
        };
        for word in words::<SettleMode>() {
            for kind in ["contracts", "exact-bid", "odd-trick", "partnership-bid"] {
                look(kind, "settle", &after(word, &["-note"]));
            }
        }
        for word in words::<AllPass>() {
            look("contracts", "all-pass", &after(word, &["-card"]));
        }
        for form in ["short", "long"] {
            let sorts = ["all", "at-least", "exactly", "at-most", "none"];
            let parts = sorts.map(|sort| format!("-{form}-{sort}"));
            look("contracts", "contracts.solo.target", &parts);
        }
        for word in words::<GeneralMisere>() {
            look("contracts", "general-misere", &after(word, &["-hint"]));
        }
        for word in words::<MadeScore>() {
            look("odd-trick", "made", &after(word, &[""]));
        }
        for word in words::<Mode>() {
            look("odd-trick", "bids.modes", &after(word, &["", "-in"]));
        }
        for word in words::<HighLow>() {
            look("odd-trick", word, &["-in", "-card"].map(str::to_owned));
        }
        for word in words::<Nil>() {
            look(
                "partnership-bid",
                word,
                &["-card", "-in", "-short"].map(str::to_owned),
            );
        }
        assert_eq!(missing, Vec::<String>::new());
    }
}
