//! All four bid, with partners: bid against tricks, where the partner takes exactly the tricks they bid.

use super::{Grid, HandTable, Line, Part, Trial, sum};
use crate::games::{Bid, HandRecord, allowed_partnership_bids};
use crate::scheme::keyword::Keyword;
use crate::scheme::partnership_bid::{Nil, PartnershipBid, TRICKS};
use crate::seat::Seat;
use crate::view::message::Message;
use crate::view::table::partners::{said, short};
use std::iter;

/// The score of a player's side for each bid and number of tricks, with the partner's bid. The others bid the least.
pub(in crate::view) fn table(
    trial: &Trial,
    rules: &PartnershipBid,
    own: Seat,
    partner: Bid,
) -> HandTable {
    let line = |bid| Line {
        head: short(bid),
        seat: own,
        hand: HandRecord {
            bids: Some(
                trial.each(|seat| match (seat.index() + 4 - own.index()) % 4 {
                    0 => bid,
                    2 => partner,
                    _ => least(rules),
                }),
            ),
            ..trial.said.clone()
        },
    };
    let bids = allowed_partnership_bids(rules).into_iter();
    HandTable {
        title: Message::partners_worked_title(said(partner)),
        caption: Message::HouseWorkedBidCaption,
        tricks: 0..=TRICKS,
        lines: bids.map(line).collect(),
        says: |line, tricks| {
            Message::partners_cell(line.bid().map_or(Message::Blank, said), tricks)
        },
    }
}

/// The lowest bid of a number of tricks.
pub(in crate::view) fn least(rules: &PartnershipBid) -> Bid {
    Bid::Tricks(rules.least_bid)
}

/// The worked example: the score of the first player's side, where the partner bids and takes the least possible.
pub(super) fn worked(first: &Trial, rules: &PartnershipBid, open: &str) -> Grid {
    let partner = least(rules);
    let hands = table(first, rules, first.deal.eldest, partner);
    let (bid, tricks) = cell(open, rules);
    let row = hands.lines.iter().position(|line| line.bid() == Some(bid));
    let cell = (row.unwrap_or(0), tricks);
    first.worked(&hands, iter::empty(), cell, |line, outcome| {
        let points = outcome.points.at(line.seat);
        let name = Message::HouseSomebody;
        let sentence = Message::partners_worked(name, said(bid), tricks, said(partner));
        Some((sentence, sum(&[Part::points_once(points)], &[], points)))
    })
}

/// The bid and the tricks that show the effect of the open rule.
fn cell(open: &str, rules: &PartnershipBid) -> (Bid, u8) {
    let least = least(rules);
    let four = Bid::Tricks(least.tricks().max(4));
    let path: Vec<_> = open.split('.').collect();
    let nil = match path[..] {
        ["nil-tricks"] => Some((Nil::Seen, 2)),
        [key, "lost"] => Nil::from_word(key).map(|nil| (nil, 2)),
        [key, ..] => Nil::from_word(key).map(|nil| (nil, 0)),
        [] => None,
    };
    if let Some((nil, tricks)) = nil.filter(|(nil, _)| rules.nil(*nil).is_some()) {
        return (Bid::Nil(nil), tricks);
    }
    match path[..] {
        ["lost"] => (four, 3),
        ["overtrick"] => (four, four.tricks().saturating_add(2)),
        ["bags", ..] => (least, TRICKS.saturating_sub(least.tricks())),
        _ => (four, four.tricks()),
    }
}
