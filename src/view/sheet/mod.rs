//! The score sheet: one line a hand, points to begin with as hand 0, and the last hand in a sentence.

mod correction_diff;
mod lines;
mod open;
mod parts;
mod remarks;
mod values;

pub use lines::Sheet;
use parts::{Kind, Parts};
pub(super) use remarks::{gave, marks};
pub use values::{Place, Value};

use super::message::contract_names::inline;
use super::page::LastHand;
use super::table::{count, pairs, partners};
use super::{Change, Message};
use crate::games::{Bid, HandRecord, Tricks};
use crate::ledger::{Book, Edit, Hand, Ledger, ParticipantId, Session};
use crate::points::Points;
use crate::scheme::odd_trick::{Aim, Mode};
use crate::scheme::switch::Switch;
use crate::seat::Seat;

/// One hand on the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRow {
    /// Its number, counted from 1; 0 for the points that the session begins with.
    pub number: i64,
    /// Whether it was corrected.
    pub corrected: bool,
    /// Who played it.
    pub who: Message,
    /// What was played.
    pub what: Message,
    /// The same with what it was before a correction, where that is more than the tricks, and with what was noted beside
    /// it; blank where there is neither.
    pub what_more: Message,
    /// What the table noted, gave or took beside the hand; blank where there is nothing.
    pub remark: Message,
    /// Tricks of the declaring side.
    pub tricks: Message,
    /// What the tricks were before a correction.
    pub tricks_before: Message,
    /// A cell for each who has a column; none where they did not sit or the hand is open.
    pub cells: Vec<Option<Cell>>,
    /// Whether a game was won with it, and what comes next is another one.
    pub closes: bool,
    /// Whether it is the hand that is being entered.
    pub open: bool,
    /// Whether the cursor is on it: on the open hand, or on the one that is being corrected while that waits.
    pub at_cursor: bool,
    /// What is said so far in the open hand, a part for each cell; none where nobody bids for himself.
    pub so_far: Vec<BidsSoFar>,
    /// What a tap on it corrects, or asks again of the hand that is being entered.
    pub values: Vec<Value>,
    /// The row as a sentence.
    pub label: Message,
}

/// Who stands over a column of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// A player's name, or those of a side.
    pub text: Message,
    /// Whose column it is.
    pub players: Vec<String>,
}

/// What a hand was for one participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What it brought; none where it was passed out, or they were dealt no cards.
    pub change: Option<Points>,
    /// Whether they sat at the table and were dealt no cards.
    pub sat_out: bool,
    /// Their total after it.
    pub total: Points,
    /// What they bid and what they took, where everybody bids for himself.
    pub bid: Option<BidAndTook>,
}

impl Cell {
    /// What it brought, in a cell.
    pub fn brought(&self) -> Message {
        match self.change {
            Some(n) => Message::Change { n: Change(n) },
            None if self.sat_out => Message::SatOut,
            None => Message::ChangeUnknown,
        }
    }
}

/// What somebody bid and took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BidAndTook {
    /// The bid.
    pub bid: Bid,
    /// The tricks.
    pub took: i64,
    /// Whether that made the bid.
    pub made: bool,
}

/// What one participant has said of the open hand, where everybody bids for himself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BidsSoFar {
    /// Their bid.
    pub bid: Option<Bid>,
    /// What they took.
    pub took: Option<i64>,
    /// Whether they are asked now.
    pub asked: bool,
}

/// What the table calls the session, or the day, beside its scheme.
pub fn subtitle(session: &Session) -> Message {
    Message::Beside {
        first: title(session).nested(),
        second: Message::scheme(&session.scheme).nested(),
    }
}

/// What the table calls the session; the day where it has no title.
pub fn title(session: &Session) -> Message {
    if session.title.is_empty() {
        Message::UntitledOn {
            day: session.started,
        }
    } else {
        Message::typed(&session.title)
    }
}

/// A participant's name.
pub(super) fn name(session: &Session, id: ParticipantId) -> String {
    session
        .participant(id)
        .map(|participant| participant.name.clone())
        .unwrap_or_default()
}

