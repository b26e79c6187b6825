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

/// That the game is over, or that the table has ended the session, and who has won; empty while it is played.
pub(super) fn facts(editor: &SessionEditor) -> Vec<Fact> {
    if !has_ended(editor) {
        return Vec::new();
    }
    let ledger = editor.ledger();
    let fact = if ledger.is_over() {
        Message::FactGameOver
    } else {
        Message::SessionEnded
    };
    vec![
        Fact::of(FactKind::Shout, fact),
        Fact::of(FactKind::Plain, result::title(ledger)),
    ]
}

/// The dock with these facts: who has won, and what comes next.
pub(super) fn entry(fact: &Message, won: &Message) -> EntryView {
    let chips = NEXT.map(|(does, text)| Chip {
        does: Some(does),
        ..Chip::plain(text)
    });
    let (fact, won) = (fact.clone(), won.clone());
    Step::of(StepKind::Contracts, fact.clone(), won, fact, chips.into()).alone()
}
