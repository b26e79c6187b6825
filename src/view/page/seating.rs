//! The seats panel.

use super::{Choice, Message};
use crate::view::seating::{Act, Newcomer};

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
    /// The known players who match the name being typed.
    pub offered: Vec<Choice<Newcomer>>,
    /// What is wrong with that name.
    pub name_error: Option<Message>,
    /// The button that adds a new player despite similar known ones.
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
