//! The JSON lines of a bundle.

use super::{Person, Rules};
use crate::ledger::{
    Hand, LogRow, Paid, Participant, ParticipantId, PlayerId, Season, Session, SessionId, TakeBack,
    Terms,
};
use crate::money::Stake;
use crate::scheme::Scheme;
use chrono::{DateTime, FixedOffset};
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
    Merge {
        player: PlayerId,
        into: PlayerId,
    },
    Rules(Rules),
    Season(Season),
    Payment(Paid),
    TakeBack(TakeBack),
    End(End),
}

/// A session without its hands and log.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct SessionLine {
    pub(super) id: SessionId,
    title: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    note: String,
    started: DateTime<FixedOffset>,
    pub(super) scheme: String,
    participants: Vec<Participant>,
    first_dealer: ParticipantId,
    seats: Vec<ParticipantId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stake: Option<Stake>,
    terms: Terms,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ended: Option<DateTime<FixedOffset>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    begun_with: Vec<(ParticipantId, i64)>,
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
        Self {
            id: session.id,
            title: session.title.clone(),
            note: session.note.clone(),
            started: session.started,
            scheme: hash(session.scheme.document.as_bytes()),
            participants: session.participants.clone(),
            first_dealer: session.first_dealer,
            seats: session.seats.clone(),
            stake: session.stake,
            terms: session.terms,
            ended: session.ended,
            begun_with: session.begun_with.clone(),
            hands: session.hands.len(),
            rows,
        }
    }

    /// The session with its scheme and its hands.
    pub(super) fn session(self, scheme: Scheme, hands: Vec<Hand>) -> Session {
        Session {
            id: self.id,
            title: self.title,
            note: self.note,
            started: self.started,
            scheme,
            participants: self.participants,
            seats: self.seats,
            first_dealer: self.first_dealer,
            stake: self.stake,
            terms: self.terms,
            begun_with: self.begun_with,
            hands,
            ended: self.ended,
        }
    }
}

/// The SHA-256 of bytes, in hexadecimal.
pub(super) fn hash(bytes: &[u8]) -> String {
    format!("{:x}", Sha256::digest(bytes))
}
