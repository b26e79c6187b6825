//! Noting the trump, or the ranking at no trump: a tap on the header's icon and one on a card, at any time.
//!
//! [`crate::games::trump`] defines what can be noted. The hand then continues unchanged.

use super::pairs;
use super::steps::sides;
use crate::games::trump::{TrumpOrRank, ranking};
use crate::ledger::SessionEditor;
use crate::view::page::{Chip, EntryView, Step, StepKind, TapAction};
use crate::view::{Message, trump};

/// What can be noted for the hand entered or corrected.
pub(in crate::view) fn offered(editor: &SessionEditor) -> Vec<TrumpOrRank> {
    if editor.ledger().session().ended.is_some() && editor.correcting().is_none() {
        return Vec::new();
    }
    editor.entry().notes.clone()
}

fn has_ranks(offered: &[TrumpOrRank]) -> bool {
    let mut offered = offered.iter();
    offered.any(|one| matches!(one, TrumpOrRank::Rank(_)))
}

/// The trump icon as text; at no trump the ranking can still be noted. Blank if no hand has a trump to name.
pub(in crate::view) fn says(editor: &SessionEditor) -> Message {
    if editor.ledger().session().scheme.rules.is_without_trump() {
        Message::Blank
    } else if has_ranks(&offered(editor)) {
        let rank = ranking(&editor.entry()).1;
        Message::sides_rank_is(rank.map_or(Message::SidesRankUnknown, pairs::inline))
    } else {
        Message::trump_is(trump(editor.entry().trump))
    }
}

/// The dock while the trump is noted.
pub fn entry(editor: &SessionEditor) -> EntryView {
    let (offered, entry) = (offered(editor), editor.entry());
    let (caption, question) = if has_ranks(&offered) {
        (Message::SidesSlotRank, Message::SidesAskRank)
    } else {
        (Message::StepTrump, Message::SidesAskTrump)
    };
    let chips = offered.iter().map(|one| Chip {
        chosen: one.is_noted(&entry),
        does: TapAction::Says(vec![one.tap()]),
        ..chip(*one)
    });
    let (kind, hint) = (StepKind::Choices, Message::SidesHintNote);
    Step::of(kind, caption, question, hint, chips.collect()).alone()
}

fn chip(one: TrumpOrRank) -> Chip {
    match one {
        TrumpOrRank::Trump(suit) => {
            let name = trump(Some(suit));
            Chip {
                label: Message::sides_chip_trump(name.clone()),
                suit: Some(suit),
                ..Chip::plain(name)
            }
        }
        TrumpOrRank::Rank(mode) => Chip {
            small: pairs::wins(mode),
            label: Message::sides_chip_rank(pairs::inline(mode), pairs::wins(mode)),
            icon: Some(mode),
            ..Chip::plain(sides::mode(mode))
        },
    }
}
