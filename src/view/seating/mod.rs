//! The seats during play: joining, leaving, swapping, sitting out.
//!
//! Each card has its action, so one list defines both display and behaviour. `plan_edits` turns a change into edits and
//! describes it.

mod cards;
pub mod naming;
pub(in crate::view) mod plan_edits;

pub use plan_edits::{PlannedEdits, began, comers, made};

use super::Message;
pub use super::page::{SeatCard, SeatingGroup, SeatingView};
use crate::ledger::{ParticipantId, PlayerId, SessionEditor};
use crate::seat::{Direction, Seat};

/// A known player who can join.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Newcomer {
    /// Their id on the roster.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
}

/// The current selection.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choosing {
    /// Who is selected.
    pub picked: Picked,
    /// The starting points of a late player.
    pub begins: StartingPoints,
}

/// The player a change concerns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Picked {
    /// Nobody.
    #[default]
    Nobody,
    /// A player at the table.
    Seated(ParticipantId),
    /// A joining player.
    Newcomer(Newcomer),
}

/// The starting points of a late player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StartingPoints {
    /// No points.
    #[default]
    Zero,
    /// The lowest total at the table.
    Last,
    /// The average at the table, rounded; half a point up.
    Mean,
}

/// The action of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Selects a player.
    Pick(Picked),
    /// Selects the starting points.
    Begin(StartingPoints),
    /// Changes the seats.
    Change(Change),
    /// Sets who sits out the open hand.
    Out(Vec<Seat>),
}

/// A change of seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A player leaves.
    Leave(ParticipantId),
    /// A player sits down between this seat, counted from 0, and the one before it.
    Sit(Newcomer, usize),
    /// A player leaves and another takes the seat.
    Replace(ParticipantId, Newcomer),
    /// Two players swap seats.
    Swap(ParticipantId, ParticipantId),
}

/// The panel for an editor and selection; `roster` is all known players.
pub fn seating(editor: &SessionEditor, choosing: &Choosing, roster: &[Newcomer]) -> SeatingView {
    let session = editor.ledger().session();
    let n = session.hands.len() + 1;
    let taps = &editor.open().taps;
    let entered = taps.iter().any(|tap| tap.reseated(Some).is_none());
    let deal = editor.ledger().next_deal(&editor.entry().said).ok();
    let seats = Seat::all(session.seats.len()).zip(&session.seats);
    let seats = seats.map(|(seat, id)| {
        let name = session.name(*id);
        let out = deal.is_some_and(|deal| deal.out.at(seat));
        let picked = Picked::Seated(*id);
        let chosen = choosing.picked == picked;
        let label = if out {
            Message::seating_seat_out(&name)
        } else {
            Message::seating_seat(&name)
        };
        SeatCard {
            dealer: deal.is_some_and(|deal| deal.dealer == seat),
            out,
            chosen,
            label,
            // A second tap deselects.
            act: Act::Pick(if chosen { Picked::Nobody } else { picked }),
            name,
        }
    });
    let seats: Vec<SeatCard> = seats.collect();
    let (question, groups) = match &choosing.picked {
        Picked::Nobody => (Message::SeatingAskWho, cards::for_nobody(editor, roster)),
        Picked::Seated(id) => (
            Message::typed(&session.name(*id)),
            cards::for_seated(editor, *id, roster),
        ),
        Picked::Newcomer(who) => (
            Message::seating_ask_comes(&who.name),
            cards::for_comer(editor, who, choosing.begins),
        ),
    };
    SeatingView {
        caption: if entered {
            Message::seating_taps_go(n)
        } else {
            Message::seating_from_hand(n)
        },
        seats,
        anticlockwise: session.scheme.direction == Direction::Anticlockwise,
        question,
        groups,
    }
}
