//! Generated names for players and sessions.

use crate::support::minute;
use oddtrick::ledger::{PlayerId, SchemeLabel, SessionId, SessionSummary, Standing};
use oddtrick::view::money::debts::NameLookup;
use std::sync::{Arc, LazyLock};

/// Names every player by number; every session exists.
pub(super) struct ByNumber;

impl NameLookup for ByNumber {
    fn person(&self, who: PlayerId) -> String {
        who.0.to_string()
    }

    fn session(&self, _: SessionId) -> Option<&SessionSummary> {
        static EVENING: LazyLock<SessionSummary> = LazyLock::new(|| SessionSummary {
            id: SessionId(0),
            started: minute(0),
            scheme: Arc::new(SchemeLabel {
                id: "whist".to_owned(),
                game: "whist".into(),
                name: "Whist".to_owned(),
                ..SchemeLabel::default()
            }),
            deleted: None,
            standing: Standing {
                title: "an evening".to_owned(),
                hands: 1,
                ended: Some(minute(0)),
                ..Standing::default()
            },
            damaged: false,
        });
        Some(&EVENING)
    }
}
