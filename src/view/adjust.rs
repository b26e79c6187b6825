//! Giving or taking points: what the game has for a revoke, or else who, how many, and why.

mod penalty;

use super::steps::{Chip, EntryView, Slot, StepKind, StepView};
use super::{Change, Message};
use crate::games::revoke::{Penalty, penalties};
use crate::ledger::{Book, Edit};
use crate::seat::Seat;
pub use penalty::take;

/// How many points are offered.
const POINTS: [i64; 10] = [-20, -10, -5, -3, -1, 1, 3, 5, 10, 20];

/// An adjustment in the course of being entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Adjusting {
    /// What is taken for a revoke, where it is one.
    pub penalty: Option<Penalty>,
    /// Whose points move.
    pub seat: Option<Seat>,
    /// By how many.
    pub points: Option<i64>,
}

/// What a tap on a card comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Adjusted {
    /// Another question.
    Ask(Adjusting),
    /// A penalty is taken for a revoke.
    Penalty {
        /// Who revoked.
        seat: Seat,
        /// What is taken.
        penalty: Penalty,
        /// Why, where points are moved.
        reason: Message,
    },
    /// The adjustment is whole.
    Done {
        /// Whose points move.
        seat: Seat,
        /// By how many.
        points: i64,
        /// Why.
        reason: Message,
    },
}

impl Adjusting {
    /// Takes the card at this place of the question that is asked; none where there is no such card, or it is struck.
    pub fn tap(self, book: &Book, chip: usize) -> Option<Adjusted> {
        match (self.penalty, self.seat, self.points) {
            (None, None, _) => {
                let offers = penalties(&book.ledger().session().scheme);
                let next = match offers.get(chip) {
                    Some(penalty) => Self {
                        penalty: Some(*penalty),
                        ..self
                    },
                    None => Self {
                        seat: Some(Seat::all(names(book).len()).nth(chip - offers.len())?),
                        ..self
                    },
                };
                Some(Adjusted::Ask(next))
            }
            (Some(penalty), _, _) => {
                let seat = Seat::all(names(book).len()).nth(chip)?;
                take(book, seat, penalty, "").map(|_| Adjusted::Penalty {
                    seat,
                    penalty,
                    reason: Message::ReasonRevoke,
                })
            }
            (None, _, None) => {
                let points = *POINTS.get(chip)?;
                Some(Adjusted::Ask(Self {
                    points: Some(points),
                    ..self
                }))
            }
            (None, Some(seat), Some(points)) => {
                let reason = reasons().get(chip).cloned()?;
                Some(Adjusted::Done {
                    seat,
                    points,
                    reason,
                })
            }
        }
    }

    /// Makes the value of a slot blank again, and those after it.
    #[must_use]
    pub fn reopen(self, slot: usize) -> Self {
        match slot {
            0 => Self::default(),
            1 => Self {
                points: None,
                ..self
            },
            _ => self,
        }
    }
}

/// The edit that adds an adjustment to the last hand; none before the first one.
pub fn edit(book: &Book, seat: Seat, points: i64, reason: String) -> Option<Edit> {
    let session = book.ledger().session();
    let hand = session.hands.last()?;
    let player = *hand.seats.get(seat.index())?;
    let before = hand.record.adjust.clone().unwrap_or_default();
    let mut after = before.clone();
    after.push(crate::games::Adjustment {
        player,
        points,
        reason,
    });
    Some(Edit::Adjust {
        hand: hand.id,
        before,
        after,
    })
}

/// The dock while an adjustment is entered.
pub fn entry(adjusting: Adjusting, book: &Book) -> EntryView {
    let names = names(book);
    if let Some(penalty) = adjusting.penalty {
        return penalty::entry(book, penalty, &names);
    }
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let who = adjusting.seat.map(name);
    let values = [
        (
            Message::SlotPlayer,
            who.clone().map(|name| Message::Typed { name }),
        ),
        (
            Message::SlotPoints,
            adjusting.points.map(|n| Message::Changed { n: Change(n) }),
        ),
        (Message::SlotReason, None),
    ];
    let now = values
        .iter()
        .position(|(_, value)| value.is_none())
        .unwrap_or(0);
    let who = who.unwrap_or_default();
    let step = match now {
        0 => first(book, &names),
        1 => points(&who),
        _ => why(&who, adjusting.points.unwrap_or(0)),
    };
    dock(&values, now, step)
}

/// A question with the values so far over it.
fn dock(values: &[(Message, Option<Message>)], now: usize, step: StepView) -> EntryView {
    let slots = values.iter().enumerate().map(|(at, (label, value))| Slot {
        at,
        label: label.clone(),
        value: value.clone(),
        now: at == now,
        says: match value {
            Some(value) => Message::SlotFilled {
                slot: label.clone().part(),
                value: value.clone().part(),
            },
            None => Message::SlotBlank {
                slot: label.clone().part(),
            },
        },
    });
    EntryView {
        slots: slots.collect(),
        current: 0,
        steps: vec![step],
        tally: None,
    }
}

/// Those who sat in the last hand, by seat: points count with it.
fn names(book: &Book) -> Vec<String> {
    let session = book.ledger().session();
    let seats = session
        .hands
        .last()
        .map_or(&session.seats, |hand| &hand.seats);
    seats
        .iter()
        .map(|id| super::sheet::name(session, *id))
        .collect()
}

/// What the game has for a revoke, and then everybody for points that the table agrees upon.
fn first(book: &Book, names: &[String]) -> StepView {
    let offers = penalties(&book.ledger().session().scheme);
    let offers = offers.into_iter().map(|one| penalty::offer(book, one));
    let players = names.iter().map(|name| Chip {
        label: Message::ChipAdjust { name: name.clone() },
        ..Chip::plain(Message::Typed { name: name.clone() })
    });
    StepView {
        at: 0,
        caption: Message::SlotPlayer,
        question: super::Pairs::AskWhat.into(),
        hint: Message::HintAdjust,
        kind: StepKind::Contracts,
        chips: keyed(offers.chain(players)),
    }
}

fn points(who: &str) -> StepView {
    let chips = POINTS.iter().map(|n| Chip {
        label: Message::ChipAdjustBy {
            name: who.to_owned(),
            n: Change(*n),
        },
        ..Chip::plain(Message::Changed { n: Change(*n) })
    });
    StepView {
        at: 0,
        caption: Message::SlotPoints,
        question: Message::AskAdjustBy {
            name: who.to_owned(),
        },
        hint: Message::HintAdjust,
        kind: StepKind::Numbers,
        chips: chips.collect(),
    }
}

fn why(who: &str, points: i64) -> StepView {
    StepView {
        at: 0,
        caption: Message::SlotReason,
        question: Message::AskAdjustWhy {
            name: who.to_owned(),
            n: Change(points),
        },
        hint: Message::HintAdjust,
        kind: StepKind::Choices,
        chips: keyed(reasons().into_iter().map(Chip::plain)),
    }
}

fn reasons() -> [Message; 3] {
    [
        Message::AdjustmentReason,
        Message::ReasonRevoke,
        Message::ReasonPenalty,
    ]
}

/// Cards with the key that taps each, as far as there are digits.
fn keyed(chips: impl Iterator<Item = Chip>) -> Vec<Chip> {
    let keys = "123456789".chars().map(Some).chain(std::iter::repeat(None));
    chips
        .zip(keys)
        .map(|(chip, key)| Chip { key, ..chip })
        .collect()
}
