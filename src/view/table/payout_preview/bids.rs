//! Each player bids: bid against tricks, for the cards dealt now.

use super::PreviewChoice;
use crate::scheme::ExactBid;
use crate::seat::Seat;
use crate::view::what_if::bids::Hands;
use crate::view::what_if::{Grid, Trial};

pub(super) fn table(next: &Trial, rules: &ExactBid, own: Seat, looking: &PreviewChoice) -> Grid {
    let hands = Hands {
        trial: next,
        rules,
        own,
        cards: next.deal.cards,
        over: false,
    };
    let grid = hands.grid();
    match looking.bid.map(usize::from) {
        Some(bid) => grid.with_boxed_cell(bid, bid),
        None => grid,
    }
}
