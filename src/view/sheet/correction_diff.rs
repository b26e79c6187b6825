//! The original values of a corrected hand, shown beside the corrected ones. A side's tricks have their own column.

use super::{bid_and_taken, played, played_by};
use crate::ledger::{Hand, Session};
use crate::seat::Seat;
use crate::view::message::Message;
use crate::view::table::partners::said;

/// The original declarer and contract if they differ; where each player bids, the players whose bid and tricks differ.
pub(super) fn previous_play(session: &Session, before: &Hand, now: &Hand) -> Option<Message> {
    let who = played_by(session, before);
    let what = played(session, before);
    let other = (
        who != played_by(session, now) && who != Message::Blank,
        what != played(session, now),
    );
    match other {
        (true, true) => Some(Message::listed(who, what)),
        (true, false) => Some(who),
        (false, true) => Some(what),
        (false, false) => Seat::all(before.seats.len())
            .filter_map(|seat| {
                let (bid, took) = bid_and_taken(&before.record, seat)?;
                let same = bid_and_taken(&now.record, seat) == Some((bid, took));
                let seat_was =
                    Message::seat_was(session.name(before.seats[seat.index()]), said(bid), took);
                (!same).then_some(seat_was)
            })
            .reduce(Message::listed),
    }
}
