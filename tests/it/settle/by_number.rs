//! Generated names for players and sessions.

use crate::support::minute;
use oddtrick::ledger::{PlayerId, SessionId};
use oddtrick::view::money::debts::{NameLookup, SessionHeading};
use oddtrick::view::sessions::SessionState;
use std::sync::LazyLock;

/// Names every player by number; every session exists.
pub(super) struct ByNumber;

impl NameLookup for ByNumber {
    fn person(&self, who: PlayerId) -> String {
        who.0.to_string()
    }

    fn session(&self, _: SessionId) -> Option<&SessionHeading> {
        static EVENING: LazyLock<SessionHeading> = LazyLock::new(|| SessionHeading {
            title: "an evening".to_owned(),
            started: minute(0),
            game: "whist".to_owned(),
            stands: SessionState {
                hands: 1,
                ended: true,
                ahead: Vec::new(),
                together: false,
            },
        });
        Some(&EVENING)
    }
}
