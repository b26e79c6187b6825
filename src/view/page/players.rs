//! The page of players.

use super::{Dated, Message, MoneyChange};
use crate::ledger::{PlayerId, SessionId};
use crate::points::Points;

/// Somebody on the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterRow {
    /// Who.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// How many evenings they have played.
    pub evenings: Message,
    /// What they have won or lost, in the currency that is shown.
    pub money: Option<MoneyChange>,
    /// The row as a sentence.
    pub says: Message,
    /// Whether they are shown in full.
    pub chosen: bool,
}

/// A figure with what it is of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerFigure {
    /// The figure.
    pub value: Message,
    /// What it is of.
    pub caption: Message,
    /// Both as a sentence.
    pub says: Message,
}

/// Somebody who may be the same person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twin {
    /// Who.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// Why they may be.
    pub note: Option<Message>,
    /// What a tap does, as a sentence.
    pub says: Message,
}

/// One evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningRow {
    /// Which session.
    pub id: SessionId,
    /// When.
    pub day: Dated,
    /// What the table calls it, or the scheme.
    pub title: Message,
    /// The game, and how many hands.
    pub line: Message,
    /// Their points.
    pub points: Points,
    /// What they won or lost.
    pub money: Option<MoneyChange>,
    /// The row as a sentence.
    pub says: Message,
}
