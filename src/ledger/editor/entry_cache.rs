//! A cache of what an editor asks, because computing it plays the hand with every answer.

use crate::games::entry::Entry;
use crate::ledger::OpenHand;
use std::cell::RefCell;
use std::sync::Arc;

/// The last result, with its open hand and log position.
#[derive(Clone, Debug, Default)]
pub(in crate::ledger) struct EntryCache(RefCell<Option<(OpenHand, u64, Arc<Entry>)>>);

/// The cache is not part of the editor's value.
impl PartialEq for EntryCache {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for EntryCache {}

impl EntryCache {
    /// What is asked of this hand, computed anew if the hand or the number of the next log row has changed.
    pub(in crate::ledger) fn of(
        &self,
        open: &OpenHand,
        seq: u64,
        ask: impl FnOnce() -> Entry,
    ) -> Arc<Entry> {
        let mut last = self.0.borrow_mut();
        match &*last {
            Some((of, at, entry)) if *at == seq && of == open => Arc::clone(entry),
            _ => {
                let entry = Arc::new(ask());
                *last = Some((open.clone(), seq, Arc::clone(&entry)));
                entry
            }
        }
    }
}
