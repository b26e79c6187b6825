//! Noting the trump, or the ranking at no trump: a tap on the header's icon and one on a card, at any time.
//!
//! [`crate::games::trump`] defines what can be noted. The hand then continues unchanged.

use super::pairs;
use super::steps::sides;
use crate::games::entry::Entry;
use crate::games::trump::{TrumpOrRank, ranking};
use crate::ledger::SessionEditor;
use crate::scheme::Scheme;
use crate::view::page::{Chip, EntryView, Step, StepKind, TapAction};
use crate::view::{Message, trump};

fn has_ranks(entry: &Entry) -> bool {
    let mut notes = entry.notes.iter();
    notes.any(|one| matches!(one, TrumpOrRank::Rank(_)))
}

/// The trump icon as text; at no trump the ranking can still be noted. Blank if no hand has a trump to name.
pub(super) fn says(scheme: &Scheme, entry: &Entry) -> Message {
    if scheme.rules.is_without_trump() {
        Message::Blank
    } else if has_ranks(entry) {
        let rank = ranking(entry).1;
        Message::sides_rank_is(rank.map_or(Message::SidesRankUnknown, pairs::inline))
    } else {
        Message::trump_is(trump(entry.trump))
    }
}

/// The dock while the trump is noted.
pub fn entry(editor: &SessionEditor) -> EntryView {
    let entry = editor.entry();
    let (caption, question) = if has_ranks(&entry) {
        (Message::SidesSlotRank, Message::SidesAskRank)
    } else {
        (Message::StepTrump, Message::SidesAskTrump)
    };
    let chips = entry.notes.iter().map(|one| Chip {
        chosen: one.is_noted(&entry),
        does: Some(TapAction::Says(vec![one.tap()])),
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
