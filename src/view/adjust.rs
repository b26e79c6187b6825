//! Giving or taking points: who, how many, and why.

use super::steps::{Chip, EntryView, Slot, StepKind, StepView};
use super::{Change, Message};
use crate::ledger::{Book, Edit};
use crate::seat::Seat;

/// How many points are offered.
const POINTS: [i64; 10] = [-20, -10, -5, -3, -1, 1, 3, 5, 10, 20];

/// An adjustment in the course of being entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Adjusting {
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
    /// Takes the card at this place of the question that is asked; none where there is no such card.
    pub fn tap(self, seats: usize, chip: usize) -> Option<Adjusted> {
        match (self.seat, self.points) {
            (None, _) => {
                let seat = Seat::all(seats).nth(chip)?;
                Some(Adjusted::Ask(Self {
                    seat: Some(seat),
                    ..self
                }))
            }
            (_, None) => {
                let points = *POINTS.get(chip)?;
                Some(Adjusted::Ask(Self {
                    points: Some(points),
                    ..self
                }))
            }
            (Some(seat), Some(points)) => {
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
    let player = *session.seats.get(seat.index())?;
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
pub fn entry(adjusting: Adjusting, names: &[String]) -> EntryView {
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
    let slots = values.iter().enumerate().map(|(at, (label, value))| Slot {
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
    let who = who.unwrap_or_default();
    let step = match now {
        0 => players(names),
        1 => points(&who),
        _ => why(&who, adjusting.points.unwrap_or(0)),
    };
    EntryView {
        slots: slots.collect(),
        current: 0,
        steps: vec![step],
        tally: None,
    }
}

fn players(names: &[String]) -> StepView {
    let chips = names.iter().enumerate().map(|(at, name)| Chip {
        label: Message::ChipAdjust { name: name.clone() },
        ..plain(Message::Typed { name: name.clone() }, at)
    });
    StepView {
        at: 0,
        caption: Message::SlotPlayer,
        question: Message::AskAdjust,
        hint: Message::HintAdjust,
        kind: StepKind::Players,
        chips: chips.collect(),
    }
}

fn points(who: &str) -> StepView {
    let chips = POINTS.iter().enumerate().map(|(at, n)| Chip {
        label: Message::ChipAdjustBy {
            name: who.to_owned(),
            n: Change(*n),
        },
        key: None,
        ..plain(Message::Changed { n: Change(*n) }, at)
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
    let chips = reasons()
        .into_iter()
        .enumerate()
        .map(|(at, reason)| plain(reason, at));
    StepView {
        at: 0,
        caption: Message::SlotReason,
        question: Message::AskAdjustWhy {
            name: who.to_owned(),
            n: Change(points),
        },
        hint: Message::HintAdjust,
        kind: StepKind::Choices,
        chips: chips.collect(),
    }
}

fn reasons() -> [Message; 3] {
    [
        Message::AdjustmentReason,
        Message::ReasonRevoke,
        Message::ReasonPenalty,
    ]
}

fn plain(text: Message, at: usize) -> Chip {
    Chip {
        label: text.clone(),
        text,
        small: Message::Blank,
        sign: 0,
        chosen: false,
        struck: false,
        outlined: false,
        target_before: false,
        key: "123456789".chars().nth(at),
        description: Message::Blank,
    }
}
