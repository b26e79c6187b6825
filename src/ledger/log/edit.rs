//! Every change to a session: a fact with what it said before and after, and so with an inverse.

use crate::games::{Adjustment, HandError};
use crate::ledger::{Draw, Hand, HandId, Participant, ParticipantId, Session, clean_text};
use crate::money::{Currency, Stake};
use crate::scheme::SettleMode;
use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One change to a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
// How it is read and written: `edit_form` has one shorter way beside it.
#[serde(remote = "Self")]
#[serde(tag = "edit", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(
    clippy::large_enum_variant,
    reason = "nearly all edits there are carry a hand"
)]
pub enum Edit {
    /// Puts a hand into the books, at the end or between two others.
    AddHand {
        /// Where, counted from 0.
        index: usize,
        /// The hand.
        hand: Hand,
    },
    /// Takes a hand out of the books.
    RemoveHand {
        /// Where it stands, counted from 0.
        index: usize,
        /// The hand as it stands.
        hand: Hand,
    },
    /// Corrects a hand, which keeps its id and its place.
    ReplaceHand {
        /// The hand as it stands.
        before: Hand,
        /// The hand as it should.
        after: Hand,
    },
    /// Puts hands in the place of those from a hand on, as one change: a forgotten one comes, and the deal moves on in those
    /// behind it. Hands that are in both keep their ids.
    ReplaceHands {
        /// The first of them, counted from 0.
        index: usize,
        /// The hands as they stand.
        before: Vec<Hand>,
        /// The hands as they should.
        after: Vec<Hand>,
    },
    /// Changes the points that the table gave or took in a hand.
    Adjust {
        /// The hand.
        hand: HandId,
        /// All of its adjustments as they stand.
        before: Vec<Adjustment<ParticipantId>>,
        /// All of its adjustments as they should.
        after: Vec<Adjustment<ParticipantId>>,
    },
    /// Names the session.
    Retitle {
        /// Its title as it stands.
        before: String,
        /// Its title as it should.
        after: String,
    },
    /// Changes the note on the session.
    Annotate {
        /// The note as it stands.
        before: String,
        /// The note as it should.
        after: String,
    },
    /// Names somebody in it.
    Rename {
        /// Who.
        participant: ParticipantId,
        /// The name as it stands.
        before: String,
        /// The name as it should.
        after: String,
    },
    /// Changes the stake from a hand on.
    Restake {
        /// The first hand that it holds for, counted from 0.
        from: usize,
        /// The stakes of the hands from there on and of the next one, as they stand.
        before: Vec<Option<Stake>>,
        /// The same as they should.
        after: Vec<Option<Stake>>,
    },
    /// Brings somebody new into the session; they are seated by [`Edit::Reseat`].
    Join {
        /// Who.
        participant: Participant,
    },
    /// Takes somebody out who was never seated, the last one who came.
    Leave {
        /// Who.
        participant: Participant,
    },
    /// Changes who sits where from the next hand on; who comes for it comes with it, so that one undo takes back both.
    Reseat {
        /// The seats as they stand.
        before: Vec<ParticipantId>,
        /// The seats as they should.
        after: Vec<ParticipantId>,
        /// Who comes into the session with it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        joins: Vec<Participant>,
        /// Who goes out of the session with it: those whom the inverse lets come.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        leaves: Vec<Participant>,
    },
    /// Changes how the session is settled.
    Settle {
        /// The terms as they stand.
        before: Terms,
        /// The terms as they should.
        after: Terms,
    },
    /// Changes the totals that were played before the first hand.
    BeginWith {
        /// They as they stand.
        before: Vec<(ParticipantId, i64)>,
        /// They as they should.
        after: Vec<(ParticipantId, i64)>,
    },
    /// Says what was drawn. It changes nothing else, and no undo takes it back.
    Draw {
        /// What.
        draw: Draw,
    },
    /// Closes the session.
    End {
        /// When.
        at: DateTime<FixedOffset>,
    },
    /// Opens it again.
    Reopen {
        /// When it had ended.
        at: DateTime<FixedOffset>,
    },
}

/// How a session is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// How points become payouts.
    pub settle: SettleMode,
    /// Whether the table pays after every hand.
    pub paid_each_hand: bool,
    /// Whether a hand counts for who sat it out, who then pays for it by difference. So it was in every session of which
    /// nothing is said.
    #[serde(default = "counts", skip_serializing_if = "Clone::clone")]
    pub sits_out_counts: bool,
}

fn counts() -> bool {
    true
}

impl Edit {
    /// The edit that changes who sits where, with nobody coming or going for it.
    pub fn reseat(before: Vec<ParticipantId>, after: Vec<ParticipantId>) -> Self {
        Self::Reseat {
            before,
            after,
            joins: Vec::new(),
            leaves: Vec::new(),
        }
    }

    /// The edit that changes the stake from this hand on, counted from 0, behind the last one from the next hand on; none
    /// where that is what is played for already.
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

    /// The edit that puts a note on the session in place of the one that is there; none where it says the same.
    pub fn annotate(session: &Session, note: &str) -> Option<Self> {
        let (before, after) = (session.note.clone(), clean_text(note));
        (before != after).then_some(Self::Annotate { before, after })
    }

    /// The edit that lets a session begin with these totals in place of those that it begins with; none where they are the same.
    /// Where all are 0 there are none.
    pub fn begin_with(session: &Session, totals: &[(ParticipantId, i64)]) -> Option<Self> {
        let mut after = totals.to_vec();
        after.sort_by_key(|(who, _)| session.position(*who));
        if after.iter().all(|(_, points)| *points == 0) {
            after.clear();
        }
        let before = session.begun_with.clone();
        (before != after).then_some(Self::BeginWith { before, after })
    }

