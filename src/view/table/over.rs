//! A finished session: who has won, and what comes next.

use crate::games::Override;
use crate::ledger::SessionEditor;
use crate::view::page::{Chip, EntryView, Fact, FactKind, Step, StepKind, TapAction};
use crate::view::{Message, result};

/// What comes next, in card order.
const NEXT: [(TapAction, Message); 3] = [
    (TapAction::ShowsResult, Message::MoreResult),
    (TapAction::PlaysAgain, Message::SameTableAgain),
    (TapAction::PlaysOn, Message::MorePlayOn),
];

/// Whether nothing can be entered until the table plays on: the session has ended, or its game is won. Older hands can
/// still be corrected.
pub fn is_over(editor: &SessionEditor) -> bool {
    let ledger = editor.ledger();
    let plays_on = || editor.entry().said.overrides == Some(Override::End);
    editor.correcting().is_none()
        && (ledger.session().ended.is_some() || (ledger.is_over() && !plays_on()))
}

/// Whether it has ended, even while an older hand is corrected.
pub(in crate::view) fn has_ended(editor: &SessionEditor) -> bool {
    editor.ledger().session().ended.is_some() || is_over(editor)
}

/// The facts of a finished game: that it is over, and who has won. Empty while it is played.
pub(in crate::view) fn facts(editor: &SessionEditor) -> Vec<Fact> {
    if !has_ended(editor) {
        return Vec::new();
    }
    vec![
        Fact::of(FactKind::Shout, fact(editor)),
        Fact::of(FactKind::Plain, result::title(editor.ledger())),
    ]
}

/// That the game is over, or that the table has ended the session.
pub(in crate::view) fn fact(editor: &SessionEditor) -> Message {
    if editor.ledger().is_over() {
        Message::FactGameOver
    } else {
        Message::SessionEnded
    }
}

/// The dock: who has won, and what comes next.
pub(in crate::view) fn entry(editor: &SessionEditor) -> EntryView {
    let chips = NEXT.map(|(does, text)| Chip {
        does,
        ..Chip::plain(text)
    });
    let (title, fact) = (result::title(editor.ledger()), fact(editor));
    Step::of(StepKind::Contracts, fact.clone(), title, fact, chips.into()).alone()
}
