//! A switch: its label, the values offered, and the settings each makes in the scheme's document.

use crate::scheme::draft::{Draft, Value as Datum};
use crate::scheme::fields;
use crate::scheme::{Scheme, set};
use crate::view::Message;
use crate::view::message::rule_names::{Rule, SWITCH};
use crate::view::page::Choice;
pub(super) use crate::view::page::SwitchRow;

/// A dotted key of a scheme's document and its new value, as read by [`crate::scheme::set`].
pub type Setting = (String, String);

/// A switch with its value in the scheme and in the session's copy.
///
/// If they are not among the usual values, the scheme's value is offered first and the current one last.
pub(super) fn row<T: Clone + PartialEq>(
    label: Message,
    (kept, now): (&T, &T),
    usual: &[T],
    say: impl Fn(&T) -> Message,
    set: impl Fn(&T) -> Vec<Setting>,
) -> SwitchRow {
    let mut offered: Vec<T> = Vec::with_capacity(usual.len() + 2);
    let own = Some(kept).filter(|kept| !usual.contains(kept));
    for value in own.into_iter().chain(usual).chain([now]) {
        if !offered.contains(value) {
            offered.push(value.clone());
        }
    }
    let values = offered.iter().map(|value| {
        let text = say(value);
        let says = Message::slot_filled(label.clone(), text.clone());
        Choice::of(text, value == now, set(value)).says(says)
    });
    SwitchRow {
        values: values.collect(),
        label,
        note: Message::Blank,
        changed: kept != now,
        typing: None,
        typed: String::new(),
        error: None,
    }
}

/// Sets one key to one value.
pub(super) fn one(key: &str, value: impl Into<String>) -> Vec<Setting> {
    vec![(key.to_owned(), value.into())]
}

/// The switches of a scheme; only values that give a valid scheme are offered.
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

    /// The switch of a key with these document values, `off` for absent.
    pub(super) fn offer(&mut self, path: &str, offered: &[String]) {
        let rule = Rule::new(self.now, path, SWITCH);
        let row = self.row(path, rule.name(self.now_draft.at(path)), offered, |value| {
            rule.value(value)
        });
        self.switches.push(row);
    }

    /// The switch of a key with other texts.
    pub(super) fn row(
        &self,
        path: &str,
        label: Message,
        offered: &[String],
        say: impl Fn(Option<&Datum>) -> Message,
    ) -> SwitchRow {
        // An optional table has a switch of its own.
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
        // Values that give an invalid scheme are not offered.
        let usual = offered.iter().filter_map(|text| {
            let set = set::apply(self.now, &one(path, text)).ok()?;
            Some(value(&Draft::of(&set)))
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
