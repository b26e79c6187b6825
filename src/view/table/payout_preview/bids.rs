//! Each player bids: bid against tricks, for the cards dealt now.

use super::PreviewChoice;
use crate::scheme::ExactBid;
use crate::seat::Seat;
use crate::view::message::Message;
use crate::view::what_if::bids::Hands;
use crate::view::what_if::{Grid, Trial, numbers};

pub(super) fn table(next: &Trial, rules: &ExactBid, own: Seat, looking: &PreviewChoice) -> Grid {
    let cards = next.deal.cards;
    let hands = Hands {
        trial: next,
        rules,
        own,
        cards,
        over: false,
    };
    let grid = Grid {
        title: Message::HouseWorkedHand {
            n: i64::from(cards),
        },
        caption: next.caption(Message::HouseWorkedBidCaption),
        choices: Vec::new(),
        heads: numbers(hands.shown()),
        subheads: Vec::new(),
        rows: hands.rows(),
    };
    match looking.bid.map(usize::from) {
        Some(bid) => grid.boxed(bid, bid),
        None => grid,
    }
}