/// Somebody's seat among these.
pub fn seat_of(seats: &[ParticipantId], id: ParticipantId) -> Option<Seat> {
    seats
        .iter()
        .position(|other| *other == id)
        .and_then(Seat::new)
}

/// The places of those who have a row of the table and a column of the sheet: who sits there, in the direction of play, then
/// whoever sat there before and left, in the order in which they came.
pub(super) fn columns(ledger: &Ledger) -> Vec<usize> {
    let session = ledger.session();
    let round = session.scheme.direction.round(session.seats.len());
    let mut columns: Vec<usize> = round
        .filter_map(|seat| session.position(*session.seats.get(seat.index())?))
        .collect();
    if columns.len() < session.participants.len() {
        let sat = ledger.sat().into_iter().enumerate();
        let left: Vec<usize> = sat
            .filter(|(at, sat)| *sat && !columns.contains(at))
            .map(|(at, _)| at)
            .collect();
        columns.extend(left);
    }
    columns
}

/// A hand of the books in a sentence with its number; none where there is no such hand.
pub(super) fn sentence(ledger: &Ledger, index: usize) -> Option<Message> {
    Some(Parts::of(ledger, index)?.sentence(count(index) + 1))
}

/// A hand in a line that has its number already, in parts that follow each other: who played it; what, and how it went; and
/// what was noted beside it, where there is something.
pub fn line(ledger: &Ledger, index: usize) -> Option<(Message, Message, Option<Message>)> {
    let session = ledger.session();
    let parts = Parts::of(ledger, index)?;
    let remark = remarks::remark(session, session.hands.get(index)?);
    let line = match parts.kind {
        Kind::Bids { .. } => {
            let said = [parts.who.clone(), parts.contract.clone(), parts.tail()];
            let said = said.into_iter().filter(|part| *part != Message::Blank);
            (said.reduce(more).unwrap_or(Message::Blank), Message::Blank)
        }
        _ => (parts.who.clone(), parts.tail()),
    };
    Some((line.0, line.1, remark))
}

/// The last hand in a line.
pub(super) fn last_hand(book: &Book) -> Option<LastHand> {
    let session = book.ledger().session();
    let index = session.hands.len().checked_sub(1)?;
    let parts = Parts::of(book.ledger(), index)?;
    let (n, label) = (count(index) + 1, parts.sentence(count(index) + 1));
    let (head, label) = match remarks::remark(session, &session.hands[index]) {
        Some(remark) => (Message::HandHeadRemarked { n }, with_remark(label, remark)),
        None => (Message::HandHead { n }, label),
    };
    Some(LastHand {
        index,
        head,
        who: parts.who.clone(),
        tail: parts.tail(),
        label,
    })
}

/// A hand in a sentence with what was noted beside it.
fn with_remark(hand: Message, remark: Message) -> Message {
    let (hand, remark) = (hand.nested(), remark.nested());
    Message::HandWithRemark { hand, remark }
}

/// Two parts of what is said of a hand.
fn more(first: Message, second: Message) -> Message {
    let (first, second) = (first.nested(), second.nested());
    Message::PairsMore { first, second }
}

/// Below the sheet: the newest correction, or how to make one.
pub(super) fn foot(book: &Book) -> Message {
    let session = book.ledger().session();
    let newest = book.log().in_force().filter_map(|(_, edit)| match edit {
        Edit::ReplaceHand { before, after } if !same_play(&before.record, &after.record) => session
            .hand_position(after.id)
            .map(|index| (index, before, after)),
        _ => None,
    });
    match newest.last() {
        None if session.hands.is_empty() => Message::NoHandYet,
        None => Message::TapToCorrect,
        Some((index, before, after)) => {
            match (side_tricks(&before.record), side_tricks(&after.record)) {
                (Some(old), Some(new)) if old != new => Message::CorrectedTricks {
                    n: count(index) + 1,
                    before: old,
                    after: new,
                },
                _ => Message::Corrected {
                    n: count(index) + 1,
                },
            }
        }
    }
}

