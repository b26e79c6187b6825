//! A session that is over: who has won, and what comes next.

use crate::games::Override;
use crate::ledger::Book;
use crate::view::page::{Chip, Does, EntryView, Step, StepKind};
use crate::view::{Message, result};

/// What can be done once a session is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Look at the result.
    Result,
    /// Begin another session with the same people.
    Again,
    /// Play on in this one.
    PlayOn,
}

/// In the order of their cards, each with the key that taps it.
const NEXT: [(Next, char, Message); 3] = [
    (Next::Result, '1', Message::MoreResult),
    (Next::Again, '2', Message::SameTableAgain),
    (Next::PlayOn, '3', Message::MorePlayOn),
];

/// Whether nothing can be entered before somebody says that the table plays on: the session has ended, or its game is
/// won. An older hand can be corrected all the same.
pub fn is_over(book: &Book) -> bool {
    let ledger = book.ledger();
    let plays_on = || book.entry().said.overrides == Some(Override::End);
    book.correcting().is_none()
        && (ledger.session().ended.is_some() || (ledger.is_over() && !plays_on()))
}

/// That the game is over, or that the table has ended the session.
pub(in crate::view) fn fact(book: &Book) -> Message {
    if book.ledger().is_over() {
        Message::FactGameOver
    } else {
        Message::SessionEnded
    }
}

/// The dock: who has won, and what comes next.
pub(in crate::view) fn entry(book: &Book) -> EntryView {
    let chips = NEXT.map(|(next, key, text)| Chip {
        key: Some(key),
        does: Does::GoesOn(next),
        ..Chip::plain(text)
    });
    let (title, fact) = (result::title(book.ledger()), fact(book));
    let step = Step::of(StepKind::Contracts, fact.clone(), title, fact, chips.into());
    EntryView {
        steps: vec![step],
        ..EntryView::default()
    }
}
