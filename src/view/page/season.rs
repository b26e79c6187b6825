//! The page of a season.

use super::{Chart, Choice, Led, Message, MoreItem};
use crate::ledger::{PlayerId, SeasonId};
use crate::stats::{Column, Measure};
use crate::view::result::Curve;
use chrono::NaiveDate;

/// Everything on the page of a season. Set on `SeasonAdapter`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeasonPage {
    /// Its name.
    pub title: Message,
    /// Which sessions belong to it; nothing where the title says it.
    pub choice: Option<Message>,
    /// How many sessions and hands, from which day to which.
    pub line: Message,
    /// Notes on the table.
    pub notes: Vec<Message>,
    /// All sessions, and the seasons that are kept.
    pub kept: Vec<Choice<Option<SeasonId>>>,
    /// Whether what is shown is kept as it is.
    pub is_kept: bool,
    /// Those who can belong to it.
    pub people: Vec<Choice<PlayerId>>,
    /// All games, and each; nothing where there is no choice.
    pub games: Vec<Choice<Option<String>>>,
    /// Days that can be chosen by a tap.
    pub spans: Vec<Choice<Span>>,
    /// Today, as a day is typed.
    pub day_hint: String,
    /// What stands over the columns, the names first.
    pub heads: Vec<Choice<Column>>,
    /// The standings.
    pub rows: Vec<SeasonRow>,
    /// What average, best and worst session can be of.
    pub measures: Vec<Choice<Measure>>,
    /// The running totals of the leaders.
    pub chart: Chart,
    /// The same to be drawn.
    pub curves: Vec<Curve>,
    /// Sends it round.
    pub share_label: Message,
    /// In which form.
    pub share_items: Vec<MoreItem>,
    /// The notice.
    pub notice: Option<Message>,
    /// Takes that back.
    pub notice_action: Option<Message>,
}

/// From which day to which; none for every day.
pub type Span = Option<(NaiveDate, NaiveDate)>;

/// A row of the standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonRow {
    /// The place, or a dash.
    pub place: Message,
    /// Their name.
    pub name: String,
    /// Whether it is the first place.
    pub first: bool,
    /// What the places are by.
    pub value: Message,
    /// 1 where that is a gain, −1 where it is a loss.
    pub value_sign: i32,
    /// Everything else, where there is no room for columns.
    pub line: Led,
    /// The row as a sentence.
    pub label: Message,
    /// What stands in the columns but the first.
    pub cells: Vec<SeasonCell>,
}

/// A cell of the standings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeasonCell {
    /// The value.
    pub text: Message,
    /// 1 where that is a gain, −1 where it is a loss.
    pub sign: i32,
    /// Whether it is of too few sessions.
    pub quiet: bool,
}
