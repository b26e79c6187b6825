//! The latest snapshot as events, formatted once per change and language in use.

use super::render;
use super::snapshot::Snapshot;
use crate::words::{Language, Words};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a viewer was sent last.
#[derive(Clone, Copy)]
pub(super) struct ViewerState {
    language: Language,
    table: u64,
    accounts: u64,
}

impl ViewerState {
    /// A new viewer.
    pub(super) fn new(language: Language) -> Self {
        Self {
            language,
            table: 0,
            accounts: 0,
        }
    }
}

/// The latest snapshot.
#[derive(Default)]
pub(super) struct Broadcast {
    newest: Option<Arc<Snapshot>>,
    /// The numbers of changes of the table and of the accounts.
    table: u64,
    accounts: u64,
    languages: BTreeMap<&'static str, Worded>,
}

/// The latest snapshot in a language: for each part the change count and the event.
struct Worded {
    words: Words,
    table: (u64, String),
    accounts: (u64, String),
}

impl Broadcast {
    /// Replaces the snapshot.
    pub(super) fn replace_snapshot(&mut self, snapshot: Arc<Snapshot>) {
        let known = self.newest.as_ref();
        if known.is_none_or(|known| !Arc::ptr_eq(&known.accounts, &snapshot.accounts)) {
            self.accounts += 1;
        }
        self.table += 1;
        self.newest = Some(snapshot);
    }

    /// The words of a language.
    pub(super) fn words(&mut self, language: Language) -> &Words {
        &self.worded(language).words
    }

    /// The events that bring a viewer up to date; `None` if there is nothing new.
    pub(super) fn next(&mut self, viewer: &mut ViewerState) -> Option<Vec<u8>> {
        let newest = Arc::clone(self.newest.as_ref()?);
        let (table, accounts) = (self.table, self.accounts);
        let worded = self.worded(viewer.language);
        let mut events = Vec::new();
        if viewer.accounts != accounts {
            if worded.accounts.0 != accounts {
                worded.accounts = (
                    accounts,
                    event("accounts", &render::accounts(&newest, &worded.words)),
                );
            }
            events.extend_from_slice(worded.accounts.1.as_bytes());
        }
        if viewer.table != table {
            if worded.table.0 != table {
                worded.table = (
                    table,
                    event("table", &render::table(&newest.table, &worded.words)),
                );
            }
            events.extend_from_slice(worded.table.1.as_bytes());
        }
        (viewer.table, viewer.accounts) = (table, accounts);
        (!events.is_empty()).then_some(events)
    }

    fn worded(&mut self, language: Language) -> &mut Worded {
        self.languages
            .entry(language.code)
            .or_insert_with(|| Worded {
                words: Words::of(language.code),
                table: (0, String::new()),
                accounts: (0, String::new()),
            })
    }
}

/// One event of the stream. `data` must not contain line breaks; compact JSON has none.
pub(super) fn event(name: &str, data: &str) -> String {
    format!("event: {name}\ndata: {data}\n\n")
}
