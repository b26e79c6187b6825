//! All four bid, with partners: bid against tricks, where the partner takes exactly the tricks they bid.

use super::{Grid, Trial};
use crate::games::{Bid, HandRecord, Outcome, Tricks, allowed_partnership_bids};
use crate::scheme::partnership_bid::{PartnershipBid, TRICKS};
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
        |bid, tricks, n| Message::partners_cell(said(*bid), tricks, n),
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
