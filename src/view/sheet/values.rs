//! The values on the sheet that a tap asks for again.
//!
//! | a tap on | asks first for |
//! |---|---|
//! | a player's cell where each player bids | the player's tricks; their bid, and their bonus if any, are beside them |
//! | a declarer's cell where each of several has tricks | the declarer's tricks |
//! | the tricks of a side or declarer | these tricks |
//! | anything else on the line | the first value: bid, contract, side or bidder |

use super::{bid_and_taken, seat_of};
use crate::games::Tricks;
use crate::games::entry::{Ask, Entry, Step};
use crate::ledger::{Hand, ParticipantId, Session};
use crate::scheme::Scheme;
use crate::seat::Seat;
use crate::view::Message;

/// A value on a line of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// Its position.
    pub place: ValuePosition,
    /// The question a tap asks.
    pub ask: Ask,
    /// Its accessible label.
    pub label: Message,
}

/// A position on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValuePosition {
    /// Tricks of the declaring side.
    Tricks,
    /// The cell in that column, counted from 0.
    Column(usize),
}

/// The values of a stored hand.
pub(super) fn of_hand(session: &Session, hand: &Hand, columns: &[usize], n: i64) -> Vec<Value> {
    let scheme = &session.scheme;
    let values = if scheme.rules.all_bid() {
        in_columns(session, &hand.seats, columns, |seat| {
            bid_and_taken(&hand.record, seat).map(|_| Ask::Taken(seat))
        })
    } else if hand.record.each_declarer().next().is_some() {
        in_columns(session, &hand.seats, columns, |seat| {
            let mut each = hand.record.each_declarer();
            let has_tricks = each.any(|(who, _)| *who == hand.seats[seat.index()]);
            has_tricks.then_some(Ask::DeclarerResult(seat))
        })
    } else if matches!(hand.record.tricks, Some(Tricks::Side(_))) {
        vec![tricks(scheme)]
    } else {
        Vec::new()
    };
    let correct = |value: Value| Value {
        label: Message::correct_value(n, value.label),
        ..value
    };
    values.into_iter().map(correct).collect()
}

/// The values of the open hand: where each player bids, the last one entered by each.
pub(super) fn of_open(session: &Session, entry: &Entry, columns: &[usize]) -> Vec<Value> {
    let said = |ask: &Ask| {
        let answered = |step: &Step| step.ask == *ask && step.answer.is_some();
        entry.steps.iter().any(answered)
    };
    in_columns(session, &session.seats, columns, |seat| {
        [Ask::Taken(seat), Ask::Bid(seat)].into_iter().find(said)
    })
}

/// A value of every player with a column.
fn in_columns(
    session: &Session,
    seats: &[ParticipantId],
    columns: &[usize],
    ask: impl Fn(Seat) -> Option<Ask>,
) -> Vec<Value> {
    let value = |(at, participant): (usize, &usize)| {
        let participant = session.participants.get(*participant)?;
        let ask = ask(seat_of(seats, participant.id)?)?;
        let name = participant.name.clone();
        Some(Value {
            place: ValuePosition::Column(at),
            ask,
            label: match ask {
                Ask::Bid(_) => Message::bid_cell(name),
                _ => Message::took_cell(name),
            },
        })
    };
    columns.iter().enumerate().filter_map(value).collect()
}

/// The tricks of a side.
fn tricks(scheme: &Scheme) -> Value {
    let kitty = scheme.rules.odd_trick().is_some_and(|rules| rules.kitty);
    Value {
        place: ValuePosition::Tricks,
        ask: Ask::Tricks,
        label: if kitty {
            Message::SlotBooks
        } else {
            Message::SlotTricks
        },
    }
}
