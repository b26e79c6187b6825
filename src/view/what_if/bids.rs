//! Everybody bids: bid by tricks, in a hand of so many cards.

use super::{Cell, Row, Trial, number};
use crate::games::{Bid, HandRecord, Outcome, Override, Tricks};
use crate::scheme::ExactBid;
use crate::seat::Seat;
use crate::view::message::Message;

/// The most cards of a hand that is shown: more bids than these nobody reads.
pub(in crate::view) const MOST: u8 = 20;

/// Hands of so many cards in which one player's bid is looked at.
pub(in crate::view) struct Hands<'a> {
    pub(in crate::view) trial: &'a Trial<'a>,
    pub(in crate::view) rules: &'a ExactBid,
    /// Whose bid it is.
    pub(in crate::view) own: Seat,
    /// Cards dealt to each.
    pub(in crate::view) cards: u8,
    /// Whether all together bid more than there are cards.
    pub(in crate::view) over: bool,
}

impl Hands<'_> {
    /// The bids, and the tricks, that are shown.
    pub(in crate::view) fn shown(&self) -> std::ops::RangeInclusive<u8> {
        0..=self.cards.min(MOST)
    }

    /// Every bid by every number of tricks.
    pub(in crate::view) fn rows(&self) -> Vec<Row> {
        let row = |bid| Row::of(number(bid), self.shown().map(move |n| self.cell(bid, n)));
        self.shown().map(row).collect()
    }

    fn cell(&self, bid: u8, tricks: u8) -> Cell {
        let played = self.play(bid, tricks);
        played.map_or_else(Cell::none, |(outcome, _)| {
            let made = self.rules.is_made(bid, tricks);
            // What the others win or lose is not known, so that neither is the money.
            self.trial
                .cell(&outcome, self.own, made, |n| Message::HouseCellBid {
                    bid: i64::from(bid),
                    tricks: i64::from(tricks),
                    n: self.trial.scheme.points(n),
                })
        })
    }

    /// What somebody would score, by a hand in which the one after him takes the rest; and what all bid together.
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
            Seat::all(trial.seats()).map(of).collect()
        };
        let sum = |bids: &[Option<u8>]| bids.iter().flatten().copied().map(u32::from).sum();
        let least = self.rules.fewest(cards);
        let bids = if self.over {
            list(bid, cards, least.max(1))
        } else {
            // The sum of the bids keeps off the number of cards, so that no hook forbids the last one.
            let bids = list(bid, least, least);
            let hooked: u32 = sum(&bids);
            list(bid, least + u8::from(hooked == u32::from(cards)), least)
        };
        let together = sum(&bids);
        let mut hand = HandRecord {
            cards: Some(cards),
            bids: Some(Bid::list(bids)),
            tricks: Some(Tricks::Seats(list(tricks, cards.checked_sub(tricks)?, 0))),
            ..trial.record()
        };
        let played = trial.play(&hand).or_else(|| {
            hand.overrides = Some(Override::Hook);
            trial.play(&hand).filter(|_| !self.over)
        });
        Some((played?, together))
    }
}
