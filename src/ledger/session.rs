//! The facts of a session.

use super::{EditError, HandId, ParticipantId, PlayerId, SessionId};
use crate::games::HandRecord;
use crate::money::{Currency, Stake};
use crate::scheme::{Scheme, SettleMode};
use crate::seat::Seat;
use chrono::{DateTime, FixedOffset};
use std::ops::Range;

/// A session: participants, the scheme fixed at its start, stakes and hands. `S` is the scheme or, in a file that has it
/// only once for all sessions, its hash.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Session<S = Scheme> {
    /// Its id.
    pub id: SessionId,
    /// Its title; may be empty.
    pub title: String,
    /// Its note, of one or more lines; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// When it began, with the local offset.
    pub started: DateTime<FixedOffset>,
    /// Its scheme, which never changes.
    pub scheme: S,
    /// All who ever sat in it, in order of joining.
    pub participants: Vec<Participant>,
    /// The dealer of the first hand.
    pub first_dealer: ParticipantId,
    /// The seats of the next hand, clockwise.
    pub seats: Vec<ParticipantId>,
    /// The stake of the next hand; `None` for no stake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stake: Option<Stake>,
    /// How it is settled.
    pub terms: super::Terms,
    /// When it ended, if so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<DateTime<FixedOffset>>,
    /// Totals before the first hand, usually from paper: of those who have one, in the order of
    /// [`Session::participants`]; empty if all begin at 0. Partners begin with the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begun_with: Vec<(ParticipantId, i64)>,
    /// The hands in playing order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<Hand>,
}

/// A participant of a session.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Participant {
    /// Their id in this session.
    pub id: ParticipantId,
    /// Their id on the roster.
    pub player: PlayerId,
    /// Their name in this session.
    pub name: String,
}

/// A hand. It states its dealer, cards, seats and stake, so that removing one changes no other.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// Its id.
    pub id: HandId,
    /// When it was entered, with the local offset.
    pub at: DateTime<FixedOffset>,
    /// The seats, clockwise.
    pub seats: Vec<ParticipantId>,
    /// Its stake; `None` for no stake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stake: Option<Stake>,
    /// What happened, always with dealer and cards.
    pub record: HandRecord<ParticipantId>,
}

/// A participant's seat among these.
pub fn seat_of(seats: &[ParticipantId], id: ParticipantId) -> Option<Seat> {
    let at = seats.iter().position(|other| *other == id);
    at.and_then(Seat::new)
}

impl<S> Session<S> {
    /// The same session with its scheme in another form.
    pub fn with_scheme<T>(self, scheme: T) -> Session<T> {
        Session {
            id: self.id,
            title: self.title,
            note: self.note,
            started: self.started,
            scheme,
            participants: self.participants,
            first_dealer: self.first_dealer,
            seats: self.seats,
            stake: self.stake,
            terms: self.terms,
            ended: self.ended,
            begun_with: self.begun_with,
            hands: self.hands,
        }
    }
}

impl Session {
    /// The participant with that id.
    pub fn participant(&self, id: ParticipantId) -> Option<&Participant> {
        self.participants
            .iter()
            .find(|participant| participant.id == id)
    }

    /// A participant's name in this session; empty if there is none.
    pub fn name(&self, id: ParticipantId) -> String {
        self.participant(id)
            .map(|one| one.name.clone())
            .unwrap_or_default()
    }

    /// The names of the participants in these seats.
    pub fn names(&self, seats: &[ParticipantId]) -> Vec<String> {
        seats.iter().map(|id| self.name(*id)).collect()
    }

    /// The name of the participant at this index; empty if there is none.
    pub fn name_at(&self, index: usize) -> String {
        let one = self.participants.get(index);
        one.map(|one| one.name.clone()).unwrap_or_default()
    }

    /// The participant's index in [`Session::participants`].
    pub fn position(&self, id: ParticipantId) -> Option<usize> {
        self.participants
            .iter()
            .position(|participant| participant.id == id)
    }

