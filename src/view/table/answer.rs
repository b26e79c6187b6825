//! What is said at once of something that was done at the table, where the page shows no more of it than a mark.

use super::note_trump;
use super::{count, dealer};
use crate::games::entry::Tap;
use crate::ledger::{Act, Book, Edit, LogRow};
use crate::view::{Message, history, sheet};

/// What is said of a tap that the book has just taken without closing a hand; none where the cards show it.
pub fn to_tap(book: &Book, tap: &Tap) -> Option<Message> {
    let session = book.ledger().session();
    let at = book.correcting();
    let seats = at.map_or(&session.seats, |at| &session.hands[at].seats);
    let called = |seat: crate::seat::Seat| Some(sheet::name(session, *seats.get(seat.index())?));
    match tap {
        Tap::Dealer(seat) => Some(Message::AnswerDealMoved {
            name: called(*seat)?,
            n: count(at.unwrap_or(session.hands.len())) + 1,
        }),
        Tap::Misdeal => Some(Message::AnswerMisdealt {
            name: called(dealer(book)?)?,
        }),
        Tap::Trump(_) | Tap::Rank(_) => Some(note_trump::says(book)),
        _ => None,
    }
}

/// What is said of changes that the book has just made; none where the last of them is a hand at the end, which is on the
/// page, or takes something back.
pub fn to_changes(book: &Book, rows: &[LogRow]) -> Option<Message> {
    match &rows.last()?.act {
        Act::Do(Edit::AddHand { index, .. })
            if index + 1 == book.ledger().session().hands.len() =>
        {
            None
        }
        // The end of a game is on the page too.
        Act::Do(Edit::End { .. }) if rows.len() > 1 => None,
        Act::Do(_) => history::newest(book),
        Act::Undo(_) | Act::Redo(_) => None,
    }
}

/// Whether a message stays until something else is done: it says that something could not be.
pub fn stays(message: &Message) -> bool {
    matches!(
        message,
        Message::ChangedElsewhere
            | Message::FileFailed { .. }
            | Message::BooksPayFailed { .. }
            | Message::FilesFailed { .. }
            | Message::FilesCopyFailed { .. }
            | Message::HistoryRefused { .. }
            | Message::SeatingCannotBe { .. }
    )
}
