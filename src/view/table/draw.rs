//! Draws before the first hand, as text.

use crate::cards::Card;
use crate::ledger::{Draw, Session};
use crate::view::Message;

/// A draw of a session.
pub fn says(session: &Session, draw: &Draw) -> Message {
    let called = |id| session.name(id);
    match draw {
        Draw::Seats(seats) => Message::DrawSeats {
            names: seats.iter().map(|id| called(*id)).collect(),
        },
        Draw::Partners(cards) => partners(cards.iter().map(|(id, card)| (called(*id), *card))),
        Draw::Dealer(dealer) => Message::DrawDealer {
            name: called(*dealer),
        },
    }
}

/// Partners by the cards they drew, highest first.
pub fn partners(cards: impl Iterator<Item = (String, Card)>) -> Message {
    let drawn = cards.map(|(name, drew)| Message::DrawCardOf {
        name,
        card: card(drew).nested(),
    });
    let drawn: Vec<Message> = drawn.collect();
    let part = |at: usize| drawn.get(at).cloned().unwrap_or(Message::Blank);
    Message::draw_partners(part(0), part(1), part(2), part(3))
}

fn card(card: Card) -> Message {
    let suit = card.suit().to_owned();
    match card.rank() {
        11 => Message::DrawJack { suit },
        12 => Message::DrawQueen { suit },
        13 => Message::DrawKing { suit },
        14 => Message::DrawAce { suit },
        n => Message::DrawCard { n: n.into(), suit },
    }
}
