//! The values on the sheet that a tap asks for again.
//!
//! | a tap on | asks first for |
//! |---|---|
//! | a player's cell where each player bids | the player's tricks; their bid, and their bonus if any, are beside them |
//! | a declarer's cell where each of several has tricks | the declarer's tricks |
//! | the tricks of a side or declarer | these tricks |
//! | anything else on the line | the first value: bid, contract, side or bidder |

use super::{bid_and_taken, counts_books};
use crate::games::Tricks;
use crate::games::entry::{Ask, Entry};
use crate::ledger::{Hand, Session};
use crate::seat::Seat;
use crate::view::Message;

/// A value on a line of the sheet that a tap asks for again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetValue {
    /// The question a tap asks.
    pub ask: Ask,
    /// The label of its button.
    pub label: Message,
}

impl SheetValue {
    /// The same in a stored hand with this number.
    fn of_hand(self, n: i64) -> Self {
        Self {
            label: Message::correct_value(n, self.label),
            ..self
        }
    }
}

/// The value of a player in a stored hand with this number.
pub(super) fn of_player(session: &Session, hand: &Hand, seat: Seat, n: i64) -> Option<SheetValue> {
    let player = hand.seats[seat.index()];
    let mut each = hand.record.each_declarer();
    let ask = if session.scheme.rules.all_bid() {
        bid_and_taken(&hand.record, seat).map(|_| Ask::Taken(seat))
    } else {
        let declares = each.any(|(who, _)| *who == player);
        declares.then_some(Ask::DeclarerResult(seat))
    };
    Some(value(ask?, session.name(player)).of_hand(n))
}

/// The tricks of a side or declarer in a stored hand with this number.
pub(super) fn of_side(session: &Session, hand: &Hand, n: i64) -> Option<SheetValue> {
    let label = if counts_books(session) {
        Message::SlotBooks
    } else {
        Message::SlotTricks
    };
    let tricks = SheetValue {
        ask: Ask::Tricks,
        label,
    };
    matches!(hand.record.tricks, Some(Tricks::Side(_))).then(|| tricks.of_hand(n))
}

/// The value of a player in the open hand: where each player bids, the last one entered.
pub(super) fn of_open(session: &Session, entry: &Entry, seat: Seat) -> Option<SheetValue> {
    let said = |ask: &Ask| entry.answer(*ask).is_some();
    let ask = [Ask::Taken(seat), Ask::Bid(seat)].into_iter().find(said)?;
    Some(value(ask, session.name(session.seats[seat.index()])))
}

/// A player's bid or tricks.
fn value(ask: Ask, name: String) -> SheetValue {
    let label = match ask {
        Ask::Bid(_) => Message::bid_cell(name),
        _ => Message::took_cell(name),
    };
    SheetValue { ask, label }
}
