//! Edits of a session, each with the values before and after, and so an inverse.

use crate::games::{Adjustment, HandError};
use crate::ledger::{Draw, Hand, HandId, Participant, ParticipantId, Session, clean_text};
use crate::money::{Currency, Stake};
use crate::scheme::SettleMode;
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::mem::swap;
use std::slice::from_ref;
use thiserror::Error;

/// An edit of a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
// (De)serialised in `edit_json`, which has a fast path.
#[serde(remote = "Self")]
#[serde(tag = "edit", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(
    clippy::large_enum_variant,
    reason = "nearly all edits there are carry a hand"
)]
pub enum Edit {
    /// Adds a hand, at the end or between others.
    AddHand {
        /// Its index, counted from 0.
        index: usize,
        /// The hand.
        hand: Hand,
    },
    /// Removes a hand.
    RemoveHand {
        /// Its index, counted from 0.
        index: usize,
        /// The hand before the edit.
        hand: Hand,
    },
    /// Corrects a hand, which keeps its id and index.
    ReplaceHand {
        /// The hand before the edit.
        before: Hand,
        /// The hand after the edit.
        after: Hand,
    },
    /// Replaces all hands from an index on: a hand is inserted, and the deal shifts in those after it. Hands in both
    /// lists keep their ids.
    ReplaceHands {
        /// The index of the first, counted from 0.
        index: usize,
        /// The hands before the edit.
        before: Vec<Hand>,
        /// The hands after the edit.
        after: Vec<Hand>,
    },
    /// Changes the adjustments of a hand.
    Adjust {
        /// The hand.
        hand: HandId,
        /// All its adjustments before the edit.
        before: Vec<Adjustment<ParticipantId>>,
        /// All its adjustments after the edit.
        after: Vec<Adjustment<ParticipantId>>,
    },
    /// Changes the title.
    Retitle {
        /// The title before the edit.
        before: String,
        /// The title after the edit.
        after: String,
    },
    /// Changes the session's note.
    Annotate {
        /// The note before the edit.
        before: String,
        /// The note after the edit.
        after: String,
    },
    /// Renames a participant.
    Rename {
        /// The participant.
        participant: ParticipantId,
        /// The name before the edit.
        before: String,
        /// The name after the edit.
        after: String,
    },
    /// Changes the stake from a hand on.
    Restake {
        /// The first hand it applies to, counted from 0.
        from: usize,
        /// The stakes of the hands from there on and of the next hand, before the edit.
        before: Vec<Option<Stake>>,
        /// The stakes after the edit.
        after: Vec<Option<Stake>>,
    },
    /// Adds a participant, who is seated by [`Edit::Reseat`].
    Join {
        /// The participant.
        participant: Participant,
    },
    /// Removes the last participant, who was never seated.
    Leave {
        /// The participant.
        participant: Participant,
    },
    /// Changes the seats from the next hand on, together with the participants who join for it, so that one undo
    /// reverts both.
    Reseat {
        /// The seats before the edit.
        before: Vec<ParticipantId>,
        /// The seats after the edit.
        after: Vec<ParticipantId>,
        /// The participants added.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        joins: Vec<Participant>,
        /// The participants removed: those who leave before they have played, or those whom the inverse edit adds.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        leaves: Vec<Participant>,
    },
    /// Changes the settlement.
    Settle {
        /// The terms before the edit.
        before: Terms,
        /// The terms after the edit.
        after: Terms,
    },
    /// Changes the points brought forward.
    BeginWith {
        /// The totals before the edit.
        before: Vec<(ParticipantId, i64)>,
        /// The totals after the edit.
        after: Vec<(ParticipantId, i64)>,
    },
    /// Records a draw. It changes nothing else and cannot be undone.
    Draw {
        /// The draw.
        draw: Draw,
    },
    /// Ends the session.
    End {
        /// The time.
        at: DateTime<FixedOffset>,
    },
    /// Reopens the session.
    Reopen {
        /// When it had ended.
        at: DateTime<FixedOffset>,
    },
}

/// The settlement terms of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// How points become payouts.
    pub settle: SettleMode,
    /// Whether the table pays after every hand.
    pub paid_each_hand: bool,
    /// Whether a hand counts for a player who sits it out, who then pays in per-difference settlement. The default for
    /// sessions that do not state it.
    #[serde(default = "counts", skip_serializing_if = "Clone::clone")]
    pub sits_out_counts: bool,
}

fn counts() -> bool {
    true
}

/// Hands of an edit, or made from one.
type Hands<'a> = Cow<'a, [Hand]>;