/// Whether two records tell of the same play: what the table noted, gave or took beside it corrects nothing.
fn same_play(one: &HandRecord<ParticipantId>, other: &HandRecord<ParticipantId>) -> bool {
    let play = |record: &HandRecord<ParticipantId>| HandRecord {
        revoke: None,
        adjust: None,
        note: None,
        ..record.clone()
    };
    play(one) == play(other)
}

/// What a seat bid and what it took, where everybody bids for himself.
pub fn bid_and_taken(record: &HandRecord<ParticipantId>, seat: Seat) -> Option<(Bid, i64)> {
    let Some(Tricks::Seats(tricks)) = &record.tricks else {
        return None;
    };
    let bid = record.bids.as_deref()?.get(seat.index()).copied().flatten();
    let took = tricks.get(seat.index()).copied().flatten();
    Some((bid?, i64::from(took?)))
}

/// The side of a player, by both partners.
pub(super) fn side(session: &Session, hand: &Hand, player: ParticipantId) -> Message {
    let at = hand.seats.iter().position(|id| *id == player).unwrap_or(0) % 2;
    let of = |at: usize| {
        hand.seats
            .get(at)
            .map(|id| name(session, *id))
            .unwrap_or_default()
    };
    Message::Pair {
        first: of(at),
        second: of(at + 2),
    }
}

/// A bid as far as it is known: the level alone, or the mode with it.
fn level_and_mode(n: i64, mode: Option<Mode>) -> Message {
    match mode {
        Some(mode) => Message::BidLevel {
            n,
            mode: pairs::inline(mode).nested(),
        },
        None => Message::Number { n },
    }
}

/// What was undertaken where there are no contracts: high or low, a bid, the odd trick, or so many cards.
fn undertaken(record: &HandRecord<ParticipantId>) -> Message {
    if let Some(aim) = record.mode.as_deref().and_then(Aim::from_word) {
        return pairs::inline_aim(aim);
    }
    match (record.bid, record.side.is_some(), record.cards) {
        (Some(level), _, _) => {
            let mode = record.mode.as_deref().and_then(Mode::from_word);
            level_and_mode(i64::from(level), mode)
        }
        (None, true, _) => Message::SideTook,
        (None, false, Some(cards)) => Message::CardsDealt {
            n: i64::from(cards),
        },
        _ => Message::Blank,
    }
}

fn side_tricks<P>(record: &HandRecord<P>) -> Option<i64> {
    match record.tricks {
        Some(Tricks::Side(tricks)) => Some(i64::from(tricks)),
        _ => None,
    }
}

/// Who played a hand.
fn played_by(session: &Session, hand: &Hand) -> Message {
    let one = |id: &ParticipantId| Message::typed(&name(session, *id));
    match (
        hand.record.declarers.as_deref().unwrap_or_default(),
        &hand.record.payer,
        &hand.record.receiver,
    ) {
        ([first, second], _, _) => Message::Pair {
            first: name(session, *first),
            second: name(session, *second),
        },
        ([first], _, _) => one(first),
        (all @ [_, ..], _, _) => {
            let names = all.iter().map(one);
            names
                .reduce(super::rule_editor::list)
                .unwrap_or(Message::Blank)
        }
        (_, Some(player), _) | (_, _, Some(player)) => one(player),
        _ => match (&hand.record.side, &hand.record.bidder) {
            (Some(player), _) => side(session, hand, *player),
            (_, Some(bidder)) => one(bidder),
            _ => Message::Blank,
        },
    }
}

/// What was played in a hand.
fn played(session: &Session, hand: &Hand) -> Message {
    if hand.record.passed == Some(true) {
        return Message::PassedOut;
    }
    if session.scheme.rules.partnership_bid().is_some() {
        return partners::contracts(&hand.record);
    }
    let contract = hand.record.contract.as_deref();
    contract.map_or_else(
        || undertaken(&hand.record),
        |id| inline(&session.scheme, id),
    )
}
