//! The panel of seats.

use super::{Choice, Message};
use crate::view::seating::{Act, Newcomer};

/// The panel. Set on `SeatingAdapter`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatingView {
    /// From when on a change holds.
    pub caption: Message,
    /// The seats, clockwise.
    pub seats: Vec<SeatCard>,
    /// Whether the deal goes round the other way.
    pub anticlockwise: bool,
    /// What is asked.
    pub question: Message,
    /// What can be tapped for it.
    pub groups: Vec<SeatingGroup>,
    /// Those who are known and may be meant by the name that is being typed.
    pub offered: Vec<Choice<Newcomer>>,
    /// What is wrong with that name.
    pub name_error: Option<Message>,
    /// The way past those who are known.
    pub anew: Option<Message>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatCard {
    /// Who sits there.
    pub name: String,
    /// Whether they deal next.
    pub dealer: bool,
    /// The seat as a button.
    pub label: Message,
    /// Whether it is about them.
    pub chosen: bool,
    /// Whether they sit out the next hand.
    pub out: bool,
    /// What a tap on it does.
    pub act: Act,
}

/// Some cards under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatingGroup {
    /// The heading; may be blank.
    pub head: Message,
    /// The cards.
    pub cards: Vec<Choice<Act>>,
    /// A line below them; may be blank.
    pub note: Message,
}
