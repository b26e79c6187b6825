//! The seats during play: joining, leaving, swapping, sitting out.
//!
//! Each card has its action, so one list defines both display and behaviour. `plan_edits` turns a change into edits and
//! describes it.

pub mod naming;
pub(in crate::view) mod plan_edits;

use crate::ledger::{Participant, ParticipantId, SessionEditor, seat_of};
use crate::seat::{Direction, Seat};
use crate::view::message::{Message, game};
use crate::view::page::Choice;
use plan_edits::begins_with;

pub use super::page::{SeatCard, SeatingGroup, SeatingView};
pub use plan_edits::{PlannedEdits, began, comers, made};

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
    Newcomer(Participant),
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
    Sit(Participant, usize),
    /// A player leaves and another takes the seat.
    Replace(ParticipantId, Participant),
    /// Two players swap seats.
    Swap(ParticipantId, ParticipantId),
}

/// The panel for an editor and selection; `roster` is all known players, with the ids that those new to the
/// session would have in it.
pub fn seating(editor: &SessionEditor, choosing: &Choosing, roster: &[Participant]) -> SeatingView {
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
        Picked::Nobody => (Message::SeatingAskWho, for_nobody(editor, roster)),
        Picked::Seated(id) => (
            Message::typed(&session.name(*id)),
            for_seated(editor, *id, roster),
        ),
        Picked::Newcomer(who) => (
            Message::seating_ask_comes(&who.name),
            for_comer(editor, who, choosing.begins),
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

/// Nobody is selected: players who can join.
fn for_nobody(editor: &SessionEditor, roster: &[Participant]) -> Vec<SeatingGroup> {
    let away = comers(editor, roster);
    let head = if away.is_empty() {
        Message::SeatingHeadAwayNobody
    } else {
        Message::SeatingHeadAway
    };
    let cards = away.into_iter().map(|who| {
        let (text, label) = (Message::typed(&who.name), Message::seating_comes(&who.name));
        card(text, Act::Pick(Picked::Newcomer(who))).says(label)
    });
    vec![group(head, cards.collect())]
}

/// A seated player is selected: leave, sit out, swap, replace.
fn for_seated(
    editor: &SessionEditor,
    id: ParticipantId,
    roster: &[Participant],
) -> Vec<SeatingGroup> {
    let session = editor.ledger().session();
    let called = session.name(id);
    let table = session.scheme.at_table;
    let least = i64::from(table.least);
    let mut leave = change(Message::seating_leaves(&called), Change::Leave(id));
    if !table.contains(session.seats.len().saturating_sub(1)) {
        leave.why = Message::seating_needs(game(&session.scheme), least);
    }
    let mut own = vec![leave];
    own.extend(sits_out(editor, id));
    let others = session.seats.iter().filter(|other| **other != id);
    let swaps = others.map(|other| {
        let other_name = session.name(*other);
        let label = Message::seating_swap_says(&called, &other_name);
        change(Message::typed(&other_name), Change::Swap(id, *other)).says(label)
    });
    let mut groups = vec![
        group(Message::Blank, own),
        group(Message::seating_head_swap(&called), swaps.collect()),
    ];
    let instead = comers(editor, roster).into_iter().map(|who| {
        let label = Message::seating_replace_says(&who.name, &called);
        change(Message::typed(&who.name), Change::Replace(id, who)).says(label)
    });
    groups.push(group(
        Message::seating_head_replace(&called),
        instead.collect(),
    ));
    groups.retain(|group| !group.cards.is_empty());
    groups
}

/// A joining player is selected: starting points, and between whom or in whose place to sit.
fn for_comer(
    editor: &SessionEditor,
    who: &Participant,
    begins: StartingPoints,
) -> Vec<SeatingGroup> {
    let session = editor.ledger().session();
    let table = session.scheme.at_table;
    let full = !table.contains(session.seats.len() + 1);
    let names = session.names(&session.seats);
    let gaps = (1..=names.len()).map(|place| {
        let (first, second) = (&names[place - 1], &names[place % names.len()]);
        let between = Message::seating_between(&who.name, first, second);
        let mut card = change(between, Change::Sit(who.clone(), place));
        if full {
            card.why = Message::seating_holds(game(&session.scheme), table.most);
        }
        card
    });
    let instead = session.seats.iter().zip(&names).map(|(id, other)| {
        let label = Message::seating_replace_says(&who.name, other);
        change(Message::typed(other), Change::Replace(*id, who.clone())).says(label)
    });
    let mut groups = begin(editor, who, begins);
    groups.push(group(Message::SeatingHeadBetween, gaps.collect()));
    groups.push(group(Message::SeatingHeadInstead, instead.collect()));
    groups
}

/// The choice of starting points for a joining player; empty before the first hand, between partners, and for a
/// returning player.
fn begin(editor: &SessionEditor, who: &Participant, chosen: StartingPoints) -> Vec<SeatingGroup> {
    use StartingPoints::{Last, Mean, Zero};
    let session = editor.ledger().session();
    let sides = session.scheme.rules.sides().is_some();
    if session.hands.is_empty() || sides || session.participant(who.id).is_some() {
        return Vec::new();
    }
    let cards = [Zero, Last, Mean].map(|begins| {
        let n = session.scheme.points(begins_with(editor, begins));
        let text = match begins {
            Zero => Message::points_alone(n),
            Last => Message::seating_begins_last(n),
            Mean => Message::seating_begins_mean(n),
        };
        let label = Message::seating_begins_says(&who.name, n);
        Choice {
            chosen: begins == chosen,
            ..card(text, Act::Begin(begins)).says(label)
        }
    });
    vec![SeatingGroup {
        note: Message::SeatingBeginsNote,
        ..group(Message::seating_head_begins(&who.name), cards.to_vec())
    }]
}

/// The card that makes a player sit out the open hand, or play it after all; `None` if nobody can be spared.
fn sits_out(editor: &SessionEditor, id: ParticipantId) -> Option<Choice<Act>> {
    let ledger = editor.ledger();
    let session = ledger.session();
    let scheme = &session.scheme;
    let seats = session.seats.len();
    // Partners need each other, and a table where everyone is dealt cards has nobody to spare.
    if scheme.rules.sides().is_some() || (seats == 4 && scheme.players.least == 4) {
        return None;
    }
    let seat = seat_of(&session.seats, id)?;
    let entry = editor.entry();
    let deal = ledger.next_deal(&entry.said).ok()?;
    let out: Vec<Seat> = Seat::all(seats).filter(|one| deal.out.at(*one)).collect();
    let sits = deal.out.at(seat);
    let way: Vec<Seat> = if sits {
        out.into_iter().filter(|one| *one != seat).collect()
    } else if seats > usize::from(scheme.players.most) {
        // With one player too many, one sits out in any case.
        vec![seat]
    } else {
        out.into_iter().chain([seat]).collect()
    };
    let mut after = entry.said.clone();
    after.out = Some(way.clone());
    let legal = ledger.next_deal(&after).is_ok();
    let n = session.hands.len() + 1;
    let called = session.name(id);
    let players = scheme.players;
    let (needed, text) = if sits {
        (players.most, Message::seating_plays(called, n))
    } else {
        (players.least, Message::seating_sits_out(called, n))
    };
    let mut card = card(text, Act::Out(way));
    if !legal {
        card.why = Message::seating_needs_dealt(game(scheme), needed);
    }
    Some(card)
}

/// Cards under a heading, with the reason below if one cannot be tapped.
fn group(head: Message, cards: Vec<Choice<Act>>) -> SeatingGroup {
    let why = cards.iter().map(|card| &card.why);
    let note = why.into_iter().find(|why| **why != Message::Blank).cloned();
    SeatingGroup {
        head,
        note: note.unwrap_or_default(),
        cards,
    }
}

fn card(text: Message, act: Act) -> Choice<Act> {
    let label = text.in_full();
    Choice::of(text, false, act).says(label)
}

fn change(text: Message, change: Change) -> Choice<Act> {
    card(text, Act::Change(change))
}
