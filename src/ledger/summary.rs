//! Summaries of sessions, known without replaying their hands.

use super::standing::lowest_wins;
use super::{ParticipantId, PlayerId, SessionId};
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::scheme::Scheme;
use crate::seat::{Direction, Seat};
use chrono::{DateTime, FixedOffset, Utc};
use serde::Deserialize;
use std::sync::Arc;

/// The summary of a session. Summaries share schemes and names: there are few.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionSummary {
    /// Its id.
    pub id: SessionId,
    /// When it began.
    pub started: DateTime<FixedOffset>,
    /// Its scheme.
    pub scheme: Arc<SchemeLabel>,
    /// When it was deleted, if it was.
    pub deleted: Option<DateTime<Utc>>,
    /// Its state and totals.
    pub standing: Standing,
    /// Whether a row of it is damaged. All fields but the id may be empty then.
    pub damaged: bool,
}

/// What a list of sessions needs of a scheme.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SchemeLabel {
    /// Its id.
    pub id: String,
    /// The id of its game.
    pub game: Arc<str>,
    /// Its name, in the language of its author.
    pub name: String,
    /// Number of decimals of its points.
    pub decimals: u8,
    /// The direction of its play.
    pub direction: Direction,
    /// Whether the lowest total wins.
    pub lowest_wins: bool,
}

impl SchemeLabel {
    /// The label of a scheme.
    pub fn of(scheme: &Scheme) -> Self {
        Self {
            id: scheme.id.clone(),
            game: scheme.game.as_str().into(),
            name: scheme.name.clone(),
            decimals: scheme.decimals(),
            direction: scheme.direction,
            lowest_wins: lowest_wins(scheme),
        }
    }
}

/// The state and totals of a session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The title; may be empty.
    pub title: String,
    /// The first line of its note; may be empty.
    pub note: String,
    /// When it ended, if it has.
    pub ended: Option<DateTime<FixedOffset>>,
    /// Number of hands.
    pub hands: usize,
    /// When its last hand was entered.
    pub last_hand: Option<DateTime<FixedOffset>>,
    /// Whether two sides play: several leaders are then one side, not tied players.
    pub together: bool,
    /// Whether the result is owed: there is a stake, and the table did not pay after every hand.
    pub owed: bool,
    /// All participants, in order of joining.
    pub players: Vec<PlayerStanding>,
}

/// The result of a participant of a session.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PlayerStanding {
    /// Their id in the session.
    pub id: ParticipantId,
    /// Their id on the roster.
    pub player: PlayerId,
    /// Their name at the table.
    pub name: Arc<str>,
    /// Their total in the scheme's units (tenths if it has a decimal).
    pub points: i64,
    /// Number of hands in which they were dealt cards.
    pub hands: u32,
    /// Number of hands that they dealt.
    pub deals: u32,
    /// Whether they lead or have won; nobody does while all are tied.
    pub leads: bool,
    /// Their rank, counted from 1; `None` if they never played.
    pub rank: Option<usize>,
    /// The money won, negative if lost; `None` if no money is at stake or the sum overflows.
    pub money: Option<(Currency, Money)>,
    /// Whether they got an odd minor unit.
    pub odd: bool,
    /// Their seat; `None` after they left.
    pub seat: Option<Seat>,
}

impl SessionSummary {
    /// Keeps those who played, under the ids that `now` gives; those who are one player now are combined.
    pub fn merge_players(&mut self, now: impl Fn(PlayerId) -> PlayerId) {
        let mut all: Vec<PlayerStanding> = Vec::new();
        for mut one in std::mem::take(&mut self.standing.players) {
            one.player = now(one.player);
            match all.iter_mut().find(|other| other.player == one.player) {
                _ if one.rank.is_none() => {}
                Some(same) => same.add(&one),
                None => all.push(one),
            }
        }
        self.standing.players = all;
    }

    /// The participants: those seated in the order of play, then those who left.
    pub fn in_order_of_play(&self) -> Vec<&PlayerStanding> {
        let mut players: Vec<_> = self.standing.players.iter().collect();
        let seats = players.iter().filter(|one| one.seat.is_some()).count();
        players.sort_by_key(|one| match (one.seat, self.scheme.direction) {
            (None, _) => seats,
            (Some(seat), Direction::Clockwise) => seat.index(),
            (Some(seat), Direction::Anticlockwise) => (seats - seat.index()) % seats,
        });
        players
    }

    /// A participant's points for display, with the scheme's decimals.
    pub fn points(&self, player: &PlayerStanding) -> Points {
        Points {
            n: player.points,
            decimals: self.scheme.decimals,
        }
    }
}

impl PlayerStanding {
    /// Adds the result of another participant who is the same player. Sums saturate, because they are not paid.
    fn add(&mut self, other: &Self) {
        self.hands = self.hands.saturating_add(other.hands);
        self.points = self.points.saturating_add(other.points);
        self.rank = self.rank.min(other.rank);
        self.leads |= other.leads;
        if let (Some((_, own)), Some((_, more))) = (&mut self.money, other.money) {
            own.0 = own.0.saturating_add(more.0);
        }
    }
}
