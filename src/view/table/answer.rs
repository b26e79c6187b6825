//! Reports of actions at the table whose effect is hard to see on the page.

use super::note_trump;
use crate::games::entry::Tap;
use crate::ledger::{Act, Edit, LogRow, SessionEditor};
use crate::seat::Seat;
use crate::view::page::TableAnswer;
use crate::view::{Message, history};

/// The report of a tap that completes no hand; `None` if the cards show it.
pub fn to_tap(editor: &SessionEditor, tap: &Tap) -> Option<Message> {
    let session = editor.ledger().session();
    let called = |seat: Seat| Some(session.name(*editor.seats().get(seat.index())?));
    match tap {
        Tap::Dealer(seat) => Some(Message::answer_deal_moved(
            called(*seat)?,
            editor.correcting().unwrap_or(session.hands.len()) + 1,
        )),
        Tap::Misdeal => Some(Message::answer_misdealt(called(
            editor.entry().deal?.dealer,
        )?)),
        Tap::Trump(_) | Tap::Rank(_) => Some(note_trump::says(&session.scheme, &editor.entry())),
        _ => None,
    }
}

impl TableAnswer {
    /// Reports something that this many steps of Undo revert.
    pub fn of(says: Message, steps: usize) -> Self {
        Self {
            answer_leaves: !stays_until_next_action(&says),
            answer_action_label: (steps > 0).then(|| Message::undo_of(says.clone())),
            answer: Some(says),
            answer_steps: steps,
        }
    }

    /// Reports something that Undo does not revert.
    pub fn notice(says: Message) -> Self {
        Self::of(says, 0)
    }

    /// Reports the changes after this many rows of the log; `None` if the page already shows them.
    pub fn changes(editor: &SessionEditor, before: usize) -> Option<Self> {
        let rows = &editor.log().rows()[before..];
        let says = to_changes(editor, rows)?;
        // One undo reverts the reopening together with the correction before it.
        let reopens = matches!(rows, [.., row] if matches!(row.act, Act::Do(Edit::Reopen { .. })));
        Some(Self::of(says, if reopens { 1 } else { rows.len() }))
    }
}

/// The report of changes; `None` for an undo or redo, and for a new last hand, which the page shows.
fn to_changes(editor: &SessionEditor, rows: &[LogRow]) -> Option<Message> {
    match &rows.last()?.act {
        Act::Do(Edit::AddHand { index, .. })
            if index + 1 == editor.ledger().session().hands.len() =>
        {
            None
        }
        // The page shows the end of a game too, but not that later hands count as played on.
        Act::Do(Edit::End { .. }) if rows.len() > 1 => {
            let marks_later = matches!(rows[0].act, Act::Do(Edit::ReplaceHands { .. }));
            let lines = marks_later.then(|| history::history(editor, rows.len()).lines);
            lines?.pop().map(|line| line.what)
        }
        Act::Do(_) => history::newest(editor),
        Act::Undo(_) | Act::Redo(_) => None,
    }
}

/// Whether a report stays until the next action because it is an error.
pub fn stays_until_next_action(message: &Message) -> bool {
    matches!(
        message,
        Message::ChangedElsewhere
            | Message::NotSaved { .. }
            | Message::FilesFailed { .. }
            | Message::FilesCopyFailed { .. }
            | Message::SeatingCannotBe { .. }
    )
}
