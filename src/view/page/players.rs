//! The players page.

use super::{
    Bars, BidsTaken, Choice, Hidden, Message, MoneyChange, RateGroup, RunningTotal, TextRow,
};
use crate::ledger::{PlayerId, SessionId};
use crate::money::{Currency, Money};
use crate::points::Points;
use crate::stats::Achievement;
use chrono::{DateTime, FixedOffset};

/// The players page. Set on `PlayersView`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayersPage {
    /// The players found, most sessions first.
    pub roster: Vec<PlayerRow>,
    /// Whether there are no players at all.
    pub empty: bool,
    /// Why it could not be read.
    pub failed: String,
    /// The currency of the money column.
    pub money_head: Option<Currency>,
    /// Another currency that was played for.
    pub other_currency: String,
    /// The button that shows it.
    pub other_label: Option<Message>,
    /// The currency of that button.
    pub other: Hidden<Option<Currency>>,
    /// The sum of all money.
    pub closing_money: Option<(Money, Currency)>,
    /// The balance as a sentence.
    pub closing_label: Option<Message>,
    /// Sessions left out or still to be counted.
    pub notes: Vec<Message>,
}

/// One player. Set on `PlayersView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their name.
    pub name: String,
    /// The number of sessions and hands, and the first date.
    pub line: Message,
    /// The games they played, preceded by all games if more than one.
    pub games: Vec<Choice<Option<String>>>,
    /// Their figures with captions; empty below the minimum of hands.
    pub figures: Vec<TextRow>,
    /// The text in their place.
    pub too_few: Option<Message>,
    /// Their success rates.
    pub rates: Vec<RateGroup>,
    /// Their running total.
    pub running_total: RunningTotal,
    /// The tasks with a trick chart.
    pub tasks: Vec<Choice<Achievement>>,
    /// The trick chart of the chosen task.
    pub bars: Option<Bars>,
    /// Bids against tricks taken.
    pub grid: Option<BidsTaken>,
    /// The sessions, newest first.
    pub sessions: Vec<SessionOfPlayer>,
    /// The button that shows more of them.
    pub more_sessions: Option<Message>,
    /// The button for renaming and merging.
    pub change_label: Message,
    /// The heading of the merge candidates.
    pub same_as: Message,
    /// The merge candidates.
    pub merge_candidates: Vec<PlayerRow>,
}

/// A player on the roster, with a balance, or who may be the same person as another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// The player.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// The number of sessions they have played, or why they may be the same person.
    pub note: Option<Message>,
    /// Their winnings or losses in the currency shown, or their balance.
    pub money: Option<MoneyChange>,
    /// The row as a sentence.
    pub says: Message,
    /// Whether they are shown in full, or settle.
    pub chosen: bool,
}

/// A session of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionOfPlayer {
    /// The session.
    pub id: SessionId,
    /// When it began.
    pub at: DateTime<FixedOffset>,
    /// Its day of the month, in the language of the window.
    pub day: String,
    /// Its month, and the year unless it is the current one.
    pub month: String,
    /// Its title, or the scheme.
    pub title: Message,
    /// The game and the number of hands.
    pub line: Message,
    /// The player's points.
    pub points: Points,
    /// Their winnings or losses.
    pub money: Option<MoneyChange>,
    /// Its currency, if it is not that of the page.
    pub currency: Option<Currency>,
    /// The row as a sentence.
    pub says: Message,
}
