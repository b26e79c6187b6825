//! All four bid, and partners together: bid by tricks, for who is asked now.

use super::hand::NextHand;
use super::{Before, Cell, Row};
use crate::games::entry::Ask;
use crate::games::{Bid, HandRecord, Override};
use crate::scheme::partnership_bid::{PartnershipBid, TRICKS};
use crate::seat::{Direction, Seat};
use crate::view::message::Message;
use crate::view::table::partners;
use crate::view::table::steps::bids::bid;

/// What each bid and number of tricks scores for the side, where the partner takes what he bid; before that is known,
/// where he bids the least.
pub(super) fn table(next: &NextHand, rules: &PartnershipBid) -> Before {
    let asked = next.entry.now.and_then(|now| next.entry.steps.get(now));
    let own = match asked.map(|step| step.ask) {
        Some(Ask::Bid(seat) | Ask::Taken(seat)) => seat,
        _ => next.deal.eldest,
    };
    let partner = bid(&next.entry, own.after(2, Direction::Clockwise, 4));
    let partner = partner.unwrap_or(Bid::Tricks(rules.least_bid));
    let said = bid(&next.entry, own);
    let rows = partners::bids(rules).into_iter().map(|bid| Row {
        head: partners::short(bid),
        opens: None,
        cells: (0..=TRICKS)
            .map(|tricks| {
                let boxed = said == Some(bid) && tricks == bid.tricks();
                cell(next, rules, own, (bid, tricks), partner).boxed(boxed)
            })
            .collect(),
    });
    Before {
        title: partners::title(partner),
        caption: next.caption(Message::HouseWorkedBidCaption),
        whose: Vec::new(),
        all: None,
        heads: partners::heads()
            .into_iter()
            .map(|head| vec![head])
            .collect(),
        rows: rows.collect(),
    }
}

fn cell(
    next: &NextHand,
    rules: &PartnershipBid,
    own: Seat,
    (bid, tricks): (Bid, u8),
    partner: Bid,
) -> Cell {
    let hand = partners::hand(rules, own, (bid, tricks), partner).map(|hand| HandRecord {
        dealer: next.record().dealer,
        overrides: Some(Override::End),
        ..hand
    });
    let played = hand.and_then(|hand| next.play(&hand));
    played.map_or_else(Cell::none, |outcome| {
        let (points, made) = (outcome.points.at(own), partners::made(&outcome.result, own));
        // What the others win or lose is not known, so that neither is the money.
        Cell::of(points, None, made, partners::cell(bid, tricks, points))
    })
}
