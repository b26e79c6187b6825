//! The list of sessions, and the season page.

use super::{Chart, Choice, Hidden, Message, MoreItem};
use crate::ledger::{PlayerId, SeasonId, SessionId};
use crate::points::Points;
use crate::stats::season_table::Cell;
use crate::stats::{Column, SeasonStanding};
use crate::view::sessions::Filter;
use chrono::NaiveDate;

/// The sessions page. Set on `SessionsView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionsView {
    /// The running session played last, if any, whether or not the search matches it.
    pub open: Vec<OpenSession>,
    /// The indices of all others among those of the filter, newest first; with a search or filter the running one is
    /// included. A row is built on demand, as only a few of thousands are visible.
    pub rows: Hidden<Vec<usize>>,
    /// The indices of the rows that begin a year.
    pub begins: Hidden<Vec<usize>>,
    /// How many rows begin a year.
    pub years: usize,
    /// Whether a search or filter leaves some out.
    pub narrowed: bool,
    /// The filters and their names; empty if there is no choice.
    pub filters: Vec<Choice<Filter>>,
    /// Whether there are no sessions at all.
    pub empty: bool,
    /// Why the list could not be read.
    pub failed: Option<String>,
}

/// The running session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenSession {
    /// Its id.
    pub id: SessionId,
    /// Its title.
    pub title: Message,
    /// Its state.
    pub line: Message,
    /// Names, totals, and who leads.
    pub players: Vec<OpenPlayer>,
    /// The block as a sentence.
    pub label: Message,
    /// The accessible label of the resume button.
    pub resume_label: Message,
    /// The accessible label of the delete button.
    pub delete_label: Message,
}

/// A player in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenPlayer {
    /// Their name.
    pub name: String,
    /// Their total.
    pub total: Points,
    /// Whether nobody has more.
    pub leads: bool,
}

/// A session in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// Its id.
    pub id: SessionId,
    /// The number of year headings down to this row, its own included.
    pub years: usize,
    /// The year that begins with this row.
    pub year: Option<String>,
    /// Its day of the month.
    pub day: String,
    /// Its month; the year is a heading of the rows.
    pub month: String,
    /// When it began.
    pub time: String,
    /// The first line of its row.
    pub title: Message,
    /// The second line.
    pub game: Message,
    /// Who won an ended session, with their totals.
    pub winner: String,
    /// The other players, with their totals.
    pub players: String,
    /// The state of a running session, or when it was deleted.
    pub state: Message,
    /// The row as a sentence, with the action of a tap.
    pub label: Message,
    /// The accessible label of the delete button; `None` if it is deleted.
    pub delete_label: Option<Message>,
}

/// A season. Set on `SeasonView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonView {
    /// Its title.
    pub title: Message,
    /// Which sessions belong to it; `None` if the title says it.
    pub choice: Option<Message>,
    /// The number of sessions and hands and the date range; or that there are none.
    pub line: Message,
    /// Notes on the table.
    pub notes: Vec<Message>,
    /// The standings.
    pub standing: Hidden<SeasonStanding>,
    /// The measures for average, best and worst session; empty without a choice.
    pub measures: Vec<Choice<Column>>,
    /// The running totals of the leaders.
    pub chart: Chart,
}

/// The season page. Set on `SeasonView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonPage {
    /// The season.
    pub season: SeasonView,
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
    /// The value that determines the rank, unless it is the name.
    pub value: Option<Cell>,
    /// All other values, where there is no room for columns.
    pub line: String,
    /// The row as a sentence.
    pub label: Message,
    /// The cells of all columns but the first.
    pub cells: Vec<SeasonCell>,
}

/// A cell of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonCell {
    /// The value.
    pub value: Cell,
    /// Whether it is an average of too few sessions for a rank.
    pub quiet: bool,
}