impl Edit {
    /// The edit that changes the seats without adding or removing participants.
    pub fn reseat(before: Vec<ParticipantId>, after: Vec<ParticipantId>) -> Self {
        Self::Reseat {
            before,
            after,
            joins: Vec::new(),
            leaves: Vec::new(),
        }
    }

    /// The edit that changes the stake from this hand on, counted from 0; an index past the last hand means the next
    /// hand. `None` if nothing changes.
    pub fn restake(session: &Session, from: usize, stake: Option<Stake>) -> Option<Self> {
        let from = from.min(session.hands.len());
        let before = session.stakes_from(from)?;
        let after = vec![stake; before.len()];
        (before != after).then_some(Self::Restake {
            from,
            before,
            after,
        })
    }

    /// The edit that replaces the note; `None` if it is the same.
    pub fn annotate(session: &Session, note: &str) -> Option<Self> {
        let (before, after) = (session.note.clone(), clean_text(note));
        (before != after).then_some(Self::Annotate { before, after })
    }

    /// The edit that replaces the points brought forward; `None` if they are the same. All zeros mean none. In a game
    /// of two partnerships one player's points are the partner's too.
    pub fn begin_with(session: &Session, totals: &[(ParticipantId, i64)]) -> Option<Self> {
        let mut after = totals.to_vec();
        if session.scheme.rules.sides().is_some() {
            let seats = session.first_seats();
            for (who, points) in totals {
                let seat = seats.iter().position(|one| one == who);
                let partner = seat.and_then(|at| seats.get((at + 2) % 4));
                let named = |partner: &ParticipantId| totals.iter().any(|(one, _)| one == partner);
                after.extend(partner.filter(|one| !named(one)).map(|one| (*one, *points)));
            }
        }
        after.sort_by_key(|(who, _)| session.position(*who));
        if after.iter().all(|(_, points)| *points == 0) {
            after.clear();
        }
        let before = session.begun_with.clone();
        (before != after).then_some(Self::BeginWith { before, after })
    }

    /// Whether it can be undone.
    pub fn is_undoable(&self) -> bool {
        !matches!(self, Self::Draw { .. })
    }

    /// The hands it replaces and those in their place, with the index of the first; `None` if it is about something else,
    /// or a hand is not in this session, to which it applies.
    pub fn hands(&self, session: &Session) -> Option<(usize, Hands<'_>, Hands<'_>)> {
        let one = |hand| Cow::from(from_ref(hand));
        let none = Cow::default;
        Some(match self {
            Self::AddHand { index, hand } => (*index, none(), one(hand)),
            Self::RemoveHand { index, hand } => (*index, one(hand), none()),
            // A correction keeps the hand's id.
            Self::ReplaceHand { before, after } if before.id == after.id => {
                let index = session.hand_position(before.id)?;
                (index, one(before), one(after))
            }
            Self::ReplaceHands {
                index,
                before,
                after,
            } => (*index, before.into(), after.into()),
            Self::Adjust {
                hand,
                before,
                after,
            } => {
                let index = session.hand_position(*hand)?;
                let adjusted = |adjust: &Vec<_>| {
                    let mut hand = session.hands[index].clone();
                    hand.record.adjust = Some(adjust.clone()).filter(|all| !all.is_empty());
                    Cow::from(vec![hand])
                };
                (index, adjusted(before), adjusted(after))
            }
            _ => return None,
        })
    }

    /// The hand that it corrects, before and after; later hands may count as played on with it.
    pub fn corrected_hand(&self) -> Option<(&Hand, &Hand)> {
        match self {
            Self::ReplaceHand { before, after } => Some((before, after)),
            Self::ReplaceHands { before, after, .. } if before.len() == after.len() => {
                before.first().zip(after.first())
            }
            _ => None,
        }
    }

    /// The participants it adds.
    pub fn added_participants(&self) -> &[Participant] {
        match self {
            Self::Join { participant } => from_ref(participant),
            Self::Reseat { joins, .. } => joins,
            _ => &[],
        }
    }

    /// The participants it adds or removes.
    pub fn participants_mut(&mut self) -> impl Iterator<Item = &mut Participant> {
        let (joins, leaves): (&mut [_], &mut [_]) = match self {
            Self::Join { participant } | Self::Leave { participant } => {
                (std::slice::from_mut(participant), &mut [])
            }
            Self::Reseat { joins, leaves, .. } => (joins, leaves),
            _ => (&mut [], &mut []),
        };
        joins.iter_mut().chain(leaves)
    }

