//! Points that the table moves: what the game has for a revoke, or else from whom, to whom, how many, and why.

mod effect;
mod penalty;

use super::pairs;
use crate::games::revoke::{Penalty, penalties};
use crate::games::{Adjustment, Side};
use crate::ledger::{Book, Edit};
use crate::scheme::Scheme;
use crate::seat::Seat;
use crate::view::Change;
use crate::view::message::Message;
use crate::view::page::{Chip, Does, EntryView, Slot, Step, StepKind};
pub use penalty::take;

/// More points than this cannot be typed.
const MOST: i64 = 999_999;

/// Who gives points, or gets them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Party {
    /// One player; of two partnerships his side.
    Player(Seat),
    /// Everybody else at the table, each so many.
    Others,
    /// Nobody: points come from nowhere, or are lost.
    Nobody,
}

/// An adjustment in the course of being entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Adjusting {
    /// What is taken for a revoke, where it is one.
    pub penalty: Option<Penalty>,
    /// Who gives.
    pub from: Option<Party>,
    /// Who gets.
    pub to: Option<Party>,
    /// How many points, as typed so far; 0 before the first digit.
    pub points: i64,
    /// Whether the number is whole.
    pub counted: bool,
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
        /// What is moved.
        adjusting: Adjusting,
        /// Why.
        reason: Message,
    },
}

impl Adjusting {
    /// Makes the value of a slot blank again, and those after it.
    fn reopen(self, slot: usize) -> Self {
        match slot {
            0 => Self::default(),
            1 => Self {
                from: self.from,
                ..Self::default()
            },
            _ => Self {
                counted: false,
                ..self
            },
        }
    }

    /// By how much each seat of the last hand moves; nothing while somebody or the number is missing.
    fn moves(self, seats: usize) -> Vec<(Seat, i64)> {
        let (Some(from), Some(to)) = (self.from, self.to) else {
            return Vec::new();
        };
        let others = |seat: Seat| Seat::all(seats).filter(move |other| *other != seat);
        let many = i64::try_from(seats.saturating_sub(1)).unwrap_or(0);
        let each = |seat: Seat, n: i64| {
            let mut moves = vec![(seat, -n * many)];
            moves.extend(others(seat).map(|other| (other, n)));
            moves
        };
        let n = self.points;
        let mut moves = match (from, to) {
            (Party::Player(giver), Party::Player(receiver)) => vec![(giver, -n), (receiver, n)],
            (Party::Player(giver), Party::Others) => each(giver, n),
            (Party::Others, Party::Player(receiver)) => each(receiver, -n),
            (Party::Player(giver), _) => vec![(giver, -n)],
            (_, Party::Player(receiver)) => vec![(receiver, n)],
            _ => Vec::new(),
        };
        moves.retain(|(_, points)| *points != 0);
        moves.sort_by_key(|(seat, _)| *seat);
        moves
    }
}

