//! The ids of log rows that an import writes.
//!
//! They are derived from the content, so that a file gives the same log on every device.

use crate::ledger::{EditId, HandId, SessionId};
use chrono::{DateTime, FixedOffset};
use sha2::{Digest, Sha256};

/// The id of the row that adds a hand.
pub(super) fn of_hand(hand: HandId) -> EditId {
    id("hand", hand.0, 0)
}

/// The id of the row that ends a session.
pub(super) fn of_end(session: SessionId, at: DateTime<FixedOffset>) -> EditId {
    id("end", session.0, at.timestamp_millis())
}

/// The id of the row that sets a session's note.
pub(super) fn of_note(session: SessionId, started: DateTime<FixedOffset>) -> EditId {
    id("note", session.0, started.timestamp_millis())
}

/// The id of the row that sets the points to begin with.
pub(super) fn of_begun_with(session: SessionId, started: DateTime<FixedOffset>) -> EditId {
    id("begun-with", session.0, started.timestamp_millis())
}

fn id(what: &str, of: u128, at: i64) -> EditId {
    let digest = Sha256::new()
        .chain_update(what)
        .chain_update(of.to_be_bytes())
        .chain_update(at.to_be_bytes())
        .finalize();
    let mut first = [0; 16];
    first.copy_from_slice(&digest[..16]);
    EditId(u128::from_be_bytes(first))
}
