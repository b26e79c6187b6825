//! One switch: what it decides, the values that are offered, and what each puts into the scheme's document.

use crate::scheme::draft::{Draft, Value as Datum};
use crate::scheme::fields;
use crate::scheme::{Scheme, document, set};
use crate::view::Message;
use crate::view::message::rule_names::{Rule, RuleUse};

/// A dotted key of a scheme's document and the value that it is set to, as [`crate::scheme::set`] reads it.
pub type Setting = (String, String);

/// One switch with its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwitchRow {
    /// What it decides.
    pub label: Message,
    /// Its values in the order in which they are offered.
    pub values: Vec<Value>,
    /// What the value in force comes to, where that is worth saying.
    pub note: Message,
    /// Whether it stands otherwise than in the scheme.
    pub changed: bool,
    /// A value can be typed as well.
    pub typed: Option<Typing>,
}

/// One value of a switch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// What it is called.
    pub text: Message,
    /// What puts it into the scheme's document.
    pub set: Vec<Setting>,
    /// Whether it is in force.
    pub chosen: bool,
}

/// A value that can be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typing {
    /// What to type.
    pub label: Message,
    /// What is in force, as it would be typed.
    pub text: String,
}

/// A switch that stands at one value in the scheme and at one, perhaps another, in the session's copy of it.
///
/// The scheme's own value comes first where it is none of the usual ones, and the one in force last.
pub(super) fn row<T: Clone + PartialEq>(
    label: Message,
    (kept, now): (&T, &T),
    usual: &[T],
    say: impl Fn(&T) -> Message,
    set: impl Fn(&T) -> Vec<Setting>,
) -> SwitchRow {
    let mut offered: Vec<T> = Vec::with_capacity(usual.len() + 2);
    if !usual.contains(kept) {
        offered.push(kept.clone());
    }
    for value in usual.iter().chain([now]) {
        if !offered.contains(value) {
            offered.push(value.clone());
        }
    }
    let values = offered.iter().map(|value| Value {
        text: say(value),
        set: set(value),
        chosen: value == now,
    });
    SwitchRow {
        label,
        values: values.collect(),
        note: Message::Blank,
        changed: kept != now,
        typed: None,
    }
}

/// The setting of one key to one value.
#[expect(
    clippy::needless_pass_by_value,
    reason = "a value is mostly made for the setting, and nobody wants to borrow it"
)]
pub(super) fn one(key: &str, value: impl ToString) -> Vec<Setting> {
    vec![(key.to_owned(), value.to_string())]
}

/// The switches of a scheme, of which each value that is offered makes a scheme.
pub(super) struct Rows<'a> {
    pub(super) now: &'a Scheme,
    kept_draft: Draft,
    now_draft: Draft,
    pub(super) switches: Vec<SwitchRow>,
}

impl<'a> Rows<'a> {
    pub(super) fn new(kept: &'a Scheme, now: &'a Scheme) -> Self {
        Self {
            now,
            kept_draft: Draft::of(kept),
            now_draft: Draft::of(now),
            switches: Vec::new(),
        }
    }

    /// The switch of a key with these values as a document has them, `off` for none.
    pub(super) fn offer(&mut self, path: &str, offered: &[String]) {
        let rule = Rule::new(self.now, path, RuleUse::Switch);
        let row = self.row(path, rule.name(self.now_draft.at(path)), offered, |value| {
            rule.value(value)
        });
        self.switches.push(row);
    }

    /// The switch of a key that is called and told otherwise.
    pub(super) fn row(
        &self,
        path: &str,
        label: Message,
        offered: &[String],
        say: impl Fn(Option<&Datum>) -> Message,
    ) -> SwitchRow {
        // What a table below need not have is a switch of its own.
        let entries = fields::of(self.now.rules.kind()).iter();
        let below = entries.filter(|entry| entry.optional);
        let below = below.filter_map(|entry| entry.path.strip_prefix(path)?.strip_prefix('.'));
        let below: Vec<&str> = below.collect();
        let value = |draft: &Draft| {
            let mut value = draft.at(path).cloned();
            if let Some(Datum::Table(table)) = &mut value {
                table.retain(|key, _| !below.contains(&key));
            }
            value
        };
        let kept = self.kept_draft.at(path);
        // What makes no scheme is not offered.
        let usual = offered.iter().filter_map(|text| {
            let set = set::apply(&self.now.document, &one(path, text)).ok()?;
            Some(value(&Draft::of(&document::parse(&set).ok()?)))
        });
        row(
            label,
            (&value(&self.kept_draft), &value(&self.now_draft)),
            &usual.collect::<Vec<_>>(),
            |value| say(value.as_ref()),
            |value| {
                let mut value = value.clone();
                if let Some(Datum::Table(table)) = &mut value {
                    let own = |key: &&str| Some(((*key).to_owned(), kept?.get(*key)?.clone()));
                    table.extend(below.iter().filter_map(own));
                }
                one(
                    path,
                    value.map_or_else(|| "off".to_owned(), |value| value.to_string()),
                )
            },
        )
    }
}