    /// Whether an undo takes it back.
    pub fn is_undoable(&self) -> bool {
        !matches!(self, Self::Draw { .. })
    }

    /// Who comes into the session with it.
    pub fn joined(&self) -> &[Participant] {
        match self {
            Self::Join { participant } => std::slice::from_ref(participant),
            Self::Reseat { joins, .. } => joins,
            _ => &[],
        }
    }

    /// The edit that takes this one back.
    #[must_use]
    pub fn inverse(&self) -> Self {
        match self.clone() {
            Self::AddHand { index, hand } => Self::RemoveHand { index, hand },
            Self::RemoveHand { index, hand } => Self::AddHand { index, hand },
            Self::ReplaceHand { before, after } => Self::ReplaceHand {
                before: after,
                after: before,
            },
            Self::ReplaceHands {
                index,
                before,
                after,
            } => Self::ReplaceHands {
                index,
                before: after,
                after: before,
            },
            Self::Adjust {
                hand,
                before,
                after,
            } => Self::Adjust {
                hand,
                before: after,
                after: before,
            },
            Self::Retitle { before, after } => Self::Retitle {
                before: after,
                after: before,
            },
            Self::Annotate { before, after } => Self::Annotate {
                before: after,
                after: before,
            },
            Self::Rename {
                participant,
                before,
                after,
            } => Self::Rename {
                participant,
                before: after,
                after: before,
            },
            Self::Restake {
                from,
                before,
                after,
            } => Self::Restake {
                from,
                before: after,
                after: before,
            },
            Self::Join { participant } => Self::Leave { participant },
            Self::Leave { participant } => Self::Join { participant },
            Self::Reseat {
                before,
                after,
                joins,
                leaves,
            } => Self::Reseat {
                before: after,
                after: before,
                joins: leaves,
                leaves: joins,
            },
            Self::Settle { before, after } => Self::Settle {
                before: after,
                after: before,
            },
            Self::BeginWith { before, after } => Self::BeginWith {
                before: after,
                after: before,
            },
            Self::Draw { draw } => Self::Draw { draw },
            Self::End { at } => Self::Reopen { at },
            Self::Reopen { at } => Self::End { at },
        }
    }
}

/// Why an edit cannot be made. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EditError {
    /// A hand would be illegal, the one that is edited or a later one.
    #[error("hand {number}: {error}")]
    Hand {
        /// Which, counted from 1.
        number: usize,
        /// Why.
        error: HandError,
    },
    /// The edit speaks of a state that the session is no longer in.
    #[error("the session has changed since")]
    Stale,
    /// The session has ended, so that nothing can be added to it.
    #[error("the session has ended")]
    Ended,
    /// The session is still open.
    #[error("the session is still open")]
    StillOpen,
    /// A hand names somebody who is not in its seats.
    #[error("hand {number}: {name} has no seat in it")]
    NotSeated {
        /// Which hand, counted from 1.
        number: usize,
        /// Who.
        name: String,
    },
    /// Seats for fewer or more than can sit at this table, or somebody in two of them.
    #[error("the seats are not those of a table for this scheme")]
    BadSeats,
    /// Somebody who has no seat can neither get up nor give it to anybody.
    #[error("{name} does not sit at the table")]
    NoSeat {
        /// Who.
        name: String,
    },
    /// Nobody has two seats.
    #[error("{name} sits at the table already")]
    HasSeat {
        /// Who.
        name: String,
    },
    /// A way of settling that has nothing to settle under the scheme.
    #[error("no {thing} is won under this scheme, so that nothing is settled {mode}")]
    NothingToSettle {
        /// What is not won: a game, a rubber.
        thing: &'static str,
        /// The word for the way of settling.
        mode: &'static str,
    },
    /// Somebody who has a seat or played a hand cannot be taken out.
    #[error("{name} has played in this session")]
    HasPlayed {
        /// Who.
        name: String,
    },
    /// Totals to begin with that say nothing, or something twice.
    #[error(
        "points to begin with are for players of this session, each once, and not all of them 0"
    )]
    BegunWith,
    /// Totals to begin with where two sides play, whose score is more than their points.
    #[error("two sides begin a game at nothing, so that nobody begins with points")]
    BegunWithSides,
    /// Somebody who deals the first hand cannot be taken out.
    #[error("{name} deals the first hand")]
    DealsFirst {
        /// Who.
        name: String,
    },
    /// The one who deals the first hand is not in the session.
    #[error("the first dealer is not in this session")]
    NoFirstDealer,
    /// Two participants or two hands with one id.
    #[error("two players or two hands of this session have the same id")]
    SameId,
    /// Stakes that cannot be settled together.
    #[error("a session is played for one currency, not for {} and {}", .one.code(), .other.code())]
    Currencies {
        /// What the session is played for.
        one: Currency,
        /// What else there would be.
        other: Currency,
    },
    /// A text too long to be kept.
    #[error("`{key}` is longer than {most} bytes")]
    TextTooLong {
        /// Which.
        key: &'static str,
        /// The most bytes.
        most: usize,
    },
    /// A text with characters that are never kept, or blanks around it.
    #[error("`{key}` holds characters that are not kept")]
    UncleanText {
        /// Which.
        key: &'static str,
    },
    /// A name that another participant has, or one that cannot be used.
    #[error("{0}")]
    Name(#[from] crate::ledger::NameError),
    /// A sum beyond all bounds.
    #[error("points too large to count")]
    Overflow,
}
