//! What stands on several pages.

use super::Message;

/// One of a few values, as a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice<A = ()> {
    /// What stands on it.
    pub text: Message,
    /// The same in full.
    pub label: Message,
    /// Whether it is in force.
    pub chosen: bool,
    /// Its number where several hold in an order.
    pub badge: Message,
    /// Why it cannot be tapped; blank where it can.
    pub why: Message,
    /// What a tap on it does, or chooses.
    pub does: A,
}

impl<A> Choice<A> {
    /// A card that says no more than this.
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
