//! The history page.

use super::{Hidden, Message};
use crate::money::{Currency, Money};
use crate::points::Points;
use chrono::{DateTime, FixedOffset};

/// The log, newest change first. Set on `HistoryView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryView {
    /// The session.
    pub subtitle: Message,
    /// How many older changes are left out.
    pub earlier: Option<Message>,
    /// The changes, newest first.
    pub lines: Vec<HistoryLine>,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryLine {
    /// Its number in the log, counted from 1.
    pub number: i64,
    /// When it was made.
    pub at: DateTime<FixedOffset>,
    /// When it was made, as text.
    pub time: Message,
    /// The edit as a sentence.
    pub what: Message,
    /// The players whose points or money changed.
    pub moved: Vec<Moved>,
    /// Whether it has been undone since.
    pub undone: bool,
    /// The row's accessible label.
    pub label: Message,
}

/// The effect of a change on a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The player's name.
    pub name: Hidden<String>,
    /// The change of their points.
    pub points: Hidden<Points>,
    /// The change of their payout; `None` without a stake.
    pub money: Hidden<Option<(Money, Currency)>>,
    /// The effect as text.
    pub says: Message,
    /// 1 for more, −1 for less.
    pub sign: i32,
}
