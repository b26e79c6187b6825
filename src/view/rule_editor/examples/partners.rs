//! All four bid, and partners together: bid by tricks, the partner taking just the least that he can bid.

use super::sum::{Part, sum};
use super::{Cell, Row, WorkedExample, first, n, played};
use crate::games::{Bid, Carry};
use crate::scheme::partnership_bid::{Nil, PartnershipBid, TRICKS};
use crate::view::message::Message;
use crate::view::rule_editor::context::Context;
use crate::view::table::partners;

/// What the first player's side scores.
pub(super) fn worked(at: &Context, rules: &PartnershipBid) -> WorkedExample {
    let partner = Bid::Tricks(rules.least_bid);
    let shown = cell(at, rules);
    let row = |bid: Bid| Row {
        head: partners::short(bid),
        cells: (0..=TRICKS)
            .map(|tricks| {
                Cell::of(hand(at, rules, bid, tricks), (bid, tricks) == shown, |n| {
                    partners::cell(bid, tricks, n)
                })
            })
            .collect(),
    };
    let scored = hand(at, rules, shown.0, shown.1);
    let (sentence, sum) = scored.map_or((Message::Blank, Message::Blank), |(points, _)| {
        let sentence = Message::PartnersWorked {
            name: Message::HouseSomebody.part(),
            bid: partners::said(shown.0).part(),
            tricks: n(shown.1),
        };
        (sentence, sum(&[Part::flat(points)], &[], points))
    });
    WorkedExample {
        title: partners::title(partner),
        caption: Message::HouseWorkedBidCaption,
        examples: Vec::new(),
        corner: Message::Blank,
        heads: partners::heads(),
        rows: partners::bids(rules).into_iter().map(row).collect(),
        sentence,
        sum,
    }
}

/// The bid and the tricks that show what the open rule does.
fn cell(at: &Context, rules: &PartnershipBid) -> (Bid, u8) {
    let open = at.open.unwrap_or_default();
    let (four, nil) = (Bid::Tricks(4.max(rules.least_bid)), Bid::Nil(Nil::Seen));
    match open.split('.').collect::<Vec<_>>()[..] {
        ["nil", "lost"] | ["nil-tricks"] if rules.nil.is_some() => (nil, 2),
        ["nil", ..] if rules.nil.is_some() => (nil, 0),
        ["blind-nil", "lost"] if rules.blind_nil.is_some() => (Bid::Nil(Nil::Blind), 2),
        ["blind-nil", ..] if rules.blind_nil.is_some() => (Bid::Nil(Nil::Blind), 0),
        ["lost"] => (four, 3),
        ["overtrick"] => (four, four.tricks().saturating_add(2)),
        ["bags", ..] => (
            Bid::Tricks(rules.least_bid),
            TRICKS.saturating_sub(rules.least_bid),
        ),
        _ => (four, four.tricks()),
    }
}

/// What such a hand scores, and whether its bid is made.
fn hand(at: &Context, rules: &PartnershipBid, bid: Bid, tricks: u8) -> Option<(i64, bool)> {
    let own = first()?;
    let hand = partners::hand(rules, own, (bid, tricks), Bid::Tricks(rules.least_bid))?;
    let (outcome, _) = played(at.good, &Carry::default(), &hand).ok()?;
    Some((outcome.points.at(own), partners::made(&outcome.result, own)))
}
