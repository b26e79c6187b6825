//! The journal line with the initial state of a session.

use crate::ledger::{Participant, ParticipantId, Session, SessionId, Terms};
use crate::money::Stake;
use crate::scheme::document::parse_cached;
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};

/// The format written, and the newest that is read.
const FORMAT: i64 = 1;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(in crate::store) struct Beginning {
    format: i64,
    pub(super) id: SessionId,
    title: String,
    started: DateTime<FixedOffset>,
    participants: Vec<Participant>,
    first_dealer: ParticipantId,
    seats: Vec<ParticipantId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stake: Option<Stake>,
    terms: Terms,
    scheme: String,
}

impl Beginning {
    pub(super) fn of(session: &Session) -> Self {
        Self {
            format: FORMAT,
            id: session.id,
            title: session.title.clone(),
            started: session.started,
            participants: session.participants.clone(),
            first_dealer: session.first_dealer,
            seats: session.seats.clone(),
            stake: session.stake,
            terms: session.terms,
            scheme: session.scheme.document.clone(),
        }
    }

    pub(super) fn session(self) -> Option<Session> {
        (self.format <= FORMAT).then_some(())?;
        Some(Session {
            id: self.id,
            title: self.title,
            note: String::new(),
            started: self.started,
            scheme: parse_cached(&self.scheme).ok()?,
            participants: self.participants,
            seats: self.seats,
            first_dealer: self.first_dealer,
            stake: self.stake,
            terms: self.terms,
            begun_with: Vec::new(),
            hands: Vec::new(),
            ended: None,
        })
    }
}