    /// The edit that reverts this one.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let mut edit = match self.clone() {
            Self::AddHand { index, hand } => return Self::RemoveHand { index, hand },
            Self::RemoveHand { index, hand } => return Self::AddHand { index, hand },
            Self::Join { participant } => return Self::Leave { participant },
            Self::Leave { participant } => return Self::Join { participant },
            Self::End { at } => return Self::Reopen { at },
            Self::Reopen { at } => return Self::End { at },
            edit => edit,
        };
        match &mut edit {
            Self::ReplaceHand { before, after } => swap(before, after),
            Self::ReplaceHands { before, after, .. } => swap(before, after),
            Self::Adjust { before, after, .. } => swap(before, after),
            Self::Retitle { before, after }
            | Self::Annotate { before, after }
            | Self::Rename { before, after, .. } => swap(before, after),
            Self::Restake { before, after, .. } => swap(before, after),
            Self::Reseat {
                before,
                after,
                joins,
                leaves,
            } => {
                swap(before, after);
                swap(joins, leaves);
            }
            Self::Settle { before, after } => swap(before, after),
            Self::BeginWith { before, after } => swap(before, after),
            // A draw changes nothing; the others have no values to swap.
            Self::Draw { .. }
            | Self::AddHand { .. }
            | Self::RemoveHand { .. }
            | Self::Join { .. }
            | Self::Leave { .. }
            | Self::End { .. }
            | Self::Reopen { .. } => {}
        }
        edit
    }
}

/// Why an edit is invalid. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EditError {
    /// A hand would be illegal, the edited one or a later one.
    #[error("hand {number}: {error}")]
    Hand {
        /// Its number, counted from 1.
        number: usize,
        /// The reason.
        error: HandError,
    },
    /// The edit's `before` values do not match the session.
    #[error("the session has changed in the meantime")]
    Stale,
    /// The session has ended.
    #[error("the session has ended")]
    Ended,
    /// The session has not ended.
    #[error("the session is still open")]
    StillOpen,
    /// A hand names a player without a seat in it.
    #[error("hand {number}: {name} has no seat in this hand")]
    NotSeated {
        /// Its number, counted from 1.
        number: usize,
        /// The player.
        name: String,
    },
    /// Too few or too many seats, or a player in two of them.
    #[error("the number of seats does not fit the scheme, or a player has two seats")]
    BadSeats,
    /// A player without a seat can neither leave nor be replaced.
    #[error("{name} is not at the table")]
    NoSeat {
        /// The player.
        name: String,
    },
    /// A player cannot have two seats.
    #[error("{name} is already at the table")]
    HasSeat {
        /// The player.
        name: String,
    },
    /// The settlement does not apply to the scheme.
    #[error("no {thing} is won under this scheme, so it cannot be settled {mode}")]
    NothingToSettle {
        /// What is never won: a game, a rubber.
        thing: &'static str,
        /// The word for the settlement.
        mode: &'static str,
    },
    /// A participant with a seat or a played hand cannot be removed.
    #[error("{name} has played in this session")]
    HasPlayed {
        /// The participant.
        name: String,
    },
    /// Points brought forward that are empty or have duplicates.
    #[error(
        "points brought forward must be for players of this session, each named once, and not all 0"
    )]
    BegunWith,
    /// Partners who begin with different totals.
    #[error("partners must begin with the same points, and nobody else may begin with any")]
    BegunWithApart,
    /// Points brought forward that have won the game.
    #[error("a game that begins with these points would already be won")]
    BegunWithWon,
    /// The first dealer cannot be removed.
    #[error("{name} deals the first hand")]
    DealsFirst {
        /// The participant.
        name: String,
    },
    /// The first dealer is not in the session.
    #[error("the first dealer is not in this session")]
    NoFirstDealer,
    /// Two participants or two hands have the same id.
    #[error("two players or two hands of this session have the same id")]
    SameId,
    /// The stakes have different currencies.
    #[error("a session has one currency, not both {} and {}", .one.code(), .other.code())]
    Currencies {
        /// The session's currency.
        one: Currency,
        /// The other currency.
        other: Currency,
    },
    /// A text is too long.
    #[error("`{key}` is longer than {most} bytes")]
    TextTooLong {
        /// Its key.
        key: &'static str,
        /// The maximum in bytes.
        most: usize,
    },
    /// A text has disallowed characters or surrounding blanks.
    #[error("`{key}` has characters that cannot be stored, or blanks at either end")]
    UncleanText {
        /// Its key.
        key: &'static str,
    },
    /// A name is taken or invalid.
    #[error("{0}")]
    Name(#[from] crate::ledger::NameError),
    /// A sum overflows.
    #[error("the points are too large to calculate")]
    Overflow,
}
