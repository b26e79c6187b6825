//! Draws before the first hand, as text.

use crate::cards::Card;
use crate::ledger::{Draw, Session};
use crate::view::Message;

/// A draw of a session.
pub fn says(session: &Session, draw: &Draw) -> Message {
    let called = |id| session.name(id);
    match draw {
        Draw::Seats(seats) => Message::draw_seats(session.names(seats)),
        Draw::Partners(cards) => partners(cards.iter().map(|(id, card)| (called(*id), *card))),
        Draw::Dealer(dealer) => Message::draw_dealer(called(*dealer)),
    }
}

/// Partners by the cards they drew, highest first.
pub fn partners(cards: impl Iterator<Item = (String, Card)>) -> Message {
    let drawn = cards.map(|(name, drew)| Message::spaced(name, card(drew)));
    let drawn: Vec<Message> = drawn.collect();
    let part = |at: usize| drawn.get(at).cloned().unwrap_or_default();
    Message::draw_partners(part(0), part(1), part(2), part(3))
}

fn card(card: Card) -> Message {
    let suit = card.suit().to_owned();
    match card.rank() {
        11 => Message::draw_jack(suit),
        12 => Message::draw_queen(suit),
        13 => Message::draw_king(suit),
        14 => Message::draw_ace(suit),
        n => Message::draw_card(n, suit),
    }
}
