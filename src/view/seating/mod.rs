//! Who sits where at a table that plays: who comes and goes, who changes places, who sits out a hand.
//!
//! Every card carries what a tap on it does, so that what is shown and what happens are one list. What a change is
//! called when it is made, and whether the books take it, is below in `made`.

mod cards;
pub mod naming;
pub(in crate::view) mod plan_edits;

pub use plan_edits::{PlannedEdits, began, comers, made};

use super::Message;
pub use super::page::{SeatCard, SeatingGroup, SeatingView};
use super::table::count;
use crate::ledger::{Book, ParticipantId, PlayerId};
use crate::seat::{Direction, Seat};

/// Somebody who is known and could sit down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Newcomer {
    /// Who they are on the roster.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
}

/// What has been tapped so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choosing {
    /// Whom it is about.
    pub picked: Picked,
    /// With how many points somebody begins who comes late.
    pub begins: StartingPoints,
}

/// Whom a change is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Picked {
    /// Nobody has been tapped yet.
    #[default]
    Nobody,
    /// Somebody who sits at the table.
    Seated(ParticipantId),
    /// Somebody who comes.
    Newcomer(Newcomer),
}

/// With how many points somebody begins who comes late.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StartingPoints {
    /// None.
    #[default]
    Zero,
    /// As many as the last at the table has.
    Last,
    /// As many as those at the table have on the average, rounded down.
    Mean,
}

/// What a tap on a card does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Says whom it is about.
    Pick(Picked),
    /// Says with how many points somebody begins.
    Begin(StartingPoints),
    /// Changes the seats.
    Change(Change),
    /// Says who sits out the open hand.
    Out(Vec<Seat>),
}

/// A change of seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Somebody gets up.
    Leave(ParticipantId),
    /// Somebody sits down between this seat, counted from 0, and the one before it.
    Sit(Newcomer, usize),
    /// Somebody gets up, and another takes the place.
    Replace(ParticipantId, Newcomer),
    /// Two change places.
    Swap(ParticipantId, ParticipantId),
}

/// The panel for a book, as far as it was tapped; `roster` is everybody who has ever played.
pub fn seating(book: &Book, choosing: &Choosing, roster: &[Newcomer]) -> SeatingView {
    let session = book.ledger().session();
    let n = count(session.hands.len()) + 1;
    let taps = &book.open().taps;
    let entered = taps.iter().any(|tap| tap.reseated(Some).is_none());
    let deal = book.ledger().next_deal(&book.entry().said).ok();
    let seats = Seat::all(session.seats.len()).zip(&session.seats);
    let seats = seats.map(|(seat, id)| {
        let name = super::sheet::name(session, *id);
        let out = deal.is_some_and(|deal| deal.out.at(seat));
        let picked = Picked::Seated(*id);
        let chosen = choosing.picked == picked;
        let label = if out {
            Message::SeatingSeatOut { name: name.clone() }
        } else {
            Message::SeatingSeat { name: name.clone() }
        };
        SeatCard {
            dealer: deal.is_some_and(|deal| deal.dealer == seat),
            out,
            chosen,
            label,
            // A second tap is for nobody again.
            act: Act::Pick(if chosen { Picked::Nobody } else { picked }),
            name,
        }
    });
    let seats: Vec<SeatCard> = seats.collect();
    let (question, groups) = match &choosing.picked {
        Picked::Nobody => (Message::SeatingAskWho, cards::for_nobody(book, roster)),
        Picked::Seated(id) => (
            Message::SeatingAskSeated {
                name: super::sheet::name(session, *id),
            },
            cards::for_seated(book, *id, roster),
        ),
        Picked::Newcomer(who) => (
            Message::SeatingAskComes {
                name: who.name.clone(),
            },
            cards::for_comer(book, who, choosing.begins),
        ),
    };
    SeatingView {
        caption: if entered {
            Message::SeatingTapsGo { n }
        } else {
            Message::SeatingFromHand { n }
        },
        seats,
        anticlockwise: session.scheme.direction == Direction::Anticlockwise,
        question,
        groups,
        offered: Vec::new(),
        name_error: None,
        anew: None,
    }
}
