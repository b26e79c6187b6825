//! The seats during play: joining, leaving, swapping, sitting out.
//!
//! Each card has its action, so one list defines both display and behaviour. `plan_edits` turns a change into edits and
//! describes it.

pub mod naming;
pub(in crate::view) mod plan_edits;

use crate::ledger::{Participant, ParticipantId, Session, SessionEditor, seat_of};
use crate::points::Points;
use crate::seat::{Direction, Seat};
use crate::view::message::{Message, game};
use crate::view::page::Choice;
use plan_edits::begins_with;

pub use super::page::{SeatCard, SeatingGroup, SeatingView};
pub use plan_edits::{began, comers, made};

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
    /// Selects a player, or the starting points.
    Choose(Choosing),
    /// Changes the seats.
    Change(Change),
    /// Sets who sits out the open hand; with the report.
    Out(Vec<Seat>, Message),
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
    let panel = Panel {
        editor,
        session: editor.ledger().session(),
        choosing,
        comers: comers(editor, roster),
    };
    let session = panel.session;
    let n = session.hands.len() + 1;
    let taps = &editor.open().taps;
    let entered = taps.iter().any(|tap| tap.reseated(Some).is_none());
    let (question, groups) = match &choosing.picked {
        Picked::Nobody => (Message::SeatingAskWho, panel.for_nobody()),
        Picked::Seated(id) => (Message::typed(&session.name(*id)), panel.for_seated(*id)),
        Picked::Newcomer(who) => (Message::seating_ask_comes(&who.name), panel.for_comer(who)),
    };
    SeatingView {
        caption: if entered {
            Message::seating_taps_go(n)
        } else {
            Message::seating_from_hand(n)
        },
        seats: panel.seats(),
        anticlockwise: session.scheme.direction == Direction::Anticlockwise,
        question,
        groups,
    }
}

struct Panel<'a> {
    editor: &'a SessionEditor,
    session: &'a Session,
    choosing: &'a Choosing,
    /// Those who can join.
    comers: Vec<Participant>,
}

