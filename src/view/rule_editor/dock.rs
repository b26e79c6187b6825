//! An open box: its question and its cards.

pub use crate::view::page::{Chip, Dock};

use super::context::Context;
use super::control::{Control, Offer};
use super::line::in_words;
use crate::view::message::Message;

/// What has been typed in place of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Typing {
    pub(super) text: String,
    pub(super) error: Option<Message>,
}

/// Words to a row of cards; more would not be read.
const WORDS: usize = 2;
/// Numbers to a row of cards.
const FIGURES: usize = 8;

/// The dock for an open control.
pub(super) fn dock(
    at: &Context,
    control: &Control,
    typing: Option<&Typing>,
    hint: Message,
    error: Message,
) -> Dock {
    let figures = matches!(control.offer, Offer::Number(_));
    let chips: Vec<Chip> = control
        .choices(at.draft, at.base)
        .into_iter()
        .map(|choice| Chip {
            chosen: choice.holds(at.draft, at.base),
            notch: choice.holds(at.base, at.base),
            label: in_words(&choice.text),
            outlined: figures
                && !matches!(
                    choice.text,
                    Message::Number { .. } | Message::PointsAlone { .. }
                ),
            text: choice.text,
            ..Chip::default()
        })
        .collect();
    let notched = chips.iter().any(|chip| chip.notch);
    let hint = match control.times(at.draft, at.base) {
        Some(n) => Message::HouseHintTimes { n },
        None if notched => hint,
        None => Message::Blank,
    };
    Dock {
        question: control.ask.clone(),
        hint,
        error,
        columns: if figures { FIGURES } else { WORDS },
        figures,
        chosen_at: chips.iter().position(|chip| chip.chosen).unwrap_or(0),
        chips,
        can_type: control.can_type(),
        type_label: if figures {
            Message::HouseAnotherNumber
        } else {
            Message::HouseAnotherList
        },
        typing: typing.is_some(),
        typed: typing.map(|typing| typing.text.clone()).unwrap_or_default(),
        typed_error: typing
            .and_then(|typing| typing.error.clone())
            .map_or(Message::Blank, Message::from),
    }
}
