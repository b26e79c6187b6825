//! All four bid, with partners: bid against tricks, where the partner takes exactly the tricks they bid.

use super::{Grid, Part, Trial, WorkedExample, sum};
use crate::games::{Bid, HandRecord, Outcome, Tricks, allowed_partnership_bids};
use crate::scheme::keyword::Keyword;
use crate::scheme::partnership_bid::{Nil, PartnershipBid, TRICKS};
use crate::seat::Seat;
use crate::view::message::Message;
use crate::view::table::partners::{said, short};

/// The score of a player's side for each bid and number of tricks, with the partner's bid.
pub(in crate::view) fn grid(
    trial: &Trial,
    rules: &PartnershipBid,
    own: Seat,
    partner: Bid,
) -> Grid {
    let bid = said(partner);
    let bids = allowed_partnership_bids(rules).into_iter();
    trial.by_tricks(
        [
            Message::partners_worked_title(bid),
            Message::HouseWorkedBidCaption,
        ],
        0..=TRICKS,
        bids.map(|bid| (short(bid), own, bid)),
        |bid, tricks| play(trial, rules, own, (*bid, tricks), partner),
        |bid, tricks| Message::partners_cell(said(*bid), tricks),
    )
}

/// The lowest bid of a number of tricks.
pub(in crate::view) fn least(rules: &PartnershipBid) -> Bid {
    Bid::Tricks(rules.least_bid)
}

/// A hand in which a player bids and takes these, the partner takes the tricks they bid, and the others bid the least
/// and take the rest; `None` if there are not enough tricks.
pub(in crate::view) fn play(
    trial: &Trial,
    rules: &PartnershipBid,
    own: Seat,
    (bid, tricks): (Bid, u8),
    partner: Bid,
) -> Option<Outcome> {
    let rest = TRICKS.checked_sub(tricks)?.checked_sub(partner.tricks())?;
    let place = |seat: Seat| (seat.index() + 4 - own.index()) % 4;
    let bids = Seat::all(4).map(|seat| match place(seat) {
        0 => bid,
        2 => partner,
        _ => least(rules),
    });
    let taken = Seat::all(4).map(|seat| match place(seat) {
        0 => tricks,
        1 => rest,
        2 => partner.tricks(),
        _ => 0,
    });
    trial.play(&HandRecord {
        bids: Some(bids.map(Some).collect()),
        tricks: Some(Tricks::Seats(taken.map(Some).collect())),
        ..trial.said.clone()
    })
}

/// The worked example: the score of the first player's side, where the partner bids and takes the least possible.
pub(super) fn worked(first: &Trial, rules: &PartnershipBid, open: &str) -> WorkedExample {
    let (own, partner) = (first.deal.eldest, least(rules));
    let shown = cell(open, rules);
    let (bid, tricks) = shown;
    let grid = grid(first, rules, own, partner);
    let row = allowed_partnership_bids(rules)
        .iter()
        .position(|one| *one == bid);
    let said = play(first, rules, own, shown, partner).map(|outcome| {
        let points = outcome.points.at(own);
        let sentence =
            Message::partners_worked(Message::HouseSomebody, said(bid), tricks, said(partner));
        (sentence, sum(&[Part::points_once(points)], &[], points))
    });
    WorkedExample::of(grid.with_boxed_cell(row.unwrap_or(0), tricks.into()), said)
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
