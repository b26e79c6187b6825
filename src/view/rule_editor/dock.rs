//! An open box: its question and its cards.

pub use crate::view::page::{Chip, Dock};

use super::choice::Choice;
use super::context::Context;
use super::control::{Control, Typed};
use super::line::in_words;
use crate::view::message::Message;

/// What has been typed in place of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Typing {
    pub(super) text: String,
    pub(super) error: Message,
}

/// Cards with words in a row; more would be too narrow to read.
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
    let figures = matches!(control.typed, Typed::Number(_));
    let is_number =
        |text: &Message| matches!(text, Message::Number { .. } | Message::PointsAlone { .. });
    let chip = |choice: Choice| Chip {
        chosen: choice.holds(at.draft),
        notch: choice.holds(at.base),
        label: in_words(&choice.text),
        outlined: figures && !is_number(&choice.text),
        text: choice.text,
        ..Chip::default()
    };
    let chips: Vec<Chip> = control.choices().into_iter().map(chip).collect();
    let notched = chips.iter().any(|chip| chip.notch);
    let typed = typing.cloned().unwrap_or_default();
    Dock {
        question: control.ask.clone(),
        hint: match control.times() {
            Some(n) => Message::house_hint_times(n),
            None if notched => hint,
            None => Message::Blank,
        },
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
        field_open: typing.is_some(),
        typed: typed.text,
        typed_error: typed.error,
    }
}
