//! The `setup` of a session: its values without a column, as one JSON object.
//!
//! Players are named, and their ids are given once beside the names. Which row has it is defined elsewhere.

use super::cells::{instant, read_instant};
use super::error::json;
use crate::ledger::{Participant, Session, SessionId, Terms};
use crate::money::Stake;
use crate::scheme::document::parse_cached;
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};

/// The object, with its keys in order.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::exchange) struct Setup {
    /// All players who ever sat in the session, with their ids, in order of joining.
    participants: Vec<Participant>,
    /// The seating of the next hand.
    seats: Vec<String>,
    first_dealer: String,
    terms: Terms,
    /// The stake of the next hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stake: Option<Stake>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ended: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    note: String,
    /// The points brought forward.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    begun_with: Vec<(String, i64)>,
    /// The document of the session's scheme.
    scheme: String,
}

impl Setup {
    /// The setup of a session.
    pub(in crate::exchange) fn of(session: &Session) -> Self {
        Self {
            participants: session.participants.clone(),
            seats: session.seats.iter().map(|id| session.name(*id)).collect(),
            first_dealer: session.name(session.first_dealer),
            terms: session.terms,
            stake: session.stake,
            ended: session.ended.as_ref().map(instant),
            note: session.note.clone(),
            begun_with: session
                .begun_with
                .iter()
                .map(|(who, points)| (session.name(*who), *points))
                .collect(),
            scheme: session.scheme.document.clone(),
        }
    }

    /// Reads the session without hands from the column, with the remaining values from other columns.
    ///
    /// # Errors
    /// What is wrong with it, as the rest of a sentence.
    pub(in crate::exchange) fn session(
        text: &str,
        id: SessionId,
        title: String,
        started: DateTime<FixedOffset>,
    ) -> Result<Session, String> {
        let setup: Self = serde_json::from_str(text)
            .map_err(|error| format!("cannot be read: {}", json(&error)))?;
        let scheme = parse_cached(&setup.scheme)
            .map_err(|error| format!("has an invalid scheme: {error}"))?;
        let find = |name: &String| {
            let found = setup.participants.iter().find(|one| one.name == *name);
            found
                .map(|one| one.id)
                .ok_or_else(|| format!("names {name:?}, who is not a participant"))
        };
        let seats = setup.seats.iter().map(find).collect::<Result<_, _>>()?;
        let first_dealer = find(&setup.first_dealer)?;
        let begun_with = setup.begun_with.iter();
        let begun_with = begun_with
            .map(|(name, points)| Ok::<_, String>((find(name)?, *points)))
            .collect::<Result<_, _>>()?;
        let ended = match setup.ended {
            Some(text) => Some(read_instant(&text).ok_or_else(|| {
                format!("gives {text:?} as the end, which is not an RFC 3339 instant")
            })?),
            None => None,
        };
        Ok(Session {
            id,
            title,
            note: setup.note,
            started,
            scheme,
            participants: setup.participants,
            seats,
            first_dealer,
            stake: setup.stake,
            terms: setup.terms,
            begun_with,
            hands: Vec::new(),
            ended,
        })
    }
}
