//! Partnership bidding: bid against tricks, where the partner bids and takes the least possible.

use super::WorkedExample;
use super::sum::{Part, sum};
use crate::games::{Bid, allowed_partnership_bids};
use crate::scheme::keyword::Keyword;
use crate::scheme::partnership_bid::{Nil, PartnershipBid, TRICKS};
use crate::view::message::Message;
use crate::view::rule_editor::context::Context;
use crate::view::table::partners::said;
use crate::view::what_if::{Trial, partners};

/// The score of the first player's side.
pub(super) fn worked(at: &Context, first: &Trial, rules: &PartnershipBid) -> WorkedExample {
    let (own, partner) = (first.deal.eldest, partners::least(rules));
    let shown = cell(at, rules);
    let (bid, tricks) = shown;
    let grid = partners::grid(first, rules, own, partner);
    let row = allowed_partnership_bids(rules)
        .iter()
        .position(|one| *one == bid);
    let said = partners::play(first, rules, own, shown, partner).map(|outcome| {
        let points = outcome.points.at(own);
        let sentence = Message::partners_worked(Message::HouseSomebody, said(bid), tricks);
        (sentence, sum(&[Part::points_once(points)], &[], points))
    });
    WorkedExample::of(grid.with_boxed_cell(row.unwrap_or(0), tricks.into()), said)
}

/// The bid and the tricks that show the effect of the open rule.
fn cell(at: &Context, rules: &PartnershipBid) -> (Bid, u8) {
    let open = at.open.unwrap_or_default();
    let least = partners::least(rules);
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
