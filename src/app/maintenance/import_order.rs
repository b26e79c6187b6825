//! The order in which a recovery imports the sessions of its sources.

use crate::ledger::{Session, SessionId};
use crate::store::{JournalSession, Salvaged, Stored};
use chrono::{DateTime, FixedOffset};
use std::collections::BTreeMap;

/// A session to import, from one source.
pub(super) enum Source<'a> {
    /// What was read of the file, and whether its log is lost.
    File(&'a Stored, bool),
    /// The journal.
    Journal(&'a JournalSession),
}

/// The sessions to import in the order in which they began, because the one imported last becomes the latest. Of one
/// session whole sources come first, so that one without a log is used only if there is nothing better.
pub(super) fn by_start<'a>(file: &'a [Salvaged], journal: &'a [JournalSession]) -> Vec<Source<'a>> {
    let mut all: BTreeMap<SessionId, (DateTime<FixedOffset>, Vec<Source<'a>>)> = BTreeMap::new();
    let mut add = |session: &Session, source| {
        let (_, sources) = all
            .entry(session.id)
            .or_insert_with(|| (session.started, Vec::new()));
        sources.push(source);
    };
    let read = |hands_only| {
        let read = file.iter().filter(move |one| one.hands_only == hands_only);
        read.filter_map(|one| one.stored.as_ref())
    };
    for stored in read(false) {
        add(&stored.session, Source::File(stored, false));
    }
    for one in journal {
        add(&one.beginning, Source::Journal(one));
    }
    for stored in read(true) {
        add(&stored.session, Source::File(stored, true));
    }
    let mut all: Vec<_> = all.into_values().collect();
    all.sort_by_key(|(started, _)| *started);
    all.into_iter().flat_map(|(_, sources)| sources).collect()
}
