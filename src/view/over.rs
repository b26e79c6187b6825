//! A session that is over: who has won, and what comes next.

use super::steps::{Chip, EntryView, StepKind, StepView};
use super::{Message, result};
use crate::games::Override;
use crate::ledger::Book;

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

/// What a tap on the card at this place does; none where the session goes on.
pub fn tap(book: &Book, chip: usize) -> Option<Next> {
    let (next, ..) = NEXT.get(chip)?;
    is_over(book).then_some(*next)
}

/// That the game is over, or that the table has ended the session.
pub(super) fn fact(book: &Book) -> Message {
    if book.ledger().is_over() {
        Message::FactGameOver
    } else {
        Message::SessionEnded
    }
}

/// The dock: who has won, and what comes next.
pub(super) fn entry(book: &Book) -> EntryView {
    let chips = NEXT.map(|(_, key, text)| Chip {
        key: Some(key),
        ..Chip::plain(text)
    });
    EntryView {
        most: 0,
        slots: Vec::new(),
        current: 0,
        steps: vec![StepView {
            at: 0,
            caption: fact(book),
            question: result::title(book.ledger()),
            hint: fact(book),
            kind: StepKind::Contracts,
            chips: chips.into(),
        }],
        tally: None,
    }
}
