//! The page that tells what was done.

use super::Message;
use crate::money::{Currency, Money};
use crate::points::Points;
use chrono::{DateTime, FixedOffset};

/// The log, newest change first. Set on `HistoryAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryView {
    /// What the page is called.
    pub title: Message,
    /// The session.
    pub subtitle: Message,
    /// That there is nothing to tell.
    pub empty: Option<Message>,
    /// How many older changes are left out.
    pub earlier: Option<Message>,
    /// What was done, newest first.
    pub lines: Vec<HistoryLine>,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryLine {
    /// Its number in the log, counted from 1.
    pub number: i64,
    /// When it was made.
    pub at: DateTime<FixedOffset>,
    /// The same in words.
    pub time: Message,
    /// What was done.
    pub what: Message,
    /// Whose points or money moved.
    pub moved: Vec<Moved>,
    /// Whether it has been taken back since.
    pub undone: bool,
    /// The row in a sentence.
    pub label: Message,
}

/// What a change did to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// Who.
    pub(crate) name: String,
    /// By how many points their total changed.
    pub(crate) points: Points,
    /// By how much their payout changed; none where it is played for honour.
    pub(crate) money: Option<(Money, Currency)>,
    /// The same in words.
    pub says: Message,
    /// 1 where they have more, −1 where they have less.
    pub sign: i32,
}
