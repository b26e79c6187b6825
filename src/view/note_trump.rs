//! Noting the trump, or the ranking at no trump: one tap on the header's sign and one on a card, whenever it is known.
//!
//! What can be noted is for [`crate::games::trump`] to say. The hand goes on as if nothing had been asked.

use super::steps::{Chip, Emblem, EntryView, StepKind, StepView, sides};
use super::{Message, pairs, trump};
use crate::cards::Trump;
use crate::games::entry::Tap;
use crate::games::trump::{Notable, in_force, notable, ranking};
use crate::ledger::Book;

/// What can be noted now of the hand that is being entered or corrected.
pub(super) fn offered(book: &Book) -> Vec<Notable> {
    let session = book.ledger().session();
    if session.ended.is_some() && book.correcting().is_none() {
        return Vec::new();
    }
    let (carry, table) = book.circumstances();
    notable(&session.scheme, &carry, table, &book.entry())
}

/// The trump in force in that hand; none where nobody has noted it.
pub(super) fn trump_in_force(book: &Book) -> Option<Trump> {
    let (carry, table) = book.circumstances();
    in_force(
        &book.ledger().session().scheme,
        &carry,
        table,
        &book.entry(),
    )
}

/// The sign of the trump in words; at no trump the ranking is what can still be noted.
pub(super) fn says(book: &Book) -> Message {
    let ranks = offered(book)
        .iter()
        .any(|one| matches!(one, Notable::Rank(_)));
    if ranks {
        let rank = ranking(&book.entry()).1;
        let rank = rank.map_or(Message::PairsRankUnknown, pairs::inline);
        Message::PairsRankIs { rank: rank.part() }
    } else {
        Message::TrumpIs {
            trump: trump(trump_in_force(book)).part(),
        }
    }
}

/// What a tap on the card at this place says of the hand; none where there is no such card.
pub fn tap(book: &Book, chip: usize) -> Option<Tap> {
    offered(book).get(chip).map(|one| one.tap())
}

/// The dock while the trump is noted.
pub fn entry(book: &Book) -> EntryView {
    let (offered, entry) = (offered(book), book.entry());
    let ranks = offered.iter().any(|one| matches!(one, Notable::Rank(_)));
    let (caption, question) = if ranks {
        (Message::PairsSlotRank, Message::PairsAskRank)
    } else {
        (Message::PairsSlotTrump, Message::PairsAskTrump)
    };
    let chips = offered.iter().enumerate().map(|(at, one)| Chip {
        chosen: one.is_said(&entry),
        ..chip(*one, at)
    });
    EntryView {
        most: 0,
        slots: Vec::new(),
        current: 0,
        steps: vec![StepView {
            at: 0,
            caption,
            question,
            hint: Message::PairsHintNote,
            kind: StepKind::Choices,
            chips: chips.collect(),
        }],
        tally: None,
    }
}

fn chip(one: Notable, at: usize) -> Chip {
    let key = "123456789".chars().nth(at);
    match one {
        Notable::Trump(suit) => {
            let name = trump(Some(suit));
            Chip {
                label: Message::PairsChipTrump {
                    trump: name.clone().part(),
                },
                emblem: Some(Emblem::Suit(suit)),
                key,
                ..Chip::plain(name)
            }
        }
        Notable::Rank(mode) => Chip {
            small: pairs::wins(mode),
            label: Message::PairsChipRank {
                rank: pairs::inline(mode).part(),
                wins: pairs::wins(mode).part(),
            },
            emblem: Some(Emblem::Mode(mode)),
            key,
            ..Chip::plain(sides::mode(mode))
        },
    }
}
