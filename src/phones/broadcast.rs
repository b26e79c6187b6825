//! The latest snapshot as events, formatted once per change and language in use.

use super::render;
use super::snapshot::Snapshot;
use crate::words::{Language, Words};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Formats a part of a snapshot.
type Render = fn(&Snapshot, &Words) -> String;

/// The parts of a snapshot, each an event of this name.
const PARTS: [(&str, Render); 2] = [("accounts", render::accounts), ("table", render::table)];

/// The number of changes of each part.
type Changes = [u64; PARTS.len()];

/// What a viewer was sent last.
#[derive(Clone, Copy)]
pub(super) struct ViewerState {
    language: Language,
    sent: Changes,
}

impl ViewerState {
    /// A new viewer.
    pub(super) fn new(language: Language) -> Self {
        Self {
            language,
            sent: Changes::default(),
        }
    }
}

/// The latest snapshot.
#[derive(Default)]
pub(super) struct Broadcast {
    newest: Option<Arc<Snapshot>>,
    changes: Changes,
    languages: BTreeMap<&'static str, Worded>,
}

/// The latest snapshot in a language: for each part the change count and the event.
struct Worded {
    words: Words,
    parts: [(u64, String); PARTS.len()],
}

impl Broadcast {
    /// Replaces the snapshot.
    pub(super) fn replace_snapshot(&mut self, snapshot: Arc<Snapshot>) {
        let known = self.newest.as_ref();
        let same = known.is_some_and(|known| Arc::ptr_eq(&known.accounts, &snapshot.accounts));
        let [accounts, table] = &mut self.changes;
        *accounts += u64::from(!same);
        *table += 1;
        self.newest = Some(snapshot);
    }

    /// The words of a language.
    pub(super) fn words(&mut self, language: Language) -> &Words {
        &self.worded(language).words
    }

    /// The events that bring a viewer up to date; `None` if there is nothing new.
    pub(super) fn next(&mut self, viewer: &mut ViewerState) -> Option<Vec<u8>> {
        let newest = Arc::clone(self.newest.as_ref()?);
        let changes = self.changes;
        let Worded { words, parts } = self.worded(viewer.language);
        let mut events = Vec::new();
        for (at, (name, render)) in PARTS.into_iter().enumerate() {
            if viewer.sent[at] == changes[at] {
                continue;
            }
            if parts[at].0 != changes[at] {
                parts[at] = (changes[at], event(name, &render(&newest, words)));
            }
            events.extend_from_slice(parts[at].1.as_bytes());
        }
        viewer.sent = changes;
        (!events.is_empty()).then_some(events)
    }

    fn worded(&mut self, language: Language) -> &mut Worded {
        self.languages
            .entry(language.code)
            .or_insert_with(|| Worded {
                words: Words::of(language.code),
                parts: Default::default(),
            })
    }
}

/// One event of the stream. `data` must not contain line breaks; compact JSON has none.
pub(super) fn event(name: &str, data: &str) -> String {
    format!("event: {name}\ndata: {data}\n\n")
}
