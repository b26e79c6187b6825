//! The seats panel.

use super::{Choice, Message};
use crate::view::seating::Act;

/// The panel. Set on `SeatingView`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatingView {
    /// The hand from which a change applies.
    pub caption: Message,
    /// The seats, clockwise.
    pub seats: Vec<SeatCard>,
    /// Whether the deal passes anticlockwise.
    pub anticlockwise: bool,
    /// The question.
    pub question: Message,
    /// The cards that answer it.
    pub groups: Vec<SeatingGroup>,
}

/// The name being typed, of a player who takes a seat. Set on `NameView`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedName<A> {
    /// What is wrong with it.
    pub error: Option<Message>,
    /// The known players who match it.
    pub offered: Vec<Choice<A>>,
    /// The button for a new player despite a similar known one.
    pub anew: Option<Message>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatCard<A = Act> {
    /// The player's name.
    pub name: String,
    /// Whether they deal next.
    pub dealer: bool,
    /// The seat's accessible label.
    pub label: Message,
    /// Whether they are selected.
    pub chosen: bool,
    /// Whether they sit out the next hand.
    pub out: bool,
    /// The action of a tap.
    pub act: A,
}

/// Cards under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatingGroup {
    /// The heading; may be blank.
    pub head: Message,
    /// The cards.
    pub cards: Vec<Choice<Act>>,
    /// A line below them; may be blank.
    pub note: Message,
}
