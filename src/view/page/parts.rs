//! Parts shared by several pages.

use super::Message;
use crate::view::table::answer::stays_until_next_action;

/// A card for one of a few values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice<A = ()> {
    /// Its text.
    pub text: Message,
    /// Its accessible label.
    pub label: Message,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Its rank, if several are chosen in order.
    pub badge: Message,
    /// Why it cannot be tapped; blank if it can.
    pub why: Message,
    /// The action of a tap.
    pub does: A,
}

impl<A> Choice<A> {
    /// A card with only a text.
    pub fn of(text: Message, chosen: bool, does: A) -> Self {
        Self {
            label: text.clone(),
            text,
            chosen,
            badge: Message::Blank,
            why: Message::Blank,
            does,
        }
    }

    /// The card with this accessible label.
    #[must_use]
    pub fn says(self, label: Message) -> Self {
        Self { label, ..self }
    }
}

/// A notice at the foot of a page. Set on `NoticeView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Its text. The page writes it too.
    pub text: Option<Message>,
    /// Whether it closes by itself on pages where notices are frequent.
    pub leaves: bool,
    /// Whether its button undoes what it reports.
    pub undoes: bool,
    /// Whether it names a saved file, whose folder can be opened too.
    pub saved: bool,
}

impl Notice {
    /// A notice with the buttons of one of these, or without any.
    pub fn of(text: Option<Message>, undoes: bool, saved: bool) -> Self {
        Self {
            leaves: text.as_ref().is_some_and(|it| !stays_until_next_action(it)),
            text,
            undoes,
            saved,
        }
    }
}
