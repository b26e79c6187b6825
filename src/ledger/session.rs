//! The facts of one sitting.

use super::{HandId, ParticipantId, PlayerId, SessionId};
use crate::games::HandRecord;
use crate::money::{Currency, Stake};
use crate::scheme::{Scheme, SettleMode};
use chrono::{DateTime, FixedOffset};
use std::ops::Range;

/// One sitting: participants, a scheme frozen at its start, stakes and hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Its id.
    pub id: SessionId,
    /// What the table calls it; may be empty.
    pub title: String,
    /// What the table noted of it, in one line or several; may be empty.
    pub note: String,
    /// When it began, with the offset of the place.
    pub started: DateTime<FixedOffset>,
    /// The scheme that it is played under, for ever.
    pub scheme: Scheme,
    /// Everybody who ever sat in it, in the order in which they came.
    pub participants: Vec<Participant>,
    /// Who sits where in the next hand, clockwise.
    pub seats: Vec<ParticipantId>,
    /// Who deals the first hand.
    pub first_dealer: ParticipantId,
    /// The stake of the next hand; none for honour.
    pub stake: Option<Stake>,
    /// How it is settled.
    pub terms: super::Terms,
    /// Totals that were played before the first hand, on paper as a rule: of everybody who has one, in the order of
    /// [`Session::participants`]; nothing where all begin at 0.
    pub begun_with: Vec<(ParticipantId, i64)>,
    /// The hands in the order in which they were played.
    pub hands: Vec<Hand>,
    /// When it ended, where it has.
    pub ended: Option<DateTime<FixedOffset>>,
}

/// Somebody in a session.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Participant {
    /// Their id in this session.
    pub id: ParticipantId,
    /// Who they are on the roster.
    pub player: PlayerId,
    /// What this table calls them.
    pub name: String,
}

/// One hand as it was played. Dealer, cards, seating and stake stand on every hand, so that taking one out changes
/// no other.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// Its id.
    pub id: HandId,
    /// When it was entered, with the offset of the place.
    pub at: DateTime<FixedOffset>,
    /// Who sat where, clockwise.
    pub seats: Vec<ParticipantId>,
    /// What it was played for; none for honour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stake: Option<Stake>,
    /// What happened, dealer and cards always among it.
    pub record: HandRecord<ParticipantId>,
}

impl Session {
    /// The participant of that id.
    pub fn participant(&self, id: ParticipantId) -> Option<&Participant> {
        self.participants
            .iter()
            .find(|participant| participant.id == id)
    }

    /// The participant's place in [`Session::participants`].
    pub fn position(&self, id: ParticipantId) -> Option<usize> {
        self.participants
            .iter()
            .position(|participant| participant.id == id)
    }

    /// What its stakes are counted in, all of them in one; none where it is played for honour.
    pub fn currency(&self) -> Option<Currency> {
        self.hands
            .iter()
            .map(|hand| hand.stake)
            .chain([self.stake])
            .flatten()
            .next()
            .map(Stake::currency)
    }

    /// The stakes of the hands from this index on and of the next one; none where there is no such hand.
    pub(super) fn stakes_from(&self, from: usize) -> Option<Vec<Option<Stake>>> {
        let hands = self.hands.get(from..)?.iter().map(|hand| hand.stake);
        Some(hands.chain([self.stake]).collect())
    }

    /// What is played for, by hands that follow each other for the same stake: which they are, counted from 0, and that
    /// stake. The next hand is the last of them, so that there is always one.
    pub fn stakes(&self) -> Vec<(Range<usize>, Option<Stake>)> {
        let mut spans: Vec<(Range<usize>, Option<Stake>)> = Vec::new();
        for (index, stake) in self.stakes_from(0).into_iter().flatten().enumerate() {
            match spans.last_mut() {
                Some((hands, known)) if *known == stake => hands.end = index + 1,
                _ => spans.push((index..index + 1, stake)),
            }
        }
        spans
    }

    /// Whether nothing has happened in it that its log would say.
    pub fn is_blank(&self) -> bool {
        let said = !self.note.is_empty() || !self.begun_with.is_empty();
        !said && self.hands.is_empty() && self.ended.is_none()
    }

    /// The hand's place in [`Session::hands`].
    pub fn hand_position(&self, id: HandId) -> Option<usize> {
        self.hands.iter().position(|hand| hand.id == id)
    }
}

impl Default for super::Terms {
    fn default() -> Self {
        Self {
            settle: SettleMode::PerPoint,
            paid_each_hand: false,
            sits_out_counts: true,
        }
    }
}
