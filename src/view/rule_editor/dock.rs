//! An open box: its question and its cards.

use super::context::Context;
use super::control::{Control, Offer};
use super::line::in_words;
use crate::view::message::Message;

/// An open box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dock {
    /// What it asks.
    pub question: Message,
    /// What the notch stands for.
    pub hint: Message,
    /// Why the rules cannot stand as they are.
    pub error: Message,
    /// How many cards stand side by side.
    pub columns: usize,
    /// Whether the cards are numbers, rather than words.
    pub figures: bool,
    /// The cards.
    pub chips: Vec<Chip>,
    /// Whether another value can be typed.
    pub can_type: bool,
    /// What the card for that says.
    pub type_label: Message,
    /// Whether it is being typed.
    pub typing: bool,
    /// What has been typed so far.
    pub typed: String,
    /// Why that is no such value.
    pub typed_error: Message,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chip {
    /// What stands on it.
    pub text: Message,
    /// The same in words.
    pub label: Message,
    /// Whether it is in force.
    pub chosen: bool,
    /// Whether it is the base scheme's own value.
    pub notch: bool,
    /// Whether it says a word among numbers, which need not make them all as wide.
    pub word: bool,
}

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
            word: figures
                && !matches!(
                    choice.text,
                    Message::Number { .. } | Message::PointsAlone { .. }
                ),
            text: choice.text,
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
