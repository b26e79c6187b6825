//! Noting the trump, or the ranking at no trump: a tap on the header's icon and one on a card, at any time.
//!
//! [`crate::games::trump`] defines what can be noted. The hand then continues unchanged.

use super::pairs;
use super::steps::sides;
use crate::cards::Trump;
use crate::games::trump::{TrumpOrRank, in_force, notable, ranking};
use crate::ledger::Book;
use crate::view::page::{Chip, Does, EntryView, Step, StepKind};
use crate::view::{Message, trump};

/// What can be noted for the hand entered or corrected.
pub(in crate::view) fn offered(book: &Book) -> Vec<TrumpOrRank> {
    let session = book.ledger().session();
    if session.ended.is_some() && book.correcting().is_none() {
        return Vec::new();
    }
    let (carry, table) = book.hand_context();
    notable(&session.scheme, &carry, table, &book.entry())
}

/// The trump of that hand; `None` if not noted.
pub(super) fn trump_in_force(book: &Book) -> Option<Trump> {
    let (carry, table) = book.hand_context();
    in_force(
        &book.ledger().session().scheme,
        &carry,
        table,
        &book.entry(),
    )
}

/// The trump icon as text; at no trump the ranking can still be noted.
pub(in crate::view) fn says(book: &Book) -> Message {
    let ranks = offered(book)
        .iter()
        .any(|one| matches!(one, TrumpOrRank::Rank(_)));
    if ranks {
        let rank = ranking(&book.entry()).1;
        let rank = rank.map_or(Message::PairsRankUnknown, pairs::inline);
        Message::PairsRankIs {
            rank: rank.nested(),
        }
    } else {
        Message::TrumpIs {
            trump: trump(trump_in_force(book)).nested(),
        }
    }
}

/// The dock while the trump is noted.
pub fn entry(book: &Book) -> EntryView {
    let (offered, entry) = (offered(book), book.entry());
    let ranks = offered
        .iter()
        .any(|one| matches!(one, TrumpOrRank::Rank(_)));
    let (caption, question) = if ranks {
        (Message::PairsSlotRank, Message::PairsAskRank)
    } else {
        (Message::PairsSlotTrump, Message::PairsAskTrump)
    };
    let chips = offered.iter().enumerate().map(|(at, one)| Chip {
        chosen: one.is_said(&entry),
        does: Does::Says(vec![one.tap()]),
        ..chip(*one, at)
    });
    let step = Step::of(
        StepKind::Choices,
        caption,
        question,
        Message::PairsHintNote,
        chips.collect(),
    );
    EntryView {
        steps: vec![step],
        ..EntryView::default()
    }
}

fn chip(one: TrumpOrRank, at: usize) -> Chip {
    let key = "123456789".chars().nth(at);
    match one {
        TrumpOrRank::Trump(suit) => {
            let name = trump(Some(suit));
            Chip {
                label: Message::PairsChipTrump {
                    trump: name.clone().nested(),
                },
                suit: Some(suit),
                key,
                ..Chip::plain(name)
            }
        }
        TrumpOrRank::Rank(mode) => Chip {
            small: pairs::wins(mode),
            label: Message::PairsChipRank {
                rank: pairs::inline(mode).nested(),
                wins: pairs::wins(mode).nested(),
            },
            icon: Some(mode),
            key,
            ..Chip::plain(sides::mode(mode))
        },
    }
}