/// The edit that moves the points with the last hand; none before the first one, and where nothing is moved.
pub fn edit(book: &Book, adjusting: Adjusting, reason: &str) -> Option<Edit> {
    let hand = book.ledger().session().hands.last()?;
    let moves = adjusting.moves(hand.seats.len());
    let before = hand.record.adjust.clone().unwrap_or_default();
    let mut after = before.clone();
    for (seat, points) in &moves {
        after.push(Adjustment {
            player: *hand.seats.get(seat.index())?,
            points: *points,
            reason: reason.to_owned(),
        });
    }
    (!moves.is_empty()).then_some(Edit::Adjust {
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
    let scheme = &book.ledger().session().scheme;
    let Adjusting {
        from, to, counted, ..
    } = adjusting;
    let values = [
        (
            Message::SlotFrom,
            from.map(|from| party(book, from, Message::AdjustEveryoneElse)),
        ),
        (
            Message::SlotTo,
            to.map(|to| party(book, to, Message::AdjustEachOther)),
        ),
        (
            Message::SlotPoints,
            counted.then_some(Message::PointsAlone {
                n: scheme.points(adjusting.points),
            }),
        ),
        (Message::SlotReason, None),
    ];
    let now = values.iter().position(|(_, value)| value.is_none());
    let step = match (from, to) {
        (None, _) => first(book, adjusting),
        (Some(from), None) => second(book, adjusting, from),
        _ if counted => why(book, adjusting),
        _ => pad(book, adjusting),
    };
    dock(adjusting, &values, now.unwrap_or(0), step)
}

/// A question with the values so far over it.
fn dock(
    adjusting: Adjusting,
    values: &[(Message, Option<Message>)],
    now: usize,
    step: Step,
) -> EntryView {
    let slots = values.iter().enumerate().map(|(at, (label, value))| Slot {
        does: Does::Moves(Adjusted::Ask(adjusting.reopen(at))),
        label: label.clone(),
        value: value.clone(),
        now: at == now,
        says: match value {
            Some(value) => Message::SlotFilled {
                slot: label.clone().nested(),
                value: value.clone().nested(),
            },
            None => Message::SlotBlank {
                slot: label.clone().nested(),
            },
        },
    });
    EntryView {
        slots: slots.collect(),
        steps: vec![step],
        ..EntryView::default()
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
        .map(|id| crate::view::sheet::name(session, *id))
        .collect()
}

/// Whether points are a side's.
fn sides(book: &Book) -> bool {
    book.ledger().session().scheme.rules.sides().is_some()
}

/// Everybody whose points move alone; of a side one of the partners.
fn players(book: &Book) -> impl Iterator<Item = Party> {
    let seats = if sides(book) { 2 } else { names(book).len() };
    Seat::all(seats).map(Party::Player)
}

fn givers(book: &Book) -> Vec<Party> {
    let others = (!sides(book)).then_some(Party::Others);
    players(book).chain(others).chain([Party::Nobody]).collect()
}

fn receivers(book: &Book, from: Party) -> Vec<Party> {
    let players = players(book).filter(|to| *to != from);
    match from {
        Party::Player(_) => {
            let others = (!sides(book)).then_some(Party::Others);
            players.chain(others).chain([Party::Nobody]).collect()
        }
        Party::Others | Party::Nobody => players.collect(),
    }
}

/// Who it is, in words; those who are meant by [`Party::Others`] as given.
fn party(book: &Book, party: Party, others: Message) -> Message {
    let names = names(book);
    match party {
        Party::Player(seat) if sides(book) => pairs::both(Side::of(seat), &names),
        Party::Player(seat) => Message::typed(names.get(seat.index()).map_or("", String::as_str)),
        Party::Others => others,
        Party::Nobody => Message::AdjustNobody,
    }
}

/// What the game has for a revoke, and then everybody who can give points.
fn first(book: &Book, adjusting: Adjusting) -> Step {
    let offers = penalties(&book.ledger().session().scheme);
    let offers = offers.into_iter().map(|one| Chip {
        does: asks(Adjusting {
            penalty: Some(one),
            ..adjusting
        }),
        ..penalty::offer(book, one)
    });
    let givers = givers(book).into_iter();
    let givers = givers.map(|from| {
        let who = party(book, from, Message::AdjustEveryoneElse);
        let from = Some(from);
        Chip {
            label: Message::ChipAdjustFrom {
                who: who.clone().nested(),
            },
            does: asks(Adjusting { from, ..adjusting }),
            ..Chip::plain(who)
        }
    });
    parties(
        Message::SlotFrom,
        Message::AskAdjustFrom,
        offers.chain(givers),
    )
}

/// Everybody who can be given points.
fn second(book: &Book, adjusting: Adjusting, from: Party) -> Step {
    let receivers = receivers(book, from).into_iter();
    let receivers = receivers.map(|to| {
        let who = party(book, to, Message::AdjustEachOther);
        let to = Some(to);
        Chip {
            label: Message::ChipAdjustTo {
                who: who.clone().nested(),
            },
            does: asks(Adjusting { to, ..adjusting }),
            ..Chip::plain(who)
        }
    });
    parties(Message::SlotTo, Message::AskAdjustTo, receivers)
}

/// Goes on with another question.
fn asks(next: Adjusting) -> Does {
    Does::Moves(Adjusted::Ask(next))
}

fn parties(caption: Message, question: Message, chips: impl Iterator<Item = Chip>) -> Step {
    let kind = StepKind::Contracts;
    Step::of(kind, caption, question, Message::HintAdjust, keyed(chips))
}

/// The digits in the order of their cards.
fn digits() -> [i64; 10] {
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
}

/// Any number, digit by digit, with what it does so far.
fn pad(book: &Book, adjusting: Adjusting) -> Step {
    let typed = |points: i64| {
        asks(Adjusting {
            points,
            ..adjusting
        })
    };
    let digits = digits().map(|n| Chip {
        struck: adjusting.points * 10 + n > MOST,
        does: typed(adjusting.points * 10 + n),
        key: u32::try_from(n).ok().and_then(|n| char::from_digit(n, 10)),
        ..Chip::plain(Message::Number { n })
    });
    let erase = Chip {
        label: Message::AdjustErase,
        struck: adjusting.points == 0,
        does: typed(adjusting.points / 10),
        ..Chip::plain(Message::AdjustEraseSign)
    };
    let tried = effect::of(book, adjusting);
    let next = Chip {
        struck: tried.is_none(),
        chosen: tried.is_some(),
        does: asks(Adjusting {
            counted: true,
            ..adjusting
        }),
        ..Chip::plain(Message::AdjustNext)
    };
    let each = [adjusting.from, adjusting.to].contains(&Some(Party::Others));
    let typed = book.ledger().session().scheme.points(adjusting.points);
    let chips = digits.into_iter().chain([erase, next]).map(|chip| Chip {
        does: if chip.struck {
            Does::Nothing
        } else {
            chip.does
        },
        ..chip
    });
    Step::of(
        StepKind::Numbers,
        Message::SlotPoints,
        match (adjusting.points, each) {
            (0, false) => Message::AskAdjustPoints,
            (0, true) => Message::AskAdjustEach,
            (_, false) => Message::AdjustPoints { n: typed },
            (_, true) => Message::AdjustPointsEach { n: typed },
        },
        tried.unwrap_or(Message::HintAdjust),
        chips.collect(),
    )
}

fn why(book: &Book, adjusting: Adjusting) -> Step {
    let chips = reasons().map(|reason| Chip {
        does: Does::Moves(Adjusted::Done {
            adjusting,
            reason: reason.clone(),
        }),
        ..Chip::plain(reason)
    });
    Step::of(
        StepKind::Choices,
        Message::SlotReason,
        Message::AskAdjustWhy,
        effect::of(book, adjusting).unwrap_or(Message::HintAdjust),
        keyed(chips.into_iter()),
    )
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

/// A change of somebody's points, in words.
pub(in crate::view) fn moved(scheme: &Scheme, name: String, points: i64) -> Message {
    Message::AdjustMoved {
        name,
        points: Change::of(scheme, points),
    }
}
