//! Everybody bids: bid by tricks, in a hand of as many cards as are dealt now.

use super::hand::NextHand;
use super::{Before, Cell, PreviewChoice, Row};
use crate::games::entry::Ask;
use crate::games::{Bid, HandRecord, Override, Tricks};
use crate::seat::Seat;
use crate::view::message::Message;

/// The most cards of a hand that is shown: more bids than these nobody reads.
const MOST: u8 = 20;

pub(super) fn table(next: &NextHand, looking: &PreviewChoice) -> Before {
    let cards = next.deal.cards;
    let shown = cards.min(MOST);
    let asked = next.entry.now.and_then(|now| next.entry.steps.get(now));
    let seat = match asked.map(|step| step.ask) {
        Some(Ask::Bid(seat) | Ask::Taken(seat) | Ask::Bonus(seat)) => seat,
        _ => next.deal.eldest,
    };
    let number = |n: u8| Message::Number { n: i64::from(n) };
    let rows = (0..=shown).map(|bid| Row {
        head: number(bid),
        opens: None,
        cells: (0..=shown)
            .map(|tricks| {
                cell(next, seat, bid, tricks).boxed(looking.bid == Some(bid) && bid == tricks)
            })
            .collect(),
    });
    Before {
        title: Message::HouseWorkedHand {
            n: i64::from(cards),
        },
        caption: next.caption(Message::HouseWorkedBidCaption),
        whose: Vec::new(),
        all: None,
        heads: (0..=shown).map(|tricks| vec![number(tricks)]).collect(),
        rows: rows.collect(),
    }
}

/// What somebody would score: by a hand in which the one after them takes the rest, and just misses or makes it.
fn cell(next: &NextHand, own: Seat, bid: u8, tricks: u8) -> Cell {
    let cards = next.deal.cards;
    let other = next.playing().into_iter().find(|seat| *seat != own);
    let list = |value: u8, others: u8, rest: u8| -> Vec<Option<u8>> {
        let of = |seat: Seat| {
            if next.deal.out.at(seat) {
                None
            } else if seat == own {
                Some(value)
            } else {
                Some(if Some(seat) == other { others } else { rest })
            }
        };
        Seat::all(next.seats).map(of).collect()
    };
    let rules = next.scheme.rules.exact_bid();
    let least = rules.map_or(0, |rules| rules.least_bid).min(cards);
    let low = list(bid, least, least);
    let sum: u32 = low.iter().flatten().map(|bid| u32::from(*bid)).sum();
    let hooked = u8::from(sum == u32::from(cards));
    let hand = |overrides| HandRecord {
        cards: Some(cards),
        // The sum of the bids keeps off the number of cards, so that no hook forbids the last one.
        bids: Some(Bid::list(list(bid, least + hooked, least))),
        tricks: Some(Tricks::Seats(list(tricks, cards.saturating_sub(tricks), 0))),
        overrides: Some(overrides),
        ..next.record()
    };
    let played = next
        .play(&hand(Override::End))
        .or_else(|| next.play(&hand(Override::Hook)));
    played.map_or_else(Cell::none, |outcome| {
        let points = next.scheme.points(outcome.points.at(own));
        let says = Message::HouseCellBid {
            bid: i64::from(bid),
            tricks: i64::from(tricks),
            n: points,
        };
        // What the others win or lose is not known, so that neither is the money.
        let made = rules.is_some_and(|rules| rules.is_made(bid, tricks));
        Cell::of(points, None, made, says)
    })
}
