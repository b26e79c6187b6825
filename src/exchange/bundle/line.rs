//! The JSON lines of a bundle.

use super::{Person, Rules};
use crate::ledger::{Hand, LogRow, Paid, PlayerMerge, Season, Session, TakeBack};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// One line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(
    clippy::large_enum_variant,
    reason = "a line is written or read and gone"
)]
pub(super) enum Line {
    /// The first line.
    Bundle {
        format: i64,
    },
    /// A scheme as stored in sessions.
    Scheme {
        hash: String,
        document: String,
    },
    Session(SessionLine),
    Hand(Hand),
    Row(LogRow),
    Person(Person),
    /// A merge of two players.
    Merge(PlayerMerge),
    Rules(Rules),
    Season(Season),
    Payment(Paid),
    TakeBack(TakeBack),
    End(End),
}

/// A session without its hands and log, and with the hash of its scheme.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SessionLine {
    #[serde(flatten)]
    pub(super) session: Session<String>,
    /// The numbers of hands and of rows of the log.
    pub(super) hands: usize,
    pub(super) rows: usize,
}

/// The last line.
#[derive(Serialize, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct End {
    pub(super) sessions: usize,
    pub(super) payments: usize,
    pub(super) take_backs: usize,
    pub(super) sha256: String,
}

impl SessionLine {
    pub(super) fn of(session: &Session, rows: usize) -> Self {
        let hash = hash(session.scheme.document.as_bytes());
        let without_hands = Session {
            hands: Vec::new(),
            ..session.clone()
        };
        Self {
            session: without_hands.with_scheme(hash),
            hands: session.hands.len(),
            rows,
        }
    }
}

/// The SHA-256 of bytes, in hexadecimal.
pub(super) fn hash(bytes: &[u8]) -> String {
    format!("{:x}", Sha256::digest(bytes))
}
