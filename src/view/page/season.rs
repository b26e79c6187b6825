//! The season page.

use super::{Chart, Choice, LineInTextDirection, Message, MoreItem};
use crate::ledger::{PlayerId, SeasonId};
use crate::stats::{Column, Measure};
use chrono::NaiveDate;

/// The season page. Set on `SeasonView`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeasonPage {
    /// Its title.
    pub title: Message,
    /// Which sessions belong to it; `None` if the title says it.
    pub choice: Option<Message>,
    /// The number of sessions and hands, and the date range.
    pub line: Message,
    /// Notes on the table.
    pub notes: Vec<Message>,
    /// All sessions, and the saved seasons.
    pub kept: Vec<Choice<Option<SeasonId>>>,
    /// Whether the choice shown is saved as it is.
    pub is_kept: bool,
    /// The players that can be in the group.
    pub people: Vec<Choice<PlayerId>>,
    /// All games, and each; empty if there is no choice.
    pub games: Vec<Choice<Option<String>>>,
    /// The date ranges offered.
    pub spans: Vec<Choice<Span>>,
    /// Today, as an example of a typed date.
    pub day_hint: String,
    /// The heads of the columns, names first.
    pub heads: Vec<Choice<Column>>,
    /// The standings.
    pub rows: Vec<SeasonRow>,
    /// The measures for average, best and worst session.
    pub measures: Vec<Choice<Measure>>,
    /// The running totals of the leaders.
    pub chart: Chart,
    /// The formats for sharing.
    pub share_items: Vec<MoreItem>,
}

/// A date range; `None` for all dates.
pub type Span = Option<(NaiveDate, NaiveDate)>;

/// A row of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonRow {
    /// The rank, or a dash.
    pub place: Message,
    /// Their name.
    pub name: String,
    /// Whether it has rank 1.
    pub first: bool,
    /// The value that determines the rank.
    pub value: Message,
    /// 1 for a gain, −1 for a loss.
    pub value_sign: i32,
    /// All other values, where there is no room for columns.
    pub line: LineInTextDirection,
    /// The row as a sentence.
    pub label: Message,
    /// The cells of all columns but the first.
    pub cells: Vec<SeasonCell>,
}

/// A cell of the standings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeasonCell {
    /// The value.
    pub text: Message,
    /// 1 for a gain, −1 for a loss.
    pub sign: i32,
    /// Whether it is an average of too few sessions for a rank.
    pub quiet: bool,
}