    /// Whether a participant has a hand, an adjustment or points brought forward.
    pub(super) fn has_played(&self, id: ParticipantId) -> bool {
        let named = |hand: &Hand| {
            let mut adjusted = hand.record.adjust.iter().flatten();
            hand.seats.contains(&id) || adjusted.any(|one| one.player == id)
        };
        self.begun_with.iter().any(|(who, _)| *who == id) || self.hands.iter().any(named)
    }

    /// The last participants who may be removed: none of them has played, deals first or `stays`.
    pub(super) fn removable(&self, stays: impl Fn(ParticipantId) -> bool) -> &[Participant] {
        let stays = |id| stays(id) || self.has_played(id) || id == self.first_dealer;
        let last = self.participants.iter().rposition(|one| stays(one.id));
        &self.participants[last.map_or(0, |last| last + 1)..]
    }

    /// The stake of the first hand; without hands, of the next.
    pub fn first_stake(&self) -> Option<Stake> {
        self.hands.first().map_or(self.stake, |hand| hand.stake)
    }

    /// The currency of its stakes, the same for all; `None` without stakes.
    pub fn currency(&self) -> Option<Currency> {
        self.hands
            .iter()
            .map(|hand| hand.stake)
            .chain([self.stake])
            .flatten()
            .next()
            .map(Stake::currency)
    }

    /// The stakes of the hands from this index on and of the next hand; `None` if there is no such hand.
    pub(super) fn stakes_from(&self, from: usize) -> Option<Vec<Option<Stake>>> {
        let hands = self.hands.get(from..)?.iter().map(|hand| hand.stake);
        Some(hands.chain([self.stake]).collect())
    }

    /// The stakes, by ranges of consecutive hands with the same stake, counted from 0. The last range includes the next
    /// hand, unless the session has ended and has hands.
    pub fn stakes(&self) -> Vec<(Range<usize>, Option<Stake>)> {
        let next = self.ended.is_none() || self.hands.is_empty();
        let hands = self.hands.len() + usize::from(next);
        let all = self.stakes_from(0).into_iter().flatten().take(hands);
        let mut spans: Vec<(Range<usize>, Option<Stake>)> = Vec::new();
        for (index, stake) in all.enumerate() {
            match spans.last_mut() {
                Some((hands, known)) if *known == stake => hands.end = index + 1,
                _ => spans.push((index..index + 1, stake)),
            }
        }
        spans
    }

    /// The seats of the first hand; of the next hand if none has been played.
    pub fn first_seats(&self) -> &[ParticipantId] {
        self.hands.first().map_or(&self.seats, |hand| &hand.seats)
    }

    /// The points that each partnership brings forward; 0 where players score individually.
    ///
    /// # Errors
    /// Partners differ, or somebody else has points brought forward.
    pub(crate) fn starting_points_by_side(
        &self,
        totals: &[(ParticipantId, i64)],
    ) -> Result<[i64; 2], EditError> {
        if totals.is_empty() || self.scheme.rules.sides().is_none() {
            return Ok([0; 2]);
        }
        let seats = self.first_seats();
        let begun = |seat: &ParticipantId| {
            let found = totals.iter().find(|(who, _)| who == seat);
            found.map_or(0, |(_, points)| *points)
        };
        let points: Vec<i64> = seats.iter().map(begun).collect();
        match points[..] {
            [first, second, third, fourth]
                if (first, second) == (third, fourth)
                    && totals.iter().all(|(who, _)| seats.contains(who)) =>
            {
                Ok([first, second])
            }
            _ => Err(EditError::BegunWithApart),
        }
    }

    /// Whether it has no note, points brought forward, hands or end.
    pub fn is_blank(&self) -> bool {
        let said = !self.note.is_empty() || !self.begun_with.is_empty();
        !said && self.hands.is_empty() && self.ended.is_none()
    }

    /// The hand's index in [`Session::hands`].
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
