//! Parts shared by several pages.

use super::Message;

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
}
