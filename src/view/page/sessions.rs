//! The list of sessions.

use super::{Dated, Message, Scores, TimeOfDay, Year};
use crate::ledger::SessionId;
use crate::points::Points;

/// The session that goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenSession {
    /// Which.
    pub id: SessionId,
    /// What the table calls it.
    pub title: Message,
    /// Where it stands.
    pub line: Message,
    /// Names, totals, and who leads.
    pub players: Vec<OpenPlayer>,
    /// The block as a sentence.
    pub label: Message,
    /// The button that resumes it, in words.
    pub resume_label: Message,
    /// The button that deletes it, in words.
    pub delete_label: Message,
}

/// Somebody who plays in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenPlayer {
    /// Their name.
    pub name: String,
    /// Their total.
    pub total: Points,
    /// Whether nobody has more.
    pub leads: bool,
}

/// One session in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// Which.
    pub id: SessionId,
    /// What the table calls it, or the day.
    pub(crate) called: Message,
    /// How many years begin on the rows down to this one.
    pub years: usize,
    /// The year that begins on it.
    pub year: Option<Year>,
    /// Its day; the year stands over the rows.
    pub day: Dated,
    /// When it began.
    pub time: TimeOfDay,
    /// What stands first on its row.
    pub title: Message,
    /// What stands below that.
    pub game: Message,
    /// Who won, once it has ended, and with what.
    pub winner: Scores,
    /// Who else played, and what they came to.
    pub players: Scores,
    /// Where it stands, while it goes on, or when it was deleted.
    pub state: Message,
    /// The row as a sentence: what a tap does to it.
    pub label: Message,
    /// The button that deletes it, in words; none where it is deleted.
    pub delete_label: Option<Message>,
}