impl Panel<'_> {
    fn pick(&self, picked: Picked) -> Act {
        let begins = self.choosing.begins;
        Act::Choose(Choosing { picked, begins })
    }

    fn seats(&self) -> Vec<SeatCard> {
        let deal = self.editor.entry().deal;
        let seats = Seat::all(self.session.seats.len()).zip(&self.session.seats);
        let card = |(seat, id): (Seat, &ParticipantId)| {
            let name = self.session.name(*id);
            let out = deal.is_some_and(|deal| deal.out.at(seat));
            let picked = Picked::Seated(*id);
            let chosen = self.choosing.picked == picked;
            SeatCard {
                dealer: deal.is_some_and(|deal| deal.dealer == seat),
                out,
                chosen,
                label: if out {
                    Message::seating_seat_out(&name)
                } else {
                    Message::seating_seat(&name)
                },
                // A second tap deselects.
                act: self.pick(if chosen { Picked::Nobody } else { picked }),
                name,
            }
        };
        seats.map(card).collect()
    }

    /// Nobody is selected: players who can join.
    fn for_nobody(&self) -> Vec<SeatingGroup> {
        let head = if self.comers.is_empty() {
            Message::SeatingHeadAwayNobody
        } else {
            Message::SeatingHeadAway
        };
        let cards = self.comers.iter().map(|who| {
            let pick = self.pick(Picked::Newcomer(who.clone()));
            Choice::of(Message::typed(&who.name), false, pick)
                .says(Message::seating_comes(&who.name))
        });
        vec![group(head, cards.collect())]
    }

    /// A seated player is selected: leave, sit out, swap, replace.
    fn for_seated(&self, id: ParticipantId) -> Vec<SeatingGroup> {
        let session = self.session;
        let called = session.name(id);
        let table = session.scheme.at_table;
        let mut leave = change(Message::seating_leaves(&called), Change::Leave(id));
        if !table.contains(session.seats.len().saturating_sub(1)) {
            leave.why = Message::seating_needs(game(&session.scheme), table.least);
        }
        let own = std::iter::once(leave).chain(self.sits_out(id));
        let others = session.seats.iter().filter(|other| **other != id);
        let swaps = others.map(|other| {
            let other_name = session.name(*other);
            let label = Message::seating_swap_says(&called, &other_name);
            change(Message::typed(&other_name), Change::Swap(id, *other)).says(label)
        });
        let instead = self.comers.iter();
        let instead = instead.map(|who| replace(&who.name, id, &called, who));
        let mut groups = vec![
            group(Message::Blank, own.collect()),
            group(Message::seating_head_swap(&called), swaps.collect()),
            group(Message::seating_head_replace(&called), instead.collect()),
        ];
        groups.retain(|group| !group.cards.is_empty());
        groups
    }

    /// A joining player is selected: starting points, and between whom or in whose place to sit.
    fn for_comer(&self, who: &Participant) -> Vec<SeatingGroup> {
        let session = self.session;
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
        let instead = session.seats.iter().zip(&names);
        let instead = instead.map(|(id, other)| replace(other, *id, other, who));
        let mut groups = Vec::from_iter(self.begin(who));
        groups.push(group(Message::SeatingHeadBetween, gaps.collect()));
        groups.push(group(Message::SeatingHeadInstead, instead.collect()));
        groups
    }

    /// The choice of starting points for a joining player; `None` before the first hand, between partners, and for a
    /// returning player.
    fn begin(&self, who: &Participant) -> Option<SeatingGroup> {
        use StartingPoints::{Last, Mean, Zero};
        let session = self.session;
        let sides = session.scheme.rules.sides().is_some();
        if session.hands.is_empty() || sides || session.participant(who.id).is_some() {
            return None;
        }
        let points = |begins| session.scheme.points(begins_with(self.editor, begins));
        let mut values: Vec<(StartingPoints, Points)> = Vec::new();
        for begins in [Zero, Last, Mean] {
            // Each value has one card.
            if values.iter().all(|(_, n)| *n != points(begins)) {
                values.push((begins, points(begins)));
            }
        }
        if values.len() < 2 {
            return None;
        }
        let own = points(self.choosing.begins);
        let cards = values.into_iter().map(|(begins, n)| {
            let text = match begins {
                Zero => Message::points_alone(n),
                Last => Message::seating_begins_last(n),
                Mean => Message::seating_begins_mean(n),
            };
            let act = Act::Choose(Choosing {
                begins,
                ..self.choosing.clone()
            });
            Choice::of(text, n == own, act).says(Message::seating_begins_says(&who.name, n))
        });
        Some(SeatingGroup {
            note: Message::SeatingBeginsNote,
            ..group(Message::seating_head_begins(&who.name), cards.collect())
        })
    }

    /// The card that makes a player sit out the open hand, or play it after all; `None` if nobody can be spared.
    fn sits_out(&self, id: ParticipantId) -> Option<Choice<Act>> {
        let (ledger, session) = (self.editor.ledger(), self.session);
        let scheme = &session.scheme;
        let (seats, players) = (session.seats.len(), scheme.players);
        // Partners need each other, and a table where everyone is dealt cards has nobody to spare.
        if scheme.rules.sides().is_some() || (seats == 4 && players.least == 4) {
            return None;
        }
        let seat = seat_of(&session.seats, id)?;
        let entry = self.editor.entry();
        let (deal, mut after) = (entry.deal?, entry.said.clone());
        let sits = deal.out.at(seat);
        // With one player too many, one sits out in any case.
        let alone = !sits && seats > usize::from(players.most);
        let others = Seat::all(seats).filter(|one| *one != seat && !alone && deal.out.at(*one));
        let way: Vec<Seat> = others.chain((!sits).then_some(seat)).collect();
        after.out = Some(way.clone());
        let (n, called) = (session.hands.len() + 1, session.name(id));
        let (needed, text) = if sits {
            (players.most, Message::seating_plays(called, n))
        } else {
            (players.least, Message::seating_sits_out(called, n))
        };
        let out = Act::Out(way, text.in_full());
        let mut card = Choice::of(text, false, out);
        if ledger.next_deal(&after).is_err() {
            card.why = Message::seating_needs_dealt(game(scheme), needed);
        }
        Some(card)
    }
}

/// The card with which a player takes the seat of another, named by either.
fn replace(name: &str, id: ParticipantId, called: &str, who: &Participant) -> Choice<Act> {
    let label = Message::seating_replace_says(&who.name, called);
    change(Message::typed(name), Change::Replace(id, who.clone())).says(label)
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

fn change(text: Message, change: Change) -> Choice<Act> {
    Choice::of(text, false, Act::Change(change))
}
