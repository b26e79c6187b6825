//! The list of sessions.

use super::{Choice, Dated, Hidden, Message, Scores, TimeOfDay, Year};
use crate::ledger::SessionId;
use crate::points::Points;
use crate::view::sessions::Filter;

/// The sessions page. Set on `SessionsView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionsView {
    /// The running session played last, if any, whether or not the search matches it.
    pub open: Vec<OpenSession>,
    /// The indices of all others among those of the filter, newest first; with a search or filter the running one is
    /// included. A row is built on demand, as only a few of thousands are visible.
    pub rows: Hidden<Vec<usize>>,
    /// How many rows begin a year.
    pub years: usize,
    /// Whether a search or filter leaves some out.
    pub narrowed: bool,
    /// The filters and their names; empty if there is no choice.
    pub filters: Vec<Choice<Filter>>,
    /// Whether there are no sessions at all.
    pub empty: bool,
    /// Replaces the rows if none matches.
    pub nothing_found: bool,
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
    pub year: Option<Year>,
    /// Its date; the year is a heading of the rows.
    pub day: Dated,
    /// When it began.
    pub time: TimeOfDay,
    /// The first line of its row.
    pub title: Message,
    /// The second line.
    pub game: Message,
    /// Who won an ended session, with their totals.
    pub winner: Scores,
    /// The other players, with their totals.
    pub players: Scores,
    /// The state of a running session, or when it was deleted.
    pub state: Message,
    /// The row as a sentence, with the action of a tap.
    pub label: Message,
    /// The accessible label of the delete button; `None` if it is deleted.
    pub delete_label: Option<Message>,
}
