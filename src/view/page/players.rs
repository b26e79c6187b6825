//! The players page.

use super::{Dated, Message, MoneyChange};
use crate::ledger::{PlayerId, SessionId};
use crate::points::Points;

/// A player on the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterRow {
    /// The player.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// The number of sessions they have played.
    pub evenings: Message,
    /// Their winnings or losses in the currency shown.
    pub money: Option<MoneyChange>,
    /// The row as a sentence.
    pub says: Message,
    /// Whether they are shown in full.
    pub chosen: bool,
}

/// A figure with its caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerFigure {
    /// The figure.
    pub value: Message,
    /// Its caption.
    pub caption: Message,
    /// Both as a sentence.
    pub says: Message,
}

/// A player who may be the same person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twin {
    /// The player.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// Why they may be the same.
    pub note: Option<Message>,
    /// The button's accessible label.
    pub says: Message,
}

/// A session of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningRow {
    /// The session.
    pub id: SessionId,
    /// Its date.
    pub day: Dated,
    /// Its title, or the scheme.
    pub title: Message,
    /// The game and the number of hands.
    pub line: Message,
    /// The player's points.
    pub points: Points,
    /// Their winnings or losses.
    pub money: Option<MoneyChange>,
    /// The row as a sentence.
    pub says: Message,
}
