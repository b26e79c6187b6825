//! Each player bids: bid against tricks, for a number of cards.

use super::{Grid, Trial};
use crate::games::{Bid, HandRecord, Outcome, Override, Tricks};
use crate::scheme::ExactBid;
use crate::seat::Seat;
use crate::view::message::Message;

/// The highest bid and number of tricks in a table.
pub(in crate::view) const MOST: u8 = 20;

/// Hands of a size, for one player's bid.
pub(in crate::view) struct Hands<'a> {
    pub(in crate::view) trial: &'a Trial<'a>,
    pub(in crate::view) rules: &'a ExactBid,
    /// The bidder.
    pub(in crate::view) own: Seat,
    /// Cards dealt to each.
    pub(in crate::view) cards: u8,
    /// Whether all bids together exceed the number of cards.
    pub(in crate::view) over: bool,
}

impl Hands<'_> {
    /// Every bid with every number of tricks.
    pub(in crate::view) fn grid(&self) -> Grid {
        let shown = 0..=self.cards.min(MOST);
        self.trial.by_tricks(
            [
                Message::house_worked_hand(self.cards),
                Message::HouseWorkedBidCaption,
            ],
            shown.clone(),
            shown.map(|bid| (Message::number(bid), self.own, bid)),
            |bid, tricks| self.play(*bid, tricks).map(|(outcome, _)| outcome),
            |bid, tricks, n| Message::house_cell_bid(*bid, tricks, n),
        )
    }

    /// The hand in which the player bids and takes these and the next player takes the rest, and the sum of all bids;
    /// `None` if it is impossible.
    pub(in crate::view) fn play(&self, bid: u8, tricks: u8) -> Option<(Outcome, u32)> {
        let (trial, cards) = (self.trial, self.cards);
        let other = trial.playing().find(|seat| *seat != self.own);
        let list = |value: u8, next: u8, rest: u8| -> Vec<Option<u8>> {
            let of = |seat: Seat| match seat {
                seat if trial.deal.out.at(seat) => None,
                seat if seat == self.own => Some(value),
                seat if Some(seat) == other => Some(next),
                _ => Some(rest),
            };
            Seat::all(trial.table.seats).map(of).collect()
        };
        let sum = |bids: &[Option<u8>]| bids.iter().flatten().copied().map(u32::from).sum();
        let least = self.rules.least_bid_for(cards);
        let bids = if self.over {
            list(bid, cards, least.max(1))
        } else {
            // The sum of the bids avoids the number of cards, so that no hook forbids the last.
            let bids = list(bid, least, least);
            let hooked: u32 = sum(&bids);
            list(bid, least + u8::from(hooked == u32::from(cards)), least)
        };
        let together = sum(&bids);
        let mut hand = HandRecord {
            cards: Some(cards),
            bids: Some(Bid::list(bids)),
            tricks: Some(Tricks::Seats(list(tricks, cards.checked_sub(tricks)?, 0))),
            ..trial.said.clone()
        };
        let played = trial.play(&hand).or_else(|| {
            hand.overrides = Some(Override::Hook);
            trial.play(&hand).filter(|_| !self.over)
        });
        Some((played?, together))
    }
}
